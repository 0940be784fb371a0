import { facesOf } from '../../src/systems/admirals/odds/reckoned';
import { firstDie } from '../../src/systems/admirals/procedures/strike';
import type {
  SaveChance,
  StrikeSpec,
  TargetSpec,
} from '../../src/systems/admirals-shared/odds/spec';

/** The policies that a simulation can follow without thinking ahead. */
export interface SimulatedPolicy {
  readonly locks: 'lock-on' | 'hold';
  readonly shields: 'hits-first' | 'criticals-first' | 'none';
}

/** How often each thing happened, out of all rolls. */
export interface SimulatedStrike {
  readonly defeated: number;
  readonly hullLost: readonly number[];
  readonly criticals: readonly number[];
  readonly shieldsSpent: readonly number[];
}

/** Marsaglia's xorshift: fast, seeded, and even enough for a check. */
function makeRandom(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** A save is rolled as the highest number that succeeds, all saves of an icon in turn. */
const saveLimits = (saves: readonly SaveChance[]): Int32Array =>
  Int32Array.from(saves, ({ chance }) => Math.round(chance * 6));

/** Rolls a strike over and over: dice, shields, locks, saves, as players would. */
export function simulateStrike(
  strike: StrikeSpec,
  target: TargetSpec,
  policy: SimulatedPolicy,
  rolls: number,
  seed: number,
): SimulatedStrike {
  const random = makeRandom(seed);
  const faces = facesOf(strike);
  const locks = Int32Array.from(
    firstDie(strike).faces,
    ({ icons: { free = 0, lock = 0 } }) => free + (policy.locks === 'hold' ? 0 : lock),
  );
  const hits = Int32Array.from(faces, (face) => face.hit);
  const criticals = Int32Array.from(faces, (face) => face.critical);
  const directs = Int32Array.from(faces, (face) => face.direct);
  const limits = [strike.saves.hit, strike.saves.critical, strike.saves.direct].map(saveLimits);
  const [hitSaves, criticalSaves, directSaves] = [limits[0]!, limits[1]!, limits[2]!];
  const cripples = target.orderLimit + 1 - target.criticals;
  const hullLost = new Float64Array(target.hull + 1);
  const criticalsTaken = new Float64Array(cripples + 1);
  const shieldsSpent = new Float64Array(target.shields + 1);
  const shields = policy.shields === 'none' ? 0 : target.shields;
  const hitsFirst = policy.shields === 'hits-first';
  const lockOnDice = strike.lockOnDice ?? 0;
  let defeated = 0;

  const landed = (icons: number, saves: Int32Array): number => {
    let through = 0;
    for (let icon = 0; icon < icons; icon += 1) {
      let stopped = false;
      for (let save = 0; save < saves.length && !stopped; save += 1) {
        stopped = random() % 6 < saves[save]!;
      }
      if (!stopped) through += 1;
    }
    return through;
  };

  for (let roll = 0; roll < rolls; roll += 1) {
    let lock = lockOnDice;
    let hit = 0;
    let critical = 0;
    let direct = 0;
    for (let die = 0; die < strike.dice; die += 1) {
      const face = random() % 6;
      lock += locks[face]!;
      hit += hits[face]!;
      critical += criticals[face]!;
      direct += directs[face]!;
    }
    const first = Math.min(shields, hitsFirst ? hit : critical);
    const second = Math.min(shields - first, hitsFirst ? critical : hit);
    hit -= hitsFirst ? first : second;
    critical -= hitsFirst ? second : first;
    for (; lock > 0; lock -= 1) {
      const face = random() % 6;
      hit += hits[face]!;
      critical += criticals[face]!;
      direct += directs[face]!;
    }
    const lost = Math.min(landed(hit, hitSaves) + landed(direct, directSaves), target.hull);
    const taken = Math.min(landed(critical, criticalSaves), cripples);
    hullLost[lost]! += 1;
    criticalsTaken[taken]! += 1;
    shieldsSpent[first + second]! += 1;
    if (lost === target.hull || taken === cripples) defeated += 1;
  }

  const shares = (counts: Float64Array): readonly number[] =>
    Array.from(counts, (count) => count / rolls);
  return {
    defeated: defeated / rolls,
    hullLost: shares(hullLost),
    criticals: shares(criticalsTaken),
    shieldsSpent: shares(shieldsSpent),
  };
}
