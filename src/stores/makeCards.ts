import { makeCardLedger } from './cardLedger';
import { cardSystems, makeCardDesks, type CardParts } from './cardParts';
import { makeKeptCards } from './keptCards';
import { makeCardActs } from './makeCardActs';
import { makeCardDesk } from './makeCardDesk';
import { makePackActs } from './makePackActs';
import { makePackExchange } from './makePackExchange';

/** A player's packs and cards, and those that come with the app. */
export const makeCards = (given: CardParts) => {
  const cardDesks = makeCardDesks(given.systems);
  const desks = cardDesks.all;
  // Whatever is done with cards begins with the database: by then the desks are there.
  const parts: CardParts = {
    ...given,
    open: async () => {
      await cardDesks.load();
      return given.open();
    },
  };
  const ledger = makeCardLedger(parts, desks);
  const desk = makeCardDesk(parts, desks, ledger);
  const kept = makeKeptCards(parts, desks, ledger);

  return {
    store: ledger.store,
    ...desk,
    loadListed: ledger.load,
    undo: async (): Promise<void> => {
      if (await ledger.step('undo')) await desk.reopen();
    },
    redo: async (): Promise<void> => {
      if (await ledger.step('redo')) await desk.reopen();
    },
    ...makePackActs(parts, desks, ledger, kept),
    ...makeCardActs(parts, ledger, kept),
    /** The systems that have cards, with their desks; none until cards were listed or opened. */
    systems: () => cardSystems(cardDesks),
    deskOf: (system: string) => desks.get(system)?.desk ?? null,
    ...makePackExchange(parts, desks, ledger),
  };
};
