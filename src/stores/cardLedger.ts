import { createStore } from 'zustand/vanilla';

import type { CardAct } from '../core/packs/act';
import type { Answers } from '../core/pages/answers';
import type { Shelf } from '../core/pages/desks';
import type { CardToSave } from '../storage/cards';
import type { Session } from '../storage/database';
import { loadImages, saveImages, type Images } from '../storage/images';
import { stored, type Stored } from '../storage/problem';
import { makeQueue } from '../storage/queue';
import type { CardParts, SystemDesk } from './cardParts';
import { readListed, type Listed } from './listCards';

/** One act: how what it touched stood before and after. */
interface Step {
  readonly act: CardAct;
  /** Acts of one key in a row are one: the letters of a word. */
  readonly key?: string;
  readonly before: Images;
  readonly after: Images;
}

/** The card on the desk. */
export interface OpenCard {
  readonly card: Omit<CardToSave, 'body'>;
  /** As it is stored. */
  readonly draft: Answers;
  /** With the letters that are on their way to the database; a tap is shown once it is stored. */
  readonly typed: Answers;
  /** What is missing or wrong, a sentence each. */
  readonly missing: readonly string[];
  /** Another card of its pack and kind has its code. */
  readonly isTwice: boolean;
  /** Comes with the app: it can be read and copied. */
  readonly isFixed: boolean;
  /** A picture of the printed card, to type from; null where there is none. */
  readonly photo: string | null;
  readonly shelf: Shelf;
}

export interface CardsState {
  /** Null until they were read. */
  readonly listed: Listed | null;
  readonly open: OpenCard | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const MOST_STEPS = 200;

const isSystemOf =
  (images: Images) =>
  (system: string): boolean =>
    [...images.packs, ...images.cards].some(({ thing }) => thing?.system === system);

/** Every change to packs and cards goes through here: stored first, then shown, and it can be taken back. */
export const makeCardLedger = (
  { open, now, onChange }: CardParts,
  desks: ReadonlyMap<string, SystemDesk>,
) => {
  const store = createStore<CardsState>()(() => ({
    listed: null,
    open: null,
    past: [],
    future: [],
  }));
  const queue = makeQueue();

  const tell = (images: Images): void =>
    [...desks.keys()].filter(isSystemOf(images)).forEach(onChange);

  const relist = async (session: Session): Promise<void> => {
    store.setState({ listed: await readListed(session, desks) });
  };

  const remember = (step: Step): void =>
    store.setState(({ past, future }) => {
      const last = past.at(-1);
      const goesOn = step.key !== undefined && last?.key === step.key && future.length === 0;
      // A card whose first letters these are is still a new card.
      const act = goesOn && last.act.id === 'card-created' ? last.act : step.act;
      const steps = goesOn
        ? [...past.slice(0, -1), { ...step, act, before: last.before }]
        : [...past, step];
      return { past: steps.slice(-MOST_STEPS), future: [] };
    });

  const put = async (images: Images): Promise<Images> => {
    const database = await open();
    return database.transaction(async (session) => {
      const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
      const before = await loadImages(session, ids(images.packs), ids(images.cards));
      await saveImages(session, images, now());
      return before;
    });
  };

  return {
    store,
    /** One job after the other, so that each sees what the one before it left. */
    inTurn: queue.add,
    relist,
    put,
    tell,
    remember,
    load: (): Promise<Stored> => stored(async () => relist(await open())),
    /** All or nothing, and undoable. */
    act: (act: CardAct, after: Images, key?: string): Promise<Stored> =>
      stored(async () => {
        if (after.packs.length + after.cards.length === 0) return;
        const before = await put(after);
        remember({ act, before, after, ...(key !== undefined && { key }) });
        await relist(await open());
        tell(after);
      }),
    /** Takes the last act back, or does it again; the step that was taken. */
    step: (way: 'undo' | 'redo'): Promise<Step | null> =>
      queue.add(async () => {
        const { past, future } = store.getState();
        const step = way === 'undo' ? past.at(-1) : future[0];
        if (!step) return null;
        await put(way === 'undo' ? step.before : step.after);
        store.setState(
          way === 'undo'
            ? { past: past.slice(0, -1), future: [step, ...future] }
            : { past: [...past, step], future: future.slice(1) },
        );
        await relist(await open());
        tell(step.after);
        return step;
      }),
  };
};

export type CardLedger = ReturnType<typeof makeCardLedger>;
