import type { Block, OddsBar } from '../../../core/pages/page';
import { asteroidOdds } from '../rules/asteroids';
import { attackEndings, readEndings, type DiceOrder, type Target } from '../rules/attack';
import { setsOff } from '../rules/chain';
import type { Rules } from '../rulings';
import { words } from './view';

const say = words.attack;

interface Shown {
  readonly label: string;
  readonly chance: number;
  readonly why: readonly string[];
  /** In place of what is left of the section. */
  readonly bars?: readonly OddsBar[];
}

const figure = (label: string, value: string, isTold = true) => (isTold ? [{ label, value }] : []);

/** What is left of a target, with the chance that matters most in large. */
const leftBlock = (
  odds: ReturnType<typeof readEndings>,
  { shield, section }: Target,
  { label, chance, why, bars }: Shown,
): Block => {
  const shieldLeft = odds.shield.reduce((sum, one, left) => sum + one * left, 0);
  const left = odds.section.map((one, at) => ({ label: say.bar(at), chance: one }));
  const lost = { label: say.shipLost, chance: odds.shipDestroyed, fatal: true };
  return {
    block: 'odds',
    label: bars ? say.odds : say.left,
    headline: { label, value: say.chance(chance) },
    figures: [
      ...figure(say.shipLost, say.chance(odds.shipDestroyed), label !== say.shipLost),
      ...figure(say.damage, say.points(odds.expectedDamage)),
      ...figure(say.shieldLeft, say.points(shieldLeft), shield.charge > 0),
      ...figure(say.partialLost, say.chance(odds.partialLost), shield.partial > 0),
    ],
    bars: bars ?? [...(section > 0 ? left.reverse() : []), lost],
    why,
  };
};

const whyOf = (dice: number, { shield }: Target): readonly string[] => [
  say.why.dice(dice),
  ...(shield.charge > 0 ? [say.why.shield(shield.charge)] : []),
  say.why.armour,
];

/** The chances of attacks at one section, before the dice; of several, how each goes on. */
export const attackBlock = (
  strengths: readonly number[],
  target: Target,
  rules: Rules,
  order?: DiceOrder,
): Block => {
  const { ends, after } = attackEndings(strengths, target, rules, order);
  const odds = readEndings(ends, target);
  const bars = after.map((list, at) => ({
    label: words.tools.after(at + 1),
    chance: readEndings(list, target).shipDestroyed,
    fatal: true,
  }));
  return leftBlock(odds, target, {
    label: target.section === 0 ? say.shipLost : say.sectionLost,
    chance: target.section === 0 ? odds.shipDestroyed : odds.sectionDestroyed,
    why: whyOf(strengths[0] ?? 0, target),
    ...(strengths.length > 1 ? { bars } : {}),
  });
};

/** Phase 2: the chances of so many attacks in each hex of asteroids. */
export const asteroidsBlock = (attacks: readonly number[], target: Target, rules: Rules): Block => {
  const odds = asteroidOdds(attacks, target, rules);
  const why = whyOf(attacks[0] ?? 0, target);
  return leftBlock(odds, target, { label: say.damaged, chance: odds.damaged, why });
};

/** Torpedoes: the chance that dice set one off. */
export const torpedoBlock = (dice: number, rules: Rules): Block => ({
  block: 'odds',
  label: say.odds,
  headline: { label: say.setsOff, value: say.chance(setsOff(dice, rules)) },
  bars: [{ label: say.setsOff, chance: setsOff(dice, rules), fatal: true }],
  why: [say.why.torpedo],
});
