import { useMemo } from 'react';

import { runAct, type Opens, type PageHands } from '../../components/blocks/hands';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import { useToast } from '../../components/Toasts';
import type { UndoBarProps } from '../../components/UndoBar';
import type { Command } from '../../core/game/command';
import type { Refusal } from '../../core/game/system';
import type { Tapped } from '../../core/pages/answers';
import { homeOf } from '../../core/reference/lookup';
import { rollDice } from '../../platform/rollDice';
import { play, redo, undo, type OpenGame } from '../../stores/gameStore';
import { systems } from '../../stores/systems';
import { useWords } from '../../words/WordsProvider';
import { usePhoneWords } from './phones/usePhoneWords';
import { shapeIn } from './shapeOf';
import { nameOfLast, nameOfNext } from './stepNames';

/** What differs from screen to screen. Both stay the same while the screen is shown. */
type OnThisScreen = Readonly<{
  open: (opens: Opens) => void;
  change: (changes: Tapped) => void;
  /** Is given each act as it begins: it will tell whether it led somewhere. */
  onRun?: (led: Promise<boolean>) => void;
}>;

type PlayedGame = Pick<OpenGame, 'system' | 'setup'>;

/** What the screens of a game do with a tap: play it, or say why it may not be. */
export function useHands(
  { system, setup }: PlayedGame,
  { open, change, onRun }: OnThisScreen,
): PageHands {
  const words = useWords();
  const toast = useToast();
  const sheet = useEntrySheet();
  const { news } = usePhoneWords();
  return useMemo(() => {
    const say = (text: string) => toast.show({ text });
    const { refusal } = systems.words(system);
    /** A refusal, with the way to the rule that forbids it. */
    const refuse = (why: Refusal) => {
      const entry = homeOf(system.contents, why.rule);
      toast.show({
        text: refusal(why),
        ...(entry !== null && {
          act: { label: words.game.readRule, onPress: () => sheet.open(entry.id, system.id) },
        }),
      });
    };
    const ask = async (command: Command): Promise<boolean> => {
      const answer = await play(command);
      if (answer.ok && answer.waits === true) say(news.waits);
      if (answer.ok) return true;
      if (answer.kind === 'refused') refuse(answer.refusal);
      else say(words.game.notTaken[answer.kind]);
      return false;
    };
    return {
      run: (act) => {
        const led = runAct(act, { change, ask, open, say });
        onRun?.(led);
      },
      play: (command) => void ask(command),
      answer: (path, value) => change({ [path]: value }),
      change,
      open,
      read: (entry) => sheet.open(entry, system.id),
      roll: rollDice,
      shapeOf: shapeIn(setup),
    };
  }, [system, setup, toast, sheet, words, news, open, change, onRun]);
}

/** Undo and redo of the open game, by name; steps that the page keeps secret are neither. */
export function useUndoBar(game: OpenGame, undoes?: (command: Command) => boolean): UndoBarProps {
  return useMemo(() => {
    const named = { ...game, words: systems.words(game.system) };
    const { steps, cursor } = game.played.log;
    const isOurs = (at: number) => {
      const command = steps[at]?.command;
      return command !== undefined && (undoes?.(command) ?? true);
    };
    const last = isOurs(cursor - 1) ? nameOfLast(named) : null;
    const next = isOurs(cursor) ? nameOfNext(named) : null;
    return {
      ...(last !== null && { undo: { name: last, onPress: () => void undo() } }),
      ...(next !== null && { redo: { name: next, onPress: () => void redo() } }),
    };
  }, [game, undoes]);
}
