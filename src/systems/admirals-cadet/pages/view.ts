import type { Command } from '../../../core/game/system';
import * as every from '../../admirals-shared/pages/view';
import { readsEntry, type Reads } from '../../kit/pages/reads';
import type { Source } from '../../admirals-shared/explain';
import type { Piece } from '../piece';
import type { CadetSetup } from '../play/setup';
import type { Rules } from '../rules';
import type { CadetWords } from '../words/en';
import type { CadetCommand } from '../play/commands';
import type { EntryId, Chip, ShipRow, TrackView } from '../../../core/pages/page';
import { entriesIn } from '../../kit/reference/entryIds';
import { CONTENTS } from '../reference/contents';
import type { HeldCard, Ship, GameState } from '../../../core/game/state';
import { chipsBlock, listed, type Blocks } from '../../kit/pages/laidOut';
import { rowOf } from '../../kit/pages/shipRow';
import { makeKeyword, type Keyword } from '../../admirals-shared/cards/keywordText';
import { mountsOf } from '../play/situations';
import { makeAsking } from '../../kit/pages/asking';
import { decide } from '../play/decide';
import { pieceOf, piecesOf } from '../play/view';

const entries = entriesIn(CONTENTS);

/** The entry that tells a rule, by the name of its section; the first of several. */
export const entryForRule = (section: string): EntryId | null => entries.forRule(section);

/** Null for a keyword that the booklet does not have. */
export const entryForKeyword = (name: string): EntryId | null => entries.named(name, 'keyword');

/** What pages are made from. */
export interface View extends every.AnyView<CadetCommand>, every.Seeing<Piece> {
  readonly setup: CadetSetup;
  readonly rules: Rules;
  readonly words: CadetWords;
}

/** A command as a page carries it, checked to be one of ours. */
export const ask = (command: CadetCommand): Command => command;

export const readsRule = (section: string): Reads => readsEntry(entryForRule(section));
export const readsKeyword = (name: string): Reads => readsEntry(entryForKeyword(name));

/** What a number comes from: its keyword, its terrain, else the rule that it names. */
export const readsSource = ({ source, rule }: { readonly source: Source; readonly rule: string }) =>
  readsEntry(
    (source.of === 'keyword' ? entryForKeyword(source.keyword) : null) ??
      (source.of === 'terrain' ? entryForRule(source.terrain) : null) ??
      entryForRule(rule),
  );

/** Hull, and the shield track of a small ship. */
export const trackViews = (view: View, piece: Piece): readonly TrackView[] =>
  every.trackViews(view, piece, { hull: readsRule('Hits'), shields: readsRule('Shields') });

/** Face down nobody but its player knows what it is. */
export const isSecret = ({ face }: HeldCard): boolean => face === 'down';

const stateChips = ({ setup, state, words }: View, piece: Piece): readonly Chip[] => {
  const { row, hex } = words.pages;
  const reloads = mountsOf(setup, state, piece).some((mount) => mount.reloading);
  const { terrain } = piece;
  return listed<Chip>([
    piece.crippled && { label: row.crippled, tone: 'critical', ...readsRule('Critical Hits') },
    reloads && { label: row.reloading, tone: 'plain', ...readsRule('Heavy') },
    terrain !== null && { label: hex(terrain), tone: 'plain', ...readsRule(terrain) },
  ]);
};

/** A ship at a glance; null for one whose card is not in the game. */
export const shipRow = (view: View, ship: Ship): ShipRow | null => {
  const piece = view.pieceOf(ship.id);
  if (!piece) return null;
  return rowOf(view, ship, {
    zones: every.rowZones(view, piece),
    tracks: trackViews(view, piece),
    chips: [...view.orderChips(ship.id), ...stateChips(view, piece)],
  });
};

/** Ships besides these that have something which could reach others. */
export const bystanders = (view: View, besides: readonly string[]): readonly Piece[] =>
  view
    .pieces()
    .filter(
      ({ id, keywords, effects }) => !besides.includes(id) && keywords.length + effects.length > 0,
    );

/** What a ship has that could reach others. */
export const carriedBy = ({ keywords, orders }: Piece): string =>
  [...keywords.map(makeKeyword), ...orders].join(' · ');

/** Keywords of a card or of a ship; nothing where there are none. */
export const keywordChips = (
  { keywords }: { readonly keywords: readonly Keyword[] },
  { pages }: View['words'],
): Blocks =>
  chipsBlock(
    pages.ship.keywords,
    keywords.map((keyword) => ({
      label: makeKeyword(keyword),
      tone: 'plain',
      ...readsKeyword(keyword.name),
    })),
  );

/** A game of the first edition as its pages see it. */
export const makeView = (
  setup: CadetSetup,
  state: GameState,
  rules: Rules,
  words: CadetWords,
): View => ({
  ...every.seeing({ setup, state }, { pieceOf, piecesOf }, words.pages),
  rules,
  words,
  readsSource,
  ...makeAsking<CadetCommand>({
    decide: (command) => decide(rules, setup, state, command),
    refusal: words.system.refusal,
    lines: (events) => words.system.events(events, state, setup),
    readsRule,
    anyway: words.pages.anyway,
  }),
});
