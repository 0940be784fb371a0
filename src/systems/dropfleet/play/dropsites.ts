import type { Refusal } from '../../../core/game/system';
import type { Ship } from '../../../core/game/state';
import { nameOf } from '../../kit/play/checks';
import { isActivated, setActivated } from '../../kit/play/turns';
import { DROPSITE_PROFILES, FEATURE_WEAPONS, HANGAR_LAUNCH } from '../rules/dropsites';
import { shotFor } from '../rules/special';
import { flyOut } from './wings';
import { protectionBy, resolve, targetOf } from './attack';
import { advised, andThen, check, checks, find, refuse } from './commands';
import type { Asked, Done, DropfleetGame, DropfleetWhy } from './commands';
import { controllerOf, featureKind, isFeature, siteKind, type Playing } from './view';

/** Who controls the dropsite of a Feature; null where nobody alone does. */
const ownerOf = (game: DropfleetGame, { partOf }: Ship) => {
  const team = controllerOf(game, partOf ?? '');
  return game.setup.players.find((player) => player.team === team) ?? null;
};

/** Activation 2: a Feature acts for the team that controls its dropsite. */
const acting = (game: DropfleetGame, feature: string): Ship | Refusal<DropfleetWhy> => {
  const known = find.any(game, feature);
  if ('ok' in known || (isFeature(known) && ownerOf(game, known) !== null)) return known;
  return refuse({ id: 'not-a-dropsite', ship: known.name }, 'Activation');
};

const moment = (game: DropfleetGame, feature: string): Refusal<DropfleetWhy> | null =>
  checks.inPhase(game, 'dropsites') ??
  check(
    !isActivated(game.state, feature),
    { id: 'already-activated', ship: nameOf(game, feature) },
    'Activation',
  );

/** §11: an attack of a Feature with its numbers settled, for play and odds alike. */
export const siteAttackIn = (
  game: Playing,
  feature: Ship,
  shotAt: Ship,
  fighters: string | undefined,
) => {
  const weapon = FEATURE_WEAPONS[featureKind(feature)];
  const site = game.state.ships[feature.partOf ?? ''];
  const target = targetOf(game, shotAt);
  if (!weapon || !site || !target) return null;
  const { layer: from } = DROPSITE_PROFILES[siteKind(site)];
  const told = { modifiers: [], tonnage: null, order: null, near: false, mounts: 1 };
  const shots = [shotFor(weapon, { ...target, ...told, from }, game.rules)];
  const attack = { shots, hull: target.hull, protection: protectionBy(game, fighters) };
  return { target, attack };
};

/** §11: the weapon of a Feature at an enemy. */
export const siteFire = (game: DropfleetGame, command: Asked<'site-fire'>): Done => {
  const { feature, target, fighters, override } = command;
  const [known, shotAt] = [acting(game, feature), find.any(game, target)];
  if ('ok' in known) return known;
  if ('ok' in shotAt) return shotAt;
  const fire = siteAttackIn(game, known, shotAt, fighters);
  if (!fire) return refuse({ id: 'no-such-weapon' }, '§11');
  if (shotAt.team === ownerOf(game, known)?.team) return refuse({ id: 'own-target' }, '§7.3.1');
  return andThen(advised(game, override, moment(game, feature)), (after) =>
    resolve(setActivated(after, feature, 'Activation'), feature, shotAt, fire.attack, command),
  );
};

/** §11: a Hangar launches for whoever controls it. */
export const siteLaunch = (
  game: DropfleetGame,
  { feature, asset, count, override }: Asked<'site-launch'>,
): Done => {
  const known = acting(game, feature);
  if ('ok' in known) return known;
  const owner = ownerOf(game, known);
  const isThere = featureKind(known) === 'hangar' && count > 0 && count <= HANGAR_LAUNCH;
  if (!owner || !isThere) return refuse({ id: 'none-to-launch' }, '§11');
  return andThen(advised(game, override, moment(game, feature)), (after) =>
    flyOut(
      setActivated(after, feature, 'Activation'),
      { team: owner.team, player: owner.id },
      asset,
      count,
    ),
  );
};
