import type { Act, Block, BlockOf, Page } from '../../../../core/pages/page';
import * as kit from '../../../kit/fleets/pages';
import { isBig } from '../../cards/terms';
import { MOST_FLEET_VALUE, REFITS, shipsOf, SPECIAL_ORDERS } from '../../fleet/checkFleet';
import { CUSTOM_LIMIT } from '../../fleet/fleetForm';
import { fleetTotals } from '../../fleet/figures';
import { readsRule } from '../../pages/view';
import { allFindings } from './findings';
import type { OnDesk } from './onDesk';
import { codesInFleet, lookInFleet } from './ships';

/** Constructed Play: Fleet Value spent and left, and what a fleet must have or may not have more of. */
export const sharesBlock = ({ fleet, cards, report, words }: OnDesk): BlockOf<'shares'> => {
  const say = words.fleetDesk.shares;
  const ships = shipsOf(fleet, cards);
  const big = ships.filter(({ role }) => isBig(role)).length;
  const refits = ships.filter(({ refit }) => refit).length;
  const { count, exactly } = report.library;
  // A warning waits until there is something to warn of.
  const isNew = fleet.ships.length === 0;
  const rule = readsRule('Constructed Play');
  return {
    block: 'shares',
    label: say.label,
    spent: report.fleetValue,
    limit: fleet.limit,
    note: say.left(report.left),
    parts: [
      { label: say.heavy, value: big, min: 1, max: null, ok: isNew ? null : big > 0, ...rule },
      ...(refits > 0
        ? [
            {
              label: say.refits,
              value: refits,
              min: 0,
              max: REFITS,
              ok: refits <= REFITS,
              ...rule,
            },
          ]
        : []),
      {
        label: say.orders,
        value: count,
        min: exactly,
        max: exactly,
        ok: isNew ? null : count === exactly,
        ...rule,
      },
    ],
  };
};

/** Constructed Play: the booklet's limit, or one that the table has agreed on. */
const termsBlocks = ({ fleet, isCustom, cards, words }: OnDesk): readonly Block[] => {
  const say = words.fleetDesk.terms;
  return [
    { block: 'heading', text: say.label },
    {
      block: 'choice',
      id: 'terms',
      label: say.limit,
      style: 'segments',
      value: isCustom ? 'custom' : 'booklet',
      options: [
        { value: 'booklet', label: say.booklet(MOST_FLEET_VALUE) },
        { value: 'custom', label: say.custom },
      ],
      ...readsRule('Constructed Play'),
    },
    ...(isCustom
      ? [
          {
            block: 'stepper' as const,
            id: 'limit',
            label: say.power,
            value: fleet.limit,
            min: CUSTOM_LIMIT.least,
            max: CUSTOM_LIMIT.most,
          },
        ]
      : []),
    ...(cards.ships.size === 0 ? [{ block: 'text' as const, text: say.noShips }] : []),
  ];
};

const partActs = ({ fleet, report, cards, rules, words }: OnDesk): readonly Act[] => {
  const { orders, totals } = words.fleetDesk;
  const { hull, shields, skirmishDice } = fleetTotals(fleet, cards, rules);
  const { count, exactly, byType } = report.library;
  return [
    {
      label: orders.title,
      detail: orders.summary(count, exactly, byType.Special, SPECIAL_ORDERS),
      opens: { page: 'orders' },
    },
    {
      label: totals.title,
      detail: totals.line(hull, shields, skirmishDice),
      opens: { page: 'totals' },
    },
  ];
};

/** The fleet on one page. */
export const fleetPage = (desk: OnDesk): Page =>
  kit.fleetPage(desk, {
    terms: termsBlocks(desk),
    codes: codesInFleet(desk),
    look: (code) => lookInFleet(desk, code),
    findings: allFindings(desk),
    acts: partActs(desk),
  });
