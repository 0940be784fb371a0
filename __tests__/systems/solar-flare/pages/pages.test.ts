import { withAnswers } from '../../../../src/core/pages/answers';
import type { BlockOf, Page } from '../../../../src/core/pages/page';
import { solarFlare } from '../../../../src/systems/solar-flare';
import type { SolarSetup } from '../../../../src/systems/solar-flare/play/setup';
import { beam, finish, idle, played, setupOf } from '../../../builders/solar';

const { shows } = solarFlare.words.en;
const SHELF = { cards: [], fleets: [] };

const made = (changes: Parameters<typeof withAnswers>[1]): SolarSetup => {
  const draft = withAnswers(shows.setups?.blank(SHELF, {}) ?? {}, changes);
  const game = shows.setups?.make(draft, SHELF);
  if (!game?.ok) throw new Error(JSON.stringify(game));
  return game.value.setup;
};

describe('a game is set up', () => {
  test.each([2, 3, 4])('by %i sides, and reads back as it was stored', (sides) => {
    const setup = made({ sides });
    expect(setup.teams).toHaveLength(sides);
    expect(solarFlare.parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({
      ok: true,
      value: setup,
    });
  });

  test('Quick Setup: the highest roller goes first; a tie leaves it to the table', () => {
    expect(made({ roll: [2, 5] })).toMatchObject({ first: 'B', roll: [2, 5] });
    expect(made({ roll: [4, 4], first: 'B' })).toMatchObject({ first: 'B' });
  });

  test('twins are told apart', () => {
    const setup = made({ 'teams.1.players.0.fleet': 'training:KEEL' });
    expect(setup.players.flatMap(({ ships }) => ships.map(({ badge }) => badge))).toEqual([
      '1',
      '2',
    ]);
  });
});

describe('power', () => {
  const setup = setupOf(2);
  const first = played(setup, beam(), finish('a1'), finish('a1'));
  const pageOf = (game: typeof first, answers: Parameters<typeof shows.page>[3]): Page => {
    const page = shows.page(setup, game.state, { page: 'power', about: 'a1' }, answers);
    if (!page) throw new Error('no page');
    return page;
  };
  const poolOf = ({ blocks }: Page): BlockOf<'pool'> => {
    const pool = blocks.find((block): block is BlockOf<'pool'> => block.block === 'pool');
    if (!pool) throw new Error('no pool');
    return pool;
  };
  const chip = (page: Page, label: string) =>
    poolOf(page).chips?.find((one) => one.label === label)?.act;

  test('what is lost is said before it is confirmed', () => {
    expect(pageOf(first, {}).primary?.label).toBe('Share out 0 · lose 8');
    const sent = pageOf(first, { share: { '1a': 4 } });
    expect(sent.primary?.label).toBe('Share out 4 · lose 4');
    expect(poolOf(sent).findings?.[0]?.text).toContain('4 power will be lost');
  });

  test('as last round: greyed in the first, and trimmed to what damage has left', () => {
    expect(chip(pageOf(first, {}), 'As last round')?.why).toBeDefined();
    const share = {
      type: 'share',
      ship: 'a1',
      transfers: [{ crew: '1', to: '1a', power: 4, fromBatteries: {}, overcharge: false }],
    };
    const later = played(
      setup,
      beam(),
      finish('a1'),
      finish('a1'),
      share,
      ...idle('b1'),
      beam({ spend: 3, replies: { attack0: [1, 1, 1] } }),
      finish('a1'),
      finish('a1'),
    );
    expect(chip(pageOf(later, {}), 'As last round')?.answers).toMatchObject({ share: { '1a': 3 } });
    const shares = shows.page(setup, later.state, { page: 'shares', about: 'a1' }, {});
    expect(JSON.stringify(shares?.blocks)).toContain('Beam 1: 4 by crew 1');
  });
});
