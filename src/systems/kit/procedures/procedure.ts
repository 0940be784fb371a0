import type { FaceValue } from '../../../core/dice/die';
import { addedBy, tallyOf, type Dice, type Die, type Sums, type Tally } from './dice';
import type { Field, State } from './state';

/**
 * A procedure of a game, such as an attack: steps over a small state, written once. A step asks for
 * something or goes on. Play, pages, random games and odds all read the same steps.
 */

/** What was rolled, chosen, spent or picked, as it is stored. */
export type Reply = readonly FaceValue[];

interface Asked {
  /** Names the question in what is stored. */
  readonly id: string;
  /** It may be asked more than once in a run, and is then `id.0`, `id.1` and so on. */
  readonly each?: true;
  /** Who rolls or decides. */
  readonly by: string;
}

// `then` is a method on purpose: a roll of certain icons may stand where any roll is expected.
export interface Roll<Icon extends string = string> extends Asked {
  readonly ask: 'roll';
  readonly dice: readonly Dice<Icon>[];
  then(tally: Tally<Icon>): State;
}

/** One of these: the reply is its id. */
export interface Choose extends Asked {
  readonly ask: 'choose';
  readonly options: readonly FaceValue[];
  then(option: FaceValue): State;
}

/** Up to so many points in all: the reply is what goes on each. */
export interface Spend extends Asked {
  readonly ask: 'spend';
  readonly points: number;
  readonly on: readonly { readonly id: string; readonly most: number }[];
  allows?(spent: readonly number[]): boolean;
  then(spent: readonly number[]): State;
  /** The same as `then`, where it only adds to a state, so much for each point. Odds are quick at it. */
  readonly adds?: {
    readonly to: State;
    /** The same list for every state. */
    readonly each: readonly State[];
  };
}

/** So many of these: the reply is their ids, in any order. */
export interface PickSome extends Asked {
  readonly ask: 'pick';
  readonly from: readonly FaceValue[];
  readonly least: number;
  readonly most: number;
  then(picked: Reply): State;
}

export type Decision = Choose | Spend | PickSome;
export type Question = Roll | Decision;

/** How many dice a roll has, or how many points there are to spend. */
export const countOf = (question: Question): number => {
  if (question.ask === 'roll') return question.dice.reduce((sum, { count }) => sum + count, 0);
  return question.ask === 'spend' ? question.points : 1;
};

export interface Step {
  readonly name: string;
  /** What is asked now, or the state to go on with. */
  next(state: State): Question | State;
  /** The part of the state that no later step asks for or changes. */
  readonly aside?: (state: State) => State;
  /** The same as `next`, where dice only add to a state. Odds are quick at it. */
  readonly adds?: AddedDice;
}

/** So many dice, and what they may add; none where there is nothing to roll. */
export interface AddedDice {
  readonly count: (state: State) => number;
  readonly to: (state: State) => State;
  readonly sums: (count: number) => Sums;
}

/** Steps that are gone through again as long as it holds. */
export interface Loop {
  readonly name: string;
  while(state: State): boolean;
  readonly steps: Steps;
}

export type Steps = readonly (Step | Loop)[];

/** Where a procedure goes on from a state: the place of a step, or its end. */
type Way = (state: State) => number;
export const END = -1;

interface Place {
  readonly step: Step;
  readonly after: Way;
}

export interface Procedure {
  readonly places: readonly Place[];
  readonly start: Way;
}

/** From the last step to the first: each knows what follows it. */
function layOut(steps: Steps, places: Place[], leave: Way): Way {
  let enter = leave;
  for (const step of [...steps].reverse()) {
    const after = enter;
    if ('next' in step) {
      const at = places.push({ step, after }) - 1;
      enter = () => at;
    } else {
      const gate: Way = (state) => (step.while(state) ? body(state) : after(state));
      const body = layOut(step.steps, places, gate);
      enter = gate;
    }
  }
  return enter;
}

export const procedureOf = (steps: Steps): Procedure => {
  const places: Place[] = [];
  const start = layOut(steps, places, () => END);
  return { places, start };
};

/** A step that asks nothing. */
export const goOn = (name: string, next: (state: State) => State): Step => ({ name, next });

/** No later step asks for these fields or changes them: odds work out once what is the same whatever they hold. */
export const setAside = (name: string, fields: readonly Field[]): Step => ({
  name,
  next: (state) => state,
  aside: (state) => {
    let sum = 0;
    for (const field of fields) sum += field.of(state) * field.one;
    return sum;
  },
});

interface RollStep<Icon extends string> extends Pick<Asked, 'id' | 'each' | 'by'> {
  readonly die: Die<Icon>;
  readonly count: (state: State) => number;
}

/** By their number, so that what they may show is found without a search. */
const handfuls = <Icon extends string>(die: Die<Icon>) => {
  const known: (readonly Dice<Icon>[] | undefined)[] = [];
  return (count: number): readonly Dice<Icon>[] => (known[count] ??= [{ die, count }]);
};

interface AnyRollStep<Icon extends string> extends RollStep<Icon> {
  then(state: State, tally: Tally<Icon>): State;
  /** Where there is nothing to roll. */
  otherwise?(state: State): State;
}

/** A step that rolls dice of one kind, as many as there are; without any it goes on. */
export const rollStep = <Icon extends string>(roll: AnyRollStep<Icon>): Step => {
  const { id, each, by, die } = roll;
  const diceOf = handfuls(die);
  const asked = { ask: 'roll', id, by, ...(each ? { each } : {}) } as const;
  return {
    name: id,
    next: (state) => {
      const count = roll.count(state);
      if (count === 0) return roll.otherwise ? roll.otherwise(state) : state;
      const then = (tally: Tally<Icon>): State => roll.then(state, tally);
      return { ...asked, dice: diceOf(count), then };
    },
  };
};

/** Rolls dice of one kind, so many, or as many as a state says; all that they show together goes on. */
export const rollFor = <Icon extends string>(
  id: string,
  by: string,
  die: Die<Icon>,
  count: number | ((state: State) => number),
  then: (state: State, shown: number) => State,
): Step =>
  rollStep({
    ...{ id, by, die },
    count: typeof count === 'number' ? () => count : count,
    then: (state, tally) =>
      then(
        state,
        die.icons.reduce((sum, icon) => sum + tally[icon], 0),
      ),
  });

interface AddingRollStep<Icon extends string> extends RollStep<Icon> {
  /** For every icon that shows. */
  readonly adds: Readonly<Partial<Record<Icon, State>>>;
  /** What it is added to, where that is not the state itself. */
  to?(state: State): State;
}

/** The same, where every icon only adds to the state: odds take far less time for it. */
export const addingRollStep = <Icon extends string>(roll: AddingRollStep<Icon>): Step => {
  const { die, adds, count, to = (state) => state } = roll;
  const diceOf = handfuls(die);
  const known: (Sums | undefined)[] = [];
  const then = (state: State, tally: Tally<Icon>): State => {
    let sum = to(state);
    for (const icon of die.icons) sum += tally[icon] * (adds[icon] ?? 0);
    return sum;
  };
  return {
    ...rollStep({ ...roll, then }),
    adds: { count, to, sums: (dice) => (known[dice] ??= addedBy(diceOf(dice), adds)) },
  };
};

/** Points that only add to a state, so much for each. */
export const spending = (
  spend: Omit<Spend, 'ask' | 'then' | 'adds'>,
  adds: NonNullable<Spend['adds']>,
): Spend => {
  const { id, by, points, on } = spend;
  const then = (spent: readonly number[]): State => {
    let sum = adds.to;
    for (let at = 0; at < spent.length; at += 1) sum += (spent[at] ?? 0) * (adds.each[at] ?? 0);
    return sum;
  };
  const question: Spend = { ask: 'spend', id, by, points, on, adds, then };
  return spend.allows || spend.each ? { ...spend, ...question } : question;
};

const combinations = (from: Reply, least: number, most: number): readonly Reply[] => {
  const found: Reply[] = [];
  const choose = (at: number, picked: Reply): void => {
    const one = from[at];
    if (one === undefined) {
      if (picked.length >= least) found.push(picked);
      return;
    }
    if (picked.length < most) choose(at + 1, [...picked, one]);
    choose(at + 1, picked);
  };
  choose(0, []);
  return found;
};

const spendings = ({ on, points, allows }: Spend): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  const spent = new Array<number>(on.length).fill(0);
  const spend = (at: number, left: number): void => {
    const one = on[at];
    if (!one) {
      if (!allows || allows(spent)) found.push(spent.slice());
      return;
    }
    for (let more = Math.min(left, one.most); more >= 0; more -= 1) {
      spent[at] = more;
      spend(at + 1, left - more);
    }
  };
  spend(0, points);
  return found;
};

/** Every reply that a decision allows: the most that can be spent or picked first. */
export const repliesTo = (question: Decision): readonly Reply[] => {
  switch (question.ask) {
    case 'choose':
      return question.options.map((option) => [option]);
    case 'spend':
      return spendings(question);
    case 'pick':
      return combinations(question.from, question.least, question.most);
  }
};

const isCount = (one: FaceValue): one is number =>
  typeof one === 'number' && Number.isInteger(one) && one >= 0;

const afterSpend = (question: Spend, reply: Reply): State | null => {
  const { on, points, allows } = question;
  const spent = reply.filter(isCount);
  const fits =
    spent.length === on.length &&
    reply.length === on.length &&
    on.every(({ most }, at) => (spent[at] ?? 0) <= most) &&
    spent.reduce((sum, one) => sum + one, 0) <= points &&
    (allows?.(spent) ?? true);
  return fits ? question.then(spent) : null;
};

const afterPick = (question: PickSome, reply: Reply): State | null => {
  const { from, least, most } = question;
  const fits =
    reply.length >= least &&
    reply.length <= most &&
    new Set(reply).size === reply.length &&
    reply.every((one) => from.includes(one));
  return fits ? question.then(reply) : null;
};

/** What one of the replies that a decision allows leads to. */
export const afterAllowed = (question: Decision, reply: Reply): State => {
  switch (question.ask) {
    case 'choose':
      return question.then(reply[0] ?? '');
    case 'spend':
      // What is spent are numbers.
      return question.then(reply as readonly number[]);
    case 'pick':
      return question.then(reply);
  }
};

/** What a reply leads to; null where it does not fit the question. */
export const afterReply = (question: Question, reply: Reply): State | null => {
  switch (question.ask) {
    case 'roll': {
      const tally = tallyOf(question.dice, reply);
      return tally && question.then(tally);
    }
    case 'choose': {
      const [option] = reply;
      const fits = option !== undefined && reply.length === 1 && question.options.includes(option);
      return fits ? question.then(option) : null;
    }
    case 'spend':
      return afterSpend(question, reply);
    case 'pick':
      return afterPick(question, reply);
  }
};
