import { fleetPoints, fleetViolations } from '../../../../src/systems/armada/fleet/check';
import {
  AIMS,
  completed,
  completionsFor,
  nameOfAdded,
} from '../../../../src/systems/armada/fleet/completions';
import { BLANK, listOf, type ArmadaFleet } from '../../../../src/systems/armada/fleet/fleet';
import { eventPoints, GAME_SIZES, sizeFor } from '../../../../src/systems/armada/fleet/sizes';
import { rulesFor } from '../../../../src/systems/armada/rulings';
import { TRAINING } from '../../../../src/systems/armada/training/fleets';
import { bestWithin, codesIn } from '../../../../src/systems/kit/fleets/completions';
import { entriesOf } from '../../../../src/systems/kit/fleets/entries';

const RULES = rulesFor({});
const BUDGET = { most: 3, steps: 20_000 };
const begun: ArmadaFleet = { ...BLANK, size: 'core-set', ships: entriesOf(['H-HERON']) };

const bestOf = (fleet: ArmadaFleet, aim: (typeof AIMS)[number]) => {
  const search = completionsFor(fleet, TRAINING, RULES, aim);
  if (!search) throw new Error('nothing to search');
  return bestWithin(search, BUDGET).found;
};

test.each(AIMS)('a fleet with one ship is filled to a legal one, aim %s', (aim) => {
  const found = bestOf(begun, aim);
  expect(found).toHaveLength(3);
  for (const one of found) {
    const list = listOf(completed(begun, TRAINING, codesIn(one)), TRAINING);
    expect(fleetViolations(list, RULES)).toEqual([]);
    expect(fleetPoints(list)).toBe(one.spent);
    expect(one.left).toBe(180 - one.spent);
  }
  expect(found[0]?.left).toBe(0);
});

test('a pasted fleet is filled too: its drafts are not judged, and no draft is offered', () => {
  const drafts = new Set(['ship:C-HALBERD', 'upgrade:U-LENSES', 'squadron:C-WASP']);
  // The printed ship has no slot for the upgrade that it carries.
  const upgrades = [{ code: 'U-LENSES', on: 's1' }];
  const pasted = { ...begun, ships: entriesOf(['C-HALBERD']), upgrades };
  const search = completionsFor(pasted, TRAINING, RULES, 'hull', drafts);
  const { found } = bestWithin(search ?? [], BUDGET);
  expect(found).toHaveLength(3);
  const added = found.flatMap((one) => codesIn(one)).map((name) => name.split('\t')[1]);
  expect(added).toContain('C-BASTION');
  expect(added).not.toContain('C-HALBERD');
  expect(added).not.toContain('C-WASP');
  expect(added).not.toContain('U-LENSES');
});

test('flagship and objectives come with it, each by its name', () => {
  const [best] = bestOf(begun, 'hull');
  const names = best ? codesIn(best).map((name) => nameOfAdded(begun, TRAINING, name)) : [];
  expect(names).toContain('Captain-General Okonjo (Heron Frigate)');
  expect(completed(begun, TRAINING, []).objectives).toHaveLength(3);
});

test('squadrons stay within their share', () => {
  const [best] = bestOf(begun, 'dice');
  const fleet = completed(begun, TRAINING, best ? codesIn(best) : []);
  const flown = fleet.squadrons.map((code) => TRAINING.squadrons.get(code)?.cost ?? 0);
  expect(flown.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(60);
});

test('an empty fleet has nothing to go by', () => {
  expect(completionsFor(BLANK, TRAINING, RULES, 'hull')).toBeNull();
});

test('a fleet of so many points is for the smallest size that holds it', () => {
  expect([100, 180, 181, 300, 301, 900].map((points) => sizeFor(points).limit)).toEqual([
    180, 180, 300, 300, 400, 400,
  ]);
});

test.each(GAME_SIZES)('$id: event points grow with the margin and are always eleven', (size) => {
  const steps = [0, ...size.margins, size.limit].map((margin) => eventPoints(size, margin));
  for (const step of steps) expect(step.winner + step.loser).toBe(11);
  expect(steps.at(-1)).toMatchObject({ winner: 10, loser: 1 });
});
