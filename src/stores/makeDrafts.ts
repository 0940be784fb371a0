import { createStore } from 'zustand/vanilla';

import { isObject } from '../core/checked/read';
import { withAnswers, type Answers, type Changes } from '../core/pages/answers';
import type { Database } from '../storage/database';
import { stored, type Stored } from '../storage/problem';
import { loadSettings, saveSetting } from '../storage/settings';

export interface DraftsState {
  /** Whether what was typed before the last start was read. */
  readonly isRead: boolean;
  readonly drafts: Readonly<Record<string, Answers>>;
}

const PREFIX = 'draft.';

const isDraft = (value: unknown): value is Answers => isObject(value);

/** What is half typed outside of cards, fleets and games: a new game, the answers of a tool. */
export const makeDrafts = ({ open }: { readonly open: () => Promise<Database> }) => {
  const store = createStore<DraftsState>()(() => ({ isRead: false, drafts: {} }));
  const save = (key: string, draft: Answers | null): Promise<Stored> =>
    stored(async () => saveSetting(await open(), `${PREFIX}${key}`, draft));

  const draftNow = (key: string): Answers | null => store.getState().drafts[key] ?? null;
  const keepDraft = (key: string, draft: Answers): Promise<Stored> => {
    store.setState(({ drafts }) => ({ drafts: { ...drafts, [key]: draft } }));
    return save(key, draft);
  };

  return {
    store,
    loadDrafts: (): Promise<Stored> =>
      stored(async () => {
        const { settings } = await loadSettings(await open());
        const drafts = [...settings].flatMap(([key, value]) =>
          key.startsWith(PREFIX) && isDraft(value) ? [[key.slice(PREFIX.length), value]] : [],
        );
        store.setState({ isRead: true, drafts: Object.fromEntries(drafts) });
      }),
    /** Shown at once and stored behind it: a letter typed waits for nobody. */
    keepDraft,
    /** The draft as it stands with these changes, or those to a blank one where there is none. */
    changeDraft: (key: string, changes: Changes, blank: Answers): Promise<Stored> =>
      keepDraft(key, withAnswers(draftNow(key) ?? blank, changes)),
    draftNow,
    forgetDraft: (key: string): Promise<Stored> => {
      store.setState(({ drafts: { [key]: _gone, ...drafts } }) => ({ drafts }));
      return save(key, null);
    },
  };
};
