import type { Block, SwitchView } from '../../../../core/pages/page';
import { memoWhile } from '../../../kit/pages/memo';
import { nearSwitch, reachesOf, type Reach } from '../../../kit/pages/nearby';
import { shipName } from '../../../kit/play/ships';
import type { AnyStrikeAim } from '../../play/commands';
import { nearPairs, nearPath } from './aiming';
import { askedSwitches, switchBlocks } from './asked';
import { sumBlock } from './modifiers';
import { ENDS, type At, type End, type Striking } from './striking';

/** A piece that changes a strike when it is within so many hexes of one of the two. */
interface Neighbour<Of extends Striking> extends Reach<Of['answer']> {
  readonly piece: Of['piece'];
  readonly end: End;
}

interface Around<Of extends Striking> {
  /** The strike with nobody near. */
  readonly alone: Of['answer'] | null;
  readonly neighbours: readonly Neighbour<Of>[];
}

const findAround = <Of extends Striking>({ edition, view, aim }: At<Of>): Around<Of> => {
  const { answerTo, neighbours } = edition;
  const by = (near: Partial<Pick<AnyStrikeAim, End>>): Of['answer'] | null =>
    answerTo(view, { ...aim, nearAttacker: [], nearTarget: [], ...near });
  const others = neighbours.others(view, aim);
  const alone = others.length === 0 ? null : by({});
  if (!alone) return { alone, neighbours: [] };
  const at = (piece: Of['piece'], end: End, distance: number) =>
    by({ [end]: [{ ship: piece.id, distance }] }) ?? alone;
  return {
    alone,
    neighbours: others.flatMap((piece) =>
      ENDS.flatMap((end) =>
        reachesOf(alone, (distance) => at(piece, end, distance), neighbours.figures).map(
          (reach) => ({ piece, end, ...reach }),
        ),
      ),
    ),
  };
};

const aroundKnown = memoWhile<unknown>();

/** Every piece that would change this strike if it were near; the table knows whether it is. */
const aroundOf = <Of extends Striking>(at: At<Of>): Around<Of> => {
  const alone: AnyStrikeAim = { ...at.aim, nearAttacker: [], nearTarget: [] };
  // Kept for this state of a game of this edition, and made here alone.
  return aroundKnown(at.view.state, JSON.stringify(alone), () => findAround(at)) as Around<Of>;
};

const neighbourSwitches = <Of extends Striking>(at: At<Of>): readonly SwitchView[] => {
  const { edition, view, answers, aim } = at;
  const { alone, neighbours } = aroundOf(at);
  if (!alone) return [];
  return neighbours.map(({ piece, end, within, result }) => {
    const name = shipName(view.state, piece.id);
    const other = shipName(view.state, end === 'nearAttacker' ? aim.attacker : aim.target);
    const pairs = nearPairs(view, answers, aim, end);
    return nearSwitch(
      { path: nearPath(end, aim.target), pairs, ship: piece.id, within },
      {
        id: `${end} ${piece.id} ${within}`,
        label: view.words.strikePages.within(name, other, within),
        ...edition.neighbours.shown(view, piece, alone, result),
      },
    );
  });
};

const unaskedKnown = memoWhile<Striking['answer']['open']>();

/** The sentences on cards that only the table can answer, whether it has or not. */
const unasked = <Of extends Striking>({ edition, view, aim }: At<Of>) => {
  const silent = { ...aim, asked: [] };
  return unaskedKnown(
    view.state,
    JSON.stringify(silent),
    () => edition.answerTo(view, silent)?.open ?? [],
  );
};

/** What only the table can say: conditions on cards, who is near, what is used for this strike. */
const tableBlocks = <Of extends Striking>(at: At<Of>): readonly Block[] => {
  const { edition, view, answers, answer } = at;
  const { tableKnows, distanceMatters } = view.words.strikePages;
  const switches = [
    ...edition.ownSwitches(at),
    ...askedSwitches(unasked(at), answers),
    ...neighbourSwitches(at),
  ];
  const needsDistance = answer.open.some(({ on }) => on === 'distance');
  return [
    ...switchBlocks(tableKnows, switches),
    ...(needsDistance ? [{ block: 'text', text: distanceMatters } as const] : []),
  ];
};

/** What only the table can say, and what all of it adds up to: there as soon as anything could count. */
export const reasonBlocks = <Of extends Striking>(at: At<Of>): readonly Block[] => {
  const { edition, view, answers, answer } = at;
  const { modifiers } = answer;
  const table = tableBlocks(at);
  return table.length > 0 || modifiers.modifiers.length > 0
    ? [...table, sumBlock(edition, view, modifiers, answers)]
    : table;
};
