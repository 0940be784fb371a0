import type { Answers } from '../../../../src/core/pages/answers';
import type { BlockName, BlockOf } from '../../../../src/core/pages/page';
import { dropfleet } from '../../../../src/systems/dropfleet';
import { playedFrom, setupOf, started, type Told } from '../../../builders/dropfleet';

const SETUP = setupOf();
const { shows } = dropfleet.words.en;

const begun: readonly Told[] = [
  { type: 'deploy-all', team: 'red' },
  { type: 'deploy-all', team: 'blue' },
  { type: 'initiative', dice: [6, 1] },
];
const hand = (ship: string, track: string, to: number): Told => ({
  type: 'set-track',
  ship,
  track,
  to,
});

const blockOn = <Name extends BlockName>(
  name: Name,
  [page, about]: readonly [string, string],
  commands: readonly Told[],
  answers: Answers = {},
): BlockOf<Name> | undefined => {
  const { state } = playedFrom(SETUP, started(SETUP), ...begun, ...commands);
  const shown = shows.page(SETUP, state, { page, about }, answers);
  const blocks = [...(shown?.blocks ?? []), ...(shown?.aside ?? [])];
  return blocks.find((one): one is BlockOf<Name> => one.block === name);
};

const bombers: readonly Told[] = [
  { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
  { type: 'launch', ship: 'p0-s2.1', asset: 'bombers', count: 4 },
  { type: 'finish', group: 'p0-s2' },
  { type: 'activate', group: 'p1-s2', order: 'general-quarters' },
  { type: 'launch', ship: 'p1-s2.1', asset: 'fighters', count: 2 },
  { type: 'finish', group: 'p1-s2' },
];

test('Bombers show what is left of them through Fighters', () => {
  const at = ['bomb', 'wing.1'] as const;
  // Four dice hit on 3+ and are saved on 4+, then 6+: 4 × 2/3 × 1/2 × 5/6.
  const alone = blockOn('odds', at, bombers, { target: 'p1-s1' });
  expect(alone?.figures).toContainEqual({ label: 'hull lost', value: '1.1' });
  // Each failed save is rolled once more, two for a Fighter: half of that.
  const guarded = blockOn('odds', at, bombers, { target: 'p1-s1', fighters: 'wing.2' });
  expect(guarded?.figures).toContainEqual({ label: 'hull lost', value: '0.6' });
  expect(guarded?.figures?.map(({ label }) => label)).toContain('Fighters sent');
});

test('boarders show the chance of a capture', () => {
  const commands = [hand('p1-s1.1', 'battalions:red', 2), hand('p1-s1.1', 'hull', 2)];
  const odds = blockOn('odds', ['board', 'p1-s1.1'], commands);
  // Two hull, two hits, each saved on 6+: 25/36.
  expect(odds?.headline).toEqual({ label: 'Captured', value: '69%' });
  const defended = blockOn('odds', ['board', 'p1-s1.1'], commands, { defending: 1 });
  expect(defended?.headline.value).toBe('0%');
});

test('an explosion shows what it may do to each thing near it', () => {
  const table = blockOn('table', ['explode', 'p1-s1.1'], [hand('p1-s1.1', 'hull', 0)], {
    near: { in: ['p0-s1'], wide: ['p0-s4'] },
  });
  // Within 3": Spikes on 2 and 6; beyond it, on 2.
  expect(table?.rows.map(({ cells }) => cells[2])).toEqual(['33%', '17%']);
  expect(table?.rows[1]?.cells.slice(0, 2)).toEqual(['0.0', '0%']);
});

test('battalion combat says what will happen, since nothing is left to chance', () => {
  const commands = [
    hand('west', 'battalions:red', 3),
    hand('west', 'battalions:blue', 1),
    { type: 'set-phase', round: 1, phase: 'battalions' },
  ];
  const found = blockOn('findings', ['fight', 'west'], commands);
  expect(found?.findings.map(({ text }) => text)).toEqual([
    'Port Amber: battalions of Red −1, now 2.',
    'Port Amber: battalions of Blue −1, now 0.',
  ]);
});

test('a repair, a crippling roll and a passage show their chances', () => {
  const broken: readonly Told[] = [
    { type: 'set-mark', subject: 'p0-s1.1', mark: 'orbital-decay', to: 1 },
    { type: 'set-phase', round: 1, phase: 'end' },
  ];
  expect(blockOn('table', ['mend', 'p0-s1.1'], broken)?.rows).toEqual([
    { label: 'Orbital Decay', cells: ['17%'] },
  ]);
  const low = [hand('p0-s1.1', 'hull', 4)];
  expect(blockOn('table', ['cripple', 'p0-s1.1'], low)?.rows).toHaveLength(8);
  expect(blockOn('table', ['cripple', 'p0-s1.1'], low, { brace: true })?.rows).toEqual([
    { label: 'Structural Damage', cells: ['100%'] },
  ]);
  const rolled = { replies: { crippling: [5, 4] } };
  expect(blockOn('chips', ['cripple', 'p0-s1.1'], low, rolled)?.label).toBe('Weapons Offline');
  const cloud = blockOn('odds', ['scenery', 'p0-s4.1'], [], { 'micrometeor-cloud': 1 });
  expect(cloud?.figures).toContainEqual({ label: 'hull lost', value: '1.3' });
});

test('what if: several weapons at several Ships', () => {
  const [tool] = shows.tools ?? [];
  const page = tool?.page({ weapons: 2, ships: 2, type: ['E', 'C'] }, { cards: [], fleets: [] });
  const odds = page?.aside?.find((one): one is BlockOf<'odds'> => one.block === 'odds');
  expect(odds?.why).toHaveLength(4);
  expect(odds?.bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('the report holds hits and saves against their average', () => {
  const shots = ['p0-s1.1', 'p0-s1.2'].map((ship) => ({ ship, weapon: 0 }));
  const game = playedFrom(
    SETUP,
    started(SETUP),
    ...begun,
    { type: 'activate', group: 'p0-s1', order: 'weapons-free' },
    {
      type: 'attack',
      group: 'p0-s1',
      target: 'p1-s1',
      weapons: shots,
      replies: { 'hit-0': [6, 6, 6, 6, 6, 6], 'save-0': [4, 4, 4, 4, 4, 4] },
    },
  );
  const steps = game.log.steps.map(({ events }) => ({ before: started(SETUP).state, events }));
  const report = shows.report?.(SETUP, game.state, steps);
  expect(JSON.stringify(report)).toMatch(/Hits.*4\.0.*6\.0.*Saves.*3\.0.*6\.0/);
});
