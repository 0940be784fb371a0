import { at } from '../../core/checked/read';
import { conditionsIn } from './cards/parse/condition';
import { keywords } from './cards/parse/keyword';
import { diceWhen, effectsIn, orderFields, requirementIn } from './cards/parse/order';
import { code, name, oneTo, rulesText, upTo } from './cards/parse/shared';
import { armament, shields } from './cards/parse/ship';
import { lockAbilities, weaponIn } from './cards/parse/weapon';
import { sharedReaders, skirmishAim, strikeAim } from './everyEdition/parse';
import * as read from './play/parse/readers';
import { cardProblems, record, subjects, teamProblems, teamRoll, twice } from './play/parse/setup';

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
export const setupParts = {
  cardProblems,
  record,
  subjects,
  teamProblems,
  teamRoll,
  twice,
} as const;

export { makeKeyword, parseKeyword } from './cards/keywordText';
export type { RangeWhy } from './cards/parse/condition';
export type { KeywordWhy } from './cards/parse/keyword';
export { MOST } from './cards/parse/limits';
export type { ShipWhy } from './cards/parse/ship';
export type { WeaponWhy } from './cards/parse/weapon';
export {
  FACINGS,
  WEAPON_TYPES,
  type AnyCondition,
  type AnyEffect,
  type AnyOrderCard,
  type AnyRequirement,
  type AnyWeaponCard,
  type Arc,
  type Armament,
  type DiceEffect,
  type Facing,
  type Icon,
  type Keyword,
  type LockAbility,
  type Shields,
  type WeaponType,
} from './cards/types';
export type * as SecondEdition from './cards/types';
export { enterPhase, giveOrder, makeByHand } from './everyEdition/byHand';
export { allOf, heldCardBy, makeChecks, nameOf, shipBy } from './everyEdition/checks';
export type * from './everyEdition/commands';
export { completed, inTurn, rollOf, type Chance } from './everyEdition/chance';
export { allHold, judgeBy, openQuestions, type Verdict } from './everyEdition/conditions';
export { makeDecide } from './everyEdition/decide';
export { conditionalModifiers, holding, type AnyStrikeModifiers } from './everyEdition/modifiers';
export { onceFor } from './everyEdition/onceFor';
export {
  cardOfKind,
  makePieces,
  shipStanding,
  unmetRequirements,
  weaponBy,
  type AnyFighter,
} from './everyEdition/pieces';
export {
  aimTold,
  chosenTarget,
  inNumbers,
  nearTold,
  NOWHERE,
  onRadar,
  openPath,
  placePath,
  WAYS_TO_SAY,
  wayTold,
  type Whereabouts,
} from './everyEdition/pages/aim';
export { arcShapes } from './everyEdition/pages/arcShapes';
export { askedSwitches } from './everyEdition/pages/asked';
export { fleetView, headlineOf } from './everyEdition/pages/bridge';
export { toldFindings, type Engine } from './everyEdition/pages/engine';
export { handTo } from './everyEdition/pages/handTo';
export { bearing } from './everyEdition/pages/bearing';
export {
  lookBlock,
  lookTold,
  rankedBlocks,
  stepsBlock,
  WORTH,
  type Ranked,
} from './everyEdition/pages/looks';
export { readsEntry, type Reads } from './everyEdition/pages/reads';
export { facingViews, orderChips, rowOf, shipHead, trackView } from './everyEdition/pages/shipRow';
export { countStepper, stepperAt } from './everyEdition/pages/steppers';
export { makeTried } from './everyEdition/pages/tried';
export { makeVerdicts, verdictAct, type FightVerdict } from './everyEdition/pages/verdict';
export { clearMarks, markOnly } from './everyEdition/refresh';
export { isUsedUp, scenarioWhy, tellLine } from './everyEdition/scenarios';
export {
  isInPlay,
  otherTeam,
  playerName,
  shipLeft,
  shipName,
  shipsInPlay,
  teamName,
} from './everyEdition/ships';
export { loseTogether } from './everyEdition/skirmishes';
export { library, teamRolls } from './everyEdition/start';
export { toldApart } from './everyEdition/toldApart';
export {
  hasShields,
  NO_SHIELDS,
  saveRolled,
  shieldsFrom,
  strikeRolled,
  tableSaid,
  type UsableShields,
} from './everyEdition/strikes';
export {
  activeShip,
  closeIfGone,
  enterRefresh,
  isActivated,
  makeTurns,
  perTeam,
  setActivated,
  setIdle,
  type AnyTurn,
} from './everyEdition/turns';
export type { SharedWhyValues, WhyOf } from './everyEdition/refusals';
export { atMost, plus, startAt, type Explained, type Source, type Tally } from './explain';
export type { FleetShip } from './fleet/types';
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
  type SharedHooks,
} from './keywords/hooks';
export { lethalBy } from './keywords/lethal';
export { keywordNearby, ownKeyword } from './keywords/source';
export { supportBy } from './keywords/support';
export { ordersAt } from './play/cardsInPlay';
export { changeTrack, mendShields, setTrack, spendShields, type Cause } from './play/follow/tracks';
export { changeMark } from './play/follow/marks';
export {
  facingOf,
  HULL,
  isSpentMark,
  SHIELD,
  shieldTracksOf,
  SLOTS,
  spentMark,
} from './play/names';
export { countOf, pointsNow, wordOf } from './play/reading';
export { isCount, isDie } from './play/resolve/numbers';
export { libraryOf } from './play/orders';
export { sumModifiers, type Modifier, type ModifierSum } from './modifiers';
export type { AnyParts, AnyRules } from './parts';
export {
  effectsOn,
  gainedKeywords,
  lentEffects,
  printedKeywords,
  shieldsLeft,
  type AnyEffectInPlay,
  type AnyNearby,
  type AnyPiece,
  type KeywordInPlay,
} from './piece';
export { leader, opponentOf, type PerTeam } from './rounds/teams';
export { stopChance, type Save } from './saves';
export { PLAIN_DIE } from './skirmish/die';
export { readCombatDice } from './skirmish/pool';
export { otherSide, SIDES, type BySide, type SkirmishSide } from './skirmish/sides';
export { chartOf, iconsAt, type Chart } from './strike/chart';
export type { AnyStrikeSituation, Settled } from './strike/situation';
export { goesIll, illChance, type TerrainRoll } from './terrain/entry';
export { terrainRule } from './terrain/rules';
export { TRAINING_PACK } from './training/pack';
export { DEFAULT_ARCS, DEFAULT_FACINGS } from './strike/geometry';
export { explainWords } from './words/en/explain';
export { handWords } from './words/en/hand';
export * as eventParts from './words/en/play/sharedLines';
export { linesIn } from './words/en/play/lines';
export { sharedRefusals } from './words/en/play/refusals';
export type { Told } from './words/en/play/told';
export { problemWords } from './words/en/problems';
export { strikeWords } from './words/en/strike';
export type { ChapterText } from './reference/chapterText';
export { quickEditions } from './reference/en/quick/editions';
export { rulingPhrases } from './reference/en/rulingPhrases';
export { row, section, steps } from './reference/en/quick/rows';
export { searchWords } from './reference/en/searchWords';
export { entryIdOf } from './reference/entryIds';
export { makeReference } from './reference/makeReference';
export { CADET_ORDERS, CADET_SHIPS, CADET_WEAPONS } from './desks/cards/cadetOutline';
export { countAt, diceAt, flagAt, oneAt, textAt, textsAt } from './pages/answered';
export { memo, memoWhile } from './pages/memo';
export { battleReport } from './pages/report/battleReport';
export { figuresTold, rollsRead, type Figures, type LuckKind } from './pages/report/luck';
export { tallySum } from './pages/tallyRows';
export { holdsItem, itemsAt, toggled } from './pages/toggled';
export { lastTargetOf, sightingOf, standsKept, standsOf } from './play/stands';
export { gameDistance } from './strike/geometry';
export { correctWords } from './words/en/correctPages';
export { reportWords } from './words/en/report';
export { savesPageWords } from './words/en/savesPage';
export { setupDeskWords } from './words/en/setupDesk';
export { strikePageWords } from './words/en/strikePages';
export { turnWords } from './words/en/turns';
export { whatIfWords } from './words/en/whatIf';
export * as correctParts from './everyEdition/pages/correct/door';
export * as repairParts from './everyEdition/pages/repairs';
export * as setupDeskParts from './everyEdition/pages/setup/door';
export * as modifierParts from './everyEdition/pages/modifiers';
export * as whatIfParts from './everyEdition/pages/whatIf/door';
export * as cardDeskParts from './desks/cards/door';
export * as fleetDeskParts from './desks/fleets/door';
export * as shipFace from './desks/shipFace';
export { cardDeskWords } from './words/en/cardDesk';
export { cardSentences } from './words/en/cards';
export { fitIn, fleetWords } from './words/en/fleet';
export { fleetDeskWords } from './words/en/fleetDesk';
