import type { GameState } from '../../../../core/game/state';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import type { Rules } from '../../../admirals-shared/parts';
import { readDice } from '../../../admirals-shared/strike/chart';
import { isShielded } from '../../strike/shields';
import type { StrikeSituation } from '../../../admirals-shared/strike/situation';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import {
  areDice,
  asking,
  NO_ICONS,
  type Bench,
  type StepFunction,
  type StrikeStep,
} from './strikeBench';
import { bonusRoll, grantedBy, locksDeclared, locksSpent } from './strikeLocks';
import { ordersReturned, savesRolled } from './strikeSaves';
import { shieldsSpent } from './strikeShields';
import type { StrikeRolls } from '../commands';

/** 5E-01: where shields have facings, the table says which the attacker is in. */
const facings: StepFunction = (bench) => {
  const { target, facings: told } = bench.answer.strike;
  const matters = target.shields.as === 'facings' && isShielded(target, FACINGS, bench.rules);
  return matters && told.length === 0 ? asking(bench, { needs: 'facings' }) : bench;
};

/** 5C */
const firstRoll: StepFunction = (bench) => {
  const { spec } = bench.answer;
  const { dice = [] } = bench.rolls;
  if (!areDice(dice, spec.dice)) return asking(bench, { needs: 'dice', count: spec.dice });
  const icons = readDice(spec.chart, spec.modifier, dice);
  return { ...bench, icons: { ...icons, lock: icons.lock + grantedBy(bench, 'target-lock') } };
};

/** Rulings locks-one-by-one and lock-on-after-shields. */
const stepsIn = ({ rulings }: Rules): readonly StepFunction[] => {
  const locks =
    rulings['locks-one-by-one'] === 'together'
      ? [locksDeclared, bonusRoll, locksSpent]
      : [bonusRoll, locksSpent];
  const middle =
    rulings['lock-on-after-shields'] === 'blockable'
      ? [...locks, shieldsSpent]
      : [shieldsSpent, ...locks];
  return [facings, firstRoll, ...middle, savesRolled, ordersReturned];
};

const used = (bench: Bench): Readonly<Record<keyof StrikeRolls, number>> => ({
  dice: bench.answer.spec.dice,
  shields: bench.blocked.length,
  bonusDice: bench.bonusDice.length,
  locks: bench.rolls.locks ? bench.icons.lock : 0,
  saves: bench.saved.length,
  returned: bench.returned.length,
});

const TELLABLE = [
  'dice',
  'shields',
  'bonusDice',
  'locks',
  'saves',
  'returned',
] as const satisfies readonly (keyof StrikeRolls)[];

const leftOverOf = (bench: Bench): keyof StrikeRolls | null => {
  const needed = used(bench);
  return TELLABLE.find((one) => (bench.rolls[one]?.length ?? 0) > needed[one]) ?? null;
};

/** 5C to 5F: the same for a strike whose numbers are worked out already. */
export const walkStrike = (
  answer: StrikeAnswer,
  rolls: StrikeRolls,
  state: GameState,
  rules: Rules,
): StrikeStep => {
  let bench: Bench = {
    answer,
    icons: NO_ICONS,
    blocked: [],
    bonusDice: [],
    lockDice: [],
    saved: [],
    through: { hit: 0, critical: 0, direct: 0 },
    returned: [],
    skirmishDicePenalty: 0,
    texts: [],
    rolls,
    state,
    rules,
  };
  for (const step of stepsIn(rules)) {
    const next = step(bench);
    if ('need' in next) return { soFar: next.at, need: next.need, leftOver: null };
    bench = next;
  }
  return { soFar: bench, need: null, leftOver: leftOverOf(bench) };
};

/** 5B to 5F: walks through a strike with what was rolled and chosen so far, up to what is needed next. */
export const resolveStrike = (
  situation: StrikeSituation,
  rolls: StrikeRolls,
  state: GameState,
  rules: Rules,
): StrikeStep => walkStrike(strikeSituation(situation, rules), rolls, state, rules);
