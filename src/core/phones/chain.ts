import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

import { canonicalJson } from '../checked/canonical';
import type { CardRef, GameEvent } from '../game/events';
import { makePromise } from '../game/promise';
import { askedAt, nameAt, phonesIn, refKey, type Asked, type Change } from './feed';
import type { EntryRef, Feeds, Head, Led, PhoneId, Taken } from './feed';

/** One shared step: what was asked for, when, on whose phone, and what came of it. */
export interface SharedStep {
  readonly asked: EntryRef;
  readonly change: Change;
  readonly time: number;
  readonly by: string;
  readonly events: readonly GameEvent[];
  readonly hash: string;
}

/** The steps as one phone led them, from the first step of the game on. */
export interface Chain {
  readonly head: Head;
  readonly steps: readonly SharedStep[];
}

/** Half of a SHA-256: enough to tell two games apart. */
export const hashOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 32);

/** What is told of a command that stays face down. Whole, so that nobody finds another command for it. */
export const sealOf = (salt: string, command: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson([salt, command]))));

/** What everybody sees of a thing that lies face down. */
export const promiseOf = (salt: string, what: CardRef): CardRef => makePromise(sealOf(salt, what));

/** The hash of a step: nobody can change it, or one before it, without changing all that follow. */
export const hashStep = (
  before: string,
  asked: EntryRef,
  { change, time }: Pick<Asked, 'change' | 'time'>,
  events: readonly GameEvent[],
): string => hashOf([before, refKey(asked), change, time, events]);

/** What was found right once, after which hash: a long game is not hashed anew with every tap. */
const foundRight = new WeakMap<Taken, { readonly before: string; readonly step: SharedStep }>();

/** The step that a lead took, where what it answers has come and its hash is right. */
const stepOf = (feeds: Feeds, before: string, entry: Taken): SharedStep | null => {
  const found = foundRight.get(entry);
  if (found?.before === before) return found.step;
  const asked = askedAt(feeds, entry.asked);
  if (!asked || hashStep(before, entry.asked, asked, entry.events) !== entry.hash) return null;
  const step = {
    asked: entry.asked,
    change: asked.change,
    time: asked.time,
    by: nameAt(feeds, entry.asked),
    events: entry.events,
    hash: entry.hash,
  };
  foundRight.set(entry, { before, step });
  return step;
};

/** Where a term goes on from: the steps before it, as far as its lead had them. */
const startOf = (root: string, { from }: Led, chains: readonly Chain[]): Chain['steps'] | null => {
  if (!from) return [];
  const before = chains.find(
    ({ head }) => head.lead === from.lead && head.term === from.term && head.length >= from.length,
  );
  const steps = before?.steps.slice(0, from.length);
  const hash = steps?.at(-1)?.hash ?? root;
  return steps && hash === from.hash ? steps : null;
};

/** The steps that a lead took in its term, as far as they and what they answer have come. */
const follow = (
  feeds: Feeds,
  lead: PhoneId,
  { term }: Led,
  start: Chain['steps'],
  root: string,
): Chain => {
  const steps = [...start];
  let hash = steps.at(-1)?.hash ?? root;
  for (const entry of feeds[lead] ?? []) {
    if (entry.type !== 'taken' || entry.term !== term) continue;
    const step = stepOf(feeds, hash, entry);
    if (!step) break;
    hash = step.hash;
    steps.push(step);
  }
  return { head: { lead, term, length: steps.length, hash }, steps };
};

interface Term {
  readonly lead: PhoneId;
  readonly led: Led;
}

/** Later terms count more; of two with one number the phone whose id comes later in the alphabet. */
const inOrder = (one: Term, other: Term): number =>
  one.led.term - other.led.term || (one.lead < other.lead ? -1 : 1);

/**
 * Every chain whose beginning has come, the one that counts last. `root` is the hash of the game as it
 * was when the phones began to share it.
 */
export const chainsOf = (feeds: Feeds, root: string): readonly Chain[] => {
  const terms = phonesIn(feeds).flatMap((lead) =>
    (feeds[lead] ?? []).flatMap((led): readonly Term[] =>
      led.type === 'led' ? [{ lead, led }] : [],
    ),
  );
  const chains: Chain[] = [];
  for (const { lead, led } of terms.sort(inOrder)) {
    const start = startOf(root, led, chains);
    if (start) chains.push(follow(feeds, lead, led, start, root));
  }
  return chains;
};
