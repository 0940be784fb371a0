import type { Answers, Changes } from '../../../../core/pages/answers';
import type { Act, Block } from '../../../../core/pages/page';
import { MANEUVER_RULES, MANEUVERS, type Maneuver } from '../../movement/maneuvers';
import { maneuverAdvice } from '../../play/decide/move';
import { escapeNeeded } from '../../play/resolve/entering';
import { begin } from '../../../../core/game/story';
import { piecesOf } from '../../play/view';
import { countAt } from '../../../kit/pages/answered';
import { readsRule } from '../reads';
import type { Seen } from '../shipRow';
import { anyway, tried } from '../tried';
import { type ActText } from '../../../admirals-shared/pages/tried';
import { entryBlocks, entryFrom, escapeBlock, escapeFrom, type EnteringAt } from './entering';
import type { CommandOf } from '../../play/commands';
import type { ActivationView } from '../../play/activation';

/** What was said of one maneuver is forgotten for the next. */
const FORGET: Changes = { turns: 0, enters: {}, escape: [] };
const MOST_TURNS = 5;

const enteringOf = ({ rules }: Seen, { piece }: ActivationView): EnteringAt => ({
  piece,
  at: 'enters',
  escaping: escapeNeeded(piece, rules) !== null,
});

const moveFrom = (
  seen: Seen,
  activation: ActivationView,
  maneuver: CommandOf<'move'>['maneuver'],
  answers: Answers,
): CommandOf<'move'> => {
  const turns = countAt(answers, 'turns') ?? 0;
  return {
    type: 'move',
    ship: activation.ship,
    maneuver,
    ...(turns > 0 ? { rotations: turns } : {}),
    ...escapeFrom(seen, activation.piece, answers),
    enters: entryFrom(seen, enteringOf(seen, activation), answers),
  };
};

const textOf = ({ words }: Seen, maneuver: Maneuver): ActText => {
  const { cost, needs } = words.playPages.activation;
  const { moves, rule } = MANEUVER_RULES[maneuver];
  return {
    label: words.movement.maneuver(maneuver),
    detail: `${cost(moves)} · ${needs[maneuver]}`,
    ...readsRule(rule),
  };
};

/** 6B-04: an Assault is fought on a page of its own. */
const assaultAct = (seen: Seen, { piece, ship }: ActivationView): Act => {
  const story = begin(seen.rules, seen.setup, seen.state);
  const refusal = maneuverAdvice(story, piece, 'assault', 0, { ahead: null, beyond: null });
  const act = { ...textOf(seen, 'assault'), opens: { page: 'skirmish', about: ship } };
  return refusal ? { ...act, why: seen.words.play.refusal(refusal.why) } : act;
};

/** 6C */
const evadeActs = (seen: Seen, { piece, ship }: ActivationView): readonly Act[] => {
  const canEvade = piecesOf(seen.setup, seen.state).some(
    (other) => other.team !== piece.team && other.evadeReady,
  );
  if (!canEvade) return [];
  const { evade, evadeDetail } = seen.words.playPages.activation;
  return [
    {
      label: evade,
      detail: evadeDetail,
      opens: { page: 'evade', about: ship },
      ...readsRule('6C'),
    },
  ];
};

const maneuverAct = (
  seen: Seen,
  activation: ActivationView,
  maneuver: Maneuver,
  answers: Answers,
): Act => {
  if (maneuver === 'assault') return assaultAct(seen, activation);
  const command = moveFrom(seen, activation, maneuver, answers);
  return tried(seen, command, { ...textOf(seen, maneuver), answers: FORGET });
};

const turnsBlock = (
  { words }: Seen,
  { rotations }: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const most = rotations.value === 'any' ? MOST_TURNS : rotations.value;
  if (most === 0) return [];
  return [
    {
      block: 'stepper',
      id: 'turns',
      label: words.playPages.activation.turned,
      value: Math.min(countAt(answers, 'turns') ?? 0, most),
      min: 0,
      max: most,
      ...readsRule('6A'),
    },
  ];
};

/** 6: the hex to be entered, then the four maneuvers with what they cost. */
export const moveBlocks = (
  seen: Seen,
  activation: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const { piece } = activation;
  const words = seen.words.playPages.activation;
  const acts = MANEUVERS.map((maneuver) => maneuverAct(seen, activation, maneuver, answers));
  return [
    { block: 'heading', text: words.move, note: words.turns(activation.rotations.value) },
    ...escapeBlock(seen, piece, answers),
    ...entryBlocks(seen, enteringOf(seen, activation), answers),
    ...turnsBlock(seen, activation, answers),
    { block: 'acts', style: 'list', acts: [...acts, ...evadeActs(seen, activation)] },
  ];
};

/** Maneuvers that the rules advise against and a table may make. */
export const movesAnyway = (
  seen: Seen,
  activation: ActivationView,
  answers: Answers,
): readonly Act[] =>
  MANEUVERS.flatMap((maneuver) => {
    if (maneuver === 'assault') return [];
    const command = moveFrom(seen, activation, maneuver, answers);
    const name = seen.words.movement.maneuver(maneuver);
    const label = `${seen.words.playPages.anyway}: ${name}`;
    return anyway(seen, command, { label, answers: FORGET });
  });
