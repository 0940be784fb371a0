import ts from 'typescript';

/** Props whose value a player sees or hears. */
const spokenProps = new Set([
  'accessibilityHint',
  'accessibilityLabel',
  'act',
  'aria-label',
  'aria-valuetext',
  'detail',
  'hint',
  'label',
  'name',
  'note',
  'overline',
  'placeholder',
  'problem',
  'side',
  'text',
  'title',
  'value',
  'why',
]);

/** Props of that name whose value is an id: an icon, a picture, a route. */
const idsByElement: Readonly<Record<string, readonly string[]>> = {
  Icon: ['name'],
  Picture: ['name'],
  Step: ['icon'],
};

const isIdProp = (element: string, prop: string) =>
  idsByElement[element]?.includes(prop) === true ||
  (element.endsWith('.Screen') && prop === 'name');

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The texts that an expression can come to without asking a catalogue. */
function literalsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  }
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return node.expression === undefined ? [] : literalsIn(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) return literalsInBinary(node);
  return [];
}

const joining: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
];

/** A comparison is not a text, and what stands before && is not shown. */
function literalsInBinary({ operatorToken, left, right }: ts.BinaryExpression): readonly string[] {
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalsIn(right);
  return joining.includes(operatorToken.kind) ? [...literalsIn(left), ...literalsIn(right)] : [];
}

function textsOf(node: ts.Node): readonly string[] {
  if (ts.isJsxText(node)) return [node.text.trim()];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsIn(node);
  if (ts.isJsxAttribute(node) && node.initializer !== undefined) {
    const prop = node.name.getText();
    const element = node.parent.parent.tagName.getText();
    return spokenProps.has(prop) && !isIdProp(element, prop) ? literalsIn(node.initializer) : [];
  }
  return [];
}

/** Player-visible texts that stand in a component instead of the catalogue, with their lines. */
export function hardCodedTexts(fileName: string, source: string): readonly string[] {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const texts = textsOf(node).filter(hasLetters);
    found.push(...texts.map((text) => `${fileName}:${line + 1}: ${text}`));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
