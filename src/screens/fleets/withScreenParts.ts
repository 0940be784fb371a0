import type { Act, Block, Page } from '../../core/pages/page';
import { changedCards, type OpenFleet } from '../../stores/fleetStore';
import type { Words } from '../../words/words';

/** The page of a card, which is on another tab. */
export const CARD = 'card';

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

const fleetActs = ({ header }: OpenFleet, say: Say): readonly Act[] => [
  { label: say.complete, detail: say.completeDetail, opens: { page: 'complete' } },
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
  blocks: [
    ...changedBlocks(fleet, say),
    ...page.blocks,
    ...draftBlocks(fleet, say),
    { block: 'acts', label: say.more, style: 'list', acts: fleetActs(fleet, say) },
  ],
});
