import type { DiceRolled } from '../../../../../core/game/events';
import { makeGrammar } from '../../../../../core/words';

const { plural, number, list } = makeGrammar('en');

const COUNTED: Readonly<Record<string, (count: number) => string>> = {
  hit: (count) => plural(count, { one: '# Hit', other: '# Hits' }),
  critical: (count) => plural(count, { one: '# Critical Hit', other: '# Critical Hits' }),
  direct: (count) => plural(count, { one: '# Direct Hit', other: '# Direct Hits' }),
};

const madeBy = ({ actual = {} }: DiceRolled): string => {
  const made = Object.entries(COUNTED)
    .filter(([icon]) => (actual[icon] ?? 0) > 0)
    .map(([icon, say]) => say(actual[icon] ?? 0));
  return made.length === 0 ? 'nothing' : list(made);
};

const rolled = ({ dice }: DiceRolled): string => dice.map((die) => number(die)).join(' ');

const SAVE = /^save:(.*):(\w+)$/;

/** A roll in words. `by` and `against` are names. */
export const rollLine = (event: DiceRolled, by: string, against: string): string => {
  const dice = rolled(event);
  const [, save] = SAVE.exec(event.roll) ?? [];
  if (save !== undefined)
    return `${by} saves with ${save}: ${dice}, ${number(event.actual?.['saved'] ?? 0)} stopped.`;
  switch (event.roll) {
    case 'team':
      return `${by} rolls ${dice} for its side.`;
    case 'strike':
      return `${by} strikes at ${against}: ${dice}, ${madeBy(event)}.`;
    case 'lock-on':
      return `Lock On of ${by}: ${dice}, ${madeBy(event)}.`;
    case 'skirmish':
      return `${by} fights ${against}: ${dice}, ${madeBy(event)}.`;
    case 'grudge':
      return `${by} rolls ${dice} for its Grudge.`;
    case 'drawn-in':
      return `${by} rolls ${dice} against the pull of the black hole.`;
    case 'dust':
      return `${by} rolls ${dice} in the dust.`;
    case 'escape':
      return `${by} rolls ${dice} to get out of the black hole.`;
    default:
      return `${by} rolls ${dice}.`;
  }
};
