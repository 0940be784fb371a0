import type { Played } from '../../../../src/core/game/log';
import type { Answers } from '../../../../src/core/pages/answers';
import { dropfleet } from '../../../../src/systems/dropfleet';
import type { DropfleetSetup } from '../../../../src/systems/dropfleet/play/setup';
import { assetCount } from '../../../../src/systems/dropfleet/words/en/terms';
import { playedFrom, refusal, setupOf, started, type Told } from '../../../builders/dropfleet';

const SETUP = setupOf({ variants: ['extract', 'extract'] });

const begun = (setup: DropfleetSetup, ...commands: readonly Told[]): Played =>
  playedFrom(
    setup,
    started(setup),
    ...['p0', 'p1'].flatMap((player) =>
      ['s1', 's2', 's3', 's4', 's5'].map((one) => ({ type: 'deploy', group: `${player}-${one}` })),
    ),
    { type: 'initiative', dice: [6, 1] },
    ...commands,
  );

const pageOf = ({ state }: Played, page: string, about: string, answers: Answers = {}) =>
  dropfleet.words.en.shows.page(SETUP, state, { page, about }, answers);

const actsOf = (page: ReturnType<typeof pageOf>) =>
  page?.blocks.flatMap((block) => (block.block === 'acts' ? block.acts : [])) ?? [];

test('a Ship on its way says what it moved through, and rolls for it', () => {
  const game = begun(SETUP, { type: 'activate', group: 'p0-s1', order: 'general-quarters' });
  expect(actsOf(pageOf(game, 'ship', 'p0-s1.1')).map(({ label }) => label)).toContain(
    'Move through scenery',
  );
  const asked = pageOf(game, 'scenery', 'p0-s1.1', { 'micrometeor-cloud': 1 });
  expect(asked?.blocks).toContainEqual(expect.objectContaining({ block: 'dice', count: 2 }));
  const wrecked = pageOf(game, 'scenery', 'p0-s1.1', { onto: true });
  expect(wrecked?.primary?.command).toMatchObject({ type: 'pass-scenery', onto: 'large-object' });
});

test('a Wing divides, joins others of its kind, and crosses scenery', () => {
  const game = begun(
    SETUP,
    { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
    { type: 'launch', ship: 'p0-s2.1', asset: 'bombers', count: 4 },
  );
  const labels = actsOf(pageOf(game, 'ship', 'wing.1')).map(({ label }) => label);
  expect(labels.filter((label) => label.includes('as a new Wing'))).toHaveLength(2);
  const two = playedFrom(SETUP, game, { type: 'divide', wing: 'wing.1', count: 1 });
  const join = actsOf(pageOf(two, 'ship', 'wing.1')).find(({ label }) => label.startsWith('Join'));
  expect(join?.why).toMatch('not both');
  const asked = pageOf(two, 'scenery', 'wing.1', { scenery: 'debris-field' });
  expect(asked?.blocks).toContainEqual(expect.objectContaining({ block: 'dice', count: 3 }));
});

test('Operatives are fetched where Recon tokens lie', () => {
  const game = begun(SETUP, { type: 'activate', group: 'p0-s3', order: 'general-quarters' });
  const page = pageOf(game, 'launch', 'p0-s3', { on: 'west', extracts: true });
  expect(page?.primary?.command).toMatchObject({ type: 'launch', on: 'west', extracts: true });
});

test('Torpedoes are tokens of their own: none joins another', () => {
  const [card] = Object.entries(SETUP.cards).find(([, { code }]) => code === 'SIRO') ?? [];
  const sirocco = SETUP.cards[card ?? ''];
  if (!card || sirocco?.kind !== 'ship') throw new Error('no Sirocco');
  const setup = setupOf({
    cards: { ...SETUP.cards, [card]: { ...sirocco, launch: [{ asset: 'torpedoes', count: 2 }] } },
  });
  const game = begun(
    setup,
    { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
    { type: 'launch', ship: 'p0-s2.1', asset: 'torpedoes', count: 2 },
  );
  const page = dropfleet.words.en.shows.page(
    setup,
    game.state,
    { page: 'ship', about: 'wing.1' },
    {},
  );
  expect(Object.keys(game.state.ships)).toContain('wing.2');
  expect(actsOf(page).filter(({ label }) => label.startsWith('Join'))).toEqual([]);
  expect(refusal(setup, game, { type: 'merge', wing: 'wing.1', into: 'wing.2' })).toBe(
    'does-not-fit',
  );
});

test('one that is launched is one', () => {
  const game = begun(SETUP, { type: 'activate', group: 'p0-s5', order: 'general-quarters' });
  expect(pageOf(game, 'launch', 'p0-s5')?.primary?.label).toBe('Launch 1 Dropship');
  expect(assetCount(1, 'Torpedoes')).toBe('1 Torpedo');
  expect(assetCount(2, 'Torpedoes')).toBe('2 Torpedoes');
  expect(assetCount(1, 'Mines')).toBe('1 Mine');
  expect(assetCount(1, 'Drop Pods')).toBe('1 Drop Pod');
});

test('a Power Plant reaches Groups in any layer, a Ship those of its own', () => {
  const setup = setupOf({
    dropsites: SETUP.dropsites.map((site) => ({
      ...site,
      features: [{ feature: 'power-plant', name: 'Power Plant' }],
    })),
  });
  const game = begun(
    setup,
    { type: 'set-track', ship: 'west', track: 'hull', to: 0 },
    { type: 'set-track', ship: 'p1-s1.1', track: 'hull', to: 0 },
  );
  const asked = (about: string) =>
    dropfleet.words.en.shows
      .page(setup, game.state, { page: 'explode', about }, {})
      ?.blocks.flatMap((one) => (one.block === 'picks' ? [one.label] : []));
  expect(asked('west.f0')).toEqual(['Within 3″']);
  expect(asked('p1-s1.1')).toEqual([
    'In the same layer, within 3″',
    'In the same layer, within 6″',
  ]);
});
