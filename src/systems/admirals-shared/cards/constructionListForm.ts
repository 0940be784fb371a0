import { checked, problems } from '../../../core/checked/checked';
import { answerAt } from '../../../core/pages/answers';
import type { Card } from '../../../core/game/setup';
import type { Shelf } from '../../../core/pages/desks';
import type { Act, Block } from '../../../core/pages/page';
import { cardForm } from '../../kit/cards/cardForm';
import { card, texts } from '../../kit/cards/codeForms';
import { row, sentences } from '../../kit/cards/controls';
import { listAt, numberAt, textAt } from '../../kit/cards/draftParts';
import * as forms from '../../kit/cards/form';
import { list, type ListWords } from '../../kit/cards/listForms';
import type { Spot } from '../../kit/cards/open';
import { kinds, parts, section } from '../../kit/cards/partForms';
import { oneOf, share, whole } from '../../kit/cards/plainForms';
import { cardOnShelf, onShelf } from '../../kit/cards/shelfCards';
import { allegiance } from './allegianceForm';
import { code, name, rightWayRound, rulesText } from './fields';
import { LONGEST, MOST, MOST_ITEMS } from './limits';
import { CATEGORIES } from './terms';

const ship = card('ship', LONGEST.code);
const cost = whole({ least: 0, most: MOST.cost });
const copies = whole({ least: 0, most: MOST.copies, as: 'menu' });

const nameOf = (shelf: Shelf, kind: string, found: string): string =>
  cardOnShelf(shelf, kind, found)?.name ?? found;

/** What stands large on a line, once it is known. */
const figureAt = ({ open, path }: Spot, field: string) => {
  const found = numberAt(open.draft, `${path}.${field}`);
  return found === null ? {} : { figure: String(found) };
};

const detailed = (...told: readonly string[]) => {
  const detail = told.filter(Boolean).join(' · ');
  return detail === '' ? {} : { detail };
};

type Rows = Extract<Block, { readonly block: 'table' }>['rows'];

const table = (label: string, head: readonly string[], rows: Rows): readonly Block[] =>
  rows.length === 0 ? [] : [{ block: 'table', label, head, rows }];

const category = oneOf(CATEGORIES);

/** 10B: what a ship costs, in which category, and how many may come. */
const listedShip = parts({
  ship,
  category,
  power: whole({ least: 0, most: MOST.power }),
  /** Null where the list sets no limit. */
  maxCopies: forms.orNone(whole({ least: 1, most: MOST.copies, as: 'menu' })),
});
export type ListedShip = forms.ValueOf<typeof listedShip>;
type ListedShipWords = forms.WordsOf<typeof listedShip>;

interface ShipsWords extends ListWords<ListedShipWords> {
  readonly anyNumber: string;
  /** The rest of the fleet at one tap. */
  readonly addRest: (count: number) => string;
}

type Allied = Card & { readonly allegiance: string };

/** Every ship of the list's allegiance that is not on it yet. */
const restOfFleet = ({ open, path }: Spot, words: ShipsWords): readonly Act[] => {
  const lines = listAt(open.draft, path);
  const allied = textAt(open.draft, 'allegiance').trim();
  const listed = new Set(lines.map((_, at) => textAt(open.draft, `${path}.${at}.ship`)));
  const rest = onShelf<Allied>(open.shelf, 'ship').filter(
    (one) => one.allegiance === allied && !listed.has(one.code),
  );
  if (rest.length === 0 || lines.length + rest.length > MOST_ITEMS.ships) return [];
  const added = rest.map((one) => ({ ...FRESH_LINE, ship: one.code }));
  return [{ label: words.addRest(rest.length), answers: { [path]: [...lines, ...added] } }];
};

const FRESH_LINE = { ship: '', category: null, power: null, maxCopies: null } as const;

const shipLines = list(listedShip, {
  most: MOST_ITEMS.ships,
  line: (spot, words) => {
    const { draft, shelf } = spot.open;
    const found = textAt(draft, `${spot.path}.ship`);
    const most = numberAt(draft, `${spot.path}.maxCopies`);
    const given = CATEGORIES.find((one) => one === textAt(draft, `${spot.path}.category`));
    return {
      title: nameOf(shelf, 'ship', found),
      ...detailed(
        found,
        given ? words.of.category.options[given] : '',
        most === null ? '' : (words.of.maxCopies.figure?.(most) ?? ''),
      ),
      ...figureAt(spot, 'power'),
    };
  },
});

const ships: forms.Form<readonly ListedShip[], ShipsWords> = {
  ...shipLines,
  edit: (spot, words) => [...shipLines.edit(spot, words), ...row(...restOfFleet(spot, words))],
  show: (lines, { label, of, anyNumber }, shelf) =>
    table(
      label,
      [of.power.label, of.maxCopies.short ?? of.maxCopies.label],
      lines.map((line) => ({
        label: `${nameOf(shelf, 'ship', line.ship)} · ${of.category.options[line.category]}`,
        cells: [String(line.power), line.maxCopies === null ? anyNumber : String(line.maxCopies)],
      })),
    ),
};

/** 10B-01: no fleet has less than the least of Core and no more than the most. */
export type SharesWhy = {
  readonly id: 'core-shares-cross';
  readonly least: number;
  readonly most: number;
};

const shareParts = forms.refined(
  parts({
    coreMin: forms.optional(share),
    coreMax: forms.optional(share),
    specialistMax: forms.optional(share),
    supportMax: forms.optional(share),
  }),
  (read, path) => {
    const { coreMin: least = 0, coreMax: most = 1 } = read;
    if (least <= most) return checked(read);
    return problems<SharesWhy>({ path, why: { id: 'core-shares-cross', least, most } });
  },
);

/** Shares of the power limit, 0 to 1; absent where the rulebook's own hold. */
export type FormationShares = forms.ValueOf<typeof shareParts>;

const underHeading = section(shareParts);

const shares: forms.Form<FormationShares, forms.WordsOf<typeof underHeading>> = {
  ...underHeading,
  show: (value, { label, of }) =>
    sentences(
      label,
      (['coreMin', 'coreMax', 'specialistMax', 'supportMax'] as const).flatMap((key) => {
        const found = value[key];
        return found === undefined ? [] : [`${of[key].label} ${of[key].share(found)}`];
      }),
    ),
};

const restrictionKinds = kinds('on', {
  count: forms.refined(
    parts({
      ships: texts(ship, { most: MOST_ITEMS.codes }),
      min: forms.optional(copies),
      max: forms.optional(copies),
    }),
    rightWayRound,
  ),
  /** So many of `ship` for each `perShip` in the fleet. */
  needs: parts({
    count: whole({ least: 1, most: MOST.copies, begins: 1 }),
    ship,
    perShip: ship,
  }),
  text: parts({ text: rulesText }),
});

/** 10B-04: what a list asks for beyond the rulebook: counted where it can be, else in words. */
export type ListRestriction = forms.ValueOf<typeof restrictionKinds>;

/** With ships called by their names where their cards are at hand. */
const withShipNames = (restriction: ListRestriction, shelf: Shelf): ListRestriction => {
  const named = (found: string): string => nameOf(shelf, 'ship', found);
  switch (restriction.on) {
    case 'count':
      return { ...restriction, ships: restriction.ships.map(named) };
    case 'needs':
      return {
        ...restriction,
        ship: named(restriction.ship),
        perShip: named(restriction.perShip),
      };
    case 'text':
      return restriction;
  }
};

const restriction: forms.Form<ListRestriction, forms.WordsOf<typeof restrictionKinds>> = {
  ...restrictionKinds,
  say: (value, words, shelf) => words.say(withShipNames(value, shelf)),
};

const command = parts({ commander: card('commander', LONGEST.code), ship, cost });

interface CommandWords extends ListWords<forms.WordsOf<typeof command>> {
  readonly aboard: (ship: string) => string;
}

/** 10C-03 */
const commandChart: forms.Form<readonly forms.ValueOf<typeof command>[], CommandWords> = {
  ...list(command, {
    most: MOST_ITEMS.chart,
    /** What follows is mostly another ship of the same commander. */
    next: ({ open: { draft }, path }) => ({
      commander: answerAt(draft, `${path}.${listAt(draft, path).length - 1}.commander`) ?? '',
      ship: '',
      cost: null,
    }),
    line: (spot) => {
      const { draft, shelf } = spot.open;
      const found = textAt(draft, `${spot.path}.ship`);
      return {
        title: nameOf(shelf, 'commander', textAt(draft, `${spot.path}.commander`)),
        ...(found === '' ? {} : { detail: nameOf(shelf, 'ship', found) }),
        ...figureAt(spot, 'cost'),
      };
    },
  }),
  show: (lines, { label, of, aboard }, shelf) =>
    table(
      label,
      [of.cost.label],
      lines.map((line) => ({
        label: `${nameOf(shelf, 'commander', line.commander)} ${aboard(nameOf(shelf, 'ship', line.ship))}`,
        cells: [String(line.cost)],
      })),
    ),
};

const flight = parts({ flightGroup: card('flight-group', LONGEST.code), cost });

/** 10C-04 */
const flightGroupChart: forms.Form<
  readonly forms.ValueOf<typeof flight>[],
  ListWords<forms.WordsOf<typeof flight>>
> = {
  ...list(flight, {
    most: MOST_ITEMS.chart,
    line: (spot) => {
      const { draft, shelf } = spot.open;
      const found = textAt(draft, `${spot.path}.flightGroup`);
      return {
        title: nameOf(shelf, 'flight-group', found),
        ...detailed(found),
        ...figureAt(spot, 'cost'),
      };
    },
  }),
  show: (lines, { label, of }, shelf) =>
    table(
      label,
      [of.cost.label],
      lines.map((line) => ({
        label: nameOf(shelf, 'flight-group', line.flightGroup),
        cells: [String(line.cost)],
      })),
    ),
};

/** 10B, 10C-03, 10C-04: a construction list with its charts. */
export const constructionListForm = cardForm(
  parts({
    code,
    name,
    allegiance,
    ships,
    shares: forms.orElse(shares, {}),
    restrictions: forms.orElse(list(restriction, { most: MOST_ITEMS.restrictions }), []),
    commandChart: forms.orElse(commandChart, []),
    flightGroupChart: forms.orElse(flightGroupChart, []),
  }),
  { kicker: ['allegiance'], groups: ['allegiance'] },
);
