import { record, recordEach } from '../../../core/game/game';
import { hasMark, type Ship } from '../../../core/game/state';
import { nameOf, shipBy } from '../../kit/play/checks';
import { changeMark, setMark, pointsNow } from '../../kit/play/marks';
import { shipLeft } from '../../kit/play/ships';
import { cripplingOutcome, cripplingRoll, endPhaseOf, repairOf } from '../rules/crippling';
import { blastRange, explosionOf, gainsSpike, resultAt, type Near } from '../rules/explosion';
import { isCity } from '../rules/dropsites';
import { MOST_SPIKES } from '../rules/signature';
import { repairDice } from '../rules/orders';
import { savesAgainstAttack, savesNow, type Saves } from '../rules/numbers';
import { heatOf } from '../rules/hits';
import { isWrecked, passageHits, passageOf } from '../rules/scenery';
import type { ShipCard } from '../cards';
import type { Ability, Effect } from '../terms';
import { spend } from './activation';
import { aboutShip, check, checks, playRolls, refuse } from './commands';
import type { Asked, Check, Done, Game } from './commands';
import { addSpikes, hurt, hurtSite, place, setHull } from './damage';
import { CRIPPLED, EXPLODES, HULL, MENDED, MUST_ROLL, SPIKES } from './names';
import * as table from './view';

/** §4.2.1: what an ability costs, where it is used. */
const paying =
  (isUsed: boolean | undefined, team: string, ability: Ability) =>
  (game: Game): Done =>
    isUsed === true ? spend(game, { team, ability }) : game;

/** Advice against dice that nothing asks for. */
const isDue = (game: Game, ship: string, due: boolean, rule: string): Check =>
  check(due, { id: 'nothing-to-roll', ship: nameOf(game, ship) }, rule);

/** §7.3.6: the effect that was rolled comes to the Ship; what it does at once follows. */
const gain = (game: Game, ship: Ship, sum: number): Game => {
  const { state, rules } = game;
  const group = ship.partOf ?? '';
  const crippled = {
    spikes: pointsNow(state, group, SPIKES),
    formation: table.inFormation(state, ship),
    layer: table.layerOf(ship),
    effects: table.effectsOn(state, ship.id),
  };
  const stays = rules['crippling-token-stays'] === 'gained-and-ignored';
  const { gained, spikes, damage, falls } = cripplingOutcome(crippled, sum, stays);
  const rule = '§7.3.6';
  const marked = gained === null ? game : changeMark(game, ship.id, gained, 1, rule);
  const spiked = spikes > 0 ? addSpikes(marked, group, spikes, rule) : marked;
  const fallen = falls ? place(spiked, ship.id, 'atmosphere', rule) : spiked;
  const left = pointsNow(fallen.state, ship.id, HULL) - damage;
  return damage === 0 ? fallen : setHull(fallen, ship, left, rule);
};

/** §7.3.6, §4.2.1: a Ship that fell below half rolls once, or is braced. */
const cripple = aboutShip((game, command: Asked<'cripple'>, { ship: known }) => {
  const { ship, brace } = command;
  const rule = '§7.3.6';
  const { procedure, sum } = cripplingRoll(brace === true);
  const advice = isDue(game, ship, hasMark(game.state, ship, MUST_ROLL), rule);
  const pays = paying(brace, known.team, 'brace-for-impact');
  const rolling = { procedure, rule, whose: { defender: ship }, advice, pays };
  return playRolls(game, command, rolling, (now, end) => {
    const once = setMark(setMark(now, ship, MUST_ROLL, 0), ship, CRIPPLED, 1, rule);
    return gain(once, known, sum.of(end));
  });
});

/** §3.2.1.3, §7.3.6: saves against what is no attack: a Formation keeps its defences up (ruling blast-is-no-attack). */
const ownSaves = ({ state, rules }: Game, ship: Ship, card: ShipCard): Saves => {
  const formation = table.inFormation(state, ship);
  const defenceOffline = hasMark(state, ship.id, 'defence-systems-offline');
  return rules['blast-is-no-attack'] === 'no-formation-save'
    ? savesNow(card, defenceOffline && !formation)
    : savesAgainstAttack({ saves: card, formation, defenceOffline, focused: false });
};

type Pointed = Pick<Asked<'explode'>, 'contain' | 'near'>;

/** What stands near an explosion, as its procedure takes it. */
const nearOf = (game: Game, { id, distance }: Pointed['near'][number]) => {
  const known = shipBy(game, id);
  if (!known || known.left !== null) return [];
  if (table.isWing(known)) return [{ what: 'wing', id, distance } as const];
  const group = (spikes: number, saves: Saves) =>
    [{ what: 'group', id, distance, spikes, saves }] as const;
  // A Space Station suffers as a Group does, but has no Spikes to gain.
  if (table.isDropsite(known) && !isCity(table.siteKind(known)))
    return group(MOST_SPIKES, table.siteSaves(game, known));
  const [first] = table.coherentShips(game.state, id);
  const card = table.cardOf(game, first);
  if (!table.isGroup(known) || !first || !card) return [];
  return group(pointsNow(game.state, id, SPIKES), ownSaves(game, first, card));
};

/** §7.3.7: what a result leaves of one thing near it. */
const struck = (
  game: Game,
  near: Near,
  done: { readonly by: string; readonly amount: number; readonly gains: boolean },
): Game => {
  if (near.what === 'wing')
    return done.amount > 0 ? record(game, shipLeft(near.id, 'shot-down', '§7.3.7')) : game;
  const known = game.state.ships[near.id];
  if (known && table.isDropsite(known)) return hurtSite(game, near.id, done.amount);
  const hit = hurt(game, table.coherentShips(game.state, near.id), done.amount, done.by);
  return done.gains && hit.state.ships[near.id]?.left === null
    ? addSpikes(hit, near.id, 1, '§7.3.7')
    : hit;
};

/** §11, §12.2: how far a Power Plant reaches, and the Spikes that it gives; more in one scenario. */
export const volatileOf = ({ scenario }: Game['setup']) =>
  scenario === 'shock-and-yaw'
    ? { range: 6, spikes: 2, blinds: true }
    : { range: 3, spikes: 1, blinds: false };

/** §11: a Power Plant that was destroyed gives Spikes to Groups near it, and hurts its dropsite. */
const volatile = (game: Game, plant: Ship, command: Asked<'explode'>): Done => {
  const { procedure, damage } = heatOf(2, 'volatile');
  const { range, spikes, blinds } = volatileOf(game.setup);
  const groups = command.near.flatMap(({ id, distance }) => {
    const known = shipBy(game, id);
    return known && table.isGroup(known) && known.left === null && distance <= range ? [id] : [];
  });
  const advice = isDue(game, plant.id, hasMark(game.state, plant.id, EXPLODES), '§7.3.7');
  const rolling = { procedure, rule: '§11', whose: { owner: plant.id }, advice };
  return playRolls(game, command, rolling, (rolled, end) => {
    const lit = recordEach(setMark(rolled, plant.id, EXPLODES, 0), groups, (now, id) => {
      const spiked = addSpikes(now, id, spikes, '§11');
      return recordEach(spiked, blinds ? table.partsOf(now.state, id) : [], (then, ship) =>
        setMark(then, ship.id, 'scanners-offline', 1, '§12.2'),
      );
    });
    const site = plant.partOf ?? '';
    return lit.state.ships[site]?.left === null ? hurtSite(lit, site, damage.of(end)) : lit;
  });
};

/** §10: a passage with its numbers settled, for play and odds alike. */
export const passageIn = (
  game: Game,
  ship: Ship,
  { through: pieces, onto }: Pick<Asked<'pass-scenery'>, 'through' | 'onto'>,
) => {
  const card = table.cardOf(game, ship);
  const [layer, hull] = [table.layerOf(ship), pointsNow(game.state, ship.id, HULL)];
  if (!card) return null;
  const saves = ownSaves(game, ship, card);
  const damage = game.rules['scenery-hit-one-damage'] === 'one' ? 1 : 2;
  const way = { ...passageHits(layer, pieces), wrecked: isWrecked(layer, onto ?? null) };
  return { ...passageOf({ hull, saves, damage, ...way }), hull };
};

/** §10: a Ship that moved through scenery takes its hits; on a Large Object it is lost. */
const passScenery = aboutShip((game, command: Asked<'pass-scenery'>, { ship }) => {
  const passage = passageIn(game, ship, command);
  if (!passage) return game;
  const { procedure, fields, hull } = passage;
  const rolling = { procedure, rule: '§10', whose: { defender: ship.id } };
  return playRolls(game, command, rolling, (now, end) =>
    setHull(now, ship, hull - fields.damage.of(end), '§10'),
  );
});

/** §7.3.7: an explosion with its numbers settled, for play and odds alike; null for what is no Ship. */
export const blastIn = (game: Game, ship: Ship, { contain, near }: Pointed) => {
  const tonnage = table.cardOf(game, ship)?.tonnage;
  if (!tonnage) return null;
  const things = near.flatMap((one): readonly Near[] => nearOf(game, one));
  const blast = { tonnage, containReactor: contain === true, near: things };
  return { ...explosionOf(blast, game.rules), things, range: blastRange(tonnage) ?? 0 };
};

/** §7.3.7: a Ship that was destroyed goes off among what the table says is near. */
const explode = (game: Game, command: Asked<'explode'>): Done => {
  const { ship, contain } = command;
  const known = shipBy(game, ship);
  const wrong = checks.knownShip(game, ship);
  if (wrong || !known) return wrong ?? game;
  if (table.isFeature(known)) return volatile(game, known, command);
  const rule = '§7.3.7';
  const blast = blastIn(game, known, command);
  if (!blast) return refuse({ id: 'nothing-to-roll', ship: nameOf(game, ship) }, rule);
  const { procedure, fields, things, range } = blast;
  const advice = isDue(game, ship, hasMark(game.state, ship, EXPLODES), rule);
  const pays = paying(contain, known.team, 'contain-reactor');
  const rolling = { procedure, rule, whose: { owner: ship, defender: ship }, advice, pays };
  return playRolls(game, command, rolling, (rolled, end) =>
    recordEach(setMark(rolled, ship, EXPLODES, 0), things, (now, one) =>
      struck(now, one, {
        by: ship,
        amount: fields.row[things.indexOf(one)]?.of(end) ?? 0,
        gains: one.what === 'group' && gainsSpike(one, resultAt(fields, end), range),
      }),
    ),
  );
};

/** Effects that a Ship has and can be rid of, Fire apart. */
export const mendable = (game: Pick<Game, 'state'>, ship: string): readonly Effect[] =>
  table.effectsOn(game.state, ship).filter((effect) => effect !== 'fire');

/** End Phase 1-2: what a Ship has to roll for, for play and odds alike. */
export const mendingIn = ({ state, rules }: Game, ship: Ship) => {
  const [effects, fire] = [mendable({ state }, ship.id), table.fireOn(state, ship.id)];
  const hull = pointsNow(state, ship.id, HULL);
  const { fields, start } = repairOf(effects, hull, fire);
  const dice = repairDice(table.orderOf(state, ship));
  const procedure = endPhaseOf(fields, effects, dice, rules['repair-die-per-token']);
  return { effects, fire, hull, fields, start, procedure };
};

/** End Phase 1-2: Fire burns a Ship, then it repairs. */
const mend = aboutShip((game, command: Asked<'mend'>, { ship: known }) => {
  const { ship } = command;
  const rule = 'End Phase';
  const wrong = checks.inPhase(game, 'end');
  if (wrong) return wrong;
  const { effects, fire, hull, fields, ...begun } = mendingIn(game, known);
  const due = effects.length + fire > 0 && !hasMark(game.state, ship, MENDED);
  const rolling = { ...begun, rule, whose: { owner: ship }, advice: isDue(game, ship, due, rule) };
  return playRolls(game, command, rolling, (rolled, end) => {
    const gone = effects.filter((_, at) => fields.row[at]?.of(end) === 0);
    const mended = recordEach(setMark(rolled, ship, MENDED, 1), gone, (now, effect) =>
      setMark(now, ship, effect, 0, rule),
    );
    const out = setMark(mended, ship, 'fire', fields.fire.of(end), rule);
    const left = fields.hull.of(end);
    return left === hull ? out : setHull(out, known, left, rule);
  });
});

export const FALLOUT = { cripple, explode, 'pass-scenery': passScenery, mend };
