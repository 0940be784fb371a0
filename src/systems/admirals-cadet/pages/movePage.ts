import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { diceAt, flagAt, oneAt } from '../../kit/pages/answered';
import { chipsChoice, switchAt } from '../../kit/pages/choices';
import { laidOut, switchesBlock, type Blocks } from '../../kit/pages/laidOut';
import { turning } from '../../admirals-shared/pages/turning';
import { TERRAINS } from '../cards/terms';
import { rotationsOf } from '../movement';
import { type View, readsRule } from './view';
import type { Piece } from '../piece';
import type { Entry, CommandOf } from '../play/commands';
import { resolveEntry, type EntryNeed } from '../play/resolve/entering';
import type { Payer } from '../terrain';

const OPEN = 'open';

/** One die, as far as it was entered. */
const dieAsked = (answers: Answers, id: string, label: string) => {
  const dice = diceAt(answers, id);
  const block: Block = { block: 'dice', id, label, count: 1, dice, faces: SIX_SIDED };
  return { die: dice[0], block };
};

/** Black Hole: the die that a ship in one has to roll first. */
export const breakOutAsked = (
  { words }: View,
  { terrain }: Piece,
  answers: Answers,
  path = '',
): {
  readonly told: { breakOut?: number };
  readonly block: Block | null;
  readonly isOpen: boolean;
} => {
  if (terrain !== 'Black Hole') return { told: {}, block: null, isOpen: false };
  const { die, block } = dieAsked(answers, `${path}breakOut`, words.pages.move.breakOut);
  return { told: die === undefined ? {} : { breakOut: die }, block, isOpen: die === undefined };
};

/** What the hex asks for next: the entry with it, or null while nobody has rolled. */
const asked = (view: View, entry: Entry, need: EntryNeed, answers: Answers, path: string) => {
  const { move, attack, term } = view.words.pages;
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
        payer === 'hull' ? move.hull : payer === 'pool' ? attack.track : term(payer);
      return {
        entry: { ...entry, pays },
        block: chipsChoice(`${path}pays`, move.pays, pays, payers, label),
      };
    }
  }
};

const MOST_STEPS = 5;

/** Terrain Types: which hex it is, and what it asks of the ship, one thing after the other. */
export const hexAsked = (
  view: View,
  piece: Piece,
  answers: Answers,
  { path = '', otherwise = null }: { path?: string; otherwise?: Entry['terrain'] } = {},
) => {
  const { move, hex: nameOf } = view.words.pages;
  const value = oneAt(answers, `${path}terrain`, [OPEN, ...TERRAINS]) ?? otherwise ?? OPEN;
  const terrain = TERRAINS.find((one) => one === value) ?? null;
  const nearHole = flagAt(answers, `${path}nearHole`) === true;
  const asksEnd = nearHole && view.rules.rulings['hole-drags-each-move'] === 'last-move';
  const endsHere = asksEnd && flagAt(answers, `${path}endsHere`) === true;
  const hex: Blocks = [
    chipsChoice(`${path}terrain`, move.terrain, value, [OPEN, ...TERRAINS], (one) =>
      nameOf(one === OPEN ? null : one),
    ),
    switchesBlock([
      { id: `${path}nearHole`, label: move.nearHole, on: nearHole },
      asksEnd && { id: `${path}endsHere`, label: move.endsHere, on: endsHere },
    ]),
  ];
  const steps: Block[] = [];
  const leavesHole = piece.terrain === 'Black Hole';
  const bare = { terrain, ...(nearHole && { nearHole }), ...(endsHere && { endsHere }) };
  let entry: Entry = bare;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const entering = resolveEntry(piece, entry, view.rules, leavesHole);
    if (entering.done) return { bare, entry, hex, steps, isDone: true };
    const next = asked(view, entry, entering.need, answers, path);
    steps.push(next.block);
    if (next.entry === null) break;
    entry = next.entry;
  }
  return { bare, entry, hex, steps, isDone: false };
};

/** Movement: one space. */
export const movePage = (view: View, about: SubjectId, answers: Answers): Page | null => {
  const piece = view.pieceOf(about);
  if (!piece) return null;
  const { move: words, attack } = view.words.pages;
  const out = breakOutAsked(view, piece, answers);
  const { entry, hex, steps, isDone } = hexAsked(view, piece, answers);
  const ontoFriend = flagAt(answers, 'ontoFriend') === true;
  const turn = turning(words, answers, rotationsOf(piece).value, readsRule('Movement'));
  const command: CommandOf<'move'> = {
    type: 'move',
    ship: about,
    ...turn.told,
    ...(ontoFriend ? { ontoFriend } : {}),
    ...out.told,
    enters: entry,
  };
  const isReady = isDone && !out.isOpen;
  return laidOut({
    title: words.title,
    kicker: view.nameOf(about),
    team: piece.team,
    blocks: [
      turn.block,
      out.block,
      hex,
      switchAt('ontoFriend', words.ontoFriend, ontoFriend, readsRule('Movement')),
      steps,
    ],
    primary: isReady
      ? view.tried(command, { label: words.go, opens: 'back' })
      : { label: words.go, why: attack.missing },
    secondary: isReady && view.anyway(command),
  });
};
