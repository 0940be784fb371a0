import type { Answers } from '../../../../core/pages/answers';
import type { CardGlance } from '../../../../core/pages/desks';
import type { Silhouette } from '../../../../core/drawing/drawing';

import { makeKeyword, parseKeyword } from '../../cards/keywordText';
import { ROLES } from '../../cards/terms';
import type { CardKind } from '../../cards/types';
import { SILHOUETTE } from '../../../admirals/pages/shipRow';
import type { AdmiralsWords } from '../../../admirals/words/en';
import type { DeskWords } from './bench';
import { groupAt, listAt, textAt } from '../../../kit/cards/draftParts';

/** `Lethal [2]`, typed so or picked. */
const keywordIn = (keyword: Answers[string]): string => {
  if (typeof keyword === 'string') return makeKeyword(parseKeyword(keyword));
  const { name, value } = groupAt({ keyword }, 'keyword');
  const named = typeof name === 'string' ? name : '';
  return typeof value === 'string' || typeof value === 'number'
    ? makeKeyword({ name: named, value })
    : named;
};

/** Only what the draft has: an empty group would be a filter of its own. */
const filled = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== ''));

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const namedIn = (draft: Answers) => ({ code: textAt(draft, 'code'), name: textAt(draft, 'name') });

const NOTHING = { kicker: '', groups: {}, words: [] };

type Words = Pick<DeskWords, 'cardDesk'>;

/** What a glance at a ship shows beside its names and keywords. */
export interface ShipLook {
  readonly role: string;
  readonly type: string;
  readonly faction: string;
  readonly silhouette: Silhouette | null;
}

export const shipGlance = (
  { cardDesk: { groups } }: Words,
  draft: Answers,
  { role, type, faction, silhouette }: ShipLook,
): CardGlance => ({
  ...namedIn(draft),
  kicker: joined(role, type, faction),
  ...(silhouette ? { silhouette } : {}),
  groups: filled({ [groups.faction]: faction, [groups.role]: role }),
  words: [textAt(draft, 'class'), ...listAt(draft, 'keywords').map(keywordIn)].filter(Boolean),
});

const shipLook = (draft: Answers): ShipLook => {
  const role = ROLES.find((one) => one === draft.role) ?? null;
  const type = textAt(draft, 'type');
  return {
    role: role ?? '',
    type: type === 'Standard' ? '' : type,
    faction: textAt(draft, 'allegiance'),
    silhouette: role && SILHOUETTE[role],
  };
};

/** A card at a glance; a draft shows what it has. */
export const glanceAt = (words: AdmiralsWords, kind: CardKind, draft: Answers): CardGlance => {
  switch (kind) {
    case 'ship':
      return shipGlance(words, draft, shipLook(draft));
    case 'list': {
      const faction = textAt(draft, 'allegiance');
      const { groups } = words.cardDesk;
      return {
        ...NOTHING,
        ...namedIn(draft),
        kicker: faction,
        groups: filled({ [groups.faction]: faction }),
      };
    }
    case 'weapon':
    case 'order':
    case 'commander':
    case 'flight-group':
      return { ...NOTHING, ...namedIn(draft) };
  }
};
