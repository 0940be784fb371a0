import type { Act, Block, Page } from '../../core/pages/page';
import { changedCards, type OpenFleet } from '../../stores/fleetStore';
import type { Words } from '../../words/words';

/** The page of a card, which is on another tab. */
export const CARD = 'card';

/** A new game with this fleet, on another tab. */
export const PLAY = 'play';

type Say = Words['fleets']['fleet'];

const changedBlocks = ({ fleet, shelf }: OpenFleet, say: Say): readonly Block[] => {
  const changed = changedCards(fleet, shelf);
  if (changed.length === 0) return [];
  return [
    { block: 'text', text: say.changed(changed.map(({ name }) => name)), tone: 'warning' },
    { block: 'acts', style: 'row', acts: [{ label: say.takeNew }, { label: say.keepOld }] },
  ];
};

/** Cards that a game cannot be played with yet, each with the way to its editor. */
const draftBlocks = ({ desk, fleet, shelf }: OpenFleet, say: Say): readonly Block[] => {
  const drafts = desk.drafts?.(fleet, shelf) ?? [];
  if (drafts.length === 0) return [];
  const acts = drafts.map(({ id, draft }): Act => ({
    label: say.draft(String(draft['name'] ?? draft['code'] ?? '')),
    opens: { page: CARD, about: id },
  }));
  return [
    { block: 'heading', text: say.drafts(drafts.length) },
    { block: 'text', text: say.draftsDetail },
    { block: 'acts', style: 'list', acts },
  ];
};

/** While something is left to spend, it can be filled with one tap from here, also where the fleet is legal by now. */
const fillBeside = (
  { blocks, primary, secondary = [] }: Page,
  { desk }: OpenFleet,
  say: Say,
): Pick<Page, 'secondary'> => {
  const isBuilt = typeof primary?.opens === 'object' && primary.opens.page === PLAY;
  const isLeft = blocks.some((block) => block.block === 'shares' && block.spent < block.limit);
  if ((isBuilt && !isLeft) || desk.aims.length === 0) return { secondary };
  return { secondary: [{ label: say.complete, opens: { page: 'complete' } }, ...secondary] };
};

const fleetActs = ({ header }: OpenFleet, say: Say): readonly Act[] => [
  { label: say.share, detail: say.shareDetail, opens: { page: 'share' } },
  {
    label: say.about,
    detail: say.aboutDetail(header.tags, header.notes !== ''),
    opens: { page: 'about' },
  },
];

/** The first page of a fleet with what any fleet can do, and what became of its cards. */
export const withScreenParts = (page: Page, fleet: OpenFleet, say: Say): Page => ({
  ...page,
  ...fillBeside(page, fleet, say),
  blocks: [
    ...changedBlocks(fleet, say),
    ...page.blocks,
    ...draftBlocks(fleet, say),
    { block: 'acts', label: say.more, style: 'list', acts: fleetActs(fleet, say) },
  ],
});
