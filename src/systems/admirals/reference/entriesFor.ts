import type { EntryId } from '../../../core/pages/page';
import type { Icon } from '../../admirals-shared/cards/terms';
import type { Source } from '../../admirals-shared/explain';
import type { Phase } from '../../admirals-shared/play/names';
import { entriesIn } from '../../kit/reference/entryIds';
import { CONTENTS } from './contents';

const entries = entriesIn(CONTENTS);

/** Numbers by which the rulebook itself refers to rules that stand elsewhere. */
const MISPRINTS: Readonly<Record<string, string>> = { '3B': '3A-03', '5A-03': '5A-02' };

/** The entry that tells a numbered rule, however it is written: `5F-03 I`, `5f.03`, `5E, 5F-01`. */
export const entryForRule = (section: string): EntryId | null => {
  const [first = ''] = section.split(',');
  return entries.forRule(MISPRINTS[first] ?? first);
};

/** Null for a keyword that the rulebook does not have. */
export const entryForKeyword = (name: string): EntryId | null => entries.named(name, 'keyword');

export const entryForTerrain = (terrain: string): EntryId | null =>
  entries.named(terrain, 'terrain');

/** What a number, a modifier or a save comes from: its keyword or terrain, else the rule that it names. */
export const entryForSource = ({
  source,
  rule,
}: {
  readonly source: Source;
  readonly rule: string;
}): EntryId | null => {
  const own =
    (source.of === 'keyword' && entryForKeyword(source.keyword)) ||
    (source.of === 'terrain' && entryForTerrain(source.terrain));
  return own || entryForRule(rule);
};

export const ENTRY_OF_ICON: Readonly<Record<Icon, EntryId>> = {
  lock: 'target-lock',
  hit: 'hit',
  critical: 'critical-hit',
  direct: 'direct-hit',
};

export const ENTRY_OF_PHASE: Readonly<Record<Phase, EntryId>> = {
  'set-up': 'setup',
  command: 'command-phase',
  action: 'action-phase',
  refresh: 'refresh-phase',
};
