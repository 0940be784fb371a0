import fc from 'fast-check';

import { replay } from '../../../src/core/game/log';
import { fold } from '../../../src/core/game/reduce';
import { EMPTY_GAME } from '../../../src/core/game/state';
import { refKey, type Entry, type Feeds, type PhoneId } from '../../../src/core/phones/feed';
import { answers } from '../../../src/core/phones/lead';
import {
  isOwnSecret,
  openings,
  sealed,
  stillSecret,
  type Secret,
} from '../../../src/core/phones/secrets';
import { beginningOf, makeReader, takeOver, type Table } from '../../../src/core/phones/table';
import { isLong, tellFigure } from '../../builders/figures';
import { secretiveSystem } from '../../builders/secretiveSystem';
import { tinySetup, tinySystem, type TinyCommand } from '../../builders/tinySystem';

/** Phones that share a game over a bad line: messages come late, twice, in any order or never. */

/** Ten thousand in the long form, `npm run test:trust`. */
const RUNS = isLong ? 10_000 : 300;
const PHONES = ['ann', 'bob', 'cid', 'dot'] as const;
/** One side is on two phones, and one phone watches. */
const PLAYS: Readonly<Record<PhoneId, readonly string[]>> = {
  ann: ['p1'],
  bob: ['p2'],
  cid: ['p1'],
};

const setup = tinySetup(9);
const started = tinySystem.start(setup);
const reader = makeReader(
  beginningOf(setup, {
    steps: [{ command: { type: 'start' }, events: started.ok ? started.events : [] }],
    cursor: 1,
  }),
);
const judge = { system: secretiveSystem, setup };

type Deed =
  | { readonly is: 'tap'; readonly phone: number; readonly command: TinyCommand }
  | { readonly is: 'undo'; readonly phone: number }
  | { readonly is: 'lead'; readonly phone: number }
  /** What the phone promised is told, if the lead has called for it. */
  | { readonly is: 'open'; readonly phone: number }
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
  fc.constantFrom('p1', 'p2').map((player) => ({ type: 'note' as const, text: player })),
);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('tap' as const), phone, command }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('undo' as const), phone }) },
  { weight: 5, arbitrary: fc.record({ is: fc.constant('lead' as const), phone }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('open' as const), phone }) },
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

/** Whoever is no longer asked to keep it secret has told it in a feed of their own. */
const isTold = (feeds: Feeds, phone: PhoneId, { seal }: Secret): boolean =>
  (feeds[phone] ?? []).some((entry) => entry.type === 'asked' && entry.opens?.seal === seal);

/** A table of phones, of which the first one leads from the start. */
const sitDown = () => {
  const known: Record<PhoneId, Feeds> = Object.fromEntries(
    PHONES.map((id) => [
      id,
      { [id]: [{ type: 'joined', name: id, plays: PLAYS[id] ?? [] }] } satisfies Feeds,
    ]),
  );
  /** Every secret that ever was, told or not. */
  const secrets: { readonly phone: PhoneId; readonly secret: Secret }[] = [];
  let messages: readonly Message[] = [];
  const feedsOf = (id: PhoneId): Feeds => known[id] ?? {};
  const tableOf = (id: PhoneId): Table => reader.read(feedsOf(id));
  const ownSecrets = (id: PhoneId) =>
    secrets.filter(({ phone: whose }) => whose === id).map(({ secret }) => secret);
  const write = (id: PhoneId, entries: readonly Entry[]): void => {
    const feeds = feedsOf(id);
    known[id] = { ...feeds, [id]: [...(feeds[id] ?? []), ...entries] };
  };
  const receive = (id: PhoneId, feeds: Feeds): void => {
    known[id] = merged(feedsOf(id), feeds);
  };
  const tap = (id: PhoneId, command: TinyCommand): void => {
    const table = tableOf(id);
    if (!table.head) return;
    const place = feedsOf(id)[id]?.length ?? 0;
    if (isOwnSecret(judge, table.played, table, id, command)) {
      // A text that nothing else in a feed can hold by chance.
      const text = `p1 plans ${id}-${place}!`.replace('p1', PLAYS[id]?.[0] ?? 'p1');
      const salt = `salt-${id}-${place}`;
      secrets.push({
        phone: id,
        secret: { seal: place, salt, time: 0, command: { ...command, ...{ text } } },
      });
      write(id, [sealed(salt, { ...command, ...{ text } })]);
      return;
    }
    const change = { do: 'play', command } as const;
    write(id, [{ type: 'asked', time: place, seen: table.head, change }]);
  };
  const undo = (id: PhoneId): void => {
    const table = tableOf(id);
    const last = stillSecret(table, id, ownSecrets(id)).at(-1);
    if (last) return write(id, [{ type: 'withdrawn', seal: last.seal }]);
    const cursor = Math.max(1, table.played.log.cursor - 1);
    const change = { do: 'move', cursor } as const;
    if (table.head) write(id, [{ type: 'asked', time: 0, seen: table.head, change }]);
  };
  const lead = (id: PhoneId): boolean => {
    const table = tableOf(id);
    const given = table.lead === id ? answers(judge, reader, feedsOf(id), table) : [];
    write(id, given);
    return given.length > 0;
  };
  const open = (id: PhoneId): boolean => {
    const told = openings(tableOf(id), id, ownSecrets(id));
    write(id, told);
    return told.length > 0;
  };
  const take = (id: PhoneId) => write(id, [takeOver(feedsOf(id), tableOf(id).head)]);
  const deliver = (which: number, stays: boolean): void => {
    const message = messages[which % Math.max(1, messages.length)];
    if (!message) return;
    receive(message.to, message.feeds);
    if (!stays) messages = messages.filter((one) => one !== message);
  };
  /** No byte that leaves a phone tells of a secret before it is called for. */
  const keepsSecrets = (feeds: Feeds): void => {
    const bytes = JSON.stringify(feeds);
    for (const { phone: whose, secret } of secrets) {
      const isAllowed = isTold(feeds, whose, secret);
      expect(bytes.includes(`${whose}-${secret.seal}!`)).toBe(isAllowed);
      expect(bytes.includes(JSON.stringify(secret.salt))).toBe(isAllowed);
    }
  };
  const act = (one: Deed): void => {
    switch (one.is) {
      case 'tap':
        return tap(nameOf(one.phone), one.command);
      case 'undo':
        return undo(nameOf(one.phone));
      case 'lead':
        return void lead(nameOf(one.phone));
      case 'open':
        return void open(nameOf(one.phone));
      case 'take over':
        return take(nameOf(one.phone));
      case 'send': {
        const from = nameOf(one.phone);
        keepsSecrets(feedsOf(from));
        messages = [...messages, { from, to: nameOf(one.to), feeds: feedsOf(from) }];
        return;
      }
      case 'deliver':
        return deliver(one.which, one.stays);
      case 'crash':
        messages = messages.filter(({ from }) => from !== nameOf(one.phone));
    }
  };
  /** Everybody hears everybody, tells what is called for, and the lead answers all that waits. */
  const settle = (): void => {
    const all = PHONES.reduce<Feeds>((feeds, id) => merged(feeds, feedsOf(id)), {});
    for (const id of PHONES) receive(id, all);
    const moved = [...PHONES.map(open), ...PHONES.map(lead)];
    if (moved.includes(true)) settle();
  };
  take('ann');
  for (const id of PHONES) receive(id, feedsOf('ann'));
  return { act, settle, tableOf, feedsOf, keepsSecrets };
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
        table.keepsSecrets(table.feedsOf('bob'));
      }),
      { numRuns: RUNS },
    );
    tellFigure('phones', 'random games over bad lines, equal on all phones', RUNS);
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
