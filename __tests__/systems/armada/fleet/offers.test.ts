import { makeDesk } from '../../../../src/systems/armada/desks/fleets';
import { BLANK, FLEET_FORM, type ArmadaFleet } from '../../../../src/systems/armada/fleet/fleet';
import { HARBOUR_FLEET, TRAINING_CARDS } from '../../../../src/systems/armada/training/fleets';
import { en } from '../../../../src/systems/armada/words/en';
import { entriesOf } from '../../../../src/systems/kit/fleets/entries';

const cards = TRAINING_CARDS.map((card) => ({ id: card.code, pack: 'p', revision: 1, card }));

/** The lines of a page of the desk, by the codes of their cards. */
const linesOn = (fleet: ArmadaFleet, page: string, about?: string) => {
  const open = {
    ...{ id: 'f', name: 'Third Patrol', draft: FLEET_FORM.write(fleet) },
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  };
  const at = { page, ...(about === undefined ? {} : { about }) };
  const blocks = makeDesk(en).page(open, at, { cards, fleets: [] })?.blocks ?? [];
  const items = blocks.flatMap((block) => (block.block === 'items' ? block.items : []));
  return (code: string) => items.find(({ id }) => id === code);
};

describe('upgrades that a ship cannot carry are greyed, and say why', () => {
  const begun = { ...BLANK, size: 'core-set', ships: entriesOf(['H-HERON', 'H-LANTERN']) };

  test.each([
    ['of the other faction', 'U-DREVIN', 'With it, the fleet mixes two factions.'],
    ['a title of another ship', 'U-LONGWATCH', 'With it, a title is on the wrong ship.'],
  ])('%s', (_, code, why) => {
    const line = linesOn(begun, 'upgrades', 's2')(code);
    expect(line).toMatchObject({ detail: why, act: { why } });
    expect(line?.act?.anyway?.answers).toEqual({ upgrades: [{ code, on: 's2' }] });
  });

  test('a second commander, though another ship has the first', () => {
    const upgrades = [{ code: 'U-OKONJO', on: 's1' }];
    const own = linesOn({ ...begun, upgrades }, 'upgrades', 's2')('U-OKONJO');
    expect(own?.act?.why).toBe('With it, two ships are flagships.');
  });

  test('a rule that another ship breaks already', () => {
    const upgrades = [{ code: 'U-DREVIN', on: 's1' }];
    const line = linesOn({ ...begun, upgrades }, 'upgrades', 's2')('U-KEEP');
    expect(line?.act?.why).toBe('With it, the fleet mixes two factions.');
  });

  test('what fits and what it carries are not', () => {
    const line = linesOn(HARBOUR_FLEET, 'upgrades', 's2');
    expect(line('U-CLERK')).toMatchObject({ detail: 'Officer', isOn: true });
    expect(line('U-CLERK')?.act?.why).toBeUndefined();
    expect(linesOn(begun, 'upgrades', 's1')('U-LONGWATCH')?.act?.why).toBeUndefined();
  });
});

test('squadrons over their third, and a fourth objective, say why before they come in', () => {
  const squadrons = Array.from({ length: 5 }, () => 'H-SWIFT');
  const fleet = { ...HARBOUR_FLEET, squadrons };
  const more = linesOn(fleet, 'squadrons')('H-SWIFT')?.count?.more;
  expect(more?.why).toBe('With it, squadrons cost more than a third.');
  expect(more?.anyway?.answers).toEqual({ squadrons: [...squadrons, 'H-SWIFT'] });
  expect(linesOn(fleet, 'objectives')('O-PRIZE')?.count?.more?.why).toMatch(/^With it, /);
  const none = { ...fleet, objectives: [] };
  expect(linesOn(none, 'objectives')('O-PRIZE')?.count?.more?.why).toBeUndefined();
});
