import { admirals } from '../../../../src/systems/admirals';
import {
  actsOf,
  blockOf,
  bridgeOf,
  findAct,
  onBridge,
  startPhone,
  tap,
  tapAll,
  type Phone,
} from '../../../builders/walk';
import {
  duel,
  inAction,
  play,
  startBattle,
  stateOf,
  trainingSetup,
} from '../../../builders/battle';

const notices = (phone: Parameters<typeof bridgeOf>[0]) =>
  bridgeOf(phone).notices.map(({ text }) => text);

test('each phase leads to its rule', () => {
  const known = new Set(admirals.contents.map(({ id }) => id));
  const entries = bridgeOf(startPhone(duel())).phases.map(({ entry }) => entry ?? '');
  expect(entries).toHaveLength(3);
  expect(entries.filter((entry) => !known.has(entry))).toEqual([]);
});

describe('before the battle', () => {
  test('ships are placed one by one, each team in its turn', () => {
    const phone = tap(startPhone(duel()), 'Place one by one');
    const placed = tap(phone, 'b1: On the battlefield');
    expect(stateOf(placed.battle).ships['b1']?.place).toBe('play');
    expect(stateOf(tap(placed, 'a1: To reserve').battle).ships['a1']?.place).toBe('reserve');
  });

  test('a ship out of turn is placed against the advice, which says so', () => {
    const phone = tap(startPhone(duel()), 'Place one by one');
    const act = findAct(phone, 'Place out of turn: a1, On the battlefield');
    expect(act).toMatchObject({ tone: 'warning', detail: 'It is Blue’s turn.' });
  });

  test('one tap places everything and begins the first round', () => {
    const begun = tap(startPhone(duel()), 'Start the battle');
    expect(stateOf(begun.battle)).toMatchObject({ round: 1, phase: 'command' });
  });
});

describe('in the command phase', () => {
  test('each player has a way to their orders, and says how many are given', () => {
    const phone = tap(startPhone(trainingSetup()), 'Start the battle');
    const act = findAct(phone, 'Orders: Lantern 1');
    expect(act).toMatchObject({ detail: '0 of 2 given', opens: { page: 'orders', about: 'A1' } });
  });

  test('whoever still has orders to give is next, and then they are revealed', () => {
    const setup = trainingSetup();
    const begun = tap(startPhone(setup), 'Start the battle');
    const next = (phone: Phone) => bridgeOf(phone).primary?.label;
    expect(next(begun)).toBe('Orders: Lantern 1');
    expect(bridgeOf(begun).secondary?.[0]?.label).toBe('Reveal all orders');
    const giveAll = (phone: Phone, player: string): Phone => {
      let page = tap(phone, `Orders: ${player}`);
      while (
        actsOf(page).some(
          ({ spoken, why }) => why === undefined && /^Assign (?!anyway)/.test(spoken ?? ''),
        )
      )
        page = tap(page, /^Assign (?!anyway)/);
      return tap(page, 'Done');
    };
    const one = giveAll(begun, 'Lantern 1');
    expect(next(one)).toBe('Orders: Kiln 1');
    expect(next(giveAll(one, 'Kiln 1'))).toBe('Reveal all orders');
  });

  test('open play goes from one action phase to the next', () => {
    const phone = tap(startPhone(trainingSetup({ mode: 'open' })), 'Start the battle');
    expect(bridgeOf(phone).phases.map(({ label }) => label)).toEqual(['Action', 'Refresh']);
    expect(stateOf(phone.battle).phase).toBe('action');
  });
});

describe('in the action phase', () => {
  const two = { a: [{ id: 'a1' }, { id: 'a2' }], b: [{ id: 'b1' }] };

  test('a ship is chosen from those of the team in turn', () => {
    const phone = tapAll(onBridge(inAction(two)), 'Activate a ship', 'Activate a1');
    expect(phone.at).toEqual({ page: 'activation', about: 'a1' });
    expect(bridgeOf(phone).headline.text).toBe('a1 is active');
  });

  test('the only ship left is activated from the bridge', () => {
    const phone = onBridge(inAction());
    expect(tap(phone, 'Activate a1').at).toEqual({ page: 'activation', about: 'a1' });
  });

  test('another team’s ship is activated out of turn', () => {
    const phone = tapAll(onBridge(inAction(two)), 'Activate a ship', 'Activate out of turn: b1');
    expect(bridgeOf(phone).headline.text).toBe('b1 is active');
  });

  test('a table passes, and ends the phase early against the advice', () => {
    const passed = tap(onBridge(inAction(two)), 'Amber passes');
    expect(bridgeOf(passed).headline.text).toBe('Blue to activate');
    expect(findAct(passed, 'End the Action Phase')?.detail).toMatch(/have not activated/);
    expect(stateOf(tap(passed, 'End the Action Phase').battle).phase).toBe('refresh');
  });

  test('the active ship is one tap away, and so is the end of its activation', () => {
    const phone = onBridge(play(inAction(two), { type: 'activate', ship: 'a1' }));
    expect(tap(phone, 'Continue: a1').at).toEqual({ page: 'activation', about: 'a1' });
    // It owes Moves: its page asks.
    expect(tap(phone, 'End activation').at).toEqual({ page: 'activation', about: 'a1' });
  });

  test('strategic activations are announced with their rule', () => {
    const battle = play(
      inAction(two),
      { type: 'activate', ship: 'a1' },
      { type: 'end-activation', ship: 'a1' },
      { type: 'activate', ship: 'b1' },
      { type: 'end-activation', ship: 'b1' },
    );
    expect(bridgeOf(onBridge(battle)).notices).toEqual([
      {
        text: 'Strategic activations: 2 strikes at most for the rest of the round.',
        entry: 'strategic-activations',
      },
      {
        text: 'Amber again: Blue has no ship left to activate.',
        entry: 'action-phase',
      },
    ]);
  });

  test('what is in force while ships activate is not said once they are through', () => {
    const activated = (ship: string) => [
      { type: 'activate', ship } as const,
      { type: 'end-activation', ship } as const,
    ];
    const order = ['a1', 'b1', 'a2'].flatMap(activated);
    const battle = play(inAction(two), ...order);
    expect(stateOf(battle).phase).toBe('refresh');
    expect(notices(onBridge(battle))).toEqual([]);
  });

  test('in a team of three the one who acted last waits', () => {
    const three = {
      a: ['x', 'y', 'z'].flatMap((player) => [
        { id: `${player}1`, player },
        { id: `${player}2`, player },
      ]),
      b: ['b1', 'b2', 'b3', 'b4'].map((id) => ({ id })),
    };
    const battle = play(
      inAction(three),
      { type: 'activate', ship: 'x1' },
      { type: 'end-activation', ship: 'x1' },
      { type: 'activate', ship: 'b1' },
      { type: 'end-activation', ship: 'b1' },
    );
    expect(notices(onBridge(battle))).toEqual([
      'Player x acted last for this team, so Player y or Player z comes next.',
    ]);
    const turn = tap(onBridge(battle), 'Activate a ship');
    expect(findAct(turn, 'Activate x2')?.why).toMatch(/Player x acted last/);
  });

  test('where one fleet is on paper turns are not kept', () => {
    const setup = duel({ terms: { untracked: ['b'] } });
    const battle = play(startBattle(setup), { type: 'start-battle' }, { type: 'reveal' });
    expect(notices(onBridge(battle))).toEqual(['No turn order: the ships of Blue are on paper.']);
    const adding = tap(onBridge(battle), 'Add a target');
    expect(blockOf(adding, 'choice', 'Player').value).toBe('p-b');
  });
});

test('when the battle is over only corrections remain', () => {
  const battle = play(inAction(), { type: 'concede', team: 'a' });
  const { primary, secondary, headline } = bridgeOf(onBridge(battle));
  expect(headline.text).toBe('Blue wins');
  expect(primary).toBeUndefined();
  expect(secondary?.map(({ label }) => label)).toEqual(['Corrections']);
});
