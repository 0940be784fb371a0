import { NO_DICE, type Armament } from '../terms';

/** Squadron Keywords of the rules reference. */
export const KEYWORDS = ['Bomber', 'Escort', 'Heavy', 'Swarm', 'Counter'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords as they are printed: `Swarm`, `Counter 2`. */
export type Keywords = readonly string[];

export const has = (keywords: Keywords, keyword: Keyword): boolean =>
  keywords.some((one) => one === keyword || one.startsWith(`${keyword} `));

/** Counter X: how many blue dice; 0 without it. */
export const counterOf = (keywords: Keywords): number =>
  Number(keywords.find((one) => one.startsWith('Counter '))?.slice('Counter '.length) ?? 0);

/** Counter X: an anti-squadron armament of blue dice. */
export const counterDice = (keywords: Keywords): Armament => ({
  ...NO_DICE,
  blue: counterOf(keywords),
});

/** Swarm, AR-15: a reroll against a squadron that some other squadron is engaged with. */
export const swarms = (keywords: Keywords, targetIsEngagedWithAnother: boolean): boolean =>
  has(keywords, 'Swarm') && targetIsEngagedWithAnother;
