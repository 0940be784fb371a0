import type { Answers } from '../../../../core/pages/answers';
import type { Block, BlockOf } from '../../../../core/pages/page';
import { explainWords } from '../../../admirals-shared/words/en/explain';
import { oneAt } from '../../../kit/pages/answered';
import * as modifierParts from '../../../admirals-shared/pages/modifiers';
import {
  LOCK_POLICIES,
  SHIELD_POLICIES,
  type LockPolicy,
  type ShieldPolicy,
  type StrikeChoices,
  type StrikeOdds,
} from '../../strike/odds';
import type { StrikeAnswer } from '../../strike/spec';
import type { CadetWords } from '../../words/en';
import { readsSource } from '../seen';

interface Worded {
  readonly words: CadetWords;
}

/** How both sides play, as the page was told: locks are rolled again, and shields spent as is best. */
export const choicesTold = (answers: Answers): StrikeChoices => ({
  locks: oneAt<LockPolicy>(answers, 'policy.locks', LOCK_POLICIES) ?? 'reroll',
  shields: oneAt<ShieldPolicy>(answers, 'policy.shields', SHIELD_POLICIES) ?? 'best',
});

/** Making Attacks: every modifier with its source, and what the limits leave of their sum. */
export const sumBlock = ({ words }: Worded, { modifiers }: StrikeAnswer, answers: Answers): Block =>
  modifierParts.sumBlock(
    { explain: explainWords, words: words.pages.aim, readsSource },
    modifiers,
    answers,
  );

/** What no card in the app says. */
export const ownModifierBlock = ({ words }: Worded, answers: Answers): Block =>
  modifierParts.ownModifierBlock(words.pages.aim, answers);

/** What is rolled, and rolled again. */
export const rollLines = (
  { words }: Worded,
  { strike, modifiers, rerolledFaces, rerolls }: StrikeAnswer,
): readonly string[] => {
  const { why } = words.pages.attack;
  return [
    why.dice(strike.dice, modifiers.applied),
    ...(rerolledFaces.length > 0 ? [why.faces(rerolledFaces)] : []),
    ...(rerolls > 0 ? [why.rerolls(rerolls)] : []),
  ];
};

/** What both sides do about it. */
export const playLines = (
  { words }: Worded,
  { saves, shields }: StrikeAnswer,
  choices: StrikeChoices,
): readonly string[] => {
  const { why } = words.pages.attack;
  return [
    why.locks[choices.locks],
    ...(shields.points > 0 ? [why.shields[choices.shields](shields.points)] : []),
    ...saves.now.map((save) => explainWords.saveChance(save)),
  ];
};

/** Less than that is no bar that an eye could see. */
export const LEAST_SEEN = 0.0005;

type OddsBlock = BlockOf<'odds'>;

/** Resolving Attack Icons: what may come of one attack at a target, or of several. */
export const outcomeOdds = (
  { words }: Worded,
  { role, hull, shields, orders, crippled }: StrikeAnswer['target'],
  odds: StrikeOdds,
): Omit<OddsBlock, 'label' | 'why'> => {
  const { attack } = words.pages;
  const stripped = role === 'Super Heavy' && orders > 0 && odds.ordersLost > 0;
  const boxesLost = attack.mean(shields - odds.expectedShieldsLeft);
  const crippledAlive = { label: attack.crippled, value: attack.chance(odds.crippledAlive) };
  const ordersLost = { label: words.looks.ordersLost, value: attack.chance(odds.ordersLost) };
  return {
    block: 'odds',
    headline: { label: attack.destroyed, value: attack.chance(odds.destroyed) },
    figures: [
      { label: attack.hullLost, value: attack.mean(hull - odds.expectedHullLeft) },
      ...(shields > 0 ? [{ label: words.looks.boxesLost, value: boxesLost }] : []),
      ...(odds.crippledAlive > 0 && !crippled ? [crippledAlive] : []),
      ...(stripped ? [ordersLost] : []),
    ],
    bars: [
      ...odds.hullLeft
        .slice(1)
        .reverse()
        .map((chance, lost) => ({ label: attack.lost(lost), chance }))
        .filter(({ chance }) => chance >= LEAST_SEEN),
      { label: attack.destroyed, chance: odds.destroyed, fatal: true },
    ],
  };
};

/** What may come of an attack, and why. */
export const oddsBlock = (
  worded: Worded,
  answer: StrikeAnswer,
  odds: StrikeOdds,
  choices: StrikeChoices,
): OddsBlock => ({
  ...outcomeOdds(worded, answer.target, odds),
  label: worded.words.pages.attack.odds,
  why: [...rollLines(worded, answer), ...playLines(worded, answer, choices)],
});

/** How both sides play. */
export const policyBlocks = (
  { words }: Worded,
  { chart, abilities, shields }: StrikeAnswer,
  answers: Answers,
): readonly Block[] => {
  const { attack, aim } = words.pages;
  const choices = choicesTold(answers);
  const hasLocks = Object.values(chart).some((icons) => icons.includes('lock'));
  const uses = LOCK_POLICIES.filter((one) => one !== 'ability' || abilities.length > 0);
  return [
    ...(hasLocks
      ? [
          {
            block: 'choice',
            id: 'policy.locks',
            label: aim.play.locks,
            style: 'chips',
            value: choices.locks,
            options: uses.map((one) => ({ value: one, label: attack.lockUses[one] })),
          } as const,
        ]
      : []),
    ...(shields.points > 0
      ? [
          {
            block: 'choice',
            id: 'policy.shields',
            label: aim.play.shields,
            style: 'chips',
            value: choices.shields,
            options: (['best', 'always', 'never'] as const).map((one) => ({
              value: one,
              label: attack.shieldUses[one],
            })),
          } as const,
        ]
      : []),
  ];
};
