import fc from 'fast-check';

import { LEVELS, SLOTS, SYSTEMS, fullCharge } from '../../../../src/systems/solar-flare/parts';
import {
  powerFaults,
  sharePower,
  type PowerState,
} from '../../../../src/systems/solar-flare/rules/power';
import {
  suggested,
  transfersFor,
  trimmed,
  type Wanted,
} from '../../../../src/systems/solar-flare/rules/shareOut';
import { rulesFor } from '../../../../src/systems/solar-flare/rulings';

const RULES = rulesFor({});
const level = fc.constantFrom(...LEVELS);

const anyState: fc.Arbitrary<PowerState> = fc
  .record({
    parts: fc.array(fc.tuple(fc.constantFrom(...SYSTEMS), level, fc.nat(6)), { maxLength: 12 }),
    crew: fc.array(level, { maxLength: 6 }),
  })
  .map(({ parts, crew }) => ({
    components: parts.map(([system, own, charge], at) => ({
      id: SLOTS[at] ?? '',
      system,
      level: own,
      charge: Math.min(charge, fullCharge(system, own)),
      partial: 0,
      overcharge: 0,
    })),
    crew: crew.map((own, at) => ({ id: String(at + 1), level: own })),
  }));

const anyWanted: fc.Arbitrary<readonly Wanted[]> = fc.array(
  fc.record({ to: fc.constantFrom(...SLOTS), power: fc.nat(9), overcharge: fc.boolean() }),
  { maxLength: 14 },
);

test('any share that was trimmed breaks no rule, is carried in full, and loses only what overcharging rounds off', () => {
  fc.assert(
    fc.property(anyState, anyWanted, (state, wanted) => {
      const share = trimmed(state, wanted, RULES);
      const transfers = transfersFor(state, share);
      expect(powerFaults(state, transfers)).toEqual([]);
      expect(transfers.map(({ to, power }) => [to, power])).toEqual(
        share.map(({ to, power }) => [to, power]),
      );
      const plain = share.every(({ overcharge }) => !overcharge);
      if (plain) expect(sharePower(state, transfers, RULES).lost).toBe(0);
    }),
  );
});

test('trimming what was trimmed changes nothing', () => {
  fc.assert(
    fc.property(anyState, anyWanted, (state, wanted) => {
      const once = trimmed(state, wanted, RULES);
      expect(trimmed(state, once, RULES)).toEqual(once);
    }),
  );
});

test('what is suggested can be done', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(powerFaults(state, transfersFor(state, suggested(state, RULES)))).toEqual([]);
    }),
  );
});
