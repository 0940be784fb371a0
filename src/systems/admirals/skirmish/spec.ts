import { skirmishOdds, type SkirmishOdds, type SkirmishSide as SideSpec } from '../odds/skirmish';
import { saveChance } from '../../admirals-shared/saves';
import { type BySide, type SkirmishSide } from '../../admirals-shared/skirmish/sides';
import type { Rules } from '../rules';
import { settleSkirmish, type SettledSkirmish, type SkirmishSituation } from '../situation';
import { armedFor, skirmishRulings, type Armed } from './duelist';

/** One side of a skirmish worked out: every number with where it comes from. */
export interface SideAnswer extends Armed {
  readonly spec: SideSpec;
}

export interface SkirmishAnswer extends BySide<SideAnswer> {
  readonly skirmish: SettledSkirmish;
  readonly odds: () => SkirmishOdds;
}

const sideAnswer = (skirmish: SettledSkirmish, side: SkirmishSide, rules: Rules): SideAnswer => {
  const { piece } = skirmish[side];
  const armed = armedFor(skirmish, side, rules);
  const spec: SideSpec = {
    dice: armed.pool.value,
    hitsOn: 1,
    faces: armed.die.value,
    saves: armed.saves.map((save) => ({ id: save.name, chance: saveChance(save) })),
    hull: piece.hull,
    lethal: armed.deathBlow.value,
    grudge: armed.revenge.length > 0,
    exhausted: piece.exhausted,
  };
  return { ...armed, spec };
};

/** 7: all that a skirmish comes to. */
export const skirmishSituation = (situation: SkirmishSituation, rules: Rules): SkirmishAnswer => {
  const skirmish = settleSkirmish(situation);
  const active = sideAnswer(skirmish, 'active', rules);
  const opposing = sideAnswer(skirmish, 'opposing', rules);
  return {
    skirmish,
    active,
    opposing,
    odds: () => skirmishOdds(active.spec, opposing.spec, skirmishRulings(rules)),
  };
};
