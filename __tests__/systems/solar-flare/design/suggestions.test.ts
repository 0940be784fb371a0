import fc from 'fast-check';

import { readCard } from '../../../../src/systems/solar-flare/cards';
import { checkDesign } from '../../../../src/systems/solar-flare/design/checkDesign';
import { addedTo, AIMS, suggestions } from '../../../../src/systems/solar-flare/design/suggestions';
import { costOf, POINTS, SLOTS } from '../../../../src/systems/solar-flare/parts';
import { TRAINING_DESIGNS } from '../../../../src/systems/solar-flare/training/designs';
import { anyDesign, design, part } from '../../../builders/solarFlare';

describe('suggestions', () => {
  test.each(AIMS)('from nothing, %s: six legal ships of exactly 80 points', (aim) => {
    const found = [...suggestions(design(), aim, POINTS)];
    expect(found).toHaveLength(AIMS.length);
    for (const { design: one, points } of found) {
      expect(checkDesign(one)).toMatchObject({ legal: true, points: POINTS });
      expect(points).toBe(POINTS);
      expect(one.crew.length).toBeGreaterThan(0);
      expect(one.components.some(({ system }) => system === 'beam' || system === 'torpedo')).toBe(
        true,
      );
    }
  });

  test('the aim is what most goes into', () => {
    const spent = (aim: (typeof AIMS)[number], ...systems: readonly string[]) => {
      const [first] = suggestions(design(), aim, POINTS);
      const own = first?.design.components.filter(({ system }) => systems.includes(system)) ?? [];
      return own.reduce((sum, { system, level }) => sum + costOf(system, level), 0);
    };
    expect(spent('beams', 'beam')).toBeGreaterThan(spent('balanced', 'beam'));
    expect(spent('torpedoes', 'torpedo')).toBeGreaterThan(spent('balanced', 'torpedo'));
    expect(spent('shields', 'shield')).toBeGreaterThan(spent('balanced', 'shield'));
    expect(spent('speed', 'engine', 'thruster')).toBeGreaterThan(
      spent('balanced', 'engine', 'thruster'),
    );
    expect(spent('power', 'generator', 'battery')).toBeGreaterThan(
      spent('balanced', 'generator', 'battery'),
    );
  });

  test('what was there stays, and what is new is named', () => {
    const own = design([part('beam', 6, '4')], [2]);
    const [first] = suggestions(own, 'balanced', POINTS);
    expect(first?.design.components[0]).toEqual(part('beam', 6, '4'));
    const added = first ? addedTo(own, first.design) : [];
    expect(added.length).toBeGreaterThan(5);
    expect(added.every(({ from, to }) => to > (from ?? 0))).toBe(true);
  });

  test('law: nothing new is broken, and no more is spent than there is', () => {
    fc.assert(
      fc.property(anyDesign, fc.constantFrom(...AIMS), (own, aim) => {
        const before = checkDesign(own);
        for (const { design: one } of suggestions(own, aim, POINTS)) {
          const after = checkDesign(one);
          expect(after.breaches.length).toBeLessThanOrEqual(before.breaches.length);
          expect(after.points).toBeLessThanOrEqual(Math.max(POINTS, before.points));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the training designs', () => {
  test.each(TRAINING_DESIGNS.map((one) => [one.name, one] as const))(
    '%s is legal at exactly 80 points',
    (_name, one) => {
      expect(readCard(one, '')).toEqual({ ok: true, value: one });
      const report = checkDesign(one);
      expect(report).toMatchObject({ legal: true, points: POINTS });
      expect(report.slotsUsed).toBeLessThanOrEqual(SLOTS.length);
    },
  );

  test('have codes and names of their own', () => {
    expect(new Set(TRAINING_DESIGNS.map(({ code }) => code)).size).toBe(TRAINING_DESIGNS.length);
    expect(new Set(TRAINING_DESIGNS.map(({ name }) => name)).size).toBe(TRAINING_DESIGNS.length);
  });
});
