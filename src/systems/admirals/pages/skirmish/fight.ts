import type { ShipId } from '../../../../core/game/events';
import type { Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import { nearTold } from '../../../admirals-shared/pages/aim';
import type { SkirmishOdds } from '../../odds/skirmish';
import { pieceOf, piecesOf, skirmishFrom } from '../../play/view';
import { shipsInPlay } from '../../../kit/play/ships';
import { SIDES, type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import { skirmishSituation, type SkirmishAnswer } from '../../skirmish/spec';
import { countAt, flagAt, textAt } from '../../../kit/pages/answered';
import { memo } from '../../../kit/pages/memo';
import { reachesOf } from '../../../kit/pages/nearby';
import type { View } from '../shipRow';
import { itemsAt } from '../../../kit/pages/toggled';
import type { SkirmishAim } from '../../play/commands';
import { activeShip } from '../../../kit/play/turns';
import type { Piece } from '../../piece';

/** A skirmish as far as the page was told of it. */
export interface Fight {
  readonly active: Piece;
  readonly enemies: readonly Ship[];
  readonly opposing: Piece | null;
  /** 6B-04: begun by an Assault, which costs a move and takes the hex. */
  readonly assault: boolean;
  /** Null while there is no opponent. */
  readonly aim: SkirmishAim | null;
  readonly answer: SkirmishAnswer | null;
}

/** 9K: whom a piece must be near to help or hinder. */
export const NEAR = { active: 'nearActive', opposing: 'nearOpposing' } as const;

export const extraPath = (side: SkirmishSide): string => `extra.${side}`;

const extraDice = (answers: Answers): Pick<SkirmishAim, 'extraDice'> => {
  const told = SIDES.flatMap((side) => {
    const dice = countAt(answers, extraPath(side)) ?? 0;
    return dice === 0 ? [] : [[side, dice] as const];
  });
  return told.length === 0 ? {} : { extraDice: Object.fromEntries(told) };
};

const aimFrom = (
  answers: Answers,
  active: Piece,
  opposing: Piece,
  assault: boolean,
): SkirmishAim => {
  const turns = countAt(answers, 'turns') ?? 0;
  return {
    active: active.id,
    opposing: opposing.id,
    ...(assault ? {} : { assault: false }),
    ...(assault && turns > 0 ? { rotations: turns } : {}),
    nearActive: nearTold(itemsAt(answers, NEAR.active)),
    nearOpposing: nearTold(itemsAt(answers, NEAR.opposing)),
    ...extraDice(answers),
  };
};

const answerTo = ({ setup, state, rules }: View, aim: SkirmishAim): SkirmishAnswer | null => {
  const situation = skirmishFrom(setup, state, aim);
  return situation && skirmishSituation(situation, rules);
};

/** 7: who fights whom. Null for no such ship. */
export const fightOf = (view: View, answers: Answers, about: ShipId): Fight | null => {
  const { setup, state } = view;
  const active = pieceOf(setup, state, about);
  if (!active) return null;
  const enemies = shipsInPlay(state).filter(({ team }) => team !== active.team);
  const told = textAt(answers, 'opposing');
  const only = enemies.length === 1 ? enemies[0] : undefined;
  const chosen = enemies.find(({ id }) => id === told) ?? only;
  const opposing = chosen ? pieceOf(setup, state, chosen.id) : null;
  const assault = flagAt(answers, 'assault') ?? activeShip(state) === about;
  const aim = opposing && aimFrom(answers, active, opposing, assault);
  return { active, enemies, opposing, assault, aim, answer: aim && answerTo(view, aim) };
};

const known = memo<SkirmishOdds>(60);

/** 7: the odds, worked out once for the same figures. */
export const skirmishOddsOf = ({ rules }: View, answer: SkirmishAnswer): SkirmishOdds =>
  known(JSON.stringify([answer.active.spec, answer.opposing.spec, rules.rulings]), answer.odds);

const figuresOf = ({ active, opposing }: SkirmishAnswer): unknown =>
  [active, opposing].map(({ pool, die, saves, deathBlow, revenge }) => [
    pool,
    die,
    saves,
    deathBlow,
    revenge,
  ]);

/** 9K, 5B-02: every piece that would change this fight if it were within so many hexes of one of the two. */
export const helpersOf = (view: View, aim: SkirmishAim) => {
  const alone: SkirmishAim = { ...aim, nearActive: [], nearOpposing: [] };
  const base = answerTo(view, alone);
  if (!base) return [];
  const at = (ship: ShipId, side: SkirmishSide, distance: number): SkirmishAnswer =>
    answerTo(view, { ...alone, [NEAR[side]]: [{ ship, distance }] }) ?? base;
  return piecesOf(view.setup, view.state)
    .filter(({ id }) => id !== aim.active && id !== aim.opposing)
    .flatMap(({ id }) =>
      SIDES.flatMap((side) =>
        reachesOf(base, (distance) => at(id, side, distance), figuresOf).map(({ within }) => ({
          ship: id,
          side,
          within,
        })),
      ),
    );
};
