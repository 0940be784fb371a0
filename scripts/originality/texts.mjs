import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import ts from 'typescript';

/** @typedef {{ readonly file: string, readonly line: number, readonly text: string }} Text */

const isTold = (/** @type {string} */ path) =>
  /^(words\/|systems\/[^/]+\/(words|reference)\/).*\.ts$/.test(path.replaceAll('\\', '/'));

/** Every file with texts that a player reads. @param {string} root @returns {string[]} */
export function textFiles(root) {
  const src = join(root, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(isTold)
    .map((path) => join(src, path))
    .sort();
}

/** What a piece of code says, `null` where it is no text. @param {ts.Node} node @returns {string | null} */
function said(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => ` ${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [said(node.left), said(node.right)];
    return left === null && right === null ? null : `${left ?? ' '}${right ?? ' '}`;
  }
  return null;
}

/** Links read as their words. @param {string} text */
const unlinked = (text) =>
  text
    .replace(/\[\[[^\]|]+\|(.+?)\]\](?!\])/g, '$1')
    .replace(/\[\[([^\]]+)\]\]/g, (_, id) => id.replaceAll('-', ' '));

/** The texts in a file, joined where the code joins them. @param {string} root @param {string} path @returns {Text[]} */
export function textsIn(root, path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  /** @type {Text[]} */
  const texts = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const text = said(node);
    if (text === null) return void ts.forEachChild(node, visit);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    texts.push({ file: relative(root, path), line: line + 1, text: unlinked(text) });
  };
  visit(source);
  return texts;
}
