import type { Checked } from '../../../../core/checked/checked';
import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import { cardReader } from '../../cards/parse';
import { redrawnShapes } from '../../cards/parse/shapes';
import type { AdmiralsCard } from '../../cards/types';
import { rulesFor, type AdmiralsParts, type Rules } from '../../parts';
import type { AdmiralsWords } from '../../words/en';

/** What the desk works with, whatever card lies on it. */
export interface Bench {
  readonly parts: AdmiralsParts;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
  readonly read: (draft: Answers) => Checked<AdmiralsCard>;
}

/** A draft as one of its kind, the same where it is one already. */
export const asKind = (kind: string, draft: Answers): Answers =>
  draft.kind === kind ? draft : { ...draft, kind };

/** Read once a draft: a page asks for its faults, its preview and what it is missing. */
const readOnce = ({ keywords }: AdmiralsParts): Bench['read'] => {
  const reader = cardReader(keywords);
  const known = new WeakMap<Answers, Checked<AdmiralsCard>>();
  return (draft) => {
    const read = known.get(draft) ?? reader(draft, '');
    known.set(draft, read);
    return read;
  };
};

export const makeBench = (parts: AdmiralsParts, words: AdmiralsWords): Bench => ({
  parts,
  rules: rulesFor(parts, {}),
  words,
  read: readOnce(parts),
});

/** 5A-01, 5E-01: by the shapes of the pack that the card is in. */
export const drawnFor = (bench: Bench, { shapes, pack }: Shelf): Bench => {
  const drawn = pack === undefined ? undefined : shapes?.[pack];
  if (!drawn) return bench;
  const read = redrawnShapes(drawn, '');
  return read.ok ? { ...bench, rules: rulesFor(bench.parts, {}, read.value) } : bench;
};
