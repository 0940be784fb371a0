import type { Item, Page } from '../../../../core/pages/page';
import { whatFits, type Fit } from '../../../admirals-shared/fleet/whatFits';
import { addChanges } from '../../../admirals-shared/desks/fleets/edits';
import { kickerOf } from './fleetPage';
import type { OnDesk } from './onDesk';
import { countOf, shipLine } from '../../../admirals-shared/desks/fleets/shipItem';

const fitItem = (desk: OnDesk, fit: Fit): Item => {
  const { fleet, words } = desk;
  const say = words.fleetDesk.ships;
  const code = fit.line.ship;
  const { title, kind, figures, power, ...look } = shipLine(desk, code);
  const anyway = {
    label: say.addAnyway,
    spoken: say.addAnywayOf(title),
    answers: addChanges(fleet, code),
  };
  return {
    id: code,
    title,
    detail: [kind, figures].filter((part) => part !== '').join(' · '),
    ...look,
    figure: say.power(power ?? 0),
    count: countOf(desk, code, fit.fits ? {} : { why: words.fleet.fit(fit) }),
    act: { label: say.cardOf(title), opens: { page: 'ship', about: code } },
    ...(fit.fits ? {} : { acts: [anyway] }),
  };
};

/** 10A, 10B, 13C: the ships of the list, those that still fit first; the others say why not. */
export const addPage = (desk: OnDesk): Page | null => {
  const { fleet, list, cards, rules, words } = desk;
  if (!list) return null;
  const say = words.fleetDesk.add;
  const fits = whatFits(fleet, list, cards, rules);
  const inOrder = [...fits.filter((fit) => fit.fits), ...fits.filter((fit) => !fit.fits)];
  return {
    title: say.title,
    kicker: kickerOf(desk),
    blocks: [
      {
        block: 'items',
        label: say.label(list.name),
        note: say.note(fits.filter((fit) => fit.fits).length, fits.length),
        items: inOrder.map((fit) => fitItem(desk, fit)),
        empty: say.none,
        search: say.search,
      },
    ],
    primary: { label: words.fleetDesk.done, opens: 'back' },
  };
};
