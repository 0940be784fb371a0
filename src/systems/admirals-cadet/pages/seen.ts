import type { GameState } from '../../../core/game/state';
import type { Command } from '../../../core/game/system';
import type { Act } from '../../../core/pages/page';
import { makeTried } from '../../admirals-shared/pages/tried';
import { readsEntry, type Reads } from '../../kit/pages/reads';
import type { Engine } from '../../admirals-shared/pages/engine';
import type { Source } from '../../admirals-shared/explain';
import { decide } from '../play/decide';
import type { CadetSetup } from '../play/setup';
import { entryForKeyword, entryForRule } from '../reference/cadetReference';
import type { Rules } from '../rules';
import type { CadetWords } from '../words/en';
import type { CadetCommand } from '../play/commands';

/** What pages are made from. */
export interface Seen {
  readonly setup: CadetSetup;
  readonly state: GameState;
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

/** The engine of the first edition, in the words of the table. */
export const ENGINE: Engine<Seen, CadetCommand> = {
  decide: ({ rules, setup, state }, command) => decide(rules, setup, state, command),
  refusal: ({ words }, refusal) => words.system.refusal(refusal),
  lines: ({ setup, state, words }, events) => words.system.events(events, state, setup),
  readsRule,
};

const { anyway: forced, eventsOf, tried } = makeTried(ENGINE);

export { eventsOf, tried };

/** Against the advice of the rules, said as such. */
export const anyway = (
  seen: Seen,
  command: Parameters<typeof forced>[1],
  opens?: 'bridge',
): readonly Act[] =>
  forced(seen, command, {
    label: seen.words.pages.acts.anyway,
    ...(opens === undefined ? {} : { opens }),
  });
