import { saveSetting } from '../../src/storage/settings';
import { makeDrafts } from '../../src/stores/makeDrafts';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';

afterEach(closeTestDatabases);

const stores = async () => {
  const database = await migratedDatabase();
  const open = () => Promise.resolve(database);
  return { database, here: makeDrafts({ open }), later: makeDrafts({ open }) };
};

test('a draft is shown once it is stored, and is there after a restart', async () => {
  const { here, later } = await stores();
  const keeping = here.keepDraft('newGame.tiny', { teams: [{ name: 'Am' }] });
  expect(here.store.getState().drafts).toEqual({});
  expect(here.draftNow('newGame.tiny')).toEqual({ teams: [{ name: 'Am' }] });
  expect(await keeping).toEqual({ ok: true });
  expect(here.store.getState().drafts).toEqual({ 'newGame.tiny': { teams: [{ name: 'Am' }] } });
  expect(later.store.getState()).toEqual({ isRead: false, drafts: {} });
  await later.loadDrafts();
  expect(later.store.getState()).toEqual({
    isRead: true,
    drafts: { 'newGame.tiny': { teams: [{ name: 'Am' }] } },
  });
});

test('changes go into the draft as it stands, or into a blank one', async () => {
  const { here } = await stores();
  expect(here.draftNow('a')).toBeNull();
  void here.changeDraft('a', { 'team.name': 'Am' }, { mode: 'open' });
  await here.changeDraft('a', { 'team.size': 2 }, { mode: 'other' });
  expect(here.draftNow('a')).toEqual({ mode: 'open', team: { name: 'Am', size: 2 } });
});

test('letters are shown at once, taps once they are stored, and all that were quicker count', async () => {
  const { database, here } = await stores();
  const shown = () => here.store.getState().drafts['a'];
  const blank = { size: 1, picks: ['x'] };
  const all = [
    here.changeDraft('a', { size: 2 }, blank),
    here.changeDraft('a', { size: 2 }, blank),
    here.changeDraft('a', { picks: ['x', 'y'] }, blank),
    here.changeDraft('a', { picks: ['x', 'z'] }, blank),
    here.changeDraft('a', { name: 'Am' }, blank, 'at-once'),
  ];
  expect(shown()).toEqual({ ...blank, name: 'Am' });
  await Promise.all(all);
  expect(shown()).toEqual({ size: 3, picks: ['x', 'y', 'z'], name: 'Am' });
  await database.run('DROP TABLE settings');
  const refused = here.changeDraft('a', { name: 'Zed' }, blank, 'at-once');
  expect(shown()).toMatchObject({ name: 'Zed' });
  expect(await refused).toMatchObject({ ok: false });
  expect(await here.forgetDraft('a')).toMatchObject({ ok: false });
  expect(shown()).toMatchObject({ name: 'Am' });
});

test('a draft that was forgotten stays so', async () => {
  const { here, later } = await stores();
  await here.keepDraft('a', { x: 1 });
  await here.keepDraft('b', { x: 2 });
  await here.forgetDraft('a');
  expect(here.store.getState().drafts).toEqual({ b: { x: 2 } });
  await later.loadDrafts();
  expect(later.store.getState().drafts).toEqual({ b: { x: 2 } });
});

test('what is no draft is not taken for one', async () => {
  const { database, here } = await stores();
  await saveSetting(database, 'theme', 'dark');
  await saveSetting(database, 'draft.list', [1, 2]);
  await saveSetting(database, 'draft.word', 'x');
  await here.loadDrafts();
  expect(here.store.getState().drafts).toEqual({});
});
