import { hasMark } from '../../../../core/game/state';
import type { SwitchView } from '../../../../core/pages/page';
import type { Line } from '../../../admirals-shared/explain';
import { hasKeyword } from '../../../admirals-shared/keywords/apply';
import { keywordRule } from '../../keywords/apply';
import type { HookName } from '../../keywords/hooks';
import type { Modifier } from '../../../admirals-shared/modifiers';
import { WOUNDS } from '../../../admirals-shared/odds/spec';
import type { At, StrikeEdition } from '../../../admirals-shared/pages/strike/striking';
import type { Piece } from '../../piece';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import { textAt } from '../../../kit/pages/answered';
import { readsEntry } from '../../../kit/pages/reads';
import type { StrikeAim } from '../../play/commands';
import { strikeFrom } from '../../play/situations';
import { piecesOf } from '../../play/view';
import { entryForSource } from '../../reference/entriesFor';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { readsKeyword } from '../reads';
import { nameOfShip, type View } from '../shipRow';
import type { AdmiralsStrike } from './edition';

export const answerTo = ({ setup, state, rules }: View, aim: StrikeAim): StrikeAnswer | null => {
  const situation = strikeFrom(setup, state, aim);
  return situation && strikeSituation(situation, rules);
};

const acts = ({ rules }: View, { keywords }: Piece, hooks: readonly HookName[]): boolean =>
  keywords.some(({ name }) => {
    const rule = keywordRule(rules.keywords, name);
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
