import type { Answers } from '../../../../core/pages/answers';
import { SIGNS } from '../../../../core/drawing/drawing';
import type { Block, Page } from '../../../../core/pages/page';
import { saveShown } from '../../../admirals-shared/pages/strike/dice';
import { sixSided } from '../../../kit/procedures/dice';
import { blocksOf, type Shown } from '../../../kit/procedures/page';
import { type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import { entryBlocks } from '../activation/entering';
import { diceAt } from '../../../kit/pages/answered';
import { handTo } from '../../../kit/pages/handTo';
import { nameOfShip, type View } from '../shipRow';
import type { Fight } from './fight';
import { ROLL, type AskedOf, type Rolling } from './rolls';
import { readCombatDice } from '../../../admirals-shared/skirmish/die';

const PLAIN = sixSided([], () => ({}));

/** Dice that are asked for, or what they came to. */
const diceBlocks = (
  { words }: View,
  answers: Answers,
  id: string,
  count: number,
  { came, ...shown }: Shown & { readonly came?: (dice: readonly number[]) => string },
): readonly Block[] => {
  const dice = [{ die: PLAIN, count }];
  const question = { ask: 'roll', id, by: '', dice, then: () => 0 } as const;
  const told = came ? { told: came(diceAt(answers, `${ROLL.path}.${id}`).slice(0, count)) } : {};
  return blocksOf(
    { id, question, before: 0, reply: null },
    { answers, path: ROLL.path },
    { ...shown, ...told },
    words.strikePages.roll,
  );
};

const askedBlocks = (view: View, { need, soFar }: AskedOf, answers: Answers): readonly Block[] => {
  const { roll } = view.words.skirmishPages;
  const nameOf = (side: SkirmishSide): string => nameOfShip(view, soFar.skirmish[side].piece.id);
  switch (need.needs) {
    case 'dice': {
      const { value: die } = soFar.sides[need.side].die;
      const label = roll.dice(nameOf(need.side), need.count);
      return diceBlocks(view, answers, ROLL.dice(need.side), need.count, {
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
      const { side, save, count } = need;
      const label = roll.save(save.name, count);
      return diceBlocks(view, answers, ROLL.save(side, save.name), count, {
        label,
        ...saveShown(view, save.upTo),
        came: (dice) => roll.saved(label, dice.filter((die) => die <= save.upTo).length),
      });
    }
    case 'grudge': {
      const { side, upTo } = need;
      return diceBlocks(view, answers, ROLL.grudge(side), 1, {
        label: roll.grudge(nameOf(side)),
        note: roll.avenges(upTo),
        face: (face) =>
          Number(face) <= upTo ? { gives: roll.avengesKey, signs: [SIGNS.skull] } : {},
      });
    }
    case 'entry-roll':
    case 'dust-payment':
      return [];
  }
};

/** Whose hands the phone is in: a heading where that changes after the first. */
const headed = (
  view: View,
  { need, soFar }: AskedOf,
  before: AskedOf | undefined,
): readonly Block[] => {
  if (!('side' in need) || need.needs === 'dice') return [];
  const same = before && 'side' in before.need && before.need.needs !== 'dice';
  if (same && before.need.side === need.side) return [];
  const { piece } = soFar.skirmish[need.side];
  const { roll } = view.words.skirmishPages;
  const name = nameOfShip(view, piece.id);
  const hits = soFar.sides[need.side].hits;
  return [{ block: 'heading', text: roll.hitsOn(name, hits), team: piece.team }];
};

/** 7C, 9Q: what is rolled for a ship after the fight is its player's to roll. */
export const handOver = (
  view: View,
  { aim }: Pick<Fight, 'aim'>,
  { asked }: Rolling,
): Pick<Page, 'handTo'> => {
  const sides = asked.flatMap(({ need }) =>
    need.needs === 'save' || need.needs === 'grudge' ? [need.side] : [],
  );
  const now = sides.at(-1);
  if (!aim || now === undefined || !sides.includes('opposing')) return {};
  const ship = aim[now];
  return handTo(view, ship, view.words.skirmishPages.hand(nameOfShip(view, ship)));
};

/** 7B to 7D: everything that was asked for so far, told or not, and the hex that is taken. */
export const rollBlocks = (
  view: View,
  { asked, entering }: Rolling,
  answers: Answers,
): readonly Block[] => [
  ...asked.flatMap((one, at) => {
    const blocks = askedBlocks(view, one, answers);
    return blocks.length > 0 ? [...headed(view, one, asked[at - 1]), ...blocks] : [];
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
