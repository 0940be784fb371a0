import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Item, Option, Page } from '../../../../../core/pages/page';
import { conditions } from '../../../cards/parse/condition';
import { MOST, MOST_ITEMS } from '../../../cards/parse/limits';
import { chart as chartReader } from '../../../cards/parse/weapon';
import {
  CHART_RESULTS,
  ICONS,
  WEAPON_TYPES,
  type ChartResult,
  type Icon,
  type LockAbility,
} from '../../../cards/types';
import { readsRule } from '../../../pages/reads';
import {
  addAct,
  eitherWay,
  field,
  itemActs,
  kindChoice,
  numberMenu,
  picks,
  plainOptions,
  removeAct,
  stepper,
} from '../controls';
import { listAt, numberAt, readAt, textAt } from '../draftParts';
import { faultAt, type Open } from '../open';
import { faultChips } from './armament';
import { conditionsBlocks } from './condition';
import { iconRow } from './icons';

type FullChart = Readonly<Record<ChartResult, readonly Icon[]>>;

const chartOf = ({ draft }: Open): FullChart => {
  const read = readAt(draft, 'chart', chartReader) ?? {};
  const at = (result: ChartResult) => read[result] ?? [];
  return {
    0: at(0),
    1: at(1),
    2: at(2),
    3: at(3),
    4: at(4),
    5: at(5),
    6: at(6),
    7: at(7),
    8: at(8),
  };
};

/** Written out in full, so that what gives nothing is known to give nothing. */
const withRow = (chart: FullChart, result: ChartResult, icons: readonly Icon[]): Answers => ({
  chart: { ...chart, [result]: icons },
});

/** 5C: modified results against the four icons. */
const chartBlocks = (open: Open): readonly Block[] => {
  const { weapon, icon } = open.words.cardDesk;
  const chart = chartOf(open);
  const fault = faultAt(open, 'chart');
  return [
    {
      block: 'grid',
      label: weapon.chart,
      columns: ICONS.map(icon),
      rows: CHART_RESULTS.map((result) =>
        iconRow(open, weapon.result(result), {
          columns: ICONS,
          icons: chart[result],
          set: (icons) => withRow(chart, result, icons),
        }),
      ),
    },
    ...(fault === null ? [] : [{ block: 'text', text: fault, tone: 'warning' } as const]),
    {
      block: 'acts',
      style: 'row',
      acts: [{ label: weapon.oneOrLess, answers: withRow(chart, 0, chart[1]) }],
    },
  ];
};

const modifierItem = (open: Open, path: string): Item => {
  const { cards, cardDesk } = open.words;
  const value = numberAt(open.draft, `${path}.value`);
  const when = readAt(open.draft, `${path}.when`, conditions(open.parts.keywords)) ?? [];
  return {
    id: path,
    title: value === null ? cardDesk.weapon.newModifier : cards.modifier(value, when),
    chips: faultChips(open, path),
    act: { label: cardDesk.acts.open, opens: { page: 'modifier', about: path } },
    acts: [removeAct(open, path, cardDesk.acts.remove)],
  };
};

const modifiersBlock = (open: Open): Block => {
  const { weapon } = open.words.cardDesk;
  const path = 'modifiers';
  const found = listAt(open.draft, path);
  const add = addAct(open, path, weapon.addModifier, { value: null, when: [] }, 'modifier');
  return {
    block: 'items',
    label: weapon.modifiers,
    items: found.map((_, at) => modifierItem(open, `${path}.${at}`)),
    ...(found.length < MOST_ITEMS.modifiers ? { add } : {}),
  };
};

/** 5B-01 */
export const modifierPage = (open: Open, path: string): Page => {
  const { weapon } = open.words.cardDesk;
  return {
    title: weapon.modifier,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...eitherWay(open, `${path}.value`, weapon.toDie, MOST.modifier),
      ...conditionsBlocks(open, `${path}.when`),
    ],
    ...itemActs(open, path),
  };
};

type Gives = LockAbility['gives'];

const FRESH: Readonly<Record<Gives, Answers>> = {
  icons: { gives: 'icons', icons: [] },
  dice: { gives: 'dice', dice: 1 },
  'skirmish-dice-penalty': { gives: 'skirmish-dice-penalty', dice: 1 },
  text: { gives: 'text', text: '' },
};

// The keys of a record over the union are the union.
const GIVES = Object.keys(FRESH) as readonly Gives[];
const HARMFUL = ['hit', 'critical', 'direct'] as const;

const iconsGiven = (open: Open): Block => {
  const { weapon, icon } = open.words.cardDesk;
  const path = 'lockAbility.icons';
  const icons = listAt(open.draft, path).flatMap(
    (found) => HARMFUL.find((one) => one === found) ?? [],
  );
  return {
    block: 'grid',
    label: weapon.lockIcons,
    columns: HARMFUL.map(icon),
    rows: [
      iconRow(open, weapon.becomes, { columns: HARMFUL, icons, set: (next) => ({ [path]: next }) }),
    ],
  };
};

const lockDetail = (open: Open): readonly Block[] => {
  const { weapon } = open.words.cardDesk;
  switch (GIVES.find((gives) => gives === textAt(open.draft, 'lockAbility.gives'))) {
    case 'icons':
      return [iconsGiven(open)];
    case 'dice':
    case 'skirmish-dice-penalty':
      return stepper(open, 'lockAbility.dice', weapon.lockDice, { min: 1, max: MOST.dice });
    case 'text':
      return [field(open, 'lockAbility.text', weapon.lockText, { lines: 'many' })];
    case undefined:
      return [];
  }
};

/** 5F-01: what one Target Lock buys. */
const lockBlocks = (open: Open): readonly Block[] => {
  const { weapon, editor } = open.words.cardDesk;
  const options: readonly Option[] = [
    { value: null, label: editor.notPrinted },
    ...GIVES.map((gives) => ({ value: FRESH[gives], label: weapon.gives(gives) })),
  ];
  return [
    ...kindChoice(open, 'lockAbility', weapon.lockAbility, { tag: 'gives', options }),
    ...lockDetail(open),
  ];
};

/** 3A-03, 5C: a weapon's card, from top to bottom. */
export const weaponEditor = (open: Open): readonly Block[] => {
  const { editor, weapon } = open.words.cardDesk;
  return [
    field(open, 'code', editor.code, { hint: weapon.codeHint }),
    field(open, 'name', editor.name),
    ...picks(open, 'types', weapon.types, plainOptions(WEAPON_TYPES)),
    ...numberMenu(open, 'maxDistance', weapon.maxDistance, {
      least: 0,
      most: MOST.distance,
      ...readsRule('5A-01'),
    }),
    ...chartBlocks(open),
    modifiersBlock(open),
    ...lockBlocks(open),
    field(open, 'text', editor.text, { lines: 'many', hint: editor.optional }),
  ];
};
