import { numberedFaces, type DieFace } from '../../../core/dice/die';
import { SIDES } from '../../../core/dice/sixSided';
import { answerAt, type Answers, type Changes } from '../../../core/pages/answers';
import type { Block, Act, ArmamentRow, Page } from '../../../core/pages/page';
import { TERRAINS } from '../../admirals-shared/cards/terms';
import { PAYERS } from '../../admirals-shared/play/commands';
import { escapeNeeded, resolveEntry, type Arrival, type EntryNeed } from '../play/resolve/entering';
import { waysOf } from '../play/setup';
import { shipsInPlay } from '../../kit/play/ships';
import { goesIll } from '../../admirals-shared/terrain/entry';
import { diceAt, flagAt, oneAt, textAt } from '../../kit/pages/answered';
import { actsBlock, laidOut, type Blocks } from '../../kit/pages/laidOut';
import { readsRule, readsTerrain, ask, whyLines, type View } from './view';
import type { Entry, CommandOf } from '../play/commands';
import { hasMark } from '../../../core/game/state';
import { ROUND_MARKS } from '../../admirals-shared/play/names';
import { terrainOf } from '../../admirals-shared/play/reading';
import type { Piece } from '../piece';
import { dustBy, isCrushed } from '../terrain/entry';
import { chipsChoice, menuChoice, switchAt, listChoice } from '../../kit/pages/choices';
import { MANEUVER_RULES, MANEUVERS, type Maneuver } from '../movement/maneuvers';
import { maneuverAdvice } from '../play/decide/move';
import { begin } from '../../../core/game/game';
import type { ActText } from '../../kit/pages/asking';
import { activationOf, type ActivationView, type MountView } from '../play/activation';
import type { ShipId } from '../../../core/game/events';
import { armamentRow } from './shipPage';
import { pastPage } from '../../kit/pages/past';
import { endAct } from '../../admirals-shared/pages/turnPages';
import { turning } from '../../admirals-shared/pages/turning';
import { strikeRef } from './strike/strikePage';
import { activeShip } from '../../kit/play/turns';
import { handTo } from '../../kit/pages/fight';
import { shipHead } from '../../kit/pages/shipRow';

/** A hex that a piece enters: where its answers stand, and what the piece brings along. */
interface EnteringAt extends Arrival {
  readonly piece: Piece;
  /** The first part of the paths. */
  readonly at: string;
  /** The hex is known: that of the ship which left it. */
  readonly terrain?: Entry['terrain'];
}

/** What is told of the hex, and what is asked for that. */
interface Asked {
  readonly entry: Partial<Entry>;
  readonly blocks: Blocks;
}

const dieBlock = (
  answers: Answers,
  id: string,
  label: string,
  faces: readonly DieFace[],
): Block => ({ block: 'dice', id, label, count: 1, dice: diceAt(answers, id).slice(0, 1), faces });

const facesOf = ({ words }: View, piece: Piece, roll: EntryRoll['roll']): readonly DieFace[] => {
  const say = words.pages.entering;
  return numberedFaces(SIDES, (face) => {
    if (roll === null) return { gives: say.dust(dustBy(face, piece)) };
    return { gives: goesIll(roll, face) ? say.drawnIn : say.stays };
  });
};

type EntryRoll = Extract<EntryNeed, { needs: 'entry-roll' }>;

/** 8C-03: a shield that it has, or a point of hull. */
const paysAsked = ({ words }: View, at: string, need: EntryNeed, answers: Answers): Asked => {
  const path = `${at}.pays`;
  const pays = oneAt(answers, path, PAYERS);
  const entry = pays === null ? {} : { pays };
  if (need.needs !== 'dust-payment') return { entry, blocks: [] };
  const say = words.pages.entering;
  const payers = [
    ...(need.facings ?? (['pool'] as const)),
    ...(need.hull ? ['hull' as const] : []),
  ];
  const label = (payer: (typeof PAYERS)[number]): string =>
    payer === 'pool' ? say.pool : payer === 'hull' ? say.hull : words.pages.term(payer);
  return { entry, blocks: chipsChoice(path, say.pays, pays, payers, label, readsRule('8C-03')) };
};

/**
 * 8B-01: the Core Hex takes in whoever is drawn in, and it may not be empty: whoever is said to be in one stands
 * there until the table says otherwise. 8B-04: whoever began in one core and is drawn into another is not crushed.
 */
const coreAsked = (view: View, { piece, at }: EnteringAt, answers: Answers): Asked => {
  const { state, words } = view;
  const [occupant, other] = [`${at}.occupant`, `${at}.otherCore`];
  const others = shipsInPlay(state)
    .map(({ id }) => id)
    .filter((id) => id !== piece.id);
  const isThere = (id: string): boolean => terrainOf(state, id) === 'Black Hole Core';
  const sorted = [...others.filter(isThere), ...others.filter((id) => !isThere(id))];
  const usual = others.find(isThere) ?? null;
  const told = answerAt(answers, occupant) === undefined ? usual : textAt(answers, occupant);
  const isOther = flagAt(answers, other) === true;
  const { occupant: label, otherCore } = words.pages.entering;
  const nameOf = (id: string | null) => (id === null ? words.pages.nobody : view.nameOf(id));
  return {
    entry: { ...(isOther ? { otherCore: true } : {}), coreOccupant: told },
    blocks: [
      menuChoice(occupant, label, told, [null, ...sorted], nameOf, readsRule('8B-01')),
      hasMark(state, piece.id, ROUND_MARKS.startedInCore) &&
        switchAt(other, otherCore, isOther, readsRule('8B-04')),
    ],
  };
};

/** 8: what follows the roll that the hex asks for. */
const afterRoll = (view: View, entering: EnteringAt, rolled: Entry, answers: Answers): Asked => {
  const entered = resolveEntry(entering.piece, rolled, view.rules, entering);
  if (!entered.done) return paysAsked(view, entering.at, entered.need, answers);
  const isDrawnIn = entered.entered.terrain !== rolled.terrain;
  return isDrawnIn ? coreAsked(view, entering, answers) : { entry: {}, blocks: [] };
};

/** 8: where to, the roll that the hex asks for with what each face does, and what pays. */
export const hexAsked = (view: View, entering: EnteringAt, answers: Answers) => {
  const { at, piece } = entering;
  const words = view.words.pages;
  const { entering: say } = words;
  const [hex, near, die] = [`${at}.terrain`, `${at}.near`, `${at}.roll`];
  const terrain = entering.terrain === undefined ? oneAt(answers, hex, TERRAINS) : entering.terrain;
  const isNear = flagAt(answers, near) === true;
  const bare: Entry = { terrain, ...(isNear ? { nearStrategic: true } : {}) };
  const entered = resolveEntry(piece, bare, view.rules, entering);
  const need = entered.done ? null : entered.need;
  const [roll] = need ? diceAt(answers, die) : [];
  const rolled: Entry = roll === undefined ? bare : { ...bare, roll };
  const after = roll === undefined ? null : afterRoll(view, entering, rolled, answers);
  const reads = terrain === null ? readsRule('8') : readsTerrain(terrain);
  const blocks: Blocks = [
    entering.terrain === undefined &&
      chipsChoice(hex, say.terrain, terrain, [null, ...TERRAINS], words.hex, reads),
    need?.needs === 'entry-roll' &&
      dieBlock(answers, die, say.roll(need.terrain), facesOf(view, piece, need.roll)),
    after?.blocks,
    // 10E-03, where that scores.
    waysOf(view.setup).includes('holdTerritory') &&
      switchAt(near, say.near, isNear, readsRule('10E-03')),
  ];
  return { entry: { ...rolled, ...after?.entry }, blocks };
};

/** 8B-05: the roll before a maneuver out of a Core Hex. */
const escapeAsked = ({ rules, words }: View, piece: Piece, answers: Answers) => {
  const roll = escapeNeeded(piece, rules);
  if (!roll) return { isAsked: false, told: {}, blocks: [] };
  const say = words.pages.entering;
  const faces = numberedFaces(SIDES, (face) => ({
    gives: goesIll(roll, face) ? say.lost : say.free,
  }));
  const [escape] = diceAt(answers, 'escape');
  return {
    isAsked: true,
    told: escape === undefined ? {} : { escape },
    blocks: [dieBlock(answers, 'escape', say.escape, faces)],
  };
};

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
  return refusal ? { ...act, why: view.words.refused(refusal.why) } : act;
};

/** 6C: who may slip away from an Assault of a piece. */
const escorts = (view: View, piece: Piece): readonly Piece[] =>
  view.pieces().filter((other) => other.team !== piece.team && other.evadeReady);

const evadeAct = (view: View, { piece, ship }: ActivationView): Act | false => {
  const { evade: label, evadeDetail: detail } = view.words.pages.activation;
  const opens = { page: 'evade', about: ship };
  return escorts(view, piece).length > 0 && { label, detail, opens, ...readsRule('6C') };
};

/** 6: the hex to be entered, then the four maneuvers with what they cost; last those that a table may make anyway. */
const moveBlocks = (view: View, activation: ActivationView, answers: Answers) => {
  const { piece, ship, rotations, moves } = activation;
  const { pages, movement } = view.words;
  const say = pages.activation;
  const most = rotations.value;
  const left = pages.ship.movesLeft(moves.must, moves.left);
  const turn = turning(pages.move, answers, most, readsRule('6A'));
  const way = wayOf(view, piece, answers);
  const others = MANEUVERS.filter((maneuver) => maneuver !== 'assault');
  const commandOf = (maneuver: CommandOf<'move'>['maneuver']): CommandOf<'move'> => ({
    type: 'move',
    ship,
    maneuver,
    ...turn.told,
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
    turn.block,
    actsBlock('list', [acts, evadeAct(view, activation)], left),
  ];
  return { blocks, anyway: actsBlock('list', anyway, say.against) };
};

const whyNot = ({ words }: View, activation: ActivationView, mount: MountView): string | null => {
  if (mount.spent) return words.refused({ id: 'armament-used' });
  if (mount.locked) return words.refused({ id: 'reloading' });
  if (activation.hasMoved) return words.pages.activation.moved;
  const { max: most, left } = activation.strikes;
  return left > 0 ? null : words.refused({ id: 'no-strikes-left', most });
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
  return laidOut({
    ...shipHead(ship),
    kicker: view.words.pages.row.kicker(piece.card.role, piece.card.code),
    blocks: [standing(view, activation), { block: 'armaments', label: words.armaments, rows }],
    aside: [
      moving
        ? [moving.blocks, actsBlock('list', stuckAct(view, activation))]
        : { block: 'text', text: words.stationary, ...readsRule('6') },
      { block: 'findings', label: words.whyMoves, findings: whyLines(view, moves.range.lines) },
      !isStill && {
        block: 'findings',
        label: words.whyTurns,
        findings: whyLines(view, rotations.lines),
      },
      moving?.anyway,
    ],
    primary: endAct(view, moves.must, answers, (act) => ({
      ...act,
      command: ask({ type: 'end-activation', ship: about }),
    })),
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
