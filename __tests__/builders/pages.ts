import { withAnswer, type Answer, type Answers } from '../../src/core/pages/answers';
import type { Act, Block, BlockName, BlockOf, Page } from '../../src/core/pages/page';
import { makeView, type View } from '../../src/systems/admirals/pages/view';
import { parseCommand } from '../../src/systems/admirals/play/commands';
import { en } from '../../src/systems/admirals/words/en';
import { play, stateOf, type Battle } from './battle';
import type { AdmiralsCommand } from '../../src/systems/admirals/play/commands';

/** What the pages of a battle are made from. */
export const seenIn = (battle: Battle): View =>
  makeView(battle.setup, stateOf(battle), battle.rules, en);

const blocksIn = ({ blocks, aside = [] }: Page): readonly Block[] => [...blocks, ...aside];

export const blocksOf = <Name extends BlockName>(
  page: Page,
  name: Name,
): readonly BlockOf<Name>[] =>
  blocksIn(page).filter((block): block is BlockOf<Name> => block.block === name);

export const blockOf = <Name extends BlockName>(page: Page, name: Name): BlockOf<Name> => {
  const [first] = blocksOf(page, name);
  if (!first) throw new Error(`no ${name} on ${page.title}`);
  return first;
};

/** A page in use: what was touched on it so far, and the page that this makes. */
export interface Screen {
  readonly battle: Battle;
  readonly answers: Answers;
  readonly page: Page;
  readonly make: (view: View, answers: Answers) => Page | null;
}

const drawn = (battle: Battle, make: Screen['make'], answers: Answers): Screen => {
  const page = make(seenIn(battle), answers);
  if (!page) throw new Error('no such page');
  return { battle, answers, page, make };
};

export const openPage = (battle: Battle, make: Screen['make']): Screen => drawn(battle, make, {});

/** Answers by path, one after the other, as controls put them. */
export const tell = (screen: Screen, told: Readonly<Record<string, Answer>>): Screen =>
  Object.entries(told).reduce(
    (now, [path, value]) => drawn(now.battle, now.make, withAnswer(now.answers, path, value)),
    screen,
  );

/** Enters faces in the dice block that is asked for now. */
export const roll = (screen: Screen, ...dice: readonly number[]): Screen => {
  const open = blocksOf(screen.page, 'dice').find((block) => block.dice.length < block.count);
  if (!open) throw new Error('no dice are asked for');
  return tell(screen, { [open.id]: dice });
};

/** Taps an act: its answers. */
export const tap = (screen: Screen, act: Act | undefined): Screen => {
  if (!act) throw new Error('no such act');
  return tell(screen, act.answers ?? {});
};

/** Taps the act with this label among the buttons. */
export const press = (screen: Screen, label: string): Screen =>
  tap(
    screen,
    [
      ...blocksOf(screen.page, 'acts').flatMap(({ acts }) => acts),
      ...(screen.page.primary ? [screen.page.primary] : []),
      ...(screen.page.secondary ?? []),
    ].find((act) => act.label === label),
  );

/** Plays the one command of the page, as it would come back from storage. */
export const apply = ({ page, battle }: Screen): Battle => {
  const { command, why } = page.primary ?? {};
  if (!command) throw new Error(`nothing to play: ${why ?? ''}`);
  const read = parseCommand(JSON.parse(JSON.stringify(command)));
  if (!read.ok) throw new Error(JSON.stringify(read));
  const checked: AdmiralsCommand = read.value;
  return play(battle, checked);
};
