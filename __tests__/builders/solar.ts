import { append, type Played } from '../../src/core/game/log';
import { EMPTY_GAME, type GameState } from '../../src/core/game/state';
import type { Command, Decision } from '../../src/core/game/system';
import type { DesignCard } from '../../src/systems/solar-flare/cards';
import { parseCommand } from '../../src/systems/solar-flare/play/commands';
import { decide } from '../../src/systems/solar-flare/play/decide';
import { parseSetup, start, type SolarSetup } from '../../src/systems/solar-flare/play/setup';
import {
  attackEndings,
  readEndings,
  type DiceOrder,
  type Target,
} from '../../src/systems/solar-flare/rules/attack';
import { rulesFor, type Rules } from '../../src/systems/solar-flare/rulings';

/** A command as a test writes it; the reader says whether it is one. */
export type Told = Command & Readonly<Record<string, unknown>>;

type Component = DesignCard['components'][number];

/** `beam 4 @1`: a component, its level and its section. */
const componentOf = (text: string): Component => {
  const [system, level, section] = text.split(/ @?/);
  // A test names only what there is, and the reader of the set-up says so where it does not.
  return { system, level: Number(level), section } as Component;
};

export const design = (parts: readonly string[], crew: readonly number[] = []): DesignCard => ({
  kind: 'design',
  code: 'TEST',
  name: 'Test ship',
  components: parts.map(componentOf),
  crew,
});

const ROUND = [
  'beam 4 @1',
  'shield 3 @1',
  'torpedo 3 @2',
  'thruster 3 @3',
  'engine 3 @4',
  'battery 2 @5',
  'shield 2 @6',
  'generator 4 @core',
];

export const PLAIN = design(ROUND, [4, 3, 3]);

/** So many sides with so many ships each; side a goes first. */
export const setupOf = (
  sides: number,
  card: DesignCard = PLAIN,
  more: Partial<SolarSetup> = {},
  ships = 1,
): SolarSetup => {
  const ids = ['a', 'b', 'c', 'd'].slice(0, sides);
  const setup = parseSetup({
    system: 'solar-flare',
    mode: ships > 1 ? 'fleet' : 'skirmish',
    teams: ids.map((id) => ({ id, name: `Side ${id.toUpperCase()}` })),
    players: ids.map((id) => ({
      id: `p${id}`,
      name: `Player ${id.toUpperCase()}`,
      team: id,
      ships: Array.from({ length: ships }, (_, at) => ({
        id: `${id}${at + 1}`,
        card: 'one',
        name: `Ship ${id.toUpperCase()}${at + 1}`,
      })),
    })),
    cards: { one: card },
    rulings: {},
    first: 'a',
    ...more,
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
};

export const started = (setup: SolarSetup): Played => {
  const begun = start(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return append(
    { log: { steps: [], cursor: 0 }, state: EMPTY_GAME, before: EMPTY_GAME },
    { command: { type: 'start' }, events: begun.events },
  );
};

export const asked = (setup: SolarSetup, state: GameState, command: Told): Decision => {
  const read = parseCommand(JSON.parse(JSON.stringify(command)));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return decide(rulesFor(setup.rulings), setup, state, read.value);
};

/** The commands one after the other; a refusal is a mistake in the test. */
export const playedFrom = (setup: SolarSetup, game: Played, ...commands: readonly Told[]): Played =>
  commands.reduce((now, command) => {
    const decision = asked(setup, now.state, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
    return append(now, { command, events: decision.events });
  }, game);

export const played = (setup: SolarSetup, ...commands: readonly Told[]): Played =>
  playedFrom(setup, started(setup), ...commands);

export const finish = (ship: string): Told => ({ type: 'finish', ship });

/** A whole turn without doing anything. */
export const idle = (ship: string): readonly Told[] => [finish(ship), finish(ship), finish(ship)];

export const beam = (more: object = {}): Told => ({
  type: 'fire-beam',
  ship: 'a1',
  slot: '1a',
  spend: 4,
  nebulae: 0,
  target: 'b1',
  section: '2',
  replies: { attack0: [6, 5, 4, 1] },
  ...more,
});

/** One attack, as the page that fires works it out. */
export const attackOdds = (strength: number, target: Target, rules: Rules, order?: DiceOrder) =>
  readEndings(attackEndings([strength], target, rules, order).ends, target);

export const trackNow = ({ state }: Played, ship: string, track: string): number | undefined =>
  state.holders[ship]?.tracks[track]?.now;
