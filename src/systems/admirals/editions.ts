import { at } from '../../core/checked/read';
import { inOrder } from './cards/parse/condition';
import { keyword, keywordNamed, keywords } from './cards/parse/keyword';
import {
  code,
  distance,
  eitherWay,
  modifierValue,
  name,
  oneTo,
  question,
  rulesText,
  someOf,
  upTo,
} from './cards/parse/shared';
import { armament, shields } from './cards/parse/ship';
import { chart, lockAbility } from './cards/parse/weapon';
import * as read from './play/parse/readers';
import { cardProblems, record, teamRoll, twice } from './play/parse/setup';

/** The door for another edition: what is the same in both, and nothing else. */

/** Readers of what is printed alike on the cards of every edition. */
export const cardParts = {
  armament,
  at,
  chart,
  code,
  distance,
  eitherWay,
  inOrder,
  keyword,
  keywordNamed,
  keywords,
  lockAbility,
  modifierValue,
  name,
  oneTo,
  question,
  rulesText,
  shields,
  someOf,
  upTo,
} as const;

/** Readers of what commands of every edition have in common. */
export const commandParts = {
  bySide: read.bySide,
  change: read.change,
  count: read.count,
  dice: read.dice,
  die: read.die,
  facing: read.facing,
  facings: read.facings,
  id: read.id,
  ids: read.ids,
  index: read.index,
  markValue: read.markValue,
  modifiers: read.modifiers,
  MOST_PIECES: read.MOST_PIECES,
  near: read.near,
  override: read.override,
  rotations: read.rotations,
  words: read.words,
} as const;

/** Readers and checks of what set-ups of every edition have in common. */
export const setupParts = { cardProblems, record, teamRoll, twice } as const;

export { makeKeyword, parseKeyword } from './cards/keywordText';
export type { RangeWhy } from './cards/parse/condition';
export type { KeywordWhy } from './cards/parse/keyword';
export { LONGEST, MOST, MOST_ITEMS } from './cards/parse/limits';
export type { ShipWhy } from './cards/parse/ship';
export type { WeaponWhy } from './cards/parse/weapon';
export {
  ARCS,
  FACINGS,
  WEAPON_TYPES,
  type Arc,
  type Armament,
  type ChartResult,
  type Facing,
  type Icon,
  type Keyword,
  type LockAbility,
  type Reach,
  type Shields,
  type Side,
  type WeaponType,
} from './cards/types';
export type * as SecondEdition from './cards/types';
export { atMost, plus, startAt, type Explained, type Source, type Tally } from './explain';
export { actingKeywords } from './keywords/apply';
export type { CombatDie, KeywordNames, KeywordValue, MoveRange } from './keywords/hooks';
export { heldBy } from './play/cardsInPlay';
export { allOf, cardName, heldCardBy, nameOf, shipBy } from './play/checks';
export type { HandModifier, Near } from './play/commands';
export { changeTrack, setTrack, type Cause } from './play/follow/damage';
export { changeMark } from './play/follow/marks';
export {
  facingOf,
  HULL,
  isSpentMark,
  SHIELD,
  shieldTrack,
  shieldTracksOf,
  spentMark,
} from './play/names';
export { countOf, pointsNow, shieldsOf, wordOf } from './play/reading';
export type { Chance } from './play/resolve/complete';
export { isCount, isDie } from './play/resolve/numbers';
export { activeShip, isActivated, perTeam } from './play/turn';
export { isInPlay, otherTeam, playerName, shipName, shipsInPlay, teamName } from './play/view';
export { sumModifiers, type Modifier, type ModifierSum } from './modifiers';
export { leader, opponentOf, type PerTeam } from './rounds/teams';
export { teamToAct } from './rounds/turns';
export { saveChance, type Save } from './saves';
export { hitsOn, PLAIN_DIE } from './skirmish/die';
export { otherSide, SIDES, type BySide, type SkirmishSide } from './skirmish/situation';
export { iconsAt, nearestRows, readDice, type Chart } from './strike/chart';
export { TRAINING_PACK } from './training/pack';
export {
  DEFAULT_ARCS,
  DEFAULT_FACINGS,
  type ArcShapes,
  type FacingShapes,
} from './strike/geometry';
export { explainWords } from './words/en/explain';
export { toldIn, type Told } from './words/en/play/told';
export { problemWords } from './words/en/problems';
export { strikeWords } from './words/en/strike';
export type { ChapterText } from './reference/chapterText';
export { EDITION_CHANGES } from './reference/en/editions';
export { row, section, steps } from './reference/en/quick/rows';
export { searchWords } from './reference/en/searchWords';
export { entryIdOf } from './reference/entryIds';
export { makeReference } from './reference/makeReference';
export { CADET_ORDERS, CADET_SHIPS, CADET_WEAPONS } from './desks/cards/cadetOutline';
export { countAt, diceAt, flagAt, oneAt, textAt, textsAt } from './pages/answered';
