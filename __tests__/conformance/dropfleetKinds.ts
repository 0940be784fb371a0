import {
  chancesOf,
  chanceThat,
  endingsOf,
  graphOf,
  meanOf,
} from '../../src/systems/kit/procedures/exact';
import type { Ending, Plan } from '../../src/systems/kit/procedures/exact';
import {
  actionPoints,
  admiralPoints,
  areUnlike,
  costOf,
  highestLevel,
  initiativeChance,
  levelAllowed,
  mayUse,
  type Spending,
} from '../../src/systems/dropfleet/rules/admiral';
import {
  battalionsLanded,
  dogfight,
  mayLand,
  saturated,
  saturation,
  type LandingTarget,
} from '../../src/systems/dropfleet/rules/assets';
import { attackOdds, dropsiteOdds, groupOdds } from '../../src/systems/dropfleet/rules/attack';
import type { Attack, Protection, Shot } from '../../src/systems/dropfleet/rules/attack';
import {
  battalionCombat,
  controlOf,
  DESTROY,
  groundAt,
  holderOf,
  type Holder,
  type Pair,
} from '../../src/systems/dropfleet/rules/battalions';
import {
  boardingBackup,
  boardingOf,
  coreHitsBy,
  killPointsFor,
} from '../../src/systems/dropfleet/rules/boarding';
import {
  cripplingOutcome,
  cripplingRoll,
  isRepairable,
  repairNeeds,
  endPhaseOf,
  repairOf,
} from '../../src/systems/dropfleet/rules/crippling';
import {
  mustRollForCrippling,
  takenFrom,
  type Hurt,
} from '../../src/systems/dropfleet/rules/damage';
import {
  DROPSITE_PROFILES,
  dropsiteSaves,
  dropsiteState,
  featuresForDamage,
  hullLostTo,
  isCity,
} from '../../src/systems/dropfleet/rules/dropsites';
import {
  blastRange,
  explosionOf,
  gainsSpike,
  resultAt,
} from '../../src/systems/dropfleet/rules/explosion';
import { heatOf } from '../../src/systems/dropfleet/rules/hits';
import { lockAgainst, type Aim } from '../../src/systems/dropfleet/rules/locks';
import {
  atmosphereDice,
  boardingBonus,
  coherencyRange,
  hullRegained,
  isDisarmed,
  mayLaunch,
  moveAfterRising,
  movesOf,
  othersNeeded,
  repairDice,
  turnsOf,
  weaponsOf,
} from '../../src/systems/dropfleet/rules/orders';
import {
  firstSave,
  savesAgainstAttack,
  savesNow,
  type Saves,
} from '../../src/systems/dropfleet/rules/numbers';
import {
  APPROACH_OF,
  arrivesFrom,
  generated,
  placedEnough,
  SCENARIO_RULES,
  type ScenarioDice,
} from '../../src/systems/dropfleet/rules/scenarios';
import {
  crossing,
  isWrecked,
  passageHits,
  passageOf,
} from '../../src/systems/dropfleet/rules/scenery';
import {
  endPoints,
  isSurvey,
  killPoints,
  LAST_ROUND,
  RECON_TOKENS,
  roundPoints,
  SCORING_ROUNDS,
  winnerBy,
  type ScoredSite,
  type Survey,
} from '../../src/systems/dropfleet/rules/scoring';
import {
  bestSecondary,
  isNominationAllowed,
  secondaryPoints,
  type Objective,
} from '../../src/systems/dropfleet/rules/secondary';
import {
  isSilent,
  signatureOf,
  sightOf,
  spikesAfterOrder,
  spikesPlus,
} from '../../src/systems/dropfleet/rules/signature';
import { shotFor, type Profile } from '../../src/systems/dropfleet/rules/special';
import { RULINGS, rulingsFrom } from '../../src/systems/dropfleet/rulings';
import {
  type AdmiralKind,
  type Approach,
  type DropsiteKind,
  type Effect,
  type FeatureKind,
  type GameSize,
  type Lander,
  type Layer,
  type Order,
  type Scenario,
  type ApproachType,
  type Scenery,
  type Side,
  type Size,
  type Tonnage,
  type Variant,
  type WeaponType,
} from '../../src/systems/dropfleet/terms';
import type { Kind } from './given';

/** The cases write names of the sheet where the app has ids. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** The ids are those of the term that stands at that place of a case. */
const term = <Id extends string>(name: string): Id => idOf(name) as Id;
const terms = <Id extends string>(names: readonly string[]): readonly Id[] => names.map(term<Id>);

/** Back to the words of a case: capitals, and hyphens where they are no spaces. */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace('Attacker Defender', 'Attacker/Defender')
    .replace('Disadv', 'Disadv.');

interface GivenRulings {
  readonly rulings?: Readonly<Record<string, boolean>>;
}

/** A ruling that is switched off has its second answer. */
const rulingsOf = ({ rulings = {} }: GivenRulings) =>
  rulingsFrom(
    Object.fromEntries(
      RULINGS.map(({ id, answers }) => {
        const [first, second = first]: readonly string[] = answers;
        return [id, (rulings[id] === false ? second : first) ?? ''];
      }),
    ),
  );

const once = (state: number): readonly Ending[] => [{ state, chance: 1 }];
const NOBODY: Plan = {};

interface GivenOrder {
  readonly order: string;
  readonly thrust: number;
  readonly sig: number;
  readonly tonnage: string;
  readonly descent: boolean;
  readonly weapons: number;
  readonly closeActionWeapons: number;
  readonly spikes: number;
  readonly launch: boolean;
  readonly layer: string;
  readonly endsIn: string;
  readonly effects: readonly string[];
  readonly formation: boolean;
  readonly outOfCoherency: boolean;
}

const atmosphereChances = (dice: number): readonly number[] => {
  const { procedure, damage } = heatOf(dice);
  return chancesOf(endingsOf(procedure, 0, NOBODY), damage.of, 3 * dice);
};

const orders = (given: GivenOrder) => {
  const order = term<Order>(given.order);
  const tonnage = term<Tonnage>(given.tonnage);
  const ship = {
    ...given,
    tonnage,
    layer: term<Layer>(given.layer),
    effects: terms<Effect>(given.effects),
  };
  const [moves, may] = [movesOf(order, ship), mayLaunch(order, ship)];
  const launches = given.launch && may;
  const { turns, degrees } = turnsOf(order, ship, launches);
  const spikesAfter = spikesAfterOrder(given.spikes, order);
  const risen = moveAfterRising(order, ship);
  const regained = hullRegained(order, tonnage);
  return {
    moveMin: moves.least,
    moveMax: moves.most,
    turns,
    degreesPerTurn: degrees,
    weaponsMax: weaponsOf(order, ship),
    mayLaunch: may,
    spikesAfter,
    signatureAfter: signatureOf(given.sig, spikesAfter, isSilent(order, launches)),
    mayRise: risen !== null,
    moveMaxIfRising: risen,
    hullRegainedMin: regained.least,
    hullRegainedMax: regained.most,
    repairDice: repairDice(order),
    boardingBackupBonus: boardingBonus(order),
    atmosphereDamage: atmosphereChances(atmosphereDice(tonnage, given.descent, term(given.endsIn))),
  };
};

interface GivenSight {
  readonly attacker: {
    readonly scan: number;
    readonly scannersOffline: boolean;
    readonly layer: string;
  };
  readonly target:
    | { readonly dropsite: string }
    | {
        readonly sig: number;
        readonly spikes: number;
        readonly order: string | null;
        readonly spikeChanges: readonly number[];
        readonly launched: boolean;
        readonly layer: string;
      };
  readonly through: readonly string[];
  readonly distance: number;
}

const emissionOf = (target: GivenSight['target']) => {
  if ('dropsite' in target) {
    const { sig, layer } = DROPSITE_PROFILES[term<DropsiteKind>(target.dropsite)];
    return { base: sig, spikes: 0, layer };
  }
  const order = target.order === null ? null : term<Order>(target.order);
  const base = signatureOf(target.sig, 0, isSilent(order, target.launched));
  const spikes = target.spikeChanges.reduce(spikesPlus, spikesAfterOrder(target.spikes, order));
  return { base, spikes, layer: term<Layer>(target.layer) };
};

const signature = ({ attacker, target, through, distance }: GivenSight) => {
  const emission = emissionOf(target);
  const sight = sightOf(
    { ...attacker, layer: term(attacker.layer) },
    emission,
    terms<Scenery>(through),
  );
  return {
    spikes: emission.spikes,
    signature: signatureOf(emission.base, emission.spikes, false),
    ...sight,
    canTarget: sight.lineOfSight && distance <= sight.range,
  };
};

interface GivenShip extends Omit<Hurt, 'tonnage'> {
  readonly tonnage: string;
}

interface GivenAttack extends GivenRulings {
  readonly attackerLayer: string;
  readonly weapons: readonly {
    readonly attacks: number;
    readonly lock: number;
    readonly modifiers: readonly number[];
    readonly type: WeaponType;
    readonly damage: number;
  }[];
  readonly target:
    | {
        readonly dropsite: string;
        readonly features: readonly string[];
        readonly hull: number;
      }
    | {
        readonly layer: string;
        readonly descent: boolean;
        readonly saves: Saves;
        readonly formation: boolean;
        readonly defenceOffline: boolean;
        readonly focused: boolean;
        readonly ships: readonly GivenShip[];
      };
}

const shotsOf = (given: GivenAttack, aim: Aim, saves: Saves): readonly Shot[] =>
  given.weapons.map(({ attacks, lock, modifiers, type, damage }) => ({
    attacks,
    damage,
    ...lockAgainst(lock, modifiers, term(given.attackerLayer), aim, rulingsOf(given)),
    save: firstSave(type, saves),
    backup: saves.backup,
  }));

const oddsOf = (asked: Attack) => {
  const { shots, damage, expectedDamage } = attackOdds(asked);
  return {
    damage,
    expectedDamage,
    weapons: asked.shots.map(({ lock, critical, save, backup }, at) => ({
      lock,
      critical,
      save,
      backup,
      ...shots[at],
    })),
  };
};

const attack = (given: GivenAttack) => {
  const { target } = given;
  if ('dropsite' in target) {
    const kind = term<DropsiteKind>(target.dropsite);
    const { layer, hull } = DROPSITE_PROFILES[kind];
    const saves = dropsiteSaves(kind, terms<FeatureKind>(target.features));
    const shots = shotsOf(given, { layer, descent: isCity(kind) }, saves);
    const odds = oddsOf({ shots, hull: target.hull });
    return { ...odds, ...dropsiteOdds(target.hull, hull, odds.damage) };
  }
  const ships = target.ships.map((one) => ({ ...one, tonnage: term<Tonnage>(one.tonnage) }));
  const hull = ships.reduce((sum, one) => sum + one.hull, 0);
  const aim = { layer: term<Layer>(target.layer), descent: target.descent };
  const odds = oddsOf({ shots: shotsOf(given, aim, savesAgainstAttack(target)), hull });
  return { ...odds, ...groupOdds(ships, odds.damage) };
};

interface GivenCrippling {
  readonly ship: {
    readonly tonnage: string;
    readonly startingHull: number;
    readonly hullBefore: number;
    readonly hull: number;
    readonly rolledBefore: boolean;
    readonly spikes: number;
    readonly formation: boolean;
    readonly layer: string;
    readonly effects: readonly string[];
  };
  readonly brace: boolean;
}

const crippling = ({ ship: given, brace }: GivenCrippling) => {
  const ship = {
    ...given,
    tonnage: term<Tonnage>(given.tonnage),
    layer: term<Layer>(given.layer),
    effects: terms<Effect>(given.effects),
  };
  const rolls = mustRollForCrippling({ ...ship, hull: given.hullBefore }, given.hull);
  const { procedure, sum } = cripplingRoll(brace);
  const ends = rolls ? endingsOf(procedure, 0, NOBODY) : [];
  const outcome = (state: number) => cripplingOutcome(ship, sum.of(state));
  const that = (holds: (one: ReturnType<typeof outcome>) => boolean): number =>
    chanceThat(ends, (state) => holds(outcome(state)));
  const gained = new Set(ends.flatMap(({ state }) => outcome(state).gained ?? []));
  return {
    rolls,
    effects: Object.fromEntries(
      [...gained].map((effect) => [nameOf(effect), that((one) => one.gained === effect)]),
    ),
    discarded: that((one) => one.gained === null),
    repairable: that((one) => one.gained !== null && isRepairable(one.gained)),
    destroyed: that((one) => one.damage >= ship.hull),
    spikeGained: that((one) => one.spikes > 0),
    ignoredByFormation: that((one) => one.isIgnored),
    fallsIntoAtmosphere: that((one) => one.falls),
  };
};

interface GivenRepair {
  readonly effects: readonly string[];
  readonly fireTokens: number;
  readonly hull: number;
  readonly orders: readonly string[];
}

/** The first round by itself: what is off at its end where there is hull enough. */
const repairLine = (name: string, dice: number) => {
  const effect = term<Effect>(name);
  const needs = repairNeeds(effect);
  const isFire = effect === 'fire';
  const { fields, start } = repairOf(isFire ? [] : [effect], 2, isFire ? 1 : 0);
  const ends = endingsOf(endPhaseOf(fields, isFire ? [] : [effect], dice), start, NOBODY);
  const isOff = (state: number): boolean => (fields.row[0] ?? fields.fire).of(state) === 0;
  return {
    effect: name,
    dice: needs === null ? 0 : dice,
    needs,
    removed: chanceThat(ends, isOff),
  };
};

const repair = ({ effects: names, fireTokens, hull, orders: given }: GivenRepair) => {
  const effects = terms<Effect>(names);
  const { fields, start } = repairOf(effects, hull, fireTokens);
  const [first = 1, ...others] = given.map((order) => repairDice(term<Order>(order)));
  const ends = [first, ...others].reduce(
    (starts, dice) => graphOf(endPhaseOf(fields, effects, dice), NOBODY).spread(starts).ends,
    once(start),
  );
  const isAlive = (state: number): boolean => fields.hull.of(state) > 0;
  const isOff = (at: number) => (state: number) => fields.row[at]?.of(state) === 0;
  const isMended = (state: number): boolean =>
    isAlive(state) &&
    fields.fire.of(state) === 0 &&
    effects.every((effect, at) => !isRepairable(effect) || isOff(at)(state));
  return {
    firstRound: [
      ...names.map((name) => repairLine(name, first)),
      ...(fireTokens > 0 ? [repairLine('Fire', first)] : []),
    ],
    removedByEnd: Object.fromEntries(names.map((name, at) => [name, chanceThat(ends, isOff(at))])),
    fireDamageFirstRound: Math.min(hull, fireTokens),
    hullLost: chancesOf(ends, (state) => hull - fields.hull.of(state), hull),
    destroyed: chanceThat(ends, (state) => !isAlive(state)),
    expectedFireTokensLeft: meanOf(ends, (state) => (isAlive(state) ? fields.fire.of(state) : 0)),
    allRepairableRemoved: chanceThat(ends, isMended),
  };
};

interface GivenExplosion extends GivenRulings {
  readonly tonnage: string;
  readonly captured: boolean;
  readonly containReactor: boolean;
  readonly group: {
    readonly distance: number;
    readonly sameLayer: boolean;
    readonly spikes: number;
    readonly saves: Saves;
  };
  readonly wing: { readonly distance: number; readonly sameLayer: boolean };
}

const NOT_NEAR = 1000;

const explosion = (given: GivenExplosion) => {
  const { captured, containReactor } = given;
  const tonnage = term<Tonnage>(given.tonnage);
  const range = blastRange(tonnage, captured);
  const far = <Thing extends { distance: number; sameLayer: boolean }>(thing: Thing) => ({
    ...thing,
    distance: thing.sameLayer ? thing.distance : NOT_NEAR,
  });
  const group = { ...far(given.group), what: 'group', id: 'group' } as const;
  const wing = { ...far(given.wing), what: 'wing', id: 'wing' } as const;
  const blast = { tonnage, containReactor, near: [group, wing] };
  const { procedure, fields } = explosionOf(blast, rulingsOf(given));
  const ends = range === null ? [] : endingsOf(procedure, 0, NOBODY);
  const results = new Set(ends.map(({ state }) => resultAt(fields, state)));
  const at = (state: number, place: number): number => fields.row[place]?.of(state) ?? 0;
  return {
    explodes: range !== null,
    range,
    results: Object.fromEntries(
      [...results].map((result) => [
        nameOf(result),
        chanceThat(ends, (state) => resultAt(fields, state) === result),
      ]),
    ),
    groupDamage: range === null ? [1, 0, 0] : chancesOf(ends, (state) => at(state, 0), 2),
    groupGainsSpike: chanceThat(ends, (state) =>
      gainsSpike(group, resultAt(fields, state), range ?? 0),
    ),
    wingRemoved: chanceThat(ends, (state) => at(state, 1) > 0),
  };
};

interface Armies {
  readonly A: number;
  readonly B: number;
}

type Sent = { readonly feature: number; readonly battalions: number } | null;

interface GivenCombat {
  readonly site: Armies;
  readonly features: readonly (Armies & { readonly name: string })[];
  readonly assign: Readonly<Record<'A' | 'B', Sent>>;
  readonly destroyFeatures: Readonly<Record<'A' | 'B', boolean>>;
}

const pairOf = ({ A, B }: Armies): Pair => [A, B];
const armiesOf = ([A, B]: Pair): Armies => ({ A, B });

const playerOf = (holder: Holder): string | null =>
  holder === 'first' ? 'A' : holder === 'second' ? 'B' : holder;

const combat = (given: GivenCombat) => {
  const ground = { site: pairOf(given.site), features: given.features.map(pairOf) };
  const { procedure, fields, start } = battalionCombat(ground);
  const decides =
    (sent: Sent, destroys: boolean): Plan[string] =>
    (question) =>
      question.ask === 'spend'
        ? question.on.map((_, at) => (sent?.feature === at ? sent.battalions : 0))
        : [destroys ? DESTROY : 0];
  const [end] = endingsOf(procedure, start, {
    first: decides(given.assign.A, given.destroyFeatures.A),
    second: decides(given.assign.B, given.destroyFeatures.B),
  });
  const after = groundAt(fields, end?.state ?? start);
  const isGone = (at: number): boolean => fields.destroyed[at]?.of(end?.state ?? start) === 1;
  return {
    site: armiesOf(after.site),
    features: after.features.map(armiesOf),
    destroyed: given.features.filter((_, at) => isGone(at)).map(({ name }) => name),
    featureHeldBy: after.features.map((pair, at) => (isGone(at) ? null : playerOf(holderOf(pair)))),
    dropsite: playerOf(controlOf(after)),
  };
};

interface GivenCollateral {
  readonly dropsite: string;
  readonly hull: number;
  readonly damage: number;
  readonly site: Armies;
  readonly features: readonly (Armies & { readonly removed: boolean })[];
}

const collateral = ({ dropsite, hull, damage, site, features }: GivenCollateral) => {
  const kept = features.filter(({ removed }) => !removed);
  const hullLost = hullLostTo(damage, features.length - kept.length, hull);
  const after = dropsiteState(
    hull - hullLost,
    DROPSITE_PROFILES[term<DropsiteKind>(dropsite)].hull,
  );
  const left = (player: 'A' | 'B') => {
    const onFeatures = kept.reduce((sum, one) => sum + one[player], 0);
    const [ofFeatures = 0, ofSite = 0] = takenFrom([onFeatures, site[player]], hullLost);
    return { onFeatures: ofFeatures, onSite: ofSite };
  };
  return {
    featuresMayBeRemoved: featuresForDamage(damage, features.length),
    hullLost,
    hull: hull - hullLost,
    ruined: after === 'ruined',
    levelled: after === 'levelled',
    left: after === 'levelled' ? null : { A: left('A'), B: left('B') },
  };
};

interface GivenPlacement {
  readonly type: string;
  readonly target: string;
  readonly distance: number;
  readonly sameLayer: boolean;
  readonly contested: boolean;
  readonly count: number;
}

const placement = ({ count, contested, distance, sameLayer, ...given }: GivenPlacement) => {
  const type = term<Lander>(given.type);
  const target = term<LandingTarget>(given.target);
  const allowed = mayLand(type, target, sameLayer, distance);
  return { allowed, placed: allowed ? battalionsLanded(type, count, contested) : 0 };
};

type GivenBattalions =
  | ({ readonly what: 'combat' } & GivenCombat)
  | ({ readonly what: 'collateral' } & GivenCollateral)
  | ({ readonly what: 'placement' } & GivenPlacement);

const battalions = (given: GivenBattalions) => {
  switch (given.what) {
    case 'combat':
      return combat(given);
    case 'collateral':
      return collateral(given);
    case 'placement':
      return placement(given);
  }
};

interface GivenBoarding {
  readonly battalions: number;
  readonly defendingAssets: number;
  readonly ship: {
    readonly hull: number;
    readonly backup: number | null;
    readonly order: string;
    readonly defenceOffline: boolean;
    readonly killPoints: number;
  };
}

const boarding = ({ battalions: aboard, defendingAssets, ship: given }: GivenBoarding) => {
  const ship = { ...given, order: term<Order>(given.order) };
  const coreHits = coreHitsBy(aboard, defendingAssets);
  const { procedure, fields, start } = boardingOf(ship, coreHits);
  const ends = endingsOf(procedure, start, NOBODY);
  const lost = (state: number): number => fields.damage.of(state);
  const left = (state: number): number => fields.hits.of(state);
  return {
    coreHits,
    backup: boardingBackup(ship),
    hullLost: chancesOf(ends, lost, ship.hull),
    battalionsLeft: chancesOf(ends, left, coreHits),
    expectedBattalionsLeft: meanOf(ends, left),
    captured: chanceThat(ends, (state) => lost(state) === ship.hull),
    killPointsIfTaken: killPointsFor(ship.killPoints, true),
  };
};

interface GivenTarget {
  readonly formation: boolean;
  readonly saves: Saves;
}

type GivenAssets =
  | { readonly what: 'dogfight'; readonly fighters: number; readonly enemy: number }
  | {
      readonly what: 'bombers';
      readonly bombers: number;
      readonly intercepting: number;
      readonly weapon: Profile;
      readonly target: GivenTarget;
      readonly closeProtection: Protection;
      readonly fewerFrom: 'first' | 'backup';
    }
  | {
      readonly what: 'weapon';
      readonly weapon: Profile;
      readonly target: GivenTarget;
      readonly closeProtection: Protection;
    }
  | {
      readonly what: 'scenery';
      readonly scenery: string;
      readonly count: number;
      readonly battalionUnderRing: boolean;
    };

const assetAttack = (asked: Attack) => {
  const { shots, expectedDamage, expectedFightersUsed } = attackOdds(asked);
  const [shot] = asked.shots;
  return {
    save: shot?.save ?? null,
    backup: shot?.backup ?? null,
    unsaved: shots[0]?.unsaved ?? [],
    expectedDamage,
    expectedFightersUsed,
  };
};

/** So many of a weapon, at a target in the same layer. */
const shotAt = (weapon: Profile, target: GivenTarget, mounts: number): Shot => {
  const saves = savesAgainstAttack({ ...target, defenceOffline: false, focused: false });
  const aim = { layer: 'orbit', descent: false } as const;
  return shotFor(weapon, { from: 'orbit', aim, saves, mounts }, rulingsFrom({}));
};

const assets = (given: GivenAssets) => {
  switch (given.what) {
    case 'dogfight':
      return dogfight(given.fighters, given.enemy);
    case 'bombers': {
      const { enemyLeft } = dogfight(given.intercepting, given.bombers);
      const shot = shotAt({ ...given.weapon, closeAction: true }, given.target, enemyLeft);
      return {
        bombersLeft: enemyLeft,
        fewerSaveDice: saturation(enemyLeft),
        ...assetAttack({
          shots: [saturated(shot, enemyLeft, given.fewerFrom)],
          hull: null,
          protection: given.closeProtection,
        }),
      };
    }
    case 'weapon': {
      const shots = [shotAt(given.weapon, given.target, 1)];
      return assetAttack({ shots, hull: null, protection: given.closeProtection });
    }
    case 'scenery': {
      const { procedure, removed } = crossing(
        term(given.scenery),
        given.count,
        given.battalionUnderRing,
      );
      const ends = endingsOf(procedure, 0, NOBODY);
      return {
        removed: chancesOf(ends, removed.of, given.count),
        expectedRemoved: meanOf(ends, removed.of),
      };
    }
  }
};

interface GivenSpending {
  readonly ability: string;
  readonly dice?: number;
  readonly activation?: string | null;
  readonly roll?: string;
  readonly wing?: string;
}

const spendingOf = (given: GivenSpending): Spending => ({
  ability: term(given.ability),
  dice: given.dice ?? 0,
  activation: given.activation ?? null,
  initiative: given.roll === 'initiative',
  wing: term(given.wing ?? ''),
});

/** One after the other; what is refused costs nothing. */
const spend = (points: number, spending: readonly Spending[]) => {
  const rerolledIn: string[] = [];
  let left = points;
  const lines = spending.map((one) => {
    const cost = costOf(one);
    const allowed = cost <= left && mayUse(one, rerolledIn);
    if (allowed) left -= cost;
    if (allowed && one.ability === 'ap-re-roll') rerolledIn.push(one.activation ?? '');
    return { cost, allowed };
  });
  return { lines, left };
};

interface GivenAdmiral {
  readonly admirals: readonly {
    readonly kind: string;
    readonly level: number;
    readonly onTable: boolean;
  }[];
  readonly commsStationsControlled: number;
  readonly spending: readonly GivenSpending[];
  readonly gameSize: string;
  readonly opponentLevel: number;
}

const admiral = (given: GivenAdmiral) => {
  const { admirals } = given;
  const level = highestLevel(admirals.filter(({ onTable }) => onTable).map((one) => one.level));
  const points = actionPoints(level, given.commsStationsControlled);
  const { lines, left } = spend(points, given.spending.map(spendingOf));
  const isAllowed = (one: { readonly level: number }) =>
    levelAllowed(one.level, term<GameSize>(given.gameSize));
  return {
    actionPoints: points,
    spending: lines,
    left,
    points: admirals.reduce((sum, one) => sum + admiralPoints(one.level), 0),
    legal:
      admirals.every(isAllowed) && areUnlike(terms<AdmiralKind>(admirals.map((one) => one.kind))),
    initiative: initiativeChance(level, given.opponentLevel),
  };
};

type PlayerName = 'Red' | 'Blue';
const PLAYER_NAMES: readonly PlayerName[] = ['Red', 'Blue'];

interface GivenSurvey extends Omit<Survey, 'tonnage'> {
  readonly tonnage: string;
  readonly dropsite: string;
}

const counts = ({ tonnage, ...given }: GivenSurvey): boolean =>
  isSurvey({ ...given, tonnage: term<Tonnage>(tonnage) });

interface GivenScoring extends GivenRulings {
  readonly variant: string;
  readonly dropsites: readonly {
    readonly id: string;
    readonly size: string;
    readonly distanceFromZone: Readonly<Record<PlayerName, number>>;
  }[];
  readonly rounds: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly hull: number; readonly heldBy: string | null }>>
    >
  >;
  readonly players: Readonly<
    Record<
      PlayerName,
      {
        readonly pointsDestroyed: number;
        readonly pointsFlownOff: number;
        readonly operatives: number;
        readonly operativeShipsDestroyed: number;
        readonly kills: readonly { readonly killPoints: number; readonly captured: boolean }[];
      }
    >
  >;
  readonly nominated?: Readonly<Record<PlayerName, string>>;
  readonly surveys?: readonly (GivenSurvey & { readonly player: PlayerName })[];
}

const sitesAt = (given: GivenScoring, round: number, player: PlayerName): readonly ScoredSite[] =>
  given.dropsites.flatMap(({ id, size, distanceFromZone }) => {
    const now = given.rounds[String(round)]?.[id];
    const distance = distanceFromZone[player];
    return now ? [{ id, size: term<Size>(size), ...now, distanceFromZone: distance }] : [];
  });

const victoryPoints = (given: GivenScoring, player: PlayerName): number => {
  const variant = term<Variant>(given.variant);
  const rounds = SCORING_ROUNDS.map((round) =>
    roundPoints(variant, round, sitesAt(given, round, player), player, rulingsOf(given)),
  );
  const atEnd = sitesAt(given, LAST_ROUND, player);
  const surveys = (given.surveys ?? []).filter((one) => one.player === player && counts(one));
  const nominated = atEnd.find(({ id }) => id === given.nominated?.[player]) ?? null;
  const surveyed = surveys.map(({ dropsite }) => dropsite);
  const tally = { ...given.players[player], surveyed, nominated };
  return rounds.reduce((sum, one) => sum + one, endPoints(variant, tally, term<Side>(player)));
};

const scoring = (given: GivenScoring) => {
  const victory = (player: PlayerName) => victoryPoints(given, player);
  const kills = (player: PlayerName) => killPoints(given.players[player].kills);
  const lines = PLAYER_NAMES.map((player) => [
    player,
    { victoryPoints: victory(player), killPoints: kills(player) },
  ]);
  const sizes = given.dropsites.map(({ size }) => term<Size>(size));
  return {
    ...Object.fromEntries(lines),
    winner: winnerBy(PLAYER_NAMES, victory, kills),
    reconTokens: sizes.reduce((sum, size) => sum + RECON_TOKENS[size], 0),
  };
};

/** An objective of a case has the fields of ours, with names for ids. */
const objectiveOf = (given: Readonly<Record<string, unknown>>): Objective => {
  const named = Object.entries(given).map(([key, value]) => {
    if (key === 'surveys') {
      const surveys = (value as readonly GivenSurvey[]).filter(counts);
      return ['surveyed', Object.fromEntries(surveys.map((one) => [one.dropsite, one]))];
    }
    const isTerm = typeof value === 'string' && ['name', 'size', 'tonnage'].includes(key);
    return [key, isTerm ? idOf(value) : value];
  });
  return Object.fromEntries(named) as Objective;
};

const secondary = (given: { objectives: readonly Readonly<Record<string, unknown>>[] }) => {
  const objectives = given.objectives.map(objectiveOf);
  return {
    allowed: objectives.map(isNominationAllowed),
    victoryPoints: objectives.map((one) => secondaryPoints(one)),
    scored: bestSecondary(objectives),
  };
};

interface GivenCoherency {
  readonly tonnage: string;
  readonly ships: readonly {
    readonly id: string;
    readonly layer: string;
    readonly weaponsOffline: boolean;
  }[];
  readonly distances: readonly {
    readonly between: readonly string[];
    readonly inches: number;
  }[];
  readonly lead: string;
}

const coherency = (given: GivenCoherency) => {
  const tonnage = term<Tonnage>(given.tonnage);
  const ships = given.ships.map((one) => ({ ...one, layer: term<Layer>(one.layer) }));
  const distance = (one: string, other: string): number =>
    given.distances.find(({ between }) => between.includes(one) && between.includes(other))
      ?.inches ?? Infinity;
  const isNear = (one: (typeof ships)[number], other: (typeof ships)[number]): boolean =>
    one !== other &&
    one.layer === other.layer &&
    distance(one.id, other.id) <= coherencyRange(tonnage);
  const coherent = ships
    .filter(
      (one) => ships.filter((other) => isNear(one, other)).length >= othersNeeded(ships.length),
    )
    .map(({ id }) => id);
  const armed = ships.filter(
    ({ id, weaponsOffline }) =>
      !isDisarmed({
        effects: weaponsOffline ? ['weapons-offline'] : [],
        outOfCoherency: !coherent.includes(id),
      }),
  );
  return {
    range: coherencyRange(tonnage),
    othersNeeded: othersNeeded(ships.length),
    inCoherency: coherent,
    formation: coherent.length >= 2 ? coherent : [],
    mayFireAndLaunch: armed.map(({ id }) => id),
    leadAllowed: coherent.includes(given.lead),
  };
};

interface GivenPassage {
  readonly layer: string;
  readonly through: readonly { readonly scenery: string; readonly area: string }[];
  readonly movedOnto: string | null;
  readonly ship: {
    readonly hull: number;
    readonly saves: Saves;
    readonly defenceOffline: boolean;
  };
}

const passage = ({ layer: where, through, movedOnto, ship }: GivenPassage) => {
  const layer = term<Layer>(where);
  const pieces = through.map((one) => ({ ...one, scenery: term<Scenery>(one.scenery) }));
  const { kinetic, core } = passageHits(layer, pieces);
  const saves = savesNow(ship.saves, ship.defenceOffline);
  const wrecked = isWrecked(layer, movedOnto === null ? null : term<Scenery>(movedOnto));
  const { procedure, fields } = passageOf({ hull: ship.hull, saves, kinetic, core, wrecked });
  const ends = endingsOf(procedure, 0, NOBODY);
  const lost = (state: number): number => fields.damage.of(state);
  return {
    kineticHits: kinetic,
    coreHits: core,
    save: saves.kinetic,
    shield: saves.shield,
    backup: saves.backup,
    hullLost: chancesOf(ends, lost, ship.hull),
    expectedHullLost: meanOf(ends, lost),
    destroyed: chanceThat(ends, (state) => lost(state) === ship.hull),
  };
};

type GivenGroup =
  ({ readonly what: 'coherency' } & GivenCoherency) | ({ readonly what: 'passage' } & GivenPassage);

const group = (given: GivenGroup) =>
  given.what === 'coherency' ? coherency(given) : passage(given);

type GivenSetup =
  | { readonly what: 'generated'; readonly competitive: boolean; readonly dice: ScenarioDice }
  | {
      readonly what: 'arrival';
      readonly scenario: string | null;
      readonly approachType: string | null;
      readonly player: string;
      readonly round: number;
      readonly groups: readonly {
        readonly id: string;
        readonly tonnage: string;
        readonly placed: boolean;
      }[];
    };

const generatedSetup = ({ competitive, dice }: Extract<GivenSetup, { what: 'generated' }>) => {
  const { objective, approachType, zone } = generated(competitive, dice);
  const approach = approachType && APPROACH_OF[approachType];
  return {
    objective: objective && nameOf(objective),
    approachType: approachType && nameOf(approachType),
    approach: approach && { Red: nameOf(approach.red), Blue: nameOf(approach.blue) },
    zone: zone && nameOf(zone),
  };
};

const arrival = (given: Extract<GivenSetup, { what: 'arrival' }>) => {
  const side = term<Side>(given.player);
  const scenario = given.scenario === null ? null : SCENARIO_RULES[term<Scenario>(given.scenario)];
  const sides = scenario?.approach ?? APPROACH_OF[term<ApproachType>(given.approachType ?? '')];
  const approach: Approach = sides[side];
  const { groups, round } = given;
  const placed = groups.filter((one) => one.placed);
  return {
    approach: nameOf(approach),
    objective: scenario && nameOf(scenario.objective[side]),
    placedEnough: placedEnough(approach, groups.length, placed.length),
    mayDeploy: groups
      .filter((one) => !one.placed && arrivesFrom(approach, term(one.tonnage)) <= round)
      .map(({ id }) => id),
  };
};

const setup = (given: GivenSetup) =>
  given.what === 'generated' ? generatedSetup(given) : arrival(given);

export const dropfleetKinds: Readonly<Record<string, Kind>> = {
  orders,
  signature,
  attack,
  crippling,
  repair,
  explosion,
  battalions,
  boarding,
  assets,
  admiral,
  scoring,
  secondary,
  group,
  setup,
};
