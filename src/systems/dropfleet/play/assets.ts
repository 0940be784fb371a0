import { GAME } from '../../../core/game/events';
import { record, recordEach } from '../../../core/game/game';
import { hasMark, type Ship } from '../../../core/game/state';
import { nameOf, shipBy } from '../../kit/play/checks';
import { setMark } from '../../kit/play/marks';
import { pointsNow } from '../../kit/play/reading';
import { otherTeam, shipLeft } from '../../kit/play/ships';
import { changeTrack, setTrack } from '../../kit/play/tracks';
import type { AssetKind } from '../cards';
import { bomberAttack, dogfight as meet } from '../rules/assets';
import type { Attack } from '../rules/attack';
import { battalionCombat, groundAt, PLAYERS } from '../rules/battalions';
import { boardingOf, coreHitsBy } from '../rules/boarding';
import { battalionsLanded, LANDER_RULES, mayLand, type LandingTarget } from '../rules/landing';
import { mayLaunch } from '../rules/orders';
import { LANDERS, type Lander } from '../terms';
import { isThatShip } from './activation';
import { protectionBy, resolve, targetOf } from './attack';
import {
  advised,
  andThen,
  check,
  checks,
  refuse,
  through,
  type Asked,
  type Done,
  type DropfleetGame,
  type DropfleetWhy,
} from './commands';
import { leave, recordRolls } from './damage';
import { battalionsOf, COUNT, FOUGHT, HULL, LAUNCHED, WING } from './names';
import { shipCardOf } from './setup';
import {
  assetCard,
  controllerOf,
  groundOf,
  isDropsite,
  isSingleShip,
  isWing,
  layerOf,
  orderedShip,
  orderOf,
  partsOf,
  siteKind,
} from './view';
import type { Refusal } from '../../../core/game/system';
import { isCity } from '../rules/dropsites';

type Check = Refusal<DropfleetWhy> | null;

const isLander = (asset: AssetKind): asset is Lander => LANDERS.some((one) => one === asset);

const landingTarget = (known: Ship): LandingTarget | null => {
  if (isSingleShip(known)) return 'enemy-ship';
  if (isDropsite(known)) return isCity(siteKind(known)) ? 'city' : 'space-station';
  return null;
};

/** §7.4.1: battalions go down, or aboard, at once; how far away it is, the table has measured. */
const land = (game: DropfleetGame, from: Ship, asset: Lander, count: number, on: string): Done => {
  const known = shipBy(game, on);
  const place = known?.place === 'feature' ? shipBy(game, known.partOf ?? '') : known;
  const target = place && landingTarget(place);
  if (!known || known.left !== null || !target) return refuse({ id: 'cannot-land' }, '§7.4.1');
  const isOwnShip = target === 'enemy-ship' && known.team === from.team;
  const siteLayer = target === 'city' ? 'atmosphere' : 'orbit';
  const layer = target === 'enemy-ship' ? layerOf(known) : siteLayer;
  const sameLayer = layerOf(from) === layer;
  const { range } = LANDER_RULES[asset];
  if (isOwnShip || !mayLand({ type: asset, target, distance: range, sameLayer }))
    return refuse({ id: 'cannot-land' }, '§7.4.1');
  const contested = controllerOf(game.setup, game.state, place.id) === 'contested';
  const landed = battalionsLanded(asset, count, contested);
  return changeTrack(game, on, battalionsOf(from.team), landed, { rule: '§7.4.1' });
};

/** §8.3: a Wing enters beside its carrier. */
export const flyOut = (
  game: DropfleetGame,
  from: Pick<Ship, 'team' | 'player'>,
  asset: AssetKind,
  count: number,
): DropfleetGame => {
  const flying = Object.values(game.state.ships).filter(isWing).length;
  return record(game, {
    type: 'ship-entered',
    ship: `wing.${flying + 1}`,
    card: asset,
    team: from.team,
    player: from.player,
    name: assetCard(game.setup, asset)?.name ?? asset,
    badge: String(flying + 1),
    place: WING,
    tracks: { [COUNT]: { now: count, max: null } },
    rule: '§8.3',
  });
};

/** §7.1, §7.4: a Ship of the active Group launches what its card has, once of each kind in a round. */
export const launch = (
  game: DropfleetGame,
  { ship, asset, count, on, override }: Asked<'launch'>,
): Done => {
  const known = shipBy(game, ship);
  const card = known && shipCardOf(game.setup, known.card);
  const wrong = isThatShip(game, ship) ?? checks.isActive(game, known?.partOf ?? '');
  if (wrong || !known || !card) return wrong ?? game;
  const load = card.launch.find((one) => one.asset === asset);
  const isThere = load !== undefined && count > 0 && count <= load.count;
  if (!isThere) return refuse({ id: 'none-to-launch' }, '§7.4.1');
  const order = orderOf(game.state, known.partOf ?? '');
  const may = order !== null && mayLaunch(order, orderedShip(game.state, known, card));
  const advice =
    check(may, { id: 'order-forbids', what: 'launch' }, '§7.1') ??
    check(!hasMark(game.state, ship, LAUNCHED), { id: 'none-to-launch' }, '§7.4.1');
  return andThen(advised(game, override, advice), (after) => {
    const out = setMark(
      setMark(after, ship, LAUNCHED, 1, '§7.1'),
      known.partOf ?? '',
      LAUNCHED,
      1,
      '§7.1',
    );
    if (!isLander(asset)) return flyOut(out, known, asset, count);
    return on === undefined
      ? refuse({ id: 'cannot-land' }, '§7.4.1')
      : land(out, known, asset, count, on);
  });
};

/** §8.1: battalions of both sides at one dropsite fight. */
export const fight = (
  game: DropfleetGame,
  { dropsite, replies, override }: Asked<'fight'>,
): Done => {
  const site = shipBy(game, dropsite);
  const wrong =
    checks.stillThere(game, dropsite) ??
    check(
      site !== null && isDropsite(site),
      { id: 'not-a-dropsite', ship: nameOf(game, dropsite) },
      '§8.1',
    );
  if (wrong) return wrong;
  const advice =
    checks.inPhase(game, 'battalions') ??
    check(
      !hasMark(game.state, dropsite, FOUGHT),
      { id: 'nothing-to-roll', ship: nameOf(game, dropsite) },
      '§8.1',
    );
  const features = partsOf(game.state, dropsite);
  const { procedure, fields, start } = battalionCombat(groundOf(game.setup, game.state, dropsite));
  const run = through({ procedure, start }, replies, '§8.1');
  if ('ok' in run) return run;
  const ground = groundAt(fields, run.state);
  const rule = { rule: '§8.1' };
  return andThen(advised(game, override, advice), (after) => {
    const fought = setMark(after, dropsite, FOUGHT, 1, '§8.1');
    const counted = recordEach(fought, PLAYERS, (now, who) => {
      const at = PLAYERS.indexOf(who);
      const track = battalionsOf(game.setup.teams[at]?.id ?? '');
      const onSite = setTrack(now, dropsite, track, ground.site[at] ?? 0, rule);
      return recordEach(onSite, features, (next, { id }) =>
        setTrack(
          next,
          id,
          track,
          ground.features[features.findIndex((f) => f.id === id)]?.[at] ?? 0,
          rule,
        ),
      );
    });
    const gone = features.filter((_, at) => fields.destroyed[at]?.of(run.state) === 1);
    return recordEach(counted, gone, (now, { id }) =>
      record(now, shipLeft(id, 'destroyed', '§8.1')),
    );
  });
};

/** §8.2: battalions aboard an enemy Ship; what they destroy is captured. */
export const board = (
  game: DropfleetGame,
  { ship, defending, replies, override }: Asked<'board'>,
): Done => {
  const known = shipBy(game, ship);
  const card = known && shipCardOf(game.setup, known.card);
  const wrong = isThatShip(game, ship);
  if (wrong || !known || !card) return wrong ?? game;
  const enemy = otherTeam(game.setup, known.team);
  const aboard = pointsNow(game.state, ship, battalionsOf(enemy));
  if (aboard === 0) return refuse({ id: 'nothing-to-roll', ship: nameOf(game, ship) }, '§8.2');
  const hull = pointsNow(game.state, ship, HULL);
  const { procedure, fields, start } = boardingOf(
    {
      hull,
      backup: card.backup,
      order: orderOf(game.state, known.partOf ?? ''),
      defenceOffline: hasMark(game.state, ship, 'defence-systems-offline'),
    },
    coreHitsBy(aboard, defending),
  );
  const run = through({ procedure, start }, replies, '§8.2');
  if ('ok' in run) return run;
  const advice = checks.inPhase(game, 'boarding');
  return andThen(advised(game, override, advice), (after) => {
    const rolled = recordRolls(after, run, { defender: ship });
    const left = setTrack(rolled, ship, battalionsOf(enemy), fields.hits.of(run.state), {
      rule: '§8.2',
    });
    const hurt = setTrack(left, ship, HULL, hull - fields.damage.of(run.state), { rule: '§8.2' });
    return fields.damage.of(run.state) >= hull ? leave(hurt, ship, 'captured', enemy) : hurt;
  });
};

const isThatWing = (game: DropfleetGame, wing: string): Check => {
  const known = shipBy(game, wing);
  return (
    checks.stillThere(game, wing) ??
    check(known !== null && isWing(known), { id: 'not-a-wing', ship: nameOf(game, wing) }, '§8.3')
  );
};

const setWing = (game: DropfleetGame, wing: string, to: number): DropfleetGame => {
  const set = setTrack(game, wing, COUNT, to, { rule: '§8.3' });
  return to > 0 ? set : record(set, shipLeft(wing, 'shot-down', '§8.3'));
};

/** §8.3.2-3: Fighters meet an enemy Wing. */
export const dogfight = (
  game: DropfleetGame,
  { wing, enemy, override }: Asked<'dogfight'>,
): Done => {
  const wrong = isThatWing(game, wing) ?? isThatWing(game, enemy);
  if (wrong) return wrong;
  const isOwn = shipBy(game, wing)?.team === shipBy(game, enemy)?.team;
  if (isOwn) return refuse({ id: 'own-target' }, '§8.3.2');
  const left = meet(pointsNow(game.state, wing, COUNT), pointsNow(game.state, enemy, COUNT));
  return andThen(advised(game, override, checks.inPhase(game, 'wings')), (after) =>
    setWing(setWing(after, wing, left.fightersLeft), enemy, left.enemyLeft),
  );
};

/** §8.3.5: Torpedoes thin no saves, and no Fighter helps against them. */
const alone = ({ shots, hull }: Attack): Attack => ({
  shots: shots.map(({ fewer: _fewer, ...shot }) => ({ ...shot, mayProtect: false })),
  hull,
});

/** §8.3.4-5: Bombers or Torpedoes strike what they touch, and are gone. */
export const bomb = (game: DropfleetGame, command: Asked<'bomb'>): Done => {
  const { wing, target, fewerFrom, fighters, override } = command;
  const [known, shotAt] = [shipBy(game, wing), shipBy(game, target)];
  const wrong = isThatWing(game, wing) ?? checks.stillThere(game, target);
  if (wrong || !known || !shotAt) return wrong ?? game;
  const weapon = Object.values(game.setup.cards).find(
    (card) => card.kind === 'asset' && card.asset === known.card,
  );
  const aimed = targetOf(game.setup, game.state, shotAt);
  const strikes = weapon?.kind === 'asset' ? weapon.attack[0] : undefined;
  if (!aimed || !strikes) return refuse({ id: 'does-not-fit' }, '§8.3.4');
  if (shotAt.team === known.team && shotAt.team !== GAME)
    return refuse({ id: 'own-target' }, '§8.3.4');
  const attack = bomberAttack(pointsNow(game.state, wing, COUNT), strikes, aimed.saves, {
    protection: protectionBy(game, fighters),
    fewerFrom,
    hull: aimed.hull,
  });
  return andThen(advised(game, override, checks.inPhase(game, 'wings')), (after) =>
    andThen(
      resolve(after, wing, shotAt, known.card === 'bombers' ? attack : alone(attack), command),
      (struck) => record(struck, shipLeft(wing, 'used', '§8.3.4')),
    ),
  );
};
