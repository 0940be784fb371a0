import type { Page } from '../../../../core/pages/page';
import { mainFaction, shipsOf } from '../../fleet/checkFleet';
import { whatFits } from '../../fleet/whatFits';
import { kickerOf } from './fleetPage';
import type { OnDesk } from './onDesk';
import { fitItem } from './shipItem';

/** Constructed Play: the ships at hand, those that still fit first; the others say why not. */
export const addPage = (on: OnDesk): Page => {
  const { fleet, cards, words } = on;
  const say = words.fleetDesk.add;
  const fits = whatFits(fleet, cards);
  const inOrder = [...fits.filter((fit) => fit.fits), ...fits.filter((fit) => !fit.fits)];
  return {
    title: say.title,
    kicker: kickerOf(on),
    blocks: [
      {
        block: 'items',
        label: say.label(mainFaction(shipsOf(fleet, cards))),
        note: say.note(fits.filter((fit) => fit.fits).length, fits.length),
        items: inOrder.map((fit) => fitItem(on, fit)),
        empty: say.none,
        search: say.search,
      },
    ],
    primary: { label: words.fleetDesk.done, opens: 'back' },
  };
};
