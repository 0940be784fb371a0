import { duelOf, type Armed, type Duel } from '../../admirals-shared/skirmish/duel';
import { type SkirmishSide, otherSide, SIDES } from '../../admirals-shared/skirmish/sides';
import { PLAIN_DIE, type CombatDie } from '../../admirals-shared/skirmish/die';
import type { SkirmishRulings } from '../../admirals-shared/skirmish/procedure';
import { byName } from '../../admirals-shared/cards/terms';
import { type Piece, settleSkirmish, type SettledSkirmish, type SkirmishSituation } from '../piece';
import type { Rules } from '../rules';
import { skirmishDiceOf } from '../attributes';
import * as explain from '../../admirals-shared/explain';
import { effectsOn } from '../../admirals-shared/piece';
import { terrainRule } from '../../admirals-shared/terrain/entry';
import { applyNearby, applyOwn, type Revenge } from '../keywords/hooks';

/** 7A: Skirmish Dice, then what keywords, friends nearby and orders add or take; optional dice are taken. */
export const combatPoolOf = (skirmish: SettledSkirmish, side: SkirmishSide, rules: Rules) => {
  const { piece, nearby, byHand = 0 } = skirmish[side];
  const opponent = skirmish[otherSide(side)].piece;
  const own = applyOwn(rules, 'combatPool', skirmishDiceOf(piece, rules), piece, { opponent });
  const about = { about: piece };
  const helped = applyNearby(rules, 'combatPoolNearby', own, nearby, 'each', about);
  const ordered = effectsOn(piece, 'skirmish-dice').reduce(
    (pool, { source, effect }) =>
      explain.plus(pool, effect.dice, { of: 'effect', card: source }, '7A'),
    helped,
  );
  return explain.atLeast(explain.plus(ordered, byHand, { of: 'hand', text: '' }, '7A'), 0, '7A');
};

/** 7B: the Direct Hits that each result of a combat die generates. */
export const combatDieOf = (piece: Piece, rules: Rules): explain.Explained<CombatDie> =>
  applyOwn(rules, 'combatDie', PLAIN_DIE, piece, {});

const evasion = ({ card, evadeReady }: Piece): readonly explain.Save[] =>
  card.role === 'Escort' && evadeReady
    ? [{ name: 'Evasion', upTo: 3, source: { of: 'evade' }, rule: '7C-01' }]
    : [];

const bunkerDown = ({ terrain }: Piece, rules: Rules): readonly explain.Save[] => {
  const { combatSave } = terrainRule(rules.terrains, terrain);
  return combatSave && terrain ? [{ ...combatSave, source: { of: 'terrain', terrain } }] : [];
};

/** 7C: each of these may be rolled against every Direct Hit of the combat. */
export const combatSavesOf = (piece: Piece, rules: Rules): readonly explain.Save[] => [
  ...evasion(piece),
  ...applyOwn(rules, 'combatSaves', [], piece, {}),
  ...bunkerDown(piece, rules),
];

/** 9F: Direct Hits that its opponent takes when it is defeated in the skirmish. */
export const deathBlowOf = (piece: Piece, rules: Rules): explain.Tally =>
  applyOwn(rules, 'deathBlow', explain.NOTHING, piece, {});

/** 9Q: the rolls it makes once all Direct Hits are resolved. */
export const revengeOf = (piece: Piece, rules: Rules): readonly Revenge[] =>
  applyOwn(rules, 'revenge', [], piece, {});

const armedFor = (skirmish: SettledSkirmish, side: SkirmishSide, rules: Rules): Armed<Piece> => {
  const { piece } = skirmish[side];
  return {
    piece,
    pool: combatPoolOf(skirmish, side, rules),
    die: combatDieOf(piece, rules),
    saves: combatSavesOf(piece, rules),
    deathBlow: deathBlowOf(piece, rules),
    revenge: revengeOf(piece, rules),
    cancelled: explain.NOTHING,
    rams: [],
  };
};

/** Rulings grudge-needs-survivor and grudge-both-at-once. */
export const skirmishRulings = ({ rulings }: Rules): SkirmishRulings => ({
  grudgeNeedsSurvivor: rulings['grudge-needs-survivor'] === 'survivor-only',
  grudgeInTurn: rulings['grudge-both-at-once'] === 'active-first',
});

/** 7: all that a skirmish comes to. */
export const skirmishSituation = (situation: SkirmishSituation, rules: Rules): Duel<Piece> => {
  const skirmish = settleSkirmish(situation);
  const armed = byName(SIDES, (side) => armedFor(skirmish, side, rules));
  return duelOf(armed, skirmishRulings(rules));
};
