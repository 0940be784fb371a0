import { abilitiesOf } from '../../../../src/systems/solar-flare/design/abilities';
import { design, part } from '../../../builders/solarFlare';

test('an empty ship makes 4 power and needs none of it', () => {
  expect(abilitiesOf(design())).toMatchObject({
    power: 4,
    stored: 0,
    carried: 0,
    ahead: 0,
    turns: 0,
    roundsToCharge: 0,
  });
});

test('generators add their levels, batteries hold theirs, teams carry theirs', () => {
  const one = design([part('generator', 5, 'core'), part('battery', 4, 'core')], [2, 3]);
  expect(abilitiesOf(one)).toMatchObject({ power: 9, stored: 4, teams: 2, carried: 5 });
});

test('strength is by section: dice of beams, levels of torpedoes, the charge of its shield', () => {
  const one = design([
    part('beam', 6, '1'),
    part('shield', 4, '1'),
    part('torpedo', 3, '6'),
    part('torpedo', 2, '6'),
  ]);
  const { sections } = abilitiesOf(one);
  expect(sections[0]).toEqual({ place: '1', beams: 6, torpedoes: [], shield: 4 });
  expect(sections[5]).toEqual({ place: '6', beams: 0, torpedoes: [3, 2], shield: 0 });
  expect(sections.map(({ place }) => place)).toEqual(['1', '2', '3', '4', '5', '6', 'core']);
});

describe('how long a full charge takes', () => {
  test('a shield of 6 takes 21 power, and a team of 4 six rounds', () => {
    const one = abilitiesOf(design([part('shield', 6, '1')], [4]));
    expect(one).toMatchObject({ wholeCharge: 21, roundsToCharge: 6 });
  });

  test('a torpedo takes 3 whatever its level', () => {
    expect(abilitiesOf(design([part('torpedo', 6, '1')], [3]))).toMatchObject({
      wholeCharge: 3,
      roundsToCharge: 1,
    });
  });

  test('two teams cannot work on one part', () => {
    expect(abilitiesOf(design([part('engine', 4, '4')], [2, 2])).roundsToCharge).toBe(2);
  });

  test('no more goes in than the ship makes', () => {
    const two = [part('beam', 6, '1'), part('beam', 6, '2')];
    expect(abilitiesOf(design(two, [6, 6])).roundsToCharge).toBe(3);
  });

  test('without crew nothing is ever charged', () => {
    expect(abilitiesOf(design([part('beam', 1, '1')])).roundsToCharge).toBeNull();
  });
});
