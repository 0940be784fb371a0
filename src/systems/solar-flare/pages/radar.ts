import { FLAGSHIP } from '../../../core/drawing/drawing';
import type { Stand } from '../../../core/hex/stand';
import type { Answers } from '../../../core/pages/answers';
import type { Block, BlockOf } from '../../../core/pages/page';
import { hexMap, onMap } from '../../kit/pages/hexMap';
import { OBJECTS, type SpaceObject } from '../rules/space';
import { OBJECT_SIGN, type OnMap } from '../signs';
import { words } from './view';

/** Part 5: what the table has put on the map. */
export const objectsOn = (answers: Answers): readonly SpaceObject[] => onMap(answers, OBJECTS);

interface Radar
  extends
    Pick<BlockOf<'radar'>, 'id' | 'label' | 'spoken' | 'isMap'>,
    Pick<Parameters<typeof hexMap<OnMap>>[1], 'puts' | 'stateOf'> {
  readonly team: string;
  readonly target: (Stand & { readonly team: string }) | null;
}

/** The hexes around a piece, where another one is, and what lies between them. */
export const radarBlocks = (
  answers: Answers,
  { team, target, ...radar }: Radar,
): readonly Block[] =>
  hexMap(answers, {
    ...radar,
    signs: OBJECT_SIGN,
    say: words.radar,
    attacker: { silhouette: FLAGSHIP, team },
    target: target && { silhouette: FLAGSHIP, ...target },
  });
