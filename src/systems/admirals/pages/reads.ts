import { readsEntry, type Reads } from '../../kit/pages/reads';
import * as entries from '../reference/entriesFor';
import type { Command } from '../../../core/game/system';
import type { AdmiralsCommand } from '../play/commands';
import type { Finding } from '../../../core/pages/page';
import type { Line } from '../../admirals-shared/explain';
import type { AdmiralsWords } from '../words/en';

/** What a label opens: the entry of a section, a keyword or a terrain; nothing where there is none. */
export const readsRule = (section: string): Reads => readsEntry(entries.entryForRule(section));
export const readsKeyword = (name: string): Reads => readsEntry(entries.entryForKeyword(name));
export const readsTerrain = (terrain: string): Reads =>
  readsEntry(entries.entryForTerrain(terrain));

/** What a number comes from. */
export const readsSource = (line: Parameters<typeof entries.entryForSource>[0]): Reads =>
  readsEntry(entries.entryForSource(line));

/** A command as a page carries it, checked to be one of ours. */
export const ask = (command: AdmiralsCommand): Command => command;

/** Where a number comes from, a line each, with the rule that it opens. */
export const whyLines = (
  { words }: { readonly words: AdmiralsWords },
  lines: readonly Line[],
): readonly Finding[] =>
  lines.map((line): Finding => {
    const text = words.explain.line(line);
    return { text, rule: line.rule, tone: 'plain', ...readsSource(line) };
  });
