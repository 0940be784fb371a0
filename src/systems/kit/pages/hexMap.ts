import type { Sign } from '../../../core/drawing/drawing';
import * as grid from '../../../core/hex/hex';
import { groupOf, type Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, RadarHex, Tap } from '../../../core/pages/page';
import { oneAt } from './answered';
import { chipsChoice } from './choices';

export interface Lying<Kind extends string> extends grid.Hex {
  readonly kind: Kind;
}

/** What a page without a game has on its map, by its hex: `2,-1`. */
export const onMap = <Kind extends string>(
  answers: Answers,
  kinds: readonly Kind[],
): readonly Lying<Kind>[] =>
  Object.entries(groupOf(answers['map'])).flatMap(([hex, put]) => {
    const [q = NaN, r = NaN] = hex.split(',').map(Number);
    const kind = kinds.find((one) => one === put);
    return kind && Number.isInteger(q + r) ? [{ q, r, kind }] : [];
  });

interface HexMap<Kind extends string> extends Omit<BlockOf<'radar'>, 'block' | 'hexes' | 'turns'> {
  readonly lying: readonly Lying<Kind>[];
  /** How far it shows at least, in hexes. */
  readonly rings?: number;
  /** What a tap can put there beside the other piece. */
  readonly puts: readonly Kind[];
  readonly signs: Readonly<Record<Kind, Sign>>;
  readonly say: { readonly puts: string; readonly put: (kind: Kind | null) => string };
  readonly stateOf: (hex: grid.Hex) => RadarHex['state'];
  /** Puts it there, or takes it away where the same lies there; without a kind the other piece, so turned. */
  readonly put: (kind: Kind | null, hex: grid.Hex, facing: number) => Tap;
}

const RINGS = 4;
/** Where a piece looks that nobody has turned yet: at the one in the middle. */
const BACK = 3;

/** The hexes around a piece, where another one is, and what lies about. */
export const hexMap = <Kind extends string>(
  answers: Answers,
  { lying, rings = RINGS, puts, signs, say, stateOf, put, ...radar }: HexMap<Kind>,
): readonly Block[] => {
  const { target, isMap } = radar;
  const chosen = oneAt(answers, 'put', puts) ?? (isMap ? (puts[0] ?? null) : null);
  const facing = target?.facing ?? BACK;
  const hexOf = (hex: grid.Hex): RadarHex => {
    const kind = lying.find((one) => grid.isSameHex(one, hex))?.kind;
    return {
      ...hex,
      distance: grid.stepsBetween(grid.ORIGIN, hex),
      state: stateOf(hex),
      ...(kind ? { sign: signs[kind] } : {}),
      tap: put(chosen, hex, facing),
    };
  };
  const far = target ? grid.stepsBetween(grid.ORIGIN, target) : 0;
  const hexes = grid
    .hexesWithin(Math.max(rings, far))
    .filter((hex) => !grid.isSameHex(hex, grid.ORIGIN));
  return [
    {
      block: 'radar',
      ...radar,
      hexes: hexes.map(hexOf),
      ...(target ? { turns: grid.SIDES.map((side) => put(null, target, side)) } : {}),
    },
    chipsChoice('put', say.puts, chosen, isMap ? puts : [null, ...puts], say.put),
  ];
};
