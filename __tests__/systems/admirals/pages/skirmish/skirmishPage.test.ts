import { undo } from '../../../../../src/core/game/log';
import { trackOf } from '../../../../../src/core/game/state';
import { evadePage } from '../../../../../src/systems/admirals/pages/activationPage';
import { skirmishPage } from '../../../../../src/systems/admirals/pages/skirmish/skirmishPage';
import { play, stateOf, withActive, type Battle, type DuelShip } from '../../../../builders/battle';
import {
  apply,
  blockOf,
  blocksOf,
  openPage,
  press,
  roll,
  tell,
  type Screen,
} from '../../../../builders/pages';
import { terrainOf } from '../../../../../src/systems/admirals-shared/play/reading';

const table = (own: Partial<DuelShip> = {}, other: Partial<DuelShip> = {}): Battle =>
  withActive('a1', { a: [{ id: 'a1', ...own }], b: [{ id: 'b1', ...other }, { id: 'b2' }] });

const open = (battle: Battle): Screen =>
  tell(
    openPage(battle, (view, answers) => skirmishPage(view, 'a1', answers)),
    { opposing: 'b1' },
  );

const hull = (battle: Battle, ship: string) => trackOf(stateOf(battle), ship, 'hull')?.now;
const tired = (battle: Battle, ship: string) => trackOf(stateOf(battle), ship, 'exhausted')?.now;
const isGone = (battle: Battle, ship: string) => stateOf(battle).ships[ship]?.left?.how ?? null;

describe('a skirmish on one page (7)', () => {
  test('asks whom where there are several', () => {
    const screen = openPage(table(), (view, answers) => skirmishPage(view, 'a1', answers));
    expect(blockOf(screen.page, 'choice')).toMatchObject({ id: 'opposing', value: null });
    expect(screen.page.primary).toBeUndefined();
  });

  test('both roll, both lose, both tire, in one step', () => {
    const before = table();
    const after = apply(roll(roll(open(before), 1, 1, 6), 1, 6, 6));
    expect([hull(after, 'a1'), hull(after, 'b1')]).toEqual([3, 2]);
    expect([tired(after, 'a1'), tired(after, 'b1')]).toEqual([1, 1]);
    expect(undo(after.played.log).state).toEqual(stateOf(before));
  });

  test('dice that lie there say what they came to', () => {
    const rolled = roll(roll(open(table()), 1, 1, 6), 6, 6, 6);
    expect(blocksOf(rolled.page, 'chips').map(({ label }) => label)).toEqual([
      'a1: 3 dice, 2 Direct Hits',
      'b1: 3 dice, no Direct Hit',
    ]);
  });

  test('each pool says where its dice come from (7A)', () => {
    const screen = open(table({ keywords: ['Ram-Prow', 'Shuttle Hangar'], armamentDice: [2, 3] }));
    expect(blocksOf(screen.page, 'sum')[0]).toMatchObject({
      label: 'Dice of a1',
      rows: [
        { label: 'All armament dice', value: 5, rule: '3A-02 IV' },
        { label: 'Shuttle Hangar', value: 1 },
        { label: 'Ram-Prow', value: 2 },
      ],
      total: { value: 8 },
    });
  });

  test('dice of a tired ship are halved, and the pool says so', () => {
    const worn = play(table({ armamentDice: [5] }), {
      type: 'set-track',
      ship: 'a1',
      track: 'exhausted',
      to: 1,
    });
    expect(blocksOf(open(worn).page, 'sum')[0]).toMatchObject({
      rows: [{ value: 5 }, { label: '1 Exhausted: divided by 2, rounded up: 3', value: -2 }],
      total: { value: 3 },
    });
  });

  test('a friend with Support next to an Escort is a switch (9K)', () => {
    const battle = withActive('a1', {
      a: [
        { id: 'a1', role: 'Escort' },
        { id: 'a2', keywords: ['Support [2]'] },
      ],
      b: [{ id: 'b1' }],
    });
    const screen = open(battle);
    const [help] = blockOf(screen.page, 'switches').switches;
    expect(help?.label).toBe('a2 is next to a1');
    const helped = tell(screen, help?.answers?.on ?? {});
    expect(blockOf(helped.page, 'dice').count).toBe(5);
  });

  test('an Escort may evade first (6C)', () => {
    const screen = open(table({}, { role: 'Escort' }));
    expect(blockOf(screen.page, 'acts').acts).toMatchObject([
      { label: 'b1 evades', opens: { page: 'evade', about: 'a1' } },
    ]);
    const evade = openPage(screen.battle, (view, answers) => evadePage(view, 'a1', answers));
    expect(evade.page.handTo?.open).toBe('I am Player p-b');
  });

  test('every save is asked for, for what the one before let through (7C)', () => {
    const fought = roll(
      roll(open(table({}, { keywords: ['Ore Hull', 'Fast'] })), 1, 1, 6),
      6,
      6,
      6,
    );
    expect(blockOf(fought.page, 'dice')).toMatchObject({
      label: 'Ore Hull save: 2 Direct Hits',
      note: '1 or 2 stops it',
    });
    const saved = roll(fought, 2, 6);
    expect(blockOf(saved.page, 'dice')).toMatchObject({ label: 'Fast save: 1 Direct Hit' });
    expect(hull(apply(roll(saved, 6)), 'b1')).toBe(3);
  });

  test('the other player takes the phone for the saves of their ship', () => {
    const owner = (screen: Screen) => screen.page.handTo?.open;
    const saved = { keywords: ['Ore Hull'] };
    const both = open(table(saved, saved));
    expect(owner(roll(both, 1, 6, 6))).toBeUndefined();
    const rolled = roll(roll(both, 1, 6, 6), 1, 6, 6);
    expect(owner(rolled)).toBeUndefined();
    expect(roll(rolled, 6).page.handTo).toMatchObject({
      text: 'b1 was hit: its owner rolls the saves.',
      open: 'I am Player p-b',
    });
  });

  test('Lethal strikes back at the end (9F)', () => {
    const screen = roll(
      roll(open(table({}, { hull: 1, keywords: ['Lethal [2]'] })), 1, 6, 6),
      6,
      6,
      6,
    );
    expect(blockOf(screen.page, 'findings').findings.map(({ text }) => text)).toContain(
      'a1 loses 2 Hull Points, 2 left.',
    );
    const after = apply(screen);
    expect(hull(after, 'a1')).toBe(2);
    expect(isGone(after, 'b1')).toBe('hull');
  });

  test('a Grudge is rolled for once hits are resolved (9Q)', () => {
    const fought = roll(roll(open(table({}, { keywords: ['Grudge'] })), 1, 1, 6), 6, 6, 6);
    expect(blockOf(fought.page, 'dice')).toMatchObject({
      label: 'Grudge of b1',
      note: '1 or 2 takes the other with it',
    });
    expect(isGone(apply(roll(fought, 2)), 'a1')).toBe('grudge');
  });

  test('the winner of an Assault takes the hex, and rolls for it (6B-04, 8C-03)', () => {
    const dusty = play(table({ shields: 1 }, { hull: 1 }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Dust Cloud',
    });
    const won = roll(roll(open(dusty), 1, 6, 6), 6, 6, 6);
    expect(blocksOf(won.page, 'heading').map(({ text }) => text)).toContain('a1 takes the hex');
    expect(won.page.primary).toBeUndefined();
    const paid = tell(roll(won, 5), { 'enters.pays': 'pool' });
    const after = apply(paid);
    expect(terrainOf(stateOf(after), 'a1')).toBe('Dust Cloud');
    expect(trackOf(stateOf(after), 'a1', 'shield')?.now).toBe(0);
  });

  test('odds of the four outcomes are the whole of it', () => {
    const { bars, why } = blockOf(open(table()).page, 'odds');
    expect(bars.map(({ label }) => label)).toEqual(['None', 'Foe', 'Own', 'Both']);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(why[0]).toBe(
      'a1 rolls 3 dice, faces 0.5 Direct Hits on average, and 100% get past its saves.',
    );
  });

  test('only the damage', () => {
    const quick = press(open(table({}, { hull: 2 })), 'Damage only');
    const after = apply(tell(quick, { 'quick.hull.active': 1, 'quick.hull.opposing': 2 }));
    expect(hull(after, 'a1')).toBe(3);
    expect(isGone(after, 'b1')).toBe('hull');
    expect(after.played.log.steps.at(-1)?.command.type).toBe('skirmish-quick');
  });
});
