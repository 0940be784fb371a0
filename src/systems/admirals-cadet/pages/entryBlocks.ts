import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { diceAt, flagAt, oneAt } from '../../kit/pages/answered';
import { TERRAINS } from '../cards/terms';
import type { Piece } from '../piece';
import { resolveEntry, type EntryNeed } from '../play/resolve/entering';
import type { Payer } from '../terrain';
import type { View } from './view';
import type { Entry } from '../play/commands';

interface Stepping {
  readonly entry: Entry;
  readonly blocks: readonly Block[];
  /** Nothing more has to be rolled. */
  readonly isDone: boolean;
}

const OPEN = 'open';

const dieBlock = (id: string, label: string, dice: readonly number[]): Block => ({
  block: 'dice',
  id,
  label,
  count: 1,
  dice,
  faces: SIX_SIDED,
});

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
      const dice = diceAt(answers, `${path}star`);
      const [roll] = dice;
      return {
        entry: roll === undefined ? null : { ...entry, roll },
        block: dieBlock(`${path}star`, move.star, dice),
      };
    }
    case 'drag-roll': {
      const dice = diceAt(answers, `${path}drag`);
      const [drag] = dice;
      return {
        entry: drag === undefined ? null : { ...entry, drag },
        block: dieBlock(`${path}drag`, move.drag, dice),
      };
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
  { words }: View,
  answers: Answers,
  path: string,
  otherwise: Entry['terrain'] = null,
): { readonly entry: Entry; readonly blocks: readonly Block[] } => {
  const { move, ship } = words.pages;
  const value = oneAt(answers, `${path}terrain`, [OPEN, ...TERRAINS]) ?? otherwise ?? OPEN;
  const terrain = TERRAINS.find((one) => one === value) ?? null;
  const nearHole = flagAt(answers, `${path}nearHole`) === true;
  return {
    entry: { terrain, ...(nearHole ? { nearHole } : {}) },
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
        switches: [{ id: `${path}nearHole`, label: move.nearHole, on: nearHole }],
      },
    ],
  };
};
