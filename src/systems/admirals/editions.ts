import { at } from '../../core/checked/read';
import { conditionsIn } from './cards/parse/condition';
import { keywords } from './cards/parse/keyword';
import { diceWhen, effectsIn, orderFields, requirementIn } from './cards/parse/order';
import { code, name, oneTo, rulesText, upTo } from './cards/parse/shared';
import { armament, shields } from './cards/parse/ship';
import { lockAbilities, weaponIn } from './cards/parse/weapon';
import { sharedReaders, skirmishAim, strikeAim } from './everyEdition/parse';
import * as read from './play/parse/readers';
import { cardProblems, record, teamRoll, twice } from './play/parse/setup';

/** The door for another edition: what is the same in both, and nothing else. */

/** Readers of what is printed alike on the cards of every edition. */
export const cardParts = {
  armament,
  at,
  code,
  conditionsIn,
  diceWhen,
  effectsIn,
  keywords,
  lockAbilities,
  name,
  oneTo,
  orderFields,
  requirementIn,
  rulesText,
  shields,
  upTo,
  weaponIn,
} as const;

/** Readers of what commands of every edition have in common. */
export const commandParts = {
  bySide: read.bySide,
  change: read.change,
  count: read.count,
  dice: read.dice,
  die: read.die,
  facing: read.facing,
  id: read.id,
  ids: read.ids,
  index: read.index,
  MOST_PIECES: read.MOST_PIECES,
  override: read.override,
  repairs: read.repairs,
  rotations: read.rotations,
  sharedReaders,
  skirmishAim,
  strikeAim,
  words: read.words,
} as const;

/** Readers and checks of what set-ups of every edition have in common. */
export const setupParts = { cardProblems, record, teamRoll, twice } as const;

export { makeKeyword, parseKeyword } from './cards/keywordText';
export type { RangeWhy } from './cards/parse/condition';
export type { KeywordWhy } from './cards/parse/keyword';
export { MOST } from './cards/parse/limits';
export type { ShipWhy } from './cards/parse/ship';
export type { WeaponWhy } from './cards/parse/weapon';
export {
  ARCS,
  FACINGS,
  WEAPON_TYPES,
  type AnyCondition,
  type AnyEffect,
  type AnyRequirement,
  type AnyWeaponCard,
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
export { enterPhase, giveOrder, makeByHand } from './everyEdition/byHand';
export { allOf, cardName, heldCardBy, makeChecks, nameOf, shipBy } from './everyEdition/checks';
export type {
  AnySetPhase,
  AnySetTerrain,
  AnySkirmishAim as SkirmishAim,
  AnyStrikeAim,
  AssignOrder,
  Concede,
  EndGame,
  EndPhase,
  HandModifier,
  Near,
  Overridable,
  Pass,
  RemoveShip,
  RepairChoice,
  RepeatOrders,
  ReturnOrder,
  Reveal,
  ScoreScenario,
  SetMark,
  SetTrack,
  SharedCommand,
  StartBattle,
  UnassignOrder,
} from './everyEdition/commands';
export { makeDecide } from './everyEdition/decide';
export type { SharedWhyValues, WhyOf } from './everyEdition/refusals';
export { atMost, plus, startAt, type Explained, type Source, type Tally } from './explain';
export { hasKeyword, makeApply } from './keywords/apply';
export { armorBy } from './keywords/armor';
export { boardingArrayBy } from './keywords/boardingArray';
export { deadlyBy } from './keywords/deadly';
export { flakBy } from './keywords/flak';
export {
  isFriend,
  numberOf,
  type AnyKeywordAt,
  type AnyKeywordRule,
  type AnyNearbyAt,
  type CombatDie,
  type KeywordNames,
  type MoveRange,
} from './keywords/hooks';
export { lethalBy } from './keywords/lethal';
export { keywordNearby, ownKeyword } from './keywords/source';
export { supportBy } from './keywords/support';
export { heldBy } from './play/cardsInPlay';
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
export { memo } from './pages/memo';
export { makeMarkdown, makeText, sectionBlocks, type ReportSection } from './pages/report/sections';
export { nearTold } from './pages/strike/aim';
export { tallySum } from './pages/tallyRows';
export { holdsItem, itemsAt, toggled } from './pages/toggled';
export { lastTargetOf, sightingOf, standsKept, standsOf } from './play/stands';
export { gameDistance } from './strike/geometry';
export { correctWords } from './words/en/correctPages';
export { reportWords } from './words/en/report';
export { savesPageWords } from './words/en/savesPage';
export { setupDeskWords } from './words/en/setupDesk';
export { strikePageWords } from './words/en/strikePages';
export { whatIfWords } from './words/en/whatIf';
export * as cardDeskParts from './desks/cards/door';
export * as fleetDeskParts from './desks/fleets/door';
export * as shipFace from './desks/shipFace';
export { cardDeskWords } from './words/en/cardDesk';
export { cardSentences } from './words/en/cards';
