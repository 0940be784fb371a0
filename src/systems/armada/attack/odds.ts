import { endingsOf, type Plan, type Policy } from '../../kit/procedures/exact';
import type { Reply } from '../../kit/procedures/procedure';
import { ADJACENT, COLOURS, type Colour, type Zone } from '../terms';
import { attackOf, ATTACKER, DEFENDER, NONE, type AttackEnd, type AttackSpec } from './attack';
import { sufferedBy, type ShipHit } from './tokens';
import { WORST_FIRST, type Side } from './dice';

/** How an attacker decides by rule: the first of a list that is there. */
export interface AttackPolicy {
  readonly dial: Colour | null;
  readonly reroll: readonly Side[];
  readonly accuracy: readonly string[];
}

/** How a defender decides by rule. */
export interface DefensePolicy {
  readonly use: readonly string[];
  readonly evade: readonly Side[];
  readonly redirect: { readonly to: Zone; readonly mode: 'most' | 'overflow' } | null;
}

const firstOf = (list: readonly string[], options: Reply): Reply => [
  list.find((one) => options.includes(one)) ?? NONE,
];

export const attackerBy =
  ({ dial, reroll, accuracy }: AttackPolicy): Policy =>
  (question) => {
    switch (question.ask) {
      case 'choose':
        return firstOf(question.id === 'reroll' ? reroll : dial ? [dial] : [], question.options);
      case 'pick':
        return accuracy.filter((id) => question.from.includes(id)).slice(0, question.most);
      case 'spend':
        return question.on.map(() => 0);
    }
  };

/** Redirects as much as the other zone takes, or only what the shields of the attacked one cannot. */
export const defenderBy =
  ({ use, evade, redirect }: DefensePolicy, shields: number): Policy =>
  (question) => {
    switch (question.ask) {
      case 'choose':
        return firstOf(question.id === 'evaded' ? evade : use, question.options);
      case 'pick':
        return [];
      case 'spend': {
        const points = question.points - (redirect?.mode === 'most' ? 0 : shields);
        return question.on.map(({ id, most }) =>
          id === redirect?.to ? Math.min(most, Math.max(0, points)) : 0,
        );
      }
    }
  };

/** An end, with its chance. */
interface Outcome extends AttackEnd {
  readonly chance: number;
}

/** Worth of an end to the attacker, where somebody plays best. */
type AttackWorth = (end: AttackEnd) => number;

const outcomesOf = (spec: AttackSpec, plan: Plan, worth?: AttackWorth): readonly Outcome[] => {
  const { procedure, start, endOf } = attackOf(spec);
  const valued = worth && ((state: number): number => worth(endOf(state)));
  return endingsOf(procedure, start, plan, valued).map(({ state, chance }) => ({
    ...endOf(state),
    chance,
  }));
};

/** The chance of each amount, up to the last that can happen, or to `most`. */
const chancesOf = <Of extends Outcome>(
  outcomes: readonly Of[],
  amount: (end: Of) => number,
  most = 0,
): readonly number[] => {
  const counted = outcomes.filter(({ chance }) => chance > 0).map((one) => amount(one));
  const chances = new Array<number>(Math.max(most, ...counted) + 1).fill(0);
  for (const one of outcomes) {
    const at = amount(one);
    if (one.chance > 0) chances[at] = (chances[at] ?? 0) + one.chance;
  }
  return chances;
};

const meanOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, amount) => sum + chance * amount, 0);

const chanceThat = <Of extends Outcome>(all: readonly Of[], holds: (end: Of) => boolean): number =>
  all.reduce((sum, one) => (holds(one) ? sum + one.chance : sum), 0);

const damageOdds = (outcomes: readonly Outcome[]) => {
  const damage = chancesOf(outcomes, (end) => end.damage);
  return { damage, expectedDamage: meanOf(damage) };
};

/** Cards weigh most, and among equals the shields. */
const worthAgainst =
  (ship: ShipHit): AttackWorth =>
  (end) => {
    const { cards, faceup, destroyed } = sufferedBy(ship, end);
    return cards + end.damage / 64 + (faceup ? 1 / 8 : 0) + (destroyed ? 1 : 0);
  };

/** Attack 5 against a ship: damage, cards, shields left and the chance of the end. */
export const oddsAgainstShip = (
  spec: AttackSpec,
  ship: ShipHit,
  plan: Plan,
  shown: readonly Zone[],
) => {
  const outcomes = outcomesOf(spec, plan, worthAgainst(ship)).map((end) => ({
    ...end,
    ...sufferedBy(ship, end),
  }));
  const cards = chancesOf(outcomes, (end) => end.cards);
  const left = shown.map((zone) => [
    zone,
    chancesOf(outcomes, ({ shields }) => shields[zone], ship.shields[zone]),
  ]);
  return {
    ...damageOdds(outcomes),
    cards,
    expectedCards: meanOf(cards),
    // One entry for each zone that is asked for.
    shieldsLeft: Object.fromEntries(left) as Partial<Record<Zone, readonly number[]>>,
    faceup: chanceThat(outcomes, ({ faceup }) => faceup),
    destroyed: chanceThat(outcomes, ({ destroyed }) => destroyed),
  };
};

/** Attack 5 against a squadron: the damage, and whether it is as much as its hull. */
export const oddsAgainstSquadron = (spec: AttackSpec, hull: number, plan: Plan) => {
  const outcomes = outcomesOf(spec, plan, ({ damage }) => damage + (damage >= hull ? 4 : 0));
  return {
    ...damageOdds(outcomes),
    destroyed: chanceThat(outcomes, ({ damage }) => damage >= hull),
  };
};

/** Both by rule; the defender as well as he can where he has none. */
export const planBy = (attacker: Policy, defender?: Policy): Plan => ({
  [ATTACKER]: attacker,
  [DEFENDER]: defender ?? { aim: 'least' },
});

/** How the defender is taken to spend his tokens. */
export const DEFENSES = ['best', 'all', 'none'] as const;
export type Defense = (typeof DEFENSES)[number];

/** Blanks first, then what does no damage. */
const REROLL = ['red:blank', 'black:blank', 'red:acc', 'blue:acc'] as const;
export const planFor = (spec: AttackSpec, defense: Defense): Plan => {
  const dial = spec.dial ? (COLOURS.find((colour) => spec.pool[colour] > 0) ?? null) : null;
  const ids = spec.tokens.filter(({ state }) => state !== 'discarded').map(({ id }) => id);
  const attacker = attackerBy({ dial, reroll: REROLL, accuracy: ids });
  if (defense === 'best') return planBy(attacker);
  const { hit } = spec;
  const shieldsOf = (zone: Zone) => hit?.shields[zone] ?? 0;
  const [to] = hit ? [...ADJACENT[hit.zone]].sort((a, b) => shieldsOf(b) - shieldsOf(a)) : [];
  const use = defense === 'all' ? ids : [];
  const redirect = to ? ({ to, mode: 'overflow' } as const) : null;
  const policy = { use, evade: WORST_FIRST, redirect };
  return planBy(attacker, defenderBy(policy, hit ? shieldsOf(hit.zone) : 0));
};
