/** `as` and `!` overrule the compiler, so each one carries its reason in a comment: on its line or just above. */
const assertionReason = {
  meta: {
    type: 'problem',
    messages: {
      missing:
        'An assertion (`as`, `!`) carries its reason in a comment on its line or just above.',
    },
    schema: [],
  },
  create(context) {
    const source = context.sourceCode;
    const commented = new Set();
    for (const comment of source.getAllComments()) {
      for (let line = comment.loc.start.line; line <= comment.loc.end.line; line += 1) {
        commented.add(line);
      }
    }

    const statementOf = (node) => {
      let at = node;
      while (at.parent && !/Statement$|Declaration$|^PropertyDefinition$/.test(at.type)) {
        at = at.parent;
      }
      return at;
    };

    const check = (node) => {
      const { start, end } = node.loc;
      const lines = [start.line - 1, start.line, end.line, statementOf(node).loc.start.line - 1];
      if (!lines.some((line) => commented.has(line))) {
        context.report({ node, messageId: 'missing' });
      }
    };

    const isConst = (type) => type.type === 'TSTypeReference' && type.typeName.name === 'const';

    return {
      TSAsExpression(node) {
        if (!isConst(node.typeAnnotation)) check(node);
      },
      TSNonNullExpression: check,
    };
  },
};

module.exports = { assertionReason };
