import { record, recordEach } from '../../../core/game/game';
import { hasMark, type Ship } from '../../../core/game/state';
import { nameOf, shipBy } from '../../kit/play/checks';
import { changeMark, setMark } from '../../kit/play/marks';
import { pointsNow } from '../../kit/play/reading';
import { shipLeft } from '../../kit/play/ships';
import { CRIPPLING_FIELDS, cripplingOutcome, cripplingRoll } from '../rules/crippling';
import { blastRange, explosionOf, gainsSpike, resultAt, type Near } from '../rules/explosion';
import { isCity } from '../rules/dropsites';
import { MOST_SPIKES } from '../rules/signature';
import { endPhaseOf, repairFields } from '../rules/repair';
import { repairDice } from '../rules/orders';
import { savesAgainstAttack, savesNow, type Saves } from '../rules/saves';
import { atmosphereDamage } from '../rules/atmosphere';
import { isWrecked, passageHits, passageOf } from '../rules/scenery';
import type { ShipCard } from '../cards';
import type { Effect } from '../terms';
import { spend } from './activation';
import { aboutShip, check, checks, refuse } from './commands';
import type { Asked, Check, Done, DropfleetGame } from './commands';
import { addSpikes, hurt, hurtSite, playRolls, setHull } from './damage';
import { CRIPPLED, EXPLODES, HULL, MENDED, MUST_ROLL, SPIKES } from './names';
import { shipCardOf } from './setup';
import * as table from './view';

type Paid = 'brace-for-impact' | 'contain-reactor';

/** §4.2.1: what an ability costs, where it is used. */
const paying =
  (isUsed: boolean | undefined, team: string, ability: Paid) =>
  (game: DropfleetGame): Done =>
    isUsed === true ? spend(game, { team, ability }) : game;

/** Advice against dice that nothing asks for. */
const isDue = (game: DropfleetGame, ship: string, due: boolean, rule: string): Check =>
  check(due, { id: 'nothing-to-roll', ship: nameOf(game, ship) }, rule);

/** §7.3.6: the effect that was rolled comes to the Ship; what it does at once follows. */
const gain = (game: DropfleetGame, ship: Ship, sum: number): DropfleetGame => {
  const group = ship.partOf ?? '';
  const outcome = cripplingOutcome(
    {
      hull: pointsNow(game.state, ship.id, HULL),
      spikes: pointsNow(game.state, group, SPIKES),
      formation: table.inFormation(game.state, ship),
      layer: table.layerOf(ship),
      effects: table.effectsOn(game.state, ship.id),
    },
    sum,
    game.rules['crippling-token-stays'] === 'gained-and-ignored',
  );
  const rule = '§7.3.6';
  const { gained } = outcome;
  const marked = gained === null ? game : changeMark(game, ship.id, gained, 1, rule);
  const spiked = outcome.spikes > 0 ? addSpikes(marked, group, outcome.spikes, rule) : marked;
  const fallen = outcome.falls
    ? record(spiked, { type: 'ship-placed', ship: ship.id, place: 'atmosphere', rule })
    : spiked;
  if (outcome.damage === 0) return fallen;
  const left = pointsNow(fallen.state, ship.id, HULL) - outcome.damage;
  return setHull(fallen, ship, left, rule);
};

/** §7.3.6, §4.2.1: a Ship that fell below half rolls once, or is braced. */
export const cripple = aboutShip((game, command: Asked<'cripple'>, { ship: known }) => {
  const { ship, brace } = command;
  const rule = '§7.3.6';
  const rolling = {
    begun: { procedure: cripplingRoll(brace === true), start: 0 },
    rule,
    whose: { defender: ship },
    advice: isDue(game, ship, hasMark(game.state, ship, MUST_ROLL), rule),
    pays: paying(brace, known.team, 'brace-for-impact'),
  };
  return playRolls(game, command, rolling, (now, end) => {
    const once = setMark(setMark(now, ship, MUST_ROLL, 0), ship, CRIPPLED, 1, rule);
    return gain(once, known, CRIPPLING_FIELDS.sum.of(end));
  });
});

/** §3.2.1.3, §7.3.6: saves against what is no attack: a Formation keeps its defences up (ruling blast-is-no-attack). */
const ownSaves = ({ state, rules }: DropfleetGame, ship: Ship, card: ShipCard): Saves => {
  const formation = table.inFormation(state, ship);
  const defenceOffline = hasMark(state, ship.id, 'defence-systems-offline');
  return rules['blast-is-no-attack'] === 'no-formation-save'
    ? savesNow(card, defenceOffline && !formation)
    : savesAgainstAttack({ saves: card, formation, defenceOffline, focused: false });
};

/** What stands near an explosion, as its procedure takes it. */
const nearOf = (
  game: DropfleetGame,
  { id, distance }: Asked<'explode'>['near'][number],
): readonly Near[] => {
  const known = shipBy(game, id);
  if (!known || known.left !== null) return [];
  if (table.isWing(known)) return [{ what: 'wing', id, distance }];
  // A Space Station suffers as a Group does, but has no Spikes to gain.
  if (table.isDropsite(known) && !isCity(table.siteKind(known)))
    return [
      { what: 'group', id, distance, spikes: MOST_SPIKES, saves: table.siteSaves(game, known) },
    ];
  const [first] = table.coherentShips(game.state, id);
  const card = first && shipCardOf(game.setup, first.card);
  if (!table.isGroup(known) || !first || !card) return [];
  const spikes = pointsNow(game.state, id, SPIKES);
  return [{ what: 'group', id, distance, spikes, saves: ownSaves(game, first, card) }];
};

/** §7.3.7: what a result leaves of one thing near it. */
const struck = (
  game: DropfleetGame,
  near: Near,
  done: { readonly by: string; readonly amount: number; readonly gains: boolean },
): DropfleetGame => {
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
const VOLATILE = { range: 3, spikes: 1, blinds: false };
const MORE_VOLATILE = { range: 6, spikes: 2, blinds: true };

export const volatileOf = ({ scenario }: DropfleetGame['setup']) =>
  scenario === 'shock-and-yaw' ? MORE_VOLATILE : VOLATILE;

/** §11: a Power Plant that was destroyed gives Spikes to Groups near it, and hurts its dropsite. */
const volatile = (game: DropfleetGame, plant: Ship, command: Asked<'explode'>): Done => {
  const { procedure, damage } = atmosphereDamage(2, 'volatile');
  const { range, spikes, blinds } = volatileOf(game.setup);
  const groups = command.near.flatMap(({ id, distance }) => {
    const known = shipBy(game, id);
    return known && table.isGroup(known) && known.left === null && distance <= range ? [id] : [];
  });
  const rolling = {
    begun: { procedure, start: 0 },
    rule: '§11',
    whose: { owner: plant.id },
    advice: isDue(game, plant.id, hasMark(game.state, plant.id, EXPLODES), '§7.3.7'),
  };
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
  game: DropfleetGame,
  ship: Ship,
  { through: pieces, onto }: Pick<Asked<'pass-scenery'>, 'through' | 'onto'>,
) => {
  const card = shipCardOf(game.setup, ship.card);
  const [layer, hull] = [table.layerOf(ship), pointsNow(game.state, ship.id, HULL)];
  if (!card) return null;
  const wrecked = isWrecked(layer, onto ?? null);
  const saves = ownSaves(game, ship, card);
  const damage = game.rules['scenery-hit-one-damage'] === 'one' ? 1 : 2;
  return { ...passageOf({ hull, saves, ...passageHits(layer, pieces), wrecked, damage }), hull };
};

/** §10: a Ship that moved through scenery takes its hits; on a Large Object it is lost. */
export const passScenery = aboutShip((game, command: Asked<'pass-scenery'>, { ship }) => {
  const passage = passageIn(game, ship, command);
  if (!passage) return game;
  const { procedure, fields, hull } = passage;
  const rolling = { begun: { procedure, start: 0 }, rule: '§10', whose: { defender: ship.id } };
  return playRolls(game, command, rolling, (now, end) =>
    setHull(now, ship, hull - fields.damage.of(end), '§10'),
  );
});

/** §7.3.7: an explosion with its numbers settled, for play and odds alike; null for what is no Ship. */
export const blastIn = (
  game: DropfleetGame,
  ship: Ship,
  { contain, near }: Pick<Asked<'explode'>, 'contain' | 'near'>,
) => {
  const tonnage = shipCardOf(game.setup, ship.card)?.tonnage;
  if (!tonnage) return null;
  const things = near.flatMap((one) => nearOf(game, one));
  const blast = { tonnage, containReactor: contain === true, near: things };
  return { ...explosionOf(blast, game.rules), things, range: blastRange(tonnage, false) ?? 0 };
};

/** §7.3.7: a Ship that was destroyed goes off among what the table says is near. */
export const explode = (game: DropfleetGame, command: Asked<'explode'>): Done => {
  const { ship, contain } = command;
  const known = shipBy(game, ship);
  const wrong = checks.knownShip(game, ship);
  if (wrong || !known) return wrong ?? game;
  if (table.isFeature(known)) return volatile(game, known, command);
  const rule = '§7.3.7';
  const blast = blastIn(game, known, command);
  if (!blast) return refuse({ id: 'nothing-to-roll', ship: nameOf(game, ship) }, rule);
  const { procedure, fields, things, range } = blast;
  const rolling = {
    begun: { procedure, start: 0 },
    rule,
    whose: { owner: ship, defender: ship },
    advice: isDue(game, ship, hasMark(game.state, ship, EXPLODES), rule),
    pays: paying(contain, known.team, 'contain-reactor'),
  };
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
export const mendable = (game: Pick<DropfleetGame, 'state'>, ship: string): readonly Effect[] =>
  table.effectsOn(game.state, ship).filter((effect) => effect !== 'fire');

/** End Phase 1-2: what a Ship has to roll for, for play and odds alike. */
export const mendingIn = ({ state, rules }: DropfleetGame, { id, partOf }: Ship) => {
  const [effects, fire] = [mendable({ state }, id), table.fireOn(state, id)];
  const hull = pointsNow(state, id, HULL);
  const fields = repairFields(effects, hull, fire);
  const start = effects.reduce(
    (before, _, at) => fields.row[at]?.with(before, 1) ?? before,
    fields.fire.with(fields.hull.with(0, hull), fire),
  );
  const dice = repairDice(table.orderOf(state, partOf ?? ''));
  const procedure = endPhaseOf(fields, effects, dice, rules['repair-die-per-token']);
  return { effects, fire, hull, fields, start, procedure };
};

/** End Phase 1-2: Fire burns a Ship, then it repairs. */
export const mend = aboutShip((game, command: Asked<'mend'>, { ship: known }) => {
  const { ship } = command;
  const rule = 'End Phase';
  const wrong = checks.inPhase(game, 'end');
  if (wrong) return wrong;
  const { effects, fire, hull, fields, start, procedure } = mendingIn(game, known);
  const due = effects.length + fire > 0 && !hasMark(game.state, ship, MENDED);
  const advice = isDue(game, ship, due, rule);
  const rolling = { begun: { procedure, start }, rule, whose: { owner: ship }, advice };
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
