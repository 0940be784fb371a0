import { create } from 'zustand';

import { problems, type Checked } from '../core/checked/checked';
import type { Persistence } from '../platform/device';
import { requestPersistence } from '../platform/persistence';
import { makeBackup, restoreBackup, type BackupWhy } from '../storage/backup';
import {
  checkMigrations,
  loadDiagnostics,
  type Diagnostics,
  type MigrationCheck,
} from '../storage/diagnostics';
import { openDatabase } from '../storage/open';
import {
  detailOf,
  problemOf,
  stored,
  type DamagedRow,
  type StorageProblem,
  type Stored,
} from '../storage/problem';
import { loadSettings, saveSetting } from '../storage/settings';
import { startStorage } from '../storage/start';
import { DEFAULT_SETTINGS, readSettings, type SettingKey, type Settings } from './settings';

export type { BackupWhy, DamagedRow, Diagnostics, MigrationCheck, StorageProblem, Stored };

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

const showStored = async (): Promise<void> => {
  const { settings, damaged } = await loadSettings(await openDatabase());
  useAppStore.setState({ settings: readSettings(settings), damaged });
};

const failBoot = (problem: StorageProblem): void =>
  useAppStore.setState({ boot: { state: 'failed', problem } });

const start = async (): Promise<void> => {
  useAppStore.setState({ boot: { state: 'opening' } });
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

export type MadeBackup =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly problem: StorageProblem };

/** Everything as one file. It also works where the start failed but the database could be opened. */
export const exportBackup = async (): Promise<MadeBackup> => {
  try {
    const made = new Date();
    const text = await makeBackup(await openDatabase(), made.getTime());
    return { ok: true, name: `flagbridge-${made.toISOString().slice(0, 10)}.json`, text };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
};

const showRestored = async (): Promise<void> => {
  if (useAppStore.getState().boot.state !== 'ready') return startApp();
  const read = await stored(showStored);
  if (!read.ok) failBoot(read.problem);
};

/**
 * Puts a backup in the place of everything. On any problem nothing has changed. It is also a way out
 * for a start that failed on what was stored.
 */
export const importBackup = async (text: string): Promise<Checked<null, BackupWhy>> => {
  try {
    const restored = await restoreBackup(await openDatabase(), text);
    if (!restored.ok) return restored;
    await showRestored();
    useAppStore.setState(({ restores }) => ({ restores: restores + 1 }));
    return restored;
  } catch (error) {
    return problems<BackupWhy>({ path: '', why: { id: 'not-stored', detail: detailOf(error) } });
  }
};

export const diagnostics = async (): Promise<Diagnostics> => loadDiagnostics(await openDatabase());

/** Runs every migration on this device's SQLite, on a database in memory. */
export const checkStorage = (): Promise<readonly MigrationCheck[]> => checkMigrations();
