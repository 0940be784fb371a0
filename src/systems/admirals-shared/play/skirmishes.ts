import type { GameEvent, ShipId } from '../../../core/game/events';
import { recordEach, type Game } from '../../../core/game/game';
import { readCombatDice } from '../skirmish/die';
import type { Armed } from '../skirmish/duel';
import { HULL } from './names';
import type { Rolls } from './resolve/skirmish';
import { otherSide, SIDES, type BySide, type SkirmishSide } from '../skirmish/sides';
import { type Cause, changeTrack } from '../../kit/play/tracks';
import { lost } from './where';

/** Both of a skirmish lose hull before either is gone. */
export const loseTogether = <Some extends Game>(
  game: Some,
  fight: BySide<ShipId>,
  hull: BySide<number>,
  rule: string,
  fallIfDue: (game: Some, ship: ShipId, cause: Cause) => Some,
): Some => {
  const cause = (side: SkirmishSide): Cause => ({ rule, by: fight[otherSide(side)] });
  // Who of them takes which hex is not recorded.
  const met = lost(game, [fight.active, fight.opposing], rule);
  const hurt = recordEach(met, SIDES, (after, side) =>
    changeTrack(after, fight[side], HULL, -hull[side], cause(side)),
  );
  return recordEach(hurt, SIDES, (after, side) => fallIfDue(after, fight[side], cause(side)));
};

/** What both rolled in the fight itself. `meanOf` so many dice is kept for ever, to the last digit. */
export const combatRolled = (
  fight: BySide<ShipId>,
  duel: BySide<Armed>,
  { dice: all, rams: rammed }: Rolls,
  rule: string,
  meanOf: (hitsOnAllFaces: number, dice: number) => number,
): readonly GameEvent[] =>
  SIDES.flatMap((side): readonly GameEvent[] => {
    const [dice = [], rams = []] = [all?.[side], rammed?.[side]];
    const both = { type: 'dice-rolled', by: fight[side], against: fight[otherSide(side)] } as const;
    const { value: die } = duel[side].die;
    const hits = die.reduce((sum, one) => sum + one, 0);
    const expected = { direct: meanOf(hits, dice.length) };
    const actual = { direct: readCombatDice(die, dice) };
    return [
      ...(dice.length > 0 ? [{ ...both, roll: 'skirmish', dice, rule, expected, actual }] : []),
      ...(rams.length > 0 ? [{ ...both, roll: 'ram', dice: rams, rule: 'Ram-Prow' }] : []),
    ];
  });
