import { GAME } from '../../../../src/core/game/events';
import { reduce } from '../../../../src/core/game/reduce';
import { pointsOf } from '../../../../src/core/game/state';
import { strangeField } from '../../../../src/core/outside/checkEvent';
import type { Act, Page } from '../../../../src/core/pages/page';
import { armada } from '../../../../src/systems/armada';
import { attackOf } from '../../../../src/systems/armada/attack/attack';
import { specOf, type Declared } from '../../../../src/systems/armada/play/attacks';
import type { ArmadaCommand } from '../../../../src/systems/armada/play/commands';
import {
  commandTokens,
  damageOf,
  dialsOf,
  shipCard,
} from '../../../../src/systems/armada/play/pieces';
import { pointsOfUnit } from '../../../../src/systems/armada/play/setup';
import { rulesFor } from '../../../../src/systems/armada/rulings';
import { cardsOf } from '../../../../src/systems/armada/terms';
import { repliesOf } from '../../../../src/systems/kit/procedures/play';
import { ArmadaTable } from '../../../builders/armada';
import { playThrough } from '../../../builders/armadaPlayer';
import { one, seeded, type Chance } from '../../../builders/chance';
import { complete } from '../../../builders/randomRun';

const PAGES = ['deploy', 'dial', 'activation', 'maneuver', 'repair', 'ship', 'correct', 'look'];

const actsIn = ({ blocks, primary, secondary = [] }: Page): readonly Act[] => [
  ...(primary ? [primary] : []),
  ...secondary,
  ...blocks.flatMap((block) => {
    if (block.block === 'acts') return block.acts;
    if (block.block === 'chips') return block.chips.flatMap(({ act }) => act ?? []);
    return block.block === 'items' ? block.items.flatMap(({ act }) => act ?? []) : [];
  }),
];

const dialsFor = (chance: Chance) => ({
  dials: Array.from(
    { length: 4 },
    () => ['navigate', 'squadron', 'repair', 'concentrate-fire'][chance.pick(4)],
  ).map((dial) => dial ?? 'repair'),
});

/** What any page of any unit would ask for. */
const offered = (table: ArmadaTable, chance: Chance): readonly ArmadaCommand[] => {
  const { shows } = armada.words.en;
  const ships = Object.keys(table.state.ships);
  const about = one(ships, chance) ?? '';
  const pages = [
    ...PAGES.map((page) => ({ page, about })),
    ...['turn', 'dials', 'objective', 'correct'].map((page) => ({ page, about: GAME })),
  ];
  return pages
    .flatMap((at) => {
      const page = shows.page(table.setup, table.state, at, dialsFor(chance));
      return page ? actsIn(page) : [];
    })
    .flatMap(({ command }) => {
      const read = command && armada.parseCommand(JSON.parse(JSON.stringify(command)));
      const isEnd = command?.type === 'concede' || command?.type === 'end-game';
      return read?.ok && !isEnd ? [read.value] : [];
    });
};

/** An attack between any two, rolled and decided by chance. */
const attacked = (table: ArmadaTable, chance: Chance): ArmadaCommand => {
  const ships = Object.keys(table.state.ships);
  const of: Declared = {
    ship: one(ships, chance) ?? '',
    target: one(ships, chance) ?? '',
    zone: one(['front', 'left', 'right', 'rear'] as const, chance) ?? 'front',
    at: one(['front', 'left', 'right', 'rear'] as const, chance) ?? 'front',
    range: one(['close', 'medium', 'long'] as const, chance) ?? 'close',
    dial: chance.pick(2) === 0,
    token: chance.pick(2) === 0,
    swarm: chance.pick(2) === 0,
  };
  const { setup, state } = table;
  const spec = specOf({ setup, state, rules: rulesFor({}), events: [] }, of);
  const { procedure, start } = attackOf(spec);
  const replies = repliesOf(complete(procedure, start, {}, chance));
  return { type: 'attack', ...of, replies, override: true };
};

const STEPS = 250;

test.each([1, 2, 3, 4])('whatever is tapped, game %s can be stored, shown and goes on', (seed) => {
  const chance = seeded(seed);
  const table = new ArmadaTable();
  let taken = 0;
  for (let step = 0; step < STEPS && !table.state.outcome; step += 1) {
    const commands = [...offered(table, chance), attacked(table, chance)];
    const command = one(commands, chance);
    const decision = command && table.decide(command);
    if (!command || !decision?.ok) continue;
    let { state } = table;
    for (const event of decision.events) {
      expect(strangeField({ names: armada.names, setup: table.setup, state }, event)).toBeNull();
      state = reduce(state, event);
    }
    table.play(command);
    taken += 1;
    expect(table.state).toEqual(state);
    expect(() => armada.words.en.shows.bridge(table.setup, table.state)).not.toThrow();
  }
  expect(taken).toBeGreaterThan(50);
});

/** What holds after every step of a game that is played by the rules. */
const holds = ({ setup, state }: ArmadaTable, before: number): void => {
  expect(state.round).toBeGreaterThanOrEqual(before);
  for (const ship of Object.values(state.ships)) {
    const card = shipCard(setup, ship);
    const tracks = Object.values(state.holders[ship.id]?.tracks ?? {});
    expect(tracks.every(({ now, max }) => now >= 0 && (max === null || now <= max))).toBe(true);
    if (!card || ship.left) continue;
    // Damage: destroyed with as many cards as hull.
    expect(cardsOf(damageOf(state, ship.id))).toBeLessThan(card.hull);
    // Command Tokens: no two alike, and no more than the command value.
    expect(commandTokens(state, ship.id).length).toBeLessThanOrEqual(card.command);
    // Command Dials: never more than the command value.
    expect(dialsOf(state, ship.id).length).toBeLessThanOrEqual(card.command);
  }
  // Scoring: what was lost is what the other side has.
  for (const [own, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const lost = setup.players
      .filter(({ team }) => team === own)
      .flatMap(({ ships }) => ships)
      .filter(({ id }) => state.ships[id]?.left);
    const cost = lost.reduce((sum, unit) => sum + pointsOfUnit(setup, unit), 0);
    expect(pointsOf(state, other)).toBe(cost);
  }
};

test.each([5, 6, 7])('game %s, played to its end by the rules', (seed) => {
  const table = new ArmadaTable();
  let round = 0;
  playThrough(table, seed, () => {
    holds(table, round);
    round = table.state.round;
  });
  expect(table.state.outcome).not.toBeNull();
  expect(table.state.round).toBe(6);
});
