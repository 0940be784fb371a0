import type { GameEvent, ShipId } from '../../../core/game/events';
import { record, type Decided } from '../../../core/game/game';
import { ORIGIN } from '../../../core/hex/hex';
import { setMark, markSet, pointsNow, setTrack } from '../../kit/play/marks';
import { shipLeft, shipName } from '../../kit/play/ships';
import { full } from '../../kit/play/start';
import { meanOf } from '../../kit/procedures/exact';
import { play, type Replies, type Run } from '../../kit/procedures/play';
import { OUTER, TUBE_CHARGES, type Outer, type Slot } from '../parts';
import {
  attackEndings,
  attacks,
  damageOf,
  targetOf,
  targetState,
  type DiceOrder,
  type Target,
} from '../rules/attack';
import { beamStrength } from '../rules/space';
import { strengthAt } from '../rules/blast';
import { setsOff, torpedoAttack, TORPEDO_POINT } from '../rules/chain';
import { afterShot, isReady } from '../rules/charging';
import { launchFrom } from '../rules/flight';
import type { Asked, SolarGame, SolarWhy } from './commands';
import { laidAround } from './map';
import * as names from './names';
import { partsOf, shieldOf, targetIn, type Part } from './parts';
import {
  advised,
  andThen,
  check,
  checks,
  destroyIfDue,
  inTurn,
  isShip,
  isTorpedo,
  nothingGoesOff,
  refuse,
  shipActs,
  type Check,
} from './turn';

type Done = Decided<SolarGame, SolarWhy>;

/** Who attacks whom, with what. */
export interface Attack {
  readonly by: ShipId;
  readonly roll: 'beam' | 'blast' | 'asteroids';
  readonly target: ShipId;
  /** Null for a torpedo, which has no sections. */
  readonly section: Outer | null;
  readonly strengths: readonly number[];
  readonly order?: DiceOrder | undefined;
  readonly rule: string;
}

export const outerIn = (text: string | undefined): Outer | null =>
  OUTER.find((section) => String(section) === text) ?? null;

/** The dice of a run in the order in which they were asked for. */
const diceIn = ({ entries }: Run): readonly number[] =>
  entries.flatMap(({ reply }) => reply.map(Number));

const rolled = (
  { by, roll, target, rule }: Attack,
  dice: readonly number[],
  expected: number,
  actual: number,
): GameEvent => ({
  type: 'dice-rolled',
  by,
  roll,
  dice,
  against: target,
  expected: { damage: expected },
  actual: { damage: actual },
  rule,
});

/** Damage: what is left of shield, section and core after an attack. */
const recordHit = (game: SolarGame, attack: Attack, section: Outer, left: Target): SolarGame => {
  const { target, by, rule } = attack;
  const shield = shieldOf(partsOf(game.setup, game.state, target), section, game.rules);
  const cause = { rule, by };
  const shot = shield
    ? setTrack(
        setTrack(game, target, names.chargeOf(shield.id), left.shield.charge, cause),
        target,
        names.partialOf(shield.id),
        left.shield.partial,
        { rule: 'Partial Charges' },
      )
    : game;
  const hit = setTrack(shot, target, names.integrityOf(section), left.section, cause);
  const cored = setTrack(hit, target, names.integrityOf('core'), left.core, cause);
  return destroyIfDue(cored, target, by);
};

/** The dice of a command do not fit what was asked. */
const unfit = (run: Run & { readonly unused: string | null }): boolean =>
  run.open !== null || run.unused !== null;

const attackShip = (game: SolarGame, attack: Attack, section: Outer, replies: Replies): Done => {
  const target = targetIn(game, attack.target, section);
  const start = targetState(target);
  const run = play(attacks(attack.strengths, game.rules, attack.order), start, replies);
  if (unfit(run)) return refuse({ id: 'does-not-fit' }, attack.rule);
  const dice = diceIn(run);
  if (dice.length === 0) return game;
  const { ends } = attackEndings(attack.strengths, target, game.rules, attack.order);
  const expected = meanOf(ends, (end) => damageOf(start, end));
  const told = record(game, rolled(attack, dice, expected, damageOf(start, run.state)));
  return recordHit(told, attack, section, targetOf(run.state));
};

/** Torpedoes: one die of 2 or more, and it goes off. */
const attackTorpedo = (game: SolarGame, attack: Attack, replies: Replies): Done => {
  const run = play(torpedoAttack(attack.strengths, game.rules), TORPEDO_POINT, replies);
  if (unfit(run)) return refuse({ id: 'does-not-fit' }, attack.rule);
  const dice = diceIn(run);
  if (dice.length === 0) return game;
  const lost = TORPEDO_POINT - run.state;
  const told = record(game, rolled(attack, dice, setsOff(dice.length, game.rules), lost));
  return setTrack(told, attack.target, names.INTEGRITY_LEFT, run.state, { rule: 'Torpedoes' });
};

/** Damage: an attack as the table tells it, by the same procedure as page and odds. */
export const struck = (game: SolarGame, attack: Attack, replies: Replies): Done => {
  const known = game.state.ships[attack.target];
  if (known && isTorpedo(known)) return attackTorpedo(game, attack, replies);
  if (attack.section === null) return refuse({ id: 'no-section' }, 'Determining Hit Location');
  return attackShip(game, attack, attack.section, replies);
};

/** A part of a ship that still works. */
const workingPart = (
  { setup, state }: SolarGame,
  ship: ShipId,
  slot: Slot,
  system: Part['system'],
): Part | Exclude<Check, null> => {
  const part = partsOf(setup, state, ship).find(({ id }) => id === slot);
  if (!part || part.system !== system) return refuse({ id: 'no-such-part', slot }, 'Part 4');
  return part.works ? part : refuse({ id: 'part-gone', slot }, 'Sections');
};

const isWrong = (found: Part | Exclude<Check, null>): found is Exclude<Check, null> =>
  'ok' in found;

/** Powering Beam Weapons: what a shot takes out of the beam. */
const spendBeam = (game: SolarGame, ship: ShipId, beam: Part, spend: number): SolarGame => {
  const { charge, overcharge } = afterShot(beam, spend, game.rules);
  const rule = 'Powering Beam Weapons';
  const drained = setTrack(game, ship, names.overchargeOf(beam.id), overcharge, { rule });
  const fired = setTrack(drained, ship, names.chargeOf(beam.id), charge, { rule });
  return record(fired, markSet(ship, names.firedOf(beam.id), 1, 'Beam Targeting'));
};

const shotWrong = (game: SolarGame, asked: Asked<'fire-beam'>, beam: Part): Check => {
  const { ship, spend, target } = asked;
  return (
    check(target !== ship, { id: 'own-target' }, 'Line of Attack') ??
    check(spend > 0, { id: 'spend-something' }, 'Powering Beam Weapons') ??
    check(
      spend <= beam.charge + beam.overcharge,
      { id: 'not-enough-charge', slot: beam.id, charge: beam.charge + beam.overcharge },
      'Powering Beam Weapons',
    ) ??
    checks.stillThere(game, target)
  );
};

/** Phase 1, Beam Weapons: so many charges at a target, less what nebulae take. */
export const fireBeam = (game: SolarGame, asked: Asked<'fire-beam'>): Done => {
  const { ship, slot, spend, nebulae, target, section, order, replies } = asked;
  const beam = workingPart(game, ship, slot, 'beam');
  if (isWrong(beam)) return isShip(game, ship) ?? beam;
  const attack = {
    by: ship,
    roll: 'beam',
    target,
    section: outerIn(section),
    strengths: [beamStrength(spend, nebulae)],
    order,
    rule: 'Damage',
  } as const;
  const limits = {
    wrong: shotWrong(game, asked, beam),
    advice: check(!beam.fired, { id: 'already-fired', slot }, 'Beam Targeting'),
  };
  return shipActs(game, asked, 'weapons', limits, (after) =>
    andThen(struck(after, attack, replies), (hit) => spendBeam(hit, ship, beam, spend)),
  );
};

const torpedoNumber = ({ state }: SolarGame): number =>
  Object.values(state.ships).filter(isTorpedo).length + 1;

/** Torpedo Targeting: no planet or moon of the map where it would emerge (ruling launch-needs-room). */
const hasRoom = ({ state }: SolarGame, ship: ShipId, { section }: Part): Check => {
  const outer = outerIn(String(section)) ?? OUTER[0];
  const at = launchFrom({ ...ORIGIN, facing: 0 }, outer, laidAround(state, ship));
  return check(at !== null, { id: 'no-room', section: outer }, 'Torpedo Targeting');
};

/** Torpedo Targeting: it emerges next to its section, and flies from this round on. */
export const launch = (game: SolarGame, asked: Asked<'launch'>): Done => {
  const { ship, slot } = asked;
  const tube = workingPart(game, ship, slot, 'torpedo');
  const known = game.state.ships[ship];
  if (isWrong(tube) || !known) return isShip(game, ship) ?? (isWrong(tube) ? tube : game);
  const wrong = check(isReady(tube), { id: 'not-ready', slot }, 'Powering Torpedoes');
  const advice = hasRoom(game, ship, tube);
  return shipActs(game, asked, 'weapons', { wrong, advice }, (after) => {
    const number = torpedoNumber(after);
    const id = `torpedo-${number}`;
    const { card, team, player, name } = known;
    const flying = record(after, {
      type: 'ship-entered',
      ship: id,
      card,
      team,
      player,
      name,
      badge: `T${number}`,
      place: names.IN_FLIGHT,
      partOf: ship,
      tracks: { [names.INTEGRITY_LEFT]: full(1), [names.STRENGTH]: full(tube.level) },
      rule: 'Torpedo Targeting',
    });
    const left = tube.charge - TUBE_CHARGES;
    const rule = 'Powering Torpedoes';
    const emptied = setTrack(flying, ship, names.chargeOf(slot), left, { rule });
    return setMark(emptied, id, names.LAUNCHED, after.state.round, 'Phase 1');
  });
};

const isInFlight = (game: SolarGame, torpedo: ShipId): Check => {
  const known = game.state.ships[torpedo];
  const name = shipName(game.state, torpedo);
  return (
    checks.stillThere(game, torpedo) ??
    check(known !== undefined && isTorpedo(known), { id: 'not-a-torpedo', ship: name }, 'Torpedoes')
  );
};

/** Torpedo Targeting: set off by its owner, in their own Weapons phase. */
const orderedIn = (game: SolarGame, torpedo: ShipId): Check =>
  nothingGoesOff(game) ?? inTurn(game, torpedo, 'weapons');

/** Replies to one attack of a blast: `reached.2.attack0` is `attack0` of the third. */
const repliesFor = (replies: Replies, at: number): Replies =>
  Object.fromEntries(
    Object.entries(replies).flatMap(([key, reply]) =>
      key.startsWith(`reached${at}.`) ? [[key.slice(`reached${at}.`.length), reply]] : [],
    ),
  );

/** Detonation: a roll of its own for everything in reach (ruling blast-rolls-apart). */
const blastReaches = (game: SolarGame, asked: Asked<'detonate'>, at: number): Done => {
  const { torpedo, reached, replies } = asked;
  const one = reached[at];
  const level = pointsNow(game.state, torpedo, names.STRENGTH);
  if (!one) return game;
  const wrong =
    check(one.target !== torpedo, { id: 'own-target' }, 'Detonation') ??
    checks.knownShip(game, one.target);
  if (wrong) return wrong;
  if (game.state.ships[one.target]?.left) return game;
  return struck(
    game,
    {
      by: torpedo,
      roll: 'blast',
      target: one.target,
      section: outerIn(one.section),
      strengths: [strengthAt(level, one.steps, game.rules)],
      rule: 'Detonation',
    },
    repliesFor(replies, at),
  );
};

/** Detonation: what it reaches is attacked, and it is gone. */
export const detonate = (game: SolarGame, asked: Asked<'detonate'>): Done => {
  const { torpedo, reached, override } = asked;
  const wrong = isInFlight(game, torpedo);
  if (wrong) return wrong;
  const isDue = pointsNow(game.state, torpedo, names.INTEGRITY_LEFT) === 0;
  const gone = (after: SolarGame) =>
    record(after, shipLeft(torpedo, 'detonated', isDue ? 'Torpedoes' : 'Torpedo Targeting'));
  const advice = isDue ? null : orderedIn(game, torpedo);
  return andThen(advised(game, override, advice), (after) =>
    reached.reduce<Done>(
      (soFar, _, at) => andThen(soFar, (now) => blastReaches(now, asked, at)),
      gone(after),
    ),
  );
};

/** Torpedo Targeting: taken off the table without a bang. */
export const disarm = (game: SolarGame, { torpedo, override }: Asked<'disarm'>): Done => {
  const wrong = isInFlight(game, torpedo);
  if (wrong) return wrong;
  return andThen(advised(game, override, orderedIn(game, torpedo)), (after) =>
    record(after, shipLeft(torpedo, 'disarmed', 'Torpedo Targeting')),
  );
};
