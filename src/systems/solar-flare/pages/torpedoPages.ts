import type { Ship } from '../../../core/game/state';
import { isSameHex, ORIGIN } from '../../../core/hex/hex';
import type { Stand } from '../../../core/hex/stand';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countAt, textsAt, countWithin } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { pointsNow } from '../../kit/play/marks';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import { repliesOf, type Replies } from '../../kit/procedures/play';
import { OUTER, type Outer } from '../parts';
import { STRENGTH } from '../play/names';
import { targetIn } from '../play/parts';
import { dueTorpedoes, isTorpedo, torpedoesIn } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { attacks, targetState } from '../rules/attack';
import { blastHexes, blastOn, strengthAt } from '../rules/blast';
import { torpedoAttack, TORPEDO_POINT, chainOdds } from '../rules/chain';
import { flownFrom, TORPEDO_POINTS } from '../rules/flight';
import { blastWay } from '../rules/space';
import type { Rules } from '../rulings';
import { TORPEDO } from '../signs';
import { diceBlocks, sectionChoice } from './firePage';
import { attackBlock, torpedoBlock } from './odds';
import { radarBlocks, spaceAround, type Space } from './radar';
import { words, type SolarView } from './view';

const { torpedo: say, chain } = words;

/** A torpedo in the middle of its own map. */
const BOW_UP = { ...ORIGIN, facing: 0, heading: 0 } as const;

/** A torpedo in flight: how far it goes, how long it lasts, and what can be done with it. */
export const torpedoPage = (view: SolarView, torpedo: Ship, answers: Answers): Page => {
  const { state, tried } = view;
  if (torpedo.left || state.outcome) return pastPage(view, shipName(state, torpedo.id));
  const isDue = dueTorpedoes(state, torpedo.team).some(({ id }) => id === torpedo.id);
  const space = spaceAround(view, torpedo.id);
  const ends = flownFrom([BOW_UP], space.objects);
  return {
    ...shipHead(torpedo),
    kicker: say.kicker(pointsNow(state, torpedo.id, STRENGTH)),
    blocks: [
      { block: 'text', text: say.moves, ...readsRule('Torpedo Targeting') },
      { block: 'text', text: say.lasts(isDue), ...readsRule('Phase 1') },
    ],
    aside: radarBlocks(answers, space, {
      id: 'flight',
      piece: '',
      label: say.flight,
      spoken: say.flightSpoken,
      isMap: true,
      rings: TORPEDO_POINTS,
      silhouette: TORPEDO,
      team: torpedo.team,
      target: null,
      stateOf: (hex) => (ends.some((end) => isSameHex(end, hex)) ? 'bears' : 'too-far'),
    }),
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
  readonly place: Stand | null;
  readonly steps: number;
  readonly dice: number;
  readonly section: Outer | null;
  readonly replies: Replies | null;
  readonly blocks: readonly Block[];
}

/** Detonation: one piece in reach, how far away it is, and the dice at it. */
const reachedBy = (
  view: SolarView,
  { space, level }: { readonly space: Space; readonly level: number },
  target: Ship,
  at: number,
  answers: Answers,
): Reached => {
  const { state, rules } = view;
  const name = shipName(state, target.id);
  const path = `of.${target.id.replace(/\./g, '_')}`;
  const place = space.at(target.id);
  const seen = place && blastOn({ ...BOW_UP, level }, place, space.objects, rules);
  const steps = place ? blastWay(ORIGIN, place, rules) : (countAt(answers, `${path}.steps`) ?? 1);
  const dice = seen?.strength ?? strengthAt(level, steps, rules);
  const asked =
    isTorpedo(target) || dice === 0
      ? null
      : sectionChoice(answers, seen?.hitSections ?? OUTER, `${path}.section`, say.section(name));
  const section = asked?.section ?? null;
  const label = say.steps(name, rules['blast-distance-steps'] === 'steps');
  const reads = readsRule('Detonation');
  const head: readonly Block[] = [
    { block: 'heading', text: say.strength(name, dice, strengthAt(level, steps, rules) > 0) },
    place
      ? { block: 'text', text: say.onMap(label, steps), ...reads }
      : stepperAt(`${path}.steps`, label, steps, { max: level, ...reads }),
    ...(asked ? [asked.block] : []),
  ];
  const base = { target, place, steps, dice, section };
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

/** Another piece around a torpedo, where it is known to be. */
interface Other {
  readonly id: string;
  readonly name: string;
  readonly place: Stand | null;
  readonly team?: string;
}

/** How far a blast goes on the map, and where the others are: a tap puts the one that is chosen. */
const blastMap = (
  answers: Answers,
  space: Space,
  level: number,
  others: readonly Other[],
  rules: Rules,
): readonly Block[] => {
  const ids = others.map(({ id }) => id);
  const other = others.find(({ id }) => id === answers['on']) ?? others[0];
  if (!other) return [];
  const { id, name, place, team = '' } = other;
  const blast = blastHexes({ ...ORIGIN, level }, space.objects, rules);
  const nameOf = (one: string) => others.find((some) => some.id === one)?.name ?? one;
  return [
    ...(ids.length > 1 ? [chipsChoice('on', chain.place, id, ids, nameOf)] : []),
    ...radarBlocks(answers, space, {
      id: 'at',
      piece: id,
      label: chain.where(name),
      spoken: chain.radar,
      rings: level,
      team: '',
      target: place && { ...place, team },
      stateOf: (hex) => (blast.some((one) => isSameHex(one, hex)) ? 'bears' : 'too-far'),
    }),
  ];
};

/** Detonation: who is in reach, and every roll of it. */
export const detonatePage = (view: SolarView, torpedo: Ship, answers: Answers): Page => {
  const { state, rules, tried } = view;
  const title = say.detonate;
  if (torpedo.left || state.outcome || !isTorpedo(torpedo)) return pastPage(view, title);
  const level = pointsNow(state, torpedo.id, STRENGTH);
  const pieces = [...shipsInPlay(state), ...torpedoesIn(state)].filter(
    ({ id }) => id !== torpedo.id,
  );
  const values = textsAt(answers, 'reached') ?? [];
  const space = spaceAround(view, torpedo.id);
  const reached = pieces
    .filter(({ id }) => values.includes(id))
    .map((target, at) => reachedBy(view, { space, level }, target, at, answers));
  const hit = reached.filter(({ dice }) => dice > 0);
  const command = {
    type: 'detonate',
    torpedo: torpedo.id,
    reached: hit.map(({ target, steps, section }) => ({
      target: target.id,
      steps,
      ...(section === null ? {} : { section: String(section) }),
    })),
    replies: blastReplies(hit),
  } as const;
  const isWhole = hit.every(({ replies }) => replies !== null);
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
    aside: blastMap(
      answers,
      space,
      level,
      reached.map(({ target, place }) => ({ ...target, name: shipName(state, target.id), place })),
      rules,
    ),
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
  warheads.map((one, at) => {
    const place = at === 0 ? BOW_UP : space.at(one.id);
    return { ...one, ...(place ?? { ...BOW_UP, r: -at }) };
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
  const [first, ...others] = torpedoes;
  if (!first || others.length === 0) return { blocks: [{ block: 'text', text: chain.alone }] };
  const dice = countWithin(answers, 'shot', { max: MOST_DICE }) ?? 0;
  const { objects } = space;
  const start = { torpedo: first.id, by: dice === 0 ? 'order' : 'attack', strength: dice } as const;
  const ships = objects
    .filter(({ kind }) => kind === 'ship')
    .map((one, at) => ({ ...one, id: one.name || chain.ship(at + 1) }));
  const odds = chainOdds({ torpedoes, start, objects }, ships, rules);
  const around = others.map((one) => ({ ...one, place: one }));
  return {
    blocks: [
      stepperAt('shot', chain.shot, dice, { max: MOST_DICE, ...readsRule('Torpedoes') }),
      ...blastMap(answers, space, first.level, around, rules),
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
