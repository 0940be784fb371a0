import { numberedFaces, type DieFace } from '../../../../core/dice/die';
import { SIDES } from '../../../../core/dice/sixSided';
import { answerAt, type Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { FACINGS, TERRAINS } from '../../../admirals-shared/cards/terms';
import {
  escapeNeeded,
  resolveEntry,
  type Arrival,
  type EntryNeed,
} from '../../play/resolve/entering';
import { waysOf } from '../../play/setup';
import { shipsInPlay } from '../../../kit/play/ships';
import { goesIll } from '../../../admirals-shared/terrain/entry';
import { diceAt, flagAt, oneAt, textAt } from '../../../kit/pages/answered';
import type { Blocks } from '../../../kit/pages/laidOut';
import { readsRule, readsTerrain, type View } from '../view';
import type { Entry } from '../../play/commands';
import { hasMark } from '../../../../core/game/state';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import { terrainOf } from '../../../admirals-shared/play/reading';
import type { Piece } from '../../piece';
import { dustBy } from '../../terrain/entry';
import { chipsChoice, menuChoice, switchAt } from '../../../kit/pages/choices';

/** A hex that a piece enters: where its answers stand, and what the piece brings along. */
export interface EnteringAt extends Arrival {
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

const PAYS = [...FACINGS, 'pool', 'hull'] as const;

/** 8C-03: a shield that it has, or a point of hull. */
const paysAsked = ({ words }: View, at: string, need: EntryNeed, answers: Answers): Asked => {
  const path = `${at}.pays`;
  const pays = oneAt(answers, path, PAYS);
  const entry = pays === null ? {} : { pays };
  if (need.needs !== 'dust-payment') return { entry, blocks: [] };
  const say = words.pages.entering;
  const payers = [
    ...(need.facings ?? (['pool'] as const)),
    ...(need.hull ? ['hull' as const] : []),
  ];
  const label = (payer: (typeof PAYS)[number]): string =>
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
export const escapeAsked = ({ rules, words }: View, piece: Piece, answers: Answers) => {
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
