import { openSitting, type Open, type Question } from '../../scripts/comparePages/ask';
import { walks } from '../../scripts/comparePages/sittings';
import type { Command } from '../../src/core/game/system';
import { everySystem } from '../builders/everySystem';
import { textsIn } from '../builders/shownTexts';

/** Names as events store them; `set-up` is also a word. */
const storedNames = ({ system }: Open): ReadonlySet<string> =>
  new Set(
    JSON.stringify(system.names)
      .split('"')
      .filter((name) => /^[a-z]+(?:[-:][a-z0-9]+)+$/.test(name) && name !== 'set-up'),
  );

/** Words with a hyphen or a colon inside that are names of data. */
const idsIn = (text: string, known: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(/\w+(?:[-:]\w+)+/g)]
    .map(([word]) => word)
    .filter((word) => known.has(word) || /[a-z]:\w/.test(word));

const STRANGER = 'no-such-thing';

/** What a player types is shown as it is. */
const TYPED = ['name', 'badge', 'text', 'why', 'note'];

/** The command with each of its names in turn replaced by one that the game does not know. */
const estranged = (command: Command): readonly Command[] =>
  Object.entries(command)
    .filter(([key, value]) => key !== 'type' && !TYPED.includes(key) && typeof value === 'string')
    .map(([key]) => ({ ...command, [key]: STRANGER }));

const MOST = 150;

/** The first questions of a game by chance, and every command in it with a strange name. */
const looksAround = (system: string): ReadonlySet<string> => {
  const game = walks(1).find(
    ({ sitting }) => sitting.system === system && sitting.name.startsWith('game-'),
  );
  if (!game) throw new Error(`no game of ${system}`);
  const open = openSitting(game.sitting);
  const known = new Set([...storedNames(open), STRANGER]);
  const found = new Set<string>();
  let asked = 0;
  const look = (question: Question): unknown => {
    asked += 1;
    const shown = open.ask(question);
    for (const text of textsIn(shown))
      for (const id of idsIn(text, known)) found.add(`${id}: ${text}`);
    return shown;
  };
  game.walk({ ...open, isOver: () => asked >= MOST }, (question) => {
    if (question.ask === 'play')
      for (const command of estranged(question.command)) look({ ask: 'try', command });
    return look(question);
  });
  expect(asked).toBeGreaterThan(MOST);
  return found;
};

test.each(everySystem.map(({ id }) => id))(
  '%s shows no id on its pages, in its log or in what it refuses',
  (system) => {
    expect([...looksAround(system)]).toEqual([]);
  },
);
