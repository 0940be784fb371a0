import type { Act, Block, BlockOf, Option, Page } from '../../../../core/pages/page';
import { ESCALATIONS, FLEET_MODES } from '../../../admirals-shared/fleet/types';
import { nameOf } from '../../../kit/fleets/entries';
import * as kit from '../../../kit/fleets/pages';
import { isAbove, isBelow } from '../../../kit/fleets/ranges';
import { ANY_SHIPS } from '../../fleet/fleet';
import { powerLimit } from '../../fleet/fleetView';
import { CUSTOM_LIMIT, LIMITS, type Limit } from '../../fleet/fleetForm';
import { fleetTotals } from '../../fleet/figures';
import { isShareOfSpent, type Share } from '../../fleet/formation';
import type { Category } from '../../../admirals-shared/cards/terms';
import { readsRule } from '../../pages/view';
import { allFindings, type OnDesk } from './onDesk';
import { codesInFleet, lookInFleet } from './ships';
import { choiceBlock, segmentsChoice } from '../../../kit/pages/choices';
import { stepperAt } from '../../../kit/pages/steppers';

/** Null for too little of a category while there is power left to add some. */
const isRight = (
  category: Category,
  { power, least, most }: Pick<Share, 'power' | 'least' | 'most'>,
  left: number,
): boolean | null => {
  if (isAbove(power, most)) return false;
  if (category !== 'core' || !isBelow(power, least)) return true;
  return left >= least - power ? null : false;
};

/** 10A, 10B, 13C: power spent and left, and the shares of the categories with what they may be. */
export const sharesBlock = (desk: OnDesk): BlockOf<'shares'> => {
  const { report, spent, limit, fleet, rules, words } = desk;
  const { shares: say, category: nameOfCategory } = words.fleetDesk;
  // A warning waits until there is something to warn of.
  const isNew = fleet.ships.length === 0;
  const left = say.left(limit - spent);
  return {
    block: 'shares',
    label: say.label,
    spent,
    limit,
    note: isShareOfSpent(rules) ? `${left}. ${say.ofSpent}` : left,
    parts: (fleet.list === ANY_SHIPS ? [] : (report?.shares ?? [])).map(
      ({ category, power, least, most, rule }) => ({
        label: nameOfCategory(category),
        value: power,
        min: least,
        max: most,
        ok: isNew ? null : isRight(category, { power, least, most }, limit - spent),
        ...readsRule(rule),
      }),
    ),
  };
};

const levelOption = (level: Limit, { words }: OnDesk): Option => {
  const say = words.fleetDesk.terms;
  return {
    value: level,
    label: level === 'custom' ? say.custom : say.level(level, ESCALATIONS[level]),
  };
};

/** More are behind a tap. */
const MOST_IN_SIGHT = 4;

const listBlock = ({ fleet, cards, words }: OnDesk): Block => {
  const say = words.fleetDesk.terms;
  const options = [
    {
      value: ANY_SHIPS,
      label: say.anyShips,
      detail: say.anyShipsLine(say.upTo(powerLimit(fleet.limit))),
    },
    ...[...cards.lists.values()].map(({ code, name, ships }) => ({
      value: code,
      label: name,
      detail: say.listLine(ships.length),
    })),
  ];
  return choiceBlock(
    options.length > MOST_IN_SIGHT ? 'menu' : 'list',
    'list',
    say.list,
    fleet.list,
    options,
    readsRule(fleet.mode === 'open' ? '13C' : '10B'),
  );
};

/** 10A, 10B, 13B, 13C: what the fleet is built for: mode, power limit, construction list. */
const termsBlocks = (desk: OnDesk): readonly Block[] => {
  const { fleet, words } = desk;
  const say = words.fleetDesk.terms;
  const { limit } = fleet;
  const { least, most } = CUSTOM_LIMIT;
  return [
    { block: 'heading', text: say.label },
    segmentsChoice(
      'mode',
      say.mode,
      fleet.mode,
      FLEET_MODES,
      words.fleetDesk.mode,
      readsRule(fleet.mode === 'open' ? '13' : '10'),
    ),
    choiceBlock(
      'chips',
      'escalation',
      say.levels,
      limit.escalation,
      LIMITS.map((level) => levelOption(level, desk)),
      readsRule('10A'),
    ),
    ...(limit.escalation === 'custom'
      ? [stepperAt('power', say.power, limit.power, { min: least, max: most })]
      : []),
    listBlock(desk),
  ];
};

const partActs = (desk: OnDesk): readonly Act[] => {
  const { fleet, report, cards, rules, words } = desk;
  const { command, orders, totals } = words.fleetDesk;
  const { hull, shields, skirmishDice } = fleetTotals(fleet, cards, rules);
  const library = report?.library;
  const commander = fleet.commander && nameOf(cards.commanders, fleet.commander.code);
  const groups = fleet.flightGroups.map(({ code }) => nameOf(cards.flightGroups, code));
  return [
    kit.partAct('command', command.title, command.line(commander ?? null, groups)),
    ...(library
      ? [kit.partAct('orders', orders.title, orders.line(library.basic, library.special))]
      : []),
    kit.partAct('totals', totals.title, totals.line(hull, shields, skirmishDice)),
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
