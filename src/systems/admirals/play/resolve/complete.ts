import type { GameState } from '../../../../core/game/state';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import { completed, rollOf, type Chance } from '../../../kit/play/chance';
import type { Rules } from '../../../admirals-shared/parts';
import type { Piece } from '../../../admirals-shared/piece';
import { strikeSituation } from '../../strike/spec';
import type {
  Entry,
  LockUse,
  ShieldSpend,
  Skirmish,
  SkirmishAim,
  SkirmishRolls,
  Strike,
  StrikeAim,
  StrikeRolls,
} from '../commands';
import type { AdmiralsSetup } from '../setup';
import { skirmishFrom } from '../view';
import { strikeFrom } from '../situations';
import { resolveEntry, type Arrival, type EntryNeed } from './entering';
import { resolveSkirmish, type SkirmishNeed } from './skirmish';
import { walkStrike } from './strike';
import type { StrikeNeed } from './strikeBench';

type ShieldsNeed = Extract<StrikeNeed, { needs: 'shields' }>;

/** Spends as many points as picked, hits first, facing by facing. */
const spendPicked = ({ icons, shields }: ShieldsNeed, chance: Chance): readonly ShieldSpend[] => {
  const useful = Math.min(icons.hit + icons.critical, shields.points);
  let left = useful - chance.pick(useful + 1);
  let hitsLeft = icons.hit;
  const stock =
    shields.from.length === 0 ? [{ facing: null, points: shields.points }] : shields.from;
  return stock.flatMap(({ facing, points }): readonly ShieldSpend[] => {
    const spent = Math.min(points, left);
    if (spent === 0) return [];
    const hits = Math.min(spent, hitsLeft);
    left -= spent;
    hitsLeft -= hits;
    return [{ facing, hits, criticals: spent - hits }];
  });
};

type LockNeed = Extract<StrikeNeed, { needs: 'lock' }>;

const lockPicked = ({ ability }: LockNeed, chance: Chance): LockUse => {
  if (ability === null || chance.pick(2) === 0) return { use: 'lock-on', dice: [chance.die()] };
  return ability.gives === 'dice'
    ? { use: 'ability', dice: rollOf(chance, ability.dice) }
    : { use: 'ability' };
};

const pickSome = <Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] => {
  const from = chance.pick(items.length - count + 1);
  return items.slice(from, from + count);
};

type Known = StrikeAim & StrikeRolls;

const answerStrike = (strike: Known, need: StrikeNeed, chance: Chance): Known => {
  switch (need.needs) {
    case 'facings':
      return { ...strike, facings: pickSome(FACINGS, 1, chance) };
    case 'dice':
      return { ...strike, dice: rollOf(chance, need.count) };
    case 'shields':
      return { ...strike, shields: spendPicked(need, chance) };
    case 'bonus-dice':
      return { ...strike, bonusDice: rollOf(chance, need.count) };
    case 'lock':
      return { ...strike, locks: [...(strike.locks ?? []), lockPicked(need, chance)] };
    case 'lock-dice': {
      const dice = rollOf(chance, need.count);
      const locks = (strike.locks ?? []).map((use, at) =>
        at === need.at && use.use !== 'hold' ? { ...use, dice } : use,
      );
      return { ...strike, locks };
    }
    case 'save': {
      const rolled = { icon: need.icon, save: need.save.name, dice: rollOf(chance, need.count) };
      return { ...strike, saves: [...(strike.saves ?? []), rolled] };
    }
    case 'returned':
      return { ...strike, returned: pickSome(need.orders, need.count, chance) };
  }
};

/** Rolls and decides what a strike still needs; null where it cannot be made at all. */
export const completeStrike = (
  setup: AdmiralsSetup,
  state: GameState,
  rules: Rules,
  begun: Known,
  chance: Chance,
): Strike | null => {
  const strike = completed<Known, StrikeNeed>(begun, {
    look: (aim) => {
      const situation = strikeFrom(setup, state, aim);
      if (!situation) return null;
      const answer = strikeSituation(situation, rules);
      return (known) => walkStrike(answer, known, state, rules).need;
    },
    answer: (known, need) => answerStrike(known, need, chance),
    // Which facing is struck changes the numbers: they are worked out again.
    looksAgain: ({ needs }) => needs === 'facings',
  });
  return strike && { ...strike, type: 'strike' };
};

const answerEntry = (entry: Entry, need: EntryNeed, chance: Chance): Entry => {
  if (need.needs === 'entry-roll') return { ...entry, roll: chance.die() };
  const shields = need.facings ?? (['pool'] as const);
  const pays = need.hull ? ([...shields, 'hull'] as const) : shields;
  return { ...entry, pays: pays[chance.pick(pays.length)] ?? 'hull' };
};

/** Rolls and decides what a hex asks of a piece that enters it. */
export const completeEntry = (
  piece: Piece,
  begun: Entry,
  rules: Rules,
  chance: Chance,
  arrival: Arrival = {},
): Entry => {
  const entering = resolveEntry(piece, begun, rules, arrival);
  if (entering.done) return begun;
  const answered = answerEntry(begun, entering.need, chance);
  return completeEntry(piece, answered, rules, chance, arrival);
};

type Fought = SkirmishAim & SkirmishRolls;

const answerSkirmish = (
  fight: Fought,
  need: SkirmishNeed,
  terrain: Entry['terrain'],
  chance: Chance,
): Fought => {
  switch (need.needs) {
    case 'dice':
      return { ...fight, dice: { ...fight.dice, [need.side]: rollOf(chance, need.count) } };
    case 'save': {
      const rolled = { side: need.side, save: need.save.name, dice: rollOf(chance, need.count) };
      return { ...fight, saves: [...(fight.saves ?? []), rolled] };
    }
    case 'grudge':
      return { ...fight, grudge: { ...fight.grudge, [need.side]: chance.die() } };
    case 'entry-roll':
    case 'dust-payment':
      return { ...fight, enters: answerEntry(fight.enters ?? { terrain }, need, chance) };
  }
};

/** Rolls and decides what a skirmish still needs. */
export const completeSkirmish = (
  setup: AdmiralsSetup,
  state: GameState,
  rules: Rules,
  begun: Fought,
  chance: Chance,
): Skirmish | null => {
  const fight = completed<Fought, { need: SkirmishNeed; terrain: Entry['terrain'] }>(begun, {
    look: (aim) => {
      const situation = skirmishFrom(setup, state, aim);
      if (!situation) return null;
      const { terrain } = situation.opposing.piece;
      return (known) => {
        const { need } = resolveSkirmish(situation, known, rules, known.assault !== false);
        return need && { need, terrain };
      };
    },
    answer: (known, { need, terrain }) => answerSkirmish(known, need, terrain, chance),
    looksAgain: () => false,
  });
  return fight && { ...fight, type: 'skirmish' };
};
