import type { Terrain } from '../../cards/terms';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import { draggedInRoll, payersOf, starRoll } from '../../terrain';
import { asks, goesIll, terrainRule } from '../../../admirals-shared/terrain/entry';
import type { Entry } from '../commands';
import { savesAgainst } from '../../strike/spec';

/** What takes the Hit of a hex; null where Armor has stopped it, where the table rolls it (ruling terrain-hits-no-armor). */
const paid = (
  piece: Piece,
  hitBy: 'Star System' | 'Dust Cloud',
  { pays, armor: die }: Entry,
  roll: number | null,
  rules: Rules,
) => {
  const [armored] = savesAgainst([], piece, [], rules);
  const save = rules.rulings['terrain-hits-no-armor'] === 'armor' ? armored : undefined;
  if (save && die === undefined) return asks({ needs: 'armor-roll', save, rule: hitBy });
  const armor = save && die !== undefined ? die : null;
  const hit = { hitBy, roll, armor };
  if (save && armor !== null && armor <= save.upTo) return { ...hit, pays: null };
  const payers = payersOf(piece, hitBy);
  const payer = payers.length === 1 ? (pays ?? payers[0]) : pays;
  return payer !== undefined && payers.includes(payer)
    ? { ...hit, pays: payer }
    : asks({ needs: 'hit-payment', payers, rule: hitBy });
};

const CALM = { pays: null, hitBy: null, roll: null, armor: null } as const;

/** Star System, Dust Cloud: what moving in brings. */
const felt = (piece: Piece, entry: Entry, rules: Rules) => {
  const { onEntry } = terrainRule(rules.terrains, entry.terrain);
  if (onEntry === undefined) return CALM;
  switch (onEntry) {
    case 'star': {
      const roll = starRoll(piece);
      if (roll === null) return CALM;
      if (entry.roll === undefined) return asks({ needs: 'entry-roll', roll, rule: roll.rule });
      return goesIll(roll, entry.roll)
        ? paid(piece, 'Star System', entry, entry.roll, rules)
        : { ...CALM, roll: entry.roll };
    }
    case 'dust':
      return paid(piece, 'Dust Cloud', entry, null, rules);
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
  if (entry.drag === undefined) return asks({ needs: 'drag-roll', roll, rule: roll.rule });
  const dragged = goesIll(roll, entry.drag);
  return ends(dragged ? 'Black Hole' : entry.terrain, entry.drag, dragged);
};

type Entering = ReturnType<typeof resolveEntry>;
export type EntryNeed = Extract<Entering, { readonly done: false }>['need'];
/** `terrain` is where it stands in the end. */
export type Entered = Extract<Entering, { readonly done: true }>['entered'];
