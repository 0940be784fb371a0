import type { Explained, Tally } from '../../admirals-shared/explain';
import { skirmishOdds, type SkirmishOdds, type SkirmishSide as SideSpec } from '../odds/skirmish';
import { saveChance, type Save } from '../../admirals-shared/saves';
import { type BySide, type SkirmishSide } from '../../admirals-shared/skirmish/sides';
import type { Rules } from '../rules';
import type { Revenge } from '../keywords/hooks';
import type { CombatDie } from '../../admirals-shared/skirmish/die';
import { combatDieOf, combatPoolOf, combatSavesOf, deathBlowOf, revengeOf } from './pool';
import { settleSkirmish, type SettledSkirmish, type SkirmishSituation } from '../situation';

/** One side of a skirmish worked out: every number with where it comes from. */
export interface SideAnswer {
  readonly pool: Tally;
  readonly die: Explained<CombatDie>;
  readonly saves: readonly Save[];
  readonly deathBlow: Tally;
  readonly revenge: readonly Revenge[];
  readonly spec: SideSpec;
}

export interface SkirmishAnswer extends BySide<SideAnswer> {
  readonly skirmish: SettledSkirmish;
  readonly odds: () => SkirmishOdds;
}

const sideAnswer = (skirmish: SettledSkirmish, side: SkirmishSide, rules: Rules): SideAnswer => {
  const { piece } = skirmish[side];
  const pool = combatPoolOf(skirmish, side, rules);
  const die = combatDieOf(piece, rules);
  const saves = combatSavesOf(piece, rules);
  const deathBlow = deathBlowOf(piece, rules);
  const revenge = revengeOf(piece, rules);
  const spec: SideSpec = {
    dice: pool.value,
    hitsOn: 1,
    faces: die.value,
    saves: saves.map((save) => ({ id: save.name, chance: saveChance(save) })),
    hull: piece.hull,
    lethal: deathBlow.value,
    grudge: revenge.length > 0,
    exhausted: piece.exhausted,
  };
  return { pool, die, saves, deathBlow, revenge, spec };
};

/** 7: all that a skirmish comes to. */
export const skirmishSituation = (situation: SkirmishSituation, rules: Rules): SkirmishAnswer => {
  const skirmish = settleSkirmish(situation);
  const active = sideAnswer(skirmish, 'active', rules);
  const opposing = sideAnswer(skirmish, 'opposing', rules);
  const rulings = {
    grudgeNeedsSurvivor: rules.rulings['grudge-needs-survivor'] === 'survivor-only',
    grudgeInTurn: rules.rulings['grudge-both-at-once'] === 'active-first',
  };
  return {
    skirmish,
    active,
    opposing,
    odds: () => skirmishOdds(active.spec, opposing.spec, rulings),
  };
};
