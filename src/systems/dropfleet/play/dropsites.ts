import type { Refusal } from '../../../core/game/system';
import type { Ship } from '../../../core/game/state';
import { nameOf, shipBy } from '../../kit/play/checks';
import { isActivated, setActivated } from '../../kit/play/turns';
import type { Attack } from '../rules/attack';
import { DROPSITE_PROFILES, FEATURE_WEAPONS, HANGAR_LAUNCH } from '../rules/dropsites';
import { shotFor } from '../rules/special';
import { flyOut } from './wings';
import { protectionBy, resolve, targetOf } from './attack';
import {
  advised,
  andThen,
  check,
  checks,
  refuse,
  type Asked,
  type Done,
  type DropfleetGame,
  type DropfleetWhy,
} from './commands';
import { controllerOf, featureKind, isFeature, siteKind } from './view';

/** Who controls the dropsite of a Feature; null where nobody alone does. */
const ownerOf = ({ setup, state }: DropfleetGame, { partOf }: Ship) => {
  const team = controllerOf(setup, state, partOf ?? '');
  return setup.players.find((player) => player.team === team) ?? null;
};

/** Activation 2: once a round, for the team that controls its dropsite. */
const mayAct = (game: DropfleetGame, feature: string): Refusal<DropfleetWhy> | null => {
  const known = shipBy(game, feature);
  const name = nameOf(game, feature);
  return (
    checks.stillThere(game, feature) ??
    check(
      known !== null && isFeature(known) && ownerOf(game, known) !== null,
      { id: 'not-a-dropsite', ship: name },
      'Activation',
    )
  );
};

const moment = (game: DropfleetGame, feature: string): Refusal<DropfleetWhy> | null =>
  checks.inPhase(game, 'dropsites') ??
  check(
    !isActivated(game.state, feature),
    { id: 'already-activated', ship: nameOf(game, feature) },
    'Activation',
  );

/** §11: the weapon of a Feature at an enemy. */
export const siteFire = (game: DropfleetGame, command: Asked<'site-fire'>): Done => {
  const { feature, target, fighters, override } = command;
  const [known, shotAt] = [shipBy(game, feature), shipBy(game, target)];
  const wrong = mayAct(game, feature) ?? checks.stillThere(game, target);
  if (wrong || !known || !shotAt) return wrong ?? game;
  const weapon = FEATURE_WEAPONS[featureKind(known)];
  const site = shipBy(game, known.partOf ?? '');
  const aimed = targetOf(game, shotAt);
  if (!weapon || !site || !aimed) return refuse({ id: 'no-such-weapon' }, '§11');
  if (shotAt.team === ownerOf(game, known)?.team) return refuse({ id: 'own-target' }, '§7.3.1');
  const { layer } = DROPSITE_PROFILES[siteKind(site)];
  const attack: Attack = {
    shots: [
      shotFor(
        weapon,
        {
          ...aimed,
          from: layer,
          modifiers: [],
          tonnage: null,
          order: null,
          near: false,
          mounts: 1,
        },
        game.rules,
      ),
    ],
    hull: aimed.hull,
    protection: protectionBy(game, fighters),
  };
  return andThen(advised(game, override, moment(game, feature)), (after) =>
    resolve(setActivated(after, feature, 'Activation'), feature, shotAt, attack, command),
  );
};

/** §11: a Hangar launches for whoever controls it. */
export const siteLaunch = (
  game: DropfleetGame,
  { feature, asset, count, override }: Asked<'site-launch'>,
): Done => {
  const known = shipBy(game, feature);
  const wrong = mayAct(game, feature);
  if (wrong || !known) return wrong ?? game;
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
