import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Option, Page, SwitchView } from '../../../../core/pages/page';
import { countAt, textsAt, textAt, flagAt } from '../../../kit/pages/answered';
import { quickPath, makeStrikePage } from '../../../admirals-shared/pages/strike/strikePage';
import {
  type At,
  type StrikeEdition,
  gunPages,
  type Ready,
} from '../../../admirals-shared/pages/strike/striking';
import { initialOrderLimitOf } from '../../attributes';
import { ordersToLose } from '../../play/view';
import { gunsAt, oddsBlock, policyBlocks, volleyAt, type AdmiralsStrike } from './odds';
import { hasMark } from '../../../../core/game/state';
import type { Line, Modifier } from '../../../admirals-shared/explain';
import { hasKeyword } from '../../../admirals-shared/keywords/hooks';
import { WOUNDS } from '../../../admirals-shared/odds/spec';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import type { StrikeAim } from '../../play/commands';
import { strikeFrom, activationOf } from '../../play/activation';
import { strikeSituation, type StrikeAnswer, usableShields } from '../../strike/spec';
import { activeShip } from '../../../kit/play/turns';
import { ask, goesBeyond, hasHook, readsKeyword, readsRule, readsSource, type View } from '../view';
import { inNumbers, onRadar, wayTold } from '../../../admirals-shared/pages/aim';
import { gunId } from '../../../admirals-shared/pages/strike/aiming';
import { placeBetween } from '../../../kit/play/spots';
import type { MountChoice } from '../../strike/declare';
import { rollOf } from './rolls';
import { picks, choiceBlock } from '../../../kit/pages/choices';
import type { Blocks, Some } from '../../../kit/pages/laidOut';

const RETURNED = quickPath('returned');

/** 5F-03: which orders go back, where there are more than criticals. */
const returnedBlocks = ({ view, target, answers }: At<AdmiralsStrike>): Blocks => {
  const { setup, state, words } = view;
  const orders = ordersToLose(state, target.id);
  const criticals = countAt(answers, quickPath('criticals')) ?? 0;
  const options = orders.map(({ id, ref, face }) => {
    const order = face === 'up' ? setup.cards[ref] : undefined;
    const label = order ? `${order.code} ${order.name}` : words.strikePages.roll.faceDown;
    return { value: id, label };
  });
  const { returned: label } = words.strikePages.quick;
  const returned = textsAt(answers, RETURNED) ?? [];
  return criticals > 0 && orders.length > criticals && picks(RETURNED, label, returned, options);
};

/** A strike that was resolved at the table. */
const quick: StrikeEdition<AdmiralsStrike>['quick'] = {
  mostCriticals: ({ rules }, target) =>
    Math.max(0, initialOrderLimitOf(target, rules).value + 1 - target.criticals),
  maySpend: () => true,
  blocks: returnedBlocks,
  command: (told, { where, answers }) => {
    const returned = textsAt(answers, RETURNED) ?? [];
    return {
      ...told,
      ...(where.place === null ? {} : { stands: where.place, followed: true }),
      ...(returned.length === 0 ? {} : { returned }),
    };
  },
};

const answerTo = ({ setup, state, rules }: View, aim: StrikeAim): StrikeAnswer | null => {
  const situation = strikeFrom(setup, state, aim);
  return situation && strikeSituation(situation, rules);
};

/** 9I: once a round; what was used already says so. */
const skilledSwitch = ({ view, aim, attacker }: At<AdmiralsStrike>): Some<SwitchView> => {
  const spent = hasMark(view.state, attacker.id, ROUND_MARKS.skilledUsed);
  const ship = view.nameOf(attacker.id);
  return (
    hasKeyword(attacker, 'Skilled') && {
      id: 'skilled',
      label: view.words.strikePages.skilled,
      on: aim.skilled === true,
      ...(spent ? { detail: view.words.refused({ id: 'skilled-used', ship }) } : {}),
      ...readsKeyword('Skilled'),
    }
  );
};

/** 9L: pieces that can augment this strike, whether or not they have done so this round. */
const augurSwitches = ({ view, aim, answers }: At<AdmiralsStrike>): readonly SwitchView[] => {
  const { augur: _, ...alone } = aim;
  const grants = (one: StrikeAim): number => answerTo(view, one)?.freeLockOns.length ?? 0;
  const augurs = view
    .pieces()
    .filter(
      (piece) =>
        piece.id !== aim.attacker &&
        hasHook(view, piece, ['freeLockOns']) &&
        grants({ ...alone, augur: piece.id }) > grants(alone),
    );
  return augurs.map(({ id }) => {
    const ship = view.nameOf(id);
    const spent = hasMark(view.state, id, ROUND_MARKS.augurUsed);
    return {
      id: `augur ${id}`,
      label: view.words.strikePages.augmented(ship),
      on: textAt(answers, 'augur') === id,
      ...(spent ? { detail: view.words.refused({ id: 'augur-used', ship }) } : {}),
      answers: { on: { augur: id }, off: { augur: null } },
      ...readsKeyword('Augur'),
    };
  });
};

const added = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] => {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  return after.filter((one) => {
    const key = JSON.stringify(one);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
};

const plain = ({ value, source, rule }: Modifier): Modifier => ({ value, source, rule });

const linesOf = ({ saves, lockOnDice }: StrikeAnswer): readonly Line[] => [
  ...WOUNDS.flatMap((icon) => saves[icon].flatMap(({ why = [] }) => why)),
  ...lockOnDice.lines,
];

/** 5B-02, 9B, 9P: pieces that would change this strike if they were near. */
const neighbours: StrikeEdition<AdmiralsStrike>['neighbours'] = {
  others: (view, { attacker, target }) =>
    view
      .pieces()
      .filter(
        (piece) =>
          piece.id !== attacker &&
          piece.id !== target &&
          goesBeyond(view, piece, ['strikeNearby', 'flakNearby']),
      ),
  figures: ({ modifiers, saves, lockOnDice, freeLockOns }) => [
    modifiers,
    saves,
    lockOnDice,
    freeLockOns,
  ],
  shown: ({ words: { explain } }, _piece, before, after) => {
    const modifiers = added(
      before.modifiers.modifiers.map(plain),
      after.modifiers.modifiers.map(plain),
    );
    const lines = added(linesOf(before), linesOf(after));
    const detail = [
      ...modifiers.map(({ source, value }) =>
        explain.line({ source, change: { as: 'add', by: value }, rule: '' }),
      ),
      ...lines.map(explain.line),
    ].join(' · ');
    const [first] = [...modifiers, ...lines];
    return {
      ...(detail === '' ? {} : { detail }),
      ...(first && readsSource(first)),
    };
  },
};

export const { refTo: strikeRef, gunOf } = gunPages('strike');

/** 5A: why a mount may not strike this target. */
const whyNot = ({ words }: View, { refusals: [first] }: MountChoice): string | null =>
  first ? words.refused(first.why) : null;

/** 5A: every armament, greyed with its reason where it may not strike this target. */
const gunBlocks = (view: View, { guns, gun: chosen }: Ready<AdmiralsStrike>): Blocks => {
  const { armament, gun: say } = view.words.strikePages;
  const options = guns.map((gun): Option => {
    const why = whyNot(view, gun);
    return {
      value: gunId(gun),
      label: gun.weapon?.name ?? gun.weaponCode,
      detail: say(gun.arc, gun.dice),
      rays: view.rules.arcs[gun.arc],
      ...(why === null ? {} : { why }),
    };
  });
  return choiceBlock('menu', 'gun', armament, gunId(chosen), options, readsRule('5A'));
};

/** 5: what 2.0 brings to the page of a strike. */
export const EDITION: StrikeEdition<AdmiralsStrike> = {
  sections: {
    arc: '5A-01',
    distance: '2A-01',
    facing: '5E-01',
    modifiers: '5B',
    hull: '3A-01 X',
    criticals: '5F-03',
    shields: '5E',
  },
  gunsAt,
  whyNot,
  // What was recorded says where it is; the page may say otherwise.
  whereaboutsOf: ({ state, rules }, answers, { id: attacker }, { id: target }) =>
    wayTold(answers, 'radar') === 'radar'
      ? onRadar(answers, target, placeBetween(state, attacker, target), rules)
      : inNumbers(answers, target, null),
  aimWith: (aim, _gun, answers) => {
    const augur = textAt(answers, 'augur');
    return {
      ...aim,
      ...(flagAt(answers, 'skilled') === true ? { skilled: true } : {}),
      ...(augur === null ? {} : { augur }),
    };
  },
  answerTo,
  shieldsOf: ({ rules }, target, facings) => usableShields(target, facings, rules),
  gunBlocks,
  ownSwitches: (at) => [skilledSwitch(at), augurSwitches(at)],
  neighbours,
  oddsBlock,
  policyBlocks,
  volleyAt,
  quick,
  rollOf,
  endOf: ({ setup, state, rules }, ship) => {
    const activation = activationOf(setup, state, rules, ship);
    const isOwed = activation === null || activation.moves.must > 0;
    return activeShip(state) !== ship || isOwed ? null : ask({ type: 'end-activation', ship });
  },
};

/** 5: a strike of one ship on one page; the mount is the one that it was opened for. Null for no such ship. */
export const strikePage = makeStrikePage(EDITION);

/** The active ship strikes at the one whose card was open, unless the page says otherwise. */
export const strikeAtPage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const active = activeShip(view.state);
  if (active === null || !view.state.ships[about]) return null;
  const target = textAt(answers, 'target') ?? about;
  return strikePage(view, active, { ...answers, target });
};
