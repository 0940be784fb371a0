import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

import ts from 'typescript';

import { listFiles } from '../web/finishExport.mjs';

/** @typedef {{ path: string, text: string, imports: readonly { to: string, isType: boolean }[] }} Source */

/** @param {string} from @param {string} named @param {ReadonlySet<string>} known */
function resolve(from, named, known) {
  const base = posix.join(posix.dirname(from), named);
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => known.has(path));
}

/** Whether nothing of it is left once the types are gone. @param {import('typescript').Node} node */
function isOnlyType(node) {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { importClause } = node;
  if (importClause.isTypeOnly) return true;
  const named = importClause.namedBindings;
  if (importClause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((one) => one.isTypeOnly);
}

/** @param {string} path @param {string} text */
const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Every source of the app with what it imports. @returns {readonly Source[]} */
export function readSources() {
  const paths = listFiles('src')
    .map((path) => `src${path}`)
    .filter((path) => /\.tsx?$/.test(path));
  const known = new Set(paths);
  return paths.map((path) => {
    const text = readFileSync(path, 'utf8');
    const imports = parse(path, text).statements.flatMap((node) => {
      const isOne = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
      if (!isOne || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return [];
      const to = resolve(path, node.moduleSpecifier.text, known);
      return to === undefined ? [] : [{ to, isType: isOnlyType(node) }];
    });
    return { path, text, imports };
  });
}

/** Every function of a source and how many lines it has. @param {Source} source */
export function functionsOf({ path, text }) {
  const file = parse(path, text);
  /** @type {{ name: string, lines: number }[]} */
  const found = [];
  const lineAt = (/** @type {number} */ place) => file.getLineAndCharacterOfPosition(place).line;
  const look = (/** @type {import('typescript').Node} */ node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const lines = lineAt(node.end) - line + 1;
      found.push({ name: `${path}:${line + 1}`, lines });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}
