import { SIDES as FACES } from '../../../../core/dice/sixSided';
import type { GameEvent, ShipId } from '../../../../core/game/events';
import { loseTogether as loseHullTogether } from '../../../admirals-shared/play/skirmishes';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import type { SkirmishSoFar } from '../resolve/skirmish';
import { record } from '../../../../core/game/game';
import { type Game } from '../game';
import { fallIfDue } from './damage';
import type { SkirmishRolls } from '../commands';
import { readCombatDice } from '../../../admirals-shared/skirmish/die';

type Fight = BySide<ShipId>;

const rolled = (
  fight: Fight,
  side: SkirmishSide,
  { arms }: SkirmishSoFar,
  rolls: SkirmishRolls,
): readonly GameEvent[] => {
  const by = fight[side];
  const against = fight[otherSide(side)];
  const dice = rolls.dice?.[side] ?? [];
  const rams = rolls.rams?.[side] ?? [];
  const { value: die } = arms[side].die;
  const perDie = die.reduce((sum, hits) => sum + hits, 0) / FACES;
  const fought: GameEvent = {
    type: 'dice-rolled',
    by,
    against,
    roll: 'skirmish',
    dice,
    rule: 'Skirmishes',
    expected: { direct: perDie * dice.length },
    actual: { direct: readCombatDice(die, dice) },
  };
  const rammed: GameEvent = {
    type: 'dice-rolled',
    by,
    against,
    roll: 'ram',
    dice: rams,
    rule: 'Ram-Prow',
  };
  return [...(dice.length > 0 ? [fought] : []), ...(rams.length > 0 ? [rammed] : [])];
};

/** Skirmishes: both lose hull before either is gone. */
export const loseTogether = (game: Game, fight: Fight, hull: BySide<number>): Game =>
  loseHullTogether(game, fight, hull, 'Skirmishes', fallIfDue);

/** Skirmishes, Lethal: what one did. */
export const recordSkirmish = (
  game: Game,
  fight: Fight,
  rolls: SkirmishRolls,
  soFar: SkirmishSoFar,
): Game => {
  const after = record(game, ...SIDES.flatMap((side) => rolled(fight, side, soFar, rolls)));
  if (!soFar.tolls) return after;
  const { active, opposing } = soFar.tolls;
  return loseTogether(after, fight, { active: active.hullLost, opposing: opposing.hullLost });
};
