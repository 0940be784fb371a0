import { isSameHex, ORIGIN, sideAt, stepsBetween, type Side } from '../../../core/hex/hex';
import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Finding, Page } from '../../../core/pages/page';
import { countWithin, textsAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import { quickLine } from '../../kit/pages/reads';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { shipName } from '../../kit/play/ships';
import { repliesOf } from '../../kit/procedures/play';
import { OUTER } from '../parts';
import { attacksOn, mostManoeuvres, payFrom } from '../play/movement';
import { sumOf, targetIn, workingParts } from '../play/parts';
import { isTorpedo, phaseOf } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { asteroidStrengths, shipAttacks, torpedoAttacks } from '../rules/asteroids';
import { attacks, targetState } from '../rules/attack';
import { torpedoAttack, TORPEDO_POINT } from '../rules/chain';
import { TORPEDO_POINTS } from '../rules/flight';
import { cheapest, isStep, movement, wayOf, type Move, type Payment } from '../rules/moves';
import { sectionsTowards, type SpaceObject } from '../rules/space';
import type { Rules } from '../rulings';
import type { Stand } from '../../../core/hex/stand';
import { diceBlocks, sectionChoice } from './firePage';
import { asteroidsBlock, torpedoBlock } from './odds';
import { radarBlocks, spaceAround, type Space } from './radar';
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
  space: Space,
  charges: Payment,
  rules: Rules,
  team = '',
) => {
  const codes = textsAt(answers, 'moves') ?? [];
  const moves = movesIn(codes);
  const { objects } = space;
  const told = movement(START, moves, charges, objects, rules);
  const way = wayOf(START, moves);
  const add = (code: string): Act => ({
    label: nameOf(code),
    answers: { moves: [...codes, code] },
  });
  const blocks: readonly Block[] = [
    { block: 'text', text: say.left(charges.engines, charges.thrusters), ...readsRule('Phase 2') },
    { block: 'acts', style: 'row', acts: [add('L'), add('F'), add('R')] },
    {
      block: 'acts',
      style: 'row',
      label: say.slides,
      acts: ['S0', 'S1', 'S2', 'S3', 'S4', 'S5'].map(add),
    },
    ...(codes.length === 0
      ? [{ block: 'text', text: say.none } as const]
      : [chipsOf(codes), tellMoves(moves, told, rocksOn(moves, way, objects))]),
  ];
  const aside: readonly Block[] = [
    ...radarBlocks(answers, space, {
      id: 'end',
      piece: '',
      label: say.map,
      spoken: say.mapSpoken,
      isMap: true,
      team,
      target: { ...(way.at(-1) ?? START), team },
      stateOf: (hex) => (way.some((one) => isSameHex(one, hex)) ? 'bears' : 'outside'),
    }),
    quickLine(words.pages.quick, 'moves'),
  ];
  const slides = moves.filter((move) => move.do === 'slide').length;
  return { ...told, slides, blocks, aside };
};

/** Phase 2: how many hexes of asteroids are entered. */
const rocksOn = (
  moves: readonly Move[],
  way: readonly Stand[],
  objects: readonly SpaceObject[],
): number =>
  way.filter((stand, at) => {
    const isRock = (one: SpaceObject) => one.kind === 'asteroids' && isSameHex(one, stand);
    return objects.some(isRock) && moves.slice(at, at + 1).some(isStep);
  }).length;

const chipsOf = (codes: readonly string[]): Block => ({
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
});

const tellMoves = (
  moves: readonly Move[],
  { movementPoints, manoeuvrePoints, payment, faults }: ReturnType<typeof movement>,
  rocks: number,
): Block => {
  const ruled = (text: string, rule: string, tone: Finding['tone']): Finding => {
    return { text, rule, tone, ...readsRule(rule) };
  };
  return {
    block: 'findings',
    label: say.cost(movementPoints, manoeuvrePoints),
    findings: [
      payment
        ? ruled(say.pays(payment.engines, payment.thrusters), 'Phase 2', 'good')
        : ruled(say.short, 'Phase 2', 'warning'),
      ...(faults.includes('blocked') ? [ruled(say.blocked, 'Part 5', 'warning')] : []),
      ...(rocks > 0 ? [ruled(say.rocks(rocks), 'Phase 2', 'warning')] : []),
      { text: endOf(moves), rule: null, tone: 'plain' },
    ],
  };
};

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
  const told = movesBlocks(answers, spaceAround(view, ship.id), charges, view.rules, ship.team);
  const { blocks, aside, payment, movementPoints, manoeuvrePoints, slides, end } = told;
  const finish = tried(
    { type: 'finish', ship: ship.id },
    { label: words.ship.finish('movement'), opens: 'bridge' },
  );
  const isMoving = movementPoints + manoeuvrePoints > 0 && payment !== null;
  const move = payment && {
    type: 'move' as const,
    ship: ship.id,
    movement: movementPoints,
    manoeuvre: manoeuvrePoints,
    slides,
    from: payFrom(parts, payment),
    ...(end ? { ends: { hex: { q: end.q, r: end.r }, facing: end.facing } } : {}),
  };
  const rocks = { label: say.asteroids, opens: { page: 'asteroids', about: ship.id } };
  return {
    ...shipHead(ship),
    kicker: say.title,
    blocks,
    aside,
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

/** Phase 2, Part 5: one hex of asteroids, for a ship that moves or a torpedo that flies. */
export const asteroidsPage = (view: SolarView, piece: Ship, answers: Answers): Page => {
  const { setup, state, rules, tried } = view;
  const told = words.asteroids;
  const isFlying = isTorpedo(piece);
  if (isFlying ? piece.left || state.outcome : !isNow(view, piece))
    return pastPage(view, told.title);
  const parts = workingParts(setup, state, piece.id);
  const levels = attacksOn(view, piece.id);
  const all = levels.reduce((sum, level) => sum + level, 0);
  const most = isFlying ? TORPEDO_POINTS : Math.min(all, mostManoeuvres(parts));
  const points = countWithin(answers, 'points', { max: most }) ?? 0;
  const left = isFlying
    ? torpedoAttacks(points, rules)
    : shipAttacks(levels, { thruster: points, engine: 0 });
  const { section, block } = sectionChoice(answers, OUTER, 'section', told.section);
  const target = isFlying || section === null ? null : targetIn(view, piece.id, section);
  const procedure = isFlying
    ? torpedoAttack([left], rules)
    : attacks(asteroidStrengths(left, rules), rules);
  const start = target ? targetState(target) : TORPEDO_POINT;
  const isAsked = isFlying || target !== null;
  const dice = isAsked ? diceBlocks(procedure, start, answers, 'rocks', told.roll) : null;
  const cost = { movementPoints: 0, manoeuvrePoints: points };
  const payment = cheapest(cost, sumOf(parts, 'engine'), sumOf(parts, 'thruster'));
  const command = {
    type: 'asteroids',
    ship: piece.id,
    ...(target === null ? {} : { section: String(section) }),
    points,
    from: payment && !isFlying ? payFrom(parts, payment) : {},
    replies: dice ? repliesOf(dice.run) : {},
  } as const;
  const opens = isFlying ? 'bridge' : { page: 'move', about: piece.id };
  const reads = readsRule(isFlying ? 'Torpedo Targeting' : 'Phase 2');
  return {
    ...shipHead(piece),
    title: told.title,
    kicker: shipName(state, piece.id),
    blocks: [
      { block: 'text', text: told.each(isFlying), ...reads },
      stepperAt('points', told.dodge, points, { max: most, ...reads }),
      { block: 'text', text: left === 0 ? told.free : told.attacks(left), ...reads },
      ...(isFlying ? [torpedoBlock(left, rules)] : [block]),
      ...(target && left > 0 ? [asteroidsBlock([left], target, rules)] : []),
      ...(dice?.blocks ?? []),
    ],
    ...(dice && !dice.run.open && !(isFlying && left === 0)
      ? { primary: tried(command, { label: told.act, opens }) }
      : {}),
  };
};
