import type { System } from '../../../src/core/game/system';
import { makeSystems, type ListedSystem } from '../../../src/core/game/systems';
import { LISTED_SYSTEMS } from '../../../src/systems';
import { everySystem } from '../../builders/everySystem';
import { tinySystem } from '../../builders/tinySystem';

const listed = (load: () => Promise<System>): ListedSystem => ({
  id: 'tiny',
  words: {
    en: { name: 'Tiny', readyGames: [] },
    de: { name: 'Winzig', readyGames: [] },
  },
  load,
});

describe('rule sets', () => {
  test('are loaded when first needed, and once', async () => {
    const load = jest.fn(() => Promise.resolve(tinySystem));
    const systems = makeSystems([listed(load)], () => 'en');
    expect([systems.ids, systems.loaded('tiny'), load.mock.calls.length]).toEqual([
      ['tiny'],
      null,
      0,
    ]);
    const both = await Promise.all([systems.load('tiny'), systems.loadAll()]);
    expect(both).toEqual([tinySystem, [tinySystem]]);
    expect([systems.loaded('tiny'), load.mock.calls.length]).toEqual([tinySystem, 1]);
  });

  test('that could not be loaded are tried again', async () => {
    const load = jest
      .fn(() => Promise.resolve(tinySystem))
      .mockRejectedValueOnce(new Error('no connection'));
    const systems = makeSystems([listed(load)], () => 'en');
    await expect(systems.load('tiny')).rejects.toThrow('no connection');
    expect(await systems.load('tiny')).toBe(tinySystem);
  });

  test('that the app does not know are null, and called by their id', async () => {
    const systems = makeSystems([], () => 'en');
    expect(await systems.load('chess')).toBeNull();
    expect(systems.listed('chess').name).toBe('chess');
  });

  test('speak the language of the player, or English', () => {
    const names = ['de', 'en', 'fr'].map(
      (language) =>
        makeSystems([listed(() => Promise.resolve(tinySystem))], () => language).listed('tiny')
          .name,
    );
    expect(names).toEqual(['Winzig', 'Tiny', 'Tiny']);
  });
});

describe('the list of the app', () => {
  test('loads what it names', async () => {
    const loaded = await Promise.all(LISTED_SYSTEMS.map(({ load }) => load()));
    expect(loaded).toEqual(everySystem);
    expect(loaded.map(({ id }) => id)).toEqual(LISTED_SYSTEMS.map(({ id }) => id));
  });

  test.each(everySystem.map((system) => [system.id, system] as const))(
    'titles every ready game of %s, in its order',
    (id, system) => {
      const { words } = LISTED_SYSTEMS.find((one) => one.id === id) ?? {};
      expect(words?.en.readyGames.map((ready) => ready.id)).toEqual(
        system.words.en.shows.readyGames.map((ready) => ready.id),
      );
    },
  );
});
