import type { Facing } from '../../components/ShieldHex';
import type { ShipGlance } from '../../components/ShipRow';
import type { Words } from '../../words/words';

/** Made-up ships, for looking at. */
export function sampleFacings(words: Words, values: readonly number[], max = 3): readonly Facing[] {
  const { directFore, rightFore, rightAft, directAft, leftAft, leftFore } = words.shield.facings;
  return [directFore, rightFore, rightAft, directAft, leftAft, leftFore].map((name, side) => ({
    name,
    value: values[side] ?? 0,
    max,
  }));
}

export function sampleFleet(
  words: Words,
): Readonly<Record<'accord' | 'marches', readonly ShipGlance[]>> {
  const { sample } = words.gallery;
  const plain = { criticals: 0, exhausted: 0, orders: [], marks: [], state: 'ready' } as const;
  return {
    accord: [
      {
        ...plain,
        name: sample.sunward,
        badge: '1',
        team: 'a',
        role: 'superHeavy',
        hull: { value: 6, max: 8 },
        shields: { kind: 'facings', facings: sampleFacings(words, [3, 2, 1, 2, 2, 0]) },
        criticals: 1,
        exhausted: 1,
        orders: ['B-003', 'S-010'],
        state: 'selected',
      },
      {
        ...plain,
        name: sample.halcyon,
        badge: '2',
        team: 'a',
        role: 'heavy',
        hull: { value: 5, max: 5 },
        shields: { kind: 'facings', facings: sampleFacings(words, [2, 2, 1, 1, 1, 2]) },
        orders: ['B-002'],
      },
      {
        ...plain,
        name: sample.kite,
        badge: '3',
        team: 'a',
        role: 'escort',
        hull: { value: 2, max: 3 },
        shields: { kind: 'pool', pool: { value: 1, max: 2 } },
        state: 'activated',
      },
    ],
    marches: [
      {
        ...plain,
        name: sample.grudgebearer,
        badge: '1',
        team: 'b',
        role: 'heavy',
        hull: { value: 3, max: 6 },
        shields: { kind: 'facings', facings: sampleFacings(words, [0, 1, 2, 2, 2, 1]) },
        criticals: 2,
        orders: ['B-008'],
        marks: [sample.reloading],
      },
      {
        ...plain,
        name: sample.thorn,
        badge: '2',
        team: 'b',
        role: 'light',
        hull: { value: 0, max: 3 },
        shields: { kind: 'none' },
        state: 'destroyed',
      },
    ],
  };
}
