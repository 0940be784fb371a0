import type { Answers } from '../../src/core/pages/answers';
import { saveCards } from '../../src/storage/cards';
import type { Database } from '../../src/storage/database';
import { savePack } from '../../src/storage/packs';
import { changedCards } from '../../src/stores/fleetParts';
import { withTyped } from '../../src/stores/makeFleetEditor';
import { codeIn, takePath } from '../../src/stores/makeFleetShare';
import { FLEET_FORM } from '../../src/systems/admirals/fleet/fleetForm';
import { LANTERN_SHIPS } from '../../src/systems/admirals-shared/training/ships';
import { TRAINING_FLEETS } from '../../src/systems/admirals/training/fleets';
import { closeTestDatabases, migratedDatabase } from '../builders/testDatabase';
import { fleetStores } from '../builders/fleetStores';

afterEach(closeTestDatabases);

const patrol: Answers = FLEET_FORM.write(
  TRAINING_FLEETS.find(({ name }) => name === 'Lantern Patrol') ?? TRAINING_FLEETS[0]!,
);
const newPatrol = { system: 'admirals', name: 'Patrol', draft: patrol };

const stocked = async () => {
  const database = await migratedDatabase();
  const stores = fleetStores(database);
  await stores.list.createFleet(newPatrol);
  await stores.editor.openFleet('f1');
  return { database, ...stores };
};

/** A card of a player's own, in a pack of their own. */
const savePrivateMeridian = async (database: Database, hull: number) => {
  const named = { system: 'admirals', created: 1, updated: 1 };
  await savePack(database, {
    ...named,
    ...{ id: 'mine', name: 'My Box', author: '', version: '1', colour: 'ice', notes: '' },
    ...{ body: {}, builtIn: false, inUse: true },
  });
  const card = LANTERN_SHIPS.find(({ code }) => code === 'XA-MER');
  await saveCards(database, [
    {
      ...named,
      ...{ id: 'my-meridian', pack: 'mine', kind: 'ship', code: 'XA-MER', name: 'Meridian' },
      ...{ complete: true, summary: null, body: { ...card, hull } },
    },
  ]);
};

describe('the list of fleets', () => {
  test('a new fleet is empty, stored and marked as not legal yet', async () => {
    const { list } = fleetStores(await migratedDatabase());
    expect(await list.createFleet({ system: 'admirals', name: 'New' })).toEqual({
      ok: true,
      id: 'f1',
    });
    expect(list.store.getState().fleets).toMatchObject([
      { name: 'New', legality: 'illegal', glance: { figure: '0 of 10', state: 'No ships yet' } },
    ]);
  });

  test('keeps what the check said, so that a list needs no check', async () => {
    const { list } = await stocked();
    expect(list.store.getState().fleets).toMatchObject([
      {
        name: 'Patrol',
        legality: 'legal',
        glance: { kicker: 'Constructed · Alpha, 10 power · Lantern Survey', state: 'Legal' },
      },
    ]);
  });

  test('a fleet is renamed, noted, tagged, archived, copied, deleted and taken back', async () => {
    const { list } = await stocked();
    await list.renameFleet('f1', 'Watch');
    await list.noteFleet('f1', 'For Thursday');
    await list.tagFleet('f1', [' club ', 'club', '']);
    await list.archiveFleet('f1', true);
    const changed = { name: 'Watch', notes: 'For Thursday', tags: ['club'], archived: true };
    expect(list.store.getState().fleets).toMatchObject([changed]);
    expect(await list.duplicateFleet('f1', 'Watch, copy')).toEqual({ ok: true, id: 'f2' });
    expect(list.store.getState().fleets).toMatchObject([
      { id: 'f2', name: 'Watch, copy', archived: false, tags: ['club'] },
      { id: 'f1' },
    ]);
    await list.deleteFleet('f1');
    expect(list.store.getState().fleets).toMatchObject([{ id: 'f2' }]);
    await list.undeleteFleet('f1');
    expect(list.store.getState().fleets).toMatchObject([{ id: 'f2' }, changed]);
  });

  test('a system without fleets makes none', async () => {
    const { list } = fleetStores(await migratedDatabase());
    expect(await list.createFleet({ system: 'chess', name: 'New' })).toMatchObject({ ok: false });
  });
});

describe('the desk', () => {
  test('stores a change before it shows it', async () => {
    const { database, editor, onDesk } = await stocked();
    await editor.changeFleet('f1', { escalation: 'Omega' }, 'Escalation level');
    expect(onDesk().fleet.draft['escalation']).toBe('Omega');
    expect(onDesk().header).toMatchObject({ legality: 'illegal' });
    const again = fleetStores(database);
    await again.editor.openFleet('f1');
    expect(again.onDesk().fleet).toEqual(onDesk().fleet);
  });

  test('shows nothing that was not stored', async () => {
    const { database, editor, onDesk } = await stocked();
    await database.run('DROP TABLE fleets');
    const kept = await editor.changeFleet('f1', { escalation: 'Beta' }, 'Escalation level');
    expect(kept.ok).toBe(false);
    expect(onDesk().fleet.draft['escalation']).toBe('Alpha');
  });

  test('takes back and brings back, by name', async () => {
    const { editor, onDesk } = await stocked();
    const before = onDesk().fleet;
    await editor.changeFleet('f1', { escalation: 'Beta' }, 'Escalation level');
    await editor.changeFleet('f1', { ships: [] }, 'Clear');
    const after = onDesk().fleet;
    expect(onDesk().past.map(({ label }) => label)).toEqual(['Escalation level', 'Clear']);
    await editor.undoFleet();
    await editor.undoFleet();
    expect(onDesk().fleet).toEqual(before);
    expect(onDesk().future.map(({ label }) => label)).toEqual(['Clear', 'Escalation level']);
    await editor.redoFleet();
    await editor.redoFleet();
    expect(onDesk().fleet).toEqual(after);
    await editor.redoFleet();
    expect(onDesk().fleet).toEqual(after);
  });

  test('what is typed into one field is one step', async () => {
    const { editor, onDesk } = await stocked();
    for (const name of ['M', 'Mi', 'Mir']) {
      await editor.changeFleet('f1', { 'ships.0.name': name }, 'Name', 'ships.0.name');
    }
    expect(onDesk().past).toHaveLength(1);
    await editor.undoFleet();
    expect(onDesk().fleet.draft).toEqual(patrol);
  });

  test('a new name does not go with undo', async () => {
    const { editor, list, onDesk } = await stocked();
    await editor.changeFleet('f1', { escalation: 'Beta' }, 'Escalation level');
    await list.renameFleet('f1', 'Watch');
    await editor.rereadFleet();
    await editor.undoFleet();
    expect(onDesk().fleet).toMatchObject({ name: 'Watch', draft: { escalation: 'Alpha' } });
    expect(onDesk().header).toMatchObject({ name: 'Watch' });
  });

  test('a fleet that is not there does not open', async () => {
    const { editor } = await stocked();
    await editor.openFleet('gone');
    expect(editor.store.getState()).toEqual({ state: 'failed', id: 'gone' });
  });

  test('letters are seen at once, a tap when it is stored', async () => {
    const { editor, onDesk } = await stocked();
    const shown = () => withTyped(onDesk(), editor.letters.getState()).draft;
    const tapped = editor.changeFleet('f1', { escalation: 'Beta' }, 'Escalation level');
    const typed = editor.changeFleet('f1', { remark: 'To be' }, 'Remark', 'remark');
    expect(shown()).toMatchObject({ escalation: 'Alpha', remark: 'To be' });
    await Promise.all([tapped, typed]);
    expect(editor.letters.getState()).toEqual([]);
    expect(shown()).toEqual(onDesk().fleet.draft);
    expect(shown()).toMatchObject({ escalation: 'Beta', remark: 'To be' });
  });

  test('letters wait for the taps before them', async () => {
    const { editor, onDesk } = await stocked();
    const tapped = editor.inTurn(async () => {
      await Promise.resolve();
      return editor.changeFleet('f1', { escalation: 'Beta' }, 'Escalation level');
    });
    const typed = editor.changeFleet('f1', { remark: 'To be' }, 'Remark', 'remark');
    await Promise.all([tapped, typed]);
    expect(onDesk().past.map(({ label }) => label)).toEqual(['Escalation level', 'Remark']);
  });

  test('taps in a row all count', async () => {
    const { editor, onDesk } = await stocked();
    await Promise.all(
      ['Beta', 'Delta', 'Omega'].map((escalation) =>
        editor.changeFleet('f1', { escalation }, escalation),
      ),
    );
    expect(onDesk().past).toHaveLength(3);
    expect(onDesk().fleet.draft['escalation']).toBe('Omega');
  });
});

describe('cards that change after a fleet was built', () => {
  const withPrivateCard = async () => {
    const database = await migratedDatabase();
    await savePrivateMeridian(database, 7);
    const stores = fleetStores(database);
    await stores.list.createFleet(newPatrol);
    await savePrivateMeridian(database, 12);
    await stores.editor.openFleet('f1');
    return { database, ...stores };
  };
  const hullOf = ({ fleet }: ReturnType<ReturnType<typeof fleetStores>['onDesk']>) =>
    fleet.cards['ship:XA-MER']?.card;

  test('the fleet keeps its copies, and tells which cards are newer', async () => {
    const { onDesk } = await withPrivateCard();
    expect(hullOf(onDesk())).toMatchObject({ hull: 7 });
    expect(changedCards(onDesk().fleet, onDesk().shelf)).toMatchObject([
      { key: 'ship:XA-MER', kept: { revision: 1 }, newer: { revision: 2, card: { hull: 12 } } },
    ]);
  });

  test('it can take the new one, and take that back', async () => {
    const { editor, onDesk } = await withPrivateCard();
    await editor.takeNewCards('f1', 'Use new cards');
    expect(hullOf(onDesk())).toMatchObject({ hull: 12 });
    expect(changedCards(onDesk().fleet, onDesk().shelf)).toEqual([]);
    await editor.undoFleet();
    expect(hullOf(onDesk())).toMatchObject({ hull: 7 });
  });

  test('it can keep its own, and is not asked again until the next change', async () => {
    const { database, editor, onDesk } = await withPrivateCard();
    await editor.keepOldCards('f1', 'Keep the cards');
    expect(hullOf(onDesk())).toMatchObject({ hull: 7 });
    expect(changedCards(onDesk().fleet, onDesk().shelf)).toEqual([]);
    await savePrivateMeridian(database, 13);
    await editor.openFleet('f1');
    expect(changedCards(onDesk().fleet, onDesk().shelf)).toHaveLength(1);
  });

  test('a fleet outlives the packs that it was built of', async () => {
    const { database, editor, onDesk } = await withPrivateCard();
    await database.run('DELETE FROM packs');
    await editor.openFleet('f1');
    expect(hullOf(onDesk())).toMatchObject({ hull: 7 });
    expect(onDesk().header.legality).toBe('legal');
  });
});

describe('fleets on their way', () => {
  test('a code gives the same fleet on another device', async () => {
    const { share, onDesk } = await stocked();
    const { code } = await share.codeOf(onDesk());
    const there = fleetStores(await migratedDatabase(), 'g');
    const taken = await there.share.takeFleet(`https://flagbridge.example/${takePath(code)}`);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    await there.list.createFleet(there.share.newFleetOf(taken.value, 'From lists'));
    await there.editor.openFleet('g1');
    expect({ ...there.onDesk().fleet, id: 'f1' }).toEqual(onDesk().fleet);
  });

  test('nothing is stored before a player says so', async () => {
    const { share, onDesk } = await stocked();
    const there = fleetStores(await migratedDatabase(), 'g');
    await there.share.takeFleet((await share.codeOf(onDesk())).code);
    await there.list.loadFleetList();
    expect(there.list.store.getState().fleets).toEqual([]);
  });

  test('a code tells which pack is missing', async () => {
    const database = await migratedDatabase();
    await savePrivateMeridian(database, 7);
    await database.run(
      `UPDATE cards SET code = 'MY-MER', body = json_set(body, '$.code', 'MY-MER')`,
    );
    const { list, editor, share, onDesk } = fleetStores(database);
    const draft = { ...patrol, ships: [{ id: 's1', code: 'MY-MER', name: '', badge: '' }] };
    await list.createFleet({ ...newPatrol, draft });
    await editor.openFleet('f1');
    const there = fleetStores(await migratedDatabase(), 'g');
    const { code } = await share.codeOf(onDesk());
    expect(await there.share.takeFleet(code)).toEqual({
      ok: false,
      problems: [
        { path: '', why: { id: 'in-words', sentence: expect.stringContaining('MY-MER') } },
        { path: '', why: { id: 'packs-missing', packs: ['My Box'] } },
      ],
    });
    const taken = await there.share.takeFleet(share.fileOf(onDesk()).text);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    await there.list.createFleet(there.share.newFleetOf(taken.value, 'From lists'));
    await there.editor.openFleet('g1');
    expect(there.onDesk().fleet.cards['ship:MY-MER']?.card).toMatchObject({ hull: 7 });
  });

  const LIST = [
    'Name: Third Patrol',
    'Faction: Harbour League',
    'Commander: Captain-General Okonjo',
    '',
    'Assault: The Prize',
    'Defense: Shoals',
    'Navigation: Beacons',
    '',
    'Heron Frigate (56)',
    '• Captain-General Okonjo (24)',
    '• Quiet Engines (5)',
    '= 85 Points',
    '',
    'Pelican Tender (48)',
    '= 48 Points',
    '',
    'Squadrons:',
    '• 2 x Gannet Squadron (24)',
    '= 24 Points',
    '',
    'Total Points: 157',
  ].join('\n');

  const rowsOf = (database: Database, table: string) =>
    database.all<{ readonly name: string }>(`SELECT * FROM ${table} ORDER BY name`);

  test('a pasted list is a fleet whose unknown cards are drafts with name and cost', async () => {
    const database = await migratedDatabase();
    const { list, editor, share, onDesk } = fleetStores(database);
    const taken = await share.takeFleet(LIST);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    expect(await rowsOf(database, 'packs')).toEqual([]);
    expect(await rowsOf(database, 'cards')).toEqual([]);
    await list.createFleet(share.newFleetOf(taken.value, 'From lists'));
    const drafts = ['Gannet Squadron', 'Pelican Tender', 'Quiet Engines'];
    expect((await rowsOf(database, 'cards')).map(({ name }) => name)).toEqual(drafts);
    expect(await rowsOf(database, 'packs')).toMatchObject([{ name: 'From lists', in_use: 1 }]);
    await editor.openFleet('f1');
    const { desk, fleet, shelf } = onDesk();
    expect(desk.glance(fleet, shelf)).toMatchObject({ figure: '157 of 180', legal: true });
    const costs = desk.drafts?.(fleet, shelf).map(({ draft }) => draft['cost']);
    expect([...(costs ?? [])].sort()).toEqual([12, 48, 5]);
    expect(desk.text(fleet, shelf)).toBe(LIST);
  });

  test('a second list with the same cards keeps none of them again', async () => {
    const database = await migratedDatabase();
    const { list, share } = fleetStores(database);
    for (const _ of [1, 2]) {
      const taken = await share.takeFleet(LIST.replaceAll('\n', '\r\n'));
      if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
      await list.createFleet(share.newFleetOf(taken.value, 'From lists'));
    }
    expect(await rowsOf(database, 'cards')).toHaveLength(3);
    expect(await rowsOf(database, 'packs')).toHaveLength(1);
  });

  test('a draft that somebody completes is the card that the fleet has', async () => {
    const database = await migratedDatabase();
    const { list, editor, share, onDesk } = fleetStores(database);
    const taken = await share.takeFleet(LIST);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    await list.createFleet(share.newFleetOf(taken.value, 'From lists'));
    await database.run(
      `UPDATE cards SET complete = 1, body = json_set(body, '$.hull', 4, '$.speed', 3, '$.cost', 13)
       WHERE kind = 'squadron'`,
    );
    await editor.openFleet('f1');
    const { desk, fleet, shelf } = onDesk();
    expect(desk.drafts?.(fleet, shelf)).toHaveLength(2);
    expect(desk.glance(fleet, shelf).figure).toBe('159 of 180');
  });

  test.each([
    ['a line without end', LIST.replace('Pelican', 'P'.repeat(5000))],
    ['signs that turn the text', LIST.replace('Pelican', '\u202Enacilep')],
    ['more lines than any fleet', LIST.replace('= 48', `${'\n'.repeat(600)}= 48`)],
  ])('a list with %s is refused', async (_, text) => {
    const database = await migratedDatabase();
    const taken = await fleetStores(database).share.takeFleet(text);
    expect(taken).toMatchObject({ ok: false, problems: [{ why: { id: 'not-a-fleet-code' } }] });
  });

  test('a file brings notes and tags too', async () => {
    const { list, editor, share, onDesk } = await stocked();
    await list.noteFleet('f1', 'For Thursday');
    await list.tagFleet('f1', ['club']);
    await editor.rereadFleet();
    const file = share.fileOf(onDesk());
    expect(file.name).toBe('patrol.fleet.json');
    const taken = await share.takeFleet(file.text);
    expect(taken).toMatchObject({ ok: true, value: { notes: 'For Thursday', tags: ['club'] } });
  });

  test.each([
    ['hello', 'not-a-fleet-code'],
    ['{"format":"shopping"}', 'not-a-fleet-file'],
    ['{ "format"', 'not-a-fleet-file'],
    ['{"format":"flagbridge-fleet","version":2}', 'newer-fleet-file'],
    ['{"format":"flagbridge-fleet","version":1,"system":3}', 'damaged-fleet-file'],
    [
      '{"format":"flagbridge-fleet","version":1,"system":"chess","code":"X","notes":"","tags":[],"cards":[]}',
      'no-such-system',
    ],
    [
      '{"format":"flagbridge-fleet","version":1,"system":"admirals","code":"X","notes":"","tags":[],"cards":[{"card":"c","revision":1,"body":{"kind":"ship"}}]}',
      'in-words',
    ],
  ])('%s is not taken: %s', async (text, id) => {
    const { share } = fleetStores(await migratedDatabase());
    const taken = await share.takeFleet(text);
    expect(taken).toMatchObject({ ok: false });
    expect(taken.ok ? [] : taken.problems.map(({ why }) => why.id)).toContain(id);
  });

  test.each([
    ['ADM1:X', 'ADM1:X'],
    [' https://a.example/fleets/take/ADM1:X?y#z', 'ADM1:X'],
    ['flagbridge://fleets/take/ADM1%24X', 'ADM1$X'],
    ['/fleets/take/%E0%A4%A', '%E0%A4%A'],
  ])('the code in %s is %s', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});
