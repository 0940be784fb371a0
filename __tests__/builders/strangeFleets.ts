import type { Fleet } from '../../src/systems/admirals/fleet/fleet';
import { makeBackup } from '../../src/storage/backup';
import { saveCards } from '../../src/storage/cards';
import type { Database } from '../../src/storage/database';
import { savePack } from '../../src/storage/packs';
import { makeFleetList } from '../../src/stores/makeFleetList';
import { admirals } from '../../src/systems/admirals';
import type { AdmiralsCard, ConstructionList } from '../../src/systems/admirals-shared/cards/types';
import { FLEET_FORM } from '../../src/systems/admirals/fleet/fleetForm';
import { LANTERN, LANTERN_SHIPS } from '../../src/systems/admirals-shared/training/ships';
import { closeTestDatabases, migratedDatabase } from './testDatabase';
import { systemsOf } from './systemsOf';

/** Asks for what the rulebook does not, and names a ship that nobody has a card of. */
const ODD_LIST: ConstructionList = {
  kind: 'list',
  code: 'Z-LIST',
  name: 'Odd list',
  allegiance: LANTERN,
  ships: [
    { ship: 'Z-SHIP', category: 'core', power: 4, maxCopies: null },
    { ship: 'XA-BEA', category: 'core', power: 2, maxCopies: null },
    { ship: 'XA-EMB', category: 'support', power: 1, maxCopies: null },
  ],
  shares: { supportMax: 0.2 },
  restrictions: [{ on: 'count', ships: ['XA-BEA'], min: 2 }],
  commandChart: [{ commander: 'XC-VEN', ship: 'Z-SHIP', cost: 1 }],
  flightGroupChart: [],
};

const ships = (...codes: readonly string[]): Fleet['ships'] =>
  codes.map((code, at) => ({ id: `s${at + 1}`, code }));

const BARE: Fleet = {
  mode: 'constructed',
  limit: { escalation: 'Alpha' },
  list: 'XL-LANTERN',
  ships: [],
  flightGroups: [],
  orders: [],
};

const ODD: Fleet = {
  ...BARE,
  list: ODD_LIST.code,
  ships: ships('XA-EMB', 'XA-EMB', 'XA-EMB', 'Z-SHIP'),
  commander: { code: 'XC-VEN', on: 's1' },
  orders: ['Z-ORDER'],
};

const ADRIFT: Fleet = {
  ...BARE,
  ships: ships('XA-EMB'),
  commander: { code: 'XC-VEN' },
  flightGroups: [{ code: 'Z-WING' }],
};

const saveOwn = (database: Database, card: AdmiralsCard) =>
  saveCards(database, [
    {
      ...{ id: `my:${card.code}`, pack: 'mine', system: 'admirals', kind: card.kind },
      ...{ code: card.code, name: card.name, complete: true, summary: null, body: { ...card } },
      ...{ created: 1, updated: 1 },
    },
  ]);

const meridian = (hull: number): AdmiralsCard => {
  const card = LANTERN_SHIPS.find(({ code }) => code === 'XA-MER');
  if (!card) throw new Error('The training pack has no Meridian Cruiser.');
  return { ...card, hull };
};

/** A backup of fleets that taps alone do not make: cards that are gone or changed, a list of its own kind. */
export const strangeFleets = async (): Promise<string> => {
  const database = await migratedDatabase();
  await savePack(database, {
    ...{ id: 'mine', name: 'My Box', author: '', version: '1', colour: 'ice', notes: '' },
    ...{ system: 'admirals', body: {}, builtIn: false, inUse: true, created: 1, updated: 1 },
  });
  await saveOwn(database, ODD_LIST);
  await saveOwn(database, meridian(7));
  let made = 0;
  const list = makeFleetList({
    systems: systemsOf(admirals),
    open: () => Promise.resolve(database),
    now: () => made,
    newId: () => `f${(made += 1)}`,
    rulings: () => ({}),
  });
  const keep = (name: string, fleet: Fleet) =>
    list.createFleet({ system: 'admirals', name, draft: FLEET_FORM.write(fleet) });
  await keep('Odd lot', ODD);
  await keep('Adrift', ADRIFT);
  await keep('Changing', { ...BARE, ships: ships('XA-MER') });
  await saveOwn(database, meridian(12));
  const backup = await makeBackup(database, 1);
  await closeTestDatabases();
  return backup;
};
