import type { Answers, Changes } from '../../../../core/pages/answers';
import type { Act, Block } from '../../../../core/pages/page';
import { MANEUVER_RULES, MANEUVERS, type Maneuver } from '../../movement/maneuvers';
import { maneuverAdvice } from '../../play/decide/move';
import { escapeNeeded } from '../../play/resolve/entering';
import { begin } from '../../../../core/game/game';
import { piecesOf } from '../../play/view';
import { countAt } from '../../../kit/pages/answered';
import { readsRule } from '../reads';
import type { View } from '../shipRow';
import type { ActText } from '../../../kit/pages/asking';
import { entryBlocks, entryFrom, escapeBlock, escapeFrom, type EnteringAt } from './entering';
import type { CommandOf } from '../../play/commands';
import type { ActivationView } from '../../play/activation';

/** What was said of one maneuver is forgotten for the next. */
const FORGET: Changes = { turns: 0, enters: {}, escape: [] };
const MOST_TURNS = 5;

const enteringOf = ({ rules }: View, { piece }: ActivationView): EnteringAt => ({
  piece,
  at: 'enters',
  escaping: escapeNeeded(piece, rules) !== null,
});

const moveFrom = (
  view: View,
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
    ...escapeFrom(view, activation.piece, answers),
    enters: entryFrom(view, enteringOf(view, activation), answers),
  };
};

const textOf = ({ words }: View, maneuver: Maneuver): ActText => {
  const { cost, needs } = words.pages.activation;
  const { moves, rule } = MANEUVER_RULES[maneuver];
  return {
    label: words.movement.maneuver(maneuver),
    detail: `${cost(moves)} · ${needs[maneuver]}`,
    ...readsRule(rule),
  };
};

/** 6B-04: an Assault is fought on a page of its own. */
const assaultAct = (view: View, { piece, ship }: ActivationView): Act => {
  const game = begin(view.rules, view.setup, view.state);
  const refusal = maneuverAdvice(game, piece, 'assault', 0, { ahead: null, beyond: null });
  const act = { ...textOf(view, 'assault'), opens: { page: 'skirmish', about: ship } };
  return refusal ? { ...act, why: view.words.play.refusal(refusal.why) } : act;
};

/** 6C */
const evadeActs = (view: View, { piece, ship }: ActivationView): readonly Act[] => {
  const canEvade = piecesOf(view.setup, view.state).some(
    (other) => other.team !== piece.team && other.evadeReady,
  );
  if (!canEvade) return [];
  const { evade, evadeDetail } = view.words.pages.activation;
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
  view: View,
  activation: ActivationView,
  maneuver: Maneuver,
  answers: Answers,
): Act => {
  if (maneuver === 'assault') return assaultAct(view, activation);
  const command = moveFrom(view, activation, maneuver, answers);
  return view.tried(command, { ...textOf(view, maneuver), answers: FORGET });
};

const turnsBlock = (
  { words }: View,
  { rotations }: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const most = rotations.value === 'any' ? MOST_TURNS : rotations.value;
  if (most === 0) return [];
  return [
    {
      block: 'stepper',
      id: 'turns',
      label: words.pages.activation.turned,
      value: Math.min(countAt(answers, 'turns') ?? 0, most),
      min: 0,
      max: most,
      ...readsRule('6A'),
    },
  ];
};

/** 6: the hex to be entered, then the four maneuvers with what they cost. */
export const moveBlocks = (
  view: View,
  activation: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const { piece } = activation;
  const words = view.words.pages.activation;
  const acts = MANEUVERS.map((maneuver) => maneuverAct(view, activation, maneuver, answers));
  return [
    { block: 'heading', text: words.move, note: words.turns(activation.rotations.value) },
    ...escapeBlock(view, piece, answers),
    ...entryBlocks(view, enteringOf(view, activation), answers),
    ...turnsBlock(view, activation, answers),
    { block: 'acts', style: 'list', acts: [...acts, ...evadeActs(view, activation)] },
  ];
};

/** Maneuvers that the rules advise against and a table may make. */
export const movesAnyway = (
  view: View,
  activation: ActivationView,
  answers: Answers,
): readonly Act[] =>
  MANEUVERS.flatMap((maneuver) => {
    if (maneuver === 'assault') return [];
    const command = moveFrom(view, activation, maneuver, answers);
    const name = view.words.movement.maneuver(maneuver);
    const label = `${view.words.pages.anyway}: ${name}`;
    return view.anyway(command, { label, answers: FORGET });
  });
