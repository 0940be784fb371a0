import { deflateRawSync } from 'node:zlib';

import { jsonFault } from '../../src/core/checked/jsonFault';
import type { GameEvent } from '../../src/core/game/events';
import { momentsOf } from '../../src/core/game/history';
import { fold } from '../../src/core/game/reduce';
import { EMPTY_GAME } from '../../src/core/game/state';
import { strangeField } from '../../src/core/outside/checkEvent';
import { checkGame } from '../../src/core/outside/checkGame';
import { LIMITS } from '../../src/core/outside/limits';
import { readOutside } from '../../src/core/outside/readOutside';
import { seen, withoutOddSigns } from '../../src/core/outside/signs';
import { unsqueeze } from '../../src/core/outside/squeeze';
import { parseFleetFile } from '../../src/storage/fleetFile';
import { parseGameFile } from '../../src/storage/gameFile';
import { parsePackFile } from '../../src/storage/packFile';
import { makeGameList } from '../../src/stores/makeGameList';
import { tellFigure } from '../builders/figures';
import { keptFiles } from '../builders/keptFiles';
import { everySystem } from '../builders/everySystem';
import { systemsOf } from '../builders/systemsOf';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

afterAll(closeTestDatabases);

const MEGA = 1_000_000;

/** What it gave, and the milliseconds that this process worked for it: others on the machine do not count. */
const timed = <Value>(act: () => Value): { readonly value: Value; readonly ms: number } => {
  const start = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(start);
  return { value, ms: (user + system) / 1000 };
};

/** So many megabytes of nothing, deflated once. */
const nothing = new Map<number, Buffer>();
const deflated = (mega: number): Buffer => {
  const small = nothing.get(mega) ?? deflateRawSync(new Uint8Array(mega * MEGA), { level: 1 });
  nothing.set(mega, small);
  return small;
};

describe('a code that grows', () => {
  test.each([
    [100, 10],
    [300, 10],
    [300, 8 * MEGA],
  ])('to %d MB and claims %d bytes is refused at once', (mega, claims) => {
    const length = [0, 7, 14, 21].map((bits, n) => ((claims >> bits) & 127) + (n < 3 ? 128 : 0));
    const bomb = Uint8Array.from([...length, ...deflated(mega)]);
    const { value, ms } = timed(() => unsqueeze(bomb, 8 * MEGA));
    tellFigure('codes', `${mega} MB behind a claim of ${claims} bytes, ms`, Math.round(ms));
    expect(value.ok).toBe(false);
    expect(ms).toBeLessThan(1000);
  });
});

describe('a text without end is refused in less than a second', () => {
  test.each([
    ['ten million brackets', () => '['.repeat(10 * MEGA), 'too-deep'],
    ['five million empty groups', () => `[${'{},'.repeat(5 * MEGA)}1]`, 'too-many'],
    ['ten million signs that never end', () => `"${'a'.repeat(10 * MEGA)}`, 'not-json'],
    ['a text that breaks off at its end', () => `[${'"a",'.repeat(MEGA / 4)}`, 'not-json'],
    ['a hundred megabytes', () => ' '.repeat(100 * MEGA), 'file-too-large'],
  ])('%s', (what, make, id) => {
    const text = make();
    const { value, ms } = timed(() => readOutside(text, { ...LIMITS.pack }));
    tellFigure('texts', `${what}, ms`, Math.round(ms));
    expect(value).toMatchObject({ ok: false, problems: [{ why: { id } }] });
    expect(ms).toBeLessThan(1000);
  });

  test('and its place is found where it is a string of ten million signs', () => {
    expect(jsonFault(`{"a": "${'a'.repeat(10 * MEGA)}`)).toEqual({ line: 1, column: 7 });
  });
});

test('a hundred thousand faults are a thousand to read', () => {
  const cards = Array.from({ length: 20_000 }, () => ({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }));
  const packs = [{ id: 'p', name: 'P', cards }];
  const file = { format: 'flagbridge-pack', version: 1, system: 'admirals', packs };
  const read = parsePackFile(JSON.stringify(file));
  expect(read.ok ? 0 : read.problems.length).toBe(1000);
});

describe('the same signs and versions are refused in every file', () => {
  const files = [
    ['game', keptFiles('.game.json')[0] ?? '', parseGameFile],
    ['pack', keptFiles('.pack.json')[0] ?? '', parsePackFile],
    ['fleet', keptFiles('.fleet.json')[0] ?? '', parseFleetFile],
  ] as const;
  const named = (text: string, name: string): string =>
    text.replace(/"(name|notes)": ?"[^"]*"/, (_all, field: string) => `"${field}":"${name}"`);

  test.each(files)('%s', (_kind, text, parse) => {
    expect(parse(text).ok).toBe(true);
    const unseen = ['\u200B', ' \u2060\u200D ', '\u3164', '\uFE0F\u{E0041}', '\u2800'];
    const odd = ['a\u202Eb', 'a\u0007b', 'a\u{FFFFF}b', 'a\uFFFFb', 'a\u2066b', '\uD800'];
    for (const name of [...odd, ...unseen]) {
      expect(parse(named(text, name)).ok).toBe(false);
    }
    for (const version of ['-5', '0', '0.5', '2', '"1"', '{"toString":1}', 'null']) {
      expect(parse(text.replace(/"version": ?1/, `"version":${version}`)).ok).toBe(false);
    }
  });
});

test.each([
  ['\u200B\uFEFF', ''],
  [' \u200D\u3164 ', ''],
  ['Ad\u200Bmiral\u2060', 'Admiral'],
  ['2\tSwift Squadrons\t', '2 Swift Squadrons'],
  ['👩\u200D🚀', '👩\u200D🚀'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['☠\uFE0F', '☠\uFE0F'],
])('what is typed keeps no sign that nobody sees: %j', (typed, name) => {
  expect(seen(withoutOddSigns(typed))).toBe(name);
});

const gamesKept = keptFiles('.game.json').map((file) => {
  const read = parseGameFile(file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const system = everySystem.find(({ id }) => id === read.value.system);
  const setup = system?.parseSetup(read.value.setup);
  if (!system || !setup?.ok) throw new Error('no system or setup');
  return { file, system, setup: setup.value, sent: read.value };
});

/** Steps that version 0.1.0 decided against the rules: a second escape in one activation gave no Moves (8B-05), and a ship was drawn in silence into a core in which another is marked (8B-01). */
const MENDED: Readonly<Record<string, number>> = {
  constructed: 3,
  'two against two': 3,
  open: 2,
};

describe.each(gamesKept)('a game of $sent.system as it was sent', ({ system, setup, sent }) => {
  const { steps, cursor } = sent;

  test('is decided anew, step by step', () => {
    const { value, ms } = timed(() => checkGame(system, setup, steps, cursor));
    tellFigure('games', `deciding ${steps.length} steps of ${sent.name} anew, ms`, Math.round(ms));
    expect(value).toEqual({ ok: true, value: { others: MENDED[sent.name] ?? 0 } });
  });

  test('has no event that its system could not have written', () => {
    const { names } = system;
    const strange = momentsOf(steps).flatMap(({ before, events }) =>
      events.flatMap((event, n) => {
        const state = fold(before, events.slice(0, n));
        const field = strangeField({ names, setup, state }, event);
        return field === null ? [] : [{ field, event }];
      }),
    );
    expect(strange).toEqual([]);
  });
});

/** What was put into games from outside, and froze, crashed or was lost. */
const hostile: readonly (readonly [string, string])[] = [
  ['hull 20,000', '{"type":"track-set","subject":"SHIP","track":"hull","to":20000}'],
  ['hull 5,000,000', '{"type":"track-set","subject":"SHIP","track":"hull","to":5000000}'],
  [
    'a hull above what any card has',
    '{"type":"track-set","subject":"SHIP","track":"hull","to":100}',
  ],
  ['a negative hull', '{"type":"track-set","subject":"SHIP","track":"hull","to":-1}'],
  ['round 1e9', '{"type":"phase-entered","round":1e9,"phase":"refresh"}'],
  ['a way out that every object has', '{"type":"ship-left","ship":"SHIP","how":"hasOwnProperty"}'],
  ['a way out that nobody knows', '{"type":"ship-left","ship":"SHIP","how":"bored"}'],
  ['a number without end', '{"type":"mark-set","subject":"SHIP","mark":"activated","to":1e999}'],
  ['an unknown team', '{"type":"points-scored","team":"nobody","points":1,"why":"x"}'],
  [
    'a name of two megabytes',
    `{"type":"noted","about":"game","note":{"text":"${'x'.repeat(2 * MEGA)}"}}`,
  ],
  ['a text that turns', '{"type":"noted","about":"game","note":{"text":"a\\u202Eb"}}'],
  [
    'a mark on what every object has',
    '{"type":"mark-set","subject":"constructor","mark":"activated","to":1}',
  ],
  [
    'a track on what every object has',
    '{"type":"track-set","subject":"toString","track":"hull","to":1}',
  ],
  ['a card that every object has', '{"type":"card-returned","card":"constructor"}'],
  [
    'a mark that cannot be read',
    '{"type":"mark-set","subject":"SHIP","mark":"nothing","to":"{{{"}',
  ],
];

describe.each(
  gamesKept.filter(
    ({ sent }, n, all) => all.findIndex((one) => one.sent.system === sent.system) === n,
  ),
)('a game of $sent.system is refused, and nothing is stored, with', ({ file, sent }) => {
  const ship = sent.steps[0]?.events.find((event) => event.type === 'ship-entered')?.ship ?? '';

  test.each(hostile)('%s', async (_what, event) => {
    const step = `{"at":1,"command":{"type":"x"},"events":[${event.replace('SHIP', ship)}]}`;
    const text = file.replace(/\]\s*\}\s*$/, `,${step}]}`);
    const database = await migratedDatabase();
    const { readGame } = makeGameList({
      systems: systemsOf(...everySystem),
      open: () => Promise.resolve(database),
      now: () => 1,
      newId: () => 'new',
    });
    expect(await readGame(text)).toMatchObject({ ok: false, problem: { id: 'unreadable-game' } });
    expect(await database.all('SELECT id FROM games')).toEqual([]);
  });
});

test('a step that these rules decide otherwise is taken where it could have been, and counted', () => {
  const [game] = gamesKept;
  if (!game) throw new Error('no game');
  const { system, setup, sent } = game;
  const step = {
    command: { type: 'x' },
    events: [{ type: 'noted', about: 'game', note: { text: 'Late' } }],
  } as const;
  const steps = [...sent.steps, { ...step, at: 1 }];
  expect(checkGame(system, setup, steps, steps.length)).toEqual({ ok: true, value: { others: 1 } });
});

test('a game whose active ship is not in it is refused: its bridge would lead nowhere', () => {
  const found = gamesKept.flatMap((game) => {
    const at = game.sent.steps.findIndex(({ events }) =>
      events.some((event) => event.type === 'mark-set' && event.mark === 'active'),
    );
    return at < 0 ? [] : [{ ...game, at }];
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { system, setup, sent, at } of found) {
    const active: GameEvent = { type: 'mark-set', subject: 'game', mark: 'active', to: 'stowaway' };
    const step = { at: 1, command: { type: 'x' }, events: [active] };
    const steps = [...sent.steps.slice(0, at), step];
    expect(checkGame(system, setup, steps, steps.length)).toMatchObject({ ok: false });
  }
});

test.each<GameEvent>([
  { type: 'mark-set', subject: 'constructor', mark: 'toString', to: 1 },
  { type: 'track-set', subject: 'toString', track: 'valueOf', to: 1 },
  { type: 'card-returned', card: 'constructor' },
  { type: 'card-turned', card: 'hasOwnProperty', face: 'up' },
  { type: 'card-attached', card: 'toString', to: 'constructor', slot: 'valueOf', face: 'up' },
  { type: 'ship-placed', ship: 'constructor', place: 'play' },
  { type: 'ship-left', ship: 'toString', how: 'hull' },
])('$type about what every object has changes nothing but itself', (event) => {
  const { ships, cards } = fold(EMPTY_GAME, [event]);
  expect({ ships, cards }).toEqual({ ships: {}, cards: {} });
});
