import { GAME, type GameEvent, type ShipId } from '../../../core/game/events';
import { record } from '../../../core/game/game';
import { markOf, type GameState } from '../../../core/game/state';
import { setMark, countOf, pointsNow, wordOf, setTrack } from '../../kit/play/marks';
import type { Tally } from '../../kit/procedures/dice';
import { luckIn } from '../../kit/procedures/told';
import { play, type Played } from '../../kit/procedures/play';
import { whyNotDeclared } from '../activation/squadron';
import { attackOf, NONE, type AttackEnd, type AttackSpec } from '../attack/attack';
import { sufferedBy, type ShipHit } from '../attack/tokens';
import { colourOfDie, FACES, SIDES } from '../attack/dice';
import { type Aim, counterDice, counterOf, poolFor, specFor } from '../attack/pool';
import { keywordsOf } from '../cards';
import { diceIn, NO_DICE, TOKEN_TYPES, ZONES, type Armament } from '../terms';
import { damageKnown, mayResolve, reached, resolve } from './activation';
import {
  advised,
  andThen,
  check,
  refuse,
  type ArmadaGame,
  type Asked,
  type Done,
  type No,
} from './commands';
import { attackedMark, MARK, ON_SHIP, ON_SQUADRONS, TRACK } from './names';
import {
  damageOf,
  dealt,
  defenseTokens,
  shieldsNow,
  shipCard,
  squadronCard,
  unitCard,
} from './pieces';
import type { ArmadaSetup } from './setup';
import { closeIfThrough, squadronAdvice } from './moves';
import { checks, destroyIfDue, withShields } from './turn';

/** An attack as it is declared, before any die. */
export type Declared = Omit<Asked<'attack'>, 'type' | 'replies' | 'card' | 'override'>;
type Table = Pick<ArmadaGame, 'setup' | 'state'>;

const cardOf = ({ setup, state }: Table, ship: ShipId) => unitCard(setup, state.ships[ship]);

/** What was declared, by the cards of both; null for what is in no game. */
export const aimOf = (game: Table, of: Declared): Aim | null => {
  const attacker = cardOf(game, of.ship);
  const target = cardOf(game, of.target);
  return attacker && target && { ...of, attacker, target };
};

/** No attack at all: somebody is in no game. */
const NOTHING: AttackSpec = {
  ...{ range: 'close', pool: NO_DICE, dial: false, reroll: false, criticals: false },
  ...{ tokens: [], speed: null, hit: null },
};

/** The attack that follows from what was declared; a counter brings dice of its own. */
export const specOf = (game: ArmadaGame, of: Declared, own?: Armament): AttackSpec => {
  const { state, rules } = game;
  const aim = aimOf(game, of);
  if (!aim) return NOTHING;
  const isShip = aim.target.kind === 'ship';
  const hit = of.at === undefined ? null : { zone: of.at, shields: shieldsNow(state, of.target) };
  const on = {
    tokens: defenseTokens(game, of.target),
    speed: isShip ? pointsNow(state, of.target, TRACK.speed) : null,
    hit: isShip ? hit : null,
  };
  return specFor(aim, on, rules, own);
};

/** Attack 2: the dice that reach, before any is removed. */
export const gatheredOf = (game: Table, { removed: _removed, ...of }: Declared): Armament => {
  const aim = aimOf(game, of);
  return aim ? poolFor(aim).gathered : NO_DICE;
};

/** The ship that is hit; null for a squadron. */
export const shipHitOf = ({ setup, state }: ArmadaGame, of: Declared): ShipHit | null => {
  const card = shipCard(setup, state.ships[of.target]);
  if (!card || of.at === undefined) return null;
  const { faceup, facedown } = damageOf(state, of.target);
  return {
    zone: of.at,
    shields: shieldsNow(state, of.target),
    hullLeft: Math.max(0, card.hull - faceup - facedown),
  };
};

/** What the first roll promised and what it gave, in damage. */
const luckOf = (run: Played, { criticals }: AttackSpec) => {
  const worth = (shown: Tally = {}): number =>
    SIDES.reduce(
      (sum, { side, hits, crits }) => sum + (shown[side] ?? 0) * (hits + (criticals ? crits : 0)),
      0,
    );
  const { expected, actual } = luckIn(run, 'roll');
  return { expected: { damage: worth(expected) }, actual: { damage: worth(actual) } };
};

/** Every roll of an attack, an event for each colour; the first roll says what it promised. */
const rollEvents = (
  run: Played,
  spec: AttackSpec,
  by: ShipId,
  against: ShipId,
): readonly GameEvent[] =>
  run.entries.flatMap(({ id, question, reply }) => {
    if (question.ask !== 'roll') return [];
    let at = 0;
    return question.dice.map(({ die, count }, place): GameEvent => {
      const colour = colourOfDie(die);
      const faces = reply.slice(at, (at += count));
      const isLast = id === 'roll' && place === question.dice.length - 1;
      return {
        ...{ type: 'dice-rolled', by, roll: id, die: colour, against, rule: 'Attack' },
        dice: faces.map((face) => (FACES[colour] ?? []).indexOf(String(face)) + 1),
        ...(isLast ? luckOf(run, spec) : {}),
      };
    });
  });

/** Attack 4: each token that was spent is exhausted, or goes. */
const tokenEvents = ({ entries }: Played, state: GameState): readonly GameEvent[] =>
  entries.flatMap(({ id, reply: [chosen] }): readonly GameEvent[] => {
    const isToken = TOKEN_TYPES.some((type) => type === id);
    if (!isToken || typeof chosen !== 'string' || chosen === NONE) return [];
    const rule = 'Defense Tokens';
    return state.cards[chosen]?.face === 'up'
      ? [{ type: 'card-turned', card: chosen, face: 'down', rule }]
      : [{ type: 'card-returned', card: chosen, rule }];
  });

/** Damage: shields, then cards, the first of them faceup after a critical; or a squadron's hull. */
const suffer = (game: ArmadaGame, of: Declared, end: AttackEnd, named?: string): ArmadaGame => {
  const { target, ship: by } = of;
  const hit = shipHitOf(game, of);
  const rule = 'Damage';
  if (!hit) {
    const left = pointsNow(game.state, target, TRACK.hull) - end.damage;
    return destroyIfDue(setTrack(game, target, TRACK.hull, left, { rule }), target, by);
  }
  const { shields, cards, faceup } = sufferedBy(hit, end);
  const faces = Array.from({ length: cards }, (_, at) => (at === 0 && faceup ? 'up' : 'down'));
  const held = withShields(game, target, shields, rule);
  const hurt = record(held, ...dealt(held.state, target, faces, { rule, named }));
  return destroyIfDue(hurt, target, by);
};

/** Attack 1 and 6: the zones of this activation, and the squadrons that this zone has attacked. */
export const mayAttackFrom = (
  { state, rules }: ArmadaGame,
  of: Pick<Declared, 'ship' | 'target' | 'zone'>,
  isOnShip: boolean,
): No => {
  if (of.zone === undefined) return null;
  const now = markOf(state, of.ship, attackedMark(of.zone));
  const isAgain = markOf(state, of.target, MARK.targetedBy) === `${of.ship}.${of.zone}`;
  const goesOn = !isOnShip || rules['further-targets'] === 'ships-too';
  if (now === ON_SQUADRONS && goesOn)
    return check(!isAgain, { id: 'squadron-targeted-twice' }, 'Attack');
  const used = ZONES.filter((zone) => countOf(state, of.ship, attackedMark(zone)) > 0);
  const reason = whyNotDeclared(used, { zone: of.zone, targets: [] });
  return check(reason === null, { id: reason ?? 'no-attack-left' }, 'Attack');
};

/** Everything that advises against an attack so declared. */
const attackAdvice = (game: ArmadaGame, of: Declared): No => {
  const { dial, token } = of;
  const card = shipCard(game.setup, game.state.ships[of.ship]);
  const isOnShip = cardOf(game, of.target)?.kind === 'ship';
  const isFriend = game.state.ships[of.ship]?.team === game.state.ships[of.target]?.team;
  const friend = check(!isFriend, { id: 'friendly-target' }, 'Attack');
  if (friend) return friend;
  if (!card) return squadronAdvice(game, of.ship, of.target);
  const fire = { step: 'concentrate-fire', dial, token } as const;
  return (
    checks.isActive(game, of.ship) ??
    mayAttackFrom(game, of, isOnShip) ??
    (dial || token ? mayResolve(game, of.ship, card, fire) : null)
  );
};

/** What an attack leaves behind: zones used, a command resolved, a counter to come. */
const afterAttack = (game: ArmadaGame, of: Declared): ArmadaGame => {
  const target = squadronCard(game.setup, game.state.ships[of.target]);
  if (of.zone !== undefined && cardOf(game, of.ship)?.kind === 'ship') {
    const on = target ? ON_SQUADRONS : ON_SHIP;
    const used = setMark(game, of.ship, attackedMark(of.zone), on, 'Attack');
    const from = `${of.ship}.${of.zone}`;
    const told = target ? setMark(used, of.target, MARK.targetedBy, from, 'Attack') : used;
    const fired = of.dial || of.token ? resolve(told, of.ship, 'concentrate-fire', of) : told;
    return reached(fired, of.ship, 2);
  }
  const lives = !game.state.ships[of.target]?.left;
  const counters =
    target !== null &&
    counterOf(keywordsOf(target)) > 0 &&
    (lives || game.rules['counter-when'] !== 'if-it-lives');
  const marked = setMark(game, of.ship, MARK.hasAttacked, 1, 'Squadron Activation');
  const back = `${of.target}>${of.ship}`;
  return counters ? setMark(marked, GAME, MARK.counter, back, 'Squadron Keywords') : marked;
};

/** The dice as they were told, with all that follows from them. */
const resolveAttack = (
  game: ArmadaGame,
  of: Declared,
  spec: AttackSpec,
  told: Pick<Asked<'attack'>, 'replies' | 'card'>,
): Done => {
  const { procedure, start, endOf } = attackOf(spec);
  const run = play(procedure, start, told.replies);
  if (run.open || run.unused !== null) return refuse({ id: 'dice-do-not-fit' }, 'Attack');
  const rolled = record(
    game,
    ...rollEvents(run, spec, of.ship, of.target),
    ...tokenEvents(run, game.state),
  );
  return suffer(rolled, of, endOf(run.state), told.card);
};

/** Attack 1: both are there, and a ship is hit in one of its zones. */
const declaredWrong = (game: ArmadaGame, of: Declared): No => {
  const target = cardOf(game, of.target)?.kind;
  const attacker = cardOf(game, of.ship)?.kind;
  const hasZones =
    (target !== 'ship' || of.at !== undefined) && (attacker !== 'ship' || of.zone !== undefined);
  return (
    checks.inPlay(game, of.ship) ??
    checks.inPlay(game, of.target) ??
    check(hasZones, { id: 'no-zone' }, 'Attack')
  );
};

/** Attack: one attack by a ship or a squadron. */
export const attack = (game: ArmadaGame, command: Asked<'attack'>): Done => {
  const wrong = declaredWrong(game, command) ?? damageKnown(game, command.card);
  if (wrong) return wrong;
  const spec = specOf(game, command);
  if (diceIn(spec.pool) === 0) return refuse({ id: 'no-dice' }, 'Attack');
  return andThen(advised(game, command.override, attackAdvice(game, command)), (after) =>
    andThen(resolveAttack(after, command, spec, command), (done) =>
      closeIfThrough(afterAttack(done, command), command.ship),
    ),
  );
};

/** Who may strike back at whom now. */
export const counterNow = (
  state: GameState,
): { readonly ship: ShipId; readonly target: ShipId } | null => {
  const [ship, target] = (wordOf(state, GAME, MARK.counter) ?? '').split('>');
  return ship !== undefined && target !== undefined ? { ship, target } : null;
};

type CounterTold = Pick<Asked<'counter'>, 'removed' | 'swarm'>;

/** Counter: an attack with blue dice, at distance 1, that provokes no other. */
export const declaredCounter = (
  { setup, state }: { readonly setup: ArmadaSetup; readonly state: GameState },
  { removed, swarm }: CounterTold,
): { readonly of: Declared; readonly pool: Armament } | null => {
  const now = counterNow(state);
  const card = now && squadronCard(setup, state.ships[now.ship]);
  if (!now || !card) return null;
  const dice = counterDice(keywordsOf(card));
  // Obstructed: as any attack.
  const pool = removed === 'blue' ? { ...dice, blue: dice.blue - 1 } : dice;
  const of = { ...now, range: 'distance-1', dial: false, token: false, swarm } as const;
  return { of, pool };
};

/** Squadron Keywords, Counter: even by one that the attack has destroyed. */
export const counter = (game: ArmadaGame, command: Asked<'counter'>): Done => {
  const declared = declaredCounter(game, command);
  if (!declared) return refuse({ id: 'no-counter' }, 'Squadron Keywords');
  const { of, pool } = declared;
  const wrong = checks.inPlay(game, of.target);
  if (wrong) return wrong;
  const struck = resolveAttack(game, of, specOf(game, of, pool), command);
  return andThen(struck, (after) => setMark(after, GAME, MARK.counter, 0, 'Squadron Keywords'));
};
