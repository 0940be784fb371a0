import { sixSided } from '../../kit/procedures/dice';
import {
  addingRollStep,
  goOn,
  procedureOf,
  type Procedure,
  type Step,
  type Steps,
} from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../admirals-shared/skirmish/sides';
import { saveDie } from '../../admirals-shared/strike/icons';
import {
  grudgeUpTo,
  mostCounted,
  reportGrudge,
  reportHits,
  type Hurt,
  type Report,
  type SkirmishRulings,
} from './skirmishReport';

/** A piece in a skirmish with every number settled. */
export interface Duelist extends Hurt {
  readonly dice: number;
  /** 7B: Direct Hits by result from 1 to 6. */
  readonly faces: readonly number[];
  /** 7C: those it may roll against each Direct Hit, in their order. */
  readonly saves: readonly { readonly name: string; readonly upTo: number }[];
}

/** How a question of a skirmish is called. */
export const ASKS = {
  dice: (side: SkirmishSide): string => side,
  save: (side: SkirmishSide, name: string): string => `saves.${side}.${name}`,
  grudge: (side: SkirmishSide): string => `grudge.${side}`,
} as const;

const DEFEATED = [null, 'hull', 'grudge'] as const;

/** Of one side: Direct Hits on it that stand, those it took, how it was defeated, and whether it was avenged. */
type SideFields = Readonly<Record<'hits' | 'taken' | 'defeated' | 'avenged', Field>>;

const fieldsFor = (both: BySide<Duelist>): BySide<SideFields> => {
  const most = (side: SkirmishSide): number => {
    const { dice, faces } = both[otherSide(side)];
    return dice * Math.max(...faces);
  };
  const all = fieldsOf({
    'active.hits': most('active') + 1,
    'active.taken': mostCounted(both.active) + 1,
    'active.defeated': DEFEATED.length,
    'active.avenged': 2,
    'opposing.hits': most('opposing') + 1,
    'opposing.taken': mostCounted(both.opposing) + 1,
    'opposing.defeated': DEFEATED.length,
    'opposing.avenged': 2,
  });
  const own = (side: SkirmishSide): SideFields => ({
    hits: all[`${side}.hits`],
    taken: all[`${side}.taken`],
    defeated: all[`${side}.defeated`],
    avenged: all[`${side}.avenged`],
  });
  return { active: own('active'), opposing: own('opposing') };
};

/** 7B: both roll their pools; what one rolls hits the other. */
const combatRoll = (side: SkirmishSide, { dice, faces }: Duelist, { hits }: SideFields): Step => {
  const die = sixSided(['hits'], (face) => ({ hits: faces[face - 1] ?? 0 }));
  const pool = [{ die, count: dice }];
  return {
    name: ASKS.dice(side),
    next: (at) => ({
      ask: 'roll',
      id: ASKS.dice(side),
      by: side,
      dice: pool,
      then: (tally) => hits.with(at, tally.hits ?? 0),
    }),
  };
};

/** 7C: each Direct Hit may be saved once by every kind. */
const saveSteps = (side: SkirmishSide, { saves }: Duelist, { hits }: SideFields): Steps =>
  saves.map(({ name, upTo }) =>
    addingRollStep({
      id: ASKS.save(side, name),
      by: side,
      die: saveDie(upTo),
      count: hits.of,
      adds: { stopped: -hits.one },
    }),
  );

/** A skirmish as a procedure, and how its states are read. */
export interface SkirmishProcedure {
  readonly procedure: Procedure;
  /** Direct Hits on a side that no save has stopped so far. */
  readonly hitsOn: (state: State, side: SkirmishSide) => number;
  readonly reportAt: (state: State) => Report;
  /** 9Q: the results that avenge a side. */
  readonly grudgeUpTo: (state: State, side: SkirmishSide) => number;
}

/** The name of the step after which there is a report. */
export const REPORTED = 'reported';

const grudgeSteps = (
  fields: BySide<SideFields>,
  upToAt: SkirmishProcedure['grudgeUpTo'],
  resolve: (at: State) => State,
  { grudgeInTurn = false }: SkirmishRulings,
): Steps => {
  const dice = [0, 1, 2, 3, 4, 5, 6].map((upTo) => [
    { die: sixSided(['avenged'], (face) => ({ avenged: face <= upTo ? 1 : 0 })), count: 1 },
  ]);
  const roll = (side: SkirmishSide): Step => ({
    name: ASKS.grudge(side),
    next: (at) => {
      const upTo = upToAt(at, side);
      const then = (tally: { readonly avenged?: number }): State =>
        fields[side].avenged.with(at, tally.avenged ?? 0);
      if (upTo === 0) return at;
      return { ask: 'roll', id: ASKS.grudge(side), by: side, dice: dice[upTo] ?? [], then };
    },
  });
  const avenged = (side: SkirmishSide): Step => goOn(`avenged.${side}`, resolve);
  // 9Q: both at the same time, or the active piece first (ruling grudge-both-at-once).
  return grudgeInTurn
    ? SIDES.flatMap((side) => [roll(side), avenged(side)])
    : [...SIDES.map(roll), avenged('opposing')];
};

const readings = (both: BySide<Duelist>, fields: BySide<SideFields>, rulings: SkirmishRulings) => {
  const reportAt = (at: State): Report => {
    const toll = (side: SkirmishSide): Report[SkirmishSide] => {
      const directHits = fields[side].taken.of(at);
      const hullLost = Math.min(directHits, both[side].hull);
      return { directHits, hullLost, defeated: DEFEATED[fields[side].defeated.of(at)] ?? null };
    };
    return { active: toll('active'), opposing: toll('opposing') };
  };
  const withReport = (at: State, report: Report): State =>
    SIDES.reduce((now, side) => {
      const { taken, defeated, avenged, hits } = fields[side];
      const how = DEFEATED.indexOf(report[side].defeated);
      const hurt = taken.with(defeated.with(now, how), report[side].directHits);
      return hits.with(avenged.with(hurt, 0), 0);
    }, at);
  return {
    reportAt,
    withReport,
    upToAt: (at: State, side: SkirmishSide) => grudgeUpTo(reportAt(at), side, both, rulings),
  };
};

/** 7: dice, saves, the damage report with death blows, and Grudges. */
export const skirmishOf = (both: BySide<Duelist>, rulings: SkirmishRulings): SkirmishProcedure => {
  const fields = fieldsFor(both);
  const { reportAt, withReport, upToAt } = readings(both, fields, rulings);
  const onSides = <Value>(of: (own: SideFields) => Value): BySide<Value> => ({
    active: of(fields.active),
    opposing: of(fields.opposing),
  });
  const report = (at: State): State =>
    withReport(
      at,
      reportHits(
        both,
        onSides(({ hits }) => hits.of(at)),
      ),
    );
  const avenge = (at: State): State =>
    withReport(
      at,
      reportGrudge(
        reportAt(at),
        onSides(({ avenged }) => avenged.of(at) === 1),
        both,
      ),
    );
  return {
    procedure: procedureOf([
      combatRoll('active', both.active, fields.opposing),
      combatRoll('opposing', both.opposing, fields.active),
      ...saveSteps('active', both.active, fields.active),
      ...saveSteps('opposing', both.opposing, fields.opposing),
      goOn(REPORTED, report),
      ...grudgeSteps(fields, upToAt, avenge, rulings),
    ]),
    hitsOn: (at, side) => fields[side].hits.of(at),
    reportAt,
    grudgeUpTo: upToAt,
  };
};
