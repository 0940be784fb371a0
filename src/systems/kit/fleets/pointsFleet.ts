import type { Card } from '../../../core/game/setup';
import type { Sheet } from '../../../core/pages/sheet';
import type { Reads } from '../pages/reads';
import type { FleetToBring } from './setupDesk';
import { makeFleetDesk } from './desk';
import { addEntries, shipsOf, type WithEntries } from './entries';
import { allFindings, type Judged } from './findings';
import { fitsOf, type Fit } from './fits';
import { fleetForm, ships } from './fleetForm';
import { byCode, calls, gather } from './gather';
import { codesOf, type FleetOnDesk, addPage, fleetPage, shipPage } from './pages';
import { shipText, type SheetParts } from './text';
import type { FleetDeskWords } from './words/en/fleetDesk';

export interface ShipCards<Some extends Card> {
  readonly ships: ReadonlyMap<string, Some>;
}

/** A game whose fleets are nothing but ships that cost points, up to a limit. */
export interface PointsFleet<Some extends Card, Breach extends Judged> {
  /** The kind of card that a ship has. */
  readonly kind: Some['kind'];
  /** What the code of a fleet begins with. */
  readonly mark: string;
  readonly limit: number;
  readonly costOf: (card: Some) => number;
  /** What ships that cost so much break together. */
  readonly check: (ships: readonly Some[], spent: number) => readonly Breach[];
  /** Whether a breach stays, however many ships come in. */
  readonly lasts: (breach: Breach) => boolean;
  readonly detail: (card: Some) => string;
  /** What is printed of a ship. */
  readonly boxes: (card: Some) => Sheet['ships'][number]['boxes'];
  readonly reads: (rule: string) => Reads;
  readonly words: {
    readonly fleetDesk: FleetDeskWords;
    readonly fleet: {
      readonly ships: string;
      readonly limit: (limit: number) => string;
      readonly breach: (breach: Breach) => string;
      readonly fit: (fit: Fit<Some, Breach>) => string;
    };
  };
}

interface OnDesk<Some extends Card, Breach> extends FleetOnDesk {
  readonly cards: ShipCards<Some>;
  readonly report: { readonly legal: boolean; readonly breaches: readonly Breach[] };
}

const checkOf =
  <Some extends Card, Breach extends Judged>({ costOf, check }: PointsFleet<Some, Breach>) =>
  (fleet: WithEntries, cards: ShipCards<Some>) => {
    const own = shipsOf(fleet, cards.ships);
    const spent = own.reduce((sum, card) => sum + costOf(card), 0);
    const breaches = check(own, spent);
    return { spent, breaches, legal: breaches.length === 0 };
  };

/** Its pages, and the fleet as others read it. */
const shownOf = <Some extends Card, Breach extends Judged>(game: PointsFleet<Some, Breach>) => {
  const { words, detail, costOf, lasts, reads, boxes } = game;
  const checked = checkOf(game);
  type Desk = OnDesk<Some, Breach>;
  const cardOf = ({ cards }: Desk, code: string) => cards.ships.get(code);
  const costIn = (desk: Desk, code: string) => {
    const card = cardOf(desk, code);
    return card && costOf(card);
  };
  const lookOf = (card: Some | undefined) => (card ? { detail: detail(card) } : {});
  const fits = ({ fleet, cards }: Desk) => {
    const breaches = (more: Some | null) =>
      checked(more ? addEntries(fleet, [more.code]) : fleet, cards).breaches;
    return fitsOf<Some, Breach>([...cards.ships.values()], { breaches, lasts });
  };
  const findings = {
    breach: words.fleet.breach,
    reads,
    mendedOn: () => 'add',
    titles: { add: words.fleetDesk.add.title },
  };
  return {
    pages: {
      fleet: (desk: Desk) =>
        fleetPage(desk, {
          look: (code) => lookOf(cardOf(desk, code)),
          findings: allFindings<Breach, never>(desk, desk.report, findings),
        }),
      add: (desk: Desk) =>
        addPage(desk, {
          label: words.fleet.ships,
          fits: fits(desk),
          codeOf: ({ code }) => code,
          look: lookOf,
          why: words.fleet.fit,
        }),
      ship: (desk: Desk, code: string) =>
        shipPage(desk, code, { face: null, cost: costIn(desk, code) }),
    },
    text: (desk: Desk) => [
      codesOf(desk).map((code) => shipText(desk, code, costIn(desk, code) ?? 0)),
    ],
    sheet: (desk: Desk): SheetParts => ({
      ship: ({ code }) => {
        const card = cardOf(desk, code);
        return card ? { kicker: code, boxes: boxes(card), lines: [] } : null;
      },
      foot: [],
    }),
  };
};

/** The desk of such fleets, and what a set-up asks of them. */
export const makePointsFleet = <Some extends Card, Breach extends Judged>(
  game: PointsFleet<Some, Breach>,
) => {
  type Cards = ShipCards<Some>;
  const { kind, mark, limit, words } = game;
  const checked = checkOf(game);
  const isOurs = (card: Card): card is Some => card.kind === kind;
  const cardsOf = (cards: readonly Card[]): Cards => ({
    // Every card of this kind is one of these.
    ships: byCode<Card, string>(cards, kind) as ReadonlyMap<string, Some>,
  });
  const form = fleetForm<WithEntries>({ mark, version: 1 }, [ships]);
  const gathered = (fleet: WithEntries, cards: Cards) => {
    const codes = fleet.ships.map(({ code }) => code);
    return gather<Some>(calls(kind, codes, cards.ships));
  };
  return {
    desk: makeFleetDesk<Some, Cards, OnDesk<Some, Breach>>({
      isOurs,
      cardsOf,
      form,
      gather: gathered,
      ...shownOf(game),
      blank: () => ({ ships: [] }),
      open: (opened) => {
        const report = checked(opened.fleet, opened.cards);
        const kicker = words.fleet.limit(limit);
        return { ...opened, kicker, report, spent: report.spent, limit, words };
      },
    }),
    cardsOf,
    read: form.read,
    gather: gathered,
    breaches: ({ fleet, cards }: FleetToBring<WithEntries, Cards>): number =>
      checked(fleet, cards).breaches.length,
  };
};
