import { sidesOf, type DieFace, type FaceValue } from '../core/dice/die';

/** Dice of the app's own, for those who like them: any die, each of its sides as likely as the others. */
export function rollDice(faces: readonly DieFace[], count: number): readonly FaceValue[] {
  const sides = sidesOf(faces);
  return Array.from({ length: count }, () => Math.floor(Math.random() * sides.length)).flatMap(
    (side) => sides.slice(side, side + 1),
  );
}
