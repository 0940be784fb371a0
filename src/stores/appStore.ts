import { create } from 'zustand';

import type { Persistence } from '../platform/device';
import { requestPersistence } from '../platform/persistence';
import { keepCopy } from '../storage/copies';
import {
  checkMigrations,
  loadDiagnostics,
  type Diagnostics,
  type MigrationCheck,
} from '../storage/diagnostics';
import { listen, openDatabase } from '../storage/open';
import { stored, type DamagedRow, type StorageProblem, type Stored } from '../storage/problem';
import { loadSettings, saveSetting } from '../storage/settings';
import { findDamage, startStorage } from '../storage/start';
import { rememberTally } from '../storage/tally';
import { findUnread } from '../storage/unread';
import { DEFAULT_SETTINGS, readSettings, type SettingKey, type Settings } from './settings';

export type { DamagedRow, Diagnostics, MigrationCheck, StorageProblem, Stored };

export type Boot =
  | { readonly state: 'opening' }
  /** On the web one tab at a time has the database; this one takes over when the other closes. */
  | { readonly state: 'waiting-for-other-tab' }
  | { readonly state: 'ready' }
  | { readonly state: 'failed'; readonly problem: StorageProblem };

export interface AppState {
  readonly boot: Boot;
  readonly settings: Settings;
  /** Rows that could not be read at the start. */
  readonly damaged: readonly DamagedRow[];
  /** Whether the system promises to keep the data; null until it has answered. */
  readonly persistence: Persistence | null;
  /** Grows when everything was replaced by a backup: what was read before is old. */
  readonly restores: number;
}

export const useAppStore = create<AppState>()(() => ({
  boot: { state: 'opening' },
  settings: DEFAULT_SETTINGS,
  damaged: [],
  persistence: null,
  restores: 0,
}));

/**
 * Reads with the start, and again when a backup has taken the place of everything. What is loaded after the
 * start reads at once.
 */
export const readWithStart = (read: () => void): void => {
  useAppStore.subscribe(({ boot, restores }, before) => {
    const isStart = boot.state === 'ready' && before.boot.state !== 'ready';
    if (isStart || restores !== before.restores) read();
  });
  if (useAppStore.getState().boot.state === 'ready') read();
};

const showStored = async (): Promise<void> => {
  const { settings, damaged } = await loadSettings(await openDatabase());
  useAppStore.setState({ settings: readSettings(settings), damaged });
};

const failBoot = (problem: StorageProblem): void =>
  useAppStore.setState({ boot: { state: 'failed', problem } });

/** Many writes come together; one look at what there is tells of them all. */
const TALLY_MS = 1000;

/** Looks for damage that no screen has met yet; a database without any is copied, once a day. */
export const lookAfterData = (): Promise<Stored> =>
  stored(async () => {
    const database = await openDatabase();
    const problem = await findDamage(database);
    if (problem) return failBoot(problem);
    useAppStore.setState({ damaged: await findUnread(database) });
    await keepCopy(database, Date.now());
  });

let tallying: ReturnType<typeof setTimeout> | undefined;

const tallyLater = (): void => {
  clearTimeout(tallying);
  tallying = setTimeout(() => {
    if (useAppStore.getState().boot.state !== 'ready') return;
    void stored(async () => rememberTally(await openDatabase()));
  }, TALLY_MS);
};

const SILENT: Boot = { state: 'failed', problem: { id: 'storage-silent' } };
let beforeSilence: Boot = { state: 'opening' };

/** A tap that was not answered is neither kept nor lost: so the app says that it waits, and nothing more. */
const tellSilence = (isSilent: boolean): void => {
  const { boot } = useAppStore.getState();
  if (isSilent && boot !== SILENT) {
    beforeSilence = boot;
    useAppStore.setState({ boot: SILENT });
  }
  if (!isSilent && boot === SILENT) useAppStore.setState({ boot: beforeSilence });
};

const start = async (): Promise<void> => {
  useAppStore.setState({ boot: { state: 'opening' } });
  listen({ onWrite: tallyLater, onSilent: tellSilence });
  const started = await startStorage(Date.now(), () =>
    useAppStore.setState({ boot: { state: 'waiting-for-other-tab' } }),
  );
  if (!started.ok) return failBoot(started.problem);
  const read = await stored(showStored);
  if (!read.ok) return failBoot(read.problem);
  useAppStore.setState({ boot: { state: 'ready' } });
  // A browser may ask the player: the app does not wait for the answer.
  void requestPersistence().then((persistence) => useAppStore.setState({ persistence }));
};

let starting: Promise<void> | null = null;

/** Opens and migrates the database and reads the settings, once. After a failure it tries again. */
export const startApp = (): Promise<void> => {
  if (useAppStore.getState().boot.state === 'failed') starting = null;
  starting ??= start();
  return starting;
};

const NOT_OPEN: Stored = {
  ok: false,
  problem: { id: 'storage-refused', detail: 'The database is not open.' },
};

/** Stored before shown. */
export const setSetting = async <Key extends SettingKey>(
  key: Key,
  value: Settings[Key],
): Promise<Stored> => {
  if (useAppStore.getState().boot.state !== 'ready') return NOT_OPEN;
  const kept = await stored(async () => saveSetting(await openDatabase(), key, value));
  if (kept.ok)
    useAppStore.setState(({ settings }) => ({ settings: { ...settings, [key]: value } }));
  return kept;
};

/** What was read before is old. */
export const showRestored = async (): Promise<void> => {
  if (useAppStore.getState().boot.state === 'ready') {
    const read = await stored(showStored);
    if (!read.ok) failBoot(read.problem);
  } else await startApp();
  useAppStore.setState(({ restores }) => ({ restores: restores + 1 }));
};

export const diagnostics = async (): Promise<Diagnostics> => loadDiagnostics(await openDatabase());

/** Runs every migration on this device's SQLite, on a database in memory. */
export const checkStorage = (): Promise<readonly MigrationCheck[]> => checkMigrations();
