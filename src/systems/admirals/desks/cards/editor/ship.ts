import type { Answer } from '../../../../../core/pages/answers';
import type { Block, Option } from '../../../../../core/pages/page';
import { MOST } from '../../../cards/parse/limits';
import { FACINGS, ROLES, SHIP_TYPES } from '../../../cards/types';
import { readsRule } from '../../../pages/reads';
import { SILHOUETTE } from '../../../pages/shipRow';
import { choice, field, plainOptions, stepper, textList } from '../controls';
import { cardSoFar } from '../cardSoFar';
import { listAt, numberAt, textAt } from '../draftParts';
import type { Open } from '../open';
import { allegianceBlocks } from './allegiance';
import { armamentsBlocks } from './armament';
import { keywordsBlocks } from './keyword';
import { orderOptions } from './options';

/** 3A-01 XI, XII: older cards print neither. */
const defence = (open: Open, path: 'armor' | 'flak', label: string, rule: string) => {
  const { leftBlank } = open.words.cardDesk.editor;
  const values = Array.from({ length: MOST.defence + 1 }, (_, value) => value);
  return choice(open, path, label, {
    style: 'segments',
    options: [{ value: null, label: leftBlank }, ...plainOptions(values)],
    ...readsRule(rule),
  });
};

const sixFacings = (points: (at: number) => number): Answer => ({
  as: 'facings',
  points: Object.fromEntries(FACINGS.map((facing, at) => [facing, points(at)])),
});

/** Where a facing's value stands: a draft may have six numbers in place of names. */
const facingPath = (open: Open, at: number): string =>
  Array.isArray(open.draft.shields) ? `shields.${at}` : `shields.points.${FACINGS[at] ?? ''}`;

const facingsBlock = (open: Open): Block => {
  const role = cardSoFar(open, 'ship', open.draft)?.role ?? 'Light';
  return {
    block: 'shields',
    silhouette: SILHOUETTE[role],
    team: 'A',
    facings: FACINGS.map((label, at) => {
      const path = facingPath(open, at);
      return { label, path, now: numberAt(open.draft, path) ?? 0, max: MOST.shields };
    }),
  };
};

/** 3A-01 XIII: one pool, or a value for each side of the hex. */
const shieldsBlocks = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const { shields = null } = open.draft;
  const isShort = typeof shields === 'number';
  const isHexagon = Array.isArray(shields) || textAt(open.draft, 'shields.as') === 'facings';
  const pool = { as: 'pool', points: 0 } as const;
  const options: readonly Option[] = [
    { value: isHexagon ? pool : shields, label: say.pool },
    { value: isHexagon ? shields : sixFacings(() => 1), label: say.hexagon },
  ];
  return [
    ...choice(open, 'shields', say.shields, {
      style: 'segments',
      options,
      ...readsRule('3A-01 XIII'),
    }),
    ...(isHexagon
      ? [facingsBlock(open)]
      : stepper(open, isShort ? 'shields' : 'shields.points', say.shieldPoints, {
          max: MOST.shields,
        })),
  ];
};

const identity = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  return [
    field(open, 'code', say.code, { hint: say.shipCodeHint }),
    field(open, 'name', say.name),
    field(open, 'class', say.class, { hint: say.optional }),
    ...allegianceBlocks(open),
    ...choice(open, 'type', say.type, {
      style: 'segments',
      options: plainOptions(SHIP_TYPES),
      ...readsRule('3A-01 V'),
    }),
    field(open, 'subtype', say.subtype, { hint: say.subtypeHint }),
  ];
};

/** 3A-01 VIII: Refits and Massive ships have them; elsewhere they wait behind a button. */
const bonusOrdersBlocks = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const path = 'bonusOrders';
  const { keywords } = cardSoFar(open, 'ship', open.draft) ?? { keywords: [] };
  const isUsual = open.draft.type === 'Refit' || keywords.some(({ name }) => name === 'Massive');
  if (isUsual || listAt(open.draft, path).length > 0) {
    return [
      { block: 'heading', text: say.bonusOrders },
      ...textList(open, path, say.bonusOrder, orderOptions(open)),
    ];
  }
  const act = { label: say.bonusOrder.add, answers: { [path]: [''] } };
  return [{ block: 'acts', style: 'row', acts: [act] }];
};

/** 3A-01 I to XV, in its order. */
export const shipEditor = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  return [
    ...identity(open),
    ...bonusOrdersBlocks(open),
    ...choice(open, 'role', say.role, {
      style: 'chips',
      options: plainOptions(ROLES),
      ...readsRule('3A-01 IX'),
    }),
    ...stepper(open, 'hull', say.hull, { max: MOST.hull, ...readsRule('3A-01 X') }),
    ...defence(open, 'armor', say.armor, '3A-01 XI'),
    ...defence(open, 'flak', say.flak, '3A-01 XII'),
    ...shieldsBlocks(open),
    ...armamentsBlocks(open),
    ...keywordsBlocks(open),
    field(open, 'text', say.text, { lines: 'many', hint: say.optional }),
  ];
};
