import { recordEach } from '../../../core/game/game';
import { hasMark, type Ship } from '../../../core/game/state';
import { nameOf, shipBy } from '../../kit/play/checks';
import { setMark, pointsNow, changeTrack, setTrack } from '../../kit/play/marks';
import { otherTeam } from '../../kit/play/ships';
import type { AssetKind } from '../cards';
import { battalionCombat, groundAt, PLAYERS } from '../rules/battalions';
import { boardingOf, coreHitsBy } from '../rules/boarding';
import { isCity } from '../rules/dropsites';
import { battalionsLanded, mayLand, type LandingTarget } from '../rules/assets';
import { mayLaunch } from '../rules/orders';
import { LANDERS, type Lander } from '../terms';
import { about, aboutShip, check, checks, playRolls, refuse, unless } from './commands';
import type { Asked, Done, Game } from './commands';
import { leave, removeFeature, setHull } from './damage';
import { battalionsOf, FOUGHT, HULL, LAUNCHED, launchedOf, OPERATIVES, RECON } from './names';
import * as table from './view';
import { flyOut } from './strikes';

const isLander = (asset: AssetKind): asset is Lander => LANDERS.some((one) => one === asset);

const landingTarget = (known: Ship): LandingTarget | null => {
  if (table.isSingleShip(known)) return 'enemy-ship';
  if (table.isDropsite(known)) return isCity(table.siteKind(known)) ? 'city' : 'space-station';
  return null;
};

/**
 * §7.4.1: battalions go down, or aboard, at once; how far away it is, the table has measured.
 * §12.1: instead, Recon tokens of a dropsite come aboard as Operatives.
 */
const land = (
  game: Game,
  from: Ship,
  { asset, count, on = '', extracts }: Asked<'launch'> & { readonly asset: Lander },
): Done => {
  const known = shipBy(game, on);
  const whole = known?.place === 'feature' ? shipBy(game, known.partOf ?? '') : known;
  const target = whole && landingTarget(whole);
  const cannot = refuse({ id: 'cannot-land' }, '§7.4.1');
  if (!known || known.left !== null || !target) return cannot;
  const isOwnShip = target === 'enemy-ship' && known.team === from.team;
  const layer = target === 'city' ? 'atmosphere' : table.layerOf(known);
  if (isOwnShip || !mayLand(asset, target, table.layerOf(from) === layer)) return cannot;
  const contested = table.controllerOf(game, whole.id) === 'contested';
  const landed = battalionsLanded(asset, count, contested);
  if (!extracts) return changeTrack(game, on, battalionsOf(from.team), landed, { rule: '§7.4.1' });
  const taken = Math.min(landed, pointsNow(game.state, whole.id, RECON));
  const rule = { rule: '§12.1' };
  if (taken === 0) return refuse({ id: 'none-to-launch' }, rule.rule);
  const less = changeTrack(game, whole.id, RECON, -taken, rule);
  return changeTrack(less, from.id, OPERATIVES, taken, rule);
};

/** §7.1, §7.4: a Ship of the active Group launches what its card has, once of each kind in a round. */
const launch = aboutShip((game, command: Asked<'launch'>, { ship: known }) => {
  const { ship, asset, count } = command;
  const group = known.partOf ?? '';
  const [card, order] = [table.cardOf(game, known), table.orderOf(game.state, known)];
  const load = card?.launch.find((one) => one.asset === asset)?.count ?? 0;
  const [none, launched] = [{ id: 'none-to-launch' } as const, [LAUNCHED, launchedOf(asset)]];
  const wrong = checks.isActive(game, group) ?? check(count > 0 && count <= load, none, '§7.4.1');
  if (wrong || !card) return wrong ?? game;
  const may = order !== null && mayLaunch(order, table.orderedShip(game, known, card));
  const advice =
    check(may, { id: 'order-forbids', what: 'launch' }, '§7.1') ??
    check(!launched.every((mark) => hasMark(game.state, ship, mark)), none, '§7.4.1');
  return unless(game, command, advice, (after) => {
    const marked = recordEach(after, launched, (now, mark) => setMark(now, ship, mark, 1, '§7.1'));
    const out = setMark(marked, group, LAUNCHED, 1, '§7.1');
    // Torpedoes and Mines are tokens of their own, others one Wing.
    const tokens = table.fliesInWings(asset) ? [count] : new Array(count).fill(1);
    return isLander(asset)
      ? land(out, known, { ...command, asset })
      : recordEach(out, tokens, (now, each: number) => flyOut(now, known, asset, each));
  });
});

/** §8.1: battalions of both sides at one dropsite fight. */
const fight = about({ dropsite: 'dropsite' })((game, command: Asked<'fight'>) => {
  const { dropsite } = command;
  const rule = '§8.1';
  const over = { id: 'nothing-to-roll', ship: nameOf(game, dropsite) } as const;
  const advice =
    checks.inPhase(game, 'battalions') ?? check(!hasMark(game.state, dropsite, FOUGHT), over, rule);
  const features = table.partsOf(game.state, dropsite);
  const { fields, ...begun } = battalionCombat(table.groundOf(game, dropsite), game.rules);
  return playRolls(game, command, { ...begun, rule, advice }, (after, end) => {
    const ground = groundAt(fields, end);
    const fought = setMark(after, dropsite, FOUGHT, 1, rule);
    const counted = recordEach(fought, PLAYERS, (now, who) => {
      const at = PLAYERS.indexOf(who);
      const track = battalionsOf(game.setup.teams[at]?.id ?? '');
      const onSite = setTrack(now, dropsite, track, ground.site[at] ?? 0, { rule });
      return recordEach(onSite, features, (next, feature) => {
        const left = ground.features[features.indexOf(feature)]?.[at] ?? 0;
        return setTrack(next, feature.id, track, left, { rule });
      });
    });
    const gone = features.filter((_, at) => fields.destroyed[at]?.of(end) === 1);
    return recordEach(counted, gone, (now, { id }) => removeFeature(now, id));
  });
});

/** §8.2: a boarding with its numbers settled, for play and odds alike; null without boarders, or once they have fought. */
export const boardingIn = (
  { setup, state, rules }: table.Playing,
  ship: Ship,
  defending: number,
) => {
  const card = table.cardOf({ setup }, ship);
  const enemy = otherTeam(setup, ship.team);
  const aboard = pointsNow(state, ship.id, battalionsOf(enemy));
  if (!card || aboard === 0 || hasMark(state, ship.id, FOUGHT)) return null;
  const boarded = {
    hull: pointsNow(state, ship.id, HULL),
    ...{ backup: card.backup, shield: card.shield, rules },
    order: table.orderOf(state, ship),
    defenceOffline: hasMark(state, ship.id, 'defence-systems-offline'),
  };
  const boarding = boardingOf(boarded, coreHitsBy(aboard, defending));
  return { ...boarding, enemy, hull: boarded.hull };
};

/** §8.2: battalions aboard an enemy Ship; what they destroy is captured. */
const board = aboutShip((game, command: Asked<'board'>, { ship: known }) => {
  const { ship, defending } = command;
  const rule = '§8.2';
  const boarding = boardingIn(game, known, defending);
  if (!boarding) return refuse({ id: 'nothing-to-roll', ship: nameOf(game, ship) }, rule);
  const { fields, enemy, hull, ...begun } = boarding;
  const advice = checks.inPhase(game, 'boarding');
  const rolling = { ...begun, rule, whose: { defender: ship, attacker: enemy }, advice };
  return playRolls(game, command, rolling, (rolled, end) => {
    const [aboard, lost] = [fields.hits.of(end), fields.damage.of(end)];
    const fought = setMark(rolled, ship, FOUGHT, 1, rule);
    const left = setTrack(fought, ship, battalionsOf(enemy), aboard, { rule });
    if (lost < hull) return setHull(left, known, hull - lost, rule);
    return leave(setTrack(left, ship, HULL, 0, { rule }), ship, 'captured', enemy);
  });
});

export const ASSETS_ACT = { launch, fight, board };
