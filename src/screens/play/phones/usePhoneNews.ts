import { useEffect, useRef } from 'react';

import { useToast } from '../../../components/Toasts';
import { newsOf } from '../../../core/phones/news';
import type { OpenGame } from '../../../stores/gameStore';
import { systems } from '../../../stores/systems';
import { nameOfLast, nameOfNext } from '../stepNames';
import { useSayNotTaken } from './Aside';
import { nameOfPhone } from './seats';
import { usePhoneWords } from './usePhoneWords';

/** Tells what another phone did that is not plain from the screen: an undo, a tap that came back, a new lead. */
export function usePhoneNews(game: OpenGame): void {
  const { news: say } = usePhoneWords();
  const sayNotTaken = useSayNotTaken(game);
  const toast = useToast();
  const before = useRef<OpenGame | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = game;
    const now = game.shared?.view;
    const then = was?.id === game.id ? was.shared?.view : undefined;
    if (!now || !then || !was || now.table === then.table) return;
    const sayMoved = (by: string, cursor: number): string => {
      const named = { ...was, words: systems.words(game.system) };
      const isBack = cursor < was.played.log.cursor;
      return (isBack ? say.undo : say.redo)(by, (isBack ? nameOfLast : nameOfNext)(named) ?? '');
    };
    const news = newsOf(then.table, now.table, now.me);
    if (!news) return;
    switch (news.id) {
      case 'aside':
        return toast.show({ text: say.aside(news.count) });
      case 'back':
        return toast.show({ text: say.back(sayNotTaken(news.why)) });
      case 'moved':
        return toast.show({ text: sayMoved(news.step.by, news.cursor) });
      case 'leads':
        return toast.show({ text: say.leads(nameOfPhone(now.table, news.phone)) });
      case 'went':
        return toast.show({ text: say.went(news.count) });
      case 'joined':
        return toast.show({ text: say.joined(news.name) });
    }
  }, [game, say, sayNotTaken, toast]);
}
