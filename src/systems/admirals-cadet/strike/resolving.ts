import { goOn, type Question, type Step, type Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import {
  DEFENDER,
  iconsAsState,
  saveDie,
  saveSteps,
  type Wounds,
} from '../../admirals-shared/strike/icons';
import type { TargetSpec } from './attackSpec';
import { afterCritical, afterHits, guardOf, type Fate, type Standing } from './damage';

/** A Critical Hit that is being resolved. */
const OPEN = 0;
const STOPPED = 1;
const BLOCKED = 2;

/** How a target stands has the lowest digits, so that one that stands alike is alike after any attack. */
const fieldsFor = ({ hull, boxes }: Pick<TargetSpec, 'hull' | 'boxes'>, most: Wounds) =>
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

/** Resolving Attack Icons: what icons do to a target. A target that is lost is the state 0. */
export interface Resolving {
  readonly steps: Steps;
  /** Icons as a state, to be added to that of a target. */
  readonly iconState: (wounds: Wounds) => State;
  readonly shipState: (ship: Standing) => State;
  readonly fateOf: (state: State) => Fate;
  readonly woundsOf: (state: State) => Wounds;
  readonly hull: Field;
}

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

/** Hits: Armor and Flak, a die for each that still stands. */
const hitSaves = ({ saves }: TargetSpec, { hit }: Fields): Steps =>
  saveSteps(
    saves.now.map(({ name, upTo }) => ({ id: name, die: saveDie(upTo) })),
    hit,
  );

/** Shields: boxes against Hits. */
const hitBoxes = ({ boxes }: TargetSpec, fields: Fields): Step => {
  const { hit, row } = fields;
  return {
    name: 'boxes',
    next: (at) =>
      hit.of(at) === 0 || boxesAt(fields, at) === 0
        ? at
        : {
            ask: 'spend',
            id: 'boxes',
            by: DEFENDER,
            points: hit.of(at),
            on: boxes.map((box, side) => ({ id: box.at, most: row[side]?.of(at) ?? 0 })),
            then: (spent) =>
              row.reduce((now, field, side) => {
                const points = spent[side] ?? 0;
                return hit.plus(field.plus(now, -points), -points);
              }, at),
          },
  };
};

/** Armor, Flak: against one Critical Hit, with what is left of them after those before. */
const criticalSave = ({ saves, ...target }: TargetSpec, fields: Fields, place: number): Step => {
  const dice = new Map(
    Object.values(saves).flatMap((some) => some.map((save) => [save, saveDie(save.upTo)] as const)),
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
        by: DEFENDER,
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
      by: DEFENDER,
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

/** Hits, then Critical Hits, then Direct Hits. */
export const resolvingOf = (target: TargetSpec, most: Wounds): Resolving => {
  const fields = fieldsFor(target, most);
  const { hit, critical, direct } = fields;
  const saves = hitSaves(target, fields);
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
    steps: [
      ...(target.savesFirst ? [...saves, boxes] : [boxes, ...saves]),
      goOn('through', (at) => at),
      goOn('hits', (at) => hurt(at, hit)),
      ...criticals(target, fields),
      goOn('directs', (at) => hurt(at, direct)),
    ],
    iconState: iconsAsState(fields),
    shipState: (ship) => {
      let left = ship.shields;
      const boxed = fields.row.reduce((now, field, side) => {
        const points = Math.min(left, target.boxes[side]?.points ?? 0);
        left -= points;
        return field.with(now, points);
      }, 0);
      return withFate(fields, boxed, ship);
    },
    fateOf: (at) => (at === LOST ? null : standingAt(fields, at, target.orders)),
    woundsOf: (at) => ({ hit: hit.of(at), critical: critical.of(at), direct: direct.of(at) }),
    hull: fields.hull,
  };
};
