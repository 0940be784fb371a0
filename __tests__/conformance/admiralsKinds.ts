import type { Place } from '../../src/core/hex/bearing';
import type { Side } from '../../src/core/hex/hex';
import {
  movesOf,
  orderLimitOf,
  rotationsOf,
  skirmishDiceOf,
} from '../../src/systems/admirals/attributes';
import { readCard } from '../../src/systems/admirals/cards/forms';
import type {
  Category,
  OrderType,
  Role,
  ShipType,
  Terrain,
  WeaponType,
} from '../../src/systems/admirals-shared/cards/terms';
import type {
  AdmiralsCard,
  ConstructionList,
  WeaponCard,
} from '../../src/systems/admirals-shared/cards/types';
import type { Breach } from '../../src/systems/admirals/fleet/checkFleet';
import { checkFleet } from '../../src/systems/admirals/fleet/checkFleet';
import { fleetCards } from '../../src/systems/admirals/fleet/fleetCards';
import { fleetFromCodes } from '../builders/fleetFromCodes';
import type { Escalation, FleetMode } from '../../src/systems/admirals-shared/fleet/types';
import { sumModifiers, saveChance, stopChance } from '../../src/systems/admirals-shared/explain';
import type { LockPolicy, ShieldPolicy, Wound } from '../../src/systems/admirals-shared/odds/spec';
import { strikeOdds } from '../../src/systems/admirals/odds/strike';
import { activationRules, nextInitiative } from '../../src/systems/admirals/rounds/turns';
import { winnerOf, type Standing } from '../../src/systems/admirals/rounds/winner';
import type { Scored } from '../../src/systems/admirals/scoring/score';
import { scoreRound, totalOf } from '../builders/scoring';
import { skirmishSituation } from '../../src/systems/admirals/skirmish/spec';
import {
  savesAgainst,
  strikeSituation,
  volleySituation,
  type StrikeAnswer,
} from '../../src/systems/admirals/strike/spec';
import { illChance } from '../../src/systems/admirals-shared/terrain/entry';
import {
  effect,
  enemy,
  near,
  order,
  rules,
  RULES,
  ship,
  shipCard,
  strike,
  weapon,
} from '../builders/admirals';
import { byHand, copies, toldModifiers, type Kind } from './given';
import type { PerTeam } from '../../src/systems/kit/play/teams';
import { drawnInRoll, escapeRoll } from '../../src/systems/admirals/terrain/entry';
import { arcsHolding, facingsHit, gameDistance } from '../../src/systems/admirals-shared/geometry';
import type { Fighter } from '../../src/systems/admirals/piece';

const modifier = ({ modifiers }: { modifiers: readonly number[] }) =>
  sumModifiers(modifiers.map(byHand));

interface GivenAttributes {
  readonly role: Role;
  readonly type: ShipType;
  readonly keywords: readonly string[];
  readonly armamentDice: readonly number[];
  readonly exhausted: number;
  readonly criticalDamage: number;
  readonly skirmishDicePenalty: number;
}

const attributes = ({ criticalDamage, ...given }: GivenAttributes) => {
  const piece = ship({ ...given, criticals: criticalDamage });
  const moves = movesOf(piece, { nearby: [], escapes: 0 }, RULES).value;
  return {
    orderLimit: orderLimitOf(piece, RULES).value,
    movesMin: moves.min,
    movesMax: moves.max,
    rotationsPerMove: rotationsOf(piece).value,
    skirmishDice: skirmishDiceOf(piece, RULES).value,
  };
};

interface GivenDefence {
  readonly armor: number;
  readonly flak: number;
  readonly keywords: readonly string[];
  readonly terrain: Terrain | null;
  readonly coveredBy?: number;
}

/** Armor and flak are given with the piece's own keywords counted in. */
const defence = <T extends GivenDefence>(target: T): T => ({
  ...target,
  keywords: target.keywords.filter((keyword) => !/^(Armor|Flak)\b/i.test(keyword)),
});

const covering = (count = 0) =>
  copies(count, (at) => near(0, enemy({ id: `cover-${at}`, keywords: ['Cover [0]'] })));

interface GivenSave {
  readonly icon: Wound;
  readonly weaponTypes: readonly WeaponType[];
  readonly target: GivenDefence;
}

const save = ({ icon, weaponTypes, target: { coveredBy, ...target } }: GivenSave) => {
  const saves = savesAgainst(icon, weaponTypes, enemy(defence(target)), covering(coveredBy), RULES);
  return {
    saves: saves.map((one) => ({ name: one.name, chance: saveChance(one) })),
    stopChance: stopChance(saves),
  };
};

interface GivenModifiers {
  readonly mode: FleetMode;
  readonly weaponTypes: readonly WeaponType[];
  readonly attacker: { readonly role: Role; readonly keywords: readonly string[] };
  readonly target: {
    readonly role: Role;
    readonly keywords: readonly string[];
    readonly terrain: Terrain | null;
  };
  readonly useSkilled: boolean;
  readonly augurAugments: boolean;
  readonly delectablePiecesWithin2: number;
  readonly weaponModifiers: readonly number[];
  readonly orderModifiers: readonly number[];
}

/** The name that the cases give to a source. */
const strikeModifiers = (given: GivenModifiers) => {
  const ordered = given.orderModifiers.map((value) =>
    effect({ does: 'modifier', at: 'strike', value, when: [], reach: { whom: 'bearer' } }),
  );
  const augur = near(2, ship({ id: 'augur', keywords: ['Augur'] }));
  const lures = copies(given.delectablePiecesWithin2, (at) =>
    near(2, enemy({ id: `lure-${at}`, keywords: ['Delectable'] })),
  );
  const { modifiers } = strikeSituation(
    strike({
      attacker: ship({ ...given.attacker, effects: ordered }),
      target: enemy(given.target),
      weapon: weapon({
        types: given.weaponTypes,
        modifiers: given.weaponModifiers.map((value) => ({ value, when: [] })),
      }),
      nearAttacker: [augur, ...lures],
      augmentedBy: given.augurAugments ? 'augur' : null,
      useSkilled: given.useSkilled,
      simplicity: given.mode === 'open',
    }),
    RULES,
  );
  return toldModifiers(modifiers);
};

interface GivenTarget extends GivenDefence {
  readonly role: Role;
  readonly hull: number;
  readonly shields: number;
  readonly criticalDamage: number;
  readonly orderLimit: number;
}

interface GivenShot {
  readonly weapon: { readonly types: readonly WeaponType[]; readonly chart: unknown };
  readonly dice: number;
  readonly modifiers: readonly number[];
}

interface GivenPolicy {
  readonly locks: LockPolicy;
  readonly shields?: ShieldPolicy;
  readonly lockOnBlockable: boolean;
}

const readWeapon = ({ types, chart }: GivenShot['weapon']): WeaponCard => {
  const draft = { kind: 'weapon', code: 'W', name: 'Weapon', types, maxDistance: 0, chart };
  const read = readCard(draft, '');
  if (!read.ok || read.value.kind !== 'weapon') throw new Error(JSON.stringify(read));
  return read.value;
};

/** All modifiers are given, those of terrain among them, so the app's own are left out. */
const shotAt = (
  { weapon: gun, dice, modifiers }: GivenShot,
  { coveredBy, criticalDamage, orderLimit, ...target }: GivenTarget,
): StrikeAnswer => {
  const answer = strikeSituation(
    strike({
      weapon: readWeapon(gun),
      dice,
      target: enemy({ ...defence(target), criticals: criticalDamage }),
      nearTarget: covering(coveredBy),
    }),
    RULES,
  );
  return {
    ...answer,
    spec: { ...answer.spec, modifier: modifier({ modifiers }).applied },
    target: { ...answer.target, orderLimit },
  };
};

type GivenStrike = GivenShot & { readonly target: GivenTarget; readonly policy: GivenPolicy };

const oneStrike = (given: GivenStrike) => {
  const { spec, target } = shotAt(given, given.target);
  const { locks, shields = 'best', lockOnBlockable } = given.policy;
  return {
    modifier: spec.modifier,
    ...strikeOdds(spec, target, { locks, shields, lockOnBlockable }),
  };
};

interface GivenVolley {
  readonly strikes: readonly GivenShot[];
  readonly target: GivenTarget;
  readonly policy: GivenPolicy;
}

const volley = ({ strikes, target, policy }: GivenVolley) => {
  const [first, ...others] = strikes.map((shot) => shotAt(shot, target));
  if (!first) throw new Error('a volley without a strike');
  const { locks, shields = 'best', lockOnBlockable } = policy;
  const reading = rules({
    'lock-on-after-shields': lockOnBlockable ? 'blockable' : 'after-shields',
  });
  const odds = volleySituation([first, ...others], { locks, shields }, reading);
  return { ...odds, defeatedAfterEach: odds.afterEach.map(({ defeated }) => defeated) };
};

interface GivenFighter extends Omit<GivenAttributes, 'type'> {
  readonly hull: number;
  readonly evadeReady: boolean;
  readonly supportDice: number;
  readonly terrain: Terrain | null;
}

const fighter = (
  team: string,
  { supportDice, criticalDamage, ...given }: GivenFighter,
): Fighter => {
  const helper = ship({ id: `${team}-helper`, team, keywords: [`Support [${supportDice}]`] });
  return {
    piece: ship({ ...given, team, criticals: criticalDamage }),
    nearby: supportDice > 0 ? [near(0, helper)] : [],
  };
};

const skirmish = (given: { active: GivenFighter; opposing: GivenFighter }) => {
  const answer = skirmishSituation(
    { active: fighter('A', given.active), opposing: fighter('B', given.opposing) },
    RULES,
  );
  const { active, opposing, bothDefeated } = answer.odds();
  return {
    activeDice: answer.active.pool.value,
    opposingDice: answer.opposing.pool.value,
    activeDefeated: active.defeated,
    opposingDefeated: opposing.defeated,
    bothDefeated,
    expectedHullLostActive: active.expectedHullLost,
    expectedHullLostOpposing: opposing.expectedHullLost,
  };
};

interface GivenPlace {
  readonly q: number;
  readonly r: number;
  readonly facing: Side;
}

const placed = ({ q, r, facing }: GivenPlace): Place => ({ hex: { q, r }, facing });

const hex = (given: { attacker: GivenPlace; target: GivenPlace }) => {
  const attacker = placed(given.attacker);
  const target = placed(given.target);
  return {
    distance: gameDistance(attacker.hex, target.hex),
    arcs: arcsHolding(RULES.arcs, attacker, target.hex),
    shieldFacings: facingsHit(RULES.facings, target, attacker.hex),
  };
};

const blackHole = ({ role, massive }: { role: Role; massive: boolean }) => {
  const piece = ship({ role, keywords: massive ? ['Massive'] : [] });
  return {
    drawnIn: illChance(drawnInRoll(piece, RULES)),
    defeatedOnEscape: illChance(escapeRoll(piece)),
  };
};

interface GivenFleet {
  readonly mode: FleetMode;
  readonly escalation: Escalation;
  readonly list: {
    readonly ships: readonly {
      readonly code: string;
      readonly name: string;
      readonly role: Role;
      readonly type: ShipType;
      readonly category: Category;
      readonly power: number;
      readonly maxCopies: number | null;
      readonly allegiance: string;
    }[];
    readonly commandChart: readonly {
      readonly commander: string;
      readonly shipCode: string;
      readonly commandCost: number;
    }[];
    readonly flightGroups: readonly { readonly id: string; readonly commandCost: number }[];
  };
  readonly ships: readonly string[];
  readonly commander: { readonly id: string; readonly on?: string } | null;
  readonly flightGroups: readonly { readonly id: string; readonly on?: string }[];
  readonly orders: readonly { readonly id: string; readonly type: OrderType | 'Psionic' }[];
}

/** A Psionic order counts in a library as what its id says. */
const orderOf = ({ id, type }: GivenFleet['orders'][number]) =>
  type === 'Psionic'
    ? order({ code: id, name: id, type: id.startsWith('B') ? 'Basic' : 'Special', psionic: true })
    : order({ code: id, name: id, type });

const listOf = ({ list }: GivenFleet): ConstructionList => ({
  kind: 'list',
  code: 'LIST',
  name: 'List',
  allegiance: list.ships.find(({ type }) => type !== 'Ally')?.allegiance ?? '',
  ships: list.ships.map(({ code, category, power, maxCopies }) => ({
    ship: code,
    category,
    power,
    maxCopies,
  })),
  shares: {},
  restrictions: [],
  commandChart: list.commandChart.map(({ commander, shipCode, commandCost }) => ({
    commander,
    ship: shipCode,
    cost: commandCost,
  })),
  flightGroupChart: list.flightGroups.map(({ id, commandCost }) => ({
    flightGroup: id,
    cost: commandCost,
  })),
});

const cardsOf = ({ list, orders }: GivenFleet): readonly AdmiralsCard[] => [
  ...list.ships.map(({ code, name, role, type, allegiance }) => ({
    ...shipCard({ name, role, type }),
    code,
    allegiance,
  })),
  ...orders.map(orderOf),
  ...list.commandChart.map(({ commander }) => leader('commander', commander)),
  ...list.flightGroups.map(({ id }) => leader('flight-group', id)),
];

const leader = (kind: 'commander' | 'flight-group', code: string): AdmiralsCard => ({
  kind,
  code,
  name: code,
  effects: [],
});

const coded = ({ id, on }: { readonly id: string; readonly on?: string }) => ({
  code: id,
  ...(on === undefined ? {} : { on }),
});

/** The cases know a commander on the wrong ship only; the app also tells when that ship is not there. */
const violation = ({ id }: Breach): string =>
  id === 'commander-not-aboard' ? 'commander-not-on-chart' : id;

const fleet = (given: GivenFleet) => {
  const list = listOf(given);
  const built = fleetFromCodes({
    mode: given.mode,
    limit: { escalation: given.escalation },
    list: list.code,
    ships: given.ships,
    commander: given.commander ? coded(given.commander) : null,
    flightGroups: given.flightGroups.map(coded),
    orders: given.orders.map(({ id }) => id),
  });
  const asked = { fleet: built, list, cards: fleetCards(cardsOf(given)), rules: RULES };
  const { power, legal, breaches } = checkFleet(asked);
  return { power, legal, violations: [...new Set(breaches.map(violation))] };
};

const activation = (given: { initiative: string; unactivated: PerTeam<number> }) =>
  activationRules(given.initiative, given.unactivated);

const initiative = (given: { current: string; strategic: PerTeam<number> }) => ({
  next: nextInitiative(given.current, given.strategic),
});

const winner = (given: PerTeam<Standing>) => winnerOf(given, RULES.rulings);

const score = ({ round, ...teams }: { round: number } & Record<'A' | 'B', Scored>) => {
  const lines = scoreRound(round, teams);
  const of = (team: string) => ({
    ...Object.fromEntries(
      lines.filter((line) => line.team === team).map(({ way, points }) => [way, points]),
    ),
    total: totalOf(lines, team),
  });
  return { A: of('A'), B: of('B') };
};

export const admiralsKinds: Readonly<Record<string, Kind>> = {
  modifier,
  attributes,
  save,
  'strike-modifiers': strikeModifiers,
  strike: oneStrike,
  'strike-best-defence': oneStrike,
  volley,
  skirmish,
  hex,
  'black-hole': blackHole,
  fleet,
  activation,
  initiative,
  winner,
  score,
};
