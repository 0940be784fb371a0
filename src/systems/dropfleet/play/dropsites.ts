import type { Refusal } from '../../../core/game/system';
import type { Ship } from '../../../core/game/state';
import { nameOf } from '../../kit/play/checks';
import { isActivated, setActivated } from '../../kit/play/turns';
import { DROPSITE_PROFILES, FEATURE_WEAPONS, HANGAR_LAUNCH } from '../rules/dropsites';
import { shotFor } from '../rules/special';
import { flyOut } from './wings';
import { protectionBy, resolve, targetOf, type Strike } from './attack';
import { check, checks, find, refuse, unless } from './commands';
import type { Asked, Done, DropfleetGame, DropfleetWhy } from './commands';
import { controllerOf, featureKind, isFeature, siteKind, type Playing } from './view';

/** Activation 2: a Feature acts once for the team that alone controls its dropsite. */
const acting = (game: DropfleetGame, feature: string) => {
  const known = find.any(game, feature);
  if ('ok' in known) return known;
  const team = controllerOf(game, known.partOf ?? '');
  const owner = game.setup.players.find((player) => player.team === team);
  if (!isFeature(known) || !owner)
    return refuse({ id: 'not-a-dropsite', ship: known.name }, 'Activation');
  const done = { id: 'already-activated', ship: nameOf(game, feature) } as const;
  const advice: Refusal<DropfleetWhy> | null =
    checks.inPhase(game, 'dropsites') ??
    check(!isActivated(game.state, feature), done, 'Activation');
  return { known, owner: { team: owner.team, player: owner.id }, advice };
};

/** §11: an attack of a Feature with its numbers settled, for play and odds alike. */
export const siteAttackIn = (
  game: Playing,
  feature: Ship,
  shotAt: Ship,
  fighters: string | undefined,
): Strike | null => {
  const weapon = FEATURE_WEAPONS[featureKind(feature)];
  const site = game.state.ships[feature.partOf ?? ''];
  const target = targetOf(game, shotAt);
  if (!weapon || !site || !target) return null;
  const { layer: from } = DROPSITE_PROFILES[siteKind(site)];
  const shots = [shotFor(weapon, { ...target, from }, game.rules)];
  return {
    target,
    attack: { shots, hull: target.hull, protection: protectionBy(game, fighters) },
  };
};

/** §11: the weapon of a Feature at an enemy. */
const siteFire = (game: DropfleetGame, command: Asked<'site-fire'>): Done => {
  const [acts, shotAt] = [acting(game, command.feature), find.any(game, command.target)];
  if ('ok' in acts) return acts;
  if ('ok' in shotAt) return shotAt;
  const { known, owner, advice } = acts;
  const fire = siteAttackIn(game, known, shotAt, command.fighters);
  if (!fire) return refuse({ id: 'no-such-weapon' }, '§11');
  if (shotAt.team === owner.team) return refuse({ id: 'own-target' }, '§7.3.1');
  return unless(game, command, advice, (after) =>
    resolve(setActivated(after, known.id, 'Activation'), known.id, shotAt, fire, command),
  );
};

/** §11: a Hangar launches for whoever controls it. */
const siteLaunch = (game: DropfleetGame, command: Asked<'site-launch'>): Done => {
  const { feature, asset, count } = command;
  const acts = acting(game, feature);
  if ('ok' in acts) return acts;
  const isThere = featureKind(acts.known) === 'hangar' && count > 0 && count <= HANGAR_LAUNCH;
  if (!isThere) return refuse({ id: 'none-to-launch' }, '§11');
  return unless(game, command, acts.advice, (after) =>
    flyOut(setActivated(after, feature, 'Activation'), acts.owner, asset, count),
  );
};

export const DROPSITES_ACT = { 'site-fire': siteFire, 'site-launch': siteLaunch };
