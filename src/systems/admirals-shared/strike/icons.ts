import { sixSided, type Die } from '../../kit/procedures/dice';
import { addingRollStep, type Steps } from '../../kit/procedures/procedure';
import type { Field, State } from '../../kit/procedures/state';
import type { Icon } from '../cards/terms';
import { WOUNDS, perWound, type PerWound, type Wound } from '../odds/spec';
import { iconsAt, type Chart } from './chart';

/** Who rolls and decides in a strike. */
export const ATTACKER = 'attacker';
export const DEFENDER = 'defender';

/** How many icons of each kind that hurts. */
export type Wounds = PerWound<number>;

export const countIn = (icons: readonly Icon[], icon: Icon): number =>
  icons.filter((one) => one === icon).length;

export const woundsIn = (icons: readonly Icon[]): Wounds =>
  perWound((wound) => countIn(icons, wound));

/** Icons as a state, to be added to another. */
export const iconsAsState =
  (fields: PerWound<Field>) =>
  ({ hit, critical, direct }: Wounds): State =>
    hit * fields.hit.one + critical * fields.critical.one + direct * fields.direct.one;

/** One of each, for dice that only add them. */
export const onesOf = (fields: PerWound<Field>): PerWound<State> =>
  perWound((wound) => fields[wound].one);

/** How many of each a state holds. */
export const woundsAt =
  (fields: PerWound<Field>) =>
  (at: State): Wounds =>
    perWound((wound) => fields[wound].of(at));

/** A die that a lock rolls: the icons of the chart, but no lock. */
export const woundDie = (chart: Chart, modifier: number): Die<Wound> =>
  sixSided(WOUNDS, (face) => woundsIn(iconsAt(chart, face + modifier)));

/** A save stops what it is rolled for when it shows so much or less. */
export const saveDie = (upTo: number): Die<'stopped'> =>
  sixSided(['stopped'], (face) => ({ stopped: face <= upTo ? 1 : 0 }));

/** Each save in turn: a die for every icon that still stands. */
export const saveSteps = (
  saves: readonly { readonly id: string; readonly upTo: number }[],
  field: Field,
): Steps =>
  saves.map(({ id, upTo }) =>
    addingRollStep({
      id: `save.${id}`,
      by: DEFENDER,
      die: saveDie(upTo),
      count: field.of,
      adds: { stopped: -field.one },
    }),
  );
