import {
  GAME,
  type CardId,
  type GameEvent,
  type ShipId,
  type SubjectId,
} from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import { tell, type Story, type Told } from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import { GAME_MARKS, SLOTS } from './names';
import { cardName, heldCardBy, nameOf, type makeChecks, type SharedCheck } from './checks';
import type { SharedWhy } from './refusals';
import { activeShip } from './turns';
import type { SharedCommand } from './commands';
import type { HandCommand } from '../../kit/play/commands';

type Checks = Pick<
  ReturnType<typeof makeChecks>,
  'inPlay' | 'knownTeam' | 'knownSubject' | 'atShip'
>;

/** Where an edition says so: the section of each thing that a hand can set. */
export interface HandRules {
  readonly card: string;
  readonly words: string;
  readonly points: string;
  readonly moveOrder: string;
}

const refuse = (why: SharedWhy, rule: string): Refusal<SharedWhy> => ({ ok: false, why, rule });

/** The table is at another phase; whoever was active is not any more. */
export const enterPhase = <Some extends Story>(story: Some, round: number, phase: string): Some => {
  const idle: readonly GameEvent[] =
    activeShip(story.state) === null
      ? []
      : [{ type: 'mark-set', subject: GAME, mark: GAME_MARKS.active, to: 0 }];
  return tell(story, ...idle, { type: 'phase-entered', round, phase });
};

/** Puts an order at a ship. */
export const giveOrder = <Some extends Story>(
  story: Some,
  ship: ShipId,
  card: CardId,
  face: 'up' | 'down',
  rule: string,
): Some => tell(story, { type: 'card-attached', card, to: ship, slot: SLOTS.order, face, rule });

/** What a table can set by hand in every edition. */
export const makeByHand = <Some extends Story>(checks: Checks, rules: HandRules) => {
  type Done = Told<Some, SharedWhy>;

  /** A track of this subject, and a number that it can take. */
  const trackFits = (story: Story, of: SubjectId, track: string, to: number): SharedCheck => {
    const { holders } = story.state;
    const tracks = Object.hasOwn(holders, of) ? (holders[of]?.tracks ?? {}) : {};
    const known = Object.hasOwn(tracks, track) ? trackOf(story.state, of, track) : null;
    const name = nameOf(story, of);
    if (!known) return refuse({ id: 'unknown-track', ship: name, track }, rules.card);
    const max = known.max ?? to;
    if (Number.isInteger(to) && to >= 0 && to <= max) return null;
    return refuse({ id: 'out-of-bounds', ship: name, track, to, min: 0, max }, rules.card);
  };

  const setInitiative = (story: Some, { team }: HandCommand<'set-initiative'>): Done =>
    checks.knownTeam(story, team) ?? tell(story, { type: 'initiative-set', team });

  const scorePoints = (story: Some, { team, points, text }: HandCommand<'score'>): Done => {
    const unknown = checks.knownTeam(story, team);
    if (unknown) return unknown;
    if (!Number.isInteger(points) || points === 0)
      return refuse({ id: 'nothing-to-change' }, rules.points);
    const why = text?.trim() ? `hand:${text.trim()}` : 'hand';
    return tell(story, { type: 'points-scored', team, points, why });
  };

  const note = (story: Some, { about = GAME, text }: HandCommand<'note'>): Done => {
    const unknown = checks.knownSubject(story, about);
    if (unknown) return unknown;
    const words = text.trim();
    if (words === '') return refuse({ id: 'empty-text' }, rules.words);
    return tell(story, { type: 'noted', about, note: { text: words } });
  };

  /** An order that is reassigned after the reveal does not ask for a place. */
  const moveOrder = (story: Some, { card, to }: SharedCommand<'move-order'>): Done => {
    const wrong = checks.atShip(story, card) ?? checks.inPlay(story, to);
    if (wrong) return wrong;
    const held = heldCardBy(story, card);
    if (held?.at === to)
      return refuse({ id: 'already-so', card: cardName(story, held.ref) }, rules.moveOrder);
    return giveOrder(story, to, card, held?.face ?? 'up', rules.moveOrder);
  };

  return { trackFits, setInitiative, scorePoints, note, moveOrder };
};
