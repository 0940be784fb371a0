import { hasMark, trackOf } from '../../../../src/core/game/state';
import { weapon } from '../../../builders/admirals';
import { play, stateOf, withActive, type Battle, type Duel } from '../../../builders/battle';
import {
  answer,
  blockOf,
  blocksOf,
  findAct,
  openPage,
  pageOf,
  tap,
  textOf,
  type Phone,
} from '../../../builders/walk';

const active = (draft: Duel = {}): Phone => openPage(withActive('a1', draft), 'activation', 'a1');
const inCore = (): Battle =>
  play(withActive('a1'), { type: 'set-terrain', ship: 'a1', terrain: 'Black Hole Core' });

describe('strikes', () => {
  test('those left are told, and each armament opens its strike', () => {
    const phone = active();
    expect(textOf(pageOf(phone))).toContain('Strikes: 4 of 4 left');
    const [row] = blockOf(phone, 'armaments').rows;
    expect(row?.act).toMatchObject({ label: 'Strike', opens: { page: 'strike-0-0', about: 'a1' } });
  });

  test('an armament that has struck says so', () => {
    const spent = play(withActive('a1'), {
      type: 'strike-quick',
      target: 'b1',
      with: { attacker: 'a1', armament: 0, mount: 0 },
      hull: 1,
      criticals: 0,
    });
    const [row] = blockOf(openPage(spent, 'activation', 'a1'), 'armaments').rows;
    expect(row).toMatchObject({
      mark: 'Spent',
      act: { why: expect.stringMatching(/struck already/) },
    });
  });

  test('none come after movement', () => {
    const [row] = blockOf(tap(active(), 'Ahead'), 'armaments').rows;
    expect(row?.act?.why).toBe('It has moved: strikes come before movement.');
  });

  test('the page keeps its order when the ship moves', () => {
    const names = (phone: Phone) => blocksOf(pageOf(phone)).map(({ block }) => block);
    const upToMoves = (phone: Phone) => names(phone).slice(0, names(phone).indexOf('acts'));
    expect(upToMoves(tap(active(), 'Ahead'))).toEqual(upToMoves(active()));
  });

  test('Heavy weapons that reload say so', () => {
    const cards = [weapon({ types: ['Heavy'] })];
    const battle = play(withActive('a1', { cards }), {
      type: 'set-mark',
      subject: 'a1',
      mark: 'heavy-locked',
      to: 1,
    });
    const [row] = blockOf(openPage(battle, 'activation', 'a1'), 'armaments').rows;
    expect(row).toMatchObject({
      mark: 'Reloads',
      act: { why: expect.stringMatching(/reloading/) },
    });
  });
});

describe('movement', () => {
  test('one tap moves ahead into open space, and what must be made goes down', () => {
    expect(textOf(pageOf(active()))).toContain('Moves: 2–3 left');
    const moved = tap(active(), 'Ahead');
    expect(textOf(pageOf(moved))).toContain('Moves: 1–2 left');
  });

  test('the four maneuvers have their cost', () => {
    const details = ['Ahead', 'Ahead Pass', 'Bypass Sling', 'Assault'].map(
      (name) => findAct(active(), name)?.detail?.split(' · ')[0],
    );
    expect(details).toEqual(['1 Move', '2 Moves', '3 Moves', '1 Move']);
  });

  test('one that costs more than is left is greyed, and the table makes it anyway', () => {
    const moved = tap(active(), 'Ahead');
    expect(findAct(moved, 'Bypass Sling')?.why).toBe('It takes 3 Moves: 2 left.');
    const forced = tap(moved, 'Do it anyway: Bypass Sling');
    expect(stateOf(forced.battle).holders['a1']?.marks['moves-used']).toBe(4);
  });

  test('an Assault opens the skirmish', () => {
    expect(findAct(active(), 'Assault')?.opens).toEqual({ page: 'skirmish', about: 'a1' });
  });

  test('turns go to the left or to the right, as far as the ship may', () => {
    const phone = active({ a: [{ id: 'a1', role: 'Super Heavy' }] });
    const turns = blocksOf(pageOf(phone)).find((block) => 'id' in block && block.id === 'turns');
    expect(turns).toMatchObject({
      options: [{ label: '1 left' }, { label: 'Straight on' }, { label: '1 right' }],
    });
    expect(findAct(answer(phone, 'turns', -1), 'Ahead')?.command).toMatchObject({
      rotations: 1,
      turned: -1,
    });
  });

  test('a Stationary piece only says that it does not move', () => {
    const page = pageOf(active({ a: [{ id: 'a1', role: 'Stationary' }] }));
    expect(textOf(page)).toContain('It neither moves nor turns.');
  });
});

describe('terrain that is entered', () => {
  const into = (terrain: string, draft: Duel = {}): Phone =>
    answer(active(draft), 'enters.terrain', terrain);

  test('a Strategic System is entered with a tap more', () => {
    const moved = tap(into('Strategic System'), 'Ahead');
    expect(stateOf(moved.battle).holders['a1']?.marks['terrain']).toBe('Strategic System');
    expect(moved.answers).toMatchObject({ enters: {}, turns: 0 });
  });

  test('a Dust Cloud asks for a die and says what each face does', () => {
    const phone = into('Dust Cloud', { a: [{ id: 'a1', shields: 2 }] });
    expect(findAct(phone, 'Ahead')?.why).toMatch(/must roll a die/);
    expect(blockOf(phone, 'dice').faces.map(({ gives }) => gives)).toEqual([
      'clear',
      'clear',
      'clear',
      'shield or hull',
      'shield or hull',
      '−2 hull',
    ]);
    const six = tap(answer(phone, 'enters.roll', [6]), 'Ahead');
    const { now, max } = trackOf(stateOf(six.battle), 'a1', 'hull') ?? { now: 0, max: 0 };
    expect((max ?? 0) - now).toBe(2);
  });

  test('a 4 in the dust asks what pays', () => {
    const four = answer(into('Dust Cloud', { a: [{ id: 'a1', shields: 2 }] }), 'enters.roll', [4]);
    expect(findAct(four, 'Ahead')?.why).toMatch(/what a1 loses/);
    expect(blockOf(four, 'choice', /dust cost/).options.map(({ value }) => value)).toEqual([
      'pool',
      'hull',
    ]);
    const paid = tap(answer(four, 'enters.pays', 'pool'), 'Ahead');
    expect(trackOf(stateOf(paid.battle), 'a1', 'shield')?.now).toBe(1);
  });

  test('a Horizon Hex may draw in, and the Core Hex may be taken', () => {
    const phone = into('Black Hole Horizon');
    expect(blockOf(phone, 'dice').faces.map(({ gives }) => gives)).toEqual([
      'stays',
      'stays',
      'stays',
      'stays',
      'drawn in',
      'drawn in',
    ]);
    const drawn = answer(phone, 'enters.roll', [6]);
    const hit = tap(answer(drawn, 'enters.occupant', 'b1'), 'Ahead');
    expect(stateOf(hit.battle).ships['a1']?.left?.how).toBe('collision');
    expect(stateOf(hit.battle).ships['b1']?.left?.how).toBe('collision');
    const alone = tap(drawn, 'Ahead');
    expect(stateOf(alone.battle).holders['a1']?.marks['terrain']).toBe('Black Hole Core');
  });

  test('a die that the next hex does not ask for is not sent', () => {
    const phone = answer(answer(active(), 'enters.roll', [6]), 'enters.terrain', 'Nebula');
    expect(findAct(phone, 'Ahead')?.command).toMatchObject({ enters: { terrain: 'Nebula' } });
    expect(findAct(phone, 'Ahead')?.command).not.toHaveProperty('enters.roll');
  });

  test('next to a Strategic System of its team is a switch', () => {
    const moved = tap(answer(active(), 'enters.near', true), 'Ahead');
    expect(hasMark(stateOf(moved.battle), 'a1', 'near-strategic')).toBe(true);
  });
});

describe('out of a Core Hex', () => {
  test('a die comes before the maneuver', () => {
    const phone = openPage(inCore(), 'activation', 'a1');
    expect(findAct(phone, 'Ahead')?.why).toMatch(/get out of the black hole/);
    expect(blockOf(phone, 'dice').faces.map(({ gives }) => gives)).toEqual([
      'free',
      'free',
      'free',
      'lost',
      'lost',
      'lost',
    ]);
    const free = tap(answer(phone, 'escape', [1]), 'Ahead');
    expect(hasMark(stateOf(free.battle), 'a1', 'escaped')).toBe(true);
    const lost = tap(answer(phone, 'escape', [6]), 'Ahead');
    expect(stateOf(lost.battle).ships['a1']?.left?.how).toBe('black-hole');
  });

  test('one that began there and stays is warned', () => {
    const battle = play(inCore(), {
      type: 'set-mark',
      subject: 'a1',
      mark: 'started-in-core',
      to: 1,
    });
    expect(textOf(pageOf(openPage(battle, 'activation', 'a1')))).toContain('it will be lost');
  });
});

describe('the end of an activation', () => {
  test('asks once where Moves are owed, and can say that no maneuver is possible', () => {
    const phone = active();
    const asked = tap(phone, 'End activation');
    expect(hasMark(stateOf(asked.battle), 'a1', 'activated')).toBe(false);
    const anyway = tap(asked, '2 Moves owed: end anyway');
    expect(hasMark(stateOf(anyway.battle), 'a1', 'activated')).toBe(true);
    const ended = tap(phone, 'End: no maneuver is possible');
    expect(ended.at).toBeNull();
    expect(hasMark(stateOf(ended.battle), 'a1', 'activated')).toBe(true);
  });

  test('there is nothing to add once the Moves are made', () => {
    const moved = tap(tap(active(), 'Ahead'), 'Ahead');
    expect(tap(moved, 'End activation').at).toBeNull();
    expect(findAct(moved, 'End: no maneuver is possible')).toBeNull();
  });
});

describe('evade', () => {
  const escort = { b: [{ id: 'b1', role: 'Escort' as const }, { id: 'b2' }] };

  test('the Escort slips away and the active ship takes its hex', () => {
    const page = tap(active(escort), 'The Escort evades');
    const away = tap(answer(page, 'enters.terrain', 'Nebula'), 'b1 evades');
    const state = stateOf(away.battle);
    expect(hasMark(state, 'b1', 'evade-used')).toBe(true);
    expect(state.holders['b1']?.marks['terrain']).toBe('Nebula');
    expect(state.holders['a1']?.marks['moves-used']).toBe(1);
    expect(away.at).toEqual({ page: 'activation', about: 'a1' });
  });

  test('the hex that it leaves may ask the active ship for a die', () => {
    const dusty = play(withActive('a1', escort), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Dust Cloud',
    });
    const page = openPage(dusty, 'evade', 'a1');
    expect(findAct(page, 'b1 evades')?.why).toMatch(/a1 must roll a die/);
    expect(findAct(answer(page, 'follows.roll', [1]), 'b1 evades')?.why).toBeUndefined();
  });

  test('is not offered where no Escort can', () => {
    expect(findAct(active(), 'The Escort evades')).toBeNull();
  });
});

test('a ship near a Threader is asked how far it is before it activates', () => {
  const draft: Duel = {
    a: [{ id: 'a1' }, { id: 'a2' }],
    b: [{ id: 'b1', keywords: ['Threader'] }],
  };
  const battle = play(
    withActive('a2', draft),
    { type: 'end-activation', ship: 'a2' },
    { type: 'pass', team: 'b' },
  );
  const page = tap(openPage(battle, 'turn'), 'Activate a1');
  expect(page.at).toEqual({ page: 'activate', about: 'a1' });
  const near = tap(answer(page, 'near.0', 1), 'Activate');
  expect(textOf(pageOf(near))).toContain('Threader of b1: stops at 2');
  const far = tap(page, 'Activate');
  expect(textOf(pageOf(far))).not.toContain('Threader');
});

test('the numbers say where they come from', () => {
  expect(textOf(pageOf(active({ a: [{ id: 'a1', keywords: ['Fast'] }] })))).toContain(
    'Fast: +1 allowed',
  );
});

describe('a page whose moment has passed leads to the bridge', () => {
  test('an activation whose ship was lost in it', () => {
    const drawn = answer(openPage(inCore(), 'activation', 'a1'), 'escape', [6]);
    const lost = tap(drawn, 'Ahead');
    expect(tap(lost, 'Go to the bridge').at).toBeNull();
  });

  test.each(['placing', 'reveal', 'refresh'])('%s, in another phase', (page) => {
    const phone = openPage(withActive('a1'), page);
    expect(pageOf(phone).primary).toEqual({ label: 'Go to the bridge', opens: 'bridge' });
  });

  test.each(['activation', 'turn', 'evade'])('%s, once the battle is over', (page) => {
    const over = play(withActive('a1', { b: [{ id: 'b1', role: 'Escort' }] }), {
      type: 'end-game',
    });
    const about = page === 'turn' ? undefined : 'a1';
    expect(pageOf(openPage(over, page, about)).primary).toEqual({
      label: 'Go to the bridge',
      opens: 'bridge',
    });
  });

  test('an Evade that nobody can make any more', () => {
    expect(pageOf(openPage(withActive('a1'), 'evade', 'a1')).primary?.opens).toBe('bridge');
  });
});
