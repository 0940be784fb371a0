import type { Answers } from '../../../../core/pages/answers';
import type { Block, SwitchView } from '../../../../core/pages/page';
import type { Condition } from '../../../admirals-shared/cards/types';
import { askedSwitches } from '../../../admirals-shared/pages/asked';
import * as every from '../../../admirals-shared/pages/modifiers';
import { readsEntry } from '../../../kit/pages/reads';
import { hasKeyword } from '../../../admirals-shared/keywords/apply';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import { strikeFrom } from '../../play/situations';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { hasMark } from '../../../../core/game/state';
import { entryForSource } from '../../reference/entriesFor';
import { textAt } from '../../../kit/pages/answered';
import { memoWhile } from '../../../kit/pages/memo';
import { readsKeyword } from '../reads';
import { nameOfShip, type Seen } from '../shipRow';
import { holdsItem, toggled } from '../../../kit/pages/toggled';
import { nearPairs, nearPath, type Aiming } from './aim';
import { augursFor, neighboursOf, type Neighbour } from './neighbours';
import type { StrikeAim } from '../../play/commands';

/** 1A-01, 5B: every modifier with its source, and what the limits leave of their sum. */
export const sumBlock = (
  { words }: Pick<Seen, 'words'>,
  modifiers: StrikeAnswer['modifiers'],
  answers: Answers,
): Block => {
  const readsSource = (line: Parameters<typeof entryForSource>[0]) =>
    readsEntry(entryForSource(line));
  return every.sumBlock(
    { explain: words.explain, words: words.strikePages, readsSource },
    modifiers,
    answers,
  );
};

/** 5B-05: what no card in the app says. */
export const ownModifierBlock = ({ words }: Pick<Seen, 'words'>, answers: Answers): Block =>
  every.ownModifierBlock(words.strikePages, answers);

const questionsKnown = memoWhile<readonly Condition[]>();

/** The sentences on cards that only the table can answer, whether it has or not. */
const questionsOf = ({ setup, state, rules }: Seen, aim: StrikeAim): readonly Condition[] => {
  const unasked: StrikeAim = { ...aim, asked: [] };
  return questionsKnown(state, JSON.stringify(unasked), () => {
    const situation = strikeFrom(setup, state, unasked);
    return situation ? strikeSituation(situation, rules).open : [];
  });
};

/** 9I: once a round; what was used already says so. */
const skilledSwitches = (seen: Seen, { aim, attacker }: Aiming): readonly SwitchView[] => {
  const { state, words } = seen;
  if (!aim || !hasKeyword(attacker, 'Skilled')) return [];
  const spent = hasMark(state, attacker.id, ROUND_MARKS.skilledUsed);
  return [
    {
      id: 'skilled',
      label: words.strikePages.skilled,
      on: aim.skilled === true,
      ...(spent
        ? {
            detail: words.play.refusal({ id: 'skilled-used', ship: nameOfShip(seen, attacker.id) }),
          }
        : {}),
      ...readsKeyword('Skilled'),
    },
  ];
};

const augurSwitches = (seen: Seen, aim: StrikeAim, answers: Answers): readonly SwitchView[] =>
  augursFor(seen, aim).map((piece) => {
    const name = nameOfShip(seen, piece.id);
    const spent = hasMark(seen.state, piece.id, ROUND_MARKS.augurUsed);
    return {
      id: `augur ${piece.id}`,
      label: seen.words.strikePages.augmented(name),
      on: textAt(answers, 'augur') === piece.id,
      ...(spent ? { detail: seen.words.play.refusal({ id: 'augur-used', ship: name }) } : {}),
      answers: { on: { augur: piece.id }, off: { augur: null } },
      ...readsKeyword('Augur'),
    };
  });

const neighbourSwitch = (
  seen: Seen,
  aim: StrikeAim,
  answers: Answers,
  { ship, end, within, modifiers, lines }: Neighbour,
): SwitchView => {
  const { explain, strikePages } = seen.words;
  const other = end === 'nearAttacker' ? aim.attacker : aim.target;
  const told = nearPairs(seen, answers, aim, end);
  const path = nearPath(end, aim.target);
  const detail = [
    ...modifiers.map(({ source, value }) =>
      explain.line({ source, change: { as: 'add', by: value }, rule: '' }),
    ),
    ...lines.map(explain.line),
  ].join(' · ');
  const [first] = [...modifiers, ...lines];
  const entry = first && entryForSource(first);
  return {
    id: `${end} ${ship} ${within}`,
    label: strikePages.within(nameOfShip(seen, ship), nameOfShip(seen, other), within),
    ...(detail === '' ? {} : { detail }),
    on: holdsItem(told, [ship, within]),
    ...(entry ? { entry } : {}),
    answers: {
      on: { [path]: toggled(told, [ship, within], true) },
      off: { [path]: toggled(told, [ship, within], false) },
    },
  };
};

/** What only the table can say: conditions on cards, who is near, what is used for this strike. */
const tableBlocks = (seen: Seen, aiming: Aiming, answers: Answers): readonly Block[] => {
  const { aim, answer } = aiming;
  if (!aim || !answer) return [];
  const switches = [
    ...skilledSwitches(seen, aiming),
    ...augurSwitches(seen, aim, answers),
    ...askedSwitches(questionsOf(seen, aim), answers),
    ...neighboursOf(seen, aim).map((one) => neighbourSwitch(seen, aim, answers, one)),
  ];
  const needsDistance = answer.open.some(({ on }) => on === 'distance');
  return [
    ...(switches.length === 0
      ? []
      : [{ block: 'switches', label: seen.words.strikePages.tableKnows, switches } as const]),
    ...(needsDistance
      ? [{ block: 'text', text: seen.words.strikePages.distanceMatters } as const]
      : []),
  ];
};

/** 5B: what only the table can say, and what all of it adds up to: there as soon as anything could count. */
export const reasonBlocks = (seen: Seen, aiming: Aiming, answers: Answers): readonly Block[] => {
  const table = tableBlocks(seen, aiming, answers);
  const { modifiers } = aiming.answer ?? {};
  const counts = table.length > 0 || (modifiers?.modifiers.length ?? 0) > 0;
  return modifiers && counts ? [...table, sumBlock(seen, modifiers, answers)] : table;
};
