import type { Answers, Changes } from '../../../../core/pages/answers';
import type { Act, ArmamentRow, Page } from '../../../../core/pages/page';
import { MANEUVER_RULES, MANEUVERS, type Maneuver } from '../../movement/maneuvers';
import { maneuverAdvice } from '../../play/decide/move';
import { escapeNeeded } from '../../play/resolve/entering';
import { begin } from '../../../../core/game/game';
import { flagAt, oneAt, textAt } from '../../../kit/pages/answered';
import { readsRule, ask, whyLines, type View } from '../view';
import type { ActText } from '../../../kit/pages/asking';
import { escapeAsked, hexAsked } from './entering';
import type { CommandOf } from '../../play/commands';
import { type ActivationView, activationOf, type MountView } from '../../play/activation';
import type { ShipId } from '../../../../core/game/events';
import { armamentRow } from '../shipPage';
import { pastPage } from '../../../kit/pages/past';
import { strikeRef } from '../strike/strikePage';
import { activeShip } from '../../../kit/play/turns';
import { isCrushed } from '../../terrain/entry';
import { handTo } from '../../../kit/pages/fight';
import type { Piece } from '../../piece';
import { chipsChoice, listChoice } from '../../../kit/pages/choices';
import { actsBlock, laidOut, type Blocks } from '../../../kit/pages/laidOut';
import { shipHead } from '../../../kit/pages/shipRow';

/** What was said of one maneuver is forgotten for the next. */
const FORGET: Changes = { turns: 0, enters: {}, escape: [], ending: false };

/** 8, 8B-05: the hex that a piece comes to, and what it takes to leave its own. */
const wayOf = (view: View, piece: Piece, answers: Answers, by: { readonly by?: 'evade' } = {}) => {
  const escaping = escapeNeeded(piece, view.rules) !== null;
  const escape = escapeAsked(view, piece, answers);
  const hex = hexAsked(view, { piece, at: 'enters', escaping, ...by }, answers);
  return {
    told: { ...escape.told, enters: hex.entry },
    blocks: [escape.blocks, hex.blocks] satisfies Blocks,
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

/** 6C: who may slip away from an Assault of a piece. */
const escorts = (view: View, piece: Piece): readonly Piece[] =>
  view.pieces().filter((other) => other.team !== piece.team && other.evadeReady);

const evadeAct = (view: View, { piece, ship }: ActivationView): Act | false => {
  const { evade: label, evadeDetail: detail } = view.words.pages.activation;
  const opens = { page: 'evade', about: ship };
  return escorts(view, piece).length > 0 && { label, detail, opens, ...readsRule('6C') };
};

const ALL_TURNS = [-2, -1, 0, 1, 2, 3];

/** 6: the hex to be entered, then the four maneuvers with what they cost; last those that a table may make anyway. */
const moveBlocks = (view: View, activation: ActivationView, answers: Answers) => {
  const { piece, ship, rotations } = activation;
  const { pages, movement } = view.words;
  const say = pages.activation;
  const most = rotations.value;
  const turns = most === 'any' ? ALL_TURNS : ALL_TURNS.filter((turn) => Math.abs(turn) <= most);
  // 6A: how far it turns in all, to the left below zero.
  const turned = oneAt(answers, 'turns', turns) ?? 0;
  const way = wayOf(view, piece, answers);
  const others = MANEUVERS.filter((maneuver) => maneuver !== 'assault');
  const commandOf = (maneuver: CommandOf<'move'>['maneuver']): CommandOf<'move'> => ({
    type: 'move',
    ship,
    maneuver,
    ...(turned === 0 ? {} : { rotations: Math.abs(turned), turned }),
    ...way.told,
  });
  const acts = MANEUVERS.map((maneuver) =>
    maneuver === 'assault'
      ? assaultAct(view, activation)
      : view.tried(commandOf(maneuver), { ...textOf(view, maneuver), answers: FORGET }),
  );
  const anyway = others.flatMap((maneuver) => {
    const label = `${pages.anyway}: ${movement.maneuver(maneuver)}`;
    return view.anyway(commandOf(maneuver), { label, answers: FORGET });
  });
  const blocks: Blocks = [
    { block: 'heading', text: say.move, note: say.turns(most) },
    way.blocks,
    turns.length > 1 && chipsChoice('turns', say.turned, turned, turns, say.turn, readsRule('6A')),
    actsBlock('list', [acts, evadeAct(view, activation)]),
  ];
  return { blocks, anyway: actsBlock('list', anyway, say.against) };
};

const whyNot = ({ words }: View, activation: ActivationView, mount: MountView): string | null => {
  const { refusals } = words.strike;
  if (mount.spent) return refusals['armament-used']({ id: 'armament-used' });
  if (mount.locked) return refusals.reloading({ id: 'reloading' });
  if (activation.hasMoved) return words.pages.activation.moved;
  const { max: most, left } = activation.strikes;
  return left > 0 ? null : refusals['no-strikes-left']({ id: 'no-strikes-left', most });
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

/** What it can still do, and what becomes of it otherwise. */
const standing = ({ words }: View, activation: ActivationView): Blocks => {
  const { strikes, moves, startedInCore, piece } = activation;
  const { activation: say, ship } = words.pages;
  const texts = [say.strikes(strikes.left, strikes.max), ship.movesLeft(moves.must, moves.left)];
  return [
    { block: 'text', text: texts.join(' · '), ...readsRule('4B-02') },
    isCrushed(startedInCore, piece) && {
      block: 'text',
      text: say.crushed,
      tone: 'warning',
      ...readsRule('8B-04'),
    },
  ];
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
const stuckAct = ({ words }: View, { ship, moves }: ActivationView): Act | false =>
  moves.must > 0 && {
    label: words.pages.activation.noManeuver,
    command: ask({ type: 'end-activation', ship, noManeuver: true }),
    opens: 'bridge',
    ...readsRule('6B'),
  };

/** 4B-02: what the active ship can still do. */
export const activationPage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const activation = activationOf(view.setup, view.state, view.rules, about);
  const ship = view.state.ships[about];
  if (!activation || !ship) return null;
  if (view.state.outcome !== null || activeShip(view.state) !== about)
    return pastPage(view, view.nameOf(about));
  const words = view.words.pages.activation;
  const { piece, mounts, moves, rotations } = activation;
  const isStill = piece.card.role === 'Stationary';
  const moving = isStill ? null : moveBlocks(view, activation, answers);
  const rows = mounts.flatMap((mount): readonly ArmamentRow[] =>
    strikingRow(view, activation, mount),
  );
  const why = whyLines(view, [...moves.range.lines, ...(isStill ? [] : rotations.lines)]);
  return laidOut({
    ...shipHead(ship),
    kicker: view.words.pages.row.kicker(piece.card.role, piece.card.code),
    blocks: [standing(view, activation), { block: 'armaments', label: words.armaments, rows }],
    aside: [
      moving
        ? [moving.blocks, actsBlock('list', stuckAct(view, activation))]
        : { block: 'text', text: words.stationary, ...readsRule('6') },
      { block: 'findings', label: words.why, findings: why },
      moving?.anyway,
    ],
    primary: endAct(view, activation, answers),
    secondary: [{ label: words.shipCard, opens: { page: 'ship', about } }],
  });
};

/** 6C: an Escort slips away from an Assault of the active ship. */
export const evadePage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const piece = view.pieceOf(about);
  if (!piece) return null;
  const words = view.words.pages.evade;
  const choices = escorts(view, piece);
  const told = textAt(answers, 'escort');
  const escort = choices.find(({ id }) => id === told) ?? choices[0];
  if (!escort || view.state.outcome !== null || activeShip(view.state) !== about)
    return pastPage(view, words.title);
  const ids = choices.map(({ id }) => id);
  const { nameOf } = view;
  const way = wayOf(view, escort, answers, { by: 'evade' });
  const follows = hexAsked(view, { piece, at: 'follows', terrain: escort.terrain }, answers);
  const command: CommandOf<'evade'> = {
    type: 'evade',
    ship: escort.id,
    by: piece.id,
    ...way.told,
    follows: follows.entry,
  };
  const opens = { page: 'activation', about } as const;
  return laidOut({
    title: words.title,
    kicker: nameOf(about),
    team: piece.team,
    ...handTo(view, escort.id, words.hand(nameOf(escort.id))),
    blocks: [
      listChoice('escort', words.escort, escort.id, ids, nameOf, readsRule('6C')),
      { block: 'heading', text: words.into(nameOf(escort.id)), team: escort.team },
      way.blocks,
      { block: 'heading', text: words.follows(nameOf(piece.id)), team: piece.team },
      follows.blocks,
    ],
    primary: view.tried(command, { label: words.act(nameOf(escort.id)), opens }),
    secondary: view.anyway(command, { label: view.words.pages.anyway, opens }),
  });
};
