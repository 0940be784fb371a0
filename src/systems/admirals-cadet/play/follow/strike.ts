import type { GameEvent } from '../../../../core/game/events';
import { saveRolled, strikeRolled } from '../../../admirals-shared/play/strikes';
import type { StrikeAim, StrikeQuick, StrikeRolls } from '../commands';
import type { CriticalDone, StrikeDone } from '../resolve/strike';
import type { StrikeAnswer } from '../../strike/spec';
import { isGone, record, recordEach } from '../../../../core/game/game';
import { type Game } from '../game';
import { loseHull, takeCritical } from './damage';
import { spendShields } from '../../../admirals-shared/play/follow/shields';

const recordCritical = (game: Game, aim: StrikeAim, done: CriticalDone): Game => {
  if (isGone(game, aim.target)) return game;
  const rolled = record(
    game,
    ...done.saved.map(({ save, die, stops }) =>
      saveRolled(aim, save, 'critical', [die], stops ? 1 : 0),
    ),
  );
  switch (done.does) {
    case 'stopped':
      return rolled;
    case 'blocked':
      return spendShields(rolled, aim.target, done.box ?? null, 1, {
        rule: 'Shields',
      });
    case 'through':
      return takeCritical(rolled, aim.target, aim.attacker);
  }
};

/** Resolving Attack Icons: what an attack did, in the order of the booklet. */
export const recordStrike = (
  game: Game,
  aim: StrikeAim & StrikeRolls,
  answer: StrikeAnswer,
  done: StrikeDone,
): Game => {
  const { dice, lockDice, saved, texts } = done;
  const read = { chart: answer.chart, modifier: answer.modifiers.applied };
  const { attacker, target } = aim;
  const rolled = record(
    game,
    ...strikeRolled(aim, 'strike', dice, read, 'Making Attacks'),
    ...strikeRolled(aim, 'lock', lockDice, read, 'Target Locks'),
    ...texts.map((text): GameEvent => {
      const note = { id: 'lock-ability', text };
      return { type: 'noted', about: target, note, rule: 'Target Locks' };
    }),
    ...saved.map((one) => saveRolled(aim, one.save, 'hit', one.dice, one.stopped)),
  );
  const shielded = recordEach(rolled, aim.shields ?? [], (after, { facing, points }) =>
    spendShields(after, target, facing, points, { rule: 'Shields' }),
  );
  const hit = loseHull(shielded, target, done.hitsThrough, { rule: 'Hits', by: attacker });
  const critted = recordEach(hit, done.criticals, (after, one) => recordCritical(after, aim, one));
  return isGone(critted, target)
    ? critted
    : loseHull(critted, target, done.directs, { rule: 'Direct Hit', by: attacker });
};

/** What an attack did, as the table says. */
export const recordQuick = (game: Game, command: StrikeQuick): Game => {
  const { target, hull, criticals, shields = [] } = command;
  const by = command.with?.attacker;
  const cause = { rule: 'Hits', ...(by === undefined ? {} : { by }) };
  const shielded = recordEach(game, shields, (after, { facing, points }) =>
    spendShields(after, target, facing, points, { rule: 'Shields' }),
  );
  const hit = loseHull(shielded, target, hull, cause);
  const each = Array.from({ length: criticals });
  return recordEach(hit, each, (after) => takeCritical(after, target, by));
};
