import { SIDES } from '../../../core/dice/sixSided';
import type { Die } from '../../kit/procedures/dice';
import { graphOf, type Best, type Plan, type Policy } from '../../kit/procedures/exact';
import * as procedures from '../../kit/procedures/procedure';
import type { Field, State } from '../../kit/procedures/state';
import * as specs from '../../admirals-shared/odds/spec';
import * as signs from '../../admirals-shared/strike/icons';
import * as strikes from '../procedures/strike';
import { lockPlan, type LockPlan } from './lockPlan';
import { blockInOrder } from './shields';
import type { Struck } from '../../admirals-shared/strike/volley';

/** What a target can still take: hull, criticals until it is crippled, shields. */
export interface Remains {
  readonly hull: number;
  readonly criticals: number;
  readonly shields: number;
}

/** Which of several saves stopped an icon makes no difference: they are one die. */
const oneSave = (through: number): Die<'stopped'> => ({
  icons: ['stopped'],
  faces: [
    { value: 1, icons: { stopped: 1 }, sides: 1 - through },
    { value: 0, icons: { stopped: 0 }, sides: through },
  ],
});

/** A Lock On die with every way in which its icons may be saved: what is left of them is damage. */
const landedDie = (
  die: Die<specs.Wound>,
  through: specs.PerWound<number>,
): Die<'hull' | 'criticals'> => ({
  icons: ['hull', 'criticals'],
  faces: die.faces.flatMap(({ value, icons }) => {
    let ways: readonly { hull: number; criticals: number; sides: number }[] = [
      { hull: 0, criticals: 0, sides: 1 },
    ];
    for (const wound of specs.WOUNDS)
      for (let icon = 0; icon < (icons[wound] ?? 0); icon += 1)
        ways = ways.flatMap((way) => [
          {
            hull: way.hull + (wound === 'critical' ? 0 : 1),
            criticals: way.criticals + (wound === 'critical' ? 1 : 0),
            sides: way.sides * through[wound],
          },
          { ...way, sides: way.sides * (1 - through[wound]) },
        ]);
    return ways
      .filter(({ sides }) => sides > 0)
      .map(({ hull, criticals, sides }) => ({ value, icons: { hull, criticals }, sides }));
  }),
});

/**
 * Damage is counted up to what a whole target can take; hull lost are hits that have landed. Direct hits that nothing
 * saves land with them, so that fewer states are told apart.
 */
const landedSteps = (
  through: specs.PerWound<number>,
  { hull, criticals }: Remains,
  { hit, critical, direct }: strikes.Fields,
): procedures.Steps => {
  const lost = (at: State): State => {
    const all = hit.of(at) + direct.of(at);
    return hit.with(direct.with(at, 0), Math.min(hull, all));
  };
  const sure = (at: State): State =>
    through.direct === 1 ? lost(at) : hit.with(at, Math.min(hull, hit.of(at)));
  const taken = (at: State): State => critical.with(at, Math.min(criticals, critical.of(at)));
  const saved = (
    wound: specs.Wound,
    field: Field,
    landed: (at: State) => State,
  ): procedures.Steps => [
    ...(through[wound] === 1
      ? []
      : [
          procedures.addingRollStep({
            id: wound,
            by: signs.DEFENDER,
            die: oneSave(through[wound]),
            count: field.of,
            adds: { stopped: -field.one },
          }),
        ]),
    procedures.goOn(`${wound}.landed`, landed),
  ];
  return [
    ...saved('hit', hit, sure),
    ...(through.direct === 1 ? [] : saved('direct', direct, lost)),
    ...saved('critical', critical, taken),
  ];
};

/** Lock On dice one by one, once everything else has landed. */
const lastDice = (
  die: Die<'hull' | 'criticals'>,
  { hull, criticals }: Remains,
  { hit, critical, dice }: strikes.Fields,
): procedures.Loop => ({
  name: 'lastDice',
  while: (at) => dice.of(at) > 0,
  steps: [
    procedures.addingRollStep({
      id: 'lastDie',
      each: true,
      by: signs.ATTACKER,
      die,
      count: () => 1,
      to: (at) => at - dice.one,
      adds: { hull: hit.one, criticals: critical.one },
    }),
    procedures.goOn('lastDie.landed', (at) =>
      hit.with(critical.with(at, Math.min(criticals, critical.of(at))), Math.min(hull, hit.of(at))),
    ),
  ],
});

/** 5F-01: a lock that is so many dice, or none, is that from the first roll on. */
const lockAs = (plan: LockPlan, { lock, dice }: strikes.Fields): State => {
  if (plan.use === 'nothing') return 0;
  return plan.use === 'dice' ? plan.dice * dice.one : lock.one;
};

/** 5F-01: every lock is used for the ability, or whichever use is better. */
const attackerBy = (plan: LockPlan): Policy | Best => {
  if (plan.use === 'choice')
    return {
      aim: 'most',
      among: (question) => {
        if (question.ask !== 'spend') return [['lock-on'], ['ability']];
        const { points } = question;
        return Array.from({ length: points + 1 }, (_, used) => [points - used, used]);
      },
    };
  return (question) =>
    question.ask === 'spend'
      ? question.on.map(({ id }) => (id === 'ability' ? question.points : 0))
      : [];
};

const defenderBy = (shields: specs.ShieldPolicy): Policy | Best => {
  if (shields === 'best') return { aim: 'least' };
  return (question: procedures.Decision) => {
    if (question.ask !== 'spend') return [];
    const [hits, criticals] = question.on;
    const blocks = blockInOrder(hits?.most ?? 0, criticals?.most ?? 0, question.points, shields);
    return [blocks.hits, blocks.criticals];
  };
};

/**
 * A strike as odds look at it: all icons are resolved, whatever is left of the target. 5C to 5F: dice of locks that
 * nobody decides by are rolled last, so that fewer states are told apart.
 */
export const reckon = (spec: specs.StrikeSpec, policy: specs.StrikePolicy, whole: Remains) => {
  const plan = lockPlan(spec, policy.locks);
  const blockable = policy.lockOnBlockable === true;
  const inTurn = plan.use === 'choice' && policy.locksTogether !== true;
  const lockDice = inTurn ? 'in-turn' : blockable ? 'together' : 'last';
  const shields = [{ at: 'pool', points: whole.shields }];
  const all = strikes.fieldsFor(spec, shields);
  const fields = lockDice === 'last' ? { ...all, free: all.dice } : all;
  // 5F-02 to 04: an icon is stopped if any of its saves succeeds.
  const through = specs.perWound((wound) =>
    spec.saves[wound].reduce((left, { chance }) => left * (1 - chance), 1),
  );
  // Without locks that wait, nothing happens between two of these.
  const moments: readonly strikes.Moment[] = [
    ...(blockable ? (['rolled'] as const) : []),
    'shielded',
    ...(plan.use === 'icons' || plan.use === 'choice' ? (['standing'] as const) : []),
  ];
  const die = landedDie(signs.woundDie(spec.chart, spec.modifier), through);
  const procedure = procedures.procedureOf([
    ...strikes.rolledSteps(spec, shields, fields, {
      lockDice,
      lockOnBlockable: blockable,
      singly: true,
      lock: lockAs(plan, fields),
      moments,
    }),
    ...landedSteps(through, whole, fields),
    ...(lockDice === 'last' ? [lastDice(die, whole, fields)] : []),
  ]);
  const players: Plan = {
    attacker: attackerBy(plan),
    defender: defenderBy(policy.shields),
  };
  return {
    spec,
    policy,
    plan,
    /** The chance that no save stops an icon. */
    through,
    isDecided: policy.shields === 'best' || plan.use === 'choice',
    graph: graphOf(procedure, players, moments),
    /** Those that are watched; the first roll alone needs none. */
    moments,
    startWith: (points: number) => strikes.startOf(spec, [points], fields),
    woundsOf: signs.woundsAt(fields),
    /** Icons of each kind, Lock On dice that are still to come, and 1. */
    amounts: [...specs.WOUNDS.map((wound) => fields[wound].of), fields.dice.of, () => 1],
    shieldsOf: (at: State) => fields.row[0]?.of(at) ?? 0,
  };
};
export type Reckoned = ReturnType<typeof reckon>;

/** 5C: what each face of a die gives in the first roll. */
export const facesOf = (strike: specs.StrikeSpec) =>
  strikes.firstDie(strike).faces.map(({ icons: { free: _, ...icons } }, side) => ({
    face: side + 1,
    lock: 0,
    hit: 0,
    critical: 0,
    direct: 0,
    ...icons,
  }));
export type FaceIcons = ReturnType<typeof facesOf>[number];

/** Which dice were counted, what each face gives after the modifier, and how it was played. */
export const explainStrike = ({ spec, policy, plan }: Reckoned) => ({
  dice: spec.dice,
  modifier: spec.modifier,
  /** 5F-01 II: Lock On dice that cost no lock. */
  lockOnDice: spec.lockOnDice ?? 0,
  faces: facesOf(spec),
  /** What each Target Lock was used for. */
  locks: plan,
  shields: policy.shields,
  /** Ruling lock-on-after-shields switched off. */
  lockOnBlockable: policy.lockOnBlockable === true,
  /** Ruling locks-one-by-one switched off, in a strike where it matters. */
  locksTogether: plan.use === 'choice' && policy.locksTogether === true,
});
export type StrikeExplanation = ReturnType<typeof explainStrike>;

/** 5F: what each save stops on average, rolled in turn against what those before it let through. */
function savePartsOf(saves: readonly specs.SaveChance[], icons: number) {
  let left = icons;
  return saves.map(({ id, chance }) => {
    const stopped = left * chance;
    left -= stopped;
    return { id, chance, stopped };
  });
}

/** Icons on average, Lock On dice that wait, and the chance that there was anything to strike at. */
interface Means extends signs.Wounds {
  readonly dice: number;
  readonly struck: number;
}

const meansAt = (moment: strikes.Moment, { amounts }: Reckoned, parts: Struck['parts']): Means => {
  const sum = amounts.map(() => 0);
  for (const { spread, chance } of parts)
    spread.sumsAt(moment, amounts).forEach((one, at) => (sum[at] = (sum[at] ?? 0) + chance * one));
  const [hit = 0, critical = 0, direct = 0, dice = 0, struck = 0] = sum;
  return { hit, critical, direct, dice, struck };
};

/** What becomes of the icons of a strike on average, weighed with the chance that there is still something to strike at. */
export function iconParts(reckoned: Reckoned, parts: Struck['parts']) {
  const { spec, through, moments } = reckoned;
  const faces = facesOf(spec);
  const shielded = meansAt('shielded', reckoned, parts);
  const rolls = moments.includes('rolled') ? meansAt('rolled', reckoned, parts) : null;
  const last = moments.includes('standing') ? meansAt('standing', reckoned, parts) : shielded;
  return specs.perWound((wound) => {
    const perDie = faces.reduce((sum, face) => sum + face[wound], 0) / SIDES;
    const rolled = shielded.struck * spec.dice * perDie;
    const blocked = (rolls?.[wound] ?? rolled) - shielded[wound];
    const standing = last[wound] + last.dice * perDie;
    // Rolled and added, less blocked, less stopped, is landed.
    return {
      rolled,
      /** By Lock Ons and Target Lock abilities. */
      added: standing + blocked - rolled,
      /** By shields. */
      blocked,
      saves: savePartsOf(spec.saves[wound], standing),
      landed: standing * through[wound],
    };
  });
}
export type IconPart = ReturnType<typeof iconParts>[specs.Wound];

/** The icons of a strike that reads in two ways. */
export const sumIconParts = (one: specs.PerWound<IconPart>, other: specs.PerWound<IconPart>) =>
  specs.perWound((wound): IconPart => {
    const [a, b] = [one[wound], other[wound]];
    return {
      rolled: a.rolled + b.rolled,
      added: a.added + b.added,
      blocked: a.blocked + b.blocked,
      saves: a.saves.map((save, at) => ({
        ...save,
        stopped: save.stopped + (b.saves[at]?.stopped ?? 0),
      })),
      landed: a.landed + b.landed,
    };
  });
