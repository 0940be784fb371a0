import type { Answer } from '../../../../../core/pages/answers';
import type { Silhouette } from '../../../../../core/drawing/drawing';
import type { Block, Option } from '../../../../../core/pages/page';
import { MOST } from '../../../cards/limits';
import { FACINGS } from '../../../cards/terms';
import { choice, stepper } from '../controls';
import { numberAt, textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../bench';

/** Six facings before anything is known of them. */
export const FRESH_FACINGS: Answer = {
  as: 'facings',
  points: Object.fromEntries(FACINGS.map((facing) => [facing, 1])),
};

export const FRESH_POOL: Answer = { as: 'pool', points: 0 };

/** Where a facing's value stands: a draft may have six numbers in place of names. */
const facingPath = (open: Open, at: number): string =>
  Array.isArray(open.draft.shields) ? `shields.${at}` : `shields.points.${FACINGS[at] ?? ''}`;

const facingsBlock = (open: Open, silhouette: Silhouette): Block => ({
  block: 'zones',
  silhouette,
  team: 'A',
  zones: FACINGS.map((label, at) => {
    const path = facingPath(open, at);
    return { label, path, now: numberAt(open.draft, path) ?? 0, max: MOST.shields };
  }),
});

export const hasFacings = ({ draft }: Open): boolean =>
  Array.isArray(draft.shields) || textAt(draft, 'shields.as') === 'facings';

/** The numbers of the shields, by the shape that they have. */
export const shieldValues = (open: Open, silhouette: Silhouette): readonly Block[] => {
  if (hasFacings(open)) return [facingsBlock(open, silhouette)];
  const path = typeof open.draft.shields === 'number' ? 'shields' : 'shields.points';
  return stepper(open, path, open.words.cardDesk.editor.shieldPoints, { max: MOST.shields });
};

/** 3A-01 XIII: one pool, or a value for each side of the hex. */
export const shieldsBlocks = (open: Open, silhouette: Silhouette): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const { shields = null } = open.draft;
  const isHexagon = hasFacings(open);
  const options: readonly Option[] = [
    { value: isHexagon ? FRESH_POOL : shields, label: say.pool },
    { value: isHexagon ? shields : FRESH_FACINGS, label: say.hexagon },
  ];
  return [
    ...choice(open, 'shields', say.shields, {
      style: 'segments',
      options,
      ...open.reads.shields,
    }),
    ...shieldValues(open, silhouette),
  ];
};
