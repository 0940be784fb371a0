import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countAt, textsAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { countStepper, stepperAt } from '../../kit/pages/steppers';
import { pointsNow } from '../../kit/play/reading';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import { repliesOf, type Replies } from '../../kit/procedures/play';
import { OUTER, type Outer } from '../parts';
import { STRENGTH } from '../play/names';
import { targetIn } from '../play/parts';
import { dueTorpedoes, isTorpedo, torpedoesIn } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { torpedoAttacks } from '../rules/asteroids';
import { attacks, targetState } from '../rules/attack';
import { strengthAt } from '../rules/blast';
import { torpedoAttack, TORPEDO_POINT } from '../rules/chain';
import { TORPEDO_POINTS } from '../rules/flight';
import { diceBlocks, sectionChoice } from './firePage';
import { attackBlock, torpedoBlock } from './odds';
import { words, type SolarView } from './view';

const say = words.torpedo;

/** A torpedo in flight: how far it goes, how long it lasts, and what can be done with it. */
export const torpedoPage = (view: SolarView, torpedo: Ship): Page => {
  const { state, tried } = view;
  if (torpedo.left || state.outcome) return pastPage(view, shipName(state, torpedo.id));
  const isDue = dueTorpedoes(state, torpedo.team).some(({ id }) => id === torpedo.id);
  return {
    ...shipHead(torpedo),
    kicker: say.kicker(pointsNow(state, torpedo.id, STRENGTH)),
    blocks: [
      { block: 'text', text: say.moves, ...readsRule('Torpedo Targeting') },
      { block: 'text', text: say.lasts(isDue), ...readsRule('Phase 1') },
    ],
    primary: { label: say.detonate, opens: { page: 'detonate', about: torpedo.id } },
    secondary: [
      tried({ type: 'disarm', torpedo: torpedo.id }, { label: say.disarm, opens: 'bridge' }),
      { label: say.asteroids, opens: { page: 'asteroids', about: torpedo.id } },
      ...(torpedoesIn(state).length > 1
        ? [{ label: words.chain.title, opens: { page: 'chain', about: torpedo.id } }]
        : []),
    ],
  };
};

interface Reached {
  readonly target: Ship;
  readonly steps: number;
  readonly section: Outer | null;
  readonly replies: Replies | null;
  readonly blocks: readonly Block[];
}

/** Detonation: one piece in reach, how far away it is, and the dice at it. */
const reachedBy = (
  view: SolarView,
  level: number,
  target: Ship,
  at: number,
  answers: Answers,
): Reached => {
  const { setup, state, rules } = view;
  const name = shipName(state, target.id);
  const path = `of.${target.id.replace(/\./g, '_')}`;
  const steps = countAt(answers, `${path}.steps`) ?? 1;
  const dice = strengthAt(level, steps, rules);
  const asked = isTorpedo(target)
    ? null
    : sectionChoice(answers, OUTER, `${path}.section`, say.section(name));
  const section = asked?.section ?? null;
  const head: readonly Block[] = [
    { block: 'heading', text: dice === 0 ? say.outOfReach(name) : say.strength(name, dice) },
    stepperAt(`${path}.steps`, say.steps(name), steps, { max: level, ...readsRule('Detonation') }),
    ...(asked ? [asked.block] : []),
  ];
  const base = { target, steps, section };
  if (dice === 0) return { ...base, replies: {}, blocks: head };
  if (asked && section === null) return { ...base, replies: null, blocks: head };
  const hit = section === null ? null : targetIn(setup, state, target.id, section);
  const { run, blocks } = diceBlocks(
    hit ? attacks([dice]) : torpedoAttack([dice]),
    hit ? targetState(hit) : TORPEDO_POINT,
    answers,
    `blast.${at}`,
    say.roll(name),
  );
  return {
    ...base,
    replies: run.open ? null : repliesOf(run),
    blocks: [...head, hit ? attackBlock(dice, hit) : torpedoBlock(dice), ...blocks],
  };
};

const blastReplies = (all: readonly Reached[]): Replies =>
  Object.fromEntries(
    all.flatMap(({ replies }, at) =>
      Object.entries(replies ?? {}).map(([id, reply]) => [`reached${at}.${id}`, reply]),
    ),
  );

/** Detonation: who is in reach, and every roll of it. */
export const detonatePage = (view: SolarView, torpedo: Ship, answers: Answers): Page => {
  const { state, tried } = view;
  const title = say.detonate;
  if (torpedo.left || state.outcome || !isTorpedo(torpedo)) return pastPage(view, title);
  const level = pointsNow(state, torpedo.id, STRENGTH);
  const pieces = [...shipsInPlay(state), ...torpedoesIn(state)].filter(
    ({ id }) => id !== torpedo.id,
  );
  const values = textsAt(answers, 'reached') ?? [];
  const reached = pieces
    .filter(({ id }) => values.includes(id))
    .map((target, at) => reachedBy(view, level, target, at, answers));
  const command = {
    type: 'detonate',
    torpedo: torpedo.id,
    reached: reached.map(({ target, steps, section }) => ({
      target: target.id,
      steps,
      ...(section === null ? {} : { section: String(section) }),
    })),
    replies: blastReplies(reached),
  } as const;
  const isWhole = reached.every(({ replies }) => replies !== null);
  return {
    ...shipHead(torpedo),
    title,
    kicker: say.kicker(level),
    blocks: [
      {
        block: 'picks',
        id: 'reached',
        label: say.reached,
        values,
        options: pieces.map(({ id }) => ({ value: id, label: shipName(state, id) })),
      },
      { block: 'text', text: `${say.hint} ${say.entered}`, ...readsRule('Detonation') },
      ...reached.flatMap(({ blocks }) => blocks),
    ],
    ...(isWhole ? { primary: tried(command, { label: say.detonate, opens: 'bridge' }) } : {}),
  };
};

/** Torpedo Targeting: a torpedo among asteroids. */
export const torpedoAsteroids = (view: SolarView, torpedo: Ship, answers: Answers): Page => {
  const { state, tried } = view;
  const { title, dodge, attacks: left, roll, act } = words.asteroids;
  if (torpedo.left || state.outcome) return pastPage(view, title);
  const points = Math.min(TORPEDO_POINTS, countAt(answers, 'points') ?? 0);
  const dice = torpedoAttacks(points);
  const { run, blocks } = diceBlocks(torpedoAttack([dice]), TORPEDO_POINT, answers, 'rocks', roll);
  const command = {
    type: 'asteroids',
    ship: torpedo.id,
    points,
    from: {},
    replies: repliesOf(run),
  } as const;
  return {
    ...shipHead(torpedo),
    title,
    blocks: [
      countStepper(answers, 'points', dodge, {
        max: TORPEDO_POINTS,
        ...readsRule('Torpedo Targeting'),
      }),
      { block: 'text', text: left(dice) },
      torpedoBlock(dice),
      ...blocks,
    ],
    ...(run.open || dice === 0 ? {} : { primary: tried(command, { label: act, opens: 'bridge' }) }),
  };
};
