import type { GameEvent } from '../../../../core/game/events';
import { saveRolled, strikeRolled } from '../../../admirals-shared/play/strikes';
import type { StrikeAim, StrikeQuick, StrikeRolls } from '../commands';
import type { CriticalDone, StrikeDone } from '../resolve/strike';
import type { StrikeAnswer } from '../../strike/spec';
import { isGone, tell, tellEach } from '../../../../core/game/story';
import { type Story } from '../story';
import { loseHull, takeCritical } from './damage';
import { spendShields } from '../../../admirals-shared/play/follow/shields';

const tellCritical = (story: Story, aim: StrikeAim, done: CriticalDone): Story => {
  if (isGone(story, aim.target)) return story;
  const rolled = tell(
    story,
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
export const tellStrike = (
  story: Story,
  aim: StrikeAim & StrikeRolls,
  answer: StrikeAnswer,
  done: StrikeDone,
): Story => {
  const { dice, lockDice, saved, texts } = done;
  const read = { chart: answer.chart, modifier: answer.modifiers.applied };
  const { attacker, target } = aim;
  const rolled = tell(
    story,
    ...strikeRolled(aim, 'strike', dice, read, 'Making Attacks'),
    ...strikeRolled(aim, 'lock', lockDice, read, 'Target Locks'),
    ...texts.map((text): GameEvent => {
      const note = { id: 'lock-ability', text };
      return { type: 'noted', about: target, note, rule: 'Target Locks' };
    }),
    ...saved.map((one) => saveRolled(aim, one.save, 'hit', one.dice, one.stopped)),
  );
  const shielded = tellEach(rolled, aim.shields ?? [], (told, { facing, points }) =>
    spendShields(told, target, facing, points, { rule: 'Shields' }),
  );
  const hit = loseHull(shielded, target, done.hitsThrough, { rule: 'Hits', by: attacker });
  const critted = tellEach(hit, done.criticals, (told, one) => tellCritical(told, aim, one));
  return isGone(critted, target)
    ? critted
    : loseHull(critted, target, done.directs, { rule: 'Direct Hit', by: attacker });
};

/** What an attack did, as the table says. */
export const tellQuick = (story: Story, command: StrikeQuick): Story => {
  const { target, hull, criticals, shields = [] } = command;
  const by = command.with?.attacker;
  const cause = { rule: 'Hits', ...(by === undefined ? {} : { by }) };
  const shielded = tellEach(story, shields, (told, { facing, points }) =>
    spendShields(told, target, facing, points, { rule: 'Shields' }),
  );
  const hit = loseHull(shielded, target, hull, cause);
  const each = Array.from({ length: criticals });
  return tellEach(hit, each, (told) => takeCritical(told, target, by));
};
