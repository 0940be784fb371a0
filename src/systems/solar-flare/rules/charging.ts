import { fullCharge, TUBE_CHARGES, type SystemName } from '../parts';
import type { Rules } from '../rulings';

/** What a component holds; a partial charge only in a shield, an overcharge only in a beam. */
export interface Charged {
  readonly system: SystemName;
  readonly level: number;
  readonly charge: number;
  readonly partial: number;
  readonly overcharge: number;
}

export interface Charge extends Omit<Charged, 'system' | 'level'> {
  /** Power that was of no use. */
  readonly lost: number;
}

/** Powering Shields: each level takes its own number in power; the same holds for levels of overcharge. */
const levelsFor = (
  power: number,
  from: number,
  most: number,
): { readonly level: number; readonly rest: number } => {
  let [level, rest] = [from, power];
  while (level < most && rest >= level + 1) {
    level += 1;
    rest -= level;
  }
  return { level, rest };
};

/** What it takes to bring a shield from one level to another. */
export const shieldPower = (from: number, to: number): number =>
  (to * (to + 1) - from * (from + 1)) / 2;

/** Partial Charges: what does not reach the next level stays (ruling shield-surplus-carries). */
const chargeShield = ({ level, charge, partial }: Charged, power: number, rules: Rules): Charge => {
  const { level: now, rest } = levelsFor(partial + power, charge, level);
  const isKept = now < level && (now === charge || rules['shield-surplus-carries'] === 'carries');
  return { charge: now, partial: isKept ? rest : 0, overcharge: 0, lost: isKept ? 0 : rest };
};

/** Overcharging: past the full charge, levels that cost as much as their number; the rest is lost. */
const chargeBeam = (beam: Charged, power: number, wants: boolean, rules: Rules): Charge => {
  const { level, charge, overcharge } = beam;
  const filled = Math.min(level, charge + power);
  const over = power - (filled - charge);
  const may =
    wants &&
    level > 0 &&
    filled === level &&
    (charge === level || rules['overcharge-in-one-transfer'] === 'one-transfer');
  const reached = may
    ? levelsFor(over, overcharge, Number.MAX_SAFE_INTEGER)
    : { level: overcharge, rest: over };
  return { charge: filled, partial: 0, overcharge: reached.level, lost: reached.rest };
};

/** Phase 3: what power does in a component; what it cannot hold is lost (ruling excess-is-legal). */
export const chargeWith = (
  component: Charged,
  power: number,
  overcharge: boolean,
  rules: Rules,
): Charge => {
  const { system, level, charge } = component;
  if (system === 'shield') return chargeShield(component, power, rules);
  if (system === 'beam') return chargeBeam(component, power, overcharge, rules);
  const filled = Math.min(Math.max(fullCharge(system, level, rules), charge), charge + power);
  return { charge: filled, partial: 0, overcharge: 0, lost: power - (filled - charge) };
};

/** Powering Torpedoes: three charges, whatever its level. */
export const isReady = ({ charge }: Pick<Charged, 'charge'>): boolean => charge >= TUBE_CHARGES;

type Beam = Pick<Charged, 'charge' | 'overcharge'>;

/** Overcharging: how many of the charges of a shot come out of the overcharge (ruling overcharge-spent-first). */
const spentOver = ({ charge, overcharge }: Beam, spend: number, rules: Rules): number =>
  rules['overcharge-spent-first'] === 'overcharge-first'
    ? Math.min(overcharge, spend)
    : Math.max(0, spend - charge);

/** Overcharging: how many levels it costs the beam (ruling overcharge-damage-once). */
export const levelsLost = (overcharge: number, rules: Rules): number =>
  rules['overcharge-damage-once'] === 'once' ? Math.min(1, overcharge) : overcharge;

/** Powering Beam Weapons: what a shot leaves in a beam. */
export const afterShot = (beam: Beam, spend: number, rules: Rules): Beam => {
  const over = spentOver(beam, spend, rules);
  return { charge: beam.charge - (spend - over), overcharge: beam.overcharge - over };
};

/** Overcharging: after the Weapons phase a beam has lost levels, and its charge is cut to those that are left. */
export const wornOut = ({ level, charge }: Pick<Charged, 'level' | 'charge'>, lost: number) => {
  const left = Math.max(0, level - lost);
  return { level: left, charge: Math.min(charge, left) };
};
