import { createStore } from 'zustand/vanilla';

import { isObject } from '../core/checked/read';
import { changesNow, withAnswers, type Answers, type Tapped } from '../core/pages/answers';
import type { Database } from '../storage/database';
import { stored, type Stored } from '../storage/problem';
import { makeQueue } from '../storage/queue';
import { loadSettings, saveSetting } from '../storage/settings';

export interface DraftsState {
  /** Whether what was typed before the last start was read. */
  readonly isRead: boolean;
  readonly drafts: Readonly<Record<string, Answers>>;
}

const PREFIX = 'draft.';

const isDraft = (value: unknown): value is Answers => isObject(value);

/** What is to become of a draft, and is not stored yet. */
interface Ahead {
  readonly key: string;
  readonly isAtOnce: boolean;
  readonly make: (draft: Answers | null) => Answers | null;
}

/** When a change is shown: a tap once it is stored, letters at once, and so whatever must answer within a frame. */
export type Shown = 'stored' | 'at-once';

/** What is half typed outside of cards, fleets and games: a new game, the answers of a tool. */
export const makeDrafts = ({ open }: { readonly open: () => Promise<Database> }) => {
  const store = createStore<DraftsState>()(() => ({ isRead: false, drafts: {} }));
  const writes = makeQueue();
  /** As they are stored. */
  let kept: Readonly<Record<string, Answers>> = {};
  let ahead: readonly Ahead[] = [];

  const draftOf = (key: string, which: (one: Ahead) => boolean): Answers | null =>
    ahead
      .filter((one) => one.key === key && which(one))
      .reduce<Answers | null>((soFar, { make }) => make(soFar), kept[key] ?? null);
  const put = (drafts: DraftsState['drafts'], key: string, draft: Answers | null) => {
    const { [key]: _before, ...others } = drafts;
    return draft === null ? others : { ...others, [key]: draft };
  };
  const show = (key: string): void => {
    const draft = draftOf(key, ({ isAtOnce }) => isAtOnce);
    store.setState(({ drafts }) => ({ drafts: put(drafts, key, draft) }));
  };
  /** As it will be once everything is stored. */
  const draftNow = (key: string): Answers | null => draftOf(key, () => true);

  const change = (key: string, make: Ahead['make'], shown: Shown): Promise<Stored> => {
    const mine = { key, isAtOnce: shown === 'at-once', make };
    ahead = [...ahead, mine];
    if (mine.isAtOnce) show(key);
    return writes.add(async () => {
      const draft = make(kept[key] ?? null);
      const done = await stored(async () => saveSetting(await open(), `${PREFIX}${key}`, draft));
      if (done.ok) kept = put(kept, key, draft);
      ahead = ahead.filter((one) => one !== mine);
      show(key);
      return done;
    });
  };

  return {
    store,
    loadDrafts: (): Promise<Stored> =>
      stored(async () => {
        const { settings } = await loadSettings(await open());
        const drafts = [...settings].flatMap(([key, value]) =>
          key.startsWith(PREFIX) && isDraft(value) ? [[key.slice(PREFIX.length), value]] : [],
        );
        kept = Object.fromEntries(drafts);
        store.setState({ isRead: true, drafts: kept });
      }),
    keepDraft: (key: string, draft: Answers): Promise<Stored> => change(key, () => draft, 'stored'),
    /** The draft as it stands with these changes, or those to a blank one where there is none. */
    changeDraft: (
      key: string,
      asked: Tapped,
      blank: Answers,
      shown: Shown = 'stored',
    ): Promise<Stored> => {
      const seen = store.getState().drafts[key] ?? blank;
      const changes = shown === 'stored' ? changesNow(asked, seen, draftNow(key) ?? blank) : asked;
      return change(key, (draft) => withAnswers(draft ?? blank, changes), shown);
    },
    draftNow,
    forgetDraft: (key: string): Promise<Stored> => change(key, () => null, 'stored'),
  };
};
