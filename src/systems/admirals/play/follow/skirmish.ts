import { SIDES as FACES } from '../../../../core/dice/sixSided';
import type { GameEvent } from '../../../../core/game/events';
import { combatRolled, loseTogether } from '../../../admirals-shared/play/skirmishes';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import type { Fought } from '../../../admirals-shared/play/resolve/skirmish';
import type { SkirmishStep } from '../resolve/skirmish';
import { record, recordEach } from '../../../../core/game/game';
import type { Game } from '../game';
import { exhaust, fallIfDue, defeat } from './damage';
import type { Skirmish, SkirmishQuick } from '../commands';

type Fight = BySide<string>;

const savesRolled = (fight: Fight, { saved }: Fought): readonly GameEvent[] =>
  SIDES.flatMap((side) => saved.filter((one) => one.side === side)).map(
    ({ side, save, dice, stopped }) => ({
      type: 'dice-rolled',
      by: fight[side],
      against: fight[otherSide(side)],
      roll: `save:${save.name}:direct`,
      dice,
      rule: save.rule,
      expected: { saved: (dice.length * save.upTo) / FACES },
      actual: { saved: stopped },
    }),
  );

const grudgesRolled = (fight: Fight, { rolls }: Fought): readonly GameEvent[] =>
  SIDES.flatMap((side) => {
    const die = rolls.grudge?.[side];
    const by = fight[side];
    const against = fight[otherSide(side)];
    return die === undefined
      ? []
      : [{ type: 'dice-rolled', by, against, roll: 'grudge', dice: [die], rule: '9Q' } as const];
  });

const exhaustSurvivors = (game: Game, fight: Fight): Game =>
  recordEach(game, SIDES, (after, side) =>
    after.state.ships[fight[side]]?.left === null ? exhaust(after, fight[side]) : after,
  );

const fallToGrudge = (game: Game, fight: Fight, side: SkirmishSide): Game =>
  defeat(game, fight[side], 'grudge', '9Q', fight[otherSide(side)]);

/** 7B to 7D, 9F, 9Q: what a skirmish did. */
export const recordSkirmish = (
  game: Game,
  command: Skirmish,
  { duel, fought }: SkirmishStep,
): Game => {
  const fight = { active: command.active, opposing: command.opposing };
  const { report, rolls } = fought;
  const rolled = record(
    game,
    ...combatRolled(fight, duel, rolls, '7B', (hits, dice) => (hits * dice) / FACES),
    ...savesRolled(fight, fought),
  );
  if (!report) return rolled;
  const hull = { active: report.active.hullLost, opposing: report.opposing.hullLost };
  const hurt = loseTogether(rolled, fight, hull, '7D', fallIfDue);
  const sworn = record(hurt, ...grudgesRolled(fight, fought));
  const avenged = recordEach(sworn, SIDES, (after, side) =>
    report[side].defeated === 'grudge' ? fallToGrudge(after, fight, side) : after,
  );
  return exhaustSurvivors(avenged, fight);
};

/** What a skirmish did, as the table says. */
export const recordSkirmishQuick = (game: Game, command: SkirmishQuick): Game => {
  const fight = { active: command.active, opposing: command.opposing };
  const hurt = loseTogether(game, fight, command.hull, '7D', fallIfDue);
  const avenger = command.grudge;
  const avenged = avenger === undefined ? hurt : fallToGrudge(hurt, fight, otherSide(avenger));
  return exhaustSurvivors(avenged, fight);
};
