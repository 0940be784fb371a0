import { sixSided, type Dice, type Die } from '../../kit/procedures/dice';
import { chancesOf, chanceThat, graphOf, meanOf, type Ending } from '../../kit/procedures/exact';
import { procedureOf, type Procedure, type Step } from '../../kit/procedures/procedure';
import { fieldsOf, type State } from '../../kit/procedures/state';
import { ARMOUR, INTEGRITY, MOST_LEVEL } from '../parts';
import type { Rules } from '../rulings';

/** What an attack can take from: the shield, the section hit and the core. */
export const FIELDS = fieldsOf({
  shield: MOST_LEVEL + 1,
  partial: MOST_LEVEL + 1,
  section: INTEGRITY + 1,
  core: INTEGRITY + 1,
});

export interface Target {
  readonly shield: { readonly charge: number; readonly partial: number };
  readonly section: number;
  readonly core: number;
}

export const targetState = ({ shield, section, core }: Target): State =>
  FIELDS.shield.one * shield.charge +
  FIELDS.partial.one * shield.partial +
  FIELDS.section.one * section +
  FIELDS.core.one * core;

export const targetOf = (state: State): Target => ({
  shield: { charge: FIELDS.shield.of(state), partial: FIELDS.partial.of(state) },
  section: FIELDS.section.of(state),
  core: FIELDS.core.of(state),
});

/** Damage: the order in which the attacker uses up the dice that count. */
export const DICE_ORDERS = ['lowest-first', 'highest-first'] as const;
export type DiceOrder = (typeof DICE_ORDERS)[number];

/** How a table reads damage, and how the attacker uses the dice. */
interface HowDamaged {
  readonly rules: Rules;
  readonly order: DiceOrder;
}

type Icon = 'hit' | 'weak';

/** Damage: the least that a die must show against a defence (ruling equal-damages). */
export const leastAgainst = (defence: number, rules: Rules): number =>
  rules['equal-damages'] === 'yes' ? defence : defence + 1;

/**
 * Damage: dice below the defence are discarded. A 1 that beats a shield of 1 stops at the armour (ruling
 * discard-per-layer): it is `weak`.
 */
const dieAt = (shield: number, rules: Rules): Die<Icon> => {
  const atShield = shield > 0 ? leastAgainst(shield, rules) : 0;
  const isLayered = shield === 0 || rules['discard-per-layer'] === 'each-layer';
  const through = isLayered ? Math.max(atShield, leastAgainst(ARMOUR, rules)) : atShield;
  return sixSided<Icon>(['hit', 'weak'], (face) => {
    if (face >= through) return { hit: 1 };
    return shield > 0 && face >= atShield ? { weak: 1 } : {};
  });
};

/** By rulings, shield and number, so that what a roll may show is worked out once. */
const rolls = new Map<string, readonly Dice<Icon>[]>();
const diceFor = (shield: number, count: number, rules: Rules): readonly Dice<Icon>[] => {
  const key = [rules['equal-damages'], rules['discard-per-layer'], shield, count].join();
  const known = rolls.get(key) ?? [{ die: dieAt(shield, rules), count }];
  rolls.set(key, known);
  return known;
};

/** Damage: what the dice that count do, to shield, section and core in turn (ruling overflow-shield-section-core). */
const afterDice = (state: State, hit: number, weak: number, how: HowDamaged): State => {
  const { shield, partial, section, core } = FIELDS;
  const onShield = Math.min(shield.of(state), hit + weak);
  const byWeak = Math.min(
    weak,
    how.order === 'lowest-first' ? onShield : Math.max(0, onShield - hit),
  );
  const past = hit - (onShield - byWeak);
  const onSection = Math.min(section.of(state), past);
  const onCore = Math.min(core.of(state), past - onSection);
  const struck = state - onShield * shield.one - onSection * section.one - onCore * core.one;
  const isLost = onShield > 0 || (how.rules['partial-at-zero'] === 'lost' && past > 0);
  return isLost ? partial.with(struck, 0) : struck;
};

/** Damage: one die for each point of strength. */
const attackStep = (id: string, strength: number, how: HowDamaged): Step => ({
  name: id,
  next: (state) =>
    strength === 0
      ? state
      : {
          ask: 'roll',
          id,
          by: 'attacker',
          dice: diceFor(FIELDS.shield.of(state), strength, how.rules),
          then: ({ hit = 0, weak = 0 }) => afterDice(state, hit, weak, how),
        },
});

export const attackId = (at: number): string => `attack${at}`;

/** Damage: attacks one after the other at one section, each at the defence that the last one left. */
export const attacks = (
  strengths: readonly number[],
  rules: Rules,
  order: DiceOrder = 'lowest-first',
): Procedure =>
  procedureOf(
    strengths.map((strength, at) => attackStep(attackId(at), strength, { rules, order })),
  );

/** What attacks lead to, and how it stood after each. */
export const attackEndings = (
  strengths: readonly number[],
  target: Target,
  rules: Rules,
  order?: DiceOrder,
): { readonly ends: readonly Ending[]; readonly after: readonly (readonly Ending[])[] } => {
  let states: readonly Ending[] = [{ state: targetState(target), chance: 1 }];
  const after = strengths.map((strength) => {
    states = graphOf(attacks([strength], rules, order), {}).spread(states).ends;
    return states;
  });
  return { ends: states, after };
};

const total = (state: State): number =>
  FIELDS.shield.of(state) + FIELDS.section.of(state) + FIELDS.core.of(state);

/** Points off shield, section and core. */
export const damageOf = (before: State, after: State): number => total(before) - total(after);

/** What the odds of an attack say; a value that began at 0 ends there. */
export const readEndings = (ends: readonly Ending[], target: Target) => {
  const { shield, section, core, partial } = FIELDS;
  const before = total(targetState(target));
  return {
    shield: chancesOf(ends, shield.of, target.shield.charge),
    section: chancesOf(ends, section.of, target.section),
    core: chancesOf(ends, core.of, target.core),
    sectionDestroyed: chanceThat(ends, (end) => section.of(end) === 0),
    shipDestroyed: chanceThat(ends, (end) => core.of(end) === 0),
    damaged: chanceThat(ends, (end) => total(end) < before),
    expectedDamage: meanOf(ends, (end) => before - total(end)),
    partialLost: target.shield.partial === 0 ? 0 : chanceThat(ends, (end) => partial.of(end) === 0),
  };
};
