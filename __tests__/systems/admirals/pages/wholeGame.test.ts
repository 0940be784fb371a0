import { stateAt } from '../../../../src/core/game/log';
import { seeded, stateOf, trainingSetup, type TrainingTerms } from '../../../builders/battle';
import { playByPages } from '../../../builders/tablePolicy';
import { bridgeOf, startPhone, type Phone } from '../../../builders/walk';

/** Few strikes and fewer fights, so that both fleets see the sixth round. */
const CAREFUL = { strikes: 1, fights: 9 };

const commandsOf = ({ battle }: Phone): readonly string[] => [
  ...new Set(battle.played.log.steps.map(({ command }) => command.type)),
];

describe('a whole game by nothing but acts that pages show', () => {
  test.each<[string, TrainingTerms, number, readonly string[]]>([
    [
      'with orders',
      { mode: 'constructed' },
      3,
      ['place-ship', 'assign-order', 'reveal', 'activate', 'strike', 'move', 'refresh'],
    ],
    ['open play', { mode: 'open' }, 4, ['place-ship', 'activate', 'strike', 'move', 'refresh']],
    [
      'two against two',
      { mode: 'constructed', perSide: 2 },
      7,
      ['assign-order', 'repeat-orders', 'reveal', 'activate', 'strike', 'move', 'refresh'],
    ],
  ])('%s', (_, terms, seed, commands) => {
    const phone = playByPages(startPhone(trainingSetup(terms)), seeded(seed), CAREFUL);
    const state = stateOf(phone.battle);
    const { log } = phone.battle.played;
    expect(state.outcome).not.toBeNull();
    expect(state.round).toBe(6);
    expect(bridgeOf(phone).kicker).toBe('The battle is over');
    expect(commandsOf(phone)).toEqual(expect.arrayContaining([...commands]));
    expect(stateAt(log.steps, log.cursor)).toEqual(state);
  });

  test('fights are fought, evaded and come to an end', () => {
    const fierce = { strikes: 2, fights: 2 };
    const phone = playByPages(startPhone(trainingSetup()), seeded(11), fierce);
    expect(commandsOf(phone)).toEqual(expect.arrayContaining(['skirmish', 'evade']));
    expect(Object.values(stateOf(phone.battle).ships).some(({ left }) => left !== null)).toBe(true);
  });
});
