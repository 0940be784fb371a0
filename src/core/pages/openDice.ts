import type { DieFace, FaceValue } from '../dice/die';
import type { Changes } from './answers';
import type { Block, Page } from './page';

/** Dice that a page asks for and that do not lie there yet. */
export interface OpenDice {
  readonly id: string;
  readonly dice: readonly FaceValue[];
  readonly left: number;
  readonly faces: readonly DieFace[];
}

const isThere = (face: DieFace | null): face is DieFace => face !== null;

const openIn = (block: Block): readonly OpenDice[] => {
  if (block.block === 'dice') {
    const { id, dice, count, faces, draws } = block;
    return draws === undefined ? [{ id, dice, left: count - dice.length, faces }] : [];
  }
  if (block.block !== 'diceKinds') return [];
  return block.kinds.flatMap(({ id, dice, count, faces, why }) =>
    why === undefined
      ? [{ id, dice, left: count - dice.length, faces: faces.filter(isThere) }]
      : [],
  );
};

/** All dice that a page asks for now. */
export const openDice = ({
  blocks,
  aside = [],
}: Pick<Page, 'blocks' | 'aside'>): readonly OpenDice[] =>
  [...blocks, ...aside].flatMap(openIn).filter(({ left }) => left > 0);

type Roll = (faces: readonly DieFace[], count: number) => readonly FaceValue[];

/** The answers that a roll of all of them gives. */
export const rolled = (asked: readonly OpenDice[], roll: Roll): Changes =>
  Object.fromEntries(
    asked.map(({ id, dice, faces, left }) => [id, [...dice, ...roll(faces, left)]]),
  );

/** Nobody is asked anything but dice. */
const asksNothingElse = ({ blocks }: Page): boolean =>
  !blocks.some(({ block }) => block === 'choice' || block === 'picks' || block === 'stepper');

const mostRolls = 20;

/** Rolls what a page asks for, and what it asks for next, up to the first decision or the end. */
export function rollOn(
  pageAfter: (changes: Changes) => Page | null,
  roll: Roll,
  goesOn: (page: Page) => boolean,
): Changes {
  let changes: Changes = {};
  for (let time = 0; time < mostRolls; time += 1) {
    const page = pageAfter(changes);
    const asked = page ? openDice(page) : [];
    if (!page || asked.length === 0) break;
    if (time > 0 && !(asksNothingElse(page) && goesOn(page))) break;
    changes = { ...changes, ...rolled(asked, roll) };
  }
  return changes;
}
