import type { GameState } from '../../../../core/game/state';
import { completed, rollOf, type Chance } from '../../../kit/play/chance';
import { FACINGS, type Facing } from '../../../admirals-shared/cards/terms';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import type {
  Entry,
  LockUse,
  Skirmish,
  SkirmishAim,
  SkirmishRolls,
  Strike,
  StrikeAim,
  StrikeRolls,
} from '../commands';
import type { CadetSetup } from '../setup';
import { skirmishFrom } from '../view';
import { strikeFrom } from '../situations';
import { ordersAt } from '../../../admirals-shared/play/cardsInPlay';
import { resolveEntry, type EntryNeed } from './entering';
import { resolveSkirmish, type SkirmishNeed } from './skirmish';
import { resolveStrike, type StrikeNeed } from './strike';

const oneOf = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[chance.pick(items.length)];

type Known = StrikeAim & StrikeRolls;
type ShieldsNeed = Extract<StrikeNeed, { needs: 'shields' }>;

/** Spends as many boxes as picked, side by side. */
const spendPicked = ({ hits, shields }: ShieldsNeed, chance: Chance) => {
  const useful = Math.min(hits, shields.points);
  let left = useful - chance.pick(useful + 1);
  const stock: readonly { facing: Facing | null; points: number }[] =
    shields.from.length === 0 ? [{ facing: null, points: shields.points }] : shields.from;
  return stock.flatMap(({ facing, points }) => {
    const spent = Math.min(points, left);
    left -= spent;
    return spent === 0 ? [] : [{ facing, points: spent }];
  });
};

const lockPicked = (abilities: number, chance: Chance): LockUse => {
  if (abilities > 0 && chance.pick(2) === 1) return { use: 'ability', which: 0 };
  return { use: 'reroll', to: chance.die() };
};

const withLockDice = (locks: readonly LockUse[], at: number, dice: readonly number[]) =>
  locks.map((use, place): LockUse => {
    if (place !== at) return use;
    if (use.use === 'ability') return { ...use, dice };
    return use.use === 'reroll' ? { ...use, to: dice[0] ?? 1 } : use;
  });

const withCritical = (
  strike: Known,
  at: number,
  change: NonNullable<StrikeRolls['criticals']>[number],
): Known => {
  const criticals = [...(strike.criticals ?? [])];
  while (criticals.length <= at) criticals.push({});
  criticals[at] = { ...criticals[at], ...change };
  return { ...strike, criticals };
};

const answerStrike = (strike: Known, need: StrikeNeed, chance: Chance): Known => {
  switch (need.needs) {
    case 'facings':
      return { ...strike, facings: [oneOf(FACINGS, chance) ?? 'Direct Fore'] };
    case 'dice':
      return { ...strike, dice: rollOf(chance, need.count) };
    case 'again': {
      const die = need.dice.findIndex((face) => need.faces.includes(face));
      return { ...strike, again: die < 0 ? [] : [{ die, to: chance.die() }] };
    }
    case 'lock':
      return {
        ...strike,
        locks: [...(strike.locks ?? []), lockPicked(need.abilities.length, chance)],
      };
    case 'lock-dice':
      return {
        ...strike,
        locks: withLockDice(strike.locks ?? [], need.at, rollOf(chance, need.count)),
      };
    case 'save': {
      const rolled = { save: need.save.name, dice: rollOf(chance, need.count) };
      return { ...strike, saves: [...(strike.saves ?? []), rolled] };
    }
    case 'shields':
      return { ...strike, shields: spendPicked(need, chance) };
    case 'critical-save': {
      const saves = [...(strike.criticals?.[need.at]?.saves ?? []), chance.die()];
      return withCritical(strike, need.at, { saves });
    }
    case 'critical-box':
      return withCritical(strike, need.at, {
        box: oneOf([...need.from, 'none' as const], chance) ?? 'none',
      });
  }
};

/** Rolls and decides what an attack still needs; null where it cannot be made at all. */
export const completeStrike = (
  setup: CadetSetup,
  state: GameState,
  rules: Rules,
  begun: Known,
  chance: Chance,
): Strike | null => {
  const held = ordersAt(state, begun.target).length;
  const strike = completed<Known, StrikeNeed>(begun, {
    look: (aim) => {
      const answer = strikeFrom(setup, state, aim, rules);
      return answer && ((known) => resolveStrike(answer, known, held, rules).need);
    },
    answer: (known, need) => answerStrike(known, need, chance),
    // Which side is struck changes the numbers: they are worked out again.
    looksAgain: ({ needs }) => needs === 'facings',
  });
  return strike && { ...strike, type: 'strike' };
};

const answerEntry = (entry: Entry, need: EntryNeed, chance: Chance): Entry => {
  switch (need.needs) {
    case 'entry-roll':
      return { ...entry, roll: chance.die() };
    case 'hit-payment':
      return { ...entry, pays: oneOf(need.payers, chance) ?? 'hull' };
    case 'drag-roll':
      return { ...entry, drag: chance.die() };
  }
};

/** Rolls and decides what a hex asks of a ship that enters it. */
export const completeEntry = (
  piece: Piece,
  begun: Entry,
  rules: Rules,
  chance: Chance,
  leavesHole = false,
): Entry => {
  const entering = resolveEntry(piece, begun, rules, leavesHole);
  if (entering.done) return begun;
  const answered = answerEntry(begun, entering.need, chance);
  return completeEntry(piece, answered, rules, chance, leavesHole);
};

type Fought = SkirmishAim & SkirmishRolls;

const answerSkirmish = (fight: Fought, need: SkirmishNeed, chance: Chance): Fought => {
  switch (need.needs) {
    case 'dice':
    case 'rams':
      return {
        ...fight,
        [need.needs]: { ...fight[need.needs], [need.side]: rollOf(chance, need.count) },
      };
    case 'break-out-roll':
      return { ...fight, breakOut: chance.die() };
    case 'entry-roll':
    case 'hit-payment':
    case 'drag-roll':
      return {
        ...fight,
        advance: answerEntry(fight.advance ?? { terrain: null }, need, chance),
      };
  }
};

/** Rolls what a skirmish still needs; who survives alone takes the other's hex where `advances`. */
export const completeSkirmish = (
  setup: CadetSetup,
  state: GameState,
  rules: Rules,
  begun: Fought,
  chance: Chance,
): Skirmish | null => {
  const fight = completed<Fought, SkirmishNeed>(begun, {
    look: (aim) => {
      const situation = skirmishFrom(setup, state, aim);
      return situation && ((known) => resolveSkirmish(situation, known, rules).need);
    },
    answer: (known, need) => answerSkirmish(known, need, chance),
    looksAgain: () => false,
  });
  return fight && { ...fight, type: 'skirmish' };
};
