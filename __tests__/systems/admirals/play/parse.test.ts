import fc from 'fast-check';
import { admirals } from '../../../../src/systems/admirals';
import { decide } from '../../../../src/systems/admirals/play/decide';
import { parseCommand } from '../../../../src/systems/admirals/play/commands';
import {
  duel,
  play,
  startBattle,
  trainingSetup,
  withActive,
  type Battle,
} from '../../../builders/battle';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A battle in every phase, with a ship active in the action phase. */
const PHASES: readonly (readonly [string, Battle])[] = [
  ['set-up', startBattle(duel())],
  ['command', play(startBattle(duel()), { type: 'start-battle' })],
  ['action', withActive('a1')],
  ['refresh', play(withActive('a1'), { type: 'end-phase', override: true })],
  ['over', play(withActive('a1'), { type: 'concede', team: 'a' })],
];

describe('commands as they are stored', () => {
  test.each<[unknown, string]>([
    [null, ''],
    ['strike', ''],
    [{}, 'type'],
    [{ type: 'fly' }, 'type'],
    [{ type: 'adjust', ship: 's', track: 'hull', by: 0.5 }, 'by'],
    [{ type: 'strike', attacker: 'a', armament: 0, mount: 0, target: 'b', dice: [7] }, 'dice[0]'],
    [{ type: 'refresh', strategic: [], near: [{}] }, 'near[0]'],
    [{ type: 'note', text: 'Hello', extra: 1 }, ''],
  ])('%j is refused at "%s"', (draft, path) => {
    const read = parseCommand(draft);
    expect(read.ok ? null : read.problems[0]?.path).toBe(path);
  });
});

describe('garbage never throws and never changes a game', () => {
  const types = [
    'adjust',
    'strike',
    'skirmish',
    'move',
    'evade',
    'refresh',
    'activate',
    'assign-order',
    'set-mark',
    'set-track',
    'set-terrain',
    'add-ship',
    'strike-quick',
    'skirmish-quick',
    'place-ship',
    'reveal',
    'move-order',
    'score',
    'note',
    'remove-ship',
    'return-ship',
    'repair',
    'end-activation',
    'set-phase',
    'set-omega',
    'repeat-orders',
    'turn-order',
  ];
  const word = fc.constantFrom(
    'a1',
    'b1',
    'a',
    'b',
    'game',
    'p-a',
    'hull',
    'shield',
    'activated',
    'constructor',
    '__proto__',
    'toString',
    '',
    'o:p-a:1',
    'Nebula',
    'Black Hole Horizon',
    'play',
    'reserve',
    'ahead',
    'Armor',
    'hit',
    'up',
    'action',
    'pool',
    'ship:a1',
    'Direct Fore',
  );
  const scalar = fc.oneof(word, fc.integer({ min: -2, max: 9 }), fc.boolean(), fc.constant(null));
  const keys = fc.constantFrom(
    'ship',
    'target',
    'attacker',
    'armament',
    'mount',
    'track',
    'by',
    'to',
    'subject',
    'mark',
    'dice',
    'team',
    'player',
    'card',
    'order',
    'active',
    'opposing',
    'strategic',
    'near',
    'enters',
    'terrain',
    'roll',
    'hull',
    'criticals',
    'what',
    'amount',
    'text',
    'points',
    'place',
    'as',
    'name',
    'round',
    'phase',
    'override',
    'face',
    'maneuver',
    'distance',
    'shields',
    'locks',
    'saves',
  );
  const value = fc.oneof(
    { weight: 5, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.dictionary(keys, scalar, { maxKeys: 4 }) },
  );
  const draft = fc
    .tuple(fc.constantFrom(...types), fc.dictionary(keys, value, { maxKeys: 8 }))
    .map(([type, rest]) => ({ ...rest, type }));

  test.each(PHASES)('in the phase %s, as drafts', (_, { setup, rules, played }) => {
    fc.assert(
      fc.property(fc.oneof(draft, fc.anything()), (given) => {
        const before = JSON.stringify(played.state);
        const read = parseCommand(given);
        if (read.ok) decide(rules, setup, played.state, read.value);
        expect(JSON.stringify(played.state)).toBe(before);
      }),
      { numRuns: 1500, seed: 5 },
    );
  });

  /** Every field that a command can have, right in kind and wrong in content. */
  const wellFormed = fc
    .record({
      ship: word,
      by: word,
      to: word,
      card: word,
      order: word,
      team: word,
      player: word,
      subject: word,
      mark: word,
      attacker: word,
      target: word,
      active: word,
      opposing: word,
      track: word,
      text: word,
      name: word,
      line: word,
      armament: fc.nat(2),
      mount: fc.nat(1),
      distance: fc.nat(4),
      round: fc.nat(8),
      points: fc.integer({ min: -2, max: 2 }),
      hull: fc.nat(5),
      criticals: fc.nat(3),
      amount: fc.nat(3),
      rotations: fc.nat(6),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
      strategic: fc.array(word, { maxLength: 2 }),
      near: fc.constant([]),
      override: fc.boolean(),
      place: fc.constantFrom('play', 'reserve'),
      face: fc.constantFrom('up', 'down'),
      phase: fc.constantFrom('set-up', 'command', 'action', 'refresh'),
      what: fc.constantFrom('hull', 'shields'),
      maneuver: fc.constantFrom('ahead', 'bypass-sling'),
      terrain: fc.constantFrom(null, 'Dust Cloud', 'Black Hole Core'),
    })
    .chain((fields) => fc.constantFrom(...types).map((type) => ({ type, ...fields })));

  const trimmed = (given: Readonly<Record<string, unknown>>): AdmiralsCommand | null => {
    const read = parseCommand(given);
    if (read.ok) return read.value;
    const strangers = read.problems.flatMap(({ why }) =>
      why.id === 'unknown-field' ? [String(why['field'])] : [],
    );
    const kept = Object.fromEntries(
      Object.entries(given).filter(([key]) => !strangers.includes(key)),
    );
    return strangers.length === 0 ? null : trimmed(kept);
  };

  test.each(PHASES)('in the phase %s, as commands that parse', (_, { setup, rules, played }) => {
    fc.assert(
      fc.property(wellFormed, (given) => {
        const command = trimmed(given);
        if (!command) return;
        const decision = decide(rules, setup, played.state, command);
        if (decision.ok) expect(decision.events.length).toBeGreaterThan(0);
        else expect(admirals.words.en.refusal(decision)).not.toBe(decision.why.id);
      }),
      { numRuns: 1500, seed: 7 },
    );
  });
});

describe('a set-up as it is stored', () => {
  const setup = trainingSetup({ perSide: 2, escalation: 'Gamma' });

  test('comes back as it was', () => {
    expect(admirals.parseSetup(asStored(setup))).toEqual({ ok: true, value: setup });
  });

  test.each<[string, (draft: typeof setup) => unknown, string]>([
    ['another system', (draft) => ({ ...draft, system: 'chess' }), 'not-one-of'],
    [
      'three teams',
      (draft) => ({ ...draft, teams: [...draft.teams, { id: 'C', name: 'C' }] }),
      'too-many',
    ],
    ['a tied roll for teams', (draft) => ({ ...draft, teamRoll: [3, 3] }), 'team-roll-tied'],
    [
      'two ships with one id',
      (draft) => ({ ...draft, players: [draft.players[0], { ...draft.players[0], id: 'X' }] }),
      'same-id-twice',
    ],
    [
      'a player of no team',
      (draft) => ({ ...draft, players: [{ ...draft.players[0], team: 'C' }] }),
      'no-such-team',
    ],
    ['a card that is not there', (draft) => ({ ...draft, cards: {} }), 'card-missing'],
  ])('is refused with %s', (_, change, why) => {
    const read = admirals.parseSetup(asStored(change(setup)));
    const ids = read.ok ? [] : read.problems.map((problem) => problem.why.id);
    expect(ids).toContain(why);
  });

  test('every problem has a sentence', () => {
    const read = admirals.parseSetup({ ...setup, teamRoll: [3, 3] });
    const said = read.ok ? [] : read.problems.map(({ why }) => admirals.words.en.problem(why));
    expect(said).toEqual(['A tie: roll again.']);
  });
});
