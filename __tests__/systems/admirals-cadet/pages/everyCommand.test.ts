import type { Command } from '../../../../src/core/game/system';
import { withAnswers, type Answers, type Changes } from '../../../../src/core/pages/answers';
import type { Act, Block, Page } from '../../../../src/core/pages/page';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import { order, weapon } from '../../../builders/cadet';
import {
  inOrders,
  inShips,
  play,
  scenarioSetup,
  startBattle,
  stateOf,
  trainingSetup,
  withActive,
  type Battle,
} from '../../../builders/cadetBattle';
import type { CommandType } from '../../../../src/systems/admirals-cadet/play/commands';

const { shows } = admiralsCadet.words.en;

const some = (act: Act | undefined): readonly Act[] => (act ? [act] : []);

const actsIn = (block: Block): readonly Act[] => {
  if (block.block === 'acts') return block.acts;
  if (block.block === 'chips') return block.chips.flatMap(({ act }) => some(act));
  if (block.block === 'findings') return block.findings.flatMap(({ act }) => some(act));
  if (block.block !== 'items') return [];
  return block.items.flatMap(({ act, acts = [], chips = [], count }) => [
    ...some(act),
    ...acts,
    ...chips.flatMap((chip) => some(chip.act)),
    ...some(count?.less),
    ...some(count?.more),
  ]);
};

/** What a tap on a box asks for. */
const boxesIn = (block: Block): readonly Command[] => {
  if (block.block === 'tracks') return block.tracks.flatMap(({ set }) => (set ? [set(1)] : []));
  return block.block === 'zones' ? block.zones.flatMap(({ set }) => (set ? [set(0)] : [])) : [];
};

const commandsOn = (
  page: Pick<Page, 'primary' | 'secondary'> & Partial<Page>,
): readonly Command[] => {
  const blocks = [...(page.blocks ?? []), ...(page.aside ?? [])];
  const acts = [...blocks.flatMap(actsIn), ...some(page.primary), ...(page.secondary ?? [])];
  return [...acts.flatMap(({ command }) => (command ? [command] : [])), ...blocks.flatMap(boxesIn)];
};

/** Where a player finds it: on the bridge, or on a page with these answers. */
type Place = readonly [
  battle: () => Battle,
  page?: string,
  about?: string | undefined,
  answers?: Changes,
];

const cannon = weapon();
const rocket = weapon({ types: ['Heavy'] });
const withOrders = { cards: [cannon, order()], orders: { a: ['B001'] } };
const given = () => {
  const begun = inOrders(withOrders);
  const [card] = Object.values(stateOf(begun).cards);
  return play(begun, { type: 'assign-order', ship: 'a1', card: card?.id ?? '' });
};
const twoShips = { a: [{ id: 'a1' }, { id: 'a2' }], ...withOrders };
const revealed = () => {
  const begun = inOrders(twoShips);
  const [card] = Object.values(stateOf(begun).cards);
  return play(
    begun,
    { type: 'assign-order', ship: 'a1', card: card?.id ?? '' },
    { type: 'reveal' },
  );
};
const active = () => withActive('a1');
const said = { 'at.b1.facings': ['Direct Fore'], by: 'numbers' };
const lost = () =>
  play(inShips({ b: [{ id: 'b1' }, { id: 'b2' }] }), { type: 'remove-ship', ship: 'b1' });
const fired = () => {
  const struck = play(withActive('a1', { cards: [rocket] }), {
    type: 'strike-quick',
    target: 'b1',
    with: { attacker: 'a1', armament: 0, mount: 0 },
    hull: 0,
    criticals: 0,
  });
  return play(
    struck,
    { type: 'end-activation', ship: 'a1' },
    { type: 'end-phase', override: true },
    { type: 'refresh' },
    { type: 'reveal' },
    { type: 'activate', ship: 'a1' },
  );
};
const inRefresh = () => play(inShips(), { type: 'end-phase', override: true });
const nextOrders = () => {
  const [card] = Object.values(stateOf(given()).cards);
  expect(card).toBeDefined();
  return play(
    given(),
    { type: 'reveal' },
    { type: 'end-phase', override: true },
    { type: 'refresh' },
  );
};
const paladin = () => startBattle(scenarioSetup('flight-of-the-paladin'));
const bombarding = () =>
  play(
    startBattle(scenarioSetup('holding-out-for-a-hero')),
    { type: 'start-battle' },
    { type: 'reveal' },
    { type: 'activate', ship: 'c15-1', override: true },
  );

/** Every command that the engine knows; a new one fails to compile here until a page offers it. */
const OFFERED: Readonly<Record<CommandType, Place>> = {
  'place-ship': [() => startBattle(trainingSetup()), 'placing'],
  'start-battle': [() => startBattle(trainingSetup())],
  'assign-order': [() => inOrders(withOrders), 'orders', 'p-a'],
  'unassign-order': [given, 'orders', 'p-a'],
  'repeat-orders': [nextOrders, 'orders', 'p-a'],
  'fill-orders': [() => inOrders(withOrders), 'orders', 'p-a'],
  reveal: [given],
  activate: [() => inShips(twoShips), 'turn'],
  pass: [inShips],
  reload: [fired, 'ship', 'a1'],
  strike: [active, 'attack-0-0', 'a1', { ...said, 'roll.dice': [6, 6, 6] }],
  'strike-quick': [active, 'attack-0-0', 'a1', { 'quick.open': true, 'quick.hull': 1 }],
  move: [active, 'ship', 'a1'],
  skirmish: [
    active,
    'skirmish',
    'a1',
    { 'roll.dice.active': [6, 6, 6], 'roll.dice.opposing': [6, 6, 6] },
  ],
  'skirmish-quick': [active, 'skirmish', 'a1', { 'quick.open': true, 'quick.hull.active': 1 }],
  'end-activation': [active, 'ship', 'a1', { ending: true }],
  'end-phase': [inShips],
  refresh: [inRefresh],
  'scenario-act': [bombarding, 'ship', 'c15-1'],
  adjust: [active, 'ship', 'a1'],
  critical: [active, 'ship', 'a1'],
  'set-track': [active, 'correct', 'a1'],
  'set-mark': [active, 'correct', 'a1'],
  'set-terrain': [active, 'ship', 'a1'],
  'remove-ship': [active, 'correct', 'a1'],
  'return-ship': [lost, 'correct', 'b1'],
  'add-ship': [active, 'add-ship'],
  'move-order': [revealed, 'correct', 'a1'],
  'return-order': [revealed, 'correct', 'a1'],
  'set-initiative': [active, 'corrections'],
  'set-phase': [active, 'corrections'],
  score: [active, 'corrections'],
  'scenario-score': [paladin, 'scenario'],
  note: [active, 'corrections', undefined, { note: 'The cat took it.' }],
  concede: [active, 'corrections'],
  'end-game': [active, 'corrections'],
};

test.each(Object.entries(OFFERED))('%s is offered', (type, [made, page, about, told = {}]) => {
  const battle = made();
  const state = stateOf(battle);
  const answers: Answers = withAnswers({}, told);
  const ref = page === undefined ? null : { page, ...(about === undefined ? {} : { about }) };
  const view =
    ref === null
      ? shows.bridge(battle.setup, state)
      : shows.page(battle.setup, state, ref, answers);
  if (!view) throw new Error(`no page ${page ?? ''}`);
  const offered = commandsOn(view).filter((command) => command.type === type);
  expect(offered).not.toHaveLength(0);
  for (const command of offered.slice(0, 1)) {
    const read = admiralsCadet.parseCommand(JSON.parse(JSON.stringify(command)));
    expect(read.ok && admiralsCadet.decide(battle.setup, state, read.value).ok).toBe(true);
  }
});

describe('what is tracked besides ships can be set by hand', () => {
  const marksOn = (battle: Battle, answers: Answers) => {
    const page = shows.page(battle.setup, stateOf(battle), { page: 'corrections' }, answers);
    return commandsOn(page ?? {}).flatMap((command) =>
      command.type === 'set-mark' && 'mark' in command ? [String(command['mark'])] : [],
    );
  };

  test('who is active, who acted last, and that this turn is the last', () => {
    expect(new Set(marksOn(active(), { active: null }))).toEqual(
      new Set(['active', 'last-team', 'last-round']),
    );
  });

  test('how often a Star System was used', () => {
    const battle = startBattle(scenarioSetup('holding-out-for-a-hero'));
    const page = shows.page(battle.setup, stateOf(battle), { page: 'corrections' }, {});
    const tracks = commandsOn(page ?? {}).filter(({ type }) => type === 'set-track');
    expect(tracks).toContainEqual({
      type: 'set-track',
      ship: 'star-system:2',
      track: 'rescues',
      to: 1,
    });
  });
});
