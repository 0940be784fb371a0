import { GAME, type GameEvent, type ShipId, type SubjectId } from '../../../core/game/events';
import { trackOf, type Ship } from '../../../core/game/state';
import { tell, type Story, type Told } from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import { nameOf, shipBy, type Check, type makeChecks } from './checks';
import type { HandCommand } from './commands';
import { fitsMark, type MarkKind } from './marks';
import type { KitWhy } from './refusals';
import { otherTeam } from './ships';
import { setTrack } from './tracks';
import { ACTIVATED, ACTIVE, activeShip } from './turns';

type Checks = Pick<
  ReturnType<typeof makeChecks>,
  'knownShip' | 'stillThere' | 'knownTeam' | 'knownSubject'
>;

/** Where a rule set says so: the section of each thing that a hand can set. */
export interface HandRules {
  readonly card: string;
  readonly words: string;
  readonly points: string;
  readonly rounds: string;
}

/** What a rule set makes of what a hand has set. */
export interface HandFollow<Some extends Story> {
  /** Whether tracks are kept at something that is no ship. */
  readonly keepsTracks?: (subject: SubjectId) => boolean;
  readonly fallIfDue: (story: Some, ship: ShipId) => Some;
  readonly remove: (story: Some, ship: ShipId, by?: ShipId) => Some;
  /** Null where the subject has no such mark, or one that is not set by hand. */
  readonly markKind: (story: Some, subject: SubjectId, mark: string) => MarkKind | null;
  /** The phase in which ships activate; marking one then is the short way to take a turn with it. */
  readonly activations: string;
  readonly turnTaken: (story: Some, ship: Ship) => Some;
  readonly roundsOf: (setup: Some['setup']) => number;
  /** What is still counted when a team gives up. */
  readonly lastScores: (story: Some) => Some;
  readonly endGame: (story: Some) => Some;
}

const refuse = (why: KitWhy, rule: string): Refusal<KitWhy> => ({ ok: false, why, rule });

/** A track of this subject, and a number that it can take. */
const trackFits = (story: Story, of: SubjectId, track: string, to: number, rule: string): Check => {
  const { holders } = story.state;
  const tracks = Object.hasOwn(holders, of) ? (holders[of]?.tracks ?? {}) : {};
  const known = Object.hasOwn(tracks, track) ? trackOf(story.state, of, track) : null;
  const name = nameOf(story, of);
  if (!known) return refuse({ id: 'unknown-track', ship: name, track }, rule);
  const max = known.max ?? to;
  if (Number.isInteger(to) && to >= 0 && to <= max) return null;
  return refuse({ id: 'out-of-bounds', ship: name, track, to, min: 0, max }, rule);
};

/** Tracks, and the ships that have them. */
const trackHands = <Some extends Story>(
  checks: Checks,
  rules: HandRules,
  { keepsTracks = () => false, fallIfDue, remove }: HandFollow<Some>,
) => {
  type Done = Told<Some, KitWhy>;

  const withinBounds = (story: Some, of: SubjectId, track: string, to: number): Check =>
    (keepsTracks(of) ? null : checks.stillThere(story, of)) ??
    trackFits(story, of, track, to, rules.card);

  /** A correction: the number as it is on the table; only a defeat follows from it. */
  const correct = (story: Some, { ship, track, to }: HandCommand<'set-track'>): Done =>
    withinBounds(story, ship, track, to) ?? fallIfDue(setTrack(story, ship, track, to, {}), ship);

  return {
    /** One tap: a point is lost or comes back, with what follows. */
    adjust: (story: Some, { ship, track, by }: HandCommand<'adjust'>): Done => {
      if (by === 0) return refuse({ id: 'nothing-to-change' }, rules.card);
      const isKept = Object.hasOwn(story.state.holders, ship);
      const now = isKept ? (trackOf(story.state, ship, track)?.now ?? 0) : 0;
      return correct(story, { type: 'set-track', ship, track, to: now + by });
    },
    'set-track': correct,
    'remove-ship': (story: Some, { ship, by }: HandCommand<'remove-ship'>): Done =>
      checks.stillThere(story, ship) ??
      (by === undefined ? null : checks.stillThere(story, by)) ??
      remove(story, ship, by),
    /** A ship that left by mistake, or stands elsewhere, is there. */
    comeBack: (story: Some, ship: ShipId, place: string): Done => {
      const known = shipBy(story, ship);
      const isThere = known?.left === null && known.place === place;
      return (
        checks.knownShip(story, ship) ??
        (isThere
          ? refuse({ id: 'has-not-left', ship: nameOf(story, ship) }, rules.card)
          : tell(story, { type: 'ship-placed', ship, place }))
      );
    },
  };
};

/** The table is at another phase; whoever was active is not any more. */
const enterPhase = <Some extends Story>(story: Some, round: number, phase: string): Some => {
  const idle: readonly GameEvent[] =
    activeShip(story.state) === null
      ? []
      : [{ type: 'mark-set', subject: GAME, mark: ACTIVE, to: 0 }];
  return tell(story, ...idle, { type: 'phase-entered', round, phase });
};

/** Marks, and where the table is in the round. */
const markHands = <Some extends Story>(
  checks: Checks,
  rules: HandRules,
  { markKind, activations, turnTaken, roundsOf }: HandFollow<Some>,
) => {
  type Done = Told<Some, KitWhy>;

  const markFits = (story: Some, { subject, mark, to }: HandCommand<'set-mark'>): Check => {
    const unknown = checks.knownSubject(story, subject);
    if (unknown) return unknown;
    const kind = markKind(story, subject, mark);
    if (kind === null) return refuse({ id: 'unknown-mark', mark }, rules.words);
    if (!fitsMark(kind, to)) return refuse({ id: 'bad-mark-value', mark }, rules.words);
    return shipBy(story, subject) === null ? null : checks.stillThere(story, subject);
  };

  return {
    /** A flag set by hand. Marking a ship as activated is the short way to take a turn with it. */
    'set-mark': (story: Some, command: HandCommand<'set-mark'>): Done => {
      const wrong = markFits(story, command);
      if (wrong) return wrong;
      const { subject, mark, to } = command;
      const set = tell(story, { type: 'mark-set', subject, mark, to });
      const ship = shipBy(set, subject);
      const takesTurn = ship !== null && mark === ACTIVATED && to === 1;
      const isOwn = story.state.phase !== activations || activeShip(set.state) === subject;
      return takesTurn && !isOwn ? turnTaken(set, ship) : set;
    },
    'set-phase': (
      story: Some,
      { round, phase }: { readonly round: number; readonly phase: string },
    ): Done => {
      const [first, last] = phase === 'set-up' ? [0, 0] : [1, roundsOf(story.setup)];
      const isKnown = Number.isInteger(round) && round >= first && round <= last;
      if (!isKnown) return refuse({ id: 'no-such-round', round }, rules.rounds);
      return enterPhase(story, round, phase);
    },
  };
};

/** What a table can set by hand in any game, by the name of the command. */
export const makeByHand = <Some extends Story>(
  checks: Checks,
  rules: HandRules,
  follow: HandFollow<Some>,
) => {
  type Done = Told<Some, KitWhy>;

  return {
    ...trackHands(checks, rules, follow),
    ...markHands(checks, rules, follow),
    'set-initiative': (story: Some, { team }: HandCommand<'set-initiative'>): Done =>
      checks.knownTeam(story, team) ?? tell(story, { type: 'initiative-set', team }),
    score: (story: Some, { team, points, text }: HandCommand<'score'>): Done => {
      const unknown = checks.knownTeam(story, team);
      if (unknown) return unknown;
      if (!Number.isInteger(points) || points === 0)
        return refuse({ id: 'nothing-to-change' }, rules.points);
      const why = text?.trim() ? `hand:${text.trim()}` : 'hand';
      return tell(story, { type: 'points-scored', team, points, why });
    },
    note: (story: Some, { about = GAME, text }: HandCommand<'note'>): Done => {
      const unknown = checks.knownSubject(story, about);
      if (unknown) return unknown;
      const words = text.trim();
      if (words === '') return refuse({ id: 'empty-text' }, rules.words);
      return tell(story, { type: 'noted', about, note: { text: words } });
    },
    concede: (story: Some, { team }: HandCommand<'concede'>): Done => {
      const winner = otherTeam(story.setup, team);
      return (
        checks.knownTeam(story, team) ??
        tell(follow.lastScores(story), { type: 'game-ended', winner, by: 'conceded' })
      );
    },
    'end-game': (story: Some, _command: HandCommand<'end-game'>): Done => follow.endGame(story),
  };
};
