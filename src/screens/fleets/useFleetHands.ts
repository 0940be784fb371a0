import { useMemo } from 'react';

import { useEntrySheet } from '../../components/reference/EntrySheet';
import { useToast } from '../../components/Toasts';
import type { UndoBarProps } from '../../components/UndoBar';
import type { Opens, PageHands } from '../../components/blocks/hands';
import type { Answer, Changes } from '../../core/pages/answers';
import type { ShelfFleet } from '../../core/pages/desks';
import type { Act, Block, Page } from '../../core/pages/page';
import {
  changeFleet,
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
}>;

export interface FleetHands {
  /** The fleet with what is still on its way to storage: the next tap or letter goes on from there. */
  readonly shown: ShelfFleet;
  readonly handsFor: (page: Page) => PageHands;
}

/** What the pages of a fleet do with a tap: every change is stored and can be taken back. */
export function useFleetHands(openFleet: OpenFleet, at: OnThisScreen): FleetHands {
  const { id, system } = openFleet;
  const { notStored } = useWords().fleets.fleet;
  const toast = useToast();
  const sheet = useEntrySheet();
  const shown = useShownFleet(openFleet);
  const { open, own } = at;
  return useMemo(() => {
    const change = async (changes: Changes, label: string, typing?: string) => {
      const kept = await changeFleet(id, changes, label, typing);
      if (!kept.ok) toast.show({ text: notStored });
    };
    const answer = (page: Page) => (path: string, value: Answer) => {
      const block = blockAt(page, path);
      const label = block && 'label' in block ? (block.label ?? '') : '';
      void change({ [path]: value }, label, block?.block === 'field' ? path : undefined);
    };
    const run = (act: Act) => {
      if (act.why !== undefined) return toast.show({ text: act.why });
      if (own(act)) return;
      if (act.answers !== undefined) void change(act.answers, act.label);
      if (act.opens !== undefined) open(act.opens);
    };
    return {
      shown,
      handsFor: (page) => ({
        run,
        // A desk has no game: there is nothing to play.
        play: () => undefined,
        answer: answer(page),
        change: (changes) => void change(changes, page.title),
        read: (entry) => sheet.open(entry, system.id),
        open,
        roll: () => [],
        shapeOf: () => 'a',
      }),
    };
  }, [id, shown, system, sheet, toast, notStored, open, own]);
}

/** Undo and redo of the fleet on the desk, by name; absent while nothing was done. */
export function useFleetUndo({ past, future }: OpenFleet): { readonly undo?: UndoBarProps } {
  return useMemo(() => {
    const last = past.at(-1);
    const next = future.at(-1);
    if (last === undefined && next === undefined) return {};
    return {
      undo: {
        ...(last && { undo: { name: last.label, onPress: () => void undoFleet() } }),
        ...(next && { redo: { name: next.label, onPress: () => void redoFleet() } }),
      },
    };
  }, [past, future]);
}
