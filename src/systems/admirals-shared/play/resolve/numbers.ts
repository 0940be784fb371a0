/** Numbers as they come in with a command. */

export const isDie = (die: number | undefined): die is number =>
  die !== undefined && Number.isInteger(die) && die >= 1 && die <= 6;

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
