import { useMemo } from 'react';

import { useEntrySheet } from '../../components/reference/EntrySheet';
import { useToast } from '../../components/Toasts';
import type { UndoBarProps } from '../../components/UndoBar';
import type { Opens, PageHands } from '../../components/blocks/hands';
import { actNow } from '../../core/pages/actNow';
import type { Answer, Stepped, Tapped } from '../../core/pages/answers';
import type { ShelfFleet } from '../../core/pages/desks';
import type { Act, Block, Page } from '../../core/pages/page';
import {
  changeFleet,
  fleetNow,
  inTurn,
  redoFleet,
  undoFleet,
  useShownFleet,
  type OpenFleet,
} from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';

/** The block that a path belongs to: its label is what undo names. */
const blockAt = ({ blocks, aside = [] }: Page, path: string): Block | undefined =>
  [...blocks, ...aside].find((block) => 'id' in block && block.id === path);

type OnThisScreen = Readonly<{
  open: (opens: Opens) => void;
  /** Acts that the screen put on the page itself; false for one of the page's own. */
  own: (act: Act) => boolean;
  /** The page of this screen as it is for a fleet. */
  pageOf: (fleet: OpenFleet) => Page | null;
}>;

export interface FleetHands {
  /** The fleet as it is stored, with the letters that are on their way there. */
  readonly shown: ShelfFleet;
  readonly handsFor: (page: Page) => PageHands;
}

/** What the pages of a fleet do with a tap: every change is stored before it is shown, and can be taken back. */
export function useFleetHands(openFleet: OpenFleet, at: OnThisScreen): FleetHands {
  const { id, system, fleet } = openFleet;
  const { notStored } = useWords().fleets.fleet;
  const toast = useToast();
  const sheet = useEntrySheet();
  const shown = useShownFleet(openFleet);
  const { open, own, pageOf } = at;
  return useMemo(() => {
    const change = async (changes: Tapped, label: string, typing?: string) => {
      const kept = await changeFleet(id, changes, label, typing);
      if (!kept.ok) toast.show({ text: notStored });
      return kept.ok;
    };
    /** Hands over what became of the fleet before this tap's turn, null where it is as it was shown. */
    const whenItsTurn = (tap: (changed: OpenFleet | null) => Promise<unknown>) =>
      inTurn(() => {
        const now = fleetNow(id);
        return tap(now?.fleet === fleet ? null : now);
      });
    const answer = (page: Page) => (path: string, value: Answer | Stepped) => {
      const block = blockAt(page, path);
      const label = block && 'label' in block ? (block.label ?? '') : '';
      if (block?.block === 'field') return void change({ [path]: value }, label, path);
      void whenItsTurn(() => change({ [path]: value }, label));
    };
    /** Says why not, and offers what can be done in spite of it. */
    const refuse = (page: Page, text: string, anyway?: Act) =>
      toast.show({
        text,
        ...(anyway && { act: { label: anyway.label, onPress: () => run(page)(anyway) } }),
      });
    const run =
      (page: Page) =>
      (act: Act): void => {
        // An offer that was made for another tap is gone with the next one.
        toast.hide();
        if (act.why !== undefined) return refuse(page, act.why, act.anyway);
        if (own(act)) return;
        if (act.answers === undefined) return act.opens ? open(act.opens) : undefined;
        void whenItsTurn(async (changed) => {
          const pageNow = changed && pageOf(changed);
          const now = pageNow ? actNow(act, page, pageNow) : act;
          if (now?.why !== undefined) return refuse(page, now.why, now.anyway);
          if (now?.answers === undefined || !(await change(now.answers, now.label))) return;
          if (now.opens !== undefined) open(now.opens);
        });
      };
    return {
      shown,
      handsFor: (page) => ({
        run: run(page),
        // A desk has no game: there is nothing to play.
        play: () => undefined,
        answer: answer(page),
        change: (changes) => void whenItsTurn(() => change(changes, page.title)),
        read: (entry) => sheet.open(entry, system.id),
        open,
        roll: () => [],
        shapeOf: () => 'a',
      }),
    };
  }, [id, fleet, shown, system, sheet, toast, notStored, open, own, pageOf]);
}

/** Undo and redo of the fleet on the desk, by name; absent while nothing was done. */
export function useFleetUndo({ past, future }: OpenFleet): { readonly undo?: UndoBarProps } {
  return useMemo(() => {
    const last = past.at(-1);
    const next = future.at(-1);
    if (last === undefined && next === undefined) return {};
    return {
      undo: {
        ...(last && { undo: { name: last.label, onPress: () => void inTurn(undoFleet) } }),
        ...(next && { redo: { name: next.label, onPress: () => void inTurn(redoFleet) } }),
      },
    };
  }, [past, future]);
}
