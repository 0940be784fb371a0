import { type Answer, answerAt, type Answers } from '../../../../../core/pages/answers';
import type { Act, Block, Item, Option, Page } from '../../../../../core/pages/page';
import { restriction as restrictionReader } from '../../../cards/parse/constructionList';
import { MOST, MOST_ITEMS } from '../../../../admirals-shared/cards/limits';
import { CATEGORIES } from '../../../../admirals-shared/cards/terms';
import type {
  CardKind,
  FormationShares,
  ListRestriction,
  ShipCard,
} from '../../../../admirals-shared/cards/types';
import {
  addAct,
  addMenu,
  choice,
  field,
  itemActs,
  kindChoice,
  numberMenu,
  stepper,
  textList,
} from '../../../../admirals-shared/desks/cards/controls';
import { listAt, numberAt, readAt, textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../../../../admirals-shared/desks/cards/bench';
import { cardOnShelf, onShelf } from '../../../../kit/cards/shelfCards';
import { withShipNames } from '../shipNames';
import { allegianceBlocks } from './allegiance';
import { faultChips } from '../../../../admirals-shared/desks/cards/editor/armament';
import { codeBlocks } from '../../../../admirals-shared/desks/cards/editor/codes';
import {
  commanderOptions,
  flightGroupOptions,
  shipOptions,
} from '../../../../admirals-shared/desks/cards/editor/options';

const newLine = (ship: string): Answer => ({ ship, category: null, power: null, maxCopies: null });

const nameOf = ({ shelf }: Open, kind: CardKind, code: string): string =>
  cardOnShelf(shelf, kind, code)?.name ?? code;

interface Line {
  readonly page: string;
  readonly title: string;
  readonly detail: string;
  readonly figure: string;
}

/** A line of a chart; a tap opens it. */
const lineItem = (open: Open, path: string, { page, title, detail, figure }: Line): Item => {
  const { acts, list } = open.words.cardDesk;
  return {
    id: path,
    title: title || list.newLine,
    ...(detail === '' ? {} : { detail }),
    ...(figure === '' ? {} : { figure }),
    chips: faultChips(open, path),
    act: { label: acts.open, opens: { page, about: path } },
  };
};

const figureAt = (open: Open, path: string): string => {
  const found = numberAt(open.draft, path);
  return found === null ? '' : String(found);
};

const shipItem = (open: Open, path: string): Item => {
  const { cardDesk } = open.words;
  const code = textAt(open.draft, `${path}.ship`);
  const category = CATEGORIES.find((one) => one === textAt(open.draft, `${path}.category`));
  const copies = numberAt(open.draft, `${path}.maxCopies`);
  return lineItem(open, path, {
    page: 'listed-ship',
    title: nameOf(open, 'ship', code),
    detail: [
      code,
      ...(category ? [cardDesk.category(category)] : []),
      ...(copies === null ? [] : [cardDesk.list.upTo(copies)]),
    ].join(' · '),
    figure: figureAt(open, `${path}.power`),
  });
};

/** Every ship of the list's allegiance that is not on it yet, at one tap. */
const restOfFleet = (open: Open): readonly Act[] => {
  const { list } = open.words.cardDesk;
  const lines = listAt(open.draft, 'ships');
  const allegiance = textAt(open.draft, 'allegiance').trim();
  const listed = new Set(lines.map((_, at) => textAt(open.draft, `ships.${at}.ship`)));
  const rest = onShelf<ShipCard>(open.shelf, 'ship').filter(
    (ship) => ship.allegiance === allegiance && !listed.has(ship.code),
  );
  if (rest.length === 0 || lines.length + rest.length > MOST_ITEMS.ships) return [];
  const added = rest.map(({ code }) => newLine(code));
  return [{ label: list.addRest(rest.length), answers: { ships: [...lines, ...added] } }];
};

const shipsBlocks = (open: Open): readonly Block[] => {
  const { list } = open.words.cardDesk;
  const lines = listAt(open.draft, 'ships');
  const rest = restOfFleet(open);
  return [
    {
      block: 'items',
      label: list.ships,
      items: lines.map((_, at) => shipItem(open, `ships.${at}`)),
      empty: list.noShips,
      ...(lines.length < MOST_ITEMS.ships
        ? { add: addAct(open, 'ships', list.addShip, newLine(''), 'listed-ship') }
        : {}),
    },
    ...(rest.length === 0 ? [] : [{ block: 'acts', style: 'row', acts: rest } as const]),
  ];
};

/** 10B: what a ship costs, in which category, and how many may come. */
export const listedShipPage = (open: Open, path: string): Page => {
  const { list, category } = open.words.cardDesk;
  return {
    title: list.listedShip,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...codeBlocks(open, `${path}.ship`, list.shipCode, shipOptions(open)),
      ...choice(open, `${path}.category`, list.category, {
        style: 'segments',
        options: CATEGORIES.map((value) => ({ value, label: category(value) })),
      }),
      ...stepper(open, `${path}.power`, list.power, { max: MOST.power }),
      ...numberMenu(open, `${path}.maxCopies`, list.copies, {
        least: 1,
        most: MOST.copies,
        none: true,
      }),
    ],
    ...itemActs(open, path),
  };
};

const SHARES = [
  'coreMin',
  'coreMax',
  'specialistMax',
  'supportMax',
] as const satisfies readonly (keyof FormationShares)[];

const shareBlocks = (open: Open): readonly Block[] => {
  const { cardDesk } = open.words;
  const hundredths = Array.from({ length: 101 }, (_, at) => at / 100);
  return [
    { block: 'heading', text: cardDesk.list.shares, note: cardDesk.list.sharesNote },
    ...SHARES.flatMap((share) => {
      const now = numberAt(open.draft, `shares.${share}`);
      const values = now === null || hundredths.includes(now) ? hundredths : [now, ...hundredths];
      return choice(open, `shares.${share}`, cardDesk.share(share), {
        style: 'menu',
        options: [
          { value: null, label: cardDesk.list.asRules },
          ...values.map((value) => ({ value, label: cardDesk.shareOf(value) })),
        ],
      });
    }),
  ];
};

type RestrictionKind = ListRestriction['on'];

const FRESH: Readonly<Record<RestrictionKind, Answers>> = {
  count: { on: 'count', ships: [], min: null, max: null },
  needs: { on: 'needs', ship: '', perShip: '', count: 1 },
  text: { on: 'text', text: '' },
};

// The keys of a record over the union are the union.
const KINDS = Object.keys(FRESH) as readonly RestrictionKind[];

const restrictionOptions = ({ words }: Open): readonly Option[] =>
  KINDS.map((kind) => ({ value: FRESH[kind], label: words.cardDesk.list.restriction(kind) }));

const restrictionItem = (open: Open, path: string): Item => {
  const { cardDesk } = open.words;
  const read = readAt(open.draft, path, restrictionReader);
  const kind = KINDS.find((one) => one === textAt(open.draft, `${path}.on`));
  return lineItem(open, path, {
    page: 'restriction',
    title: read
      ? cardDesk.restriction(withShipNames(read, open.shelf))
      : kind
        ? cardDesk.list.restriction(kind)
        : '',
    detail: '',
    figure: '',
  });
};

const restrictionsBlocks = (open: Open): readonly Block[] => {
  const { list } = open.words.cardDesk;
  const found = listAt(open.draft, 'restrictions');
  return [
    {
      block: 'items',
      label: list.restrictions,
      items: found.map((_, at) => restrictionItem(open, `restrictions.${at}`)),
      empty: list.noRestrictions,
    },
    ...(found.length < MOST_ITEMS.restrictions
      ? addMenu(open, 'restrictions', list.addRestriction, restrictionOptions(open))
      : []),
  ];
};

const restrictionDetail = (open: Open, path: string, kind: RestrictionKind): readonly Block[] => {
  const { list } = open.words.cardDesk;
  const copies = { least: 0, most: MOST.copies, none: true } as const;
  switch (kind) {
    case 'count':
      return [
        ...textList(open, `${path}.ships`, list.counted, shipOptions(open)),
        ...numberMenu(open, `${path}.min`, list.atLeast, copies),
        ...numberMenu(open, `${path}.max`, list.atMost, copies),
      ];
    case 'needs':
      return [
        ...stepper(open, `${path}.count`, list.count, { min: 1, max: MOST.copies }),
        ...codeBlocks(open, `${path}.ship`, list.shipCode, shipOptions(open)),
        ...codeBlocks(open, `${path}.perShip`, list.perShip, shipOptions(open)),
      ];
    case 'text':
      return [field(open, `${path}.text`, list.restrictionText, { lines: 'many' })];
  }
};

/** 10B-04 */
export const restrictionPage = (open: Open, path: string): Page => {
  const { list } = open.words.cardDesk;
  const kind = KINDS.find((one) => one === textAt(open.draft, `${path}.on`));
  return {
    title: list.oneRestriction,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...kindChoice(open, path, list.asks, { tag: 'on', options: restrictionOptions(open) }),
      ...(kind ? restrictionDetail(open, path, kind) : []),
    ],
    ...itemActs(open, path),
  };
};

/** What follows on a chart is mostly another ship of the same commander. */
const nextCommand = ({ draft }: Open): Answer => {
  const last = listAt(draft, 'commandChart').length - 1;
  return {
    commander: answerAt(draft, `commandChart.${last}.commander`) ?? '',
    ship: '',
    cost: null,
  };
};

const commandBlock = (open: Open): Block => {
  const { list } = open.words.cardDesk;
  const path = 'commandChart';
  const found = listAt(open.draft, path);
  return {
    block: 'items',
    label: list.commandChart,
    items: found.map((_, at) => {
      const line = `${path}.${at}`;
      const ship = textAt(open.draft, `${line}.ship`);
      return lineItem(open, line, {
        page: 'command',
        title: nameOf(open, 'commander', textAt(open.draft, `${line}.commander`)),
        detail: ship === '' ? '' : list.aboard(nameOf(open, 'ship', ship)),
        figure: figureAt(open, `${line}.cost`),
      });
    }),
    empty: list.noCommands,
    ...(found.length < MOST_ITEMS.chart
      ? { add: addAct(open, path, list.addCommand, nextCommand(open), 'command') }
      : {}),
  };
};

/** 10C-03 */
export const commandPage = (open: Open, path: string): Page => {
  const { list } = open.words.cardDesk;
  return {
    title: list.command,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...codeBlocks(open, `${path}.commander`, list.commanderCode, commanderOptions(open)),
      ...codeBlocks(open, `${path}.ship`, list.shipCode, shipOptions(open)),
      ...stepper(open, `${path}.cost`, list.cost, { max: MOST.cost }),
    ],
    ...itemActs(open, path),
  };
};

const flightBlock = (open: Open): Block => {
  const { list } = open.words.cardDesk;
  const path = 'flightGroupChart';
  const found = listAt(open.draft, path);
  return {
    block: 'items',
    label: list.flightChart,
    items: found.map((_, at) => {
      const line = `${path}.${at}`;
      const code = textAt(open.draft, `${line}.flightGroup`);
      return lineItem(open, line, {
        page: 'flight',
        title: nameOf(open, 'flight-group', code),
        detail: code,
        figure: figureAt(open, `${line}.cost`),
      });
    }),
    empty: list.noFlights,
    ...(found.length < MOST_ITEMS.chart
      ? { add: addAct(open, path, list.addFlight, { flightGroup: '', cost: null }, 'flight') }
      : {}),
  };
};

/** 10C-04 */
export const flightPage = (open: Open, path: string): Page => {
  const { list } = open.words.cardDesk;
  return {
    title: list.flight,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...codeBlocks(open, `${path}.flightGroup`, list.flightCode, flightGroupOptions(open)),
      ...stepper(open, `${path}.cost`, list.cost, { max: MOST.cost }),
    ],
    ...itemActs(open, path),
  };
};

/** 10B, 10C-03, 10C-04: a construction list with its charts. */
export const listEditor = (open: Open): readonly Block[] => {
  const { editor } = open.words.cardDesk;
  return [
    field(open, 'code', editor.code),
    field(open, 'name', editor.name),
    ...allegianceBlocks(open),
    ...shipsBlocks(open),
    ...shareBlocks(open),
    ...restrictionsBlocks(open),
    commandBlock(open),
    flightBlock(open),
  ];
};
