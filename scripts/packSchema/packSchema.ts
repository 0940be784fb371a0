import { RAYS } from '../../src/core/hex/bearing';
import { MOST_IN_FILE, PACK_FORMAT, PACK_VERSION } from '../../src/storage/packFile';
import { CARD_FORMS as cadetForms } from '../../src/systems/admirals-cadet/cards/read';
import { ARCS, FACINGS } from '../../src/systems/admirals-shared/cards/terms';
import { CARD_FORMS } from '../../src/systems/admirals/cards/forms';
import { FORMS as armadaForms } from '../../src/systems/armada/cards';
import type { CardForms } from '../../src/systems/kit/cards/cardForm';
import { kindSchema } from '../../src/systems/kit/cards/partForms';
import type { Schema } from '../../src/systems/kit/cards/form';

/** What a rule set brings: its kinds of card, and what it keeps for a whole pack. */
interface Described {
  readonly system: string;
  readonly forms: CardForms;
  readonly body?: Schema;
}

const object = (
  required: readonly string[],
  properties: Readonly<Record<string, Schema>>,
): Schema => ({ type: 'object', additionalProperties: false, required, properties });

const line = (maxLength: number, minLength = 0): Schema => ({
  type: 'string',
  minLength,
  maxLength,
});

const shapes = (names: readonly string[]): Schema => {
  const shape = { type: 'string', pattern: `^[#.]{${RAYS.length}}$` };
  return object([], Object.fromEntries(names.map((name) => [name, shape])));
};

const SYSTEMS: readonly Described[] = [
  {
    system: 'admirals',
    forms: CARD_FORMS,
    body: object([], { arcs: shapes(ARCS), facings: shapes(FACINGS) }),
  },
  { system: 'admirals-cadet', forms: cadetForms },
  { system: 'armada', forms: armadaForms },
];

const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

type Definitions = Map<string, Schema>;

/** A piece with a title is written once, under that title, or under the system's where another has taken it. */
const named = (title: string, piece: Schema, system: string, known: Definitions): Schema => {
  const before = known.get(title);
  const isSame = before === undefined || JSON.stringify(before) === JSON.stringify(piece);
  const name = isSame ? title : `${system}-${title}`;
  known.set(name, piece);
  return ref(name);
};

/** The same with a reference in the place of every piece that has a title. */
const referring = (piece: unknown, system: string, known: Definitions): unknown => {
  if (Array.isArray(piece)) return piece.map((one) => referring(one, system, known));
  if (typeof piece !== 'object' || piece === null) return piece;
  const all = Object.fromEntries(
    Object.entries(piece).map(([key, one]) => [key, referring(one, system, known)]),
  );
  const { title, ...rest } = all;
  return typeof title === 'string' ? named(title, rest, system, known) : all;
};

/** A card that is complete has everything; a draft may lack anything. */
const cardOf = ({ system, forms }: Described, known: Definitions): Schema => {
  const kinds = Object.keys(forms);
  for (const [kind, { table }] of Object.entries(forms)) {
    const body = referring(kindSchema('kind', kind, table), system, known);
    known.set(`${system}-${kind}`, body as Schema); // an object stays one
  }
  return {
    properties: { kind: { enum: kinds } },
    if: { properties: { draft: { const: true } }, required: ['draft'] },
    then: true,
    else: {
      allOf: kinds.map((kind) => ({
        if: { properties: { kind: { const: kind } } },
        then: { properties: { body: ref(`${system}-${kind}`) } },
      })),
    },
  };
};

const packsOf = (described: Described, known: Definitions): Schema => {
  const { system, body } = described;
  known.set(`${system}-card`, cardOf(described, known));
  const properties = { ...(body && { body }), cards: { items: ref(`${system}-card`) } };
  return {
    if: { properties: { system: { const: system } } },
    then: { properties: { packs: { items: { properties } } } },
  };
};

const { id, title, notes, packs, cards } = MOST_IN_FILE;

const PACK = object(['id', 'name', 'cards'], {
  id: line(id, 1),
  name: line(title, 1),
  author: line(title),
  version: line(title),
  colour: {
    ...line(title),
    description: 'ice, amber, teal, rose, violet or green; anything else is grey',
  },
  notes: line(notes),
  body: { type: 'object', description: 'Shapes redrawn for the whole pack' },
  cards: { type: 'array', items: ref('card'), maxItems: cards },
});

const CARD = object(['id', 'kind', 'body'], {
  id: line(id, 1),
  kind: line(id, 1),
  draft: { type: 'boolean', description: 'Not complete yet: the body may lack anything' },
  body: { type: 'object' },
});

/** A pack file as a JSON Schema, its cards by the forms of their rule set. */
export const packSchema = (): Schema => {
  const known: Definitions = new Map();
  const allOf = SYSTEMS.map((one) => packsOf(one, known));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A Flagbridge pack file',
    description: 'Cards that players typed in, to be shared. See pack-format.md beside this file.',
    ...object(['format', 'version', 'system', 'packs'], {
      $schema: { type: 'string' },
      format: { const: PACK_FORMAT },
      version: { const: PACK_VERSION },
      app: line(title),
      system: line(id, 1),
      packs: { type: 'array', items: ref('pack'), minItems: 1, maxItems: packs },
    }),
    allOf,
    definitions: { pack: PACK, card: CARD, ...Object.fromEntries(known) },
  };
};
