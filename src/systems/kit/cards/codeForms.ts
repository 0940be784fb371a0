import * as read from '../../../core/checked/read';
import type { Card } from '../../../core/game/setup';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Option } from '../../../core/pages/page';
import { addMenu, choice, faultBlock, field, removeAct, row } from './controls';
import { listAt, textAt } from './draftParts';
import type { FieldWords, Form } from './form';
import { listSchema } from './listForms';
import { inside, nextIn, type Spot } from './open';
import { cardOnShelf, onShelf } from './shelfCards';
import { text } from './plainForms';

/** What can be picked in place of typing. */
export type Known = (spot: Spot) => readonly Option[];

/** The cards of a kind that lie ready. */
export const cardsOf =
  <Some extends Card>(
    kind: Some['kind'],
    detail: (card: Some) => string = ({ code }) => code,
  ): Known =>
  ({ open }) =>
    onShelf<Some>(open.shelf, kind).map((card) => ({
      value: card.code,
      label: card.name,
      detail: detail(card),
    }));

interface PickedWords extends FieldWords {
  /** The menu; the label is that of the field. */
  readonly pick: string;
}

/** A text that is mostly one of those known: picked, or typed as printed. */
export const picked = (
  reader: read.Reader<string>,
  most: number,
  known: Known,
): Form<string, PickedWords> & { readonly known: Known } => ({
  ...text({ most }),
  known,
  read: reader,
  edit: (spot, words) => {
    const options = known(spot);
    const found = textAt(spot.open.draft, spot.path);
    const isKnown = found === '' || options.some(({ value }) => value === found);
    const menu = { style: 'menu', options } as const;
    return [
      ...(options.length === 0 ? [] : choice(spot, { label: words.pick }, menu)),
      field(spot, words),
      ...(isKnown ? [] : [{ block: 'text', text: spot.open.words.notOnShelf } as const]),
    ];
  },
});

interface CardWords extends PickedWords {
  /** Leads to a new card, while none has the code. */
  readonly make?: string;
}

/** The code of another card. */
export const card = (
  kind: string,
  most: number,
  known: Known = cardsOf(kind),
): Form<string, CardWords> & { readonly known: Known } => {
  const form = picked(read.text({ most }), most, known);
  return {
    ...form,
    edit: (spot, words) => {
      const isThere = cardOnShelf(spot.open.shelf, kind, textAt(spot.open.draft, spot.path));
      const leads = { page: 'new', about: `${kind} ${spot.path}` };
      return [
        ...form.edit(spot, words),
        ...(words.make === undefined || isThere ? [] : row({ label: words.make, opens: leads })),
      ];
    },
    name: (code, path) => [{ path, kind, code }],
  };
};

interface TextsWords {
  readonly label: string;
  readonly one: string;
  readonly add: string;
  readonly type: string;
}

interface TextsOptions {
  readonly most: number;
  readonly least?: number;
  /** Elsewhere it waits behind a button. */
  readonly isUsual?: (draft: Answers) => boolean;
  /** One empty place, where it is mostly typed in. */
  readonly begins?: readonly string[];
}

const itemBlock = (spot: Spot, one: string, known: readonly Option[]): Block => {
  const code = textAt(spot.open.draft, spot.path);
  const name = known.find(({ value, label }) => value === code && label !== code)?.label;
  return field(spot, { label: [one, name].filter(Boolean).join(' · ') });
};

/** Texts or codes, each in a field of its own. */
const listBlocks = (spot: Spot, words: TextsWords, known: readonly Option[]): readonly Block[] => {
  const desk = spot.open.words;
  const next = nextIn(spot);
  const items = listAt(spot.open.draft, spot.path).map((found, at) => ({
    place: inside(spot, at),
    one: desk.numbered(words.one, at + 1),
    found: String(found),
  }));
  return [
    ...items.map(({ place, one }) => itemBlock(place, one, known)),
    ...faultBlock(spot),
    ...addMenu(spot, words.add, known),
    ...row(
      { label: words.type, answers: { [next.path]: next.as('') } },
      ...items.map(({ place, one, found }) => removeAct(place, desk.removeNamed(found || one))),
    ),
  ];
};

/** Several texts or codes. */
export const texts = (
  item: Form<string> & { readonly known?: Known },
  { most, least = 0, isUsual, begins = [] }: TextsOptions,
): Form<readonly string[], TextsWords> => ({
  read: read.list(item.read, { least, most }),
  schema: listSchema(item.schema, most, least),
  blank: begins,
  edit: (spot, words) => {
    if (isUsual === undefined) return listBlocks(spot, words, item.known?.(spot) ?? []);
    const { draft } = spot.open;
    if (!isUsual(draft) && listAt(draft, spot.path).length === 0) {
      return row({ label: words.add, answers: { [spot.path]: [''] } });
    }
    return [
      { block: 'heading', text: words.label },
      ...listBlocks(spot, words, item.known?.(spot) ?? []),
    ];
  },
  name: (values, path) => values.flatMap((one, at) => item.name?.(one, read.at(path, at)) ?? []),
  within: (step, words) => ({ form: item, words, called: words.one, place: Number(step) }),
});
