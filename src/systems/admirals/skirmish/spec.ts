import { duelOf, type Armed, type Duel } from '../../admirals-shared/skirmish/duel';
import type { SkirmishRulings } from '../../admirals-shared/skirmish/report';
import type { SkirmishSide } from '../../admirals-shared/skirmish/sides';
import type { Piece } from '../piece';
import type { Rules } from '../rules';
import { settleSkirmish, type SettledSkirmish, type SkirmishSituation } from '../situation';
import { combatDieOf, combatPoolOf, combatSavesOf, deathBlowOf, revengeOf } from './pool';

const armedFor = (skirmish: SettledSkirmish, side: SkirmishSide, rules: Rules): Armed<Piece> => {
  const { piece } = skirmish[side];
  return {
    piece,
    pool: combatPoolOf(skirmish, side, rules),
    die: combatDieOf(piece, rules),
    saves: combatSavesOf(piece, rules),
    deathBlow: deathBlowOf(piece, rules),
    revenge: revengeOf(piece, rules),
    cancelled: { value: 0, lines: [] },
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
  return duelOf(
    {
      active: armedFor(skirmish, 'active', rules),
      opposing: armedFor(skirmish, 'opposing', rules),
    },
    skirmishRulings(rules),
  );
};
