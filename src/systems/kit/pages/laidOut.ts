import type { Act, Block, Chip, Finding, Page, SwitchView } from '../../../core/pages/page';

/** None, one or several, in any depth: what a list is put together from. */
export type Some<One> = One | readonly Some<One>[] | false | null | undefined;
export type Blocks = Some<Block>;

const isList = <One>(some: Some<One>): some is readonly Some<One>[] => Array.isArray(some);

/** All that are there, in their order. */
export const listed = <One extends object>(some: Some<One>): readonly One[] => {
  if (isList(some)) return some.flatMap((one) => listed(one));
  return some ? [some] : [];
};

/** A page as it is put together: lists in any depth, and parts that may be missing. */
export interface Draft extends Omit<Page, 'blocks' | 'aside' | 'primary' | 'secondary'> {
  readonly blocks: Blocks;
  readonly aside?: Blocks;
  readonly primary?: Act | null;
  readonly secondary?: Some<Act>;
}

export const laidOut = ({ blocks, aside, primary, secondary, ...page }: Draft): Page => ({
  ...page,
  blocks: listed(blocks),
  ...(aside === undefined ? {} : { aside: listed(aside) }),
  ...(primary ? { primary } : {}),
  ...(secondary === undefined ? {} : { secondary: listed(secondary) }),
});

const labelled = (label: string | undefined) => (label === undefined ? {} : { label });

/** Chips in a row, and so on: no block where there are none. */
export const chipsBlock = (label: string, some: Some<Chip>): Blocks => {
  const chips = listed(some);
  return chips.length > 0 && { block: 'chips', label, chips };
};

export const actsBlock = (style: 'list' | 'row', some: Some<Act>, label?: string): Blocks => {
  const acts = listed(some);
  return acts.length > 0 && { block: 'acts', ...labelled(label), style, acts };
};

export const findingsBlock = (some: Some<Finding>, label?: string): Blocks => {
  const findings = listed(some);
  return findings.length > 0 && { block: 'findings', ...labelled(label), findings };
};

export const switchesBlock = (some: Some<SwitchView>, label?: string): Blocks => {
  const switches = listed(some);
  return switches.length > 0 && { block: 'switches', ...labelled(label), switches };
};
