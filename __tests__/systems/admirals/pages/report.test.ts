import { momentsOf } from '../../../../src/core/game/history';
import type { Report } from '../../../../src/core/pages/shows';
import { admirals } from '../../../../src/systems/admirals';
import { inAction, play, type Battle } from '../../../builders/battle';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';

const reportOf = ({ setup, played }: Battle): Report => {
  const { report } = admirals.words.en.shows;
  if (!report) throw new Error('no report');
  return report(setup, played.state, momentsOf(played.log.steps));
};

const table = (report: Report, label: string) =>
  [...report.page.blocks, ...(report.page.aside ?? [])].find(
    (block) => block.block === 'table' && block.label === label,
  );

const strike = (dice: readonly number[]): AdmiralsCommand => ({
  type: 'strike',
  attacker: 'a1',
  armament: 0,
  mount: 0,
  target: 'b1',
  dice,
  override: true,
});

/** A weapon that hits on 1 to 3, against a ship that saves nothing. */
const bare = { b: [{ id: 'b1', hull: 9, armor: 0, flak: 0, shields: 0 }, { id: 'b2' }] };
const struck = (dice: readonly number[]): Battle =>
  play(inAction(bare), { type: 'activate', ship: 'a1' }, strike(dice));

describe('the result', () => {
  test('names the winner and the rule that decided', () => {
    const battle = play(
      inAction(),
      { type: 'score', team: 'a', points: 3, text: 'a bet' },
      { type: 'end-game' },
    );
    const { page, text } = reportOf(battle);
    expect(page).toMatchObject({
      title: 'Amber against Blue',
      team: 'a',
      figure: { label: 'Points', value: '3 : 0' },
    });
    expect(page.blocks[0]).toMatchObject({
      block: 'findings',
      findings: [
        { text: 'Amber wins on Objective Points.', entry: 'scoring-and-tiebreakers', tone: 'good' },
        { text: '1 of 6 rounds · Amber: 3 points · Blue: 0 points' },
      ],
    });
    expect(text).toContain('1 of 6 rounds · Amber: 3 points · Blue: 0 points');
  });

  test('a team that concedes has lost', () => {
    const { text } = reportOf(play(inAction(), { type: 'concede', team: 'a' }));
    expect(text).toContain('Blue wins: the other team concedes.');
  });
});

test('points come by round, and by what they were for', () => {
  const battle = play(
    inAction(),
    { type: 'score', team: 'a', points: 3, text: 'a bet' },
    { type: 'end-phase', override: true },
    { type: 'refresh', strategic: ['b1'], near: [] },
    { type: 'end-game' },
  );
  const report = reportOf(battle);
  expect(table(report, 'Points by round')).toMatchObject({
    head: ['R1', 'R2', 'All'],
    rows: [
      { label: 'Amber', cells: ['3', '0', '3'] },
      { label: 'Blue', cells: ['1', '0', '1'] },
    ],
  });
  expect(table(report, 'What the points were for')).toMatchObject({
    rows: [
      { label: 'a bet', cells: ['3', '0'] },
      { label: 'Secure Area', cells: ['0', '1'] },
    ],
  });
});

test('points that were taken away have a minus, not a hyphen', () => {
  const taken = play(
    inAction(),
    { type: 'score', team: 'a', points: -2, text: 'a bet' },
    { type: 'end-game' },
  );
  const report = reportOf(taken);
  expect(table(report, 'Points by round')).toMatchObject({
    rows: [{ label: 'Amber', cells: ['−2', '−2'] }, { label: 'Blue' }],
  });
  expect(table(report, 'What the points were for')).toMatchObject({
    rows: [{ label: 'a bet', cells: ['−2', '0'] }],
  });
});

test('losses say when and to whom, and who took how many out', () => {
  const battle = play(
    inAction({ b: [{ id: 'b1' }, { id: 'b2' }, { id: 'b3' }] }),
    { type: 'remove-ship', ship: 'b1', by: 'a1' },
    { type: 'remove-ship', ship: 'b2', by: 'a1' },
    { type: 'end-game' },
  );
  const report = reportOf(battle);
  const { text } = report;
  expect(text).toContain('Losses\nRound 1: b1 is removed from the battle.');
  expect(text).toContain('a1: 2 ships');
  expect(text).toContain('Blue: 1 of 3 left, 2 power lost');
  expect(table(report, 'Blue: 1 of 3 left, 2 power lost')).toMatchObject({
    rows: [
      { label: 'b1 is removed from the battle.', cells: ['R1'] },
      { label: 'b2 is removed from the battle.', cells: ['R1'] },
    ],
  });
  expect(table(report, 'Kills')).toMatchObject({
    rows: [{ label: 'a1', cells: ['2'] }],
  });
});

describe('luck', () => {
  test('holds what was rolled against what such dice give on average', () => {
    const lucky = reportOf(struck([6, 6, 6]));
    const unlucky = reportOf(struck([1, 1, 1]));
    const cells = (report: Report) => {
      const found = table(report, 'Luck: Amber');
      return found?.block === 'table' ? (found.rows[0]?.cells ?? []) : [];
    };
    expect(cells(lucky)[0]).toBe('3');
    expect(cells(lucky)[1]).toBe(cells(unlucky)[1]);
    const [better, worse] = [lucky, unlucky].map((report) => cells(report)[3]);
    expect([better?.[0], worse?.[0]].sort()).toEqual(['+', '−']);
  });

  test('says who had the better dice, and which roll was the best and the worst', () => {
    const texts = [struck([6, 6, 6]), struck([1, 1, 1])].map((battle) => reportOf(battle).text);
    expect(texts.join()).toMatch(/Amber had the better dice: \+\d/);
    expect(texts.join()).toMatch(/Blue had the better dice/);
    expect(texts.join()).toMatch(/The best roll \(\+\d/);
    expect(texts.join()).toMatch(/The worst roll \(−\d/);
  });

  test('counts coming through terrain unharmed', () => {
    const battle = play(
      inAction(),
      { type: 'activate', ship: 'a1' },
      { type: 'move', ship: 'a1', maneuver: 'ahead', enters: { terrain: 'Dust Cloud', roll: 1 } },
      {
        type: 'move',
        ship: 'a1',
        maneuver: 'ahead',
        enters: { terrain: 'Black Hole Horizon', roll: 6 },
      },
    );
    const report = reportOf(battle);
    expect(table(report, 'Luck: Amber')).toMatchObject({
      rows: [{ label: 'Safe in terrain', cells: ['2', '1.2', '1.0', '−0.2'] }],
    });
    expect(report.markdown).toContain('| Amber: Safe in terrain | 2 | 1.2 | 1.0 | −0.2 |');
  });

  test('says so where nobody entered dice', () => {
    expect(reportOf(inAction()).text).toContain('No dice were entered.');
  });
});

test('what players wrote down is kept', () => {
  const battle = play(inAction(), { type: 'note', text: 'The cat joined in.' });
  expect(reportOf(battle).text).toContain('Notes\nThe cat joined in.');
});

describe('as something to send', () => {
  const battle = play(
    struck([6, 6, 6]),
    { type: 'score', team: 'a', points: 3, text: 'a bet' },
    { type: 'end-game' },
  );
  const report = reportOf(battle);

  test('the text has every part under its heading', () => {
    for (const heading of ['Result', 'Points by round', 'Losses', 'Ships', 'Luck'])
      expect(report.text).toContain(`\n\n${heading}\n`);
  });

  test('the Markdown has tables that line up', () => {
    expect(report.markdown).toMatch(/^# Amber against Blue\n\n## Result\n/);
    const tables = report.markdown.split('\n\n').filter((part) => part.startsWith('|'));
    expect(tables).toHaveLength(3);
    for (const one of tables) {
      const widths = one.split('\n').map((line) => line.split(/(?<!\\)\|/).length);
      expect(new Set(widths).size).toBe(1);
    }
  });
});

test('the picture has the score, the verdict, and what is remembered in words', () => {
  const battle = play(
    struck([6, 6, 6]),
    { type: 'score', team: 'a', points: 3, text: 'a bet' },
    { type: 'end-game' },
  );
  const { sides, verdict, parts } = reportOf(battle).picture;
  expect(sides).toEqual([
    { name: 'Amber', points: 3 },
    { name: 'Blue', points: 0 },
  ]);
  expect(verdict).toBe('Amber wins on Objective Points.');
  expect(parts).toContainEqual({
    heading: 'What the points were for',
    lines: ['a bet: Amber 3, Blue 0'],
  });
  const luck = parts.find(({ heading }) => heading === 'Luck');
  expect(luck?.lines.join()).not.toContain('Expected');
});

test('names cannot break the Markdown', () => {
  const teams = [
    { id: 'a', name: 'A|B *' },
    { id: 'b', name: '<b>' },
  ];
  const battle = play(inAction({ terms: { teams } }), { type: 'end-game' });
  expect(reportOf(battle).markdown).toContain('# A\\|B \\* against \\<b\\>');
});
