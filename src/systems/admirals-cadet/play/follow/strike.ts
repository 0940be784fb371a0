import { SIDES } from '../../../../core/dice/die';
import type { DiceRolled, GameEvent } from '../../../../core/game/events';
import { readDice, type Save } from '../../../admirals/editions';
import type { StrikeAim, StrikeQuick, StrikeRolls } from '../commands';
import { boxFacing, type CriticalDone, type StrikeSoFar } from '../resolve/strike';
import { isGone, tell, tellEach, type Story } from '../story';
import { loseHull, spendShields, takeCritical } from './damage';

const FACES = Array.from({ length: SIDES }, (_, face) => face + 1);

const wounds = (
  { chart, modifiers }: StrikeSoFar['answer'],
  dice: readonly number[],
): Readonly<Record<'hit' | 'critical' | 'direct', number>> => {
  const { hit, critical, direct } = readDice(chart, modifiers.applied, dice);
  return { hit, critical, direct };
};

const diceRolled = (
  { attacker, target }: StrikeAim,
  roll: string,
  dice: readonly number[],
  answer: StrikeSoFar['answer'],
  rule: string,
): readonly DiceRolled[] => {
  if (dice.length === 0) return [];
  const all = wounds(answer, FACES);
  const mean = (sum: number): number => (sum * dice.length) / SIDES;
  const expected = {
    hit: mean(all.hit),
    critical: mean(all.critical),
    direct: mean(all.direct),
  };
  const actual = wounds(answer, dice);
  return [
    { type: 'dice-rolled', by: attacker, against: target, roll, dice, rule, expected, actual },
  ];
};

const saveRolled = (
  { attacker, target }: StrikeAim,
  save: Save,
  icon: string,
  dice: readonly number[],
  stopped: number,
): GameEvent => ({
  type: 'dice-rolled',
  by: target,
  against: attacker,
  roll: `save:${save.name}:${icon}`,
  dice,
  rule: save.rule,
  expected: { saved: (dice.length * save.upTo) / SIDES },
  actual: { saved: stopped },
});

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
      return spendShields(rolled, aim.target, boxFacing(done.box ?? 'pool'), 1, {
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
  soFar: StrikeSoFar,
): Story => {
  const { answer, dice, lockDice, saved, texts, count } = soFar;
  const { attacker, target } = aim;
  const rolled = tell(
    story,
    ...diceRolled(aim, 'strike', dice, answer, 'Making Attacks'),
    ...diceRolled(aim, 'lock', lockDice, answer, 'Target Locks'),
    ...texts.map((text): GameEvent => {
      const note = { id: 'lock-ability', text };
      return { type: 'noted', about: target, note, rule: 'Target Locks' };
    }),
    ...saved.map((one) => saveRolled(aim, one.save, 'hit', one.dice, one.stopped)),
  );
  const shielded = tellEach(rolled, aim.shields ?? [], (told, { facing, points }) =>
    spendShields(told, target, facing, points, { rule: 'Shields' }),
  );
  const hit = loseHull(shielded, target, soFar.hitsThrough, { rule: 'Hits', by: attacker });
  const critted = tellEach(hit, soFar.criticals, (told, done) => tellCritical(told, aim, done));
  return isGone(critted, target)
    ? critted
    : loseHull(critted, target, count.direct, { rule: 'Direct Hit', by: attacker });
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
