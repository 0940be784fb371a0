import { append, replay, type Played } from '../../src/core/game/log';
import type { Command, GameSetup, System } from '../../src/core/game/system';
import type { Answers } from '../../src/core/pages/answers';
import type { Shelf, ShelfCard, ShelfFleet } from '../../src/core/pages/desks';
import type { PageRef } from '../../src/core/pages/page';
import { everySystem } from '../../__tests__/builders/everySystem';

/** A question to a system, as plain data: a recording holds them, and a later tree is asked the same. */
export type Question =
  | { readonly ask: 'bridge' }
  | { readonly ask: 'page'; readonly at: PageRef; readonly answers: Answers }
  /** What comes of a command, told; the game goes on from there. */
  | { readonly ask: 'play'; readonly command: Command }
  /** What would come of it, also where it is refused. */
  | { readonly ask: 'try'; readonly command: Command }
  | { readonly ask: 'report' }
  | { readonly ask: 'fixed'; readonly what: 'reference' | 'arcs' | 'packs' | 'rulings' | 'ready' }
  | { readonly ask: 'parse'; readonly card: unknown }
  | {
      readonly ask: 'editor';
      readonly kind: string;
      readonly draft: Answers;
      readonly at: PageRef;
    }
  | { readonly ask: 'card'; readonly kind: string; readonly draft: Answers }
  | { readonly ask: 'fleet'; readonly draft: Answers; readonly at: PageRef }
  | { readonly ask: 'told'; readonly draft: Answers }
  | { readonly ask: 'completions'; readonly draft: Answers; readonly aim: string }
  | { readonly ask: 'code'; readonly code: string }
  | { readonly ask: 'setup'; readonly draft: Answers }
  | { readonly ask: 'tool'; readonly id: string; readonly answers: Answers }
  | { readonly ask: 'copies'; readonly pack: string };

/** What a recording is about: a system, and the game that is played where one is. */
export interface Sitting {
  readonly system: string;
  readonly name: string;
  readonly setup?: unknown;
}

const MOST_COMPLETIONS = 3;

const show = (value: unknown): unknown => value ?? null;

/** The complete cards that come with the app. */
const shelfOf = ({ parseCard, words }: System): Shelf => ({
  cards: (words.en.shows.cards?.builtIn ?? []).flatMap(({ id: pack, cards }) =>
    cards.flatMap(({ id, draft }): readonly ShelfCard[] => {
      const card = parseCard(draft);
      return card.ok ? [{ id, pack, revision: 1, card: card.value }] : [];
    }),
  ),
  fleets: [],
});

const first = <Thing>(many: Iterable<Thing>, most: number): readonly Thing[] => {
  const taken: Thing[] = [];
  for (const one of many) {
    taken.push(one);
    if (taken.length === most) break;
  }
  return taken;
};

/** One system at work, by its contract alone. */
export const openSitting = (sitting: Sitting) => {
  const system = everySystem.find(({ id }) => id === sitting.system);
  if (!system) throw new Error(`no system ${sitting.system}`);
  const { shows, ...words } = system.words.en;
  const bare = shelfOf(system);
  const parsed = sitting.setup === undefined ? null : system.parseSetup(sitting.setup);
  const setup = parsed?.ok ? parsed.value : null;
  let played: Played = replay({ steps: [], cursor: 0 });
  const told: { before: Played['state']; events: Played['log']['steps'][number]['events'] }[] = [];

  const inGame = (): GameSetup => {
    if (!setup) throw new Error(`${sitting.name}: no game, ${JSON.stringify(parsed)}`);
    return setup;
  };

  const take = (command: Command, events: Played['log']['steps'][number]['events']): void => {
    told.push({ before: played.state, events });
    played = append(played, { command, events });
  };

  if (setup) {
    const begun = system.start(setup);
    if (!begun.ok) throw new Error(`${sitting.name}: ${JSON.stringify(begun)}`);
    take({ type: 'start' }, begun.events);
  }

  const decide = (command: Command, goesOn: boolean): unknown => {
    const asked = system.parseCommand(command);
    if (!asked.ok) return { refused: asked.problems };
    const decision = system.decide(inGame(), played.state, asked.value);
    if (!decision.ok) {
      // A refusal may carry the procedure that waits for dice: no part of what is shown.
      const { why, rule } = decision;
      return { decision: { ok: false, why, rule }, said: words.refusal(decision) };
    }
    const lines = words.events(decision.events, played.state, inGame());
    if (goesOn) take(command, decision.events);
    return { decision, lines };
  };

  const fleetOf = (draft: Answers): ShelfFleet => ({
    id: 'f',
    name: 'Home Fleet',
    draft,
    cards: shows.fleets?.cards({ draft, cards: {} }, bare) ?? {},
  });

  /** Two fleets lie ready for a game, the fullest that can be found. */
  let shelf: Shelf | null = null;
  const fullShelf = (): Shelf => {
    if (shelf) return shelf;
    const blank = shows.fleets?.blank(bare) ?? {};
    const [aim] = shows.fleets?.aims ?? [];
    const found = first(shows.fleets?.completions(fleetOf(blank), aim?.id ?? '', bare) ?? [], 1);
    const drafts = found.flatMap((one) => one.found.map(({ draft }) => draft));
    const fleets = [blank, ...drafts.slice(0, 2)].map((draft, at) => ({
      ...fleetOf(draft),
      id: `f${at}`,
      name: `Fleet ${at}`,
    }));
    shelf = { ...bare, fleets };
    return shelf;
  };

  const fixed = {
    reference: () => system.contents,
    arcs: () => shows.arcs,
    packs: () => shows.cards?.builtIn,
    rulings: () => system.rulings,
    ready: () => shows.readyGames,
  };

  const answer = (question: Question): unknown => {
    switch (question.ask) {
      case 'bridge':
        return shows.bridge(inGame(), played.state);
      case 'page':
        return shows.page(inGame(), played.state, question.at, question.answers);
      case 'play':
        return decide(question.command, true);
      case 'try':
        return decide(question.command, false);
      case 'report':
        return shows.report?.(inGame(), played.state, told);
      case 'fixed':
        return fixed[question.what]();
      case 'parse': {
        const card = system.parseCard(question.card);
        return card.ok
          ? card
          : { ...card, said: card.problems.map(({ why }) => words.problem(why)) };
      }
      case 'editor':
        return shows.cards?.editor(question.kind, question.draft, question.at, fullShelf());
      case 'card': {
        const { cards } = shows;
        const { kind, draft } = question;
        return {
          reading: cards?.reading(kind, draft, fullShelf()),
          glance: cards?.glance(kind, draft),
          missing: cards?.missing(kind, draft, fullShelf()),
          names: cards?.names?.(kind, draft),
        };
      }
      case 'fleet': {
        const fleet = fleetOf(question.draft);
        for (const _step of shows.fleets?.work?.(fleet, question.at, fullShelf()) ?? []);
        return shows.fleets?.page(fleet, question.at, fullShelf());
      }
      case 'told': {
        const fleet = fleetOf(question.draft);
        const { fleets } = shows;
        return {
          glance: fleets?.glance(fleet, fullShelf()),
          text: fleets?.text(fleet),
          sheet: fleets?.sheet(fleet),
          code: fleets?.makeCode(fleet),
        };
      }
      case 'completions': {
        const found = shows.fleets?.completions(fleetOf(question.draft), question.aim, fullShelf());
        return first(found ?? [], MOST_COMPLETIONS);
      }
      case 'code':
        return shows.fleets?.parseCode(question.code, fullShelf());
      case 'setup':
        return {
          page: shows.setups?.page(question.draft, fullShelf()),
          made: shows.setups?.make(question.draft, fullShelf()),
        };
      case 'tool':
        return shows.tools
          ?.find(({ id }) => id === question.id)
          ?.page(question.answers, fullShelf());
      case 'copies': {
        const cards = shows.cards?.builtIn.find(({ id }) => id === question.pack)?.cards ?? [];
        return shows.cards?.copies?.map((one) => [one.to, one.name('Mine'), one.convert(cards)]);
      }
    }
  };

  return {
    system,
    shows,
    shelf: fullShelf,
    isOver: (): boolean => (setup ? played.state.outcome !== null : true),
    /** Whether a game would be over with this command. */
    wouldEnd: (command: Command): boolean => {
      const decision = system.decide(inGame(), played.state, command);
      return decision.ok && append(played, { command, ...decision }).state.outcome !== null;
    },
    ask: (question: Question): unknown => show(answer(question)),
  };
};

export type Open = ReturnType<typeof openSitting>;
