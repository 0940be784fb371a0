import type { Sign } from '../../../core/drawing/drawing';
import { hexesWithin, isSameHex, ORIGIN, stepsBetween, type Hex } from '../../../core/hex/hex';
import { groupOf, type Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, RadarHex } from '../../../core/pages/page';
import { oneAt } from './answered';
import { chipsChoice } from './choices';

/** What the table has put on a map, by its hex: `2,-1`. */
export const onMap = <Kind extends string>(
  answers: Answers,
  kinds: readonly Kind[],
): readonly (Hex & { readonly kind: Kind })[] =>
  Object.entries(groupOf(answers['map'])).flatMap(([hex, put]) => {
    const [q = NaN, r = NaN] = hex.split(',').map(Number);
    const kind = kinds.find((one) => one === put);
    return kind && Number.isInteger(q + r) ? [{ q, r, kind }] : [];
  });

interface HexMap<Kind extends string> extends Omit<BlockOf<'radar'>, 'block' | 'hexes'> {
  /** What a tap can put there beside the other piece. */
  readonly puts: readonly Kind[];
  readonly signs: Readonly<Record<Kind, Sign>>;
  readonly say: { readonly puts: string; readonly put: (kind: Kind | null) => string };
  readonly stateOf: (hex: Hex) => RadarHex['state'];
}

const RINGS = 4;

/** The hexes around a piece, where another one is, and what lies about. */
export const hexMap = <Kind extends string>(
  answers: Answers,
  { puts, signs, say, stateOf, ...radar }: HexMap<Kind>,
): readonly Block[] => {
  const put = oneAt(answers, 'put', puts) ?? (radar.isMap ? (puts[0] ?? null) : null);
  const lying = onMap(answers, puts);
  const far = radar.target ? stepsBetween(ORIGIN, radar.target) : 0;
  const hexOf = (hex: Hex): RadarHex => {
    const kind = lying.find((one) => isSameHex(one, hex))?.kind;
    const path = `map.${hex.q},${hex.r}`;
    return {
      ...hex,
      distance: stepsBetween(ORIGIN, hex),
      state: stateOf(hex),
      ...(kind ? { sign: signs[kind] } : {}),
      ...(put === null ? {} : { answers: { [path]: kind === put ? null : put } }),
    };
  };
  const hexes = hexesWithin(Math.max(RINGS, far)).filter((hex) => !isSameHex(hex, ORIGIN));
  return [
    { block: 'radar', ...radar, hexes: hexes.map(hexOf) },
    chipsChoice('put', say.puts, put, radar.isMap ? puts : [null, ...puts], say.put),
  ];
};
