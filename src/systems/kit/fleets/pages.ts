import type { Act, Block, Page } from '../../../core/pages/page';
import { nameOf, type FleetEntry } from './entries';
import type { Fit } from './fits';
import { offerItem, shipItem, type Look } from './items';
import { addChanges, codesOf, copiesOf, removeChanges, type FleetOnDesk } from './onDesk';

/** Leads from a fleet to a new game with it. */
const PLAY = 'play';

/** What a game brings for the page of a fleet. */
export interface FleetParts {
  /** What the fleet is built for. */
  readonly terms?: readonly Block[];
  /** The codes of its ships, each once, where they are shown in another order than they came in. */
  readonly codes?: readonly string[];
  readonly look: (code: string) => Look;
  readonly findings: readonly Block[];
  /** The ways to its other parts. */
  readonly acts?: readonly Act[];
}

/** What a player most likely does next with this fleet. */
const nextAct = ({ fleet, report, next, words }: FleetOnDesk, add: Act): Act => {
  if (fleet.ships.length === 0) return add;
  if (report?.legal === true) return { label: words.fleetDesk.ships.play, opens: { page: PLAY } };
  return next ?? add;
};

/** The fleet on one page: its ships, what it breaks, and the way to its other parts. */
export const fleetPage = (
  desk: FleetOnDesk,
  { terms = [], codes = codesOf(desk), look, findings, acts = [] }: FleetParts,
): Page => {
  const { name, kicker, fleet, report, words } = desk;
  const say = words.fleetDesk.ships;
  const isNew = fleet.ships.length === 0;
  const add: Act = { label: say.add, opens: { page: 'add' } };
  const next = nextAct(desk, add);
  const ships: Block = {
    block: 'items',
    label: say.label,
    note: say.count(fleet.ships.length),
    items: codes.map((code) => shipItem(desk, code, look(code))),
    empty: say.none,
    ...(next === add ? {} : { add }),
  };
  const head = { title: name, kicker, ...(isNew ? {} : { aside: terms }) };
  const first = isNew ? terms : [];
  if (!report) return { ...head, blocks: [...first, ...findings] };
  return {
    ...head,
    blocks: [...first, ships, ...findings, { block: 'acts', style: 'list', acts }],
    primary: next,
  };
};

/** What a game brings for the page of ships to add. */
export interface Offers<Line, Breach> {
  readonly label: string;
  readonly fits: readonly Fit<Line, Breach>[];
  readonly codeOf: (line: Line) => string;
  readonly look: (line: Line) => Look;
  readonly why: (fit: Fit<Line, Breach>) => string;
}

/** The ships at hand, each in its place whether or not it still fits. */
export const addPage = <Line, Breach>(
  desk: FleetOnDesk,
  { label, fits, codeOf, look, why }: Offers<Line, Breach>,
): Page => {
  const { add: say, done } = desk.words.fleetDesk;
  return {
    title: say.title,
    kicker: desk.kicker,
    blocks: [
      {
        block: 'items',
        label,
        note: say.note(fits.filter((fit) => fit.fits).length, fits.length),
        items: fits.map((fit) =>
          offerItem(desk, codeOf(fit.line), look(fit.line), fit.fits ? null : why(fit)),
        ),
        empty: say.none,
        search: say.search,
      },
    ],
    primary: { label: done, opens: 'back' },
  };
};

const copyBlocks = (desk: FleetOnDesk, ship: FleetEntry): readonly Block[] => {
  const say = desk.words.fleetDesk.ship;
  const place = desk.fleet.ships.indexOf(ship);
  const badge = ship.badge ?? null;
  return [
    {
      block: 'field',
      id: `ships.${place}.name`,
      label: say.name(badge),
      value: ship.name ?? '',
      lines: 'one',
      hint: nameOf(desk.cards.ships, ship.code),
    },
    {
      block: 'field',
      id: `ships.${place}.badge`,
      label: say.mark(badge),
      value: badge ?? '',
      lines: 'one',
      hint: say.markHint,
    },
    {
      block: 'acts',
      style: 'row',
      acts: [{ label: say.remove(badge), answers: removeChanges(desk, ship.id) }],
    },
  ];
};

/** What a game shows of a ship's card. */
export interface CardFace {
  readonly kicker: string;
  readonly blocks: readonly Block[];
}

interface ShipParts {
  readonly face: CardFace | null;
  readonly cost: number | undefined;
  /** What else the fleet asks about it. */
  readonly asked?: readonly Block[];
}

/** A ship: its copies in the fleet, each with a name and a mark, and its card where it is at hand. */
export const shipPage = (
  desk: FleetOnDesk,
  code: string,
  { face, cost, asked = [] }: ShipParts,
): Page | null => {
  const { ship: say, ships, figure } = desk.words.fleetDesk;
  const copies = copiesOf(desk, code);
  if (!face && copies.length === 0) return null;
  const title = nameOf(desk.cards.ships, code);
  const shown: readonly Block[] = face?.blocks ?? [{ block: 'text', text: ships.noCard }];
  const inFleet: readonly Block[] = [
    { block: 'heading', text: say.inFleet, note: say.copies(copies.length) },
    ...copies.flatMap((ship) => copyBlocks(desk, ship)),
  ];
  return {
    title,
    ...(face ? { kicker: face.kicker } : {}),
    ...(cost === undefined ? {} : { figure: { label: say.cost, value: figure(cost) } }),
    ...(copies.length === 0
      ? { blocks: [...asked, ...shown] }
      : { blocks: [...asked, ...inFleet], aside: shown }),
    primary: { label: ships.addOne(title), answers: addChanges(desk, code) },
  };
};
