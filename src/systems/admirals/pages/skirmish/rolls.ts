import type { Answers } from '../../../../core/pages/answers';
import type { Reply } from '../../../kit/procedures/procedure';
import {
  fight as fightOut,
  resolveSkirmish,
  survivorOf,
  takesHex,
  type Fought,
  type SkirmishNeed,
  type SkirmishRoll,
} from '../../play/resolve/skirmish';
import { skirmishFrom } from '../../play/view';
import { ASKS } from '../../procedures/skirmish';
import { entryFrom, type EnteringAt } from '../activation/entering';
import { diceAt } from '../../../kit/pages/answered';
import type { View } from '../shipRow';
import type { Fight } from './fight';
import type { Entry } from '../../play/commands';

/** Where the answers of a roll are. */
export const ROLL = 'roll';
const ENTERS = 'enters';

export interface Rolling extends Pick<Fought, 'asked' | 'rolls' | 'soFar'> {
  readonly need: SkirmishNeed | null;
  /** 6B-04: the hex that it takes, where it does. */
  readonly entering: EnteringAt | null;
}

/** What a roll is called among the answers, and how many dice it has. */
export const askedAs = (roll: SkirmishRoll): { readonly id: string; readonly count: number } => {
  switch (roll.needs) {
    case 'dice':
      return { id: ASKS.dice(roll.side), count: roll.count };
    case 'save':
      return { id: ASKS.save(roll.side, roll.save.name), count: roll.count };
    case 'grudge':
      return { id: ASKS.grudge(roll.side), count: 1 };
  }
};

const answered = (answers: Answers, roll: SkirmishRoll): Reply | null => {
  const { id, count } = askedAs(roll);
  const dice = diceAt(answers, `${ROLL}.${id}`).slice(0, count);
  return dice.length < count ? null : dice;
};

const enteringOf = ({ assault, opposing }: Fight, { soFar }: Fought): EnteringAt | null => {
  if (!assault || !takesHex(soFar)) return null;
  const terrain = opposing?.terrain ?? null;
  return {
    piece: survivorOf(soFar),
    at: ENTERS,
    by: 'assault',
    ...(terrain === null ? {} : { terrain }),
  };
};

/** 7: a skirmish in the order of the rulebook, as far as the page was told. */
export const rollingOf = (view: View, fight: Fight, answers: Answers): Rolling | null => {
  const situation = fight.aim && skirmishFrom(view.setup, view.state, fight.aim);
  if (!situation) return null;
  const fought = fightOut(situation, view.rules, (roll) => answered(answers, roll));
  const entering = fought.open ? null : enteringOf(fight, fought);
  const { asked, soFar, open } = fought;
  if (!entering) return { asked, soFar, rolls: fought.rolls, need: open, entering };
  const enters: Entry = entryFrom(view, entering, answers);
  const rolls = { ...fought.rolls, enters };
  const { need } = resolveSkirmish(situation, rolls, view.rules, fight.assault);
  return { asked, soFar, rolls, need, entering };
};
