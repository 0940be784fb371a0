import { admiralsKinds } from './admiralsKinds';
import { armadaKinds } from './armadaKinds';
import { cadetKinds } from './cadetKinds';
import { differences } from './differences';
import { solarKinds } from './solarKinds';
import { dropfleetKinds } from './dropfleetKinds';

/** Each system's kinds of cases. */
const SYSTEMS: Readonly<Record<string, Readonly<Record<string, (given: never) => unknown>>>> = {
  admirals: admiralsKinds,
  'admirals-cadet': cadetKinds,
  'solar-flare': solarKinds,
  armada: armadaKinds,
  dropfleet: dropfleetKinds,
};

export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly given: unknown;
  readonly expect: unknown;
}

const answer = (system: string, { kind, given }: Case): unknown => {
  const kinds = Object.hasOwn(SYSTEMS, system) ? SYSTEMS[system] : undefined;
  if (!kinds) throw new Error(`no system ${system}`);
  const run = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!run) throw new Error(`no kind ${kind} in ${system}`);
  // What is given has the shape of its kind.
  return run(given as never);
};

/** Where a system's answer is not as expected. */
export const wrongIn = (system: string, one: Case): readonly string[] =>
  differences(one.expect, answer(system, one));
