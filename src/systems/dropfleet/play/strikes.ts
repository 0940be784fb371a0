import { record } from '../../../core/game/game';
import { hasMark, type Ship } from '../../../core/game/state';
import { nameOf } from '../../kit/play/checks';
import { setMark, pointsNow, setTrack } from '../../kit/play/marks';
import { shipLeft } from '../../kit/play/ships';
import { isActivated, setActivated } from '../../kit/play/turns';
import type { AssetCard } from '../cards';
import { dogfight as meet, saturated, saturation } from '../rules/assets';
import { DROPSITE_PROFILES, FEATURE_WEAPONS, HANGAR_LAUNCH } from '../rules/dropsites';
import { crossing } from '../rules/scenery';
import { hasSpecial, shotFor } from '../rules/special';
import { protectionBy, resolve, targetOf, type Strike, type Target } from './attack';
import { about, aboutWing, check, checks, playRolls, refuse, unless } from './commands';
import type { Asked, Check, Game } from './commands';
import { battalionsOf, COUNT, DIVIDED, MERGED, WING } from './names';
import * as table from './view';

const wingId = ({ state }: Game): string =>
  `${WING}.${Object.values(state.ships).filter(table.isWing).length + 1}`;

/** §8.3: a Wing enters beside its carrier. */
export const flyOut = (
  game: Game,
  from: Pick<Ship, 'team' | 'player'>,
  asset: string,
  count: number,
): Game =>
  record(game, {
    ...{ type: 'ship-entered', ship: wingId(game), card: asset, place: WING, rule: '§8.3' },
    ...{ team: from.team, player: from.player },
    name: table.assetCard(game.setup, asset)?.name ?? asset,
    badge: wingId(game).slice(WING.length + 1),
    tracks: { [COUNT]: { now: count, max: null } },
  });

/** §8.3.2: what has divided does not merge in the same round, nor the other way round. */
const mayReform = ({ state }: Game, wings: readonly string[], mark: string): Check =>
  check(!wings.some((wing) => hasMark(state, wing, mark)), { id: 'divided-or-merged' }, '§8.3.2');

const countIn = ({ state }: table.Playing, wing: string): number => pointsNow(state, wing, COUNT);

const setWing = (game: Game, wing: string, to: number): Game => {
  const set = setTrack(game, wing, COUNT, to, { rule: '§8.3' });
  return to > 0 ? set : record(set, shipLeft(wing, 'shot-down', '§8.3'));
};

/** §8.3.2-3: Fighters meet an enemy Wing. */
const dogfight = about({ wing: 'wing', enemy: 'wing' })((game, command: Asked<'dogfight'>, all) => {
  const { wing, enemy } = all;
  if (wing.team === enemy.team) return refuse({ id: 'own-target' }, '§8.3.2');
  const left = meet(countIn(game, wing.id), countIn(game, enemy.id));
  return unless(game, command, checks.inPhase(game, 'wings'), (after) =>
    setWing(setWing(after, wing.id, left.fightersLeft), enemy.id, left.enemyLeft),
  );
});

/** §8.3.2: at its start a Wing divides, or merges with another of its kind; not both in a round. */
const divide = aboutWing((game, command: Asked<'divide'>, found) => {
  const { wing, count } = command;
  const all = countIn(game, wing);
  if (count < 1 || count >= all) return refuse({ id: 'does-not-fit' }, '§8.3.2');
  return unless(game, command, mayReform(game, [wing], MERGED), (after) => {
    const less = setMark(setWing(after, wing, all - count), wing, DIVIDED, 1, '§8.3.2');
    const other = wingId(less);
    return setMark(flyOut(less, found.wing, found.wing.card, count), other, DIVIDED, 1, '§8.3.2');
  });
});

const merge = about({ wing: 'wing', into: 'wing' })((game, command: Asked<'merge'>, all) => {
  const { wing, into } = command;
  const [one, other] = [all.wing, all.into];
  const isAlike = wing !== into && one.team === other.team && one.card === other.card;
  if (!isAlike || !table.fliesInWings(one.card)) return refuse({ id: 'does-not-fit' }, '§8.3.2');
  return unless(game, command, mayReform(game, [wing, into], DIVIDED), (after) => {
    const sum = countIn(after, wing) + countIn(after, into);
    const joined = setMark(setWing(after, into, sum), into, MERGED, 1, '§8.3.2');
    return record(joined, shipLeft(wing, 'merged', '§8.3.2'));
  });
});

/** §10: a die for each asset of a Wing that crosses scenery; on a Large Object all are lost. */
const cross = aboutWing((game, command: Asked<'cross'>) => {
  const { wing, scenery, onto } = command;
  const count = countIn(game, wing);
  const isWhole = game.rules['scenery-die-each-asset'] === 'each-wing';
  const isLost = onto === true && scenery === 'large-object';
  const { procedure, removed } = crossing(scenery, isWhole ? 1 : count, false);
  const rolling = { procedure, rule: '§10', whose: { owner: wing } };
  return playRolls(game, command, rolling, (now, end) =>
    setWing(now, wing, isLost ? 0 : count - removed.of(end) * (isWhole ? count : 1)),
  );
});

/** §8.3.4: Cities, and Descent Groups in Atmosphere, are out of reach for most (ruling bombardment-line-moved). */
const reachFault = (
  { rules }: Game,
  { layer, descent }: Target['aim'],
  card: AssetCard,
  count: number,
): Check => {
  const may =
    rules['bombardment-line-moved'] === 'bombardment'
      ? hasSpecial(card.rules ?? '', 'bombardment')
      : saturation(count) > 0;
  const isLow = layer === 'atmosphere' && descent;
  return check(may || !isLow, { id: 'out-of-reach', ship: card.name }, '§8.3.4');
};

/** §8.3.5-6: Torpedoes strike a Ship or a Space Station, a Mine a Ship in Orbit, when it has moved. */
const aloneFault = (game: Game, wing: Ship, target: Ship): Check => {
  const isShip = table.isSingleShip(target);
  const isMine = wing.card === 'mines';
  return check(
    isMine ? isShip && table.layerOf(target) === 'orbit' : isShip || table.isDropsite(target),
    { id: 'not-a-ship', ship: nameOf(game, target.id) },
    isMine ? '§8.3.6' : '§8.3.5',
  );
};

type Struck = Pick<Asked<'bomb'>, 'fewerFrom' | 'fighters'>;

/** §8.3.4-6: a strike with its numbers settled, for play and odds alike; Torpedoes thin no saves, and no Fighter helps against them. */
export const strikeIn = (game: table.Playing, wing: Ship, shotAt: Ship, told: Struck) => {
  const closeAction = wing.card === 'bombers';
  const card = table.assetCard(game.setup, wing.card);
  const target = targetOf(game, shotAt, closeAction);
  const [strikes] = card?.attack ?? [];
  if (!target || !card || !strikes) return null;
  const count = countIn(game, wing.id);
  const profile = { ...strikes, closeAction, special: card.rules };
  const shot = shotFor(profile, { ...target, from: 'orbit', mounts: count }, game.rules);
  const shots = [closeAction ? saturated(shot, count, told.fewerFrom) : shot];
  const guarded = closeAction && { protection: protectionBy(game, told.fighters) };
  return { card, count, target, attack: { shots, hull: target.hull, ...guarded } };
};

/** §8.3.4-6: Bombers, Torpedoes or a Mine strike what they touch, and are gone. */
const bomb = about({ wing: 'wing', target: 'any' })((game, command: Asked<'bomb'>, all) => {
  const { wing, target } = all;
  const strike = strikeIn(game, wing, target, command);
  if (!strike) return refuse({ id: 'does-not-fit' }, '§8.3.4');
  const isOwn =
    target.team === wing.team || pointsNow(game.state, target.id, battalionsOf(wing.team)) > 0;
  if (isOwn) return refuse({ id: 'own-target' }, '§8.3.4');
  const advice =
    checks.inPhase(game, wing.card === 'mines' ? 'groups' : 'wings') ??
    (wing.card === 'bombers' ? null : aloneFault(game, wing, target)) ??
    reachFault(game, strike.target.aim, strike.card, strike.count);
  return unless(game, command, advice, (after) =>
    resolve(after, wing.id, target, strike, command, (struck) =>
      record(struck, shipLeft(wing.id, 'used', '§8.3.4')),
    ),
  );
});

/** Activation 2: a Feature acts once for the team that alone controls its dropsite. */
const acting = (game: Game, feature: Ship) => {
  const team = table.controllerOf(game, feature.partOf ?? '');
  const owner = game.setup.players.find((player) => player.team === team);
  if (!table.isFeature(feature) || !owner)
    return refuse({ id: 'not-a-dropsite', ship: feature.name }, 'Activation');
  const done = { id: 'already-activated', ship: feature.name } as const;
  const advice: Check =
    checks.inPhase(game, 'dropsites') ??
    check(!isActivated(game.state, feature.id), done, 'Activation');
  return { owner: { team: owner.team, player: owner.id }, advice };
};

/** §11: an attack of a Feature with its numbers settled, for play and odds alike. */
export const siteAttackIn = (
  game: table.Playing,
  feature: Ship,
  shotAt: Ship,
  fighters: string | undefined,
): Strike | null => {
  const weapon = FEATURE_WEAPONS[table.featureKind(feature)];
  const site = game.state.ships[feature.partOf ?? ''];
  const target = targetOf(game, shotAt);
  if (!weapon || !site || !target) return null;
  const { layer: from } = DROPSITE_PROFILES[table.siteKind(site)];
  const shots = [shotFor(weapon, { ...target, from }, game.rules)];
  return {
    target,
    attack: { shots, hull: target.hull, protection: protectionBy(game, fighters) },
  };
};

/** §11: the weapon of a Feature at an enemy. */
const siteFire = about({ feature: 'any', target: 'any' })((
  game,
  command: Asked<'site-fire'>,
  { feature, target },
) => {
  const acts = acting(game, feature);
  if ('ok' in acts) return acts;
  const fire = siteAttackIn(game, feature, target, command.fighters);
  if (!fire) return refuse({ id: 'no-such-weapon' }, '§11');
  if (target.team === acts.owner.team) return refuse({ id: 'own-target' }, '§7.3.1');
  return unless(game, command, acts.advice, (after) =>
    resolve(setActivated(after, feature.id, 'Activation'), feature.id, target, fire, command),
  );
});

/** §11: a Hangar launches for whoever controls it. */
const siteLaunch = about({ feature: 'any' })((game, command: Asked<'site-launch'>, { feature }) => {
  const { asset, count } = command;
  const acts = acting(game, feature);
  if ('ok' in acts) return acts;
  const isThere = table.featureKind(feature) === 'hangar' && count > 0 && count <= HANGAR_LAUNCH;
  if (!isThere) return refuse({ id: 'none-to-launch' }, '§11');
  return unless(game, command, acts.advice, (after) =>
    flyOut(setActivated(after, feature.id, 'Activation'), acts.owner, asset, count),
  );
});

export const STRIKES = {
  ...{ dogfight, divide, merge, cross, bomb },
  'site-fire': siteFire,
  'site-launch': siteLaunch,
};
