import type { Block } from '../../../../../core/pages/page';
import { MOST } from '../../../../admirals-shared/cards/limits';
import { ROLES, SHIP_TYPES } from '../../../../admirals-shared/cards/terms';
import type { AdmiralsCard } from '../../../../admirals-shared/cards/types';
import { readsRule } from '../../../pages/reads';
import { SILHOUETTE } from '../../../pages/shipRow';
import {
  choice,
  field,
  plainOptions,
  stepper,
  textList,
} from '../../../../admirals-shared/desks/cards/controls';
import { cardSoFar } from '../../../../admirals-shared/desks/cards/cardSoFar';
import { listAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../../../../admirals-shared/desks/cards/bench';
import { allegianceBlocks } from './allegiance';
import { armamentsBlocks } from '../../../../admirals-shared/desks/cards/editor/armament';
import { keywordsBlocks } from '../../../../admirals-shared/desks/cards/editor/keyword';
import { orderOptions } from '../../../../admirals-shared/desks/cards/editor/options';
import { shieldsBlocks } from '../../../../admirals-shared/desks/cards/editor/shields';

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
const bonusOrdersBlocks = (open: Open<AdmiralsCard>): readonly Block[] => {
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
export const shipEditor = (open: Open<AdmiralsCard>): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const role = cardSoFar(open, 'ship', open.draft)?.role ?? 'Light';
  return [
    ...identity(open),
    ...bonusOrdersBlocks(open),
    ...choice(open, 'role', say.role, {
      style: 'chips',
      options: plainOptions(ROLES),
      ...open.reads.role,
    }),
    ...stepper(open, 'hull', say.hull, { max: MOST.hull, ...open.reads.hull }),
    ...defence(open, 'armor', say.armor, '3A-01 XI'),
    ...defence(open, 'flak', say.flak, '3A-01 XII'),
    ...shieldsBlocks(open, SILHOUETTE[role]),
    ...armamentsBlocks(open),
    ...keywordsBlocks(open),
    field(open, 'text', say.text, { lines: 'many', hint: say.optional }),
  ];
};
