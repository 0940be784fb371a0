import { sixSided, type Dice } from '../../kit/procedures/dice';
import * as steps from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import { byName } from '../cards/terms';
import { saveDie } from '../strike/icons';
import { otherSide, SIDES, type BySide, type SkirmishSide } from './sides';
import { SIDES as FACES } from '../../../core/dice/sixSided';

/** A piece in a skirmish, as far as the damage report asks. */
export interface Hurt {
  readonly hull: number;
  /** 9F: Direct Hits that its opponent takes when it is defeated. */
  readonly lethal: number;
  /** 9Q */
  readonly grudge: boolean;
}

/** What a skirmish has done to one piece so far. */
interface Toll {
  /** Direct Hits resolved against it, Lethal's among them; more than cost its hull and avenge it make no difference. */
  readonly directHits: number;
  readonly hullLost: number;
  readonly defeated: 'hull' | 'grudge' | null;
}

export type Report = BySide<Toll>;

export interface SkirmishRulings {
  /** Ruling grudge-needs-survivor: `survivor-only`. */
  readonly grudgeNeedsSurvivor?: boolean;
  /** Ruling grudge-both-at-once: `active-first`. */
  readonly grudgeInTurn?: boolean;
  /** Ruling ore-hull-cancels-rolled: `any`. */
  readonly cancelsRams?: boolean;
}

/** The most Direct Hits that are told apart. */
const mostCounted = ({ hull }: Hurt): number => Math.max(hull, FACES);

const UNHURT: Toll = { directHits: 0, hullLost: 0, defeated: null };

const strike = (toll: Toll, hurt: Hurt, directHits: number): Toll => {
  const hits = Math.min(mostCounted(hurt), toll.directHits + directHits);
  const hullLost = Math.min(hits, hurt.hull);
  const byHull = hullLost >= hurt.hull ? 'hull' : null;
  return { directHits: hits, hullLost, defeated: toll.defeated ?? byHull };
};

/** 9F: whoever was defeated since then deals its death blow, which may defeat the other, who deals its own. */
const withDeathBlows = (report: Report, before: Report, both: BySide<Hurt>): Report => {
  const fallen = SIDES.filter((side) => report[side].defeated && !before[side].defeated);
  if (fallen.length === 0) return report;
  const blow = (from: SkirmishSide): number => (fallen.includes(from) ? both[from].lethal : 0);
  const struck = byName(SIDES, (side) => strike(report[side], both[side], blow(otherSide(side))));
  return withDeathBlows(struck, report, both);
};

/** 7D, 9F: the Direct Hits that were not cancelled cost hull, and death blows follow. */
export const reportHits = (both: BySide<Hurt>, directHits: BySide<number>): Report => {
  const unhurt = { active: UNHURT, opposing: UNHURT };
  const struck = byName(SIDES, (side) => strike(UNHURT, both[side], directHits[side]));
  return withDeathBlows(struck, unhurt, both);
};

/**
 * 9Q: the results that avenge it are those up to the Direct Hits it took. None where it took none, its foe is
 * defeated already, or it is itself (ruling grudge-needs-survivor).
 */
export const grudgeUpTo = (
  report: Report,
  side: SkirmishSide,
  both: BySide<Hurt>,
  { grudgeNeedsSurvivor = false }: SkirmishRulings,
): number => {
  const { directHits, defeated } = report[side];
  const mayRoll = !defeated || !grudgeNeedsSurvivor;
  const foeStands = !report[otherSide(side)].defeated;
  return both[side].grudge && mayRoll && foeStands ? Math.min(FACES, directHits) : 0;
};

/** 9Q: a piece that falls to a Grudge deals its death blow. */
export const reportGrudge = (report: Report, avenged: BySide<boolean>, both: BySide<Hurt>) => {
  const fall = (side: SkirmishSide): Toll =>
    avenged[otherSide(side)] && !report[side].defeated
      ? { ...report[side], defeated: 'grudge' }
      : report[side];
  const fallen = { active: fall('active'), opposing: fall('opposing') };
  return withDeathBlows(fallen, report, both);
};

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
  return byName(SIDES, (side) => ({
    hits: all[`${side}.hits`],
    taken: all[`${side}.taken`],
    defeated: all[`${side}.defeated`],
    avenged: all[`${side}.avenged`],
  }));
};

type Added = (at: State, hits: number) => State;

const rollStep = (id: string, by: string, dice: readonly Dice[], then: Added): steps.Step => ({
  name: id,
  next: (at) => ({ ask: 'roll', id, by, dice, then: ({ hits = 0 }) => then(at, hits) }),
});

/** 7B, Ram-Prow, Ore Hull: a side rolls its pool and its rams; what is not cancelled hits the other. */
const combatSteps = (
  side: SkirmishSide,
  both: BySide<Duelist>,
  { hits }: SideFields,
  { cancelsRams = false }: SkirmishRulings,
): steps.Steps => {
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
const saveSteps = (side: SkirmishSide, { saves }: Duelist, { hits }: SideFields): steps.Steps =>
  saves.map(({ name, upTo }) =>
    steps.addingRollStep({
      id: ASKS.save(side, name),
      by: side,
      die: saveDie(upTo),
      count: hits.of,
      adds: { stopped: -hits.one },
    }),
  );

/** The name of the step after which there is a report. */
export const REPORTED = 'reported';

const grudgeSteps = (
  fields: BySide<SideFields>,
  upToAt: (state: State, side: SkirmishSide) => number,
  resolve: (at: State) => State,
  { grudgeInTurn = false }: SkirmishRulings,
): steps.Steps => {
  const dice = [0, 1, 2, 3, 4, 5, 6].map((upTo) => [
    { die: sixSided(['avenged'], (face) => ({ avenged: face <= upTo ? 1 : 0 })), count: 1 },
  ]);
  const roll = (side: SkirmishSide): steps.Step => ({
    name: ASKS.grudge(side),
    next: (at) => {
      const upTo = upToAt(at, side);
      const then = (tally: { readonly avenged?: number }): State =>
        fields[side].avenged.with(at, tally.avenged ?? 0);
      if (upTo === 0) return at;
      return { ask: 'roll', id: ASKS.grudge(side), by: side, dice: dice[upTo] ?? [], then };
    },
  });
  const avenged = (side: SkirmishSide): steps.Step => steps.goOn(`avenged.${side}`, resolve);
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
    return byName(SIDES, toll);
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

/** 7: dice, saves, the damage report with death blows, and Grudges; and how the states of it are read. */
export const skirmishOf = (both: BySide<Duelist>, rulings: SkirmishRulings) => {
  const fields = fieldsFor(both);
  const { reportAt, withReport, upToAt } = readings(both, fields, rulings);
  const report = (at: State): State => {
    const hits = byName(SIDES, (side) => fields[side].hits.of(at));
    return withReport(at, reportHits(both, hits));
  };
  const avenge = (at: State): State => {
    const avenged = byName(SIDES, (side) => fields[side].avenged.of(at) === 1);
    return withReport(at, reportGrudge(reportAt(at), avenged, both));
  };
  return {
    procedure: steps.procedureOf([
      ...SIDES.flatMap((side) => combatSteps(side, both, fields[otherSide(side)], rulings)),
      ...SIDES.flatMap((side) => saveSteps(side, both[side], fields[side])),
      steps.goOn(REPORTED, report),
      ...grudgeSteps(fields, upToAt, avenge, rulings),
    ]),
    /** Direct Hits on a side that no save has stopped so far. */
    hitsOn: (at: State, side: SkirmishSide) => fields[side].hits.of(at),
    reportAt,
    /** 9Q: the results that avenge a side. */
    grudgeUpTo: upToAt,
  };
};
export type SkirmishProcedure = ReturnType<typeof skirmishOf>;
