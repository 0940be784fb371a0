import { isDie } from '../../../admirals-shared/play/commands';
import type { Terrain } from '../../cards/terms';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import { draggedInRoll, payersOf, starRoll } from '../../terrain';
import { asks, goesIll, terrainRule } from '../../../admirals-shared/terrain/entry';
import type { Entry } from '../commands';
import { savesAgainst } from '../../strike/spec';

/** Armor against the Hit of a hex, where the table reads it so (ruling terrain-hits-no-armor). */
const armorOf = (piece: Piece, rules: Rules) =>
  rules.rulings['terrain-hits-no-armor'] === 'armor'
    ? savesAgainst([], piece, [], rules)[0]
    : undefined;

const paid = (
  piece: Piece,
  by: 'star' | 'dust',
  { pays, armor: die }: Entry,
  rule: string,
  rules: Rules,
) => {
  const save = armorOf(piece, rules);
  if (save && !isDie(die)) return asks({ needs: 'armor-roll', save, rule });
  const armor = save && die !== undefined ? die : null;
  if (save && armor !== null && armor <= save.upTo) return { pays: null, armor };
  const payers = payersOf(piece, by);
  const [only] = payers;
  if (payers.length === 1 && only !== undefined && pays === undefined) return { pays: only, armor };
  return pays !== undefined && payers.includes(pays)
    ? { pays, armor }
    : asks({ needs: 'hit-payment', payers, rule });
};

const CALM = { pays: null, hitBy: null, roll: null, armor: null } as const;

/** Star System, Dust Cloud: what moving in brings. `pays` is what takes the Hit of the hex; null where there is none. */
const felt = (piece: Piece, entry: Entry, rules: Rules) => {
  const { onEntry } = terrainRule(rules.terrains, entry.terrain);
  if (onEntry === undefined) return CALM;
  switch (onEntry) {
    case 'star': {
      const roll = starRoll(piece);
      if (roll === null) return CALM;
      if (!isDie(entry.roll)) return asks({ needs: 'entry-roll', roll, rule: roll.rule });
      if (!goesIll(roll, entry.roll)) return { ...CALM, roll: entry.roll };
      const hit = paid(piece, 'star', entry, roll.rule, rules);
      return 'need' in hit ? hit : ({ ...hit, hitBy: 'Star System', roll: entry.roll } as const);
    }
    case 'dust': {
      const hit = paid(piece, 'dust', entry, 'Dust Cloud', rules);
      return 'need' in hit ? hit : ({ ...hit, hitBy: 'Dust Cloud', roll: null } as const);
    }
  }
};

/** Terrain Types: what becomes of a ship in the hex it enters, or what has to be rolled or chosen first. */
export const resolveEntry = (piece: Piece, entry: Entry, rules: Rules, leavesHole = false) => {
  const done = felt(piece, entry, rules);
  if ('need' in done) return done;
  const ends = (terrain: Terrain | null, drag: number | null, dragged: boolean) =>
    ({ done: true, entered: { ...done, terrain, drag, dragged } }) as const;
  const isDragged =
    entry.endsHere === true || rules.rulings['hole-drags-each-move'] === 'each-move';
  const isNear = (entry.nearHole === true && isDragged) || leavesHole;
  const isLost = done.pays === 'hull' && piece.hull === 1;
  if (!isNear || isLost) return ends(entry.terrain, null, false);
  const roll = draggedInRoll(piece);
  if (!isDie(entry.drag)) return asks({ needs: 'drag-roll', roll, rule: roll.rule });
  const dragged = goesIll(roll, entry.drag);
  return ends(dragged ? 'Black Hole' : entry.terrain, entry.drag, dragged);
};

type Entering = ReturnType<typeof resolveEntry>;
export type EntryNeed = Extract<Entering, { readonly done: false }>['need'];
/** `terrain` is where it stands in the end. */
export type Entered = Extract<Entering, { readonly done: true }>['entered'];
