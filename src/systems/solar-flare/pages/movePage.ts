import { ORIGIN, sideAt, stepsBetween, type Side } from '../../../core/hex/hex';
import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Page } from '../../../core/pages/page';
import { countAt, textsAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { repliesOf } from '../../kit/procedures/play';
import { OUTER } from '../parts';
import { attacksOn, mostManoeuvres, payFrom } from '../play/movement';
import { sumOf, targetIn, workingParts } from '../play/parts';
import { phaseOf } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { asteroidStrengths, shipAttacks } from '../rules/asteroids';
import { attacks, targetState } from '../rules/attack';
import { cheapest, costOfMoves, wayOf, type Move, type Payment } from '../rules/moves';
import { sectionsTowards, type Stand } from '../rules/space';
import { diceBlocks, sectionChoice } from './firePage';
import { volleyBlock } from './odds';
import { words, type SolarView } from './view';

const say = words.movement;

/** A move as the page keeps it: `F`, `L`, `R`, and `S2` for a slide to the side of section 3. */
const moveOf = (code: string): Move | null => {
  if (code === 'F') return { do: 'forward' };
  if (code === 'L' || code === 'R') return { do: 'turn', by: code === 'R' ? 1 : -1 };
  const side = /^S([0-5])$/.exec(code)?.[1];
  return side === undefined ? null : { do: 'slide', direction: sideAt(Number(side)) };
};

const START: Stand = { ...ORIGIN, facing: 0 };

/** Slides go by the ship's own sides: turned along with it. */
const movesIn = (codes: readonly string[]): readonly Move[] => {
  let facing: Side = 0;
  return codes.flatMap((code) => {
    const move = moveOf(code);
    if (!move) return [];
    if (move.do === 'turn') facing = sideAt(facing + move.by);
    return [move.do === 'slide' ? { ...move, direction: sideAt(move.direction + facing) } : move];
  });
};

const nameOf = (code: string): string => {
  if (code === 'F') return say.forward;
  if (code === 'L') return say.port;
  if (code === 'R') return say.starboard;
  const section = OUTER.find((one) => one === Number(code.slice(1)) + 1) ?? 1;
  return say.slide(words.parts.where(section));
};

/** Phase 2: what a list of moves costs and where it leads, with no game needed. */
export const movesBlocks = (
  answers: Answers,
  charges: Payment,
): {
  readonly blocks: readonly Block[];
  readonly cost: ReturnType<typeof costOfMoves>;
  readonly payment: Payment | null;
} => {
  const codes = textsAt(answers, 'moves') ?? [];
  const moves = movesIn(codes);
  const cost = costOfMoves(moves);
  const payment = cheapest(cost, charges.engines, charges.thrusters);
  const add = (code: string): Act => ({
    label: nameOf(code),
    answers: { moves: [...codes, code] },
  });
  return {
    cost,
    payment,
    blocks: [
      { block: 'text', text: say.left(charges.engines, charges.thrusters) },
      { block: 'acts', style: 'row', acts: [add('L'), add('F'), add('R')] },
      {
        block: 'acts',
        style: 'row',
        label: say.slides,
        acts: ['S0', 'S1', 'S2', 'S3', 'S4', 'S5'].map(add),
      },
      ...(codes.length === 0
        ? [{ block: 'text', text: say.none } as const]
        : tellMoves(codes, moves, cost, payment)),
    ],
  };
};

const tellMoves = (
  codes: readonly string[],
  moves: readonly Move[],
  { movementPoints, manoeuvrePoints }: ReturnType<typeof costOfMoves>,
  payment: Payment | null,
): readonly Block[] => [
  {
    block: 'chips',
    label: say.list,
    chips: [
      ...codes.map((code) => ({ label: nameOf(code), tone: 'plain' }) as const),
      {
        label: say.back,
        tone: 'plain',
        act: { label: say.back, answers: { moves: codes.slice(0, -1) } },
      },
      { label: say.clear, tone: 'plain', act: { label: say.clear, answers: { moves: [] } } },
    ],
  },
  {
    block: 'findings',
    label: say.cost(movementPoints, manoeuvrePoints),
    findings: [
      payment
        ? {
            text: say.pays(payment.engines, payment.thrusters),
            rule: 'Phase 2',
            tone: 'good',
            ...readsRule('Phase 2'),
          }
        : { text: say.short, rule: 'Phase 2', tone: 'warning', ...readsRule('Phase 2') },
      { text: endOf(moves), rule: null, tone: 'plain' },
    ],
  },
];

/** Where it ends, seen from where it began with the bow up. */
const endOf = (moves: readonly Move[]): string => {
  const end = wayOf(START, moves).at(-1) ?? START;
  const away = stepsBetween(START, end);
  const where = sectionsTowards(START, end).map((section) => words.parts.where(section));
  const turned = end.facing > 3 ? end.facing - 6 : end.facing;
  return `${away === 0 ? say.stays : say.ends(away, where.join(' / '))} ${say.facing(turned)}`;
};

const isNow = ({ state }: SolarView, ship: Ship): boolean =>
  !ship.left && state.outcome === null && phaseOf(state) === 'movement';

/** Phase 2: the movement helper, and the charges that it takes. */
export const movePage = (view: SolarView, ship: Ship, answers: Answers): Page => {
  const { setup, state, tried } = view;
  if (!isNow(view, ship)) return pastPage(view, say.title);
  const parts = workingParts(setup, state, ship.id);
  const charges = { engines: sumOf(parts, 'engine'), thrusters: sumOf(parts, 'thruster') };
  const { blocks, cost, payment } = movesBlocks(answers, charges);
  const finish = tried(
    { type: 'finish', ship: ship.id },
    { label: words.ship.finish('movement'), opens: 'bridge' },
  );
  const isMoving = cost.movementPoints + cost.manoeuvrePoints > 0 && payment !== null;
  const move = payment && {
    type: 'move' as const,
    ship: ship.id,
    movement: cost.movementPoints,
    manoeuvre: cost.manoeuvrePoints,
    from: payFrom(parts, payment),
  };
  const rocks = { label: say.asteroids, opens: { page: 'asteroids', about: ship.id } };
  return {
    ...shipHead(ship),
    kicker: say.title,
    blocks,
    ...(isMoving && move
      ? {
          primary: tried(move, {
            label: say.act(payment.engines, payment.thrusters),
            answers: { moves: [] },
          }),
          secondary: [rocks, finish],
        }
      : { primary: finish, secondary: [rocks] }),
  };
};

/** Phase 2, Part 5: one hex of asteroids. */
export const asteroidsPage = (view: SolarView, ship: Ship, answers: Answers): Page => {
  const { setup, state, rules, tried } = view;
  const told = words.asteroids;
  if (!isNow(view, ship)) return pastPage(view, told.title);
  const parts = workingParts(setup, state, ship.id);
  const levels = attacksOn(view, ship.id);
  const all = levels.reduce((sum, level) => sum + level, 0);
  const most = Math.min(all, mostManoeuvres(parts));
  const points = Math.min(most, countAt(answers, 'points') ?? 0);
  const left = shipAttacks(levels, { thruster: points, engine: 0 });
  const { section, block } = sectionChoice(answers, OUTER, 'section', told.section);
  const strengths = asteroidStrengths(left, rules);
  const target = section === null ? null : targetIn(setup, state, ship.id, section);
  const dice =
    target && diceBlocks(attacks(strengths), targetState(target), answers, 'rocks', told.roll);
  const payment = cheapest(
    { movementPoints: 0, manoeuvrePoints: points },
    sumOf(parts, 'engine'),
    sumOf(parts, 'thruster'),
  );
  const command = {
    type: 'asteroids',
    ship: ship.id,
    ...(section === null ? {} : { section: String(section) }),
    points,
    from: payment ? payFrom(parts, payment) : {},
    replies: dice ? repliesOf(dice.run) : {},
  } as const;
  return {
    ...shipHead(ship),
    title: told.title,
    blocks: [
      { block: 'text', text: told.each, ...readsRule('Phase 2') },
      stepperAt('points', told.dodge, points, { max: most, ...readsRule('Phase 2') }),
      { block: 'text', text: left === 0 ? told.free : told.attacks(left) },
      block,
      ...(target && left > 0 ? [volleyBlock(strengths, target)] : []),
      ...(dice?.blocks ?? []),
    ],
    ...(dice && !dice.run.open
      ? { primary: tried(command, { label: told.act, opens: { page: 'move', about: ship.id } }) }
      : {}),
  };
};
