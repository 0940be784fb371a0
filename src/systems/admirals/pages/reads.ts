import { readsEntry, type Reads } from '../../kit/pages/reads';
import {
  entryForKeyword,
  entryForRule,
  entryForSource,
  entryForTerrain,
} from '../reference/entriesFor';
import type { Command } from '../../../core/game/system';
import type { AdmiralsCommand } from '../play/commands';

/** What a label opens: the entry of a section, a keyword or a terrain; nothing where there is none. */
export const readsRule = (section: string): Reads => readsEntry(entryForRule(section));
export const readsKeyword = (name: string): Reads => readsEntry(entryForKeyword(name));
export const readsTerrain = (terrain: string): Reads => readsEntry(entryForTerrain(terrain));

/** What a number comes from. */
export const readsSource = (line: Parameters<typeof entryForSource>[0]): Reads =>
  readsEntry(entryForSource(line));

/** A command as a page carries it, checked to be one of ours. */
export const ask = (command: AdmiralsCommand): Command => command;
