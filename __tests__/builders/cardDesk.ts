import {
  answerAt,
  withAnswers,
  type Answer,
  type Answers,
  type Changes,
} from '../../src/core/pages/answers';
import type { Card } from '../../src/core/game/setup';
import type { CardDesk, Shelf } from '../../src/core/pages/desks';
import type { Act, Block, BlockName, BlockOf, Page, PageRef } from '../../src/core/pages/page';
import { makeKeyword } from '../../src/systems/admirals-shared/cards/keywordText';
import { CHART_RESULTS, ICONS } from '../../src/systems/admirals-shared/cards/terms';
import type { WeaponCard } from '../../src/systems/admirals-shared/cards/types';
import { makeCardDesk } from '../../src/systems/admirals/desks/cards';
import { draftOf } from '../../src/systems/kit/cards/draftOf';
import { TRAINING_PACK } from '../../src/systems/admirals-shared/training/pack';
import { en } from '../../src/systems/admirals/words/en';

export const cardDesk = makeCardDesk(en);

export const shelfOf = (cards: readonly Card[]): Shelf => ({
  cards: cards.map((card) => ({
    id: `${card.kind}:${card.code}`,
    pack: 'test',
    revision: 1,
    card,
  })),
  fleets: [],
});

export const trainingShelf = shelfOf(TRAINING_PACK.cards);
export const bareShelf = shelfOf([]);

const isGroup = (value: Answer | undefined): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: Answer | undefined): boolean =>
  value === undefined || value === null || value === '';

/** Icons of a chart: controls add to such a row or take from its end, so only its beginning can be right. */
const isRow = (value: Answer | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => ICONS.some((icon) => icon === one));

const size = (value: Answer | undefined): number => {
  if (isNothing(value)) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + 2 + size(one), 0);
  return isGroup(value) ? Object.values(value).reduce<number>((sum, one) => sum + size(one), 1) : 2;
};

/** How far a draft is from another, by what is missing, too much or different in it. */
export const apart = (one: Answer | undefined, other: Answer | undefined): number => {
  if (one === other || (isNothing(one) && isNothing(other))) return 0;
  if (isRow(one) && isRow(other)) {
    const alike = one.findIndex((value, at) => value !== other[at]);
    const right = alike < 0 ? one.length : alike;
    return size(one.slice(right)) + size(other.slice(right));
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const length = Math.max(one.length, other.length);
    return Array.from({ length }, (_, at) => at).reduce((sum, at) => {
      const missing = at < one.length && at < other.length ? 0 : 2;
      return sum + missing + apart(one[at], other[at]);
    }, 0);
  }
  if (isGroup(one) && isGroup(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.reduce((sum, key) => sum + apart(one[key], other[key]), 0);
  }
  return typeof one === typeof other && typeof one !== 'object' ? 1 : size(one) + size(other);
};

const answersOf = (acts: readonly (Act | undefined)[]): readonly Changes[] =>
  acts.flatMap((act) => (act?.answers ? [act.answers] : []));

type MovesOf<Name extends BlockName> = (
  block: BlockOf<Name>,
  wanted: Answers,
) => readonly Changes[];

/** What each control can be made to say, given what it is to say. */
const MOVES: { readonly [Name in BlockName]?: MovesOf<Name> } = {
  field: ({ id }, wanted) => {
    const text = answerAt(wanted, id);
    return typeof text === 'string' ? [{ [id]: text }] : [];
  },
  stepper: ({ id, min, max }, wanted) => {
    const value = answerAt(wanted, id);
    const fits = typeof value === 'number' && value >= min && value <= max;
    return fits ? [{ [id]: value }] : [];
  },
  choice: ({ id, options }) => options.map(({ value }) => ({ [id]: value })),
  picks: ({ id, options }, wanted) => {
    const values = answerAt(wanted, id);
    if (!Array.isArray(values)) return [];
    const offered = new Set(options.map(({ value }) => value));
    return values.every((value: Answer) => offered.has(value)) ? [{ [id]: values }] : [];
  },
  switches: ({ switches }) => switches.map(({ id, on }) => ({ [id]: !on })),
  zones: ({ zones }, wanted) =>
    zones.flatMap(({ path = '', max }) => {
      const value = answerAt(wanted, path);
      return typeof value === 'number' && value <= max ? [{ [path]: value }] : [];
    }),
  grid: ({ rows }) => rows.flatMap(({ cells }) => cells.map(({ answers }) => answers)),
  chips: ({ chips }) => answersOf(chips.map(({ act }) => act)),
  acts: ({ acts }) => answersOf(acts),
  items: ({ add, items }) =>
    answersOf([add, ...items.flatMap(({ count }) => [count?.less, count?.more])]),
};

const movesOf = (block: Block, wanted: Answers): readonly Changes[] => {
  // Looked up by the block's own name, so it takes this block.
  const moves = MOVES[block.block] as MovesOf<BlockName> | undefined;
  return moves ? moves(block, wanted) : [];
};

const pagesBelow = (page: Page): readonly PageRef[] =>
  page.blocks
    .flatMap((block): readonly { readonly act?: Act }[] => {
      if (block.block === 'items') return block.items;
      return block.block === 'grid' ? block.rows : [];
    })
    .flatMap(({ act }) => (typeof act?.opens === 'object' ? [act.opens] : []));

const blocksOf = (desk: CardDesk, kind: string, draft: Answers, shelf: Shelf): readonly Block[] => {
  const main = desk.editor(kind, draft, { page: 'card' }, shelf);
  if (!main) return [];
  const below = pagesBelow(main).flatMap((ref) => desk.editor(kind, draft, ref, shelf) ?? []);
  return [main, ...below].flatMap(({ blocks }) => blocks);
};

/** A chart of nine results with six icons each takes 54, one icon a round. */
const MOST_ROUNDS = 60;

const cost = (value: Answer | undefined, wanted: Answer | undefined): number =>
  ((value === undefined) === (wanted === undefined) ? 0 : 2) + apart(value, wanted);

const isNearer = (draft: Answers, move: Changes, wanted: Answers): boolean => {
  const gains = Object.entries(move).map(([path, value]) => {
    const there = answerAt(wanted, path);
    return cost(answerAt(draft, path), there) - cost(value, there);
  });
  return gains.reduce((sum, gain) => sum + gain, 0) > 0;
};

/** Sets every control that brings a draft nearer to what is wanted, round after round. */
export const rebuild = (
  kind: string,
  wanted: Answers,
  shelf: Shelf,
  desk: CardDesk = cardDesk,
): Answers => {
  let draft = desk.blank(kind);
  for (let round = 0; round < MOST_ROUNDS && apart(draft, wanted) > 0; round += 1) {
    for (const block of blocksOf(desk, kind, draft, shelf)) {
      for (const move of movesOf(block, wanted)) {
        if (isNearer(draft, move, wanted)) draft = withAnswers(draft, move);
      }
    }
  }
  return draft;
};

/** Somebody at the desk, with a count of taps and typed fields. */
export const atDesk = (kind: string, shelf: Shelf, cards: CardDesk = cardDesk) => {
  let draft = cards.blank(kind);
  let at: readonly PageRef[] = [{ page: 'card' }];
  let taps = 0;
  const page = (): Page => {
    const found = cards.editor(kind, draft, at.at(-1) ?? { page: 'card' }, shelf);
    if (!found) throw new Error(`no page ${JSON.stringify(at.at(-1))}`);
    return found;
  };
  const find = <Name extends Block['block']>(
    name: Name,
    fits: (block: BlockOf<Name>) => boolean,
  ): BlockOf<Name> => {
    // Just compared: a block of this name is of this type.
    const found = page().blocks.find(
      (block) => block.block === name && fits(block as BlockOf<Name>),
    );
    if (!found) throw new Error(`no ${name} on ${page().title}`);
    return found as BlockOf<Name>;
  };
  const change = (changes: Changes, cost: number) => {
    draft = withAnswers(draft, changes);
    taps += cost;
  };
  const perform = ({ answers = {}, opens }: Act) => {
    change(answers, 1);
    if (opens === 'back') at = at.slice(0, -1);
    else if (typeof opens === 'object') at = [...at, opens];
  };
  const actsHere = (): readonly Act[] => {
    const { blocks, primary, secondary = [] } = page();
    return [
      ...(primary ? [primary] : []),
      ...secondary,
      ...blocks.flatMap((block) => {
        if (block.block === 'acts') return block.acts;
        if (block.block === 'chips') return block.chips.flatMap(({ act }) => act ?? []);
        return block.block === 'items' && block.add ? [block.add] : [];
      }),
    ];
  };
  const desk = {
    type: (label: string, text: string) => {
      change({ [find('field', (one) => one.label === label).id]: text }, 1);
      return desk;
    },
    choose: (label: string, option: string) => {
      const found = find('choice', (one) => one.label === label);
      const chosen = found.options.find((one) => one.label === option);
      if (!chosen) throw new Error(`${label} has no ${option}`);
      change({ [found.id]: chosen.value }, found.style === 'menu' ? 2 : 1);
      return desk;
    },
    pick: (label: string, option: string) => {
      const found = find('picks', (one) => one.label === label);
      const chosen = found.options.find((one) => one.label === option);
      if (!chosen) throw new Error(`${label} has no ${option}`);
      change({ [found.id]: [...found.values, chosen.value] }, 1);
      return desk;
    },
    step: (label: string, to: number) => {
      const found = find('stepper', (one) => one.label === label);
      const { value, first = 0 } = found;
      change({ [found.id]: to }, value === null ? 1 + Math.abs(to - first) : Math.abs(to - value));
      return desk;
    },
    cell: (row: string, column: string) => {
      const grid = find('grid', (one) => one.rows.some(({ label }) => label === row));
      const cells = grid.rows.find(({ label }) => label === row)?.cells ?? [];
      const found = cells[grid.columns.indexOf(column)];
      if (!found) throw new Error(`no cell ${row} ${column}`);
      change(found.answers, 1);
      return desk;
    },
    tap: (label: string) => {
      const found = actsHere().find((act) => act.label === label);
      if (!found) throw new Error(`no ${label} on ${page().title}`);
      perform(found);
      return desk;
    },
    page,
    draft: () => draft,
    taps: () => taps,
  };
  return desk;
};

type KnownKeywords = readonly { readonly name: string }[];

/** A keyword that no menu offers is typed as printed. */
const typed = (keyword: Answer, known: KnownKeywords): Answer => {
  if (!isGroup(keyword)) return keyword;
  const { name, value } = keyword;
  const isKnown = known.some((rule) => rule.name === name) && typeof value !== 'string';
  if (isKnown || typeof name !== 'string') return keyword;
  return makeKeyword(
    typeof value === 'string' || typeof value === 'number' ? { name, value } : { name },
  );
};

const listOf = (draft: Answers, key: string): readonly Answer[] => {
  const found = draft[key];
  return Array.isArray(found) ? found : [];
};

/** The draft of a card, with what nobody can pick typed in. */
export const typedKeywords = (card: Card, known: KnownKeywords): Answers => {
  const draft = draftOf(card);
  const effects = listOf(draft, 'effects').map((effect): Answer => {
    if (!isGroup(effect) || effect.does !== 'keyword') return effect;
    return { ...effect, keyword: typed(effect.keyword ?? '', known) };
  });
  return {
    ...draft,
    ...(draft.keywords === undefined
      ? {}
      : { keywords: listOf(draft, 'keywords').map((keyword) => typed(keyword, known)) }),
    ...(draft.effects === undefined ? {} : { effects }),
  };
};

const fullChart = (chart: WeaponCard['chart']): WeaponCard['chart'] =>
  Object.fromEntries(CHART_RESULTS.map((result) => [result, chart[result] ?? []]));

const isWeapon = (card: Card): card is Card & Pick<WeaponCard, 'chart'> => card.kind === 'weapon';

/** The editor writes a chart out in full, once a result gives something. */
export const inFull = <SomeCard extends Card>(card: SomeCard): SomeCard => {
  if (!isWeapon(card)) return card;
  const isEmpty = Object.values(card.chart).every((icons) => icons.length === 0);
  return { ...card, chart: isEmpty ? {} : fullChart(card.chart) };
};
