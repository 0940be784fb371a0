import type { TeamId } from '../../../core/game/events';
import type { BridgeView } from '../../../core/pages/page';
import { isTracked } from '../play/setup';
import { keepsTurns, roundsOf, shipsWithTurn, type Turn } from '../play/turn';
import { playerInTurn, type TurnFor } from '../play/turnChecks';
import { begin } from '../../../core/game/story';
import { otherTeam, playerName, teamName } from '../../kit/play/ships';
import { readsRule } from './reads';
import type { Seen } from './shipRow';

type Notice = BridgeView['notices'][number];

/** 4B-02 II, III: announced once, in force for the rest of the round. */
const announced = ({ setup, words }: Seen, { rules }: Turn): readonly Notice[] => {
  const { notices } = words.pages;
  if (rules.rule === null) return [];
  const text =
    rules.overrunTeam === null
      ? notices.strategic(rules.maxStrikes)
      : notices.overrun(teamName(setup, rules.overrunTeam));
  return [{ text, ...readsRule(rules.rule) }];
};

/** 4A-04, 4B-02: the same team again, since the other is through. */
const goesOn = (seen: Seen, team: TeamId, phase: TurnFor): readonly Notice[] => {
  const { setup, state } = seen;
  const other = otherTeam(setup, team);
  if (shipsWithTurn(state).some((ship) => ship.team === other)) return [];
  const words = seen.words.playPages.notices;
  const names = [teamName(setup, team), teamName(setup, other)] as const;
  return phase === 'place'
    ? [{ text: words.placesOn(...names), ...readsRule('4A-04') }]
    : [{ text: words.again(...names), ...readsRule('4B-02') }];
};

/** 4A-04 I, 4B-02 I: in a team of three nobody twice in a row. */
const notTwice = (seen: Seen, turn: Turn, phase: TurnFor): readonly Notice[] => {
  const { setup, state, rules, words } = seen;
  const story = begin(rules, setup, state);
  const held = turn.ready.filter((ship) => playerInTurn(story, ship, phase) !== null);
  if (held.length === 0 || turn.lastPlayer === null) return [];
  const waiting = turn.ready
    .filter((ship) => !held.includes(ship))
    .map((ship) => playerName(setup, state.ships[ship]?.player ?? ''));
  const text = words.playPages.notices.notTwice(playerName(setup, turn.lastPlayer), [
    ...new Set(waiting),
  ]);
  return [{ text, ...readsRule(phase === 'place' ? '4A-04 I' : '4B-02 I') }];
};

const onPaper = ({ setup, words }: Seen): readonly Notice[] => {
  if (keepsTurns(setup)) return [];
  const teams = setup.teams.filter(({ id }) => !isTracked(setup, id)).map(({ name }) => name);
  return [{ text: words.playPages.notices.noTurns(teams) }];
};

const inTurns = (seen: Seen, turn: Turn): readonly Notice[] => {
  const { phase, team, active } = turn;
  if ((phase !== 'set-up' && phase !== 'action') || team === null || active !== null) return [];
  if (!keepsTurns(seen.setup)) return phase === 'action' ? onPaper(seen) : [];
  const turnFor = phase === 'set-up' ? 'place' : 'activate';
  return [...goesOn(seen, team, turnFor), ...notTwice(seen, turn, turnFor)];
};

/** What is worth saying before the next turn. */
export const noticesOf = (seen: Seen, turn: Turn): readonly Notice[] => {
  if (seen.state.outcome) return [];
  const isLast = seen.state.round > 0 && seen.state.round >= roundsOf(seen.setup);
  return [
    ...announced(seen, turn),
    ...inTurns(seen, turn),
    ...(isLast && turn.phase === 'command'
      ? [{ text: seen.words.playPages.notices.lastRound, ...readsRule('4C') }]
      : []),
  ];
};
