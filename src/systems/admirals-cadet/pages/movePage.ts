import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { diceAt, flagAt, oneAt, countAt } from '../../kit/pages/answered';
import { shipName } from '../../kit/play/ships';
import { TERRAINS } from '../cards/terms';
import { rotationsOf } from '../movement';
import { type View, readsRule } from './view';
import type { Piece } from '../piece';
import type { Entry, CommandOf } from '../play/commands';
import { resolveEntry, type EntryNeed } from '../play/resolve/entering';
import { pieceOf } from '../play/view';
import type { Payer } from '../terrain';

interface Stepping {
  readonly entry: Entry;
  readonly blocks: readonly Block[];
  /** Nothing more has to be rolled. */
  readonly isDone: boolean;
}

const OPEN = 'open';

/** One die, as far as it was entered. */
export const dieAsked = (
  answers: Answers,
  id: string,
  label: string,
): { readonly die: number | undefined; readonly block: Block } => {
  const dice = diceAt(answers, id);
  return { die: dice[0], block: { block: 'dice', id, label, count: 1, dice, faces: SIX_SIDED } };
};

interface Asked {
  readonly entry: Entry | null;
  readonly block: Block;
}

const asked = (
  view: View,
  entry: Entry,
  need: EntryNeed,
  answers: Answers,
  path: string,
): Asked => {
  const { move } = view.words.pages;
  switch (need.needs) {
    case 'entry-roll': {
      const { die: roll, block } = dieAsked(answers, `${path}star`, move.star);
      return { entry: roll === undefined ? null : { ...entry, roll }, block };
    }
    case 'armor-roll': {
      const { die: armor, block } = dieAsked(answers, `${path}armor`, move.armor(need.save.upTo));
      return { entry: armor === undefined ? null : { ...entry, armor }, block };
    }
    case 'drag-roll': {
      const { die: drag, block } = dieAsked(answers, `${path}drag`, move.drag);
      return { entry: drag === undefined ? null : { ...entry, drag }, block };
    }
    case 'hit-payment': {
      const pays: Payer = oneAt(answers, `${path}pays`, need.payers) ?? need.payers[0] ?? 'hull';
      const label = (payer: Payer): string =>
        payer === 'hull' ? move.hull : payer === 'pool' ? view.words.pages.attack.track : payer;
      return {
        entry: { ...entry, pays },
        block: {
          block: 'choice',
          id: `${path}pays`,
          label: move.pays,
          style: 'chips',
          value: pays,
          options: need.payers.map((value) => ({ value, label: label(value) })),
        },
      };
    }
  }
};

const MOST_STEPS = 5;

/** Terrain Types: what the hex asks of the ship, one thing after the other. */
export const stepThrough = (
  view: View,
  piece: Piece,
  begun: Entry,
  answers: Answers,
  path: string,
  leavesHole = false,
): Stepping => {
  const blocks: Block[] = [];
  let entry = begun;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const entering = resolveEntry(piece, entry, view.rules, leavesHole);
    if (entering.done) return { entry, blocks, isDone: true };
    const next = asked(view, entry, entering.need, answers, path);
    blocks.push(next.block);
    if (next.entry === null) break;
    entry = next.entry;
  }
  return { entry, blocks, isDone: false };
};

/** Which hex it is, as the table sees it. */
export const hexBlocks = (
  { words, rules }: View,
  answers: Answers,
  path: string,
  otherwise: Entry['terrain'] = null,
): { readonly entry: Entry; readonly blocks: readonly Block[] } => {
  const { move, ship } = words.pages;
  const value = oneAt(answers, `${path}terrain`, [OPEN, ...TERRAINS]) ?? otherwise ?? OPEN;
  const terrain = TERRAINS.find((one) => one === value) ?? null;
  const nearHole = flagAt(answers, `${path}nearHole`) === true;
  const asksEnd = nearHole && rules.rulings['hole-drags-each-move'] === 'last-move';
  const endsHere = asksEnd && flagAt(answers, `${path}endsHere`) === true;
  return {
    entry: { terrain, ...(nearHole ? { nearHole } : {}), ...(endsHere ? { endsHere } : {}) },
    blocks: [
      {
        block: 'choice',
        id: `${path}terrain`,
        label: move.terrain,
        style: 'chips',
        value,
        options: [OPEN, ...TERRAINS].map((one) => ({
          value: one,
          label: one === OPEN ? ship.open : one,
        })),
      },
      {
        block: 'switches',
        switches: [
          { id: `${path}nearHole`, label: move.nearHole, on: nearHole },
          ...(asksEnd ? [{ id: `${path}endsHere`, label: move.endsHere, on: endsHere }] : []),
        ],
      },
    ],
  };
};

const turnsBlock = ({ words }: View, piece: Piece, value: number): readonly Block[] => {
  const max = rotationsOf(piece).value;
  const label = words.pages.move.rotations;
  return max === 'any' ? [] : [{ block: 'stepper', id: 'rotations', label, value, min: 0, max }];
};

const friendBlock = ({ words }: View, on: boolean): Block => ({
  block: 'switches',
  switches: [
    { id: 'ontoFriend', label: words.pages.move.ontoFriend, on, ...readsRule('Movement') },
  ],
});

/** Movement: one space. */
export const movePage = (view: View, about: SubjectId, answers: Answers): Page | null => {
  const piece = pieceOf(view.setup, view.state, about);
  if (!piece) return null;
  const { move: words, attack } = view.words.pages;
  const inHole = piece.terrain === 'Black Hole';
  const out = inHole ? dieAsked(answers, 'breakOut', words.breakOut) : null;
  const hex = hexBlocks(view, answers, '');
  const stepping = stepThrough(view, piece, hex.entry, answers, '', inHole);
  const ontoFriend = flagAt(answers, 'ontoFriend') === true;
  const rotations = countAt(answers, 'rotations') ?? 0;
  const command: CommandOf<'move'> = {
    type: 'move',
    ship: about,
    ...(rotations > 0 ? { rotations } : {}),
    ...(ontoFriend ? { ontoFriend } : {}),
    ...(out?.die === undefined ? {} : { breakOut: out.die }),
    enters: stepping.entry,
  };
  const isReady = stepping.isDone && (!out || out.die !== undefined);
  return {
    title: words.title,
    kicker: shipName(view.state, about),
    team: piece.team,
    blocks: [
      ...turnsBlock(view, piece, rotations),
      ...(out ? [out.block] : []),
      ...hex.blocks,
      friendBlock(view, ontoFriend),
      ...stepping.blocks,
    ],
    primary: isReady
      ? view.tried(command, { label: words.go, opens: 'back' })
      : { label: words.go, why: attack.missing },
    secondary: isReady ? view.anyway(command) : [],
  };
};
