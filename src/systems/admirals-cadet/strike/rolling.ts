import { sixSided, type Die, type Tally } from '../../kit/procedures/dice';
import {
  addingRollStep,
  goOn,
  spending,
  type Spend,
  type Step,
  type Steps,
} from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import type { Icon } from '../../admirals-shared/cards/terms';
import { perWound } from '../../admirals-shared/odds/spec';
import { iconsAt, type Chart } from '../../admirals-shared/strike/chart';
import * as signs from '../../admirals-shared/strike/icons';
import type { LockAbility } from '../cards/forms';

/** The dice of an attack with every number settled. */
export interface RollSpec {
  readonly dice: number;
  readonly modifier: number;
  readonly chart: Chart;
  /** Unmodified results that may be rolled again. */
  readonly rerolledFaces: readonly number[];
  /** Ruling augur-rerolls-once: whether those are rolled until they are none that shows nothing. */
  readonly untilAnother: boolean;
  /** Other dice that orders let roll again. */
  readonly rerolls: number;
  /** Target Locks: on the weapon card, and on the orders of the attacker. */
  readonly abilities: readonly LockAbility[];
  /** Ruling reroll-replaces-die: whether a die that is rolled again gives up its other icons. */
  readonly replaces: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6];

const iconsOn = ({ chart, modifier }: RollSpec, face: number): readonly Icon[] =>
  iconsAt(chart, face + modifier);

/** The kinds that a die can show, by their lowest faces: dice that nothing tells apart. */
export const kindsOf = (spec: RollSpec) => {
  const keyOf = (face: number): string =>
    JSON.stringify([iconsOn(spec, face), spec.rerolledFaces.includes(face)]);
  return [...new Set(FACES.map(keyOf))].map((key, at) => {
    const faces = FACES.filter((face) => keyOf(face) === key);
    const [face = 1] = faces;
    return {
      id: `kind${at}`,
      faces,
      wounds: signs.woundsIn(iconsOn(spec, face)),
      locks: signs.countIn(iconsOn(spec, face), 'lock'),
      mayAgain: spec.rerolledFaces.includes(face),
    };
  });
};

/** What dice of a kind show, and whether they may be rolled again. */
export type Kind = ReturnType<typeof kindsOf>[number];

/** A die that shows kinds; on some sides it never comes to rest. */
const kindDie = (kinds: readonly Kind[], isNever: (face: number) => boolean): Die => {
  const { icons, faces } = sixSided(
    kinds.map(({ id }) => id),
    (face) => Object.fromEntries(kinds.map((kind) => [kind.id, kind.faces.includes(face) ? 1 : 0])),
  );
  return {
    icons,
    faces: faces.map((face) => (isNever(Number(face.value)) ? { ...face, sides: 0 } : face)),
  };
};

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

type ByKind = readonly { readonly kind: Kind; readonly field: Field }[];

const landed = (byKind: ByKind, at: State, tally: Tally): State => {
  let now = at;
  for (const { kind, field } of byKind) now += field.one * (tally[kind.id] ?? 0);
  return now;
};

/** Making Attacks */
const firstRoll = ({ dice }: RollSpec, byKind: ByKind): Step => {
  const kinds = byKind.map(({ kind }) => kind);
  return addingRollStep({
    id: 'dice',
    by: signs.ATTACKER,
    die: kindDie(kinds, () => false),
    count: () => dice,
    adds: Object.fromEntries(byKind.map(({ kind, field }) => [kind.id, field.one])),
  });
};

interface Again {
  readonly some: ByKind;
  readonly free: Field;
  readonly ordered: Field;
}

/** Augur, orders: which dice are rolled again, each once. */
const whichAgain = ({ rerolls }: RollSpec, { some, free, ordered }: Again): Step => {
  const beyond = (spent: readonly number[]): number =>
    sum(spent.map((count, at) => (some[at]?.kind.mayAgain ? 0 : count)));
  const each = some.map(({ kind, field }) => (kind.mayAgain ? free.one : ordered.one) - field.one);
  return {
    name: 'again',
    next: (at) => {
      const on = some.map(({ kind, field }) => ({ id: kind.id, most: field.of(at) }));
      const points = sum(on.map(({ most }) => most));
      if (points === 0) return at;
      const allows: Spend['allows'] = (spent) => beyond(spent) <= rerolls;
      return spending({ id: 'again', by: signs.ATTACKER, points, on, allows }, { to: at, each });
    },
  };
};

const rolledAgain = (spec: RollSpec, byKind: ByKind, { free, ordered }: Again): Step => {
  const kinds = byKind.map(({ kind }) => kind);
  const isWasted = (face: number): boolean =>
    spec.rerolledFaces.includes(face) && iconsOn(spec, face).length === 0;
  const freeDie = kindDie(kinds, (face) => spec.untilAnother && isWasted(face));
  const orderedDie = kindDie(kinds, () => false);
  return {
    name: 'againDice',
    next: (at) => {
      const dice = [
        { die: freeDie, count: free.of(at) },
        { die: orderedDie, count: ordered.of(at) },
      ].filter(({ count }) => count > 0);
      return dice.length === 0
        ? at
        : {
            ask: 'roll',
            id: 'againDice',
            by: signs.ATTACKER,
            dice,
            then: (tally) => landed(byKind, free.with(ordered.with(at, 0), 0), tally),
          };
    },
  };
};

const mostOf = (counts: readonly number[]): number => Math.max(0, ...counts);

const diceOf = (ability: LockAbility): number => (ability.gives === 'dice' ? ability.dice : 0);
const iconsFrom = (ability: LockAbility | undefined): readonly Icon[] =>
  ability?.gives === 'icons' ? ability.icons : [];

/** What the dice have come to, the dice that wait for their locks, and those that locks roll. */
const lockFields = (
  { dice, abilities }: RollSpec,
  locking: readonly Kind[],
  kinds: readonly Kind[],
) => {
  const locks = mostOf(locking.map((kind) => kind.locks));
  const rolls = dice * locks * Math.max(1, mostOf(abilities.map(diceOf)));
  const most: signs.Wounds = perWound(
    (wound) =>
      (dice + rolls) * mostOf(kinds.map(({ wounds }) => wounds[wound])) +
      dice * locks * mostOf(abilities.map((one) => signs.countIn(iconsFrom(one), wound))),
  );
  const fields = fieldsOf(
    {
      hit: most.hit + 1,
      critical: most.critical + 1,
      direct: most.direct + 1,
      rolls: rolls + 1,
      /** The kind of the die whose locks are being spent, from 1. */
      hand: locking.length + 1,
      left: locks + 1,
    },
    locking.map(() => dice + 1),
  );
  return { fields, most };
};

type LockFields = ReturnType<typeof lockFields>['fields'];

/** Target Locks: what each is used for, die by die; those with the lowest faces come first. */
const locksSpent = (
  { abilities, replaces }: RollSpec,
  fields: LockFields,
  locking: readonly Kind[],
): Steps => {
  const { rolls, hand, left, row } = fields;
  const asState = signs.iconsAsState(fields);
  const options = ['reroll', ...abilities.keys(), 'hold'];
  const rolledBy = abilities.map((ability) => rolls.with(0, diceOf(ability)));
  const givenBy = abilities.map((ability) => asState(signs.woundsIn(iconsFrom(ability))));
  const shown = locking.map(({ wounds }) => asState(wounds));
  /** The place of the kind whose lock is next. */
  const nextOf = (at: State): number => {
    const held = hand.of(at);
    return held > 0 ? held - 1 : row.findIndex((field) => field.of(at) > 0);
  };
  const lock: Step = {
    name: 'lock',
    next: (at) => {
      const place = nextOf(at);
      const [field, kind, icons = 0] = [row[place], locking[place], shown[place]];
      if (!field || !kind) return at;
      const isFresh = hand.of(at) === 0;
      const locks = isFresh ? kind.locks : left.of(at);
      const others = isFresh ? field.plus(at, -1) : left.with(hand.with(at, 0), 0);
      /** The die gives its icons once all of its locks are spent. */
      const spent = locks > 1 ? hand.with(left.with(others, locks - 1), place + 1) : others + icons;
      return {
        ask: 'choose',
        id: 'lock',
        each: true,
        by: signs.ATTACKER,
        options,
        then: (option) => {
          if (option === 'reroll') return rolls.plus(replaces ? others : others + icons, 1);
          if (typeof option !== 'number') return spent;
          return spent + (givenBy[option] ?? 0) + (rolledBy[option] ?? 0);
        },
      };
    },
  };
  return locking.length === 0
    ? []
    : [{ name: 'locks', while: (at) => nextOf(at) >= 0, steps: [lock] }];
};

const lockDice = ({ chart, modifier }: RollSpec, fields: LockFields): Step => {
  const { rolls } = fields;
  return addingRollStep({
    id: 'lockDice',
    by: signs.ATTACKER,
    die: signs.woundDie(chart, modifier),
    count: rolls.of,
    to: (at) => rolls.with(at, 0),
    adds: signs.onesOf(fields),
  });
};

/** Making Attacks, Target Locks: the dice of an attack, up to the icons that they come to. */
export const rollingOf = (spec: RollSpec) => {
  const kinds = kindsOf(spec);
  const locking = kinds.filter(({ locks }) => locks > 0);
  const size = spec.dice + 1;
  const { free, ordered, row } = fieldsOf(
    { free: size, ordered: size },
    kinds.map(() => size),
  );
  const byKind = kinds.flatMap((kind, at) => {
    const field = row[at];
    return field ? [{ kind, field }] : [];
  });
  const some = byKind.filter(({ kind }) => kind.mayAgain || spec.rerolls > 0);
  const again = { some, free, ordered };
  const { fields, most } = lockFields(spec, locking, kinds);
  const asState = signs.iconsAsState(fields);
  const each = byKind.map(({ kind, field }) => {
    const waits = fields.row[locking.indexOf(kind)];
    return { field, gives: waits ? waits.one : asState(kind.wounds) };
  });
  const kept = goOn('kept', (at) => {
    let now = 0;
    for (const { field, gives } of each) now += field.of(at) * gives;
    return now;
  });
  return {
    steps: [
      firstRoll(spec, byKind),
      ...(some.length > 0 ? [whichAgain(spec, again), rolledAgain(spec, byKind, again)] : []),
      kept,
      ...locksSpent(spec, fields, locking),
      lockDice(spec, fields),
    ],
    woundsOf: signs.woundsAt(fields),
    most,
    /** The kind of the die whose lock is spent next. */
    handOf: (state: State): Kind | null =>
      locking[fields.hand.of(state) - 1] ??
      locking.find((_, at) => (fields.row[at]?.of(state) ?? 0) > 0) ??
      null,
  };
};
