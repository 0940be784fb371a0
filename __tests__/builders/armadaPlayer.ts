import { attackOf } from '../../src/systems/armada/attack/attack';
import { counterNow, declaredCounter, specOf } from '../../src/systems/armada/play/attacks';
import type { ArmadaCommand, ArmadaGame } from '../../src/systems/armada/play/commands';
import { shipsOf, squadronsOf, shipCard } from '../../src/systems/armada/play/pieces';
import { dialsMissing, turnOf } from '../../src/systems/armada/play/turn';
import { rulesFor } from '../../src/systems/armada/rulings';
import { COMMANDS, ZONES } from '../../src/systems/armada/terms';
import { wordOf } from '../../src/systems/kit/play/marks';
import { otherTeam } from '../../src/systems/kit/play/ships';
import { repliesOf } from '../../src/systems/kit/procedures/play';
import type { ArmadaTable } from './armada';
import { one, seeded, type Chance } from './chance';
import { complete } from './randomRun';

const gameOf = ({ setup, state }: ArmadaTable): ArmadaGame => ({
  setup,
  state,
  rules: rulesFor(setup.rulings),
  events: [],
});

const SPENT = [
  { dial: true, token: false },
  { dial: false, token: true },
  { dial: false, token: false },
] as const;

/** An attack on any enemy, rolled and defended by chance. */
const attackBy = (table: ArmadaTable, ship: string, chance: Chance): ArmadaCommand => {
  const game = gameOf(table);
  const { setup, state } = table;
  const team = otherTeam(setup, state.ships[ship]?.team ?? '');
  const foes = [...shipsOf(setup, state, team), ...squadronsOf(setup, state, team)];
  const target = one(foes, chance);
  const isShip = shipCard(setup, state.ships[ship]) !== null;
  const zones = [...ZONES];
  const of = {
    ship,
    target: target?.id ?? '',
    ...(isShip ? { zone: one(zones, chance) ?? 'front' } : {}),
    ...(target && shipCard(setup, target) ? { at: one(zones, chance) ?? 'front' } : {}),
    range: isShip ? (one(['close', 'medium', 'long'] as const, chance) ?? 'close') : 'distance-1',
    ...(isShip ? (one(SPENT, chance) ?? SPENT[2]) : SPENT[2]),
    swarm: false,
  } as const;
  const { procedure, start } = attackOf(specOf(game, of));
  return { type: 'attack', ...of, replies: repliesOf(complete(procedure, start, {}, chance)) };
};

const counterBy = (table: ArmadaTable, chance: Chance): readonly ArmadaCommand[] => {
  const declared = counterNow(table.state) && declaredCounter(table, { swarm: false });
  if (!declared) return [];
  const { procedure, start } = attackOf(specOf(gameOf(table), declared.of, declared.pool));
  const replies = repliesOf(complete(procedure, start, {}, chance));
  return [{ type: 'counter', swarm: false, replies }];
};

/** What the unit that acts may do, the end of its activation last. */
const actsOf = (table: ArmadaTable, ship: string, chance: Chance): readonly ArmadaCommand[] => {
  const { setup, state } = table;
  const spent = one(SPENT, chance) ?? SPENT[2];
  if (!shipCard(setup, state.ships[ship]))
    return [
      attackBy(table, ship, chance),
      { type: 'move-squadron', ship, station: chance.pick(4) === 0, off: false },
      { type: 'end-activation', ship },
    ];
  const speed = state.holders[ship]?.tracks['speed']?.now ?? 0;
  const effects = [{ effect: 'recover', to: one([...ZONES], chance) ?? 'front' } as const];
  const debris = { type: 'debris-field', zone: 'left' } as const;
  const obstacles = chance.pick(6) === 0 ? [debris] : [];
  const [dial, token] = [chance.pick(2) === 0, false];
  const toSpeed = Math.max(0, speed + chance.pick(3) - 1);
  const course = { ship, obstacles, off: false };
  return [
    { type: 'dial-to-token', ship },
    { type: 'repair', ship, ...spent, effects },
    { type: 'command-squadrons', ship, ...spent },
    ...squadronsOf(setup, state).map(({ id }) => ({ type: 'activate', ship: id }) as const),
    attackBy(table, ship, chance),
    attackBy(table, ship, chance),
    { type: 'maneuver', ...course, dial, token, speed: toSpeed },
    { type: 'maneuver', ...course, dial: false, token, speed },
  ];
};

/** Commands that a player might give now, in the order in which he would try them. */
const tries = (table: ArmadaTable, chance: Chance): readonly ArmadaCommand[] => {
  const { setup, state } = table;
  const { phase, active, ready } = turnOf(setup, state);
  const acting = wordOf(state, 'game', 'wing') ?? active;
  const from = chance.pick(Math.max(1, ready.length));
  const units = [...ready.slice(from), ...ready.slice(0, from)];
  if (phase === 'set-up') {
    const speed = 1 + chance.pick(2);
    return units.map((ship) => ({ type: 'deploy', ship, speed }));
  }
  if (phase === 'command')
    return shipsOf(setup, state).map((ship) => ({
      type: 'set-dials',
      ship: ship.id,
      dials: Array.from(
        { length: dialsMissing(gameOf(table), ship) },
        () => one([...COMMANDS], chance) ?? 'repair',
      ),
    }));
  if (acting !== null) return [...counterBy(table, chance), ...actsOf(table, acting, chance)];
  return [
    ...counterBy(table, chance),
    ...units.map((ship) => ({ type: 'activate', ship }) as const),
  ];
};

/** Plays a whole game by the rules, each step one that nothing advises against. */
export const playThrough = (
  table: ArmadaTable,
  seed: number,
  after: (command: ArmadaCommand) => void = () => undefined,
): readonly ArmadaCommand[] => {
  const chance = seeded(seed);
  const played: ArmadaCommand[] = [];
  while (!table.state.outcome && played.length < 1000) {
    // Not every dial becomes a token, and not every unit fires.
    const offered = tries(table, chance).filter(
      ({ type }) => !['attack', 'dial-to-token'].includes(type) || chance.pick(3) > 0,
    );
    const command = offered.find((tried) => table.refused(tried) === null);
    if (!command) throw new Error(`nothing to do in ${table.state.phase ?? ''}`);
    table.play(command);
    played.push(command);
    after(command);
  }
  return played;
};
