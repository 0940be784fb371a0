import { savesPage } from '../../../../../src/systems/admirals/pages/saves/savesPage';
import { inAction, play, type DuelShip } from '../../../../builders/battle';
import { blockOf, blocksOf, openPage, tell, type Screen } from '../../../../builders/pages';

const open = (draft: Partial<DuelShip>, ...friends: readonly DuelShip[]): Screen =>
  openPage(inAction({ a: [{ id: 'a1', ...draft }, ...friends] }), (view, answers) =>
    savesPage(view, 'a1', answers),
  );

const rows = ({ page }: Screen, at = 0) =>
  blocksOf(page, 'table')[at]?.rows.map(({ label, cells }) => [label, ...cells]);

describe('the save card of a ship', () => {
  test('Armor against what is not Heavy, Flak against Ordnance too (5F-02)', () => {
    expect(rows(open({ armor: 3, flak: 2 }))).toEqual([
      ['Basic', '1–3\n50%', '1–3\n50%'],
      ['Heavy', '–', '–'],
      ['Ordnance', '1–3, 1–2\n67%', '1–3, 1–2\n67%'],
    ]);
  });

  test('keywords save as well (5F-03 I, 5F-04)', () => {
    const screen = open({ armor: 0, keywords: ['Massive', 'Ore Hull'] });
    expect(rows(screen)?.[0]).toEqual(['Basic', '–', '1–3\n50%']);
    expect(rows(screen, 1)).toEqual([
      ['In a strike', '33%', 'Ore Hull 1–2'],
      ['In a skirmish', '33%', 'Ore Hull 1–2'],
    ]);
    expect(blockOf(screen.page, 'findings').findings.map(({ rule }) => rule)).toEqual([
      '5F-03 I',
      '5F-04 I',
      '7C-02',
    ]);
  });

  test('an Escort that can evade saves in a skirmish (7C-01)', () => {
    expect(rows(open({ role: 'Escort' }), 1)).toEqual([
      ['In a strike', '–', '–'],
      ['In a skirmish', '50%', 'Evasion 1–3'],
    ]);
  });

  test('terrain counts where it stands now, and the sum says so (8D-03)', () => {
    const battle = play(inAction({ a: [{ id: 'a1', armor: 1, shields: 3 }] }), {
      type: 'set-terrain',
      ship: 'a1',
      terrain: 'Nebula',
    });
    const screen = openPage(battle, (view, answers) => savesPage(view, 'a1', answers));
    expect(screen.page.kicker).toBe('Saves · Nebula');
    expect(blockOf(screen.page, 'sum')).toMatchObject({
      rows: [{ value: 1 }, { label: 'Nebula', value: 1, rule: '8D-03' }],
      total: { value: 2 },
    });
    expect(blockOf(screen.page, 'text').text).toBe('Shields do not work in a nebula.');
  });

  test('Cover of a friend is a switch (9B)', () => {
    const screen = open({ flak: 1 }, { id: 'a2', keywords: ['Cover [2]'] });
    const [cover] = blockOf(screen.page, 'switches').switches;
    const covered = tell(screen, cover?.answers?.on ?? {});
    expect(blocksOf(covered.page, 'sum')[1]?.total.value).toBe(2);
  });
});
