import type { Command } from '../../../core/game/system';
import type { Answer, Changes } from '../../../core/pages/answers';
import type { Act, Block, BlockOf, Chip, Item, Option } from '../../../core/pages/page';
import type { Reads } from './reads';

type Choice = BlockOf<'choice'>;

/** One of several, shown in one of the styles that there are. */
export const choiceBlock = (
  style: Choice['style'],
  id: string,
  label: string,
  value: Answer,
  options: readonly Option[],
  reads: Reads = {},
): Choice => ({ block: 'choice', id, label, style, value, options, ...reads });

/** Values to choose from, by what each is called. */
export const optionsOf = <Value extends Answer>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): readonly Option[] => values.map((value) => ({ value, label: labelOf(value) }));

const choiceAs =
  (style: Choice['style']) =>
  <Value extends Answer>(
    id: string,
    label: string,
    value: Value | null,
    values: readonly Value[],
    labelOf: (value: Value) => string,
    reads: Reads = {},
  ): Choice =>
    choiceBlock(style, id, label, value, optionsOf(values, labelOf), reads);

/** One of a few, side by side. */
export const chipsChoice = choiceAs('chips');
export const segmentsChoice = choiceAs('segments');
/** One of many, behind a menu, or below one another. */
export const menuChoice = choiceAs('menu');
export const listChoice = choiceAs('list');

/** Several of several. */
export const picks = (
  id: string,
  label: string,
  values: readonly Answer[],
  options: readonly Option[],
): BlockOf<'picks'> => ({ block: 'picks', id, label, values, options });

/** One of several that a game keeps, as chips: a tap on another makes it that one. */
export const chipOf = <To extends Command>(label: string, isOn: boolean, command: To): Chip => ({
  label,
  tone: 'plain',
  isOn,
  ...(isOn ? {} : { act: { label, command } }),
});

export type Count = NonNullable<Item['count']>;

interface Step {
  readonly label: string;
  /** Read out instead of the label. */
  readonly spoken?: string;
}

interface Counting {
  readonly value: number;
  readonly more: Step & {
    readonly answers?: Changes;
    readonly why?: string;
    readonly anyway?: Act;
  };
  readonly less: Step & { readonly answers: Changes | null };
}

/** How many there are, with one more and one less. */
export const countOf = ({ value, more, less: { answers, ...less } }: Counting): Count => ({
  value,
  more: { spoken: more.label, ...more },
  ...(answers ? { less: { spoken: less.label, ...less, answers } } : {}),
});

/** One line that is typed. */
export const fieldAt = (id: string, label: string, value: string, hint?: string): Block => ({
  block: 'field',
  id,
  label,
  value,
  lines: 'one',
  ...(hint === undefined ? {} : { hint }),
});

/** On or off. */
export const switchAt = (id: string, label: string, on: boolean, reads: Reads = {}): Block => ({
  block: 'switches',
  switches: [{ id, label, on, ...reads }],
});
