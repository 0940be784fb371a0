import type { GameEvent } from '../../../core/game/events';
import { record, type Game } from '../../../core/game/game';
import type { Outcome } from './teams';

/** How a game is judged that was corrected after its end. */
export interface Judging<Some extends Game> {
  readonly verdict: (game: Some) => Outcome<string>;
  /** Everything that was scored as the game ended. */
  readonly lastScores: (game: Some) => Some;
}

/** The last points are counted, then the winner is found. */
export const endBy =
  <Some extends Game>({ verdict, lastScores }: Judging<Some>) =>
  (game: Some): Some => {
    const scored = lastScores(game);
    return record(scored, { type: 'game-ended', ...verdict(scored) });
  };

type Scored = Extract<GameEvent, { readonly type: 'points-scored' }>;

const isScored = (event: GameEvent): event is Scored => event.type === 'points-scored';

const kindOf = ({ points: _points, ...kind }: Scored): string => JSON.stringify(kind);

/** What scores now and did not, less what scored and does not any more. */
const changes = (was: readonly GameEvent[], now: readonly GameEvent[]): readonly GameEvent[] => {
  const sums = new Map<string, Scored>();
  const taken = was.filter(isScored).map((event) => ({ ...event, points: -event.points }));
  for (const event of [...now.filter(isScored), ...taken]) {
    const points = (sums.get(kindOf(event))?.points ?? 0) + event.points;
    sums.set(kindOf(event), { ...event, points });
  }
  const known = was.map((event) => JSON.stringify(event));
  return [
    ...[...sums.values()].filter(({ points }) => points !== 0),
    ...now.filter((event) => !isScored(event) && !known.includes(JSON.stringify(event))),
  ];
};

/** The last points and the verdict follow what was corrected; a team that gave up has given up. */
export const judgedAgain = <Some extends Game>(
  before: Some,
  after: Some,
  { verdict, lastScores }: Judging<Some>,
): Some => {
  const { outcome } = before.state;
  if (outcome?.by === 'conceded') return after;
  const now = lastScores({ ...after, events: [] });
  const scored = record(after, ...changes(lastScores(before).events, now.events));
  const ending = verdict(scored);
  const isSame = outcome?.winner === ending.winner && outcome.by === ending.by;
  return isSame ? scored : record(scored, { type: 'game-ended', ...ending });
};
