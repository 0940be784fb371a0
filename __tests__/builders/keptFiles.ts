import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDER = join(__dirname, '..', 'data', '0.1.0');

/** The files of one kind that version 0.1.0 has sent. */
export const keptFiles = (ending: string): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(`${ending}.gz`))
    .map((name) => gunzipSync(readFileSync(join(FOLDER, name))).toString('utf8'));
