import type { Reader } from '../../../../core/checked/read';
import type { Shelf } from '../../../../core/pages/desks';
import { cardReader } from '../../cards/parse';
import { redrawnShapes } from '../../cards/parse/shapes';
import type { AdmiralsCard, CardKind } from '../../cards/types';
import { rulesFor, type AdmiralsParts, type Rules } from '../../parts';
import type { AdmiralsWords } from '../../words/en';

/** What the desk works with, whatever card lies on it. */
export interface Bench {
  readonly parts: AdmiralsParts;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
  readonly read: Reader<AdmiralsCard>;
}

export const makeBench = (parts: AdmiralsParts, words: AdmiralsWords): Bench => ({
  parts,
  rules: rulesFor(parts, {}),
  words,
  read: cardReader(parts.keywords),
});

/** 5A-01, 5E-01: by the shapes of the pack that the card is in. */
export const drawnFor = (bench: Bench, { shapes, pack }: Shelf): Bench => {
  const drawn = pack === undefined ? undefined : shapes?.[pack];
  if (!drawn) return bench;
  const read = redrawnShapes(drawn, '');
  return read.ok ? { ...bench, rules: rulesFor(bench.parts, {}, read.value) } : bench;
};
