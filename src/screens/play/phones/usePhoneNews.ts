import { useEffect, useRef } from 'react';

import { useToast } from '../../../components/Toasts';
import { refKey } from '../../../core/phones/feed';
import type { OpenGame } from '../../../stores/gameStore';
import { systems } from '../../../stores/systems';
import { nameOfLast, nameOfNext } from '../stepNames';
import { useSayNotTaken } from './Aside';
import { nameOfPhone } from './seats';
import { usePhoneWords } from './usePhoneWords';

/** So many steps at once were not played while this phone looked on. */
const MANY = 3;

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
    const { table, me } = now;
    const waited = then.table.asked.filter(
      ({ fate, ref }) => fate.is === 'waiting' && ref.phone === me,
    );
    const late = waited.flatMap(({ ref }) => {
      const fate = table.asked.find((one) => refKey(one.ref) === refKey(ref))?.fate;
      return fate?.is === 'refused' ? [fate.why] : [];
    });
    const asideNow = table.asked.filter(({ fate }) => fate.is === 'kept-aside').length;
    const asideThen = then.table.asked.filter(({ fate }) => fate.is === 'kept-aside').length;
    const last = table.steps.at(-1);
    const isNew = last !== undefined && last.hash !== then.table.steps.at(-1)?.hash;
    const named = { ...was, words: systems.words(game.system) };
    if (asideNow > asideThen) toast.show({ text: say.aside(asideNow - asideThen) });
    else if (late[0]) toast.show({ text: say.back(sayNotTaken(late[0])) });
    else if (isNew && last.change.do === 'move' && last.asked.phone !== me) {
      const isBack = last.change.cursor < was.played.log.cursor;
      const step = (isBack ? nameOfLast(named) : nameOfNext(named)) ?? '';
      toast.show({ text: (isBack ? say.undo : say.redo)(last.by, step) });
    } else if (table.lead !== then.table.lead && table.lead !== me)
      toast.show({ text: say.leads(nameOfPhone(table, table.lead)) });
    else if (table.steps.length - then.table.steps.length >= MANY && last?.asked.phone !== me)
      toast.show({ text: say.went(table.steps.length - then.table.steps.length) });
    else if (table.seats.length > then.table.seats.length) {
      const fresh = table.seats.find(
        ({ phone }) => phone !== me && !then.table.seats.some((seat) => seat.phone === phone),
      );
      if (fresh) toast.show({ text: say.joined(fresh.name) });
    }
  }, [game, say, sayNotTaken, toast]);
}
