import { GAME, type GameEvent } from '../../../core/game/events';
import { record } from '../../../core/game/game';
import { makeByHand } from '../../kit/play/byHand';
import { cardAttached } from '../../kit/play/cards';
import { makeDecide } from '../../kit/play/commands';
import { FLAG, upTo, type MarkKind, pointsNow } from '../../kit/play/marks';
import { ACTIVATED, gameMarkKind } from '../../kit/play/turns';
import type { Rules } from '../rulings';
import { ZONES } from '../terms';
import { activationHandlers, damageKnown, withShip } from './activation';
import { attack, counter } from './attacks';
import {
  refuse,
  type ArmadaCommand,
  type ArmadaGame,
  type ArmadaWhy,
  type Asked,
  type Done,
} from './commands';
import { maneuver, moveSquadron } from './moves';
import {
  attackedMark,
  IN_PLAY,
  MARK,
  MOST_OBSTACLES,
  MOST_ROUNDS,
  ON_SQUADRONS,
  SLOT,
  SHIP_MARKS,
  tokenRef,
  TRACK,
} from './names';
import { defenseTokens, putAway, squadronCard } from './pieces';
import { TEAM_IDS, type ArmadaSetup } from './setup';
import {
  checks,
  destroy,
  destroyIfDue,
  endGame,
  fallIfDue,
  lastScores,
  settle,
  turnTaken,
  withDamage,
} from './turn';
import { ROUNDS } from '../scoring';

const markKind = (game: ArmadaGame, subject: string, mark: string): MarkKind | null => {
  if (subject === GAME) {
    const most = mark === MARK.obstacles ? MOST_OBSTACLES : mark === MARK.objectiveTokens ? 20 : 0;
    return most > 0 ? upTo(most) : gameMarkKind(game, mark);
  }
  const ship = game.state.ships[subject];
  if (!ship) return null;
  if (squadronCard(game.setup, ship)) return [ACTIVATED, MARK.engaged].includes(mark) ? FLAG : null;
  if (ZONES.some((zone) => attackedMark(zone) === mark)) return upTo(ON_SQUADRONS);
  return [ACTIVATED, ...SHIP_MARKS].includes(mark) ? FLAG : null;
};

const { comeBack, ...byHand } = makeByHand<ArmadaGame>(
  checks,
  { card: 'Ship', words: 'Round', points: 'Scoring', rounds: 'Round' },
  {
    keepsTracks: (subject) => TEAM_IDS.some((team) => team === subject),
    fallIfDue,
    remove: (game, ship, by) => destroy(game, ship, 'destroyed', by),
    markKind,
    activations: '',
    turnTaken: (game, ship) => turnTaken(game, ship, 'Ship Phase'),
    roundsOf: ({ unlimited }) => (unlimited ? MOST_ROUNDS : ROUNDS),
    lastScores,
    endGame,
  },
);

/** Defense Tokens as they lie on the table. A discarded one that came back is a correction too. */
const setToken = (game: ArmadaGame, { card, to }: Asked<'set-token'>): Done => {
  const ship = card.replace(/\.token\.\d+$/, '');
  const token = defenseTokens(game, ship).find(({ id }) => id === card);
  if (!token) return refuse({ id: 'unknown-card', card }, 'Defense Tokens');
  const wrong = checks.stillThere(game, ship);
  if (wrong || to === token.state) return wrong ?? game;
  if (to === 'discarded') return record(game, { type: 'card-returned', card });
  const face = to === 'readied' ? 'up' : 'down';
  const ref = tokenRef(token.type);
  return record(
    game,
    token.state === 'discarded'
      ? cardAttached(card, ship, SLOT.defense, face, { ref })
      : { type: 'card-turned', card, face },
  );
};

/** Upgrade Cards: exhausted turns it, discarded lays it face down. */
const setUpgrade = (game: ArmadaGame, { card, to }: Asked<'set-upgrade'>): Done => {
  const held = game.state.cards[card];
  if (held?.slot !== SLOT.upgrade) return refuse({ id: 'unknown-card', card }, 'Upgrade Cards');
  const face = to === 'discarded' ? 'down' : 'up';
  return record(
    game,
    { type: 'card-turned', card, face },
    { type: 'mark-set', subject: card, mark: MARK.exhausted, to: to === 'exhausted' ? 1 : 0 },
  );
};

/** Damage cards as they lie on the table. */
const setDamage = (game: ArmadaGame, { ship, faceup, facedown }: Asked<'set-damage'>): Done =>
  withShip(game, ship, () => destroyIfDue(withDamage(game, ship, { faceup, facedown }), ship));

/** Damage: a card is turned, named as it was drawn, or put away. */
const turnDamage = (game: ArmadaGame, { card, to, ref }: Asked<'turn-damage'>): Done => {
  const held = game.state.cards[card];
  if (held?.slot !== SLOT.damage) return refuse({ id: 'unknown-card', card }, 'Damage');
  const wrong = damageKnown(game, ref);
  if (wrong) return wrong;
  if (to === 'gone') return record(game, ...putAway([held], undefined));
  const named = to === 'up' && ref !== undefined ? { ref } : {};
  return record(game, { type: 'card-turned', card, face: to, ...named });
};

/** A unit that left by mistake is back; a squadron without hull gets its last point again. */
const returned = (game: ArmadaGame, { ship }: Asked<'come-back'>): Done => {
  const back = comeBack(game, ship, IN_PLAY);
  if ('ok' in back) return back;
  const isSquadron = squadronCard(game.setup, game.state.ships[ship]) !== null;
  const hull: readonly GameEvent[] =
    isSquadron && pointsNow(back.state, ship, TRACK.hull) === 0
      ? [{ type: 'track-set', subject: ship, track: TRACK.hull, to: 1 }]
      : [];
  return record(back, ...hull);
};

export const decide = makeDecide<ArmadaSetup, Rules, ArmadaCommand, ArmadaWhy>({
  handlers: {
    ...byHand,
    ...activationHandlers,
    attack,
    counter,
    maneuver,
    'move-squadron': moveSquadron,
    'set-token': setToken,
    'set-upgrade': setUpgrade,
    'set-damage': setDamage,
    'turn-damage': turnDamage,
    'come-back': returned,
  },
  afterTheEnd: ['note'],
  notOver: checks.notOver,
  settle,
  rule: 'Round',
});
