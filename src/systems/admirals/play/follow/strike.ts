import type { GameEvent } from '../../../../core/game/events';
import { saveRolled, strikeRolled } from '../../../admirals-shared/play/strikes';
import { WOUNDS, type Wound } from '../../../admirals-shared/odds/spec';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import type { StrikeSoFar } from '../resolve/strikeBench';
import { isGone, tell, tellEach } from '../../../../core/game/story';
import { type Story } from '../story';
import { loseHull, takeCriticals } from './damage';
import type { StrikeAim, StrikeQuick, StrikeRolls } from '../commands';
import { spendShields } from '../../../admirals-shared/play/follow/shields';
import { changeMark } from '../../../kit/play/marks';

const RULES: Readonly<Record<Wound, string>> = { hit: '5F-02', critical: '5F-03', direct: '5F-04' };

const hurt = (story: Story, aim: StrikeAim, soFar: StrikeSoFar, icon: Wound): Story => {
  const { attacker, target } = aim;
  if (isGone(story, target)) return story;
  const saves = soFar.saved.filter((one) => one.icon === icon);
  const rolled = tell(
    story,
    ...saves.map((one) => saveRolled(aim, one.save, icon, one.dice, one.stopped)),
  );
  const cause = { rule: RULES[icon], by: attacker };
  const count = soFar.through[icon];
  return icon === 'critical'
    ? takeCriticals(rolled, target, count, cause, soFar.returned)
    : loseHull(rolled, target, count, cause);
};

const penalise = (story: Story, target: string, dice: number): Story =>
  changeMark(story, target, ROUND_MARKS.skirmishDicePenalty, dice, '5F-01');

/** 5C to 5F: what a strike did, in the order of the rulebook. */
export const tellStrike = (
  story: Story,
  aim: StrikeAim & StrikeRolls,
  soFar: StrikeSoFar,
): Story => {
  const { answer, blocked, bonusDice, lockDice, texts } = soFar;
  const lockOns = [...bonusDice, ...lockDice];
  const rolled = tell(
    story,
    ...strikeRolled(aim, 'strike', aim.dice ?? [], answer.spec, '5C'),
    ...strikeRolled(aim, 'lock-on', lockOns, answer.spec, '5F-01 I'),
    ...texts.map((text): GameEvent => {
      return {
        type: 'noted',
        about: aim.target,
        note: { id: 'lock-ability', text },
        rule: '5F-01',
      };
    }),
  );
  const shielded = tellEach(rolled, blocked, (told, { facing, hits, criticals }) =>
    spendShields(told, aim.target, facing, hits + criticals, { rule: answer.shields.rule }),
  );
  const penalised = penalise(shielded, aim.target, soFar.skirmishDicePenalty);
  return tellEach(penalised, WOUNDS, (told, icon) => hurt(told, aim, soFar, icon));
};

/** What a strike did, as the table says. */
export const tellQuick = (story: Story, command: StrikeQuick): Story => {
  const { target, hull, criticals, shields = [], returned, skirmishDicePenalty = 0 } = command;
  const by = command.with?.attacker;
  const cause = by === undefined ? {} : { by };
  const shielded = tellEach(story, shields, (told, { facing, points }) =>
    spendShields(told, target, facing, points, { rule: '5E' }),
  );
  const hit = loseHull(penalise(shielded, target, skirmishDicePenalty), target, hull, {
    rule: '5F-02',
    ...cause,
  });
  if (isGone(hit, target)) return hit;
  return takeCriticals(hit, target, criticals, { rule: '5F-03', ...cause }, returned);
};
