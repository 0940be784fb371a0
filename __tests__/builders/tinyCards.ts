import { just, list, object, tagged, text, whole, type Reader } from '../../src/core/checked/read';
import type { Card, System } from '../../src/core/game/system';
import { answerAt, type Answers } from '../../src/core/pages/answers';
import type { CardDesk, CardName } from '../../src/core/pages/desks';
import type { Database } from '../../src/storage/database';
import { makeCards } from '../../src/stores/makeCards';
import { tinySystem } from './tinySystem';
import { systemsOf } from './systemsOf';

/** Ships with a hull and guns, and guns that may be made of guns: enough for every way a card can go wrong. */

const code = text({ most: 8 });
const name = text({ most: 20 });
const guns = list(code, { most: 5 });

const reader: Reader<Card> = tagged<Card>('kind', {
  ship: object({ kind: just('ship'), code, name, hull: whole({ least: 1, most: 9 }), guns }),
  gun: object({ kind: just('gun'), code, name, guns }),
});

const textAt = (draft: Answers, path: string): string => {
  const found = answerAt(draft, path);
  return typeof found === 'string' ? found : '';
};

const namesIn = (draft: Answers): readonly CardName[] => {
  const listed = answerAt(draft, 'guns');
  return (Array.isArray(listed) ? listed : []).map((gun, at) => ({
    path: `guns[${at}]`,
    kind: 'gun',
    code: String(gun),
  }));
};

export const ship = (own: Answers = {}): Answers => ({
  kind: 'ship',
  code: 'S1',
  name: 'Tub',
  hull: 3,
  guns: [],
  ...own,
});

export const gun = (own: Answers = {}): Answers => ({
  kind: 'gun',
  code: 'G1',
  name: 'Pea shooter',
  guns: [],
  ...own,
});

const desk: CardDesk = {
  kinds: [
    { id: 'ship', one: 'Ship', many: 'Ships' },
    { id: 'gun', one: 'Gun', many: 'Guns' },
  ],
  builtIn: [
    {
      id: 'training',
      name: 'Training',
      author: 'Flagbridge',
      version: '1',
      colour: 'teal',
      notes: '',
      cards: [
        { id: 'training-raft', kind: 'ship', draft: ship({ code: 'T1', name: 'Raft' }) },
        { id: 'training-half', kind: 'ship', draft: { kind: 'ship', code: 'T2' } },
      ],
    },
  ],
  blank: (kind) => ({ kind, code: '', name: '', guns: [] }),
  editor: (kind, draft, at, shelf) =>
    at.page === 'card'
      ? {
          title: textAt(draft, 'name') || `New ${kind}`,
          blocks: [
            {
              block: 'field',
              id: 'code',
              label: 'Code',
              value: textAt(draft, 'code'),
              lines: 'one',
            },
            {
              block: 'field',
              id: 'name',
              label: 'Name',
              value: textAt(draft, 'name'),
              lines: 'one',
            },
            {
              block: 'acts',
              style: 'row',
              acts: [
                { label: 'Hull 4', answers: { hull: 4 } },
                { label: 'Guns', opens: { page: 'guns' } },
                { label: 'New gun', opens: { page: 'new', about: 'gun' } },
              ],
            },
          ],
          aside: desk.reading(kind, draft, shelf).blocks,
        }
      : at.page === 'guns'
        ? { title: 'Guns', blocks: [{ block: 'text', text: 'All the guns' }] }
        : null,
  reading: (_kind, draft) => ({
    title: textAt(draft, 'name'),
    blocks: [{ block: 'text', text: `Hull ${String(answerAt(draft, 'hull') ?? '?')}` }],
  }),
  glance: (kind, draft) => ({
    code: textAt(draft, 'code'),
    name: textAt(draft, 'name'),
    kicker: kind === 'ship' ? 'A ship' : 'A gun',
    groups: { Size: answerAt(draft, 'hull') === 9 ? 'Big' : 'Small' },
    words: ['Buoyant'],
  }),
  missing: (_kind, draft, shelf) => {
    const card = reader(draft, '');
    const wrong = card.ok ? [] : card.problems.map(({ path, why }) => `${path}: ${why.id}`);
    const lost = namesIn(draft).filter(
      (named) =>
        !shelf.cards.some(({ card: one }) => one.kind === 'gun' && one.code === named.code),
    );
    return [...wrong, ...lost.map((named) => `no gun ${named.code}`)];
  },
  names: (_kind, draft) => namesIn(draft),
};

export const cardSystem: System = {
  ...tinySystem,
  parseCard: (draft) => reader(draft, ''),
  words: {
    en: {
      ...tinySystem.words.en,
      shows: {
        ...tinySystem.words.en.shows,
        arcs: [
          {
            id: 'fore',
            label: 'F',
            name: 'Fore',
            group: 'Arcs',
            rays: Array.from({ length: 12 }, (_, ray) => ray < 2),
            place: 'arcs.F',
          },
        ],
        cards: desk,
      },
    },
  },
};

/** The store of cards with those, a clock that ticks once a look, and ids n1, n2 … */
export const tinyCards = (database: Database, prefix: string = 'n') => {
  let clock = 1000;
  let ids = 0;
  const changed: string[] = [];
  const cards = makeCards({
    systems: systemsOf(cardSystem),
    open: () => Promise.resolve(database),
    now: () => (clock += 1),
    newId: () => `${prefix}${(ids += 1)}`,
    app: '0.1.0',
    onChange: (system) => void changed.push(system),
  });
  return { ...cards, changed };
};

export type TinyCards = ReturnType<typeof tinyCards>;

export const coreSet = {
  name: 'Core set',
  author: 'Ann',
  version: '1',
  colour: 'amber',
  notes: 'From the box.',
};

/** A pack with these cards, typed in one after the other. */
export const typeIn = async (cards: TinyCards, ...drafts: readonly Answers[]): Promise<string> => {
  const pack = await cards.createPack('tiny', coreSet);
  if (!pack.ok) throw new Error(pack.problem.id);
  for (const draft of drafts) await typeCard(cards, pack.id, draft);
  return pack.id;
};

export const typeCard = async (cards: TinyCards, pack: string, draft: Answers): Promise<string> => {
  const id = cards.newCard(pack, String(draft['kind']));
  if (id === null) throw new Error('no such pack');
  await cards.openCard(id);
  await cards.changeCard(draft, 'all');
  return id;
};
