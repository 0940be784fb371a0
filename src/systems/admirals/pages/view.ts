import { readsEntry, type Reads } from '../../kit/pages/reads';
import * as entries from '../reference/entriesFor';
import type { Command } from '../../../core/game/system';
import type { AdmiralsCommand } from '../play/commands';
import type { Finding, Chip, ShipRow, TrackView } from '../../../core/pages/page';
import type { Line } from '../../admirals-shared/explain';
import type { AdmiralsWords } from '../words/en';
import { cardsAt, hasMark, type Ship, type GameState } from '../../../core/game/state';
import { orderLimitOf } from '../attributes';
import { TRACKS } from '../../admirals-shared/looks';
import * as every from '../../admirals-shared/pages/view';
import { rowOf, trackView } from '../../kit/pages/shipRow';
import * as names from '../../admirals-shared/play/names';
import type { AdmiralsSetup } from '../play/setup';
import { pieceOf, piecesOf } from '../play/view';
import { terrainOf } from '../../admirals-shared/play/reading';
import type { HookName } from '../keywords/hooks';
import type { Rules } from '../rules';
import type { Piece } from '../piece';
import { makeAsking } from '../../kit/pages/asking';
import { decide } from '../play/decide';

/** What a label opens: the entry of a section, a keyword or a terrain; nothing where there is none. */
export const readsRule = (section: string): Reads => readsEntry(entries.entryForRule(section));
export const readsKeyword = (name: string): Reads => readsEntry(entries.entryForKeyword(name));
export const readsTerrain = (terrain: string): Reads =>
  readsEntry(entries.entryForTerrain(terrain));

/** Marks of a ship that a rule tells of. */
export const MARK_RULES: Readonly<Record<string, string>> = {
  [names.ROUND_MARKS.activated]: '4B-02',
  [names.LASTING_MARKS.reloading]: '5G-01',
  [names.ROUND_MARKS.heavyLocked]: '5A-02',
  [names.ROUND_MARKS.evadeUsed]: '6C',
  [names.ROUND_MARKS.skilledUsed]: '9I',
  [names.ROUND_MARKS.augurUsed]: '9L',
  [names.ROUND_MARKS.escaped]: '8B-05',
  [names.ROUND_MARKS.startedInCore]: '8B-04',
  [names.LASTING_MARKS.nearStrategic]: '10E-03',
};
export const readsMark = (mark: string): Reads => readsRule(MARK_RULES[mark] ?? '');

/** What a number comes from. */
export const readsSource = (line: Parameters<typeof entries.entryForSource>[0]): Reads =>
  readsEntry(entries.entryForSource(line));

/** A command as a page carries it, checked to be one of ours. */
export const ask = (command: AdmiralsCommand): Command => command;

/** Where a number comes from, a line each, with the rule that it opens. */
export const whyLines = (
  { words }: { readonly words: AdmiralsWords },
  lines: readonly Line[],
): readonly Finding[] =>
  lines.map((line): Finding => {
    const text = words.explain.line(line);
    return { text, rule: line.rule, tone: 'plain', ...readsSource(line) };
  });

/** What pages are made from. */
export interface View extends every.AnyView<AdmiralsCommand>, every.Seeing<Piece> {
  readonly setup: AdmiralsSetup;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
}

/** Whether a keyword of a piece has a say in one of these. */
export const hasHook = ({ rules }: View, { keywords }: Piece, hooks: readonly HookName[]) =>
  keywords.some(({ name }) => {
    const rule = rules.keywords.find((one) => one.name === name);
    return rule !== undefined && hooks.some((hook) => rule[hook] !== undefined);
  });

/** Most pieces have nothing that goes beyond their own hex. */
export const goesBeyond = (view: View, piece: Piece, hooks: readonly HookName[]): boolean =>
  hasHook(view, piece, hooks) ||
  piece.effects.some(({ effect }) => effect.does !== 'text' && effect.reach.whom === 'friends');

const criticalsView = (view: View, piece: Piece): TrackView => {
  const limit = orderLimitOf(piece, view.rules).value;
  const held = cardsAt(view.state, piece.id, names.SLOTS.order).length;
  return trackView(view, piece.id, names.CRITICALS, {
    label: view.words.pages.row.critical,
    style: TRACKS.critical,
    note: view.words.pages.ship.orders(held, limit),
    ...readsRule('5F-03'),
  });
};

const exhaustedView = (view: View, piece: Piece): TrackView => {
  const { diceHalved, diceQuartered } = view.words.pages.ship;
  const note = ['', diceHalved, diceQuartered][Math.min(2, piece.exhausted)];
  return trackView(view, piece.id, names.EXHAUSTED, {
    label: view.words.pages.row.exhausted,
    style: TRACKS.exhausted,
    ...readsRule('7D'),
    ...(note ? { note } : {}),
  });
};

/** Every track of its card, a pool of shields among them. */
export const trackViews = (view: View, piece: Piece): readonly TrackView[] => [
  ...every.trackViews(view, piece, {
    hull: readsRule('3A-01 X'),
    shields: readsRule('3A-01 XIII'),
  }),
  criticalsView(view, piece),
  exhaustedView(view, piece),
];

const { reloading } = names.LASTING_MARKS;
const { evadeUsed, skilledUsed, augurUsed } = names.ROUND_MARKS;

const markChips = ({ state, words }: View, ship: string): readonly Chip[] => {
  const terrain = terrainOf(state, ship);
  const marks = [reloading, evadeUsed, skilledUsed, augurUsed].filter((mark) =>
    hasMark(state, ship, mark),
  );
  const chipFor = (label: string, reads: Reads): Chip => ({ label, tone: 'plain', ...reads });
  return [
    ...(terrain === null ? [] : [chipFor(words.pages.hex(terrain), readsTerrain(terrain))]),
    ...marks.map((mark) => chipFor(words.correct.mark(mark), readsMark(mark))),
  ];
};

/** A ship at a glance; null for one whose card is not in the game. */
export const shipRow = (view: View, ship: Ship): ShipRow | null => {
  const piece = view.pieceOf(ship.id);
  if (!piece) return null;
  return rowOf(view, ship, {
    zones: every.rowZones(view, piece),
    tracks: trackViews(view, piece),
    chips: [...view.orderChips(ship.id), ...markChips(view, ship.id)],
  });
};

/** A game of 2.0 as its pages see it. */
export const makeView = (
  setup: AdmiralsSetup,
  state: GameState,
  rules: Rules,
  words: AdmiralsWords,
): View => ({
  ...every.seeing({ setup, state }, { pieceOf, piecesOf }, words.pages, readsRule('4B-01')),
  rules,
  words,
  readsSource,
  ...makeAsking<AdmiralsCommand>({
    decide: (command) => decide(rules, setup, state, command),
    refusal: words.system.refusal,
    lines: (events) => words.system.events(events, state, setup),
    readsRule,
    anyway: words.pages.anyway,
  }),
});
