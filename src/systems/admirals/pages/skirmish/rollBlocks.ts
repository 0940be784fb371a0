import type { Answers } from '../../../../core/pages/answers';
import { numberedFaces } from '../../../../core/dice/die';
import { SIDES } from '../../../../core/dice/sixSided';
import { SIGNS } from '../../../../core/drawing/drawing';
import type { Block, Page } from '../../../../core/pages/page';
import { type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import { readCombatDice } from '../../../admirals-shared/skirmish/pool';
import { entryBlocks } from '../activation/entering';
import { diceAt } from '../../../kit/pages/answered';
import { handTo } from '../handTo';
import { nameOfShip, type Seen } from '../shipRow';
import { diceTold, saveKeys, type Keys } from '../strike/rollBlocks';
import type { Fight } from './fight';
import { ROLL, type AskedOf, type Rolling } from './rolls';

interface Asked {
  readonly id: string;
  readonly count: number;
  readonly label: string;
  readonly keys: Keys;
  /** What the dice came to, once they lie there. */
  readonly told?: (dice: readonly number[]) => string;
}

const diceBlock = (seen: Seen, answers: Answers, asked: Asked): Block => {
  const { id, count, label, keys, told } = asked;
  const dice = diceAt(answers, id).slice(0, count);
  return dice.length === count
    ? diceTold(seen, id, told?.(dice) ?? label, dice)
    : { block: 'dice', id, label, count, dice, ...keys };
};

const askedBlock = (seen: Seen, { need, soFar }: AskedOf, answers: Answers): Block | null => {
  const { roll } = seen.words.skirmishPages;
  const nameOf = (side: SkirmishSide): string => nameOfShip(seen, soFar.skirmish[side].piece.id);
  switch (need.needs) {
    case 'dice': {
      const { die } = soFar.sides[need.side];
      const label = roll.dice(nameOf(need.side), need.count);
      const faces = numberedFaces(SIDES, (face) => {
        const hits = readCombatDice(die.value, [face]);
        return { gives: roll.hits(hits), signs: Array.from({ length: hits }, () => SIGNS.direct) };
      });
      return diceBlock(seen, answers, {
        id: ROLL.dice(need.side),
        count: need.count,
        label,
        keys: { faces },
        told: (dice) => roll.came(label, readCombatDice(die.value, dice)),
      });
    }
    case 'save': {
      const { side, save, count } = need;
      const label = roll.save(save.name, count);
      return diceBlock(seen, answers, {
        id: ROLL.save(side, save.name),
        count,
        label,
        keys: saveKeys(seen, save.upTo),
        told: (dice) => roll.saved(label, dice.filter((die) => die <= save.upTo).length),
      });
    }
    case 'grudge': {
      const { side, upTo } = need;
      return diceBlock(seen, answers, {
        id: ROLL.grudge(side),
        count: 1,
        label: roll.grudge(nameOf(side)),
        keys: {
          note: roll.avenges(upTo),
          faces: numberedFaces(SIDES, (face) =>
            face <= upTo ? { gives: roll.avengesKey, signs: [SIGNS.skull] } : {},
          ),
        },
      });
    }
    case 'entry-roll':
    case 'dust-payment':
      return null;
  }
};

/** Whose hands the phone is in: a heading where that changes after the first. */
const headed = (
  seen: Seen,
  { need, soFar }: AskedOf,
  before: AskedOf | undefined,
): readonly Block[] => {
  if (!('side' in need) || need.needs === 'dice') return [];
  const same = before && 'side' in before.need && before.need.needs !== 'dice';
  if (same && before.need.side === need.side) return [];
  const { piece } = soFar.skirmish[need.side];
  const { roll } = seen.words.skirmishPages;
  const name = nameOfShip(seen, piece.id);
  const hits = soFar.sides[need.side].hits;
  return [{ block: 'heading', text: roll.hitsOn(name, hits), team: piece.team }];
};

/** 7C, 9Q: what is rolled for a ship after the fight is its player's to roll. */
export const handOver = (
  seen: Seen,
  { aim }: Pick<Fight, 'aim'>,
  { asked }: Rolling,
): Pick<Page, 'handTo'> => {
  const sides = asked.flatMap(({ need }) =>
    need.needs === 'save' || need.needs === 'grudge' ? [need.side] : [],
  );
  const now = sides.at(-1);
  if (!aim || now === undefined || !sides.includes('opposing')) return {};
  const ship = aim[now];
  return handTo(seen, ship, seen.words.skirmishPages.hand(nameOfShip(seen, ship)));
};

/** 7B to 7D: everything that was asked for so far, told or not, and the hex that is taken. */
export const rollBlocks = (
  seen: Seen,
  { asked, entering }: Rolling,
  answers: Answers,
): readonly Block[] => [
  ...asked.flatMap((one, at) => {
    const block = askedBlock(seen, one, answers);
    return block ? [...headed(seen, one, asked[at - 1]), block] : [];
  }),
  ...(entering
    ? [
        {
          block: 'heading',
          text: seen.words.skirmishPages.roll.enters(nameOfShip(seen, entering.piece.id)),
          team: entering.piece.team,
        } as const,
        ...entryBlocks(seen, entering, answers),
      ]
    : []),
];
