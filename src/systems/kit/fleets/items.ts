import type { Changes } from '../../../core/pages/answers';
import type { Act, Chip, Item } from '../../../core/pages/page';
import { nameOf } from './entries';
import { addChanges, copiesOf, lessChanges, type FleetOnDesk } from './onDesk';

/** What a line about a ship card shows, besides its name. */
export type Look = Pick<Item, 'detail' | 'silhouette' | 'figure' | 'chips'>;

type Count = NonNullable<Item['count']>;

interface Step {
  readonly label: string;
  /** Read out instead of the label. */
  readonly spoken?: string;
}

interface Counting {
  readonly value: number;
  readonly more: Step & {
    readonly answers?: Changes;
    readonly why?: string;
    readonly anyway?: Act;
  };
  readonly less: Step & { readonly answers: Changes | null };
}

/** How many there are, with one more and one less. */
export const countOf = ({ value, more, less: { answers, ...less } }: Counting): Count => ({
  value,
  more: { spoken: more.label, ...more },
  ...(answers ? { less: { spoken: less.label, ...less, answers } } : {}),
});

const shipCount = (desk: FleetOnDesk, code: string, why: string | null): Count => {
  const say = desk.words.fleetDesk.ships;
  const name = nameOf(desk.cards.ships, code);
  const added = { answers: addChanges(desk, code) };
  return countOf({
    value: copiesOf(desk, code).length,
    more: {
      label: say.addOne(name),
      ...(why === null ? added : { why, anyway: { label: say.addAnyway, ...added } }),
    },
    less: { label: say.remove(name), answers: lessChanges(desk, code) },
  });
};

/** What tells the copies of a ship apart. */
const markChips = (desk: FleetOnDesk, code: string): readonly Chip[] =>
  copiesOf(desk, code).flatMap(({ badge, name }): readonly Chip[] => {
    const label = [badge, name].filter((part) => part !== undefined).join(' ');
    return label === '' ? [] : [{ label, tone: 'plain' }];
  });

const lineOf = (desk: FleetOnDesk, code: string, look: Look, why: string | null): Item => {
  const title = nameOf(desk.cards.ships, code);
  return {
    id: code,
    title,
    ...look,
    count: shipCount(desk, code, why),
    act: { label: desk.words.fleetDesk.ships.cardOf(title), opens: { page: 'ship', about: code } },
  };
};

/** Copies of one ship in the fleet: one more, one less, and a tap for each of them by name. */
export const shipItem = (desk: FleetOnDesk, code: string, { chips = [], ...look }: Look): Item =>
  lineOf(desk, code, { ...look, chips: [...markChips(desk, code), ...chips] }, null);

/** A ship that could come in; where it cannot, a tap says why, and offers to add it all the same. */
export const offerItem = (desk: FleetOnDesk, code: string, look: Look, why: string | null): Item =>
  lineOf(desk, code, look, why);
