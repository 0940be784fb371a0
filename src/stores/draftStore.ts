import { useStore } from 'zustand';

import type { Answers } from '../core/pages/answers';
import { openDatabase } from '../storage/open';
import { useAppStore } from './appStore';
import { makeDrafts } from './makeDrafts';

const drafts = makeDrafts({ open: () => openDatabase() });

export const { loadDrafts, keepDraft, changeDraft, draftNow, forgetDraft } = drafts;

// Read with the start, and again when a backup has taken the place of everything.
useAppStore.subscribe(({ boot, restores }, before) => {
  const isStart = boot.state === 'ready' && before.boot.state !== 'ready';
  if (isStart || restores !== before.restores) void loadDrafts();
});

/** What was typed under a key; null where nothing was, undefined until that is known. */
export const useDraft = (key: string): Answers | null | undefined =>
  useStore(drafts.store, ({ isRead, drafts: kept }) => kept[key] ?? (isRead ? null : undefined));
