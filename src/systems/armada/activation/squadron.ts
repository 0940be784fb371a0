import { has, type Keywords } from '../attack/squadrons';
import { stepByStep } from '../terms';

/** A unit near a squadron that activates. */
export interface Near {
  readonly id: string;
  readonly unit: 'squadron' | 'ship';
  readonly side: 'enemy' | 'friendly';
  readonly keywords: Keywords;
  /** The band from the squadron, 1 to 5. */
  readonly distance: number;
  readonly obstructed: boolean;
}

/** Engagement: enemy squadrons at distance 1 in a clear line of sight. */
export const isEngagedWith = ({ unit, side, distance, obstructed }: Near): boolean =>
  unit === 'squadron' && side === 'enemy' && distance === 1 && !obstructed;

/** Heavy, AR-33: one that is not Heavy is enough to hold it. */
const isHeld = (near: readonly Near[]): boolean =>
  near.some((one) => isEngagedWith(one) && !has(one.keywords, 'Heavy'));

/** Engagement: an engaged squadron cannot move. */
export const mayMove = (near: readonly Near[]): boolean => !isHeld(near);

export type TargetRefusal = 'friendly-target' | 'out-of-range' | 'escort' | 'engaged-first';

/** Attack 1; Escort, AR-31, AR-32; Engagement: why it cannot be attacked; the first reason that applies. */
export const whyNotTarget = (near: readonly Near[], target: Near): TargetRefusal | null => {
  if (target.side === 'friendly') return 'friendly-target';
  if (target.distance !== 1) return 'out-of-range';
  if (target.unit === 'ship') return isHeld(near) ? 'engaged-first' : null;
  const isEscorted = near.some((one) => isEngagedWith(one) && has(one.keywords, 'Escort'));
  return isEscorted && !has(target.keywords, 'Escort') ? 'escort' : null;
};

export type SquadronStep =
  | { readonly do: 'attack'; readonly target: string; readonly destroys: boolean }
  | {
      readonly do: 'move';
      readonly after: Readonly<Record<string, Pick<Near, 'distance' | 'obstructed'>>>;
    };

export type SquadronRefusal = TargetRefusal | 'already-activated' | 'no-action-left' | 'engaged';

export interface SquadronActivation {
  readonly by: 'squadron-phase' | 'squadron-command';
  readonly activated: boolean;
  readonly near: readonly Near[];
  readonly done: readonly SquadronStep['do'][];
}

/** Squadron Activation, AR-34: one of the two in the Squadron Phase, both by a command, in any order. */
const hasActionLeft = ({ by, done }: SquadronActivation, action: SquadronStep['do']): boolean =>
  by === 'squadron-phase' ? done.length === 0 : !done.includes(action);

export const whyNotDone = (now: SquadronActivation, step: SquadronStep): SquadronRefusal | null => {
  if (now.activated) return 'already-activated';
  if (!hasActionLeft(now, step.do)) return 'no-action-left';
  if (step.do === 'move') return mayMove(now.near) ? null : 'engaged';
  const target = now.near.find(({ id }) => id === step.target);
  return target ? whyNotTarget(now.near, target) : 'out-of-range';
};

const afterStep = (now: SquadronActivation, step: SquadronStep): SquadronActivation => {
  const done = [...now.done, step.do];
  if (step.do === 'move')
    return { ...now, done, near: now.near.map((one) => ({ ...one, ...step.after[one.id] })) };
  const near = step.destroys ? now.near.filter(({ id }) => id !== step.target) : now.near;
  return { ...now, done, near };
};

/** One squadron's activation. */
export const activateSquadron = (start: SquadronActivation, steps: readonly SquadronStep[]) =>
  stepByStep(start, steps, whyNotDone, afterStep);
