import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

import { defaultDatabaseDirectory } from './sqliteInNode';

/**
 * The part of expo-file-system that the app uses, over Node's files, beside the databases. Where those are in
 * memory, so are these, until the modules are loaded anew.
 */
const inMemory = new Map<string, Uint8Array>();
const isReal = (path: string): boolean => existsSync(defaultDatabaseDirectory) && path !== '';

type Place = string | { readonly uri: string };

const pathOf = (places: readonly Place[]): string =>
  join(...places.map((place) => (typeof place === 'string' ? place : place.uri))).replace(
    /^file:/,
    '',
  );

export const Paths = {
  get document() {
    return { uri: defaultDatabaseDirectory };
  },
  get cache() {
    return { uri: defaultDatabaseDirectory };
  },
};

export class File {
  readonly uri: string;

  constructor(...places: readonly Place[]) {
    this.uri = pathOf(places);
  }

  get name(): string {
    return basename(this.uri);
  }

  get exists(): boolean {
    return isReal(this.uri) ? existsSync(this.uri) : inMemory.has(this.uri);
  }

  async bytes(): Promise<Uint8Array> {
    return isReal(this.uri) ? readFileSync(this.uri) : (inMemory.get(this.uri) ?? new Uint8Array());
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }

  write(content: string | Uint8Array): void {
    if (isReal(this.uri)) writeFileSync(this.uri, content);
    else inMemory.set(this.uri, Buffer.from(content));
  }

  async copy(to: File): Promise<void> {
    if (isReal(this.uri)) copyFileSync(this.uri, to.uri);
  }

  delete(): void {
    if (isReal(this.uri)) rmSync(this.uri);
    else inMemory.delete(this.uri);
  }
}

export class Directory {
  readonly uri: string;

  constructor(...places: readonly Place[]) {
    this.uri = pathOf(places);
  }

  create(_options?: object): void {
    if (isReal(this.uri)) mkdirSync(this.uri, { recursive: true });
  }

  list(): readonly File[] {
    return isReal(this.uri) ? readdirSync(this.uri).map((name) => new File(this.uri, name)) : [];
  }
}
