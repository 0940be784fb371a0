import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Option, Page, SwitchView } from '../../../../core/pages/page';
import { countAt, textsAt, textAt, flagAt } from '../../../kit/pages/answered';
import { quickPath } from '../../../admirals-shared/pages/strike/quick';
import {
  type At,
  type StrikeEdition,
  gunPages,
  type Ready,
} from '../../../admirals-shared/pages/strike/striking';
import { initialOrderLimitOf } from '../../attributes';
import { ordersToLose, piecesOf, pieceOf } from '../../play/view';
import { type AdmiralsStrike, gunsAt, policyBlocks, strikeOddsBlock, volleyAt } from './oddsBlocks';
import { hasMark } from '../../../../core/game/state';
import type { Line } from '../../../admirals-shared/explain';
import { hasKeyword } from '../../../admirals-shared/keywords/apply';
import type { HookName } from '../../keywords/hooks';
import type { Modifier } from '../../../admirals-shared/modifiers';
import { WOUNDS } from '../../../admirals-shared/odds/spec';
import type { Piece } from '../../piece';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import { readsEntry } from '../../../kit/pages/reads';
import type { StrikeAim } from '../../play/commands';
import { strikeFrom, activationOf } from '../../play/activation';
import { entryForSource } from '../../reference/entriesFor';
import { strikeSituation, type StrikeAnswer, usableShields } from '../../strike/spec';
import { activeShip } from '../../../kit/play/turns';
import { ask, readsKeyword, readsRule, readsSource } from '../reads';
import { nameOfShip, type View } from '../shipRow';
import { inNumbers, onRadar, wayTold } from '../../../admirals-shared/pages/aim';
import { gunId } from '../../../admirals-shared/pages/strike/aiming';
import { makeStrikePage } from '../../../admirals-shared/pages/strike/strikePage';
import { placeBetween } from '../../../kit/play/spots';
import type { MountChoice } from '../../strike/declare';
import { rollOf } from './rolls';
import { picks, choiceBlock } from '../../../kit/pages/choices';

const RETURNED = quickPath('returned');

/** 5F-03: which orders go back, where there are more than criticals. */
const returnedBlocks = ({ view, target, answers }: At<AdmiralsStrike>): readonly Block[] => {
  const { setup, state, words } = view;
  const orders = ordersToLose(state, target.id);
  const criticals = countAt(answers, quickPath('criticals')) ?? 0;
  if (criticals === 0 || orders.length <= criticals) return [];
  return [
    picks(
      RETURNED,
      words.strikePages.quick.returned,
      textsAt(answers, RETURNED) ?? [],
      orders.map(({ id, ref, face }) => {
        const order = face === 'up' ? setup.cards[ref] : undefined;
        const label = order ? `${order.code} ${order.name}` : words.strikePages.roll.faceDown;
        return { value: id, label };
      }),
    ),
  ];
};

/** A strike that was resolved at the table. */
export const quick: StrikeEdition<AdmiralsStrike>['quick'] = {
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

export const answerTo = ({ setup, state, rules }: View, aim: StrikeAim): StrikeAnswer | null => {
  const situation = strikeFrom(setup, state, aim);
  return situation && strikeSituation(situation, rules);
};

const acts = ({ rules }: View, { keywords }: Piece, hooks: readonly HookName[]): boolean =>
  keywords.some(({ name }) => {
    const rule = rules.keywords.find((one) => one.name === name);
    return rule !== undefined && hooks.some((hook) => rule[hook] !== undefined);
  });

const reachesFriends = ({ effects }: Piece): boolean =>
  effects.some(({ effect }) => effect.does !== 'text' && effect.reach.whom === 'friends');

/** 9I: once a round; what was used already says so. */
const skilledSwitches = ({ view, aim, attacker }: At<AdmiralsStrike>): readonly SwitchView[] => {
  if (!hasKeyword(attacker, 'Skilled')) return [];
  const { strikePages, play } = view.words;
  const spent = hasMark(view.state, attacker.id, ROUND_MARKS.skilledUsed);
  const ship = nameOfShip(view, attacker.id);
  return [
    {
      id: 'skilled',
      label: strikePages.skilled,
      on: aim.skilled === true,
      ...(spent ? { detail: play.refusal({ id: 'skilled-used', ship }) } : {}),
      ...readsKeyword('Skilled'),
    },
  ];
};

/** 9L: pieces that can augment this strike, whether or not they have done so this round. */
const augursFor = (view: View, aim: StrikeAim): readonly Piece[] => {
  const { augur: _, ...alone } = aim;
  const grants = (one: StrikeAim): number => answerTo(view, one)?.freeLockOns.length ?? 0;
  return piecesOf(view.setup, view.state).filter(
    (piece) =>
      piece.id !== aim.attacker &&
      acts(view, piece, ['freeLockOns']) &&
      grants({ ...alone, augur: piece.id }) > grants(alone),
  );
};

const augurSwitches = ({ view, aim, answers }: At<AdmiralsStrike>): readonly SwitchView[] =>
  augursFor(view, aim).map(({ id }) => {
    const ship = nameOfShip(view, id);
    const spent = hasMark(view.state, id, ROUND_MARKS.augurUsed);
    return {
      id: `augur ${id}`,
      label: view.words.strikePages.augmented(ship),
      on: textAt(answers, 'augur') === id,
      ...(spent ? { detail: view.words.play.refusal({ id: 'augur-used', ship }) } : {}),
      answers: { on: { augur: id }, off: { augur: null } },
      ...readsKeyword('Augur'),
    };
  });

export const ownSwitches = (at: At<AdmiralsStrike>): readonly SwitchView[] => [
  ...skilledSwitches(at),
  ...augurSwitches(at),
];

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
export const neighbours: StrikeEdition<AdmiralsStrike>['neighbours'] = {
  others: (view, { attacker, target }) =>
    piecesOf(view.setup, view.state).filter(
      (piece) =>
        piece.id !== attacker &&
        piece.id !== target &&
        (acts(view, piece, ['strikeNearby', 'flakNearby']) || reachesFriends(piece)),
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
      ...readsEntry(first ? entryForSource(first) : null),
    };
  },
};

export const { refTo: strikeRef, gunOf } = gunPages('strike');

/** 5A: why a mount may not strike this target. */
const whyNot = ({ words }: View, { refusals: [first] }: MountChoice): string | null =>
  first ? words.play.refusal(first.why) : null;

const gunOption = (view: View, gun: MountChoice): Option => {
  const why = whyNot(view, gun);
  return {
    value: gunId(gun),
    label: gun.weapon?.name ?? gun.weaponCode,
    detail: view.words.strikePages.gun(gun.arc, gun.dice),
    rays: view.rules.arcs[gun.arc],
    ...(why === null ? {} : { why }),
  };
};

/** 5A: every armament, greyed with its reason where it may not strike this target. */
const gunBlocks = (view: View, { guns, gun }: Ready<AdmiralsStrike>): readonly Block[] => [
  choiceBlock(
    'menu',
    'gun',
    view.words.strikePages.armament,
    gunId(gun),
    guns.map((one) => gunOption(view, one)),
    readsRule('5A'),
  ),
];

/** 5: what 2.0 brings to the page of a strike. */
export const EDITION: StrikeEdition<AdmiralsStrike> = {
  readsSource,
  sections: {
    arc: '5A-01',
    distance: '2A-01',
    facing: '5E-01',
    modifiers: '5B',
    hull: '3A-01 X',
    criticals: '5F-03',
    shields: '5E',
  },
  pieceOf: ({ setup, state }, ship) => pieceOf(setup, state, ship),
  piecesOf: ({ setup, state }) => piecesOf(setup, state),
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
  ownSwitches,
  neighbours,
  oddsBlock: strikeOddsBlock,
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
  return strikePage(
    view,
    active,
    textAt(answers, 'target') === null ? { ...answers, target: about } : answers,
  );
};
