import { FLAGSHIP } from '../../../core/drawing/drawing';
import {
  hexesWithin,
  isSameHex,
  ORIGIN,
  sideAt,
  stepsBetween,
  type Hex,
} from '../../../core/hex/hex';
import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, Page, RadarHex } from '../../../core/pages/page';
import { countAt, flagAt, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { countStepper, stepperAt } from '../../kit/pages/steppers';
import { foeBlocks } from '../../kit/pages/targets';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import { rollThrough } from '../../kit/procedures/page';
import { repliesOf, type Run } from '../../kit/procedures/play';
import type { Procedure } from '../../kit/procedures/procedure';
import type { State } from '../../kit/procedures/state';
import { OUTER, type Outer } from '../parts';
import { targetIn, type Part } from '../play/parts';
import { isTorpedo, phaseOf, torpedoesIn } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { attacks, DICE_ORDERS, targetState, type Target } from '../rules/attack';
import { beamStrength } from '../rules/beam';
import { torpedoAttack, TORPEDO_POINT } from '../rules/chain';
import { lineOfAttack, sectionsTowards, type Stand } from '../rules/space';
import { attackBlock, torpedoBlock } from './odds';
import { partName, partsIn, words, type SolarView } from './view';

const say = words.attack;

/** The dice of one attack as they are asked for, and what came of it so far. */
export const diceBlocks = (
  procedure: Procedure,
  start: State,
  answers: Answers,
  path: string,
  label: string = say.roll,
): { readonly run: Run; readonly blocks: readonly Block[] } =>
  rollThrough(procedure, start, {
    page: { answers, path },
    words: say,
    first: 'attacker',
    shownAs: () => ({ label }),
  });

const RINGS = 4;
const MOST_NEBULAE = 6;
const AHEAD: Stand = { ...ORIGIN, facing: 0 };

/** Where the table says that the target is; null while nobody has. */
const standAt = (answers: Answers): Stand | null => {
  const [q, r] = [countAt(answers, 'at.q'), countAt(answers, 'at.r')];
  if (q === null || r === null || (q === 0 && r === 0)) return null;
  return { q, r, facing: sideAt(countAt(answers, 'at.facing') ?? 3) };
};

/** The hexes around a piece, and where another one is. */
export const radarBlock = (
  head: Pick<BlockOf<'radar'>, 'id' | 'label' | 'spoken'>,
  team: string,
  target: (Stand & Pick<Ship, 'team'>) | null,
  stateOf: (hex: Hex) => RadarHex['state'],
): Block => ({
  block: 'radar',
  ...head,
  attacker: { silhouette: FLAGSHIP, team },
  target: target && { silhouette: FLAGSHIP, ...target },
  hexes: hexesWithin(RINGS)
    .filter((hex) => !isSameHex(hex, ORIGIN))
    .map((hex) => ({ ...hex, distance: stepsBetween(ORIGIN, hex), state: stateOf(hex) })),
});

/** Line of Attack: what the radar says about a shot. */
const radarFinding = (section: Outer, at: Stand | null): readonly Block[] => {
  if (!at) return [];
  const { weaponSections, hitSections, crossed } = lineOfAttack(AHEAD, at);
  const isIn = weaponSections.includes(section);
  return [
    {
      block: 'findings',
      findings: [
        {
          text: isIn
            ? say.inArc(hitSections.join(' / '), crossed.length)
            : say.notInArc(weaponSections.join(' / ')),
          rule: 'Beam Targeting',
          tone: isIn ? 'good' : 'warning',
          ...readsRule('Beam Targeting'),
        },
      ],
    },
  ];
};

/** Determining Hit Location: the sections that can be hit, where the radar knows them. */
export const sectionChoice = (
  answers: Answers,
  possible: readonly Outer[],
  id = 'section',
  label: string = say.section,
): { readonly section: Outer | null; readonly block: Block } => {
  const texts = possible.map(String);
  const only = texts.length === 1 ? (texts[0] ?? null) : null;
  const told = oneAt(answers, id, texts) ?? only;
  return {
    section: possible.find((one) => String(one) === told) ?? null,
    block: chipsChoice(id, label, told, texts, (text) =>
      words.parts.side(OUTER.find((one) => String(one) === text) ?? 'core'),
    ),
  };
};

export interface Aimed {
  readonly target: Ship;
  readonly section: Outer | null;
  /** Null for a torpedo. */
  readonly hit: Target | null;
}

/** The dice and odds of a shot at whatever was chosen. */
const shotBlocks = (aimed: Aimed, dice: number, answers: Answers) => {
  const order = oneAt(answers, 'order', DICE_ORDERS) ?? DICE_ORDERS[0];
  const { hit } = aimed;
  const procedure = hit ? attacks([dice], order) : torpedoAttack([dice]);
  const { run, blocks } = diceBlocks(
    procedure,
    hit ? targetState(hit) : TORPEDO_POINT,
    answers,
    'shot',
  );
  const isClose = hit?.shield.charge === 1;
  return {
    run,
    order,
    blocks: [
      hit ? attackBlock(dice, hit, order) : torpedoBlock(dice),
      ...(isClose ? [chipsChoice('order', say.order, order, DICE_ORDERS, say.orders)] : []),
      ...(dice === 0 ? [{ block: 'text', text: say.noDice } as const] : blocks),
    ],
  };
};

const beamOf = (view: SolarView, ship: Ship, slot: string): Part | null =>
  partsIn(view, ship.id).find(({ id, system }) => id === slot && system === 'beam') ?? null;

/** What a beam can be fired at: enemies first, then torpedoes, then friends in the way. */
const targetsOf = ({ state }: SolarView, { id, team }: Ship): readonly Ship[] => {
  const ships = shipsInPlay(state).filter((one) => one.id !== id);
  return [
    ...ships.filter((one) => one.team !== team),
    ...torpedoesIn(state),
    ...ships.filter((one) => one.team === team),
  ];
};

/** What was aimed at so far; null while the section is not known. */
const aimedAt = (
  { setup, state }: SolarView,
  target: Ship | null,
  section: Outer | null,
): Aimed | null => {
  if (!target) return null;
  if (isTorpedo(target)) return { target, section: null, hit: null };
  return section === null
    ? null
    : { target, section, hit: targetIn(setup, state, target.id, section) };
};

interface Shot {
  readonly beam: Part;
  readonly spend: number;
  readonly nebulae: number;
}

const shotIn = (beam: Part, answers: Answers): Shot => {
  const most = beam.charge + beam.overcharge;
  return {
    beam,
    spend: Math.max(1, Math.min(most, countAt(answers, 'spend') ?? most)),
    nebulae: countAt(answers, 'nebulae') ?? 0,
  };
};

/** Dice, odds, and the act that fires once all dice are there. */
const firing = (
  view: SolarView,
  ship: Ship,
  { beam, spend, nebulae }: Shot,
  aimed: Aimed,
  answers: Answers,
): Pick<Page, 'blocks' | 'primary'> => {
  const { run, order, blocks } = shotBlocks(aimed, beamStrength(spend, nebulae), answers);
  if (run.open) return { blocks };
  const command = {
    type: 'fire-beam',
    ship: ship.id,
    slot: beam.id,
    spend,
    nebulae,
    target: aimed.target.id,
    ...(aimed.section === null ? {} : { section: String(aimed.section) }),
    order,
    replies: repliesOf(run),
  } as const;
  const opens = { page: 'ship', about: ship.id };
  return { blocks, primary: view.tried(command, { label: say.fire, opens }) };
};

/** Line of Attack: what stops a beam, as the table sees it. */
const wayBlock = (isBlocked: boolean): Block => ({
  block: 'switches',
  switches: [
    {
      id: 'blocked',
      label: say.inTheWay,
      detail: isBlocked ? say.blocked : say.inTheWayDetail,
      on: isBlocked,
      ...readsRule('Line of Attack'),
    },
  ],
});

const canFire = ({ state }: SolarView, ship: Ship, beam: Part): boolean =>
  !ship.left &&
  state.outcome === null &&
  phaseOf(state) === 'weapons' &&
  beam.works &&
  !beam.fired &&
  beam.charge + beam.overcharge > 0;

/** Phase 1: a beam at a ship or torpedo, step by step. */
export const firePage = (view: SolarView, ship: Ship, slot: string, answers: Answers): Page => {
  const beam = beamOf(view, ship, slot);
  const bearing = OUTER.find((one) => one === beam?.section);
  if (!beam || bearing === undefined || !canFire(view, ship, beam)) return pastPage(view, say.fire);
  const foes = targetsOf(view, ship);
  const target = foes.find(({ id }) => id === answers['target']) ?? foes[0] ?? null;
  const at = standAt(answers);
  const line = at && lineOfAttack(AHEAD, at);
  const between = line?.crossed.length ?? 0;
  const areEndsIn = view.rules['nebula-ends-count'] === 'ends-too';
  const sections = sectionChoice(answers, line?.hitSections ?? OUTER);
  const shot = shotIn(beam, answers);
  const aimed = aimedAt(view, target, sections.section);
  const isBlocked = flagAt(answers, 'blocked') === true;
  const { blocks, primary } =
    aimed && !isBlocked
      ? firing(view, ship, shot, aimed, answers)
      : { blocks: [], primary: undefined };
  return {
    ...shipHead(ship),
    title: partName(beam, partsIn(view, ship.id)),
    kicker: say.title(shipName(view.state, ship.id)),
    blocks: [
      ...foeBlocks(view, foes, target, { id: 'target', label: say.target, none: say.none }),
      stepperAt('spend', say.charges, shot.spend, {
        min: 1,
        max: beam.charge + beam.overcharge,
        ...readsRule('Powering Beam Weapons'),
      }),
      countStepper(answers, 'nebulae', say.nebulae(areEndsIn), {
        max: at ? between + (areEndsIn ? 2 : 0) : MOST_NEBULAE,
        ...readsRule('Part 5'),
      }),
      wayBlock(isBlocked),
      ...(target && isTorpedo(target) ? [] : [sections.block]),
      ...blocks,
    ],
    aside: [
      radarBlock(
        { id: 'at', label: say.radar, spoken: say.radarSpoken },
        ship.team,
        at && target && { ...at, team: target.team },
        (hex) => (sectionsTowards(AHEAD, hex).includes(bearing) ? 'bears' : 'outside'),
      ),
      ...radarFinding(bearing, at),
    ],
    ...(primary ? { primary } : {}),
  };
};
