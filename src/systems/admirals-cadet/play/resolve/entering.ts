import { isDie } from '../../../admirals-shared/play/commands';
import type { Terrain } from '../../cards/terms';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import { draggedInRoll, payersOf, starRoll, type Payer } from '../../terrain';
import { goesIll, type TerrainRoll, terrainRule } from '../../../admirals-shared/terrain/entry';
import type { Entry } from '../commands';
import type { Save } from '../../../admirals-shared/saves';
import { savesAgainst } from '../../strike/spec';

/** What a hex still asks of a ship that enters it. */
export type EntryNeed =
  | { readonly needs: 'entry-roll'; readonly roll: TerrainRoll; readonly rule: string }
  | { readonly needs: 'armor-roll'; readonly save: Save; readonly rule: string }
  | { readonly needs: 'hit-payment'; readonly payers: readonly Payer[]; readonly rule: string }
  | { readonly needs: 'drag-roll'; readonly roll: TerrainRoll; readonly rule: string };

export interface Entered {
  /** Where it stands in the end. */
  readonly terrain: Terrain | null;
  /** What takes the Hit of the hex; null where there is none. */
  readonly pays: Payer | null;
  readonly hitBy: 'Star System' | 'Dust Cloud' | null;
  readonly roll: number | null;
  /** Ruling terrain-hits-no-armor */
  readonly armor: number | null;
  readonly drag: number | null;
  readonly dragged: boolean;
}

export type Entering =
  | { readonly done: false; readonly need: EntryNeed }
  | { readonly done: true; readonly entered: Entered };

type Paid =
  { readonly pays: Payer | null; readonly armor: number | null } | { readonly need: EntryNeed };

/** Armor against the Hit of a hex, where the table reads it so (ruling terrain-hits-no-armor). */
const armorOf = (piece: Piece, rules: Rules): Save | undefined =>
  rules.rulings['terrain-hits-no-armor'] === 'armor'
    ? savesAgainst([], piece, [], rules)[0]
    : undefined;

const paid = (
  piece: Piece,
  by: 'star' | 'dust',
  { pays, armor: die }: Entry,
  rule: string,
  rules: Rules,
): Paid => {
  const save = armorOf(piece, rules);
  if (save && !isDie(die)) return { need: { needs: 'armor-roll', save, rule } };
  const armor = save && die !== undefined ? die : null;
  if (save && armor !== null && armor <= save.upTo) return { pays: null, armor };
  const payers = payersOf(piece, by);
  const [only] = payers;
  if (payers.length === 1 && only !== undefined && pays === undefined) return { pays: only, armor };
  return pays !== undefined && payers.includes(pays)
    ? { pays, armor }
    : { need: { needs: 'hit-payment', payers, rule } };
};

const CALM = { pays: null, hitBy: null, roll: null, armor: null } as const;
type Felt = Pick<Entered, 'pays' | 'hitBy' | 'roll' | 'armor'> | { readonly need: EntryNeed };

/** Star System, Dust Cloud: what moving in brings. */
const felt = (piece: Piece, entry: Entry, rules: Rules): Felt => {
  const { onEntry } = terrainRule(rules.terrains, entry.terrain);
  if (onEntry === undefined) return CALM;
  switch (onEntry) {
    case 'star': {
      const roll = starRoll(piece);
      if (roll === null) return CALM;
      if (!isDie(entry.roll)) return { need: { needs: 'entry-roll', roll, rule: roll.rule } };
      if (!goesIll(roll, entry.roll)) return { ...CALM, roll: entry.roll };
      const hit = paid(piece, 'star', entry, roll.rule, rules);
      return 'need' in hit ? hit : { ...hit, hitBy: 'Star System', roll: entry.roll };
    }
    case 'dust': {
      const hit = paid(piece, 'dust', entry, 'Dust Cloud', rules);
      return 'need' in hit ? hit : { ...hit, hitBy: 'Dust Cloud', roll: null };
    }
  }
};

/** Terrain Types: what becomes of a ship in the hex it enters, or what has to be rolled or chosen first. */
export const resolveEntry = (
  piece: Piece,
  entry: Entry,
  rules: Rules,
  leavesHole = false,
): Entering => {
  const done = felt(piece, entry, rules);
  if ('need' in done) return { done: false, need: done.need };
  const isDragged =
    entry.endsHere === true || rules.rulings['hole-drags-each-move'] === 'each-move';
  const isNear = (entry.nearHole === true && isDragged) || leavesHole;
  const isLost = done.pays === 'hull' && piece.hull === 1;
  if (!isNear || isLost)
    return {
      done: true,
      entered: { ...done, terrain: entry.terrain, drag: null, dragged: false },
    };
  const roll = draggedInRoll(piece);
  if (!isDie(entry.drag))
    return { done: false, need: { needs: 'drag-roll', roll, rule: roll.rule } };
  const dragged = goesIll(roll, entry.drag);
  return {
    done: true,
    entered: {
      ...done,
      terrain: dragged ? 'Black Hole' : entry.terrain,
      drag: entry.drag,
      dragged,
    },
  };
};
