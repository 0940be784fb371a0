/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */

/** What a die may show: a number that is summed over the dice, and its chance. */
export interface Face {
  readonly chance: number;
  readonly sum: number;
}

/** What a handful of dice may sum up to. A sum may stand more than once; the chances add up to 1. */
interface RollSums {
  readonly chances: Float64Array;
  readonly sums: Float64Array;
}

/** Pascal's triangle, row n from n · (dice + 1). */
function waysToChoose(dice: number): Float64Array {
  const width = dice + 1;
  const ways = new Float64Array(width * width);
  for (let n = 0; n <= dice; n += 1) {
    ways[n * width] = 1;
    for (let k = 1; k <= n; k += 1) {
      ways[n * width + k] = ways[(n - 1) * width + k - 1]! + ways[(n - 1) * width + k]!;
    }
  }
  return ways;
}

function powers(faces: readonly Face[], dice: number): Float64Array {
  const width = dice + 1;
  const table = new Float64Array(faces.length * width);
  faces.forEach(({ chance }, face) => {
    table[face * width] = 1;
    for (let n = 1; n <= dice; n += 1) {
      table[face * width + n] = table[face * width + n - 1]! * chance;
    }
  });
  return table;
}

/** How many ways there are to deal the dice to the faces, their order aside. */
function dealCount(faces: number, dice: number): number {
  let count = 1;
  for (let face = 1; face < faces; face += 1) count = (count * (dice + face)) / face;
  return Math.round(count);
}

/** Like faces made one: the fewer there are, the fewer rolls there are to tell apart. */
export function mergeFaces(faces: readonly Face[]): readonly Face[] {
  const chances = new Map<number, number>();
  for (const { sum, chance } of faces) chances.set(sum, (chances.get(sum) ?? 0) + chance);
  return [...chances].map(([sum, chance]) => ({ sum, chance }));
}

/** Every roll of `dice` dice as a multiset of faces: so many dice show the first face, so many the second … */
export function rollSums(die: readonly Face[], dice: number): RollSums {
  const faces = mergeFaces(die);
  const last = faces.length - 1;
  const width = dice + 1;
  const ways = waysToChoose(dice);
  const power = powers(faces, dice);
  const values = faces.map(({ sum }) => sum);
  const size = dealCount(faces.length, dice);
  const chances = new Float64Array(size);
  const sums = new Float64Array(size);
  let at = 0;

  const dealLast = (left: number, chance: number, sum: number): void => {
    chances[at] = chance * power[last * width + left]!;
    sums[at] = sum + left * values[last]!;
    at += 1;
  };

  const deal = (face: number, left: number, chance: number, sum: number): void => {
    const next = face + 1 === last ? null : deal;
    for (let n = 0; n <= left; n += 1) {
      const shown = chance * ways[left * width + n]! * power[face * width + n]!;
      if (next) next(face + 1, left - n, shown, sum + n * values[face]!);
      else dealLast(left - n, shown, sum + n * values[face]!);
    }
  };

  if (last === 0) dealLast(dice, 1, 0);
  else deal(0, dice, 1, 0);
  return { chances, sums };
}
