import * as every from '../../admirals-shared/keywords/both';
import type { Role } from '../../admirals-shared/cards/terms';
import { plus, type Modifier, type Save } from '../../admirals-shared/explain';
import * as hooks from '../../admirals-shared/keywords/hooks';
import { moreMoves } from '../../admirals-shared/roles';
import { hitsOn, readCombatDice } from '../../admirals-shared/skirmish/die';
import * as own from './hooks';

/** A save of the keyword's own. */
const save = (saves: readonly Save[], upTo: number, at: own.KeywordAt, rule: string) => [
  ...saves,
  { name: at.keyword.name, upTo, source: hooks.ownKeyword(at), rule },
];

/** A save in combat, whatever the hit comes from. */
const combatSave =
  (upTo: number, rule: string): own.Hooks['combatSaves'] =>
  (saves, at) =>
    save(saves, upTo, at, rule);

/** A save against Direct Hits of a strike. */
const directSave =
  (upTo: number, rule: string): own.Hooks['strikeSaves'] =>
  (saves, at) =>
    at.icon === 'direct' ? save(saves, upTo, at, rule) : saves;

const modified = (
  modifiers: readonly Modifier[],
  value: number,
  at: own.KeywordAt,
  rule: string,
) => [...modifiers, { value, source: hooks.ownKeyword(at), rule }];

const isFoeWithin = ({ bearer, about, distance }: own.NearbyAt, hexes: number): boolean =>
  bearer.team !== about.team && distance <= hexes;

/** 9L: in hexes from the piece that strikes. */
export const AUGUR_REACH = 2;

const augments = (at: own.StrikeNearbyAt): boolean =>
  hooks.isFriend(at) && at.distance <= AUGUR_REACH && at.strike.augmentedBy === at.bearer.id;

/** 9O: combat dice by the opponent's role. */
const RAMMING: Readonly<Record<Role, number>> = {
  Escort: 0,
  Light: 1,
  Heavy: 2,
  'Super Heavy': 3,
  Stationary: 6,
};

/** 9R: Moves that a piece makes at the most. */
const THREADED = 2;

/** Section 9 in its order, and what other sections name. */
export const KEYWORDS: own.KeywordTable = [
  every.armorBy('9A'),
  // Ruling auras-stack.
  every.coverBy('9B'),
  every.deadlyBy('9C'),
  // One more Move, which need not be used, and a save of 1 against Direct Hits. A Stationary piece stays.
  own.plain('Fast', '9D', {
    moves: (moves, at) =>
      at.bearer.card.role === 'Stationary'
        ? moves
        : moreMoves(moves, { min: 0, max: 1 }, hooks.ownKeyword(at), '9D'),
    strikeSaves: directSave(1, '5F-04 II'),
    combatSaves: combatSave(1, '7C-03'),
  }),
  every.flakBy('9E'),
  every.lethalBy('9F'),
  {
    // A bonus order where one is named, one more Order Limit (3A-02 I), a save of 3 against criticals, 2 heavier to a black hole (8B-01).
    name: 'Massive',
    rule: '9G',
    value: 'order',
    orderLimit: (limit, at) => {
      const { bearer, rulings } = at;
      const adds = bearer.card.type !== 'Refit' || rulings['refit-and-massive-once'] === 'two';
      return adds ? plus(limit, 1, hooks.ownKeyword(at), '3A-02 I') : limit;
    },
    bonusOrders: (orders, at) =>
      typeof at.keyword.value === 'string'
        ? [...orders, { order: at.keyword.value, source: hooks.ownKeyword(at), rule: '9G' }]
        : orders,
    strikeSaves: (saves, at) => (at.icon === 'critical' ? save(saves, 3, at, '5F-03 I') : saves),
    drawnIn: (modifiers, at) => modified(modifiers, 2, at, '8B-01'),
  },
  // One skirmish die more, before anything degrades them.
  own.plain('Shuttle Hangar', '9H', {
    skirmishDice: (dice, at) => plus(dice, 1, hooks.ownKeyword(at), '9H'),
  }),
  // Once a round its own strike may have −1.
  own.plain('Skilled', '9I', {
    strikeAsAttacker: (modifiers, at) =>
      at.strike.useSkilled ? modified(modifiers, -1, at, '9I') : modifiers,
  }),
  // Strikes at it with weapons that are not Ordnance have +1.
  own.plain('Stealth', '9J', {
    strikeAsTarget: (modifiers, at) =>
      at.strike.weapon.types.includes('Ordnance') ? modifiers : modified(modifiers, 1, at, '9J'),
  }),
  every.supportBy('9K'),
  // Once a round it augments a friend's strike within 2 hexes: −1, and a Lock On for each 5 or 6 (ruling augur-first-roll-only).
  own.plain('Augur', '9L', {
    strikeNearby: (modifiers, at) =>
      augments(at)
        ? [...modifiers, { value: -1, source: hooks.keywordNearby(at), rule: '9L' }]
        : modifiers,
    freeLockOns: (lockOns, at) => {
      const isLock = at.rulings['augur-first-roll-only'] === 'as-target-locks';
      const as = isLock ? 'target-lock' : 'lock-on';
      return augments(at)
        ? [...lockOns, { faces: [5, 6], as, source: hooks.keywordNearby(at), rule: '9L' }]
        : lockOns;
    },
  }),
  every.boardingArrayBy('9M'),
  // A save of 2 against every Direct Hit.
  own.plain('Ore Hull', '9N', {
    strikeSaves: directSave(2, '5F-04 I'),
    combatSaves: combatSave(2, '7C-02'),
  }),
  // Combat dice by the opponent's role, and a save of 1 in combat.
  own.plain('Ram-Prow', '9O', {
    combatPool: (pool, at) =>
      plus(pool, RAMMING[at.opponent.card.role], hooks.ownKeyword(at), '9O'),
    combatSaves: combatSave(1, '7C-05'),
  }),
  // An opponent within 2 hexes that strikes at a piece without Delectable has +1.
  own.plain('Delectable', '9P', {
    strikeNearby: (modifiers, at) =>
      isFoeWithin(at, 2) && !hooks.hasKeyword(at.strike.target, at.keyword.name)
        ? [...modifiers, { value: 1, source: hooks.keywordNearby(at), rule: '9P' }]
        : modifiers,
  }),
  // After a skirmish a roll of no more than the Direct Hits it took there defeats the opponent.
  own.plain('Grudge', '9Q', {
    revenge: (rolls, at) => [...rolls, { source: hooks.ownKeyword(at), rule: '9Q' }],
  }),
  // An opponent that starts its activation within 2 hexes makes no more than 2 Moves.
  own.plain('Threader', '9R', {
    movesNearby: (moves, at) => {
      if (!isFoeWithin(at, 2) || moves.value.max <= THREADED) return moves;
      const value = { min: Math.min(moves.value.min, THREADED), max: THREADED };
      const change = { as: 'limit', to: THREADED } as const;
      return {
        value,
        lines: [...moves.lines, { source: hooks.keywordNearby(at), change, rule: '9R' }],
      };
    },
  }),
  // In combat each unmodified 1 generates 3 Direct Hits more.
  own.plain('Starmaw', '9S', {
    combatDie: (die, at) =>
      hitsOn(die, [1], readCombatDice(die.value, [1]) + 3, hooks.ownKeyword(at), '9S'),
  }),
  // Its Psionic order does not count towards its player's one.
  own.plain('Starcaster', '4B-01 II', { psionicCounts: () => false }),
];
