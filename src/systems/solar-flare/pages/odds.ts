import type { Block } from '../../../core/pages/page';
import { attackOdds, volleyOdds, type DiceOrder, type Target } from '../rules/attack';
import { setsOff } from '../rules/chain';
import { words } from './view';

const say = words.attack;

const whyOf = (dice: number, { shield }: Target): readonly string[] => [
  say.why.dice(dice),
  ...(shield.charge > 0 ? [say.why.shield(shield.charge)] : []),
  say.why.armour,
];

/** The chances of one attack, before the dice. */
export const attackBlock = (dice: number, target: Target, order?: DiceOrder): Block => {
  const odds = attackOdds(dice, target, order);
  const shieldLeft = odds.shield.reduce((sum, chance, left) => sum + chance * left, 0);
  const bars = odds.section.map((chance, left) => ({ label: say.bar(left), chance }));
  return {
    block: 'odds',
    label: say.odds,
    headline: { label: say.sectionLost, value: say.chance(odds.sectionDestroyed) },
    figures: [
      { label: say.shipLost, value: say.chance(odds.shipDestroyed) },
      { label: say.damage, value: say.points(odds.expectedDamage) },
      ...(target.shield.charge > 0
        ? [{ label: say.shieldLeft, value: say.points(shieldLeft) }]
        : []),
      ...(target.shield.partial > 0
        ? [{ label: say.partialLost, value: say.chance(odds.partialLost) }]
        : []),
    ],
    bars: [
      ...(target.section > 0 ? bars.reverse() : []),
      { label: say.shipLost, chance: odds.shipDestroyed, fatal: true },
    ],
    why: whyOf(dice, target),
  };
};

/** The chances of several attacks at one section. */
export const volleyBlock = (strengths: readonly number[], target: Target): Block => {
  const odds = volleyOdds(strengths, target);
  const last = strengths.length - 1;
  return {
    block: 'odds',
    label: say.odds,
    headline: {
      label: say.shipLost,
      value: say.chance(odds.shipDestroyedAfterEach[last] ?? 0),
    },
    figures: [
      { label: say.sectionLost, value: say.chance(odds.sectionDestroyedAfterEach[last] ?? 0) },
      { label: say.shieldLeft, value: say.points(odds.expectedShieldLeft) },
    ],
    bars: odds.shipDestroyedAfterEach.map((chance, at) => ({
      label: words.tools.after(at + 1),
      chance,
      fatal: true,
    })),
    why: [say.why.armour],
  };
};

/** Torpedoes: the chance that dice set one off. */
export const torpedoBlock = (dice: number): Block => ({
  block: 'odds',
  label: say.odds,
  headline: { label: say.setsOff, value: say.chance(setsOff(dice)) },
  bars: [{ label: say.setsOff, chance: setsOff(dice), fatal: true }],
  why: [say.why.torpedo],
});
