/** Any number of sides that take turns as they are seated. */

/** Clockwise, from the one who goes first. */
export const orderFrom = (sides: readonly string[], first: string): readonly string[] => {
  const at = Math.max(0, sides.indexOf(first));
  return [...sides.slice(at), ...sides.slice(0, at)];
};

/** Who is next around the table, and whether a round begins with them; null for nobody. */
export const nextAfter = (
  order: readonly string[],
  side: string,
  isIn: (side: string) => boolean,
): { readonly side: string; readonly isNewRound: boolean } | null => {
  const at = order.indexOf(side);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find(isIn);
  return next === undefined ? null : { side: next, isNewRound: order.indexOf(next) <= at };
};

/** Over as soon as at most one side has anything left. */
export const isOver = (order: readonly string[], isIn: (side: string) => boolean): boolean =>
  order.filter(isIn).length <= 1;
