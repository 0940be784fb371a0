import type { Changes } from '../../../core/pages/answers';
import type { Item } from '../../../core/pages/page';
import { countBy, nameOf } from './entries';
import { countOf, type Look } from './pages';
import type { FleetDeskWords } from './words/en/fleetDesk';

/** Cards of which a fleet holds so many copies: orders, upgrades, assets. */
export interface Counted {
  /** Where the draft keeps their codes, one entry a copy. */
  readonly path: string;
  readonly codes: readonly string[];
  readonly cards: ReadonlyMap<string, { readonly name: string }>;
  readonly words: { readonly fleetDesk: FleetDeskWords };
  /** How one more and one less are read out, where not as they are labelled. */
  readonly spoken?: (label: string) => string;
}

const lessOf = ({ path, codes }: Counted, code: string): Changes | null => {
  const last = codes.lastIndexOf(code);
  return last < 0 ? null : { [path]: codes.filter((_, place) => place !== last) };
};

const countIn = (counted: Counted, code: string): NonNullable<Item['count']> => {
  const { path, codes, cards, words, spoken = (label) => label } = counted;
  const say = words.fleetDesk.counted;
  const name = nameOf(cards, code);
  const step = (label: string) => ({ label, spoken: spoken(label) });
  return countOf({
    value: codes.filter((one) => one === code).length,
    more: { ...step(say.more(name)), answers: { [path]: [...codes, code].sort() } },
    less: { ...step(say.less(name)), answers: lessOf(counted, code) },
  });
};

/** A card at hand, with how many copies of it there are. */
export const countedItem = (counted: Counted, code: string, look: Look): Item => ({
  id: code,
  title: nameOf(counted.cards, code),
  badge: code,
  ...look,
  count: countIn(counted, code),
});

/** Those that no card at hand has: they can only go. */
export const missingItems = (counted: Counted): readonly Item[] =>
  [...new Set(counted.codes)]
    .filter((code) => !counted.cards.has(code))
    .map((code) => {
      const { more: _more, ...count } = countIn(counted, code);
      return { id: code, title: code, detail: counted.words.fleetDesk.ships.noCard, count };
    });

/** Each once with its copies, in words. */
export const countedNames = ({ codes, cards, words }: Counted): readonly string[] =>
  [...countBy(codes)].map(([code, copies]) =>
    words.fleetDesk.text.counted(copies, nameOf(cards, code)),
  );
