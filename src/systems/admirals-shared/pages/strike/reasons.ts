import type { Answers } from '../../../../core/pages/answers';
import type { Block, SumRow, SwitchView } from '../../../../core/pages/page';
import type { ModifierSum } from '../../explain';
import { ownModifiers } from '../aim';
import { ENDS, type StrikeView, type At, type End, type Striking } from './striking';
import type { Condition } from '../../cards/effectForm';
import { textsAt, toggled } from '../../../kit/pages/answered';
import { memoWhile } from '../../../kit/pages/memo';
import { actsBlock, listed, switchesBlock, type Blocks } from '../../../kit/pages/laidOut';
import { nearSwitch, reachesOf } from '../../../kit/pages/nearby';
import type { AnyStrikeAim } from '../../play/commands';
import { nearPairs, nearPath } from './aiming';

type Worded = Pick<StrikeView, 'words' | 'readsSource'>;

/** Modifiers by hand come last, and each of them can be taken away. */
const sumRows = (
  { words, readsSource }: Worded,
  { modifiers }: ModifierSum,
  answers: Answers,
): readonly SumRow[] => {
  const own = ownModifiers(answers);
  const firstOwn = modifiers.length - own.length;
  return modifiers.map(({ source, rule, value, idle }, at): SumRow => {
    const without = own.filter((_, place) => place !== at - firstOwn);
    return {
      label: words.explain.source(source),
      rule,
      ...readsSource({ source, rule }),
      value,
      ...(idle ? { wasted: true } : {}),
      ...(at >= firstOwn
        ? { remove: { label: words.strikePages.remove, answers: { modifiers: without } } }
        : {}),
    };
  });
};

/** Every modifier with its source, and what the limits leave of their sum. */
export const sumBlock = (view: Worded, sum: ModifierSum, answers: Answers): Block => {
  const { explain, strikePages } = view.words;
  return {
    block: 'sum',
    label: strikePages.modifiers,
    rows: sumRows(view, sum, answers),
    total: {
      label: strikePages.eachDie,
      value: sum.applied,
      ...(sum.wasted === 0 ? {} : { note: explain.limits(sum) }),
    },
  };
};

/** What no card in the app says. */
export const ownModifierBlock = (
  { words }: Pick<StrikeView, 'words'>,
  answers: Answers,
): Blocks => {
  const { addModifier, minusOne, plusOne } = words.strikePages;
  const own = ownModifiers(answers);
  const acts = [
    { label: minusOne, answers: { modifiers: [...own, -1] } },
    { label: plusOne, answers: { modifiers: [...own, 1] } },
  ];
  return actsBlock('row', acts, addModifier);
};

/** The sentences on cards that only the table can answer, whether it has or not. */
export const askedSwitches = (
  open: readonly Condition[],
  answers: Answers,
): readonly SwitchView[] => {
  const asked = textsAt(answers, 'asked') ?? [];
  const texts = open.flatMap((one) => (one.on === 'asked' ? [one.text] : []));
  return [...new Set(texts)].map((text) => ({
    id: `asked ${text}`,
    label: text,
    on: asked.includes(text),
    answers: {
      on: { asked: toggled(asked, text, true) },
      off: { asked: toggled(asked, text, false) },
    },
  }));
};

const aroundKnown = memoWhile<unknown>();

/** Every piece that would change this strike if it were near, and the strike with nobody near. */
const findAround = <Of extends Striking>({ edition, view, aim }: At<Of>) => {
  const { answerTo, neighbours } = edition;
  const by = (near: Partial<Pick<AnyStrikeAim, End>>): Of['answer'] | null =>
    answerTo(view, { ...aim, nearAttacker: [], nearTarget: [], ...near });
  const others = neighbours.others(view, aim);
  const alone = others.length === 0 ? null : by({});
  if (!alone) return [];
  return others.flatMap((piece) =>
    ENDS.flatMap((end) => {
      const at = (distance: number) => by({ [end]: [{ ship: piece.id, distance }] }) ?? alone;
      return reachesOf(alone, at, neighbours.figures).map(({ within, result }) => {
        return { piece, end, within, changes: neighbours.shown(view, piece, alone, result) };
      });
    }),
  );
};

/** The same, once for how the game stands; the table knows who is near. */
const aroundOf = <Of extends Striking>(at: At<Of>): ReturnType<typeof findAround<Of>> => {
  const alone: AnyStrikeAim = { ...at.aim, nearAttacker: [], nearTarget: [] };
  const known = aroundKnown(at.view.state, JSON.stringify(alone), () => findAround(at));
  // Kept for this state of a game of this edition, and made here alone.
  return known as ReturnType<typeof findAround<Of>>;
};

const neighbourSwitches = <Of extends Striking>(at: At<Of>): readonly SwitchView[] => {
  const { view, answers, aim } = at;
  return aroundOf(at).map(({ piece: { id: ship }, end, within, changes }) => {
    const other = view.nameOf(end === 'nearAttacker' ? aim.attacker : aim.target);
    const pairs = nearPairs(view, answers, aim, end);
    return nearSwitch(
      { path: nearPath(end, aim.target), pairs, ship, within },
      {
        id: `${end} ${ship} ${within}`,
        label: view.words.strikePages.within(view.nameOf(ship), other, within),
        ...changes,
      },
    );
  });
};

/** What only the table can say, and what all of it adds up to: there as soon as anything could count. */
export const reasonBlocks = <Of extends Striking>(at: At<Of>): Blocks => {
  const { edition, view, answers, answer, aim } = at;
  const { tableKnows, distanceMatters } = view.words.strikePages;
  // What the table may answer, whether it has or not.
  const unasked = edition.answerTo(view, { ...aim, asked: [] })?.open ?? [];
  const table = listed<Block>([
    switchesBlock(
      [edition.ownSwitches?.(at), askedSwitches(unasked, answers), neighbourSwitches(at)],
      tableKnows,
    ),
    answer.open.some(({ on }) => on === 'distance') && { block: 'text', text: distanceMatters },
  ]);
  const { modifiers } = answer;
  const counts = table.length > 0 || modifiers.modifiers.length > 0;
  return [table, counts && sumBlock(view, modifiers, answers)];
};
