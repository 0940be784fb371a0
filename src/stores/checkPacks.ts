import {
  checked,
  everyProblem,
  problems,
  type Checked,
  type Problem,
} from '../core/checked/checked';
import { at, isObject } from '../core/checked/read';
import { parseSector } from '../core/hex/sector';
import type { Answers } from '../core/pages/answers';
import type { CardName, Shelf, ShelfCard } from '../core/pages/desks';
import type { PackWhy } from '../core/packs/why';
import type { PackFile, SentCard, SentPack } from '../storage/packFile';
import type { SystemDesk } from './cardParts';
import { draftOf } from './makeShelves';

/** A card of a file, with its place in it. */
interface Placed {
  readonly path: string;
  readonly pack: string;
  readonly sent: SentCard;
  readonly draft: Answers;
}

/** A card that is legal by itself. */
interface Legal extends Placed {
  readonly shelved: ShelfCard;
}

const fault = (path: string, why: PackWhy): Problem => ({ path, why });

const placed = (packs: readonly SentPack[]): readonly Placed[] =>
  packs.flatMap(({ id: pack, cards }, p) =>
    cards.map((sent, c) => {
      const path = at(at(at('packs', p), 'cards'), c);
      return { path, pack, sent, draft: draftOf(sent.body) };
    }),
  );

const checkKind = ({ desk }: SystemDesk, { path, sent }: Placed): readonly Problem[] => {
  const { kind, body } = sent;
  if (!desk.kinds.some(({ id }) => id === kind)) {
    return [fault(`${path}.kind`, { id: 'unknown-kind', kind })];
  }
  const found = body['kind'];
  return found === undefined || found === kind
    ? []
    : [fault(`${path}.body.kind`, { id: 'other-kind', kind, found: String(found).slice(0, 40) })];
};

/** A card that claims to be complete must be one; what is wrong with it is told at its place. */
const checkCard = ({ system }: SystemDesk, one: Placed): Checked<Legal> => {
  const { path, pack, sent, draft } = one;
  const card = system.parseCard(draft);
  if (card.ok) {
    return checked({ ...one, shelved: { id: sent.id, pack, revision: 1, card: card.value } });
  }
  return problems(
    ...card.problems.map(({ path: within, why }) => ({
      path: within === '' ? `${path}.body` : `${path}.body.${within}`,
      why,
    })),
  );
};

const key = (kind: string, code: string): string => `${kind} ${code}`;

/** One pack may not have two cards of a kind with one code; several packs may. */
const checkCodes = (cards: readonly Legal[]): readonly Problem[] => {
  const first = new Map<string, string>();
  return cards.flatMap(({ path, pack, shelved: { card } }) => {
    const own = `${pack} ${key(card.kind, card.code)}`;
    const earlier = first.get(own);
    if (earlier === undefined) first.set(own, path);
    return earlier === undefined
      ? []
      : [fault(`${path}.body.code`, { id: 'code-twice', code: card.code, first: earlier })];
  });
};

type NamesOf = (one: Legal) => readonly CardName[];

const checkNames = (
  cards: readonly Legal[],
  namesOf: NamesOf,
  shelf: Shelf,
): readonly Problem[] => {
  const have = new Set(
    [...shelf.cards, ...cards.map(({ shelved }) => shelved)].map(({ card }) =>
      key(card.kind, card.code),
    ),
  );
  return cards.flatMap((one) =>
    namesOf(one)
      .filter(({ kind, code }) => !have.has(key(kind, code)))
      .map(({ path, kind, code }) =>
        fault(`${one.path}.body.${path}`, { id: 'no-such-card', kind, code }),
      ),
  );
};

/** No card is made of cards made of cards so many times. */
const MOST_MADE_OF = 50;

/** Follows what a card is made of; a card that comes back to itself is found once. */
const checkCircles = (cards: readonly Legal[], namesOf: NamesOf): readonly Problem[] => {
  const byKey = new Map(cards.map((one) => [key(one.sent.kind, one.shelved.card.code), one]));
  const finished = new Set<Legal>();
  const follow = (one: Legal, above: readonly Legal[]): readonly Problem[] => {
    if (finished.has(one)) return [];
    finished.add(one);
    return namesOf(one).flatMap(({ path, kind, code }) => {
      const next = byKey.get(key(kind, code));
      if (!next) return [];
      return next === one || above.includes(next) || above.length > MOST_MADE_OF
        ? [fault(`${one.path}.body.${path}`, { id: 'made-of-itself', code })]
        : follow(next, [...above, one]);
    });
  };
  return cards.flatMap((one) => follow(one, []));
};

const leavesIn = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        leavesIn(inner, path === '' ? name : `${path}.${name}`),
      )
    : [[path, value]];

/** Only shapes that the system lets a player redraw, each twelve signs long. */
const checkShapes = ({ shapes }: SystemDesk, packs: readonly SentPack[]): readonly Problem[] => {
  const places = new Set(shapes.flatMap(({ place }) => place ?? []));
  return packs.flatMap(({ body }, p) =>
    leavesIn(body, '')
      .filter(
        ([place, drawn]) =>
          !places.has(place) || typeof drawn !== 'string' || parseSector(drawn) === null,
      )
      .filter(([place]) => place !== '')
      .map(([place]) => fault(`${at('packs', p)}.body.${place}`, { id: 'unknown-shape' })),
  );
};

/** What a sound file holds, card by card. */
export interface CheckedCard {
  readonly pack: string;
  readonly sent: SentCard;
  /** Absent for a draft. */
  readonly shelved?: ShelfCard;
}

/** Whether the cards of a file are what they claim to be, given the cards that lie ready here. */
export const checkPacks = (
  own: SystemDesk | undefined,
  file: PackFile,
  shelf: Shelf,
): Checked<readonly CheckedCard[]> => {
  if (!own) {
    return problems(fault('system', { id: 'unknown-system', system: file.system }));
  }
  const all = placed(file.packs);
  const early = [...checkShapes(own, file.packs), ...all.flatMap((one) => checkKind(own, one))];
  if (early.length > 0) return everyProblem(early);
  const read = all.filter(({ sent }) => !sent.draft).map((one) => checkCard(own, one));
  const wrong = read.flatMap((one) => (one.ok ? [] : one.problems));
  if (wrong.length > 0) return everyProblem(wrong);
  const legal = read.flatMap((one) => (one.ok ? [one.value] : []));
  const namesOf: NamesOf = ({ sent, draft }) => own.desk.names?.(sent.kind, draft) ?? [];
  const together = [
    ...checkCodes(legal),
    ...checkNames(legal, namesOf, shelf),
    ...checkCircles(legal, namesOf),
  ];
  if (together.length > 0) return everyProblem(together);
  const shelved = new Map(legal.map((one) => [one.sent, one.shelved]));
  return checked(
    all.map(({ pack, sent }) => {
      const card = shelved.get(sent);
      return card ? { pack, sent, shelved: card } : { pack, sent };
    }),
  );
};
