import type { Answers, Changes } from '../../../../core/pages/answers';
import type { Act, Block, Page } from '../../../../core/pages/page';
import { MANEUVER_RULES, MANEUVERS, type Maneuver } from '../../movement/maneuvers';
import { maneuverAdvice } from '../../play/decide/move';
import { escapeNeeded } from '../../play/resolve/entering';
import { begin } from '../../../../core/game/game';
import { piecesOf, pieceOf } from '../../play/view';
import { flagAt, oneAt, textAt } from '../../../kit/pages/answered';
import { readsRule, ask, whyLines } from '../reads';
import { type View, nameOfShip } from '../shipRow';
import type { ActText } from '../../../kit/pages/asking';
import { entryBlocks, entryFrom, escapeBlock, escapeFrom, type EnteringAt } from './entering';
import type { CommandOf } from '../../play/commands';
import { type ActivationView, activationOf, type MountView } from '../../play/activation';
import type { ShipId } from '../../../../core/game/events';
import { armamentRow } from '../shipPage';
import { pastPage } from '../../../kit/pages/past';
import { strikeRef } from '../strike/strikePage';
import { activeShip } from '../../../kit/play/turns';
import { isCrushed } from '../../terrain/entry';
import { handTo } from '../../../kit/pages/handTo';
import type { Piece } from '../../piece';
import { choiceBlock, chipsChoice } from '../../../kit/pages/choices';

/** What was said of one maneuver is forgotten for the next. */
const FORGET: Changes = { turns: 0, enters: {}, escape: [], ending: false };

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
  const turned = turnsTold(activation, answers);
  return {
    type: 'move',
    ship: activation.ship,
    maneuver,
    ...(turned === 0 ? {} : { rotations: Math.abs(turned), turned }),
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

/** 6A: how far it turns in all, to the left below zero. */
const turnsTold = ({ rotations }: ActivationView, answers: Answers): number =>
  oneAt(answers, 'turns', turnsOf(rotations.value)) ?? 0;

const ALL_TURNS = [-2, -1, 0, 1, 2, 3];

const turnsOf = (most: number | 'any'): readonly number[] =>
  most === 'any' ? ALL_TURNS : ALL_TURNS.filter((turn) => Math.abs(turn) <= most);

const turnsBlock = (
  { words }: View,
  activation: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const turns = turnsOf(activation.rotations.value);
  if (turns.length === 1) return [];
  return [
    chipsChoice(
      'turns',
      words.pages.activation.turned,
      turnsTold(activation, answers),
      turns,
      words.pages.activation.turn,
      readsRule('6A'),
    ),
  ];
};

/** 6: the hex to be entered, then the four maneuvers with what they cost. */
const moveBlocks = (view: View, activation: ActivationView, answers: Answers): readonly Block[] => {
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
const movesAnyway = (view: View, activation: ActivationView, answers: Answers): readonly Act[] =>
  MANEUVERS.flatMap((maneuver) => {
    if (maneuver === 'assault') return [];
    const command = moveFrom(view, activation, maneuver, answers);
    const name = view.words.movement.maneuver(maneuver);
    const label = `${view.words.pages.anyway}: ${name}`;
    return view.anyway(command, { label, answers: FORGET });
  });

const whyNot = ({ words }: View, activation: ActivationView, mount: MountView): string | null => {
  const say = words.pages.activation;
  if (mount.spent) return words.strike.refusals['armament-used']({ id: 'armament-used' });
  if (mount.locked) return words.strike.refusals.reloading({ id: 'reloading' });
  if (activation.hasMoved) return say.moved;
  const { max, left } = activation.strikes;
  return left > 0
    ? null
    : words.strike.refusals['no-strikes-left']({ id: 'no-strikes-left', most: max });
};

/** What a mount may do now, on the row that the ship's card has of it. */
const strikingRow = (view: View, activation: ActivationView, mount: MountView) => {
  const row = armamentRow(view, mount);
  if (!row) return [];
  const say = view.words.pages.activation;
  const why = whyNot(view, activation, mount);
  const act: Act = {
    label: say.strike,
    spoken: say.strikeWith(row.name, mount.arc),
    ...(why === null ? { opens: strikeRef(activation.ship, mount) } : { why }),
  };
  return [{ ...row, mark: row.mark ?? (mount.locked ? say.locked : null), act }];
};

const summary = ({ words }: View, { strikes, moves }: ActivationView): Block => {
  const { activation, ship } = words.pages;
  const texts = [
    activation.strikes(strikes.left, strikes.max),
    ship.movesLeft(moves.must, moves.left),
  ];
  return { block: 'text', text: texts.join(' · '), ...readsRule('4B-02') };
};

const warnings = ({ words }: View, { startedInCore, piece }: ActivationView): readonly Block[] =>
  isCrushed(startedInCore, piece)
    ? [
        {
          block: 'text',
          text: words.pages.activation.crushed,
          tone: 'warning',
          ...readsRule('8B-04'),
        },
      ]
    : [];

const whyBlock = (view: View, { moves, rotations, piece }: ActivationView): Block => ({
  block: 'findings',
  label: view.words.pages.activation.why,
  findings: whyLines(view, [
    ...moves.range.lines,
    ...(piece.card.role === 'Stationary' ? [] : rotations.lines),
  ]),
});

/** Order is advice: what the rules speak against, a table may do. */
const anywayBlock = (
  view: View,
  activation: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const acts = movesAnyway(view, activation, answers);
  const { against } = view.words.pages.activation;
  return acts.length === 0 ? [] : [{ block: 'acts', label: against, style: 'list', acts }];
};

/** 3A-02 II: with Moves owed, it is asked once whether the activation ends. */
const endAct = ({ words }: View, { ship, moves }: ActivationView, answers: Answers): Act => {
  const { activation, acts } = words.pages;
  const isOwed = moves.must > 0;
  if (isOwed && flagAt(answers, 'ending') !== true)
    return { label: acts.endActivation, answers: { ending: true } };
  return {
    label: isOwed ? activation.endOwing(moves.must) : acts.endActivation,
    command: ask({ type: 'end-activation', ship }),
    opens: 'bridge',
    ...(isOwed && { tone: 'warning' }),
  };
};

/** 6B: a ship that cannot move need not. */
const stuckBlock = ({ words }: View, { ship, moves }: ActivationView): readonly Block[] => {
  if (moves.must === 0) return [];
  const command = ask({ type: 'end-activation', ship, noManeuver: true });
  const label = words.pages.activation.noManeuver;
  return [
    {
      block: 'acts',
      style: 'list',
      acts: [{ label, command, opens: 'bridge', ...readsRule('6B') }],
    },
  ];
};

/** 4B-02: what the active ship can still do. */
export const activationPage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const activation = activationOf(view.setup, view.state, view.rules, about);
  const ship = view.state.ships[about];
  if (!activation || !ship) return null;
  if (view.state.outcome !== null || activeShip(view.state) !== about)
    return pastPage(view, nameOfShip(view, about));
  const words = view.words.pages.activation;
  const { piece, mounts } = activation;
  const isStill = piece.card.role === 'Stationary';
  const armaments: Block = {
    block: 'armaments',
    label: words.armaments,
    rows: mounts.flatMap((mount) => strikingRow(view, activation, mount)),
  };
  const movement: readonly Block[] = isStill
    ? [{ block: 'text', text: words.stationary, ...readsRule('6') }]
    : [...moveBlocks(view, activation, answers), ...stuckBlock(view, activation)];
  return {
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    kicker: view.words.pages.row.kicker(piece.card.role, piece.card.code),
    team: ship.team,
    blocks: [summary(view, activation), ...warnings(view, activation), armaments],
    aside: [
      ...movement,
      whyBlock(view, activation),
      ...(isStill ? [] : anywayBlock(view, activation, answers)),
    ],
    primary: endAct(view, activation, answers),
    secondary: [{ label: words.shipCard, opens: { page: 'ship', about } }],
  };
};

const escorts = ({ setup, state }: View, piece: Piece): readonly Piece[] =>
  piecesOf(setup, state).filter((other) => other.team !== piece.team && other.evadeReady);

const awayOf = ({ rules }: View, escort: Piece): EnteringAt => ({
  piece: escort,
  at: 'enters',
  escaping: escapeNeeded(escort, rules) !== null,
  by: 'evade',
});

const followsOf = (piece: Piece, escort: Piece): EnteringAt => ({
  piece,
  at: 'follows',
  terrain: escort.terrain,
});

const evadeFrom = (
  view: View,
  piece: Piece,
  escort: Piece,
  answers: Answers,
): CommandOf<'evade'> => ({
  type: 'evade',
  ship: escort.id,
  by: piece.id,
  ...escapeFrom(view, escort, answers),
  enters: entryFrom(view, awayOf(view, escort), answers),
  follows: entryFrom(view, followsOf(piece, escort), answers),
});

const escortBlocks = (
  view: View,
  piece: Piece,
  escort: Piece,
  answers: Answers,
): readonly Block[] => {
  const words = view.words.pages.evade;
  return [
    { block: 'heading', text: words.into(nameOfShip(view, escort.id)), team: escort.team },
    ...escapeBlock(view, escort, answers),
    ...entryBlocks(view, awayOf(view, escort), answers),
    { block: 'heading', text: words.follows(nameOfShip(view, piece.id)), team: piece.team },
    ...entryBlocks(view, followsOf(piece, escort), answers),
  ];
};

/** 6C: an Escort slips away from an Assault of the active ship. */
export const evadePage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(view.setup, view.state, about);
  if (!piece) return null;
  const words = view.words.pages.evade;
  const choices = escorts(view, piece);
  const told = textAt(answers, 'escort');
  const escort = choices.find(({ id }) => id === told) ?? choices[0];
  if (!escort || view.state.outcome !== null || activeShip(view.state) !== about)
    return pastPage(view, words.title);
  const command = evadeFrom(view, piece, escort, answers);
  const opens = { page: 'activation', about } as const;
  return {
    title: words.title,
    kicker: nameOfShip(view, about),
    team: piece.team,
    ...handTo(view, escort.id, words.hand(nameOfShip(view, escort.id))),
    blocks: [
      choiceBlock(
        'list',
        'escort',
        words.escort,
        escort.id,
        choices.map(({ id }) => ({ value: id, label: nameOfShip(view, id) })),
        readsRule('6C'),
      ),
      ...escortBlocks(view, piece, escort, answers),
    ],
    primary: view.tried(command, { label: words.act(nameOfShip(view, escort.id)), opens }),
    secondary: view.anyway(command, { label: view.words.pages.anyway, opens }),
  };
};
