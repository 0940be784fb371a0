import { admirals } from '../../../../src/systems/admirals';
import { order, weapon } from '../../../builders/admirals';
import {
  duel,
  inAction,
  play,
  refusalOf,
  startBattle,
  withActive,
  type Battle,
  type Duel,
} from '../../../builders/battle';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';

/** What the log says of the last step. */
const lines = ({ setup, played }: Battle): readonly string[] =>
  admirals.words.en
    .events(played.log.steps.at(-1)?.events ?? [], played.before, setup)
    .map(({ text, rule }) => (rule === null ? text : `${text} (${rule})`));

const said = (battle: Battle, command: AdmiralsCommand): readonly string[] =>
  lines(play(battle, command));

const refusal = (battle: Battle, command: AdmiralsCommand): string => {
  const refused = refusalOf(battle, command);
  return refused ? `${admirals.words.en.refusal(refused)} (${refused.rule})` : '';
};

const NAMED: Duel = {
  a: [
    { id: 'a1', name: 'Aurora', armor: 0 },
    { id: 'a2', name: 'Brigid', armor: 0 },
  ],
  b: [
    { id: 'b1', name: 'Hammer', armor: 2, shields: 2 },
    { id: 'b2', name: 'Tongs', role: 'Super Heavy' },
  ],
  cards: [
    weapon({ chart: { 1: ['hit'], 2: ['hit', 'critical'] } }),
    order({ code: 'B-001', name: 'Brace' }),
  ],
  libraries: { 'p-a': ['B-001'] },
};

describe('the log', () => {
  test('tells a strike in the order of the rulebook', () => {
    expect(
      said(withActive('a1', NAMED), {
        type: 'strike',
        attacker: 'a1',
        armament: 0,
        mount: 0,
        target: 'b1',
        distance: 1,
        dice: [1, 2, 6],
        shields: [{ facing: null, hits: 1, criticals: 0 }],
        saves: [
          { icon: 'hit', save: 'Armor', dice: [5] },
          { icon: 'critical', save: 'Armor', dice: [1] },
        ],
      }),
    ).toEqual([
      'Aurora strikes at Hammer: 1 2 6, 2 Hits and 1 Critical Hit. (5C)',
      'Hammer loses 1 Shield Point, 1 left. (5E)',
      'Hammer saves with Armor: 5, 0 stopped. (5F-02 I)',
      'Hammer loses 1 Hull Point, 3 left. (5F-02)',
      'Hammer saves with Armor: 1, 1 stopped. (5F-03 II)',
    ]);
  });

  test('tells a skirmish', () => {
    expect(
      said(withActive('a1', NAMED), {
        type: 'skirmish',
        active: 'a1',
        opposing: 'b1',
        dice: { active: [1, 1, 1], opposing: [6, 6, 1] },
      }),
    ).toEqual([
      'Aurora uses 1 Move. (6B-04)',
      'Aurora fights Hammer: 1 1 1, 3 Direct Hits. (7B)',
      'Hammer fights Aurora: 6 6 1, 1 Direct Hit. (7B)',
      'Aurora loses 1 Hull Point, 3 left. (7D)',
      'Hammer loses 3 Hull Points, 1 left. (7D)',
      'Aurora is Exhausted: 1. (7D)',
      'Hammer is Exhausted: 1. (7D)',
    ]);
  });

  test.each<[string, AdmiralsCommand, readonly string[]]>([
    [
      'a tap by hand',
      { type: 'adjust', ship: 'b1', track: 'hull', by: -1 },
      ['Hammer loses 1 Hull Point, 3 left. By hand.'],
    ],
    [
      'a loss that scores',
      { type: 'adjust', ship: 'b2', track: 'hull', by: -4 },
      [
        'Tongs loses 4 Hull Points, 0 left. By hand.',
        'Tongs is defeated. (3A-01 X)',
        'Amber scores +1: Bring it Down. (10E-04)',
      ],
    ],
    ['an activation', { type: 'activate', ship: 'a1' }, ['Aurora is active. (4B-02)']],
    ['a pass', { type: 'pass', team: 'a' }, ['Amber passes.']],
    ['a note', { type: 'note', text: 'Pizza at nine.' }, ['Pizza at nine.']],
    ['a note on a ship', { type: 'note', about: 'a1', text: 'Paint it.' }, ['Aurora: Paint it.']],
    [
      'where a ship stands',
      { type: 'set-terrain', ship: 'a1', terrain: 'Nebula' },
      ['Aurora is in a Nebula hex.'],
    ],
    [
      'points by hand',
      { type: 'score', team: 'b', points: 2, text: 'Salvage' },
      ['Blue scores +2: Salvage.'],
    ],
    ['a concession', { type: 'concede', team: 'a' }, ['Blue wins: the other team concedes.']],
  ])('tells %s', (_, command, expected) => {
    expect(said(inAction(NAMED), command)).toEqual(expected);
  });

  test('does not tell a neighbour what lies face down', () => {
    const commanding = play(startBattle(duel(NAMED)), { type: 'start-battle' });
    const assigned = play(commanding, { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' });
    expect(lines(assigned)).toEqual(['Aurora gets an order. (4B-01)']);
    expect(lines(play(assigned, { type: 'reveal' }))).toEqual([
      'Aurora reveals Brace. (4B-01)',
      'Round 1: Action Phase. (4B-01)',
    ]);
  });

  test('tells a refresh phase in few lines', () => {
    const busy = play(
      inAction(NAMED),
      { type: 'set-mark', subject: 'a1', mark: 'activated', to: 1 },
      { type: 'set-mark', subject: 'b1', mark: 'activated', to: 1 },
      { type: 'end-phase', override: true },
    );
    expect(said(busy, { type: 'refresh', strategic: ['a1'], near: [] })).toEqual([
      'Aurora is in a Strategic System hex.',
      'Amber scores +1: Secure Area. (8A-02)',
      'Everything is ready again, and orders go back to their libraries. (4B-03)',
      'Amber has the initiative. (4B-03 I)',
      'It is in more Strategic Systems. (4B-03 I)',
      'Round 2: Command Phase. (4B-01)',
    ]);
  });

  test('says where the table went its own way', () => {
    expect(said(inAction(NAMED), { type: 'activate', ship: 'b1', override: true })).toEqual([
      'Done anyway, not by the rules. (4B-02)',
      'Hammer is active. (4B-02)',
    ]);
  });
});

describe('a refusal', () => {
  test.each<[AdmiralsCommand, string]>([
    [{ type: 'activate', ship: 'b1' }, 'It is Amber’s turn. (4B-02)'],
    [{ type: 'adjust', ship: 'b1', track: 'hull', by: 1 }, 'Hammer: hull can be 0 to 4. (3A)'],
    [{ type: 'end-phase' }, 'Aurora, Brigid, Hammer and Tongs have not activated. (4B-02)'],
    [{ type: 'reveal' }, 'Only in the Command Phase. (4B-01)'],
    [{ type: 'move', ship: 'a1', maneuver: 'ahead' }, 'This is not the active ship. (4B-02)'],
    [{ type: 'return-ship', ship: 'zz', place: 'play' }, 'This ship is not in this game. (3)'],
  ])('%j', (command, sentence) => {
    expect(refusal(inAction(NAMED), command)).toBe(sentence);
  });

  test.each<[AdmiralsCommand, string]>([
    [
      {
        type: 'strike',
        attacker: 'a1',
        armament: 0,
        mount: 0,
        target: 'b1',
        distance: 9,
        dice: [],
      },
      'Distance 9: this weapon reaches 3. (5A)',
    ],
    [
      {
        type: 'strike',
        attacker: 'a1',
        armament: 0,
        mount: 0,
        target: 'b1',
        distance: 1,
        dice: [1],
      },
      'Roll 3 dice. (5C)',
    ],
    [
      { type: 'move', ship: 'a1', maneuver: 'ahead', rotations: 4 },
      'It turns at most 2 times before a maneuver. (6A-03)',
    ],
    [
      { type: 'move', ship: 'a1', maneuver: 'ahead', enters: { terrain: 'Dust Cloud' } },
      'Aurora must roll a die for the hex it enters. (8C-03)',
    ],
  ])('%j, with Aurora active', (command, sentence) => {
    expect(refusal(withActive('a1', NAMED), command)).toBe(sentence);
  });
});
