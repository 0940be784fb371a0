import { numberedFaces, type DieFace } from '../../../../core/dice/die';
import { SIDES } from '../../../../core/dice/sixSided';
import { answerAt, type Answers } from '../../../../core/pages/answers';
import type { Block, Option } from '../../../../core/pages/page';
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
import { readsRule, readsTerrain } from '../reads';
import { nameOfShip, type View } from '../shipRow';
import type { Entry } from '../../play/commands';
import { hasMark } from '../../../../core/game/state';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import { terrainOf } from '../../../admirals-shared/play/reading';
import type { Piece } from '../../piece';
import { dustBy } from '../../terrain/entry';
import { choiceBlock } from '../../../kit/pages/choices';

/** A hex that a piece enters: where its answers stand, and what the piece brings along. */
export interface EnteringAt extends Arrival {
  readonly piece: Piece;
  /** The first part of the paths. */
  readonly at: string;
  /** The hex is known: that of the ship which left it. */
  readonly terrain?: Entry['terrain'];
}

const PAYS = [...FACINGS, 'pool', 'hull'] as const;

const terrainAt = ({ at, terrain }: EnteringAt, answers: Answers): Entry['terrain'] =>
  terrain === undefined ? oneAt(answers, `${at}.terrain`, TERRAINS) : terrain;

/** 8: what the hex asks for first; null where it asks for nothing. */
const needOf = ({ rules }: View, entering: EnteringAt, entry: Entry): EntryNeed | null => {
  const entered = resolveEntry(entering.piece, entry, rules, entering);
  return entered.done ? null : entered.need;
};

/** The Core Hex takes in whoever is drawn in, and it may not be empty. */
const meetsCore = ({ rules }: View, entering: EnteringAt, entry: Entry): boolean => {
  const entered = resolveEntry(entering.piece, entry, rules, entering);
  return entered.done && entered.entered.terrain !== entry.terrain;
};

/** 8B-01: pieces that are said to be in a Core Hex. */
const inCores = ({ state }: View, { piece }: EnteringAt): readonly string[] =>
  shipsInPlay(state)
    .map(({ id }) => id)
    .filter((id) => id !== piece.id && terrainOf(state, id) === 'Black Hole Core');

/** Whoever is said to be in a Core Hex, until the table says otherwise; null for nobody. */
const occupantAt = (view: View, entering: EnteringAt, answers: Answers): string | null =>
  answerAt(answers, `${entering.at}.occupant`) === undefined
    ? (inCores(view, entering)[0] ?? null)
    : textAt(answers, `${entering.at}.occupant`);

/** The hex as it was answered so far, with what it asks for and nothing else. */
export const entryFrom = (view: View, entering: EnteringAt, answers: Answers): Entry => {
  const { at } = entering;
  const terrain = terrainAt(entering, answers);
  const near = flagAt(answers, `${at}.near`) === true ? { nearStrategic: true } : {};
  const bare: Entry = { terrain, ...near };
  const [roll] = diceAt(answers, `${at}.roll`);
  if (roll === undefined || needOf(view, entering, bare) === null) return bare;
  const rolled: Entry = { ...bare, roll };
  const pays = oneAt(answers, `${at}.pays`, PAYS);
  if (needOf(view, entering, rolled) !== null) return pays === null ? rolled : { ...rolled, pays };
  if (!meetsCore(view, entering, rolled)) return rolled;
  const other = flagAt(answers, `${at}.otherCore`) === true ? { otherCore: true } : {};
  return { ...rolled, ...other, coreOccupant: occupantAt(view, entering, answers) };
};

const facesOf = ({ words }: View, piece: Piece, need: EntryNeed): readonly DieFace[] => {
  const say = words.pages.entering;
  if (need.needs === 'dust-payment') return [];
  const { roll } = need;
  return numberedFaces(SIDES, (face) => {
    if (roll === null) return { gives: say.dust(dustBy(face, piece)) };
    return { gives: goesIll(roll, face) ? say.drawnIn : say.stays };
  });
};

const terrainBlock = ({ words }: View, { at }: EnteringAt, terrain: Entry['terrain']): Block =>
  choiceBlock(
    'chips',
    `${at}.terrain`,
    words.pages.entering.terrain,
    terrain,
    [
      { value: null, label: words.pages.ship.open },
      ...TERRAINS.map((one) => ({ value: one, label: one })),
    ],
    terrain === null ? readsRule('8') : readsTerrain(terrain),
  );

const dieBlock = (
  answers: Answers,
  id: string,
  label: string,
  faces: readonly DieFace[],
): Block => ({ block: 'dice', id, label, count: 1, dice: diceAt(answers, id).slice(0, 1), faces });

const rollBlock = (
  view: View,
  { at, piece }: EnteringAt,
  need: EntryNeed,
  answers: Answers,
): readonly Block[] =>
  need.needs === 'dust-payment'
    ? []
    : [
        dieBlock(
          answers,
          `${at}.roll`,
          view.words.pages.entering.roll(need.terrain),
          facesOf(view, piece, need),
        ),
      ];

/** 8C-03: a shield that it has, or a point of hull. */
const paysBlock = (
  { words }: View,
  { at }: EnteringAt,
  need: EntryNeed,
  answers: Answers,
): readonly Block[] => {
  if (need.needs !== 'dust-payment') return [];
  const say = words.pages.entering;
  const shields: readonly Option[] =
    need.facings === null
      ? [{ value: 'pool', label: say.pool }]
      : need.facings.map((facing) => ({ value: facing, label: facing }));
  return [
    choiceBlock(
      'chips',
      `${at}.pays`,
      say.pays,
      oneAt(answers, `${at}.pays`, PAYS),
      need.hull ? [...shields, { value: 'hull', label: say.hull }] : shields,
      readsRule('8C-03'),
    ),
  ];
};

/** 8B-01: ships that are said to be in a Core Hex come first. */
const occupantBlock = (view: View, entering: EnteringAt, answers: Answers): Block => {
  const { at, piece } = entering;
  const there = inCores(view, entering);
  const inCore = (id: string): boolean => there.includes(id);
  const others = shipsInPlay(view.state)
    .map(({ id }) => id)
    .filter((id) => id !== piece.id);
  const sorted = [...others.filter(inCore), ...others.filter((id) => !inCore(id))];
  return choiceBlock(
    'menu',
    `${at}.occupant`,
    view.words.pages.entering.occupant,
    occupantAt(view, entering, answers),
    [
      { value: null, label: view.words.pages.nobody },
      ...sorted.map((id) => ({ value: id, label: nameOfShip(view, id) })),
    ],
    readsRule('8B-01'),
  );
};

/** 8B-04: whoever began in one core and is drawn into another is not crushed there. */
const coreBlock = (
  { state, words }: View,
  { at, piece }: EnteringAt,
  answers: Answers,
): readonly Block[] => {
  const id = `${at}.otherCore`;
  const label = words.pages.entering.otherCore;
  const on = flagAt(answers, id) === true;
  return hasMark(state, piece.id, ROUND_MARKS.startedInCore)
    ? [{ block: 'switches', switches: [{ id, label, on, ...readsRule('8B-04') }] }]
    : [];
};

/** 10E-03, where that scores. */
const nearBlock = (
  { setup, words }: View,
  { at }: EnteringAt,
  answers: Answers,
): readonly Block[] => {
  if (!waysOf(setup).includes('holdTerritory')) return [];
  return [
    {
      block: 'switches',
      switches: [
        {
          id: `${at}.near`,
          label: words.pages.entering.near,
          on: flagAt(answers, `${at}.near`) === true,
          ...readsRule('10E-03'),
        },
      ],
    },
  ];
};

/** 8: where to, the roll that the hex asks for with what each face does, and what pays. */
export const entryBlocks = (
  view: View,
  entering: EnteringAt,
  answers: Answers,
): readonly Block[] => {
  const terrain = terrainAt(entering, answers);
  const need = needOf(view, entering, { terrain });
  const [roll] = diceAt(answers, `${entering.at}.roll`);
  const rolled: Entry = roll === undefined ? { terrain } : { terrain, roll };
  const then = need === null || roll === undefined ? null : needOf(view, entering, rolled);
  const meets = need !== null && roll !== undefined && meetsCore(view, entering, rolled);
  return [
    ...(entering.terrain === undefined ? [terrainBlock(view, entering, terrain)] : []),
    ...(need ? rollBlock(view, entering, need, answers) : []),
    ...(then ? paysBlock(view, entering, then, answers) : []),
    ...(meets ? [occupantBlock(view, entering, answers)] : []),
    ...(meets ? coreBlock(view, entering, answers) : []),
    ...nearBlock(view, entering, answers),
  ];
};

/** 8B-05: the roll before a maneuver out of a Core Hex. */
export const escapeBlock = (
  { rules, words }: View,
  piece: Piece,
  answers: Answers,
  id = 'escape',
): readonly Block[] => {
  const roll = escapeNeeded(piece, rules);
  if (!roll) return [];
  const say = words.pages.entering;
  const faces = numberedFaces(SIDES, (face) => ({
    gives: goesIll(roll, face) ? say.lost : say.free,
  }));
  return [dieBlock(answers, id, say.escape, faces)];
};

export const escapeFrom = (
  { rules }: View,
  piece: Piece,
  answers: Answers,
  id = 'escape',
): { readonly escape?: number } => {
  const [escape] = diceAt(answers, id);
  return escape === undefined || !escapeNeeded(piece, rules) ? {} : { escape };
};
