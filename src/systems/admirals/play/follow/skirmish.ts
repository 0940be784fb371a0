import { SIDES as FACES } from '../../../../core/dice/sixSided';
import type { GameEvent } from '../../../../core/game/events';
import { loseTogether } from '../../../admirals-shared/play/skirmishes';
import type { CombatDie } from '../../../admirals-shared/keywords/hooks';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import type { SkirmishSoFar } from '../resolve/skirmish';
import { tell, tellEach } from '../../../../core/game/story';
import { type Story } from '../story';
import { exhaust, fallIfDue } from './damage';
import { defeat } from './defeat';
import type { Skirmish, SkirmishQuick } from '../commands';

type Fight = BySide<string>;

const mean = (die: CombatDie, dice: number): number =>
  (die.reduce((sum, hits) => sum + hits, 0) * dice) / FACES;

const combatRolled = (
  fight: Fight,
  side: SkirmishSide,
  { sides }: SkirmishSoFar,
  dice: readonly number[],
): readonly GameEvent[] =>
  dice.length === 0
    ? []
    : [
        {
          type: 'dice-rolled',
          by: fight[side],
          against: fight[otherSide(side)],
          roll: 'skirmish',
          dice,
          rule: '7B',
          expected: { direct: mean(sides[side].die.value, dice.length) },
          actual: { direct: sides[otherSide(side)].hits },
        },
      ];

const savesRolled = (
  fight: Fight,
  side: SkirmishSide,
  { sides }: SkirmishSoFar,
): readonly GameEvent[] =>
  sides[side].saved.map(({ save, dice, stopped }) => ({
    type: 'dice-rolled',
    by: fight[side],
    against: fight[otherSide(side)],
    roll: `save:${save.name}:direct`,
    dice,
    rule: save.rule,
    expected: { saved: (dice.length * save.upTo) / FACES },
    actual: { saved: stopped },
  }));

const grudgesRolled = (fight: Fight, { grudges }: SkirmishSoFar): readonly GameEvent[] =>
  SIDES.flatMap((side) => {
    const die = grudges[side];
    const by = fight[side];
    const against = fight[otherSide(side)];
    return die === null
      ? []
      : [{ type: 'dice-rolled', by, against, roll: 'grudge', dice: [die], rule: '9Q' } as const];
  });

const exhaustSurvivors = (story: Story, fight: Fight): Story =>
  tellEach(story, SIDES, (told, side) =>
    told.state.ships[fight[side]]?.left === null ? exhaust(told, fight[side]) : told,
  );

const fallToGrudge = (story: Story, fight: Fight, side: SkirmishSide): Story =>
  defeat(story, fight[side], 'grudge', '9Q', fight[otherSide(side)]);

/** 7B to 7D, 9F, 9Q: what a skirmish did. */
export const tellSkirmish = (story: Story, command: Skirmish, soFar: SkirmishSoFar): Story => {
  const fight = { active: command.active, opposing: command.opposing };
  const { report } = soFar;
  const rolled = tell(
    story,
    ...SIDES.flatMap((side) => combatRolled(fight, side, soFar, command.dice?.[side] ?? [])),
    ...SIDES.flatMap((side) => savesRolled(fight, side, soFar)),
  );
  if (!report) return rolled;
  const hull = { active: report.active.hullLost, opposing: report.opposing.hullLost };
  const hurt = loseTogether(rolled, fight, hull, '7D', fallIfDue);
  const sworn = tell(hurt, ...grudgesRolled(fight, soFar));
  const avenged = tellEach(sworn, SIDES, (told, side) =>
    report[side].defeated === 'grudge' ? fallToGrudge(told, fight, side) : told,
  );
  return exhaustSurvivors(avenged, fight);
};

/** What a skirmish did, as the table says. */
export const tellSkirmishQuick = (story: Story, command: SkirmishQuick): Story => {
  const fight = { active: command.active, opposing: command.opposing };
  const hurt = loseTogether(story, fight, command.hull, '7D', fallIfDue);
  const avenger = command.grudge;
  const avenged = avenger === undefined ? hurt : fallToGrudge(hurt, fight, otherSide(avenger));
  return exhaustSurvivors(avenged, fight);
};
