import { OWN_POWER } from '../parts';
import type { Rules } from '../rulings';
import { chargeWith, type Charge, type Charged } from './charging';

export const POWER_FAULTS = [
  'crew-twice',
  'component-twice',
  'over-crew-level',
  'over-generated',
  'over-battery',
  'cannot-be-charged',
] as const;
export type PowerFault = (typeof POWER_FAULTS)[number];

/** Crew: one team brings power to one component. */
export interface Transfer {
  readonly crew: string;
  readonly to: string;
  /** In all. */
  readonly power: number;
  /** Phase 3: the part of it that is drawn from each battery. */
  readonly fromBatteries: Readonly<Record<string, number>>;
  readonly overcharge: boolean;
}

interface Named {
  readonly id: string;
}

/** A ship's power as the phase begins: its components by id, batteries and generators among them. */
export interface PowerState {
  readonly components: readonly (Charged & Named)[];
  readonly crew: readonly (Named & { readonly level: number })[];
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

/** Generators: 4 of the ship's own, and one for each level of a generator. */
export const generatedBy = (components: readonly Pick<Charged, 'system' | 'level'>[]): number =>
  OWN_POWER +
  sum(components.filter(({ system }) => system === 'generator').map(({ level }) => level));

export const storedIn = (components: readonly Pick<Charged, 'system' | 'charge'>[]): number =>
  sum(components.filter(({ system }) => system === 'battery').map(({ charge }) => charge));

export const drawnBy = ({ fromBatteries }: Transfer): number => sum(Object.values(fromBatteries));

export const totalOf = (transfers: readonly Pick<Transfer, 'power'>[]): number =>
  sum(transfers.map(({ power }) => power));

/** Power that generators give to a list of transfers. */
export const movedFrom = (transfers: readonly Transfer[]): number =>
  sum(transfers.map((one) => one.power - drawnBy(one)));

const isTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Ruling battery-start-of-phase: only what was stored when the phase began. */
const isOverdrawn = ({ components }: PowerState, transfers: readonly Transfer[]): boolean => {
  const batteries = new Set(transfers.flatMap(({ fromBatteries }) => Object.keys(fromBatteries)));
  const stored = (id: string): number =>
    components.find((one) => one.id === id && one.system === 'battery')?.charge ?? 0;
  return [...batteries].some(
    (id) => sum(transfers.map(({ fromBatteries }) => fromBatteries[id] ?? 0)) > stored(id),
  );
};

/** Phase 3, Crew: every rule that a list of transfers breaks. */
export const powerFaults = (
  state: PowerState,
  transfers: readonly Transfer[],
): readonly PowerFault[] => {
  const { components, crew } = state;
  const levelOf = (id: string): number => crew.find((team) => team.id === id)?.level ?? 0;
  const isWrong: Readonly<Record<PowerFault, boolean>> = {
    'crew-twice': isTwice(transfers.map(({ crew: team }) => team)),
    'component-twice': isTwice(transfers.map(({ to }) => to)),
    'over-crew-level': transfers.some(({ crew: team, power }) => power > levelOf(team)),
    'over-generated': movedFrom(transfers) > generatedBy(components),
    'over-battery': isOverdrawn(state, transfers),
    'cannot-be-charged': transfers.some(
      ({ to }) => components.find(({ id }) => id === to)?.system === 'generator',
    ),
  };
  return POWER_FAULTS.filter((fault) => isWrong[fault]);
};

const drainedBy = (
  components: PowerState['components'],
  { fromBatteries }: Transfer,
): PowerState['components'] =>
  components.map((one) => ({ ...one, charge: one.charge - (fromBatteries[one.id] ?? 0) }));

const NOTHING: Charge = { charge: 0, partial: 0, overcharge: 0, lost: 0 };

/** Phase 3: what the transfers come to, in the order given (ruling transfers-in-order). */
export const sharePower = (
  { components }: PowerState,
  transfers: readonly Transfer[],
  rules: Rules,
) => {
  const changes: Charge[] = [];
  const isDrainedFirst = rules['transfers-in-order'] === 'drains-first';
  let now = isDrainedFirst ? transfers.reduce(drainedBy, components) : components;
  for (const transfer of transfers) {
    const { to, power, overcharge } = transfer;
    const drained = isDrainedFirst ? now : drainedBy(now, transfer);
    const target = drained.find(({ id }) => id === to);
    const change = target ? chargeWith(target, power, overcharge, rules) : NOTHING;
    changes.push(change);
    const { lost: _lost, ...charge } = change;
    now = drained.map((one) => (one.id === to ? { ...one, ...charge } : one));
  }
  return {
    components: now,
    /** By the place of the transfer. */
    changes,
    lost: sum(changes.map(({ lost }) => lost)),
    unused: generatedBy(components) - movedFrom(transfers),
  };
};
