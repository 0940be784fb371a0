import fc from 'fast-check';

import { replay } from '../../../src/core/game/log';
import { fold } from '../../../src/core/game/reduce';
import { EMPTY_GAME } from '../../../src/core/game/state';
import { refKey, type Entry, type Feeds, type PhoneId } from '../../../src/core/phones/feed';
import { answers } from '../../../src/core/phones/lead';
import {
  beginningOf,
  readTable,
  takeOver,
  type Beginning,
  type Table,
} from '../../../src/core/phones/table';
import { tinySetup, tinySystem, type TinyCommand } from '../../builders/tinySystem';

/** Phones that share a game over a bad line: messages come late, twice, in any order or never. */

const RUNS = Number(process.env.PHONE_RUNS ?? 1500);
const PHONES = ['ann', 'bob', 'cid', 'dot'] as const;

const setup = tinySetup(9);
const started = tinySystem.start(setup);
const beginning: Beginning = beginningOf(setup, {
  steps: [{ command: { type: 'start' }, events: started.ok ? started.events : [] }],
  cursor: 1,
});
const judge = { system: tinySystem, setup };

type Deed =
  | { readonly is: 'tap'; readonly phone: number; readonly command: TinyCommand }
  | { readonly is: 'undo'; readonly phone: number }
  | { readonly is: 'lead'; readonly phone: number }
  | { readonly is: 'take over'; readonly phone: number }
  /** What the phone knows leaves it; it comes to the other when it is delivered. */
  | { readonly is: 'send'; readonly phone: number; readonly to: number }
  /** The message that has waited so long among those under way, perhaps once more. */
  | { readonly is: 'deliver'; readonly which: number; readonly stays: boolean }
  /** Whatever was under way is lost with the phone that sent it. */
  | { readonly is: 'crash'; readonly phone: number };

const phone = fc.nat(PHONES.length - 1);
const ship = fc.constantFrom('s1' as const, 's2' as const);
const die = fc.constantFrom(1, 2, 3, 4, 5, 6);
const command: fc.Arbitrary<TinyCommand> = fc.oneof(
  fc.record({ type: fc.constant('hit' as const), ship, dice: fc.array(die, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('activate' as const), ship }),
  fc.constant({ type: 'pass' as const }),
  fc.constant({ type: 'note' as const, text: 'so be it' }),
);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('tap' as const), phone, command }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('undo' as const), phone }) },
  { weight: 5, arbitrary: fc.record({ is: fc.constant('lead' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('take over' as const), phone }) },
  { weight: 8, arbitrary: fc.record({ is: fc.constant('send' as const), phone, to: phone }) },
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constant('deliver' as const),
      which: fc.nat(20),
      stays: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('crash' as const), phone }) },
);

interface Message {
  readonly from: PhoneId;
  readonly to: PhoneId;
  readonly feeds: Feeds;
}

const longer = (one: readonly Entry[] = [], other: readonly Entry[] = []): readonly Entry[] =>
  one.length >= other.length ? one : other;

const merged = (one: Feeds, other: Feeds): Feeds =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((id) => [
      id,
      longer(one[id], other[id]),
    ]),
  );

const nameOf = (at: number): PhoneId => PHONES[at] ?? PHONES[0];

/** A table of phones, of which the first one leads from the start. */
const sitDown = () => {
  const known: Record<PhoneId, Feeds> = Object.fromEntries(
    PHONES.map((id) => [id, { [id]: [{ type: 'joined', name: id, plays: [] }] } satisfies Feeds]),
  );
  let messages: readonly Message[] = [];
  const tableOf = (id: PhoneId): Table => readTable(beginning, known[id] ?? {});
  const write = (id: PhoneId, entries: readonly Entry[]): void => {
    const feeds = known[id] ?? {};
    known[id] = { ...feeds, [id]: [...(feeds[id] ?? []), ...entries] };
  };
  const receive = (id: PhoneId, feeds: Feeds): void => {
    known[id] = merged(known[id] ?? {}, feeds);
  };
  const ask = (
    id: PhoneId,
    change: (table: Table) => Extract<Entry, { type: 'asked' }>['change'],
  ) => {
    const table = tableOf(id);
    if (table.head) write(id, [{ type: 'asked', seen: table.head, change: change(table) }]);
  };
  const lead = (id: PhoneId): boolean => {
    const table = tableOf(id);
    const given = table.lead === id ? answers(judge, beginning, table) : [];
    write(id, given);
    return given.length > 0;
  };
  const take = (id: PhoneId) => write(id, [takeOver(known[id] ?? {}, tableOf(id))]);
  const deliver = (which: number, stays: boolean): void => {
    const message = messages[which % Math.max(1, messages.length)];
    if (!message) return;
    receive(message.to, message.feeds);
    if (!stays) messages = messages.filter((one) => one !== message);
  };
  const act = (one: Deed): void => {
    switch (one.is) {
      case 'tap':
        return ask(nameOf(one.phone), () => ({ do: 'play', command: one.command }));
      case 'undo':
        return ask(nameOf(one.phone), ({ played }) => ({
          do: 'move',
          cursor: Math.max(1, played.log.cursor - 1),
        }));
      case 'lead':
        return void lead(nameOf(one.phone));
      case 'take over':
        return take(nameOf(one.phone));
      case 'send': {
        const from = nameOf(one.phone);
        messages = [...messages, { from, to: nameOf(one.to), feeds: known[from] ?? {} }];
        return;
      }
      case 'deliver':
        return deliver(one.which, one.stays);
      case 'crash':
        messages = messages.filter(({ from }) => from !== nameOf(one.phone));
    }
  };
  /** Everybody hears everybody, and the lead answers all that waits. */
  const settle = (): void => {
    const all = PHONES.reduce<Feeds>((feeds, id) => merged(feeds, known[id] ?? {}), {});
    for (const id of PHONES) receive(id, all);
    if (PHONES.some(lead)) settle();
  };
  take('ann');
  for (const id of PHONES) receive(id, known['ann'] ?? {});
  return { act, settle, tableOf };
};

const counted = ({ asked }: Table, is: string): number =>
  asked.filter(({ fate }) => fate.is === is).length;

describe('a game that four phones share', () => {
  test('ends the same on all of them, with nothing lost and nothing twice', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 10, maxLength: 60 }), (deeds) => {
        const table = sitDown();
        deeds.forEach(table.act);
        table.settle();
        const [ann, ...others] = PHONES.map(table.tableOf);
        if (!ann) throw new Error('nobody is at the table');
        for (const other of others) expect(other).toEqual(ann);
        const { asked, steps, played } = ann;
        expect(counted(ann, 'waiting')).toBe(0);
        expect(counted(ann, 'taken') + counted(ann, 'refused') + counted(ann, 'kept-aside')).toBe(
          asked.length,
        );
        expect(counted(ann, 'taken')).toBe(steps.length);
        expect(new Set(steps.map((step) => refKey(step.asked))).size).toBe(steps.length);
        expect(replay(played.log).state).toEqual(played.state);
      }),
      { numRuns: RUNS },
    );
  });

  test('every shared step is what the rules decide on the step before', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 10, maxLength: 60 }), (deeds) => {
        const table = sitDown();
        deeds.forEach(table.act);
        table.settle();
        const { played } = table.tableOf('bob');
        let state = EMPTY_GAME;
        for (const [at, { command: asked, events }] of played.log.steps.entries()) {
          const parsed = tinySystem.parseCommand(asked);
          if (at > 0)
            expect(parsed.ok && tinySystem.decide(setup, state, parsed.value)).toMatchObject({
              ok: true,
              events,
            });
          state = fold(state, events);
        }
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );
  });
});
