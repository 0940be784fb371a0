import { type DiceRolled, GAME, type GameEvent } from '../../../core/game/events';
import { tallyOf, type Dice, type Tally } from './dice';
import { type Run, playThrough, type Begun, type Replies } from './play';
import type { Message } from '../../../core/checked/checked';
import { makeRefusals, record, type Decided, type Game } from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import type { State } from './state';

/** How many of each icon these dice show on average. */
const averageOf = (dice: readonly Dice[]): Tally => {
  const average: Record<string, number> = {};
  for (const { die, count } of dice) {
    const sides = die.faces.reduce((sum, face) => sum + (face.sides ?? 1), 0);
    for (const { sides: same = 1, icons } of die.faces)
      for (const icon of die.icons)
        average[icon] = (average[icon] ?? 0) + (count * same * (icons[icon] ?? 0)) / sides;
  }
  return average;
};

/** What a roll of a run promised and what it gave, as the log keeps them for the report. */
export const luckIn = (
  { entries }: Pick<Run, 'entries'>,
  roll: string,
): Pick<DiceRolled, 'expected' | 'actual'> => {
  const { question, reply } = entries.find(({ id }) => id === roll) ?? {};
  if (question?.ask !== 'roll' || !reply) return {};
  return { expected: averageOf(question.dice), actual: tallyOf(question.dice, reply) ?? {} };
};

/** A procedure that a command plays, and who rolls, by what it calls them. */
interface Rolling<Some extends Game, Why extends Message> extends Pick<Begun, 'procedure'> {
  readonly start?: State;
  readonly rule: string;
  readonly whose?: Readonly<Record<string, string>>;
  readonly against?: string;
  readonly advice?: Refusal<Why> | null;
  /** What is paid for before the dice. */
  readonly pays?: (game: Some) => Decided<Some, Why>;
}

type Rolled = Pick<Rolling<Game, Message>, 'whose' | 'against'>;

/** The dice of a procedure, as they were rolled, each under the name of its roll. */
const rolledIn = (run: Run, { whose = {}, against }: Rolled): readonly GameEvent[] =>
  run.entries
    .filter(({ question }) => question.ask === 'roll')
    .map(({ id, question, reply }) => ({
      type: 'dice-rolled',
      by: whose[question.by] ?? GAME,
      roll: id.replace(/[-.]\d+$/, ''),
      dice: reply.map(Number),
      ...(against === undefined ? {} : { against }),
      ...luckIn(run, id),
    }));

/** A procedure as the table told it: what it costs, its dice in the log, and what follows from its end. */
export const makePlayRolls = <Some extends Game, Why extends Message>(incomplete: Why) => {
  const { andThen, refuse, unless } = makeRefusals<Some, Why>();
  return (
    game: Some,
    command: { readonly replies: Replies; readonly override?: boolean | undefined },
    rolling: Rolling<Some, Why>,
    then: (game: Some, end: State) => Decided<Some, Why>,
  ): Decided<Some, Why> => {
    const { procedure, start = 0, rule, advice = null, pays = (now) => now } = rolling;
    // Where something is missing, the refusal says what is asked for.
    const run = playThrough({ procedure, start }, command.replies, refuse(incomplete, rule));
    if ('ok' in run) return run;
    return andThen(unless(game, command, advice, pays), (now) =>
      then(record(now, ...rolledIn(run, rolling)), run.state),
    );
  };
};
