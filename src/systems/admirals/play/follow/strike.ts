import type { GameEvent } from '../../../../core/game/events';
import { saveRolled, strikeRolled } from '../../../admirals-shared/play/strikes';
import { WOUNDS, type Wound } from '../../../admirals-shared/odds/spec';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import type { StrikeSoFar } from '../resolve/strike';
import { isGone, record, recordEach } from '../../../../core/game/game';
import { type Game } from '../game';
import { loseHull, takeCriticals } from './damage';
import type { StrikeAim, StrikeQuick } from '../commands';
import { spendShields } from '../../../admirals-shared/play/follow/shields';
import { changeMark } from '../../../kit/play/marks';

const RULES: Readonly<Record<Wound, string>> = { hit: '5F-02', critical: '5F-03', direct: '5F-04' };

const hurt = (game: Game, aim: StrikeAim, soFar: StrikeSoFar, icon: Wound): Game => {
  const { attacker, target } = aim;
  if (isGone(game, target)) return game;
  const saves = soFar.saved.filter((one) => one.icon === icon);
  const rolled = record(
    game,
    ...saves.map((one) => saveRolled(aim, one.save, icon, one.dice, one.stopped)),
  );
  const cause = { rule: RULES[icon], by: attacker };
  const count = soFar.through[icon];
  return icon === 'critical'
    ? takeCriticals(rolled, target, count, cause, soFar.returned)
    : loseHull(rolled, target, count, cause);
};

const penalise = (game: Game, target: string, dice: number): Game =>
  changeMark(game, target, ROUND_MARKS.skirmishDicePenalty, dice, '5F-01');

/** 5C to 5F: what a strike did, in the order of the rulebook. */
export const recordStrike = (game: Game, aim: StrikeAim, soFar: StrikeSoFar) => {
  const { answer, dice, lockOns, blocked, texts } = soFar;
  const rolled = record(
    game,
    ...strikeRolled(aim, 'strike', dice, answer.spec, '5C'),
    ...strikeRolled(aim, 'lock-on', lockOns, answer.spec, '5F-01 I'),
    ...texts.map((text): GameEvent => {
      const note = { id: 'lock-ability', text };
      return { type: 'noted', about: aim.target, note, rule: '5F-01' };
    }),
  );
  const shielded = recordEach(rolled, blocked, (after, { facing, hits, criticals }) =>
    spendShields(after, aim.target, facing, hits + criticals, { rule: answer.shields.rule }),
  );
  const penalised = penalise(shielded, aim.target, soFar.skirmishDicePenalty);
  return recordEach(penalised, WOUNDS, (after, icon) => hurt(after, aim, soFar, icon));
};

/** What a strike did, as the table says. */
export const recordQuick = (game: Game, command: StrikeQuick): Game => {
  const { target, hull, criticals, shields = [], returned, skirmishDicePenalty = 0 } = command;
  const by = command.with?.attacker;
  const cause = by === undefined ? {} : { by };
  const shielded = recordEach(game, shields, (after, { facing, points }) =>
    spendShields(after, target, facing, points, { rule: '5E' }),
  );
  const penalised = penalise(shielded, target, skirmishDicePenalty);
  const hit = loseHull(penalised, target, hull, { rule: RULES.hit, ...cause });
  return takeCriticals(hit, target, criticals, { rule: RULES.critical, ...cause }, returned);
};
