import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that the last web build is made of. */
const bundledList = join('build', 'bundled', 'dist.json');

/** @typedef {{ name: string, licence: string, holder: string }} Listed */

/** @param {string} folder @returns {string} who its licence names; empty where it names nobody */
function holderIn(folder) {
  const files = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
  const file = files.find((name) => /mit/i.test(name)) ?? files[0];
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  const line = /^.*copyright .*$/im.exec(text)?.[0] ?? '';
  return line
    .replace(/^.*copyright\s*(\(c\)|©)?\s*/i, '')
    .replace(/<[^>]*>|\(https?:[^)]*\)|[[\]]/g, '')
    .replace(/[\s.,]+$/, '')
    .trim();
}

/** @param {unknown} author as package.json has it @returns {string} */
function nameOf(author) {
  if (typeof author === 'string') return author.replace(/\s*[<(].*$/, '');
  return typeof author === 'object' && author !== null && 'name' in author
    ? String(author.name)
    : '';
}

/** Who holds what has no licence file of its own, by the owner of its repository. */
const owners = { react: 'Meta Platforms, Inc. and affiliates' };

/** @param {unknown} repository as package.json has it @returns {string} */
function ownerOf(repository) {
  const owner = /github\.com\/([^/]+)\//.exec(JSON.stringify(repository) ?? '')?.[1] ?? '';
  return Object.entries(owners).find(([name]) => name === owner)?.[1] ?? owner;
}

/** @param {string} name @returns {Listed} */
function listed(name) {
  const folder = join('node_modules', name);
  const { license, author, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const named = holderIn(folder);
  // Some name the holders in the lines below the year.
  const holder = /^\d{4}$/.test(named) ? `${named} ${nameOf(author)}` : named;
  return {
    name,
    // Where one may choose, the one whose text is in the app anyway.
    licence: license === '(MIT OR Apache-2.0)' ? 'MIT' : license,
    holder: holder || nameOf(author) || ownerOf(repository),
  };
}

/** What the last web build is made of. @returns {readonly Listed[]} */
export function listBundled() {
  return JSON.parse(readFileSync(bundledList, 'utf8')).map(listed);
}
