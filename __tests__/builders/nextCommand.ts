import type { Played } from '../../src/core/game/log';
import type { Command, GameSetup, System } from '../../src/core/game/system';
import type { Act, PageRef } from '../../src/core/pages/page';

const MOST_PAGES = 40;

/** Every act on a page, wherever it stands: an act is what has a label, and a command or a page to open. */
const actsIn = (shown: unknown): readonly Act[] => {
  if (Array.isArray(shown)) return shown.flatMap(actsIn);
  if (typeof shown !== 'object' || shown === null) return [];
  const within = Object.values(shown).flatMap(actsIn);
  const isAct = 'label' in shown && ('command' in shown || 'opens' in shown);
  // What has a label and one of these two is an act: no other part of a page has them.
  return isAct ? [shown as Act, ...within] : within;
};

/** The first command that the pages of a game show, from the bridge inwards, and that is taken. */
export const nextCommand = (
  system: System,
  setup: GameSetup,
  { state }: Pick<Played, 'state'>,
): Command => {
  const { bridge, page } = system.words.en.shows;
  const seen = new Set<string>();
  const ahead: PageRef[] = [];
  const look = (shown: unknown): Command | null => {
    const acts = actsIn(shown).filter(({ why }) => why === undefined);
    const taken = acts.find(
      ({ command }) => command && system.decide(setup, state, command).ok,
    )?.command;
    if (taken) return taken;
    for (const { opens } of acts)
      if (typeof opens === 'object' && !seen.has(JSON.stringify(opens))) {
        seen.add(JSON.stringify(opens));
        ahead.push(opens);
      }
    return null;
  };
  let found = look(bridge(setup, state));
  for (let next = ahead.shift(); !found && next && seen.size < MOST_PAGES; next = ahead.shift())
    found = look(page(setup, state, next, {}));
  if (!found) throw new Error('no page shows a command that is taken');
  return found;
};
