import type { Hex } from '../../../core/hex/hex';
import { sixSided } from '../../kit/procedures/dice';
import { chanceThat, chancesOf, endingsOf, meanOf } from '../../kit/procedures/exact';
import { procedureOf, type Procedure, type Step } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import { ARMOUR } from '../parts';
import type { Rules } from '../rulings';
import { attackId } from './attack';
import { blastAt, type Blast } from './blast';
import type { SpaceObject } from './space';

/** Torpedoes: defence 2 and integrity 1, so one die of 2 or more sets it off. */
const TORPEDO_DIE = sixSided(['hit'], (face) => (face >= ARMOUR ? { hit: 1 } : {}));

/** The chance that so many dice set a torpedo off. */
export const setsOff = (dice: number): number => 1 - (1 / 6) ** dice;

/** Torpedoes: the one point that it has. */
export const TORPEDO_POINT: State = 1;

/** Torpedoes: attacks on one that may take its point. */
export const torpedoAttack = (strengths: readonly number[]): Procedure =>
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
              dice: [{ die: TORPEDO_DIE, count }],
              then: ({ hit = 0 }) => (hit > 0 ? 0 : state),
            },
    })),
  );

export interface Torpedo extends Blast {
  readonly id: string;
}

export interface Chain {
  readonly torpedoes: readonly Torpedo[];
  readonly start: { readonly torpedo: string } & (
    { readonly by: 'order' } | { readonly by: 'attack'; readonly strength: number }
  );
  readonly objects: readonly SpaceObject[];
}

const THERE = 0;
const HIT = 1;
const BURSTING = 2;
const GONE = 3;
const STAGES = 4;

interface Piece {
  readonly torpedo: Torpedo;
  readonly stage: Field;
}

/** Torpedoes: dice against one that is still there; one that loses its point goes off. */
const attackOn = (
  id: string,
  { stage }: Piece,
  dice: number,
  isDue: (state: State) => boolean,
): Step => ({
  name: id,
  next: (state) =>
    dice === 0 || !isDue(state) || stage.of(state) !== THERE
      ? state
      : {
          ask: 'roll',
          id,
          by: 'attacker',
          dice: [{ die: TORPEDO_DIE, count: dice }],
          then: ({ hit = 0 }) => (hit > 0 ? stage.with(state, HIT) : state),
        },
});

const onward = ({ torpedo, stage }: Piece, from: number, to: number): Step => ({
  name: `${torpedo.id}-${to}`,
  next: (state) => (stage.of(state) === from ? stage.with(state, to) : state),
});

/** Detonation: what one explosion does to every torpedo that is still there. */
const burst = (
  piece: Piece,
  all: readonly Piece[],
  objects: readonly SpaceObject[],
  rules: Rules,
): readonly Step[] => [
  onward(piece, HIT, BURSTING),
  ...all
    .filter((other) => other !== piece)
    .map((other) =>
      attackOn(
        `${piece.torpedo.id}-${other.torpedo.id}`,
        other,
        blastAt(piece.torpedo, other.torpedo, objects, rules),
        (state) => piece.stage.of(state) === BURSTING,
      ),
    ),
  onward(piece, BURSTING, GONE),
];

/** Ruling chain-at-once: one explosion after the other, until nothing more goes off. */
const chainOf = ({ start, objects }: Chain, pieces: readonly Piece[], rules: Rules): Procedure => {
  const begins = pieces
    .filter(({ torpedo }) => torpedo.id === start.torpedo)
    .map((piece) =>
      start.by === 'attack'
        ? attackOn('start', piece, start.strength, () => true)
        : onward(piece, THERE, HIT),
    );
  return procedureOf([
    ...begins,
    {
      name: 'chain',
      while: (state) => pieces.some(({ stage }) => stage.of(state) === HIT),
      steps: pieces.flatMap((piece) => burst(piece, pieces, objects, rules)),
    },
  ]);
};

const piecesOf = (torpedoes: readonly Torpedo[]): readonly Piece[] => {
  const { row } = fieldsOf(
    {},
    torpedoes.map(() => STAGES),
  );
  return row.flatMap((stage, at) => {
    const torpedo = torpedoes[at];
    return torpedo ? [{ torpedo, stage }] : [];
  });
};

/** Torpedoes: how far a chain of explosions goes, and the dice that ships may expect of it. */
export const chainOdds = (
  chain: Chain,
  ships: readonly (Hex & { readonly id: string })[],
  rules: Rules,
) => {
  const pieces = piecesOf(chain.torpedoes);
  const ends = endingsOf(chainOf(chain, pieces, rules), 0, {});
  const wentOff = (end: State) => pieces.filter(({ stage }) => stage.of(end) === GONE);
  const diceAt = (end: State, ship: Hex): number =>
    wentOff(end).reduce(
      (sum, { torpedo }) => sum + blastAt(torpedo, ship, chain.objects, rules),
      0,
    );
  return {
    chances: pieces.map(
      ({ torpedo, stage }) =>
        [torpedo.id, chanceThat(ends, (end) => stage.of(end) === GONE)] as const,
    ),
    detonations: chancesOf(ends, (end) => wentOff(end).length, pieces.length),
    expectedDice: ships.map((ship) => [ship.id, meanOf(ends, (end) => diceAt(end, ship))] as const),
  };
};
