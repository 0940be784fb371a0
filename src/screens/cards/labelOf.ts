import type { Tapped } from '../../core/pages/answers';
import type { Act, Block, Item, Page } from '../../core/pages/page';

const isSame = (one: Tapped | undefined, other: Tapped): boolean =>
  one === other || (one !== undefined && JSON.stringify(one) === JSON.stringify(other));

const actsOfItem = ({ act, acts = [], count }: Item): readonly (Act | undefined)[] => [
  act,
  ...acts,
  count?.less,
  count?.more,
];

const actsIn = (block: Block): readonly (Act | undefined)[] => {
  if (block.block === 'acts') return block.acts;
  if (block.block === 'chips') return block.chips.map(({ act }) => act);
  if (block.block === 'items') return [...block.items.flatMap(actsOfItem), block.add];
  return [];
};

/** The label of the control that a path belongs to. */
const controlAt = (block: Block, path: string): string | undefined => {
  if (block.block === 'switches') return block.switches.find(({ id }) => id === path)?.label;
  if (block.block === 'zones') return block.zones.find((zone) => zone.path === path)?.label;
  if (block.block === 'grid') {
    const cells = block.rows.flatMap((row) => row.cells);
    return cells.some(({ answers }) => Object.hasOwn(answers, path)) ? block.label : undefined;
  }
  const isHere = 'id' in block && (block.id === path || path.startsWith(`${block.id}.`));
  return isHere ? block.label : undefined;
};

/** What a change is called on the page on which it was made. */
export const labelOf = (page: Page, changes: Tapped): string | undefined => {
  const [path = ''] = Object.keys(changes);
  const blocks = [...page.blocks, ...(page.aside ?? [])];
  const act = [page.primary, ...(page.secondary ?? []), ...blocks.flatMap(actsIn)].find(
    (one) => one && isSame(one.answers, changes),
  );
  if (act) return act.label;
  for (const block of blocks) {
    const label = controlAt(block, path);
    if (label !== undefined) return label;
  }
  return undefined;
};
