import type { Hex } from '../../../core/hex/hex';
import { sixSided } from '../../kit/procedures/dice';
import { chanceThat, chancesOf, meanOf, type Ending } from '../../kit/procedures/exact';
import { procedureOf, type Procedure, type Step } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import { ARMOUR } from '../parts';
import type { Rules } from '../rulings';
import { attackId, leastAgainst } from './attack';
import { blastAt, type Blast } from './blast';
import type { SpaceObject } from './space';

/** Torpedoes: defence 2 and integrity 1, so one die of 2 or more sets it off. */
const torpedoDie = (rules: Rules) =>
  sixSided(['hit'], (face) => (face >= leastAgainst(ARMOUR, rules) ? { hit: 1 } : {}));

/** The chance that so many dice set a torpedo off. */
export const setsOff = (dice: number, rules: Rules): number =>
  1 - ((leastAgainst(ARMOUR, rules) - 1) / 6) ** dice;

const mergedEnds = (ends: readonly Ending[]): readonly Ending[] => {
  const chances = new Map<State, number>();
  for (const { state, chance } of ends) chances.set(state, (chances.get(state) ?? 0) + chance);
  return [...chances].map(([state, chance]) => ({ state, chance }));
};

/** Torpedoes: the one point that it has. */
export const TORPEDO_POINT: State = 1;

/** Torpedoes: attacks on one that may take its point. */
export const torpedoAttack = (strengths: readonly number[], rules: Rules): Procedure =>
  procedureOf(
    strengths.map((count, at): Step => ({
      name: attackId(at),
      next: (state) =>
        count === 0
          ? state
          : {
              ask: 'roll',
              id: attackId(at),
              by: 'attacker',
              dice: [{ die: torpedoDie(rules), count }],
              then: ({ hit = 0 }) => (hit > 0 ? 0 : state),
            },
    })),
  );

export interface Torpedo extends Blast {
  readonly id: string;
}

export interface Chain {
  readonly torpedoes: readonly Torpedo[];
  /** Its owner sets it off, or it is shot at with so many dice. */
  readonly start: {
    readonly torpedo: string;
    readonly by: 'order' | 'attack';
    readonly strength?: number;
  };
  readonly objects: readonly SpaceObject[];
}

const THERE = 0;
const DUE = 1;
const GONE = 2;

/** Ruling chain-at-once: one explosion attacks all that are left, and what it sets off goes on, until nothing does. */
const endsOf = ({ torpedoes, start, objects }: Chain, stages: readonly Field[], rules: Rules) => {
  const hits = torpedoes.map((from) =>
    torpedoes.map((to) => setsOff(blastAt(from, to, objects, rules), rules)),
  );
  const first = stages[torpedoes.findIndex(({ id }) => id === start.torpedo)];
  const begins = start.by === 'order' ? 1 : setsOff(start.strength ?? 0, rules);
  let ends: readonly Ending[] = [
    { state: first?.with(0, DUE) ?? 0, chance: begins },
    { state: 0, chance: 1 - begins },
  ];
  const burst = ({ state, chance }: Ending): readonly Ending[] => {
    const at = stages.findIndex((stage) => stage.of(state) === DUE);
    if (at < 0) return [{ state, chance }];
    const gone = [{ state: stages[at]?.with(state, GONE) ?? state, chance }];
    return stages.reduce<readonly Ending[]>((soFar, stage, other) => {
      const hit = hits[at]?.[other] ?? 0;
      return hit === 0 || stage.of(state) !== THERE
        ? soFar
        : soFar.flatMap((one) => [
            { state: stage.with(one.state, DUE), chance: one.chance * hit },
            { state: one.state, chance: one.chance * (1 - hit) },
          ]);
    }, gone);
  };
  for (const _ of torpedoes) ends = mergedEnds(ends.flatMap(burst));
  return ends;
};

/** Torpedoes: how far a chain of explosions goes, and the dice that ships may expect of it. */
export const chainOdds = (
  chain: Chain,
  ships: readonly (Hex & { readonly id: string })[],
  rules: Rules,
) => {
  const { torpedoes, objects } = chain;
  const { row } = fieldsOf(
    {},
    torpedoes.map(() => GONE + 1),
  );
  const ends = endsOf(chain, row, rules);
  const hasGone = (end: State, at: number): boolean => row[at]?.of(end) === GONE;
  const wentOff = (end: State) => torpedoes.filter((_, at) => hasGone(end, at));
  const diceAt = (end: State, ship: Hex): number =>
    wentOff(end).reduce((sum, torpedo) => sum + blastAt(torpedo, ship, objects, rules), 0);
  return {
    chances: torpedoes.map(
      ({ id }, at) => [id, chanceThat(ends, (end) => hasGone(end, at))] as const,
    ),
    detonations: chancesOf(ends, (end) => wentOff(end).length, torpedoes.length),
    expectedDice: ships.map((ship) => [ship.id, meanOf(ends, (end) => diceAt(end, ship))] as const),
  };
};
