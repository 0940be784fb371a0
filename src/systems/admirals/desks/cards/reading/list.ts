import type { Answers } from '../../../../../core/pages/answers';
import type { Shelf } from '../../../../../core/pages/desks';
import type { Block, Page } from '../../../../../core/pages/page';
import type {
  CardKind,
  ConstructionList,
  FormationShares,
} from '../../../../admirals-shared/cards/types';
import type { AdmiralsBench } from '../admiralsBench';
import { cardSoFar } from '../../../../admirals-shared/desks/cards/cardSoFar';
import { textAt } from '../../../../kit/cards/draftParts';
import { cardOnShelf } from '../../../../kit/cards/shelfCards';
import { withShipNames } from '../shipNames';
import { sentences } from '../../../../admirals-shared/desks/cards/reading/text';

type Rows = Extract<Block, { readonly block: 'table' }>['rows'];

const table = (label: string, head: readonly string[], rows: Rows): readonly Block[] =>
  rows.length === 0 ? [] : [{ block: 'table', label, head, rows }];

/** By its name, or by its code while no such card is there. */
const namer =
  (shelf: Shelf, kind: CardKind) =>
  (code: string): string =>
    cardOnShelf(shelf, kind, code)?.name ?? code;

const SHARES = ['coreMin', 'coreMax', 'specialistMax', 'supportMax'] as const;

const shareLines = ({ words }: AdmiralsBench, shares: FormationShares): readonly string[] =>
  SHARES.flatMap((share) => {
    const value = shares[share];
    if (value === undefined) return [];
    return [`${words.cardDesk.share(share)} ${words.cardDesk.shareOf(value)}`];
  });

const shipsTable = ({ words }: AdmiralsBench, shelf: Shelf, { ships }: ConstructionList) => {
  const { reading, category } = words.cardDesk;
  const named = namer(shelf, 'ship');
  return table(
    reading.ships,
    [reading.power, reading.copies],
    ships.map((line) => ({
      label: `${named(line.ship)} · ${category(line.category)}`,
      cells: [
        String(line.power),
        line.maxCopies === null ? reading.anyNumber : String(line.maxCopies),
      ],
    })),
  );
};

const commandTable = (
  { words }: AdmiralsBench,
  shelf: Shelf,
  { commandChart }: ConstructionList,
) => {
  const { reading, list } = words.cardDesk;
  const commander = namer(shelf, 'commander');
  const ship = namer(shelf, 'ship');
  return table(
    reading.commandChart,
    [reading.cost],
    commandChart.map((line) => ({
      label: `${commander(line.commander)} ${list.aboard(ship(line.ship))}`,
      cells: [String(line.cost)],
    })),
  );
};

const flightTable = (
  { words }: AdmiralsBench,
  shelf: Shelf,
  { flightGroupChart }: ConstructionList,
) => {
  const { reading } = words.cardDesk;
  const named = namer(shelf, 'flight-group');
  return table(
    reading.flightGroups,
    [reading.cost],
    flightGroupChart.map((line) => ({
      label: named(line.flightGroup),
      cells: [String(line.cost)],
    })),
  );
};

/** 10B, 10C-03, 10C-04: a construction list with its charts. */
export const listReading = (bench: AdmiralsBench, draft: Answers, shelf: Shelf): Page => {
  const { cardDesk } = bench.words;
  const card = cardSoFar(bench, 'list', draft);
  const title = textAt(draft, 'name') || cardDesk.unnamed('list');
  if (!card) return { title, blocks: [] };
  const { reading } = cardDesk;
  return {
    title,
    kicker: [textAt(draft, 'code'), textAt(draft, 'allegiance')].filter(Boolean).join(' · '),
    blocks: [
      ...shipsTable(bench, shelf, card),
      ...sentences(reading.shares, shareLines(bench, card.shares)),
      ...sentences(
        reading.restrictions,
        card.restrictions.map((one) => cardDesk.restriction(withShipNames(one, shelf))),
      ),
      ...commandTable(bench, shelf, card),
      ...flightTable(bench, shelf, card),
    ],
  };
};
