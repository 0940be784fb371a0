import { fullCharge } from '../parts';
import type { Rules } from '../rulings';
import { shieldPower } from './charging';
import { generatedBy, storedIn, totalOf, type PowerState, type Transfer } from './power';

/** Power that is to go to a component, before anybody is sent with it. */
export interface Wanted {
  readonly to: string;
  readonly power: number;
  readonly overcharge: boolean;
}

/** Overcharging: three levels take six, which is the most that a team carries. */
const MOST_OVER = 6;

/** Phase 3: the most power that is of use in a component. */
export const roomFor = (
  part: PowerState['components'][number],
  overcharge: boolean,
  rules: Rules,
): number => {
  const { system, level, charge, partial } = part;
  if (system === 'shield') return shieldPower(charge, level) - partial;
  const missing = fullCharge(system, level, rules) - charge;
  const mayExceed = missing === 0 || rules['overcharge-in-one-transfer'] === 'one-transfer';
  return missing + (system === 'beam' && overcharge && mayExceed ? MOST_OVER : 0);
};

const descending = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((a, b) => b - a);

/** Crew: whether there is a team for each, one a component. */
const canCarry = (powers: readonly number[], crew: PowerState['crew']): boolean => {
  const teams = descending(crew.map(({ level }) => level));
  return descending(powers.filter((power) => power > 0)).every(
    (power, at) => power <= (teams[at] ?? 0),
  );
};

/** The most that can still go to one, with what goes to the others. */
export const mostFor = (
  state: PowerState,
  one: Pick<Wanted, 'to' | 'overcharge'>,
  others: readonly Wanted[],
  rules: Rules,
): number => {
  const part = state.components.find(({ id }) => id === one.to);
  if (!part) return 0;
  const free = generatedBy(state.components) + storedIn(state.components) - totalOf(others);
  let most = Math.min(roomFor(part, one.overcharge, rules), free);
  const carried = others.map(({ power }) => power);
  while (most > 0 && !canCarry([...carried, most], state.crew)) most -= 1;
  return Math.max(0, most);
};

/** A share as far as damage, charges and crew let it: what comes first has the first claim. */
export const trimmed = (
  state: PowerState,
  wanted: readonly Wanted[],
  rules: Rules,
): readonly Wanted[] =>
  wanted.reduce<readonly Wanted[]>((soFar, one) => {
    if (soFar.some(({ to }) => to === one.to)) return soFar;
    const power = Math.min(one.power, mostFor(state, one, soFar, rules));
    return power > 0 ? [...soFar, { ...one, power }] : soFar;
  }, []);

/** Crew: the least able team that can carry it goes; the most is carried first. */
const teamsFor = (
  wanted: readonly Wanted[],
  crew: PowerState['crew'],
): ReadonlyMap<string, string> => {
  const free = [...crew].sort((a, b) => a.level - b.level);
  const sent = new Map<string, string>();
  for (const { to, power } of [...wanted].sort((a, b) => b.power - a.power)) {
    const at = free.findIndex(({ level }) => level >= power);
    const [team] = at < 0 ? [] : free.splice(at, 1);
    if (team) sent.set(to, team.id);
  }
  return sent;
};

/** Phase 3: a share as transfers. What is made this turn is used first, for the rest batteries are drained. */
export const transfersFor = (
  state: PowerState,
  wanted: readonly Wanted[],
  drainedFirst?: string,
): readonly Transfer[] => {
  const teams = teamsFor(wanted, state.crew);
  let made = generatedBy(state.components);
  const stored = new Map(
    state.components
      .filter(({ system }) => system === 'battery')
      .sort((a, b) => Number(b.id === drainedFirst) - Number(a.id === drainedFirst))
      .map(({ id, charge }) => [id, charge] as const),
  );
  return wanted.flatMap(({ to, power, overcharge }) => {
    const crew = teams.get(to);
    if (crew === undefined) return [];
    const fromMade = Math.min(made, power);
    made -= fromMade;
    let rest = power - fromMade;
    const fromBatteries: Record<string, number> = {};
    for (const [battery, charge] of stored) {
      const drawn = Math.min(charge, rest);
      if (drawn === 0) continue;
      fromBatteries[battery] = drawn;
      stored.set(battery, charge - drawn);
      rest -= drawn;
    }
    return [{ crew, to, power, fromBatteries, overcharge }];
  });
};

const FIRST_NEEDS = ['beam', 'torpedo', 'shield', 'engine', 'thruster', 'battery'] as const;

/** A share to begin with: weapons before shields, drives before batteries. */
export const suggested = (state: PowerState, rules: Rules): readonly Wanted[] =>
  trimmed(
    state,
    FIRST_NEEDS.flatMap((system) =>
      state.components
        .filter((one) => one.system === system)
        .map((one) => ({
          to: one.id,
          power: roomFor(one, false, rules),
          overcharge: false,
        })),
    ),
    rules,
  );
