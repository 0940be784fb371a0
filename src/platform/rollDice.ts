/** Dice of the app's own, for those who like them. */
export function rollDice(count: number): readonly number[] {
  return Array.from({ length: count }, () => 1 + Math.floor(Math.random() * 6));
}
