import { problems, type Checked } from '../../src/core/checked/checked';
import { just, list, object, text, type Reader } from '../../src/core/checked/read';
import type { GameEvent } from '../../src/core/game/events';
import { readRulings } from '../../src/core/game/rulings';
import type { Decision } from '../../src/core/game/system';
import { id, name, recordOf } from '../../src/systems/kit/play/fields';
import { cardProblems, subjects, teamProblems, twice } from '../../src/systems/kit/play/setups';
import { readCard } from './cards';

/** Names in events are stored for ever: add, never rename. */
export const HULL = 'hull';
export const PUMPS = 'pumps';
export const BATTLE = 'battle';

/** What the rules leave open; the first answer is the default. */
export const RULINGS = [{ id: 'tie', section: '4', answers: ['nobody', 'first'] }] as const;
export const rulesFor = readRulings(RULINGS);
export type Rules = ReturnType<typeof rulesFor>;

const ship = object({ id, card: id, name });
const player = object({ id, name, team: id, ships: list(ship, { least: 1, most: 9 }) });

const setupReader = object({
  system: just('tubs'),
  mode: just('duel'),
  teams: list(object({ id, name }), { least: 2, most: 2 }),
  players: list(player, { least: 2, most: 2 }),
  cards: recordOf(readCard),
  rulings: recordOf(text({ most: 20 })),
});

export type TubSetup = typeof setupReader extends Reader<infer Setup> ? Setup : never;

/** What was stored or sent, if all its parts belong together. */
export const parseSetup = (draft: unknown): Checked<TubSetup> => {
  const read = setupReader(draft, '');
  if (!read.ok) return read;
  const { teams, players, cards } = read.value;
  const wrong = [
    ...twice(subjects(read.value)),
    ...players.flatMap(({ team, ships }, at) => [
      ...teamProblems(teams, team, `players[${at}].team`),
      ...cardProblems(
        cards,
        'tub',
        ships.map(({ card }) => card),
        `players[${at}].ships`,
      ),
    ]),
  ];
  return wrong.length > 0 ? problems(...wrong) : read;
};

/** 1: every tub is in the battle from the start, and the first team begins. */
export const start = ({ teams, players, cards }: TubSetup): Decision => ({
  ok: true,
  events: [
    ...players.flatMap(({ id: owner, team, ships }) =>
      ships.map((one): GameEvent => {
        const { hull = 1, pumps = 0 } = cards[one.card] ?? {};
        const tracks = { [HULL]: { now: hull, max: hull }, [PUMPS]: { now: pumps, max: pumps } };
        const { id: tub, card, name: called } = one;
        return {
          type: 'ship-entered',
          ship: tub,
          card,
          name: called,
          team,
          player: owner,
          place: 'play',
          tracks,
        };
      }),
    ),
    { type: 'initiative-set', team: teams[0]?.id ?? '' },
    { type: 'phase-entered', round: 1, phase: BATTLE, rule: '2' },
  ],
});
