import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import type { Terrain } from '../../cards/terms';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import { draggedInRoll, payersOf, starRoll, type Payer } from '../../terrain';
import { goesIll, type TerrainRoll } from '../../../admirals-shared/terrain/entry';
import { terrainRule } from '../../../admirals-shared/terrain/rules';
import type { Entry } from '../commands';

/** What a hex still asks of a ship that enters it. */
export type EntryNeed =
  | { readonly needs: 'entry-roll'; readonly roll: TerrainRoll; readonly rule: string }
  | { readonly needs: 'hit-payment'; readonly payers: readonly Payer[]; readonly rule: string }
  | { readonly needs: 'drag-roll'; readonly roll: TerrainRoll; readonly rule: string };

export interface Entered {
  /** Where it stands in the end. */
  readonly terrain: Terrain | null;
  /** What takes the Hit of the hex; null where there is none. */
  readonly pays: Payer | null;
  readonly hitBy: 'Star System' | 'Dust Cloud' | null;
  readonly roll: number | null;
  readonly drag: number | null;
  readonly dragged: boolean;
}

export type Entering =
  | { readonly done: false; readonly need: EntryNeed }
  | { readonly done: true; readonly entered: Entered };

type Paid = { readonly pays: Payer } | { readonly need: EntryNeed };

const paid = (piece: Piece, by: 'star' | 'dust', { pays }: Entry, rule: string): Paid => {
  const payers = payersOf(piece, by);
  const [only] = payers;
  if (payers.length === 1 && only !== undefined && pays === undefined) return { pays: only };
  return pays !== undefined && payers.includes(pays)
    ? { pays }
    : { need: { needs: 'hit-payment', payers, rule } };
};

const CALM = { pays: null, hitBy: null, roll: null } as const;
type Felt = Pick<Entered, 'pays' | 'hitBy' | 'roll'> | { readonly need: EntryNeed };

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
      const hit = paid(piece, 'star', entry, roll.rule);
      return 'need' in hit ? hit : { pays: hit.pays, hitBy: 'Star System', roll: entry.roll };
    }
    case 'dust': {
      const hit = paid(piece, 'dust', entry, 'Dust Cloud');
      return 'need' in hit ? hit : { pays: hit.pays, hitBy: 'Dust Cloud', roll: null };
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
  const isNear = entry.nearHole === true || leavesHole;
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
