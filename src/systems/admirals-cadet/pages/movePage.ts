import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { diceAt, flagAt, oneAt, countAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { shipName } from '../../kit/play/ships';
import { TERRAINS } from '../cards/terms';
import { rotationsOf } from '../movement';
import { type View, readsRule } from './view';
import type { Piece } from '../piece';
import type { Entry, CommandOf } from '../play/commands';
import { resolveEntry, type EntryNeed } from '../play/resolve/entering';
import { pieceOf } from '../play/view';
import type { Payer } from '../terrain';

const OPEN = 'open';

/** One die, as far as it was entered. */
export const dieAsked = (answers: Answers, id: string, label: string) => {
  const dice = diceAt(answers, id);
  const block: Block = { block: 'dice', id, label, count: 1, dice, faces: SIX_SIDED };
  return { die: dice[0], block };
};

/** What the hex asks for next: the entry with it, or null while nobody has rolled. */
const asked = (view: View, entry: Entry, need: EntryNeed, answers: Answers, path: string) => {
  const { move, attack } = view.words.pages;
  const rolled = (field: 'roll' | 'armor' | 'drag', at: string, label: string) => {
    const { die, block } = dieAsked(answers, `${path}${at}`, label);
    return { entry: die === undefined ? null : { ...entry, [field]: die }, block };
  };
  switch (need.needs) {
    case 'entry-roll':
      return rolled('roll', 'star', move.star);
    case 'armor-roll':
      return rolled('armor', 'armor', move.armor(need.save.upTo));
    case 'drag-roll':
      return rolled('drag', 'drag', move.drag);
    case 'hit-payment': {
      const { payers } = need;
      const pays: Payer = oneAt(answers, `${path}pays`, payers) ?? payers[0] ?? 'hull';
      const label = (payer: Payer): string =>
        payer === 'hull' ? move.hull : payer === 'pool' ? attack.track : payer;
      return {
        entry: { ...entry, pays },
        block: chipsChoice(`${path}pays`, move.pays, pays, payers, label),
      };
    }
  }
};

const MOST_STEPS = 5;

/** Terrain Types: what the hex asks of the ship, one thing after the other, until nothing more has to be rolled. */
export const stepThrough = (
  view: View,
  piece: Piece,
  begun: Entry,
  answers: Answers,
  path: string,
  leavesHole = false,
) => {
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
      chipsChoice(`${path}terrain`, move.terrain, value, [OPEN, ...TERRAINS], (one) =>
        one === OPEN ? ship.open : one,
      ),
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
