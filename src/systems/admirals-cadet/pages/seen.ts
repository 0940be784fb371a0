import type { GameState } from '../../../core/game/state';
import type { Command } from '../../../core/game/system';
import type { Act, EntryId } from '../../../core/pages/page';
import type { Source } from '../../admirals/editions';
import type { CadetCommand } from '../play/commands';
import { decide } from '../play/decide';
import type { CadetSetup } from '../play/setup';
import { entryForKeyword, entryForRule } from '../reference/cadetReference';
import type { Rules } from '../rules';
import type { CadetWords } from '../words/en';

/** What pages are made from. */
export interface Seen {
  readonly setup: CadetSetup;
  readonly state: GameState;
  readonly rules: Rules;
  readonly words: CadetWords;
}

/** A command as a page carries it, checked to be one of ours. */
export const ask = (command: CadetCommand): Command => command;

const found = (entry: EntryId | null): { readonly entry?: EntryId } =>
  entry === null ? {} : { entry };

export const readsRule = (section: string) => found(entryForRule(section));
export const readsKeyword = (name: string) => found(entryForKeyword(name));

/** What a number comes from: its keyword, its terrain, else the rule that it names. */
export const readsSource = ({ source, rule }: { readonly source: Source; readonly rule: string }) =>
  found(
    (source.of === 'keyword' ? entryForKeyword(source.keyword) : null) ??
      (source.of === 'terrain' ? entryForRule(source.terrain) : null) ??
      entryForRule(rule),
  );

const refusalOf = ({ rules, setup, state, words }: Seen, command: CadetCommand): string | null => {
  const decision = decide(rules, setup, state, command);
  return decision.ok ? null : words.system.refusal(decision);
};

/** What a tap asks for; greyed with the engine's reason where it would be refused. */
export const tried = (
  seen: Seen,
  command: CadetCommand,
  act: Omit<Act, 'command' | 'why'>,
): Act => {
  const why = refusalOf(seen, command);
  return why === null ? { ...act, command: ask(command) } : { ...act, why };
};

/** The same against the advice of the rules; none where there is no such advice, or no way round it. */
export const anyway = (seen: Seen, command: CadetCommand, opens?: 'bridge'): readonly Act[] => {
  const why = refusalOf(seen, command);
  // Only commands that take advice have the field; the others refuse it as they did before.
  const forced = { ...command, override: true } as CadetCommand;
  if (why === null || refusalOf(seen, forced) !== null) return [];
  const { anyway: label } = seen.words.pages.acts;
  return [
    {
      label,
      detail: why,
      tone: 'warning',
      command: ask(forced),
      ...(opens === undefined ? {} : { opens }),
    },
  ];
};
