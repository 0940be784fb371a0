import type { Ids } from '../../../core/checked/ids';
import { list, object, oneOf, optional, text, whole, yesNo } from '../../../core/checked/read';
import type { ShipId } from '../../../core/game/events';
import { makeRefusals, type Decided, type Game as AnyGame } from '../../../core/game/game';
import type { Ship } from '../../../core/game/state';
import type { Refusal } from '../../../core/game/system';
import { makeChecks, nameOf, shipBy } from '../../kit/play/checks';
import * as kit from '../../kit/play/commands';
import type { KitWhy, WhyOf } from '../../kit/play/refusals';
import { readReplies } from '../../kit/procedures/play';
import { makePlayRolls } from '../../kit/procedures/told';
import { ASSETS } from '../cards';
import type { Rulings } from '../rulings';
import { ABILITIES, FIRST_OR_BACKUP, LAYERS, ORDERS, SCENERY, SECONDARIES, WINGS } from '../terms';
import { PHASE_RULES, PHASES } from './names';
import type { DropfleetSetup } from './setup';
import { isDropsite, isGroup, isSingleShip, isWing } from './view';

const { change, count, id, ids, override } = kit;
const die = whole({ least: 1, most: 6 });
const inches = whole({ least: 0, most: 99 });
const weapon = object({ ship: id, weapon: whole({ least: 0, most: 11 }) });

/** Dice and decisions by the ids of their questions. */
const rolled = { replies: readReplies, override };
/** `nearest` names Ships of the target that are nearer than others of the same hull, in order; Fighters may stand by. */
const guarded = { nearest: optional(ids), fighters: optional(id) };
/** Features that are given up instead of damage. */
const removed = optional(ids);

/** Every command, with a reader for each of its fields: its type comes from here too. */
export const COMMANDS = {
  ...kit.HAND_COMMANDS,
  'set-phase': kit.setPhaseTo(PHASES),
  /** A Group comes onto the table. */
  deploy: { group: id, override },
  /** All of a team that may come. */
  'deploy-all': { team: id },
  /** A die for each team, in the order of the teams. */
  initiative: { dice: list(die, { least: 2, most: 2 }) },
  activate: { group: id, order: oneOf(ORDERS), lead: optional(id), override },
  'use-token': { team: id, override },
  /** One target; `near` is within Scan. */
  attack: {
    group: id,
    target: id,
    weapons: list(weapon, { least: 1, most: 60 }),
    modifier: optional(change),
    near: optional(yesNo),
    removed,
    ...guarded,
    ...rolled,
  },
  cripple: { ship: id, brace: optional(yesNo), ...rolled },
  explode: {
    ship: id,
    contain: optional(yesNo),
    near: list(object({ id, distance: inches }), { most: 24 }),
    ...rolled,
  },
  /** With `extracts`, Recon tokens come aboard instead of battalions going down. */
  launch: {
    ship: id,
    asset: oneOf(ASSETS),
    count,
    on: optional(id),
    extracts: optional(yesNo),
    override,
  },
  regain: { ship: id, hull: whole({ least: 1, most: 3 }), override },
  'change-layer': { ship: id, to: oneOf(LAYERS), override },
  /** §3.1: damage for ending in Atmosphere. */
  burn: { ship: id, replies: readReplies },
  survey: { group: id, dropsite: id, override },
  finish: { group: id },
  /** Activation 2: a Feature of a controlled dropsite fires, or a Hangar launches. */
  'site-fire': { feature: id, target: id, ...guarded, ...rolled },
  'site-launch': { feature: id, asset: oneOf(WINGS), count, override },
  fight: { dropsite: id, ...rolled },
  board: { ship: id, defending: count, ...rolled },
  dogfight: { wing: id, enemy: id, override },
  divide: { wing: id, count, override },
  merge: { wing: id, into: id, override },
  /** §10: a Wing crosses scenery, or is put onto it; a Ship moves through pieces of it. */
  cross: { wing: id, scenery: oneOf(SCENERY), onto: optional(yesNo), replies: readReplies },
  'pass-scenery': {
    ship: id,
    through: list(object({ scenery: oneOf(SCENERY), area: id }), { most: 20 }),
    onto: optional(oneOf(SCENERY)),
    replies: readReplies,
  },
  bomb: { wing: id, target: id, fewerFrom: oneOf(FIRST_OR_BACKUP), removed, ...guarded, ...rolled },
  mend: { ship: id, ...rolled },
  spend: { team: id, ability: oneOf(ABILITIES), dice: optional(count), override },
  secondary: { team: id, points: whole({ least: 0, most: 3 }), text: optional(text({ most: 80 })) },
  /** A dropsite to protect; for an objective also a Feature, or a Ship. */
  nominate: { team: id, dropsite: id, for: optional(oneOf(SECONDARIES)), override },
  'fly-off': { ship: id },
  /** The next one, or further on where there is nothing to do. */
  'next-phase': { to: optional(oneOf(PHASES)), override },
  'come-back': { ship: id },
} as const;

export const parseCommand = kit.commandReader(COMMANDS);
export type DropfleetCommand = kit.AnyCommandIn<typeof COMMANDS>;
export type Asked<Type extends keyof typeof COMMANDS> = kit.CommandIn<typeof COMMANDS, Type>;

/** Why not, where nothing more is to be said; and where the name of a piece is. */
type Plain =
  Ids<'own-target does-not-fit no-such-weapon not-focused none-to-launch cannot-land no-token not-for-that divided-or-merged initiative-missing initiative-tied cannot-survey cannot-nominate'>[number];
type OfShip =
  Ids<'not-a-group not-a-ship not-a-dropsite not-a-wing weapon-fired nothing-to-roll cannot-change-layer out-of-reach'>[number];

type OwnWhys = Readonly<Record<Plain, object>> &
  Readonly<Record<OfShip, { readonly ship: string }>> & {
    readonly 'not-there-yet': { readonly ship: string; readonly round: number };
    readonly 'order-forbids': { readonly what: 'fire' | 'launch' | 'regain' };
    readonly 'too-many-weapons': { readonly ship: string; readonly most: number };
    readonly 'too-few-points': { readonly points: number };
    readonly unresolved: { readonly ships: readonly string[] };
  };

export type DropfleetWhy = KitWhy | WhyOf<OwnWhys>;
export type Game = AnyGame<DropfleetSetup, Rulings>;
export type Check = Refusal<DropfleetWhy> | null;
export type Done = Decided<Game, DropfleetWhy>;

export const { refuse, check, andThen, unless } = makeRefusals<Game, DropfleetWhy>();
export const playRolls = makePlayRolls<Game, DropfleetWhy>({ id: 'does-not-fit' });

const finding =
  (isSuch: (ship: Ship) => boolean, id: OfShip, rule: string) =>
  (game: Game, ship: ShipId): Ship | Refusal<DropfleetWhy> => {
    const known = shipBy(game, ship);
    const why = { id, ship: nameOf(game, ship) };
    return checks.stillThere(game, ship) ?? (known && isSuch(known) ? known : refuse(why, rule));
  };

/** What a command names, where it is there and of such a kind. */
export const find = {
  group: finding(isGroup, 'not-a-group', '§3.2'),
  ship: finding(isSingleShip, 'not-a-ship', '§3.2'),
  dropsite: finding(isDropsite, 'not-a-dropsite', '§11'),
  wing: finding(isWing, 'not-a-wing', '§8.3'),
  any: finding(() => true, 'not-a-ship', '§3.2'),
};

type Finds = keyof typeof find;
type Found<Keys extends string> = Readonly<Record<Keys, Ship>>;

/** A command whose pieces are all there: each field that names one, with what it must be. */
export const about =
  <const Keys extends string>(pieces: Readonly<Record<Keys, Finds>>) =>
  <Command extends Readonly<Record<Keys, ShipId>>>(
    then: (game: Game, command: Command, found: Found<Keys>) => Done,
  ) =>
  (game: Game, command: Command): Done => {
    // Its keys are those of the table.
    const all = Object.entries(pieces) as [Keys, Finds][];
    const found = all.map(([key, kind]) => [key, find[kind](game, command[key])] as const);
    const [missing] = found.flatMap(([, one]) => ('ok' in one ? [one] : []));
    // None is missing by then.
    return missing ?? then(game, command, Object.fromEntries(found) as Found<Keys>);
  };

export const aboutGroup = about({ group: 'group' });
export const aboutShip = about({ ship: 'ship' });
export const aboutWing = about({ wing: 'wing' });

export const checks = makeChecks<(typeof PHASES)[number]>({
  ship: '§3.2',
  left: '§7.3',
  place: '§12.1',
  player: 'Fleets',
  activation: 'Activation',
  end: '§12.1.5',
  phases: PHASE_RULES,
});
