import { useStore } from 'zustand';

import type { Answers } from '../core/pages/answers';
import { openDatabase } from '../storage/open';
import { readWithStart } from './appStore';
import { makeDrafts } from './makeDrafts';

const drafts = makeDrafts({ open: () => openDatabase() });

export type { Shown } from './makeDrafts';
export const { loadDrafts, keepDraft, changeDraft, draftNow, forgetDraft } = drafts;

readWithStart(() => void loadDrafts());

/** What was typed under a key; null where nothing was, undefined until that is known. */
export const useDraft = (key: string): Answers | null | undefined =>
  useStore(drafts.store, ({ isRead, drafts: kept }) => kept[key] ?? (isRead ? null : undefined));
