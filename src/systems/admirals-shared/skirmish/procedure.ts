import { sixSided, type Dice } from '../../kit/procedures/dice';
import {
  addingRollStep,
  goOn,
  procedureOf,
  type Procedure,
  type Step,
  type Steps,
} from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import { saveDie } from '../strike/icons';
import {
  grudgeUpTo,
  mostCounted,
  reportGrudge,
  reportHits,
  type Hurt,
  type Report,
  type SkirmishRulings,
} from './report';
import { otherSide, SIDES, type BySide, type SkirmishSide } from './sides';

/** A die of its own besides the pool: so many Direct Hits up to a result. */
export interface RamDie {
  readonly upTo: number;
  readonly hits: number;
}

/** A piece in a skirmish with every number settled. */
export interface Duelist extends Hurt {
  readonly dice: number;
  /** 7B: Direct Hits by result from 1 to 6. */
  readonly faces: readonly number[];
  /** 7C: those it may roll against each Direct Hit, in their order. */
  readonly saves: readonly { readonly name: string; readonly upTo: number }[];
  readonly rams?: readonly RamDie[];
  /** Direct Hits of the other side's dice that count for nothing. */
  readonly cancels?: number;
}

/** How a question of a skirmish is called. */
export const ASKS = {
  dice: (side: SkirmishSide): string => `dice.${side}`,
  rams: (side: SkirmishSide): string => `rams.${side}`,
  save: (side: SkirmishSide, name: string): string => `saves.${side}.${name}`,
  grudge: (side: SkirmishSide): string => `grudge.${side}`,
} as const;

const DEFEATED = [null, 'hull', 'grudge'] as const;

/** Of one side: Direct Hits on it that stand, those it took, how it was defeated, and whether it was avenged. */
type SideFields = Readonly<Record<'hits' | 'taken' | 'defeated' | 'avenged', Field>>;

const fieldsFor = (both: BySide<Duelist>): BySide<SideFields> => {
  const most = (side: SkirmishSide): number => {
    const { dice, faces, rams = [] } = both[otherSide(side)];
    return rams.reduce((sum, { hits }) => sum + hits, dice * Math.max(...faces));
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

type Added = (at: State, hits: number) => State;

const rollStep = (id: string, by: string, dice: readonly Dice[], then: Added): Step => ({
  name: id,
  next: (at) => ({ ask: 'roll', id, by, dice, then: ({ hits = 0 }) => then(at, hits) }),
});

/** 7B, Ram-Prow, Ore Hull: a side rolls its pool and its rams; what is not cancelled hits the other. */
const combatSteps = (
  side: SkirmishSide,
  both: BySide<Duelist>,
  { hits }: SideFields,
  { cancelsRams = false }: SkirmishRulings,
): Steps => {
  const { dice, faces, rams = [] } = both[side];
  const { cancels = 0 } = both[otherSide(side)];
  const isLate = cancelsRams && rams.length > 0;
  const pool = { die: sixSided(['hits'], (face) => ({ hits: faces[face - 1] ?? 0 })), count: dice };
  const ramming = rams.map(({ upTo, hits: made }) => ({
    die: sixSided(['hits'], (face) => ({ hits: face <= upTo ? made : 0 })),
    count: 1,
  }));
  const taken = (made: number, isNow: boolean): number =>
    isNow ? Math.max(0, made - cancels) : made;
  return [
    rollStep(ASKS.dice(side), side, [pool], (at, made) => hits.with(at, taken(made, !isLate))),
    ...(rams.length > 0
      ? [
          rollStep(ASKS.rams(side), side, ramming, (at, made) =>
            hits.with(at, taken(hits.of(at) + made, isLate)),
          ),
        ]
      : []),
  ];
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
      ...SIDES.flatMap((side) => combatSteps(side, both, fields[otherSide(side)], rulings)),
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
