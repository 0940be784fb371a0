import type { Ship } from '../../../core/game/state';
import { hasMark } from '../../../core/game/state';
import { record, recordEach } from '../../../core/game/game';
import { nameOf } from '../../kit/play/checks';
import { setMark, pointsNow, setTrack } from '../../kit/play/marks';
import { shipLeft } from '../../kit/play/ships';
import { attackOf, type Attack, type Protection, type Shot } from '../rules/attack';
import { DROPSITE_PROFILES, isCity } from '../rules/dropsites';
import type { Aim } from '../rules/locks';
import { sum, type Saves } from '../rules/numbers';
import { hasSpecial, shotFor, specialAmount, specialsOf } from '../rules/special';
import { about, check, checks, find, playRolls, refuse, unless } from './commands';
import type { Asked, Check, Done, Game } from './commands';
import { addSpikes, hurt, hurtSite } from './damage';
import { COUNT, firedOf, HULL } from './names';
import * as table from './view';

/** What is shot at: a Group, a Ship of it by itself, or a dropsite. */
export interface Target {
  readonly aim: Aim;
  readonly saves: Saves;
  readonly hull: number;
  /** The Ships that take the damage; none for a dropsite. */
  readonly ships: readonly Ship[];
}

/** §7.3.5: what there is to lose: of all Ships, or of the weakest (ruling damage-runs-on). */
const hullToLose = ({ state, rules }: table.Playing, ships: readonly Ship[]): number => {
  const each = ships.map(({ id }) => pointsNow(state, id, HULL));
  return rules['damage-runs-on'] === 'lost' ? Math.min(...each) : sum(each);
};

const siteTarget = (game: table.Playing, site: Ship): Target => {
  const kind = table.siteKind(site);
  return {
    aim: { layer: DROPSITE_PROFILES[kind].layer, descent: isCity(kind), site: true },
    saves: table.siteSaves(game, site),
    hull: pointsNow(game.state, site.id, HULL),
    ships: [],
  };
};

/** §7.3.1, §3.2.1.2: a Ship out of Coherency is a target of its own, and one in it fights alone if it is aimed at. */
export const targetOf = (game: table.Playing, target: Ship, aimed = true): Target | null => {
  const { state } = game;
  if (table.isDropsite(target)) return siteTarget(game, target);
  const ships = table.isGroup(target) ? table.coherentShips(state, target.id) : [target];
  const [first] = ships;
  if (!first || !(table.isGroup(target) || table.isSingleShip(target))) return null;
  const focused = aimed && !table.isGroup(target) && !table.isOut(state, target.id);
  return {
    aim: { layer: table.layerOf(first), descent: table.cardOf(game, first)?.descent ?? false },
    saves: table.savesOf(game, ships, focused),
    hull: hullToLose(game, ships),
    ships,
  };
};

/** What is shot at, and with what: every number settled, for play and odds alike. */
export type Strike = Readonly<{ target: Target; attack: Attack }>;

type Fired = Asked<'attack'>['weapons'][number];
type Told = Pick<Asked<'attack'>, 'weapons' | 'modifier' | 'fighters' | 'near'>;

/** §7.3.2: the same weapon of several Ships is rolled as one, but for Burnthrough, which counts each by itself. */
const shotsOf = (
  game: table.Playing,
  group: Ship,
  target: Target,
  { weapons, modifier = 0, near = false }: Told,
): readonly Shot[] => {
  const { state, rules } = game;
  const tonnage = table.cardOf(game, target.ships[0])?.tonnage ?? null;
  const firing = { ...target, modifiers: [modifier], tonnage, near };
  return (table.cardOf(game, group)?.weapons ?? []).flatMap((weapon, at): readonly Shot[] => {
    const fired = weapons.filter((one) => one.weapon === at);
    const ship = state.ships[fired[0]?.ship ?? ''];
    if (!ship) return [];
    const isApart = specialAmount(specialsOf(weapon, rules), 'burnthrough') > 0;
    const mounts = isApart ? 1 : fired.length;
    const from = { from: table.layerOf(ship), order: table.orderOf(state, group), mounts };
    const shot = shotFor(weapon, { ...firing, ...from }, rules);
    return isApart ? fired.map(() => shot) : [shot];
  });
};

/** §8.3.1: Fighters that stand by. */
export const protectionBy = (
  { setup, state, rules }: table.Playing,
  wing: string | undefined,
): Protection => {
  const isOne = rules['rerolls-per-fighter'] === 'one';
  const each = isOne ? 1 : (table.assetCard(setup, 'fighters')?.rerolls ?? 1);
  const fighters = pointsNow(state, wing ?? '', COUNT);
  const unrolledToo = rules['rerolls-only-rolled-dice'] === 'all';
  return { fighters, unrolledToo, rerollsPerFighter: Math.max(1, each) };
};

/** §7.3: a whole attack with its numbers settled, for play and odds alike. */
export const attackIn = (game: table.Playing, group: Ship, target: Target, told: Told): Attack => ({
  shots: shotsOf(game, group, target, told),
  hull: target.hull,
  protection: protectionBy(game, told.fighters),
});

/** §7.1: what one Ship may fire under its order. */
const shipFault = (game: Game, ship: Ship, weapons: readonly Fired[]): Check => {
  const { state } = game;
  const [card, name] = [table.cardOf(game, ship), nameOf(game, ship.id)];
  const hasFired = (weapon: number) => hasMark(state, ship.id, firedOf(weapon));
  const own = weapons.filter((one) => one.ship === ship.id).map(({ weapon }) => weapon);
  const before = card?.weapons.filter((_, at) => hasFired(at)).length ?? 0;
  const most = table.weaponsFor(game, ship);
  const isCloseOnly = table.orderOf(state, ship) === 'damage-control';
  const isClose = !isCloseOnly || own.every((weapon) => card?.weapons[weapon]?.closeAction);
  const isFew = isClose && own.length + before <= most;
  return (
    check(!own.some(hasFired), { id: 'weapon-fired', ship: name }, '§7.3') ??
    check(most > 0, { id: 'order-forbids', what: 'fire' }, '§7.1') ??
    check(isFew, { id: 'too-many-weapons', ship: name, most }, '§7.1')
  );
};

const weaponFault = (game: Game, group: Ship, weapons: readonly Fired[]): Check => {
  const ships = table.partsOf(game.state, group.id);
  const count = table.cardOf(game, group)?.weapons.length ?? 0;
  const isKnown = weapons.every(
    ({ ship, weapon }) => weapon < count && ships.some(({ id }) => id === ship),
  );
  const isOnce = new Set(weapons.map((one) => `${one.ship} ${one.weapon}`)).size === weapons.length;
  return check(isKnown && isOnce, { id: 'no-such-weapon' }, '§7.3');
};

/** §7.3.1: an enemy, or a dropsite that the attacker does not control. */
const targetFault = (game: Game, team: string, target: Ship): Check => {
  const isOwn = table.isDropsite(target)
    ? table.controllerOf(game, target.id) === team
    : target.team === team;
  return check(!isOwn, { id: 'own-target' }, '§7.3.1');
};

/** §7.3.6: one Ship of a Formation is aimed at by Focused weapons, or where its defences are down. */
const focusFault = (game: Game, target: Ship, specials: readonly string[]): Check => {
  const mayAim = specials.every((special) => hasSpecial(special, 'focused'));
  const isAlone = !table.isSingleShip(target) || !table.inFormation(game.state, target);
  const isOpen = hasMark(game.state, target.id, 'defence-systems-offline');
  return check(isAlone || isOpen || mayAim, { id: 'not-focused' }, '§7.3.6');
};

const spendFighters = (game: Game, wing: string | undefined, left: number) => {
  if (wing === undefined) return game;
  const spent = setTrack(game, wing, COUNT, left, { rule: '§8.3.1' });
  return left > 0 ? spent : record(spent, shipLeft(wing, 'used', '§8.3.1'));
};

type Resolved = Pick<Asked<'attack'>, 'replies' | 'nearest' | 'removed' | 'fighters'>;

/** Plays an attack through: dice, Fighters that were spent, damage. */
export const resolve = (
  game: Game,
  by: string,
  shotAt: Ship,
  { target, attack: settled }: Strike,
  { replies, ...told }: Resolved,
  then = (game: Game) => game,
): Done => {
  const { fields, ...begun } = attackOf(settled);
  const whose = { attacker: by, defender: shotAt.id };
  const rolling = { ...begun, rule: '§7.3', whose, against: shotAt.id };
  return playRolls(game, { replies }, rolling, (rolled, end) => {
    const guarded = spendFighters(rolled, told.fighters, fields.fighters.of(end));
    const damage = fields.damage.of(end);
    const struck = table.isDropsite(shotAt)
      ? hurtSite(guarded, shotAt.id, damage, told.removed)
      : hurt(guarded, target.ships, damage, by, told.nearest);
    return then(struck);
  });
};

/** §7.3: weapons of the active Group at one target; some bring Spikes to who fires them. */
export const attack = about({ group: 'group', target: 'any' })((
  game,
  command: Asked<'attack'>,
  { group, target },
) => {
  const { weapons, fighters } = command;
  const wing = fighters === undefined ? group : find.wing(game, fighters);
  if ('ok' in wing) return wing;
  const wrong =
    checks.isActive(game, group.id) ??
    weaponFault(game, group, weapons) ??
    targetFault(game, group.team, target);
  if (wrong) return wrong;
  const printed = table.cardOf(game, group)?.weapons ?? [];
  const specials = weapons.map(({ weapon }) => specialsOf(printed[weapon] ?? {}, game.rules));
  const firing = table
    .partsOf(game.state, group.id)
    .filter(({ id }) => weapons.some(({ ship }) => ship === id));
  const advice =
    firing.map((ship) => shipFault(game, ship, weapons)).find(Boolean) ??
    focusFault(game, target, specials);
  return unless(game, command, advice, (after) => {
    const aimed = targetOf(after, target);
    if (!aimed) return refuse({ id: 'does-not-fit' }, '§7.3');
    const fired = recordEach(after, weapons, (now, { ship, weapon }) =>
      setMark(now, ship, firedOf(weapon), 1, '§7.3'),
    );
    const spikes = sum(specials.map((special) => specialAmount(special, 'bloom')));
    const lit = spikes > 0 ? addSpikes(fired, group.id, spikes, '§3.3') : fired;
    const strike = { target: aimed, attack: attackIn(after, group, aimed, command) };
    return resolve(lit, group.id, target, strike, command);
  });
});
