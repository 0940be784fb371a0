import { SIDES } from '../../../core/dice/sixSided';
import type { CardId } from '../../../core/game/events';
import * as procedures from '../../kit/procedures/procedure';
import { type State, fieldsOf, type Field } from '../../kit/procedures/state';
import * as specs from '../../admirals-shared/odds/spec';
import * as signs from '../../admirals-shared/strike/icons';
import { sixSided, type Die } from '../../kit/procedures/dice';
import { iconsAt } from '../../admirals-shared/strike/chart';

/** Points that may be spent, by where they are. */
type ShieldsAt = readonly { readonly at: string; readonly points: number }[];

/** 5F-01: what a Target Lock may be used for; what is left is held. */
const USES = ['lock-on', 'ability'] as const;

/** The icons of the first roll; `free` are Lock Ons that cost no lock (9L). */
const ICONS = ['lock', 'free', ...specs.WOUNDS] as const;

/** 5C, 9L: a die of the first roll. */
export const firstDie = ({
  chart,
  modifier,
  granted = [],
}: specs.StrikeSpec): Die<(typeof ICONS)[number]> =>
  sixSided(ICONS, (face) => {
    const icons = iconsAt(chart, face + modifier);
    const grantedAs = (kind: 'lock-on' | 'target-lock'): number =>
      granted.filter(({ faces, as }) => as === kind && faces.includes(face)).length;
    return {
      lock: signs.countIn(icons, 'lock') + grantedAs('target-lock'),
      free: grantedAs('lock-on'),
      ...signs.woundsIn(icons),
    };
  });

const mostOn = <Icon extends string>({ faces }: Die<Icon>, icon: Icon): number =>
  Math.max(0, ...faces.map(({ icons }) => icons[icon] ?? 0));

/** 5F-01: what one use of the ability gives. */
const givenBy = ({
  ability,
}: specs.StrikeSpec): { readonly dice: number; readonly icons: signs.Wounds } => ({
  dice: ability?.gives === 'dice' ? ability.dice : 0,
  icons: signs.woundsIn(ability?.gives === 'icons' ? ability.icons : []),
});

/** Icons on the table, locks and dice that wait, and the shields in a row: each as large as it can get. */
export const fieldsFor = (spec: specs.StrikeSpec, shields: ShieldsAt) => {
  const first = firstDie(spec);
  const lockOn = signs.woundDie(spec.chart, spec.modifier);
  const given = givenBy(spec);
  const locks = spec.dice * mostOn(first, 'lock');
  const free = spec.dice * mostOn(first, 'free') + (spec.lockOnDice ?? 0);
  const dice = free + locks * Math.max(1, given.dice);
  const most = (icon: specs.Wound): number =>
    spec.dice * mostOn(first, icon) + dice * mostOn(lockOn, icon) + locks * given.icons[icon];
  return fieldsOf(
    {
      /** Direct hits cost hull too. */
      hit: most('hit') + most('direct') + 1,
      critical: most('critical') + 1,
      direct: most('direct') + 1,
      lock: locks + 1,
      free: free + 1,
      dice: dice + 1,
    },
    shields.map(({ points }) => points + 1),
  );
};

export type Fields = ReturnType<typeof fieldsFor>;

/** 5C; odds that know what every lock is used for read it at once. */
const firstRoll = (spec: specs.StrikeSpec, fields: Fields, lock: State): procedures.Step =>
  procedures.addingRollStep({
    id: 'dice',
    by: signs.ATTACKER,
    die: firstDie(spec),
    count: () => spec.dice,
    adds: { ...signs.onesOf(fields), lock, free: fields.free.one },
  });

/** 5E: each point cancels a hit or a critical; what is spent are both in turn, from each place. */
const shieldsSpent = (shields: ShieldsAt, { hit, critical, row }: Fields): procedures.Step => {
  const pays = row.flatMap((field, from) => [
    { id: `${shields[from]?.at}.hit`, field, icon: hit },
    { id: `${shields[from]?.at}.critical`, field, icon: critical },
  ]);
  const each = pays.map(({ field, icon }) => -(field.one + icon.one));
  const isWithin = (at: State, spent: readonly number[], fields: readonly Field[]): boolean =>
    fields.every((field) => {
      const own = pays.map((one, place) =>
        one.field === field || one.icon === field ? (spent[place] ?? 0) : 0,
      );
      return own.reduce((sum, points) => sum + points, 0) <= field.of(at);
    });
  return {
    name: 'shields',
    next: (at) => {
      let points = 0;
      for (const field of row) points += field.of(at);
      if (points === 0 || hit.of(at) + critical.of(at) === 0) return at;
      const on = pays.map(({ id, field, icon }) => ({
        id,
        most: Math.min(field.of(at), icon.of(at)),
      }));
      const asked = { id: 'shields', by: signs.DEFENDER, points, on };
      const adds = { to: at, each };
      if (row.length === 1) return procedures.spending(asked, adds);
      const allows: procedures.Spend['allows'] = (spent) =>
        isWithin(at, spent, [...row, hit, critical]);
      return procedures.spending({ ...asked, allows }, adds);
    },
  };
};

/** 5F-01 I, 5F-01 II: Lock On dice that wait; one by one they come to the same, by fewer ways. */
const lockOnDice = (
  spec: specs.StrikeSpec,
  fields: Fields,
  id: 'bonusDice' | 'lockDice',
  singly = false,
): procedures.Step | procedures.Loop => {
  const field = id === 'bonusDice' ? fields.free : fields.dice;
  const roll = procedures.addingRollStep({
    id,
    ...(id === 'lockDice' ? { each: true } : {}),
    by: signs.ATTACKER,
    die: signs.woundDie(spec.chart, spec.modifier),
    count: singly ? () => 1 : field.of,
    to: singly ? (at) => at - field.one : (at) => field.with(at, 0),
    adds: signs.onesOf(fields),
  });
  return singly ? { name: id, while: (at) => field.of(at) > 0, steps: [roll] } : roll;
};

/** What a lock comes to, by its use. */
const usesOf = (spec: specs.StrikeSpec, fields: Fields) => {
  const { dice, icons } = givenBy(spec);
  const ability = dice * fields.dice.one + signs.iconsAsState(fields)(icons);
  return {
    uses: spec.ability ? USES : USES.slice(0, 1),
    state: { 'lock-on': fields.dice.one, ability },
  };
};

/** 5F-01: locks one after the other, seeing each result. */
const locksInTurn = (spec: specs.StrikeSpec, fields: Fields): procedures.Loop => {
  const { uses, state } = usesOf(spec, fields);
  const options = [...uses, 'hold'];
  const lock: procedures.Step = {
    name: 'lock',
    next: (at) => ({
      ask: 'choose',
      id: 'lock',
      each: true,
      by: signs.ATTACKER,
      options,
      then: (use) =>
        fields.lock.plus(at, -1) + (use === 'lock-on' || use === 'ability' ? state[use] : 0),
    }),
  };
  return {
    name: 'locks',
    while: (at) => fields.lock.of(at) > 0,
    steps: [lock, lockOnDice(spec, fields, 'lockDice')],
  };
};

/** Ruling locks-one-by-one: every lock is put to a use before any of their dice is rolled. */
const locksTogether = (spec: specs.StrikeSpec, fields: Fields): procedures.Step => {
  const { uses, state } = usesOf(spec, fields);
  const { lock } = fields;
  const each = uses.map((use) => state[use]);
  return {
    name: 'locks',
    next: (at) => {
      const points = lock.of(at);
      if (points === 0) return at;
      const on = uses.map((id) => ({ id, most: points }));
      return procedures.spending(
        { id: 'locks', by: signs.ATTACKER, points, on },
        { to: lock.with(at, 0), each },
      );
    },
  };
};

/** When the dice of locks are rolled: before the next lock, once all are put to a use, or once all else is saved. */
type LockDice = 'in-turn' | 'together' | 'last';

/** When icons may be counted: before shields, after them, and before saves. */
export type Moment = 'rolled' | 'shielded' | 'standing';

/** How the steps up to the saves follow each other. */
interface Rolled {
  readonly lockDice: LockDice;
  /** Ruling lock-on-after-shields, switched off. */
  readonly lockOnBlockable: boolean;
  /** Nobody looks at dice that are rolled together. */
  readonly singly?: boolean;
  /** What a lock is from the first roll on. */
  readonly lock?: State;
  /** Those at which somebody counts. */
  readonly moments?: readonly Moment[];
}

/** 5C to 5F-01: up to the icons that saves are rolled against. */
export const rolledSteps = (
  spec: specs.StrikeSpec,
  shields: ShieldsAt,
  fields: Fields,
  { lockDice, lockOnBlockable, singly = false, lock = fields.lock.one, moments = [] }: Rolled,
): procedures.Steps => {
  const bonus = lockOnDice(spec, fields, 'bonusDice', singly);
  const locks = {
    'in-turn': [bonus, locksInTurn(spec, fields)],
    together: [locksTogether(spec, fields), bonus, lockOnDice(spec, fields, 'lockDice', singly)],
    last: lock === fields.lock.one ? [locksTogether(spec, fields)] : [],
  }[lockDice];
  const at = (moment: Moment): procedures.Steps => {
    if (!moments.includes(moment)) return [];
    return [
      moment === 'shielded'
        ? procedures.setAside(moment, fields.row)
        : procedures.goOn(moment, (state) => state),
    ];
  };
  const blocked = [...at('rolled'), shieldsSpent(shields, fields), ...at('shielded')];
  const middle = lockOnBlockable ? [...locks, ...blocked] : [...blocked, ...locks];
  return [firstRoll(spec, fields, lock), ...middle, ...at('standing')];
};

/** 5F-02 to 04: hits, then criticals, then direct hits, each with every save that it has. */
const savedSteps = (
  { saves }: specs.StrikeSpec,
  fields: Fields,
  landed: specs.PerWound<(at: State) => State>,
): procedures.Steps =>
  specs.WOUNDS.flatMap((icon) => [
    ...signs.saveSteps(
      saves[icon].map(({ id, chance }) => {
        return { id: `${icon}.${id}`, upTo: Math.round(chance * SIDES) };
      }),
      fields[icon],
    ),
    procedures.goOn(icon, landed[icon]),
  ]);

/** 5E, 5F-01 II: nothing is rolled yet. */
export const startOf = (
  { lockOnDice: dice = 0 }: specs.StrikeSpec,
  shields: readonly number[],
  { free, row }: Fields,
): State =>
  row.reduce((at, field, place) => field.with(at, shields[place] ?? 0), free.with(0, dice));

/** A target as a strike finds it. */
export interface Struck {
  readonly hull: number;
  /** Critical Damage until it is crippled. */
  readonly criticals: number;
  readonly shields: ShieldsAt;
  /** 5F-03: those that Critical Damage may send back. */
  readonly orders: readonly CardId[];
  readonly returnedBy: 'owner' | 'attacker';
}

/** Rulings lock-on-after-shields and locks-one-by-one. */
export interface StrikeOrder {
  readonly lockOnBlockable: boolean;
  readonly locksTogether: boolean;
}

/** 3A-01 X, 3A-02 I: what is defeated takes nothing more. */
const untilDown = ({ hull, criticals }: Struck, { hit, critical, direct }: Fields) => ({
  hit: (at: State) => (hit.of(at) < hull ? at : critical.with(direct.with(at, 0), 0)),
  critical: (at: State) => (critical.of(at) < criticals ? at : direct.with(at, 0)),
  direct: (at: State) => at,
});

/** 5F-03: where there is a choice, the owner says which orders go back, or the attacker (ruling critical-returns-which-order). */
const ordersReturned = (
  { hull, criticals, orders, returnedBy }: Struck,
  { hit, critical, direct }: Fields,
): procedures.Step => ({
  name: 'returned',
  next: (at) => {
    const isDown = hit.of(at) + direct.of(at) >= hull || critical.of(at) >= criticals;
    const count = Math.min(critical.of(at), orders.length);
    if (isDown || count === 0 || count === orders.length) return at;
    return {
      ask: 'pick',
      id: 'returned',
      by: returnedBy === 'owner' ? signs.DEFENDER : signs.ATTACKER,
      from: orders,
      least: count,
      most: count,
      then: () => at,
    };
  },
});

/** 5C to 5F: a strike as it is played, and how its states are read. */
export const strikeOf = (spec: specs.StrikeSpec, struck: Struck, order: StrikeOrder) => {
  const fields = fieldsFor(spec, struck.shields);
  const lockDice: LockDice = order.locksTogether ? 'together' : 'in-turn';
  return {
    procedure: procedures.procedureOf([
      ...rolledSteps(spec, struck.shields, fields, { ...order, lockDice }),
      ...savedSteps(spec, fields, untilDown(struck, fields)),
      ordersReturned(struck, fields),
    ]),
    start: startOf(
      spec,
      struck.shields.map(({ points }) => points),
      fields,
    ),
    woundsOf: signs.woundsAt(fields),
    locksOf: fields.lock.of,
  };
};
