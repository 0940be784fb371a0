import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

/** @typedef {{ readonly place: string, readonly text: string }} Text */

const FOLDERS = ['src', 'scripts', '__tests__', 'docs'];

/** Code and documents of the project, as paths from its root. @param {string} root @returns {string[]} */
export function ownFiles(root) {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  );
  return [...readdirSync(root), ...inFolders]
    .filter((path) => /\.([cm]?[jt]sx?|md)$/.test(path))
    .sort();
}

/** Texts that a player reads. @param {string} path */
const isTold = (path) => /^src\/(words\/|systems\/[^/]+\/(words|reference)\/).*\.ts$/.test(path);

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

/** The texts in a file, joined where the code joins them. @param {string} path @param {string} code @returns {Text[]} */
function textsIn(path, code) {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
  /** @type {Text[]} */
  const texts = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const text = said(node);
    if (text === null) return void ts.forEachChild(node, visit);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    texts.push({ place: `${path}:${line + 1}`, text: unlinked(text) });
  };
  visit(source);
  return texts;
}

/** All that is written in a file, comments and titles of tests too, and what a player reads once more as it is put together. @param {string} root @param {string} path @returns {Text[]} */
export function readOwn(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  return [{ place: path, text }, ...(isTold(path) ? textsIn(path, text) : [])];
}
