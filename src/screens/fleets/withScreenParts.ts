import type { Act, Block, Page } from '../../core/pages/page';
import { changedCards, type OpenFleet } from '../../stores/fleetStore';
import type { Words } from '../../words/words';

type Say = Words['fleets']['fleet'];

const changedBlocks = ({ fleet, shelf }: OpenFleet, say: Say): readonly Block[] => {
  const changed = changedCards(fleet, shelf);
  if (changed.length === 0) return [];
  return [
    { block: 'text', text: say.changed(changed.map(({ name }) => name)), tone: 'warning' },
    { block: 'acts', style: 'row', acts: [{ label: say.takeNew }, { label: say.keepOld }] },
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
    { block: 'acts', label: say.more, style: 'list', acts: fleetActs(fleet, say) },
  ],
});
