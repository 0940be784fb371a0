import {
  goOn,
  procedureOf,
  spending,
  type Question,
  type Step,
  type Steps,
} from '../../kit/procedures/procedure';
import type { Asked, Passed } from '../../kit/procedures/play';
import { fieldsOf, type State } from '../../kit/procedures/state';
import type { Facing } from '../../admirals-shared/cards/terms';
import type { Save } from '../../admirals-shared/explain';
import * as icons from '../../admirals-shared/strike/icons';
import type { Role } from '../cards/terms';
import { rollingOf, type RollSpec } from './rolling';

/** What an attack can change of a ship that still stands. */
export interface Standing {
  readonly hull: number;
  /** Boxes that may be spent against this attack. */
  readonly shields: number;
  readonly crippled: boolean;
  readonly orders: number;
}

/** Null where the ship is destroyed. */
export type Fate = Standing | null;

/** Hits, Direct Hit: a hull box for each, and the ship with the last of them. */
export const afterHits = (ship: Standing, hits: number): Fate =>
  ship.hull > hits ? { ...ship, hull: ship.hull - hits } : null;

/** Critical Hits: what one that nothing stopped does, by role. */
export const criticalEffect = (role: Role, ship: Standing) => {
  switch (role) {
    case 'Escort':
      return 'destroyed';
    case 'Light':
      return ship.shields > 0 ? 'hull' : 'destroyed';
    case 'Heavy':
      return ship.crippled ? 'destroyed' : 'crippled';
    case 'Super Heavy':
      if (ship.orders > 0) return 'orders-back';
      return ship.crippled ? 'destroyed' : 'crippled';
  }
};

/** Critical Hits: the ship afterwards. */
export const afterCritical = (role: Role, ship: Standing): Fate => {
  switch (criticalEffect(role, ship)) {
    case 'destroyed':
      return null;
    case 'crippled':
      return { ...ship, crippled: true };
    case 'orders-back':
      return { ...ship, orders: 0 };
    case 'hull':
      return afterHits(ship, 1);
  }
};

/** How a ship can cancel icons: as it stood, once its orders have gone back, or once it is crippled. */
export type Guard = 'now' | 'withoutOrders' | 'crippled';

/** Critical Hits: what those of this attack have left it; its own orders no longer help once they are gone. */
export const guardOf = (
  before: Pick<Standing, 'crippled' | 'orders'>,
  ship: Pick<Standing, 'crippled' | 'orders'>,
): Guard => {
  if (ship.crippled && !before.crippled) return 'crippled';
  return ship.orders < before.orders ? 'withoutOrders' : 'now';
};

/** Where a box is: on a side of the chart, or on the track. */
export type BoxAt = Facing | 'track';

/** A target as an attack finds it. */
export interface TargetSpec {
  readonly role: Role;
  readonly hull: number;
  readonly crippled: boolean;
  readonly orders: number;
  /** Boxes that may be spent against this attack. */
  readonly boxes: readonly { readonly at: BoxAt; readonly points: number }[];
  /** Shields, Critical Hits: whether they block these too. */
  readonly blocksCriticals: boolean;
  readonly saves: Readonly<Record<Guard, readonly Save[]>>;
  /** Ruling armor-before-shields. */
  readonly savesFirst: boolean;
}

export interface AttackSpec {
  readonly roll: RollSpec;
  readonly target: TargetSpec;
}

/** A Critical Hit that is being resolved. */
const OPEN = 0;
const STOPPED = 1;
const BLOCKED = 2;

/** How a target stands has the lowest digits, so that one that stands alike is alike after any attack. */
const fieldsFor = ({ hull, boxes }: Pick<TargetSpec, 'hull' | 'boxes'>, most: icons.Wounds) =>
  fieldsOf(
    {
      hull: hull + 1,
      crippled: 2,
      /** Whether it has those that it had at first. */
      orders: 2,
      hit: most.hit + 1,
      critical: most.critical + 1,
      direct: most.direct + 1,
      fate: 3,
    },
    boxes.map(({ points }) => points + 1),
  );

type Fields = ReturnType<typeof fieldsFor>;

/** A target that is lost. */
export const LOST: State = 0;

const boxesAt = ({ row }: Fields, at: State): number => {
  let sum = 0;
  for (const field of row) sum += field.of(at);
  return sum;
};

const standingAt = (fields: Fields, at: State, orders: number): Standing => ({
  hull: fields.hull.of(at),
  shields: boxesAt(fields, at),
  crippled: fields.crippled.of(at) === 1,
  orders: fields.orders.of(at) === 1 ? orders : 0,
});

/** The ship afterwards, with the icons that are still to come. */
const withFate = ({ hull, crippled, orders }: Fields, at: State, fate: Fate): State =>
  fate === null
    ? LOST
    : orders.with(
        crippled.with(hull.with(at, fate.hull), fate.crippled ? 1 : 0),
        fate.orders > 0 ? 1 : 0,
      );

/** Shields: boxes against Hits. */
const hitBoxes = ({ boxes }: TargetSpec, fields: Fields): Step => {
  const { hit, row } = fields;
  const each = row.map((field) => -(field.one + hit.one));
  return {
    name: 'boxes',
    next: (at) => {
      const points = hit.of(at);
      if (points === 0 || boxesAt(fields, at) === 0) return at;
      const on = boxes.map((box, side) => ({ id: box.at, most: row[side]?.of(at) ?? 0 }));
      return spending({ id: 'boxes', by: icons.DEFENDER, points, on }, { to: at, each });
    },
  };
};

/** Armor, Flak: against one Critical Hit, with what is left of them after those before. */
const criticalSave = ({ saves, ...target }: TargetSpec, fields: Fields, place: number): Step => {
  const dice = new Map(
    Object.values(saves).flatMap((some) =>
      some.map((save) => [save, icons.saveDie(save.upTo)] as const),
    ),
  );
  return {
    name: `critical.${place}`,
    next: (at) => {
      if (fields.fate.of(at) !== OPEN) return at;
      const ship = standingAt(fields, at, target.orders);
      const save = saves[guardOf(target, ship)][place];
      const die = save && dice.get(save);
      if (!die) return at;
      return {
        ask: 'roll',
        id: `critical.${place}`,
        each: true,
        by: icons.DEFENDER,
        dice: [{ die, count: 1 }],
        then: ({ stopped = 0 }) => (stopped === 0 ? at : fields.fate.with(at, STOPPED)),
      };
    },
  };
};

/** Shields, Critical Hits: a box against one. */
const criticalBox = ({ boxes }: TargetSpec, fields: Fields): Step => ({
  name: 'box',
  next: (at): Question | State => {
    const { fate, row } = fields;
    if (fate.of(at) !== OPEN || boxesAt(fields, at) === 0) return at;
    const sides = boxes.filter((_, side) => (row[side]?.of(at) ?? 0) > 0).map((box) => box.at);
    return {
      ask: 'choose',
      id: 'box',
      each: true,
      by: icons.DEFENDER,
      options: [...sides, 'none'],
      then: (option) => {
        const field = row[boxes.findIndex((box) => box.at === option)];
        return field ? fate.with(field.plus(at, -1), BLOCKED) : at;
      },
    };
  },
});

/** Critical Hits: one after the other, until the target is gone. */
const criticals = (target: TargetSpec, fields: Fields): Steps => {
  const { critical, hull, fate } = fields;
  const most = Math.max(...Object.values(target.saves).map((saves) => saves.length));
  const saves = Array.from({ length: most }, (_, place) => criticalSave(target, fields, place));
  const box = target.blocksCriticals ? [criticalBox(target, fields)] : [];
  const land = goOn('critical', (at) => {
    const now = critical.plus(fate.with(at, OPEN), -1);
    return fate.of(at) === OPEN
      ? withFate(fields, now, afterCritical(target.role, standingAt(fields, at, target.orders)))
      : now;
  });
  return [
    {
      name: 'criticals',
      while: (at) => critical.of(at) > 0 && hull.of(at) > 0,
      steps: [...(target.savesFirst ? [...saves, ...box] : [...box, ...saves]), land],
    },
  ];
};

/** Resolving Attack Icons: Hits, then Critical Hits, then Direct Hits. */
export const resolvingOf = (target: TargetSpec, most: icons.Wounds) => {
  const fields = fieldsFor(target, most);
  const { hit, direct } = fields;
  const armed = target.saves.now.map(({ name, upTo }) => ({ id: name, upTo }));
  const saves = icons.saveSteps(armed, hit);
  const boxes = hitBoxes(target, fields);
  const hurt = (at: State, field: typeof hit): State => {
    const count = field.of(at);
    if (count === 0) return at;
    return withFate(
      fields,
      field.with(at, 0),
      afterHits(standingAt(fields, at, target.orders), count),
    );
  };
  return {
    /** From icons as a state, added to that of a target. */
    steps: [
      ...(target.savesFirst ? [...saves, boxes] : [boxes, ...saves]),
      goOn('through', (at) => at),
      goOn('hits', (at) => hurt(at, hit)),
      ...criticals(target, fields),
      goOn('directs', (at) => hurt(at, direct)),
    ],
    iconState: icons.iconsAsState(fields),
    shipState: (ship: Standing): State => {
      let left = ship.shields;
      const boxed = fields.row.reduce((now, field, side) => {
        const points = Math.min(left, target.boxes[side]?.points ?? 0);
        left -= points;
        return field.with(now, points);
      }, 0);
      return withFate(fields, boxed, ship);
    },
    fateOf: (at: State): Fate => (at === LOST ? null : standingAt(fields, at, target.orders)),
    woundsOf: icons.woundsAt(fields),
    hull: fields.hull,
  };
};
export type Resolving = ReturnType<typeof resolvingOf>;

/** Making Attacks, Target Locks, Resolving Attack Icons: in the order of the booklet. */
export const attackOf = (spec: AttackSpec) => {
  const rolling = rollingOf(spec.roll);
  const resolving = resolvingOf(spec.target, rolling.most);
  const { target } = spec;
  const shields = target.boxes.reduce((sum, { points }) => sum + points, 0);
  const ship = resolving.shipState({ ...target, shields });
  const gather = goOn('gather', (end) => ship + resolving.iconState(rolling.woundsOf(end)));
  const procedure = procedureOf([...rolling.steps, gather, ...resolving.steps]);
  return { spec, procedure, rolling, resolving };
};

/** An attack as a procedure: what is played, shown on a page, and reckoned with. */
export type Attack = ReturnType<typeof attackOf>;

/** The questions of an attack. */
export type QuestionName =
  'dice' | 'again' | 'againDice' | 'lock' | 'lockDice' | 'save' | 'boxes' | 'critical' | 'box';

/** What a question is about, and which of its kind it is. */
export const nameOf = ({
  question,
}: Asked): { readonly name: QuestionName; readonly of: string } => {
  const [name, of = ''] = question.id.split('.');
  // The questions of an attack are these.
  return { name: name as QuestionName, of };
};

/** Which Critical Hit is being resolved, from 0. */
export const criticalAt = ({ resolving }: Attack, { before }: Asked, passed: Passed): number =>
  resolving.woundsOf(passed.get('through') ?? 0).critical - resolving.woundsOf(before).critical;
