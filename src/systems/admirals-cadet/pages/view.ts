import type { Command } from '../../../core/game/system';
import type { AnyView, Seeing } from '../../admirals-shared/pages/view';
import { readsEntry, type Reads } from '../../kit/pages/reads';
import type { Source } from '../../admirals-shared/explain';
import type { Piece } from '../piece';
import type { CadetSetup } from '../play/setup';
import type { Rules } from '../rules';
import type { CadetWords } from '../words/en';
import type { CadetCommand } from '../play/commands';
import type { EntryId } from '../../../core/pages/page';
import { entriesIn } from '../../kit/reference/entryIds';
import { CONTENTS } from '../reference/contents';

const entries = entriesIn(CONTENTS);

/** The entry that tells a rule, by the name of its section; the first of several. */
export const entryForRule = (section: string): EntryId | null => entries.forRule(section);

/** Null for a keyword that the booklet does not have. */
export const entryForKeyword = (name: string): EntryId | null => entries.named(name, 'keyword');

/** What pages are made from. */
export interface View extends AnyView<CadetCommand>, Seeing<Piece> {
  readonly setup: CadetSetup;
  readonly rules: Rules;
  readonly words: CadetWords;
}

/** A command as a page carries it, checked to be one of ours. */
export const ask = (command: CadetCommand): Command => command;

export const readsRule = (section: string): Reads => readsEntry(entryForRule(section));
export const readsKeyword = (name: string): Reads => readsEntry(entryForKeyword(name));

/** What a number comes from: its keyword, its terrain, else the rule that it names. */
export const readsSource = ({ source, rule }: { readonly source: Source; readonly rule: string }) =>
  readsEntry(
    (source.of === 'keyword' ? entryForKeyword(source.keyword) : null) ??
      (source.of === 'terrain' ? entryForRule(source.terrain) : null) ??
      entryForRule(rule),
  );
