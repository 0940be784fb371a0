import type { Ship } from '../../../core/game/state';
import { ORIGIN } from '../../../core/hex/hex';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countAt, textsAt, countWithin } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { pointsNow } from '../../kit/play/reading';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import { repliesOf, type Replies } from '../../kit/procedures/play';
import { OUTER, type Outer } from '../parts';
import { STRENGTH } from '../play/names';
import { targetIn } from '../play/parts';
import { dueTorpedoes, isTorpedo, torpedoesIn } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { attacks, targetState } from '../rules/attack';
import { strengthAt, blastAt } from '../rules/blast';
import { torpedoAttack, TORPEDO_POINT, chainOdds } from '../rules/chain';
import type { Rules } from '../rulings';
import { diceBlocks, sectionChoice } from './firePage';
import { attackBlock, torpedoBlock } from './odds';
import { radarBlocks, spaceAround, type Space } from './radar';
import { words, type SolarView } from './view';

const { torpedo: say, chain } = words;

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
        ? [{ label: chain.title, opens: { page: 'chain', about: torpedo.id } }]
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
  const { state, rules } = view;
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
  const hit = section === null ? null : targetIn(view, target.id, section);
  const { run, blocks } = diceBlocks(
    hit ? attacks([dice], rules) : torpedoAttack([dice], rules),
    hit ? targetState(hit) : TORPEDO_POINT,
    answers,
    `blast.${at}`,
    say.roll(name),
  );
  return {
    ...base,
    replies: run.open ? null : repliesOf(run),
    blocks: [...head, hit ? attackBlock([dice], hit, rules) : torpedoBlock(dice, rules), ...blocks],
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

/** A beam of level 6 with three levels of overcharge. */
export const MOST_DICE = 9;

interface Warhead {
  readonly id: string;
  readonly name: string;
  readonly level: number;
}

/** Torpedoes: where each lies, seen from the first; one a hex apart where nobody has said it. */
const placed = (space: Space, warheads: readonly Warhead[]) =>
  warheads.map(({ id, level }, at) => {
    const { q, r } = (at === 0 ? ORIGIN : space.at(id)) ?? { q: 0, r: -at };
    return { id, level, q, r };
  });

/** The chances of a chain; the first goes off for sure where its owner sets it off. */
const chainBlock = (
  { chances, detonations, expectedDice }: ReturnType<typeof chainOdds>,
  warheads: readonly Warhead[],
  isOrdered: boolean,
): Block => {
  const { points, chance: told } = words.attack;
  const mean = detonations.reduce((sum, chance, count) => sum + chance * count, 0);
  return {
    block: 'odds',
    label: words.attack.odds,
    headline: { label: chain.explode, value: points(mean) },
    figures: [
      { label: chain.all, value: told(detonations.at(-1) ?? 0) },
      ...expectedDice.map(([ship, dice]) => ({ label: chain.diceAt(ship), value: points(dice) })),
    ],
    bars: chances
      .map(([, chance], at) => ({ label: warheads[at]?.name ?? '', chance }))
      .slice(isOrdered ? 1 : 0),
    why: [words.attack.why.torpedo, chain.why],
  };
};

/** Ruling chain-at-once: how far the explosion of the first goes, with as many as there are. */
export const chainBlocks = (
  answers: Answers,
  space: Space,
  warheads: readonly Warhead[],
  rules: Rules,
): Pick<Page, 'blocks' | 'aside'> => {
  const torpedoes = placed(space, warheads);
  const others = warheads.map(({ name }, at) => ({ name, at })).slice(1);
  const on = others.find(({ at }) => at === answers['on'])?.at ?? 1;
  const [first, shown] = [torpedoes[0], torpedoes[on]];
  if (!first || !shown) return { blocks: [{ block: 'text', text: chain.alone }] };
  const dice = countWithin(answers, 'shot', { max: MOST_DICE }) ?? 0;
  const { objects } = space;
  const start = { torpedo: first.id, by: dice === 0 ? 'order' : 'attack', strength: dice } as const;
  const ships = objects
    .filter(({ kind }) => kind === 'ship')
    .map((one, at) => ({ ...one, id: one.name || chain.ship(at + 1) }));
  const odds = chainOdds({ torpedoes, start, objects }, ships, rules);
  const radar = radarBlocks(answers, space, {
    id: `at.${on}`,
    piece: shown.id,
    label: chain.where(warheads[on]?.name ?? ''),
    spoken: chain.radar,
    team: '',
    target: { q: shown.q, r: shown.r, facing: 0, team: '' },
    stateOf: (hex) => (blastAt(first, hex, objects, rules) > 0 ? 'bears' : 'too-far'),
  });
  return {
    blocks: [
      chipsChoice(
        'on',
        chain.place,
        on,
        others.map(({ at }) => at),
        (at) => warheads[at]?.name ?? '',
      ),
      stepperAt('shot', chain.shot, dice, { max: MOST_DICE, ...readsRule('Torpedoes') }),
      ...radar,
    ],
    aside: [chainBlock(odds, warheads, dice === 0)],
  };
};

/** Torpedoes: what this one may set off of all that are in flight. */
export const chainPage = (view: SolarView, torpedo: Ship, answers: Answers): Page => {
  const { state, rules } = view;
  const space = spaceAround(view, torpedo.id);
  const flying = torpedoesIn(state).filter(({ id }) => id !== torpedo.id);
  const warheads = [torpedo, ...flying].map(({ id, badge }) => ({
    id,
    name: badge ?? shipName(state, id),
    level: pointsNow(state, id, STRENGTH),
  }));
  return {
    ...shipHead(torpedo),
    kicker: chain.title,
    ...chainBlocks(answers, space, warheads, rules),
  };
};
