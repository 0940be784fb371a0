import * as read from '../../../core/checked/read';
import type { Answer } from '../../../core/pages/answers';
import type { Block, Item } from '../../../core/pages/page';
import * as controls from './controls';
import { listAt, readAt } from './draftParts';
import type { Form, Schema, ValueOf, WordsOf } from './form';
import { foundAt, inside, spotAt, type Spot } from './open';

export interface ListWords<Words> {
  readonly label: string;
  readonly one: string;
  readonly add: string;
  /** One of which nothing can be told yet. */
  readonly fresh?: string;
  readonly empty?: string;
  readonly of: Words;
}

type Line = Partial<Pick<Item, 'title' | 'detail' | 'figure' | 'rays'>>;

interface ListOptions<Words> {
  readonly most: number;
  /** In how few words the list has one of them, where that is no sentence. */
  readonly line?: (spot: Spot, words: ListWords<Words>) => Line;
  /** What the next one begins with, given those before. */
  readonly next?: (spot: Spot) => Answer;
}

export const listSchema = (items: Schema, most: number, least = 0): Schema => ({
  type: 'array',
  items,
  ...(least === 0 ? {} : { minItems: least }),
  maxItems: most,
});

const spotsIn = (spot: Spot): readonly Spot[] =>
  listAt(spot.open.draft, spot.path).map((_, at) => inside(spot, at));

/** As a sentence once it is right, else by its kind. */
const sentenceOf = <Value, Words>(form: Form<Value, Words>, spot: Spot, words: Words): Line => {
  const { draft, shelf } = spot.open;
  const value = form.say ? readAt(draft, spot.path, form.read) : null;
  const title =
    value === null ? form.tell?.(foundAt(spot), words)[0] : form.say?.(value, words, shelf);
  return title === undefined ? {} : { title };
};

const itemOf = ({ title = '', ...line }: Line, spot: Spot, fresh: string): Item => ({
  id: spot.path,
  title: title || fresh,
  ...line,
  chips: controls.faultChips(spot),
  act: controls.openAct(spot),
});

/** What a list of any style has besides its controls. */
const listBase = <Value, Words>(item: Form<Value, Words>, most: number) => ({
  read: read.list(item.read, { most }),
  schema: listSchema(item.schema, most),
  blank: [],
  name: (values: readonly Value[], path: string) =>
    values.flatMap((one, at) => item.name?.(one, read.at(path, at)) ?? []),
  within: (step: string, words: ListWords<Words>) => ({
    form: item,
    words: words.of,
    called: words.one,
    place: Number(step),
    page: (open: Spot['open'], path: string) => {
      const spot = spotAt(open, path);
      if (foundAt(spot) === undefined) return null;
      return controls.itemPage(spot, words.one, item.edit(spot, words.of));
    },
  }),
});

/** Several parts, each on a page of its own. */
export const list = <Some extends Form>(
  item: Some,
  { most, line, next }: ListOptions<WordsOf<Some>>,
): Form<readonly ValueOf<Some>[], ListWords<WordsOf<Some>>> => {
  type Words = WordsOf<Some>;
  // Its value and its words are what they are inferred from.
  const form = item as unknown as Form<ValueOf<Some>, Words>;
  const lineOf = (spot: Spot, words: ListWords<Words>) =>
    line ? line(spot, words) : sentenceOf(form, spot, words.of);
  return {
    ...listBase(form, most),
    edit: (spot, words) => {
      const spots = spotsIn(spot);
      const mayGrow = spots.length < most;
      const add = controls.addAct(spot, words.add, next ? next(spot) : form.blank);
      const block: Block = {
        block: 'items',
        label: words.label,
        items: spots.map((one) => itemOf(lineOf(one, words), one, words.fresh ?? words.one)),
        ...(words.empty === undefined ? {} : { empty: words.empty }),
        ...(mayGrow && !form.begin ? { add } : {}),
      };
      return [
        block,
        ...(mayGrow ? controls.addMenu(spot, words.add, form.begin?.(words.of) ?? []) : []),
      ];
    },
    show: (values, words, shelf) =>
      controls.sentences(
        words.label,
        values.flatMap((one) => form.say?.(one, words.of, shelf) ?? []),
      ),
  };
};

/** Several parts of several kinds, each in full, one below the other. */
export const inFull = <Some extends Form>(
  item: Some,
  most: number,
): Form<readonly ValueOf<Some>[], ListWords<WordsOf<Some>>> => {
  // As above.
  const form = item as unknown as Form<ValueOf<Some>, WordsOf<Some>>;
  return {
    ...listBase(form, most),
    edit: (spot, words) => {
      const { words: desk } = spot.open;
      const spots = spotsIn(spot);
      const options = spots.length < most ? form.begin?.(words.of) : undefined;
      return [
        ...spots.flatMap((one, at): readonly Block[] => [
          { block: 'heading', text: desk.numbered(words.one, at + 1) },
          ...form.edit(one, words.of),
          ...controls.row(controls.removeAct(one, desk.removeNumbered(words.one, at + 1))),
        ]),
        ...controls.addMenu(spot, words.add, options ?? []),
      ];
    },
  };
};
