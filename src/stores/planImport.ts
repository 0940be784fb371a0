import { canonicalJson } from '../core/checked/canonical';
import type { CardGlance, Shelf } from '../core/pages/desks';
import type { CardToSave } from '../storage/cards';
import type { Image, Images } from '../storage/images';
import type { PackFile, SentPack } from '../storage/packFile';
import type { Pack } from '../storage/packs';
import type { SystemDesk } from './cardParts';
import type { CheckedCard } from './checkPacks';
import { draftOf } from './makeShelves';

/** What is to become of a card that is here in another form. */
export const IMPORT_CHOICES = ['replace', 'keep', 'both'] as const;
export type ImportChoice = (typeof IMPORT_CHOICES)[number];

export interface PlannedCard {
  readonly id: string;
  readonly kind: string;
  readonly glance: CardGlance;
  /** Not here yet, here just so, or here in another form. */
  readonly state: 'new' | 'same' | 'differs';
  readonly complete: boolean;
  readonly sent: CheckedCard;
  readonly mine: CardToSave | null;
}

export interface PlannedPack {
  /** Under which it will be here. */
  readonly id: string;
  readonly state: 'new' | 'known';
  /** Its name, author, notes or shapes are others. */
  readonly differs: boolean;
  readonly sent: SentPack;
  readonly mine: Pack | null;
  /** Cards of a deleted pack of that id: they stay deleted. */
  readonly buried: readonly CardToSave[];
  readonly cards: readonly PlannedCard[];
}

/** What an import would do, before it does anything. */
export interface ImportPlan {
  readonly system: string;
  readonly systemName: string;
  readonly packs: readonly PlannedPack[];
}

/** By pack and card, as `choiceKey` says; what is not named is replaced. */
export type ImportChoices = Readonly<Record<string, ImportChoice>>;

export const choiceKey = (pack: PlannedPack, card: PlannedCard): string => `${pack.id} ${card.id}`;

/** What is here of what a file brings. */
export interface HereNow {
  readonly packs: readonly Image<Pack>[];
  /** Of those packs, and those with the ids of the file's cards wherever they are; deleted ones too. */
  readonly cards: readonly Image<CardToSave>[];
  readonly builtIn: ReadonlySet<string>;
}

interface Planner {
  readonly own: SystemDesk;
  readonly here: HereNow;
  readonly shelf: Shelf;
  readonly newId: () => string;
}

const isLive = <Thing>({ thing, deleted }: Image<Thing>): boolean =>
  thing !== null && deleted === null;

const stateOf = (sent: CheckedCard, mine: CardToSave | null): PlannedCard['state'] => {
  if (!mine) return 'new';
  const isSame =
    mine.kind === sent.sent.kind && canonicalJson(mine.body) === canonicalJson(sent.sent.body);
  return isSame ? 'same' : 'differs';
};

/** The cards of one pack that are here, by what they can be recognised by. */
interface Known {
  readonly byId: ReadonlyMap<string, CardToSave>;
  readonly byCode: ReadonlyMap<string, CardToSave>;
  /** Ids that cards of other packs have. */
  readonly taken: ReadonlySet<string>;
}

const codeKey = (kind: string, code: string): string => `${kind} ${code}`;

const knownIn = (here: HereNow, pack: Image<Pack> | undefined, id: string): Known => {
  const inPack = here.cards.filter(({ thing }) => thing?.pack === id);
  // The cards of a deleted pack are not here to be compared with.
  const live = pack && isLive(pack) ? inPack.filter(isLive) : [];
  const cards = live.flatMap(({ thing }) => (thing ? [thing] : []));
  const coded = cards.filter(({ code }) => code !== '');
  return {
    byId: new Map(cards.map((card) => [card.id, card])),
    byCode: new Map(coded.map((card) => [codeKey(card.kind, card.code), card])),
    taken: new Set(
      here.cards.flatMap(({ thing }) => (thing === null || thing.pack === id ? [] : [thing.id])),
    ),
  };
};

const planCard = (
  { own: { desk }, shelf, newId }: Planner,
  known: Known,
  sent: CheckedCard,
): PlannedCard => {
  const { id, kind, body } = sent.sent;
  const draft = draftOf(body);
  const glance = desk.glance(kind, draft);
  const mine = known.byId.get(id) ?? known.byCode.get(codeKey(kind, glance.code)) ?? null;
  return {
    id: mine?.id ?? (known.taken.has(id) ? newId() : id),
    kind,
    glance,
    state: stateOf(sent, mine),
    complete: sent.shelved !== undefined && desk.missing(kind, draft, shelf).length === 0,
    sent,
    mine,
  };
};

const headOf = ({ name, author, version, colour, notes, body }: SentPack | Pack): string =>
  canonicalJson({ name, author, version, colour, notes, body });

const planPack = (planner: Planner, sent: SentPack, cards: readonly CheckedCard[]): PlannedPack => {
  const { here, own } = planner;
  const image = here.packs.find(({ id }) => id === sent.id);
  const isForeign = image?.thing && image.thing.system !== own.system.id;
  const id = here.builtIn.has(sent.id) || isForeign ? planner.newId() : sent.id;
  const mine = image && id === sent.id && isLive(image) ? image.thing : null;
  const known = knownIn(here, image, id);
  const planned = cards
    .filter(({ pack }) => pack === sent.id)
    .map((card) => planCard(planner, known, card));
  return {
    id,
    state: mine ? 'known' : 'new',
    differs: mine !== null && headOf(mine) !== headOf(sent),
    sent,
    mine,
    buried: mine ? [] : buriedIn(here, id, planned),
    cards: planned,
  };
};

/** Cards of a deleted pack that its return is not to bring back. */
const buriedIn = (
  here: HereNow,
  pack: string,
  planned: readonly PlannedCard[],
): readonly CardToSave[] => {
  const back = new Set(planned.map(({ id }) => id));
  return here.cards.flatMap(({ id, thing, deleted }) =>
    thing?.pack === pack && deleted === null && !back.has(id) ? [thing] : [],
  );
};

export const planImport = (
  planner: Planner,
  file: PackFile,
  cards: readonly CheckedCard[],
): ImportPlan => ({
  system: file.system,
  systemName: planner.own.name,
  packs: file.packs.map((pack) => planPack(planner, pack, cards)),
});

const cardImage = (
  plan: ImportPlan,
  pack: PlannedPack,
  card: PlannedCard,
  { id, isSecond, now }: { id: string; isSecond: boolean; now: number },
): Image<CardToSave> => ({
  id,
  deleted: null,
  thing: {
    id,
    pack: pack.id,
    system: plan.system,
    kind: card.kind,
    code: card.glance.code,
    name: card.glance.name,
    // Two of one code in a pack: the second waits for a code of its own.
    complete: card.complete && !isSecond,
    summary: card.glance,
    body: card.sent.sent.body,
    created: isSecond ? now : (card.mine?.created ?? now),
    updated: now,
  },
});

const cardImages = (
  plan: ImportPlan,
  pack: PlannedPack,
  choices: ImportChoices,
  { now, newId }: { now: number; newId: () => string },
): readonly Image<CardToSave>[] =>
  pack.cards.flatMap((card) => {
    const { id, state } = card;
    if (state === 'new') return [cardImage(plan, pack, card, { id, isSecond: false, now })];
    if (state === 'same') return [];
    switch (choices[choiceKey(pack, card)] ?? 'replace') {
      case 'replace':
        return [cardImage(plan, pack, card, { id, isSecond: false, now })];
      case 'both':
        return [cardImage(plan, pack, card, { id: newId(), isSecond: true, now })];
      case 'keep':
        return [];
    }
  });

const packImage = (
  { system }: ImportPlan,
  { id, mine, sent }: PlannedPack,
  now: number,
): Image<Pack> => {
  const { name, author, version, colour, notes, body } = sent;
  return {
    id,
    deleted: null,
    thing: {
      ...{ id, system, name, author, version, colour, notes, body, builtIn: false },
      inUse: mine?.inUse ?? true,
      created: mine?.created ?? now,
      updated: now,
    },
  };
};

const keepsAll = (pack: PlannedPack, choices: ImportChoices): boolean =>
  pack.cards.every((card) => card.state === 'same' || choices[choiceKey(pack, card)] === 'keep');

/** How packs and cards stand once the plan is carried out. */
export const imagesAfter = (
  plan: ImportPlan,
  choices: ImportChoices,
  parts: { now: number; newId: () => string },
): Images => ({
  packs: plan.packs
    .filter((pack) => pack.state === 'new' || (pack.differs && !keepsMine(pack, choices)))
    .map((pack) => packImage(plan, pack, parts.now)),
  cards: plan.packs.flatMap((pack) => [
    ...pack.buried.map((thing) => ({ id: thing.id, thing, deleted: parts.now })),
    ...cardImages(plan, pack, choices, parts),
  ]),
});

/** Whoever keeps every card that differs keeps the pack's name and notes too. */
const keepsMine = (pack: PlannedPack, choices: ImportChoices): boolean =>
  pack.cards.some(({ state }) => state === 'differs') && keepsAll(pack, choices);
