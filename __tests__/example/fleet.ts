import type { Card } from '../../src/core/game/setup';
import type { FleetDesk } from '../../src/core/pages/desks';
import { makeFleetDesk, type Opened } from '../../src/systems/kit/fleets/desk';
import { addEntries, type WithEntries } from '../../src/systems/kit/fleets/entries';
import { allFindings } from '../../src/systems/kit/fleets/findings';
import { fitsOf } from '../../src/systems/kit/fleets/fits';
import { fleetForm, ships } from '../../src/systems/kit/fleets/fleetForm';
import { byCode, calls, gather } from '../../src/systems/kit/fleets/gather';
import type { FleetOnDesk } from '../../src/systems/kit/fleets/onDesk';
import { addPage, fleetPage, shipPage } from '../../src/systems/kit/fleets/pages';
import { shipText } from '../../src/systems/kit/fleets/text';
import type { Breach } from './breach';
import type { TubCard } from './cards';
import { readsRule } from './reference';
import { en } from './words';

export const LIMIT = 10;

type Cards = { readonly ships: ReadonlyMap<string, TubCard> };

/** Its draft and its code. */
export const FLEET_FORM = fleetForm<WithEntries>({ mark: 'TUB', version: 1 }, [ships]);

export const cardsOf = (cards: readonly TubCard[]): Cards => ({ ships: byCode(cards, 'tub') });
const codesIn = (fleet: WithEntries) => fleet.ships.map(({ code }) => code);

const spentOn = (fleet: WithEntries, cards: Cards): number =>
  codesIn(fleet).reduce((sum, code) => sum + (cards.ships.get(code)?.cost ?? 0), 0);

/** 1: at least one tub, and no more points than the limit. */
export const checkFleet = (fleet: WithEntries, cards: Cards): readonly Breach[] => {
  const over = spentOn(fleet, cards) - LIMIT;
  return [
    ...(over > 0 ? [{ id: 'over-limit', rule: '1', over } as const] : []),
    ...(fleet.ships.length === 0 ? [{ id: 'no-tub', rule: '1' } as const] : []),
  ];
};

interface OnDesk extends FleetOnDesk {
  readonly cards: Cards;
  readonly report: { readonly legal: boolean; readonly breaches: readonly Breach[] };
}

const open = ({ name, fleet, cards }: Opened<WithEntries, Cards>): OnDesk => {
  const breaches = checkFleet(fleet, cards);
  const report = { legal: breaches.length === 0, breaches };
  const spent = spentOn(fleet, cards);
  return {
    name,
    kicker: en.fleet.limit(LIMIT),
    fleet,
    cards,
    report,
    spent,
    limit: LIMIT,
    words: en,
  };
};

const lookOf = (desk: OnDesk, code: string) => ({
  detail: en.tub.card(desk.cards.ships.get(code)?.guns ?? 0),
});

const offers = ({ fleet, cards }: OnDesk) => {
  const breaches = (more: TubCard | null) =>
    checkFleet(more ? addEntries(fleet, [more.code]) : fleet, cards);
  return fitsOf<TubCard, Breach>([...cards.ships.values()], {
    lasting: (more) => breaches(more).filter(({ id }) => id === 'over-limit'),
    breaches,
    isOpen: () => true,
  });
};

const findings = (desk: OnDesk) =>
  allFindings<Breach, never>(
    desk,
    { ...desk.report, warnings: [] },
    {
      breach: en.fleet.breach,
      warning: () => '',
      reads: readsRule,
      mendedOn: () => 'add',
      titles: { add: en.fleetDesk.add.title },
    },
  );

/** Where fleets are built, checked and handed to others. */
export const fleetDesk: FleetDesk = makeFleetDesk<TubCard, Cards, WithEntries, OnDesk>({
  isOurs: (card: Card): card is TubCard => card.kind === 'tub',
  cardsOf,
  blank: () => ({ ships: [] }),
  form: FLEET_FORM,
  gather: (fleet, cards) => gather(calls('tub', codesIn(fleet), cards.ships)),
  open,
  pages: {
    fleet: (desk) =>
      fleetPage(desk, {
        terms: [],
        codes: [...new Set(codesIn(desk.fleet))],
        look: (code) => lookOf(desk, code),
        findings: findings(desk),
        acts: [],
      }),
    add: (desk) =>
      addPage(desk, {
        label: en.cards.tub.many,
        fits: offers(desk),
        codeOf: ({ code }) => code,
        look: ({ code }) => lookOf(desk, code),
        why: en.fleet.fit,
      }),
    ship: (desk, code) =>
      shipPage(desk, code, { face: null, cost: desk.cards.ships.get(code)?.cost }),
  },
  spent: ({ spent }) => ({
    block: 'shares',
    label: en.cards.tub.of.cost.label,
    spent,
    limit: LIMIT,
    note: en.fleetDesk.shares.left(LIMIT - spent),
    parts: [],
  }),
  text: (desk) => [
    [...new Set(codesIn(desk.fleet))].map((code) =>
      shipText(desk, code, desk.cards.ships.get(code)?.cost ?? 0),
    ),
  ],
  sheet: ({ cards }) => ({
    ship: ({ code }) => {
      const boxes = [
        { label: en.cards.tub.of.hull.label, count: cards.ships.get(code)?.hull ?? 0 },
      ];
      return { kicker: code, boxes, lines: [] };
    },
    foot: [],
  }),
});
