import { FLAGSHIP, type Silhouette } from '../../../core/drawing/drawing';
import { isSameHex, sideAt, type Hex } from '../../../core/hex/hex';
import type { Stand } from '../../../core/hex/stand';
import type { Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, Tap } from '../../../core/pages/page';
import { countAt } from '../../kit/pages/answered';
import { hexMap, onMap } from '../../kit/pages/hexMap';
import { placeBetween } from '../../kit/play/spots';
import { laidAround, type Laid } from '../play/map';
import { LAID } from '../play/names';
import { OBJECTS } from '../rules/space';
import { OBJECT_SIGN, TORPEDO, type OnMap } from '../signs';
import { words, type SolarView } from './view';

/** What is known of the hexes around a piece, seen with its bow up, and what a tap there does. */
export interface Space {
  /** What a tap can put there beside the other piece. */
  readonly puts: readonly OnMap[];
  readonly objects: readonly Laid[];
  readonly at: (piece: string) => Stand | null;
  readonly put: (what: string, hex: Hex, facing: number) => Tap;
}

/** Without a game all of it is kept by the page. */
export const toldSpace = (answers: Answers): Space => {
  const objects = onMap(answers, OBJECTS).map((one) => ({ ...one, piece: '', name: '' }));
  return {
    puts: ['planet', 'nebula', 'asteroids', 'ship'],
    objects,
    at: (piece) => {
      const [q, r] = [countAt(answers, `at.${piece}.q`), countAt(answers, `at.${piece}.r`)];
      return q === null || r === null ? null : { q, r, facing: 0 };
    },
    put: (what, { q, r }) => {
      if (!Object.hasOwn(OBJECT_SIGN, what)) return { answers: { [`at.${what}`]: { q, r } } };
      const isThere = objects.some((one) => one.kind === what && isSameHex(one, { q, r }));
      return { answers: { [`map.${q},${r}`]: isThere ? null : what } };
    },
  };
};

/** In a game it is kept with the game. */
export const spaceAround = ({ state }: SolarView, ship: string): Space => ({
  puts: LAID,
  objects: laidAround(state, ship),
  at: (piece) => {
    const place = placeBetween(state, ship, piece);
    return place && { ...place.hex, facing: place.facing };
  },
  put: (what, { q, r }, facing) => {
    const stands = { hex: { q, r }, facing: sideAt(facing) };
    return { command: { type: 'place', ship, what, stands } };
  },
});

interface Radar
  extends
    Pick<BlockOf<'radar'>, 'id' | 'label' | 'spoken' | 'isMap'>,
    Pick<Parameters<typeof hexMap<OnMap>>[1], 'stateOf' | 'rings'> {
  readonly team: string;
  /** What stands in the middle, where it is no ship. */
  readonly silhouette?: Silhouette;
  /** The other piece, and where it is. */
  readonly piece: string;
  readonly target: (Stand & { readonly team: string }) | null;
}

/** The hexes around a piece, where another one is, and what lies about. */
export const radarBlocks = (
  answers: Answers,
  { puts, objects, put }: Space,
  { team, silhouette = FLAGSHIP, piece, target, ...radar }: Radar,
): readonly Block[] => {
  const isTorpedo = objects.some((one) => one.piece === piece && one.kind === 'torpedo');
  return hexMap(answers, {
    ...radar,
    puts,
    lying: objects
      .filter((one) => one.piece === '' || one.piece !== piece)
      .map(({ q, r, kind }) => ({ q, r, kind: kind === 'moon' ? 'planet' : kind })),
    signs: OBJECT_SIGN,
    say: words.radar,
    put: (kind, hex, facing) => put(kind ?? piece, hex, facing),
    attacker: { silhouette, team },
    target: target && { silhouette: isTorpedo ? TORPEDO : FLAGSHIP, ...target },
  });
};
