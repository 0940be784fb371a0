import { isPromise } from '../../../src/core/game/promise';
import { armada } from '../../../src/systems/armada';
import type { ArmadaCommand } from '../../../src/systems/armada/play/commands';
import { dialsOf } from '../../../src/systems/armada/play/pieces';
import { ArmadaTable, HERON, trainingSetup } from '../../builders/armada';
import { makeLines } from '../../builders/lines';
import { joinGame, makePhone, shareNew, until, type Phone } from '../../builders/phones';
import { closeTestDatabases, migratedDatabase } from '../../builders/testDatabase';

/** Command Dials: all see that they lie there; what they are is on one phone until their ship activates. */

const DIALS: ArmadaCommand = {
  type: 'set-dials',
  ship: HERON,
  dials: ['concentrate-fire', 'repair'],
  override: true,
};
const PHASE = (phase: 'command' | 'ship'): ArmadaCommand => ({
  type: 'set-phase',
  round: 1,
  phase,
});
const BARE: ArmadaCommand = { type: 'activate', ship: HERON };
const ACTIVATE: ArmadaCommand = { type: 'activate', ship: HERON, override: true };

const phones: Phone[] = [];
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.phones.close(phone.game().id);
  await closeTestDatabases();
});

const newPhone = async (lines: ReturnType<typeof makeLines>): Promise<Phone> => {
  const phone = makePhone(await migratedDatabase(), armada, lines);
  phones.push(phone);
  return phone;
};

const sitDown = async () => {
  const lines = makeLines();
  const [ann, bob] = [await newPhone(lines), await newPhone(lines)];
  await shareNew(ann, trainingSetup(), 'Ann', ['p1'], 'armada');
  await joinGame(ann, bob, 'Bob', ['p2']);
  await until(() => ann.shared().view.table.seats.length === 2, 'Ann sees Bob');
  await until(() => bob.shared().links.present.length === 1, 'Bob hears Ann');
  for (const { id } of Object.values(ann.game().played.state.ships)) {
    const deploy: ArmadaCommand = { type: 'deploy', ship: id, speed: 2, override: true };
    await ann.table.play(deploy);
  }
  return { ann, bob };
};

const dials = (phone: Phone) => dialsOf(phone.game().played.state, HERON);
const refs = (phone: Phone) => dials(phone).map(({ ref }) => ref);
const bytesOf = async ({ database }: Phone): Promise<string> =>
  (await database.all('SELECT body FROM updates'))
    .map((row) => Buffer.from(Object(row).body, 'base64').toString('latin1'))
    .join();

test('a dial is on no other phone and in no shared byte until its ship activates; then it is what was promised', async () => {
  const { ann, bob } = await sitDown();
  await ann.table.play(PHASE('command'));
  expect(await ann.table.play(DIALS)).toMatchObject({ ok: true });
  await until(() => dials(bob).length === 2, 'Bob sees two dials');
  expect(refs(ann)).toEqual(['concentrate-fire', 'repair']);
  expect(refs(bob).every(isPromise)).toBe(true);
  for (const phone of [ann, bob]) {
    const bytes = await bytesOf(phone);
    expect(bytes).toContain('promise:');
    expect(bytes).not.toContain('concentrate-fire');
    expect(bytes).not.toContain('"repair"');
  }
  await ann.table.play(PHASE('ship'));
  await until(() => bob.game().played.state.phase === 'ship', 'Bob sees the phase');
  expect(await bob.table.play(BARE)).toMatchObject({
    ok: false,
    refusal: { why: { id: 'dial-not-told' } },
  });
  expect(await ann.table.play(ACTIVATE)).toMatchObject({ ok: true });
  await until(() => refs(bob)[0] === 'concentrate-fire', 'Bob sees the dial that was turned');
  expect(dials(bob).map(({ face }) => face)).toEqual(['up', 'down']);
  expect(refs(bob).map(isPromise)).toEqual([false, true]);
  expect(await bytesOf(bob)).not.toContain('repair');
});

test('a dial that is not what was laid down is not taken', async () => {
  const { ann, bob } = await sitDown();
  await ann.table.play(PHASE('command'));
  await ann.table.play(DIALS);
  await ann.table.play(PHASE('ship'));
  await until(() => bob.game().played.state.phase === 'ship', 'Bob sees the phase');
  const [top = ''] = ann
    .shared()
    .view.table.played.log.steps.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'card-attached' && isPromise(event.ref ?? '') ? [event.ref ?? ''] : [],
      ),
    );
  const lie = { promise: top, what: 'navigate', salt: 'none' } as const;
  const asked: ArmadaCommand = { ...ACTIVATE, type: 'activate', ship: HERON, told: lie };
  const outcome = await bob.shared().room.play(asked);
  expect(outcome).toMatchObject({ is: 'refused', why: { because: 'broken-promise' } });
});

test('dials that were set in the open lie there for whoever is shown the log', () => {
  const table = new ArmadaTable();
  expect(armada.secrets?.lies(table.setup, table.state)).toBe(false);
  table.deployed().play(PHASE('command'), DIALS);
  expect(dialsOf(table.state, HERON)).toHaveLength(2);
  expect(armada.secrets?.lies(table.setup, table.state)).toBe(true);
});
