import type { Command, Decision } from '../../../../src/core/game/system';
import { makeAsking } from '../../../../src/systems/kit/pages/asking';

interface Launch extends Command {
  readonly type: 'launch';
  readonly wing: string;
  readonly override?: boolean;
}

/** An engine that launches no wing but Red against the rules, and no wing that it does not know at all. */
const asking = (overrules = false) => {
  const asked: Launch[] = [];
  const decide = (command: Launch): Decision => {
    asked.push(command);
    if (command.wing === 'Blue' && !command.override)
      return { ok: false, why: { id: 'not-its-turn' }, rule: '2' };
    if (command.wing === 'Grey') return { ok: false, why: { id: 'no-such-wing' }, rule: '1' };
    return { ok: true, events: [{ type: 'noted', about: command.wing, note: {}, rule: '3' }] };
  };
  const view = makeAsking<Launch>({
    decide,
    refusal: ({ why }) => why.id,
    lines: (events) => events.map(({ rule = null }) => ({ text: 'It launches.', rule })),
    readsRule: (rule) => ({ entry: `rule-${rule}` }),
    anyway: 'Do it anyway',
    overrules,
  });
  return { view, asked };
};

const launch = (wing: string): Launch => ({ type: 'launch', wing });

test('what the engine takes is an act; what it refuses is greyed with its reason', () => {
  const { view } = asking();
  expect(view.tried(launch('Red'), { label: 'Launch' })).toEqual({
    label: 'Launch',
    command: launch('Red'),
  });
  expect(view.tried(launch('Blue'), { label: 'Launch' })).toEqual({
    label: 'Launch',
    why: 'not-its-turn',
  });
});

test('where every refusal can be overruled, it comes with its way round', () => {
  const { view } = asking(true);
  const act = { label: 'Launch', opens: 'back' } as const;
  const anyway = { ...act, label: 'Do it anyway', command: { ...launch('Blue'), override: true } };
  expect(view.tried(launch('Blue'), act)).toEqual({ ...act, why: 'not-its-turn', anyway });
  expect(view.tried(launch('Grey'), act)).toEqual({ ...act, why: 'no-such-wing' });
});

test('against the advice of the rules there is an act only where the table may do it', () => {
  const { view } = asking();
  expect(view.anyway(launch('Red'))).toEqual([]);
  expect(view.anyway(launch('Grey'))).toEqual([]);
  expect(view.anyway(launch('Blue'))).toEqual([
    {
      label: 'Do it anyway',
      detail: 'not-its-turn',
      tone: 'warning',
      command: { ...launch('Blue'), override: true },
    },
  ]);
});

test('the same question is put to the engine once', () => {
  const { view, asked } = asking();
  view.tried(launch('Blue'), { label: 'Launch' });
  view.anyway(launch('Blue'));
  view.anyway(launch('Blue'));
  expect(asked).toEqual([launch('Blue'), { ...launch('Blue'), override: true }]);
});

test('what would happen is shown in the words of the log, with the rule that it opens', () => {
  const { view } = asking();
  expect(view.eventsOf(launch('Blue'))).toEqual([]);
  expect(view.findings(view.eventsOf(launch('Red')))).toEqual([
    { text: 'It launches.', rule: '3', tone: 'plain', entry: 'rule-3' },
  ]);
});
