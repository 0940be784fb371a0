import fc from 'fast-check';
import type { Place } from '../../../../src/core/hex/bearing';
import { ORIGIN, SIDES } from '../../../../src/core/hex/hex';
import { undo } from '../../../../src/core/game/log';
import { parseCommand } from '../../../../src/systems/admirals/play/commands';
import { lastTargetOf } from '../../../../src/systems/admirals-shared/play/where';
import { standsOf } from '../../../builders/stands';
import { reversed } from '../../../../src/systems/kit/play/spots';
import { RULES } from '../../../builders/admirals';
import { A1_STRIKES_B1 } from '../../../builders/anyEdition';
import { play, stateOf, withActive, type Battle } from '../../../builders/battle';
import type { Strike } from '../../../../src/systems/admirals/play/commands';
import {
  arcsHolding,
  facingsHit,
  sightingOf,
} from '../../../../src/systems/admirals-shared/geometry';

const aheadOf = (q: number, r: number, facing: Place['facing']): Place => ({
  hex: { q, r },
  facing,
});

const strikeAt = (stands: Place, more: Partial<Strike> = {}): Strike => ({
  ...A1_STRIKES_B1,
  dice: [6, 6, 6],
  stands,
  ...more,
});

const table = (): Battle =>
  withActive('a1', { a: [{ id: 'a1', armamentDice: [3, 3] }], b: [{ id: 'b1' }, { id: 'b2' }] });

const places = fc.record({
  hex: fc
    .record({ q: fc.integer({ min: -6, max: 6 }), r: fc.integer({ min: -6, max: 6 }) })
    .filter(({ q, r }) => q !== 0 || r !== 0),
  facing: fc.constantFrom(...SIDES),
});

describe('where a target stands', () => {
  test('is kept with the strike, for this pair', () => {
    const after = stateOf(play(table(), strikeAt(aheadOf(0, -3, 3))));
    expect(standsOf(after, 'a1', 'b1')).toEqual(aheadOf(0, -3, 3));
    expect(standsOf(after, 'a1', 'b2')).toBeNull();
    expect(lastTargetOf(after, 'a1')).toBe('b1');
  });

  test('is known to the target too, with its own eyes', () => {
    const after = stateOf(play(table(), strikeAt(aheadOf(1, -3, 2))));
    expect(standsOf(after, 'b1', 'a1')).toEqual(reversed(aheadOf(1, -3, 2)));
  });

  test('is forgotten by an undo', () => {
    const after = play(table(), strikeAt(aheadOf(0, -3, 3)));
    expect(standsOf(undo(after.played.log).state, 'a1', 'b1')).toBeNull();
  });

  test('is what the latest strike of the two said', () => {
    const struck = play(
      table(),
      strikeAt(aheadOf(0, -3, 3)),
      { type: 'end-activation', ship: 'a1', noManeuver: true },
      { type: 'activate', ship: 'b1' },
      strikeAt(aheadOf(0, -2, 3), { attacker: 'b1', target: 'a1' }),
    );
    expect(standsOf(stateOf(struck), 'b1', 'a1')).toEqual(aheadOf(0, -2, 3));
    expect(standsOf(stateOf(struck), 'a1', 'b1')).toEqual(aheadOf(0, -2, 3));
  });

  test('comes back from storage as it was', () => {
    const command = strikeAt(aheadOf(2, -3, 5));
    expect(parseCommand(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
  });

  test('has one facing of six', () => {
    const command = { ...strikeAt(aheadOf(0, -1, 0)), stands: { hex: ORIGIN, facing: 6 } };
    expect(parseCommand(command).ok).toBe(false);
  });
});

describe('seen from both sides', () => {
  test('looking back twice is looking again', () => {
    fc.assert(fc.property(places, (place) => expect(reversed(reversed(place))).toEqual(place)));
  });

  test('the facing that is hit looks at the attacker, and the arc at the target', () => {
    fc.assert(
      fc.property(places, (place) => {
        const back = reversed(place);
        expect(sightingOf(place, RULES).facings).toEqual(
          facingsHit(RULES.facings, { hex: ORIGIN, facing: 0 }, back.hex),
        );
        expect(sightingOf(back, RULES).arcs).toEqual(arcsHolding(RULES.arcs, place, ORIGIN));
        expect(sightingOf(back, RULES).distance).toBe(sightingOf(place, RULES).distance);
      }),
    );
  });
});
