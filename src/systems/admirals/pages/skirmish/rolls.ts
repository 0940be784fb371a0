import type { Answers } from '../../../../core/pages/answers';
import {
  resolveSkirmish,
  type SkirmishNeed,
  type SkirmishSoFar,
  type SkirmishStep,
} from '../../play/resolve/skirmish';
import { skirmishFrom } from '../../play/view';
import { type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import { entryFrom, type EnteringAt } from '../activation/entering';
import { diceAt } from '../../../kit/pages/answered';
import type { View } from '../shipRow';
import type { Fight } from './fight';
import type { Entry, SkirmishRolls } from '../../play/commands';

/** Where the answers of a roll are. */
export const ROLL = {
  path: 'roll',
  dice: (side: SkirmishSide): string => side,
  save: (side: SkirmishSide, name: string): string => `saves.${side}.${name}`,
  grudge: (side: SkirmishSide): string => `grudge.${side}`,
  enters: 'enters',
} as const;

/** One thing that a skirmish asked for, how far it had come, and whether it was told. */
export interface AskedOf {
  readonly need: SkirmishNeed;
  readonly soFar: SkirmishSoFar;
}

export interface Rolling {
  readonly asked: readonly AskedOf[];
  readonly rolls: SkirmishRolls;
  readonly last: SkirmishStep;
  /** 6B-04: the hex that it takes, where it does. */
  readonly entering: EnteringAt | null;
}

const diceOf = (answers: Answers, id: string): readonly number[] =>
  diceAt(answers, `${ROLL.path}.${id}`);

const answered = (
  rolls: SkirmishRolls,
  need: SkirmishNeed,
  answers: Answers,
): SkirmishRolls | null => {
  switch (need.needs) {
    case 'dice': {
      const dice = diceOf(answers, ROLL.dice(need.side)).slice(0, need.count);
      if (dice.length < need.count) return null;
      return { ...rolls, dice: { ...rolls.dice, [need.side]: dice } };
    }
    case 'save': {
      const { side, save, count } = need;
      const dice = diceOf(answers, ROLL.save(side, save.name)).slice(0, count);
      if (dice.length < count) return null;
      return { ...rolls, saves: [...(rolls.saves ?? []), { side, save: save.name, dice }] };
    }
    case 'grudge': {
      const [die] = diceOf(answers, ROLL.grudge(need.side));
      if (die === undefined) return null;
      return { ...rolls, grudge: { ...rolls.grudge, [need.side]: die } };
    }
    case 'entry-roll':
    case 'dust-payment':
      return null;
  }
};

const enteringOf = ({ assault, opposing }: Fight, { report }: SkirmishSoFar): EnteringAt | null => {
  if (!assault || !report || report.active.defeated || !report.opposing.defeated) return null;
  const { piece, hullLost } = report.active;
  const terrain = opposing?.terrain ?? null;
  return {
    piece: { ...piece, hull: piece.hull - hullLost },
    at: ROLL.enters,
    by: 'assault',
    ...(terrain === null ? {} : { terrain }),
  };
};

/** More than any skirmish asks for. */
const MOST_STEPS = 200;

/** 7: walks through a skirmish in the order of the rulebook, as far as the page was told. */
export const rollingOf = (view: View, fight: Fight, answers: Answers): Rolling | null => {
  const situation = fight.aim && skirmishFrom(view.setup, view.state, fight.aim);
  if (!situation) return null;
  const walk = (rolls: SkirmishRolls): SkirmishStep =>
    resolveSkirmish(situation, rolls, view.rules, fight.assault);
  const asked: AskedOf[] = [];
  let rolls: SkirmishRolls = {};
  let last = walk(rolls);
  for (let step = 0; step < MOST_STEPS && last.need; step += 1) {
    const next = answered(rolls, last.need, answers);
    asked.push({ need: last.need, soFar: last.soFar });
    if (!next) break;
    rolls = next;
    last = walk(rolls);
  }
  const entering = enteringOf(fight, last.soFar);
  if (!entering) return { asked, rolls, last, entering };
  const enters: Entry = entryFrom(view, entering, answers);
  return { asked, rolls: { ...rolls, enters }, last: walk({ ...rolls, enters }), entering };
};
