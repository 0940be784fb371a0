import type { Answers } from '../../../../core/pages/answers';
import type { CardGlance } from '../../../../core/pages/desks';
import { makeKeyword, parseKeyword } from '../../cards/keywordText';
import { ROLES, type CardKind, type Role } from '../../cards/types';
import { SILHOUETTE } from '../../pages/shipRow';
import type { AdmiralsWords } from '../../words/en';
import { groupAt, listAt, textAt } from './draftParts';

const roleIn = (draft: Answers): Role | null => ROLES.find((role) => role === draft.role) ?? null;

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

/** A card at a glance; a draft shows what it has. */
export const glanceAt = (
  { cardDesk: { groups, reading } }: AdmiralsWords,
  kind: CardKind,
  draft: Answers,
): CardGlance => {
  const named = { code: textAt(draft, 'code'), name: textAt(draft, 'name') };
  const faction = textAt(draft, 'allegiance');
  const type = textAt(draft, 'type');
  const plain = { ...named, kicker: '', groups: {}, words: [] };
  switch (kind) {
    case 'ship': {
      const role = roleIn(draft);
      return {
        ...named,
        kicker: joined(role ?? '', type === 'Standard' ? '' : type, faction),
        ...(role ? { silhouette: SILHOUETTE[role] } : {}),
        groups: filled({ [groups.faction]: faction, [groups.role]: role ?? '' }),
        words: [textAt(draft, 'class'), ...listAt(draft, 'keywords').map(keywordIn)].filter(
          Boolean,
        ),
      };
    }
    case 'weapon': {
      const types = listAt(draft, 'types').filter((one) => typeof one === 'string');
      const [first = ''] = types;
      return { ...plain, kicker: types.join(' · '), groups: filled({ [groups.type]: first }) };
    }
    case 'order': {
      const kicker = joined(type, draft.psionic === true ? reading.psionic : '');
      return { ...plain, kicker, groups: filled({ [groups.type]: type }) };
    }
    case 'list':
      return { ...plain, kicker: faction, groups: filled({ [groups.faction]: faction }) };
    case 'commander':
    case 'flight-group':
      return plain;
  }
};
