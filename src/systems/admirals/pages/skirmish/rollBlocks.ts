import type { Answers } from '../../../../core/pages/answers';
import { SIGNS } from '../../../../core/drawing/drawing';
import type { Block, Page } from '../../../../core/pages/page';
import { saveShown } from '../../../admirals-shared/pages/strike/dice';
import { sixSided } from '../../../kit/procedures/dice';
import { blocksOf, type Shown } from '../../../kit/procedures/page';
import type { SkirmishRoll, SkirmishSoFar } from '../../play/resolve/skirmish';
import { entryBlocks } from '../activation/entering';
import { diceAt } from '../../../kit/pages/answered';
import { handTo } from '../../../kit/pages/handTo';
import { nameOfShip, type View } from '../shipRow';
import type { Fight } from './fight';
import { askedAs, ROLL, type Rolling } from './rolls';
import { readCombatDice } from '../../../admirals-shared/skirmish/die';

const PLAIN = sixSided([], () => ({}));

/** Dice that are asked for, or what they came to. */
const diceBlocks = (
  { words }: View,
  answers: Answers,
  { id, count }: ReturnType<typeof askedAs>,
  { came, ...shown }: Shown & { readonly came?: (dice: readonly number[]) => string },
): readonly Block[] => {
  const dice = [{ die: PLAIN, count }];
  const question = { ask: 'roll', id, by: '', dice, then: () => 0 } as const;
  const told = came ? { told: came(diceAt(answers, `${ROLL}.${id}`).slice(0, count)) } : {};
  return blocksOf(
    { id, question, before: 0, reply: null },
    { answers, path: ROLL },
    { ...shown, ...told },
    words.strikePages.roll,
  );
};

const askedBlocks = (
  view: View,
  asked: SkirmishRoll,
  { skirmish, sides }: SkirmishSoFar,
  answers: Answers,
): readonly Block[] => {
  const { roll } = view.words.skirmishPages;
  const name = nameOfShip(view, skirmish[asked.side].piece.id);
  const show = (shown: Parameters<typeof diceBlocks>[3]): readonly Block[] =>
    diceBlocks(view, answers, askedAs(asked), shown);
  switch (asked.needs) {
    case 'dice': {
      const { value: die } = sides[asked.side].die;
      const label = roll.dice(name, asked.count);
      return show({
        label,
        face: (face) => {
          const hits = readCombatDice(die, [Number(face)]);
          const signs = Array.from({ length: hits }, () => SIGNS.direct);
          return { gives: roll.hits(hits), signs };
        },
        came: (dice) => roll.came(label, readCombatDice(die, dice)),
      });
    }
    case 'save': {
      const { save, count } = asked;
      const label = roll.save(save.name, count);
      return show({
        label,
        ...saveShown(view, save.upTo),
        came: (dice) => roll.saved(label, dice.filter((die) => die <= save.upTo).length),
      });
    }
    case 'grudge':
      return show({
        label: roll.grudge(name),
        note: roll.avenges(asked.upTo),
        face: (face) =>
          Number(face) <= asked.upTo ? { gives: roll.avengesKey, signs: [SIGNS.skull] } : {},
      });
  }
};

/** Whose hands the phone is in: a heading where that changes after the first. */
const headed = (
  view: View,
  asked: SkirmishRoll,
  before: SkirmishRoll | undefined,
  { skirmish, sides }: SkirmishSoFar,
): readonly Block[] => {
  if (asked.needs === 'dice') return [];
  if (before && before.needs !== 'dice' && before.side === asked.side) return [];
  const { piece } = skirmish[asked.side];
  const { roll } = view.words.skirmishPages;
  const { hits } = sides[asked.side];
  return [
    { block: 'heading', text: roll.hitsOn(nameOfShip(view, piece.id), hits), team: piece.team },
  ];
};

/** 7C, 9Q: what is rolled for a ship after the fight is its player's to roll. */
export const handOver = (
  view: View,
  { aim }: Pick<Fight, 'aim'>,
  { asked }: Rolling,
): Pick<Page, 'handTo'> => {
  const sides = asked.flatMap((roll) => (roll.needs === 'dice' ? [] : [roll.side]));
  const now = sides.at(-1);
  if (!aim || now === undefined || !sides.includes('opposing')) return {};
  const ship = aim[now];
  return handTo(view, ship, view.words.skirmishPages.hand(nameOfShip(view, ship)));
};

/** 7B to 7D: everything that was asked for so far, told or not, and the hex that is taken. */
export const rollBlocks = (
  view: View,
  { asked, soFar, entering }: Rolling,
  answers: Answers,
): readonly Block[] => [
  ...asked.flatMap((one, at) => {
    const blocks = askedBlocks(view, one, soFar, answers);
    return blocks.length > 0 ? [...headed(view, one, asked[at - 1], soFar), ...blocks] : [];
  }),
  ...(entering
    ? [
        {
          block: 'heading',
          text: view.words.skirmishPages.roll.enters(nameOfShip(view, entering.piece.id)),
          team: entering.piece.team,
        } as const,
        ...entryBlocks(view, entering, answers),
      ]
    : []),
];
