import { GAME, type GameEvent, type ShipId, type SubjectId } from '../../../core/game/events';
import { trackOf, type Ship } from '../../../core/game/state';
import { record, type Game, type Decided } from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import { seen } from '../../../core/outside/signs';
import { nameOf, shipBy, type Check, type makeChecks } from './checks';
import type { HandCommand } from './commands';
import { fitsMark, markSet, type MarkKind, setTrack } from './marks';
import type { KitWhy } from './refusals';
import { otherTeam } from './ships';
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
export interface HandFollow<Some extends Game> {
  /** Whether tracks are kept at something that is no ship. */
  readonly keepsTracks?: (subject: SubjectId) => boolean;
  readonly fallIfDue: (game: Some, ship: ShipId) => Some;
  readonly remove: (game: Some, ship: ShipId, by?: ShipId) => Some;
  /** Null where the subject has no such mark, or one that is not set by hand. */
  readonly markKind: (game: Some, subject: SubjectId, mark: string) => MarkKind | null;
  /** The phase in which ships activate; marking one then is the short way to take a turn with it. */
  readonly activations: string;
  readonly turnTaken: (game: Some, ship: Ship) => Some;
  /** What is once a round is ready again. */
  readonly readyAll?: (game: Some) => Some;
  readonly roundsOf: (setup: Some['setup']) => number;
  /** What is still counted when a team gives up. */
  readonly lastScores?: (game: Some) => Some;
  readonly endGame: (game: Some) => Some;
}

const refuse = (why: KitWhy, rule: string): Refusal<KitWhy> => ({ ok: false, why, rule });

/** A track of this subject, and a number that it can take. */
const trackFits = (game: Game, of: SubjectId, track: string, to: number, rule: string): Check => {
  const known = trackOf(game.state, of, track);
  const max = known?.max ?? to;
  if (known && Number.isInteger(to) && to >= 0 && to <= max) return null;
  const ship = nameOf(game, of);
  return known
    ? refuse({ id: 'out-of-bounds', ship, track, to, min: 0, max }, rule)
    : refuse({ id: 'unknown-track', ship, track }, rule);
};

/** What a ship's loss has scored goes with its return. */
const scoresBack = ({ state }: Game, ship: ShipId): readonly GameEvent[] => {
  const scored = state.scores.filter((one) => one.ship === ship);
  const kinds = new Map(scored.map((one) => [`${one.team} ${one.why}`, one]));
  return [...kinds.values()].flatMap(({ team, why, rule }): readonly GameEvent[] => {
    const points = scored
      .filter((one) => one.team === team && one.why === why)
      .reduce((sum, one) => sum - one.points, 0);
    const ruled = rule === null ? {} : { rule };
    return points === 0 ? [] : [{ type: 'points-scored', team, points, why, ship, ...ruled }];
  });
};

/** Tracks, and the ships that have them. */
const trackHands = <Some extends Game>(
  checks: Checks,
  rules: HandRules,
  { keepsTracks = () => false, fallIfDue, remove }: HandFollow<Some>,
) => {
  type Done = Decided<Some, KitWhy>;

  const withinBounds = (game: Some, of: SubjectId, track: string, to: number): Check => {
    const gone = checks.stillThere(game, of);
    return gone && !keepsTracks(of) ? gone : trackFits(game, of, track, to, rules.card);
  };

  /** A correction: the number as it is on the table; only a defeat follows from it. */
  const correct = (game: Some, { ship, track, to }: HandCommand<'set-track'>): Done =>
    withinBounds(game, ship, track, to) ?? fallIfDue(setTrack(game, ship, track, to, {}), ship);

  return {
    /** One tap: a point is lost or comes back, with what follows. */
    adjust: (game: Some, { ship, track, by }: HandCommand<'adjust'>): Done => {
      if (by === 0) return refuse({ id: 'nothing-to-change' }, rules.card);
      const to = (trackOf(game.state, ship, track)?.now ?? 0) + by;
      return correct(game, { type: 'set-track', ship, track, to });
    },
    'set-track': correct,
    'remove-ship': (game: Some, { ship, by }: HandCommand<'remove-ship'>): Done =>
      checks.stillThere(game, ship) ??
      (by === undefined ? null : checks.stillThere(game, by)) ??
      remove(game, ship, by),
    /** A ship that left by mistake, or stands elsewhere, is there. */
    comeBack: (game: Some, ship: ShipId, place: string): Done => {
      const known = shipBy(game, ship);
      const isThere = known?.left === null && known.place === place;
      const undone = known === null || known.left === null ? [] : scoresBack(game, ship);
      return (
        checks.knownShip(game, ship) ??
        (isThere
          ? refuse({ id: 'has-not-left', ship: nameOf(game, ship) }, rules.card)
          : record(game, { type: 'ship-placed', ship, place }, ...undone))
      );
    },
  };
};

/** The table is at another phase; whoever was active is not any more. */
const enterPhase = <Some extends Game>(game: Some, round: number, phase: string): Some => {
  const idle: readonly GameEvent[] =
    activeShip(game.state) === null ? [] : [markSet(GAME, ACTIVE, 0)];
  return record(game, ...idle, { type: 'phase-entered', round, phase });
};

/** Marks, and where the table is in the round. */
const markHands = <Some extends Game>(
  checks: Checks,
  rules: HandRules,
  { markKind, activations, turnTaken, readyAll = (game) => game, roundsOf }: HandFollow<Some>,
) => {
  type Done = Decided<Some, KitWhy>;

  const markFits = (game: Some, { subject, mark, to }: HandCommand<'set-mark'>): Check => {
    const unknown = checks.knownSubject(game, subject);
    if (unknown) return unknown;
    const kind = markKind(game, subject, mark);
    if (kind === null) return refuse({ id: 'unknown-mark', mark }, rules.words);
    if (!fitsMark(kind, to)) return refuse({ id: 'bad-mark-value', mark }, rules.words);
    return shipBy(game, subject) === null ? null : checks.stillThere(game, subject);
  };

  return {
    /** A flag set by hand. Marking a ship as activated is the short way to take a turn with it. */
    'set-mark': (game: Some, command: HandCommand<'set-mark'>): Done => {
      const wrong = markFits(game, command);
      if (wrong) return wrong;
      const { subject, mark, to } = command;
      const set = record(game, markSet(subject, mark, to));
      const ship = shipBy(set, subject);
      const takesTurn = ship !== null && mark === ACTIVATED && to === 1;
      const isOwn = game.state.phase !== activations || activeShip(set.state) === subject;
      return takesTurn && !isOwn ? turnTaken(set, ship) : set;
    },
    /** Another round, or its activations over again: nobody has had a turn. */
    'set-phase': (
      game: Some,
      { round, phase }: { readonly round: number; readonly phase: string },
    ): Done => {
      const [first, last] = phase === 'set-up' ? [0, 0] : [1, roundsOf(game.setup)];
      const isKnown = Number.isInteger(round) && round >= first && round <= last;
      if (!isKnown) return refuse({ id: 'no-such-round', round }, rules.rounds);
      const { state } = game;
      const isAnew = round !== state.round || (phase === activations && phase !== state.phase);
      return enterPhase(isAnew ? readyAll(game) : game, round, phase);
    },
  };
};

/** What a table can set by hand in any game, by the name of the command. */
export const makeByHand = <Some extends Game>(
  checks: Checks,
  rules: HandRules,
  follow: HandFollow<Some>,
) => {
  type Done = Decided<Some, KitWhy>;

  return {
    ...trackHands(checks, rules, follow),
    ...markHands(checks, rules, follow),
    'set-initiative': (game: Some, { team }: HandCommand<'set-initiative'>): Done =>
      checks.knownTeam(game, team) ?? record(game, { type: 'initiative-set', team }),
    score: (game: Some, { team, points, text }: HandCommand<'score'>): Done => {
      const unknown = checks.knownTeam(game, team);
      if (unknown) return unknown;
      if (!Number.isInteger(points) || points === 0)
        return refuse({ id: 'nothing-to-change' }, rules.points);
      const why = text !== undefined && seen(text) !== '' ? `hand:${seen(text)}` : 'hand';
      return record(game, { type: 'points-scored', team, points, why });
    },
    note: (game: Some, { about = GAME, text }: HandCommand<'note'>): Done => {
      const unknown = checks.knownSubject(game, about);
      if (unknown) return unknown;
      const words = seen(text);
      if (words === '') return refuse({ id: 'empty-text' }, rules.words);
      return record(game, { type: 'noted', about, note: { text: words } });
    },
    concede: (game: Some, { team }: HandCommand<'concede'>): Done => {
      const winner = otherTeam(game.setup, team);
      return (
        checks.knownTeam(game, team) ??
        record(follow.lastScores?.(game) ?? game, { type: 'game-ended', winner, by: 'conceded' })
      );
    },
    'end-game': (game: Some, _command: HandCommand<'end-game'>): Done => follow.endGame(game),
  };
};
