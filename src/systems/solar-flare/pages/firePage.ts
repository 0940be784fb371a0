import { ORIGIN } from '../../../core/hex/hex';
import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countAt, countWithin, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { quickLine } from '../../kit/pages/reads';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { foeBlocks } from '../../kit/pages/fight';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import { rollThrough } from '../../kit/procedures/page';
import { repliesOf, type Run } from '../../kit/procedures/play';
import type { Procedure } from '../../kit/procedures/procedure';
import type { State } from '../../kit/procedures/state';
import { OUTER, type Outer } from '../parts';
import { targetIn, type Part } from '../play/parts';
import { isTorpedo, phaseOf, torpedoesIn } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { attacks, DICE_ORDERS, targetState } from '../rules/attack';
import {
  beamShot,
  beamStrength,
  lineOfAttack,
  sectionsTowards,
  type BeamShot,
} from '../rules/space';
import { torpedoAttack, TORPEDO_POINT } from '../rules/chain';
import type { Stand } from '../../../core/hex/stand';
import { attackBlock, torpedoBlock } from './odds';
import { radarBlocks, spaceAround, type Space } from './radar';
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

const MOST_NEBULAE = 6;
const AHEAD: Stand = { ...ORIGIN, facing: 0 };

/** Line of Attack: the shot as the radar has it; null while the target is not on it. */
const lineOn = (
  { rules }: SolarView,
  weapon: BeamShot['weapon'],
  space: Space,
  piece: string | undefined,
) => {
  const target = piece === undefined ? null : space.at(piece);
  if (!target) return null;
  const objects = space.objects.filter((one) => one.piece !== piece);
  const shot = beamShot({ shooter: AHEAD, weapon, spend: 0, target, objects }, rules);
  const { weaponSections, crossed, distance } = lineOfAttack(AHEAD, target, rules);
  return { ...shot, target, weaponSections, distance, between: crossed.length };
};

/** What the radar says about a shot: which section looks there, what it hits, what is in the way. */
const radarFinding = ({ faults, ...line }: NonNullable<ReturnType<typeof lineOn>>): Block => {
  const isIn = !faults.includes('not-in-arc');
  const isBlocked = faults.includes('blocked');
  const seen = isIn
    ? say.inArc(line.hitSections.join(' / '), line.distance)
    : say.notInArc(line.weaponSections.join(' / '));
  const text = isBlocked ? `${seen} ${say.blocked}` : seen;
  const rule = isBlocked ? 'Line of Attack' : 'Beam Targeting';
  const tone = isIn && !isBlocked ? 'good' : 'warning';
  return { block: 'findings', findings: [{ text, rule, tone, ...readsRule(rule) }] };
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

/** Part 5: nebulae that lie on the radar count by themselves; without any they are told. */
const shotIn = (beam: Part, line: ReturnType<typeof lineOn>, isSeen: boolean, answers: Answers) => {
  const max = beam.charge + beam.overcharge;
  return {
    beam,
    spend: countWithin(answers, 'spend', { min: 1, max }) ?? max,
    nebulae: isSeen ? (line?.nebulaHexes ?? 0) : (countAt(answers, 'nebulae') ?? 0),
  };
};

/** Odds, dice, and the act that fires once all dice are there; nothing while the section is not known. */
const firing = (
  view: SolarView,
  ship: Ship,
  { beam, spend, nebulae }: ReturnType<typeof shotIn>,
  { target, section }: { readonly target: Ship | null; readonly section: Outer | null },
  answers: Answers,
): Pick<Page, 'blocks' | 'primary'> => {
  if (!target || (section === null && !isTorpedo(target))) return { blocks: [] };
  const { rules } = view;
  const dice = beamStrength(spend, nebulae);
  const order = oneAt(answers, 'order', DICE_ORDERS) ?? DICE_ORDERS[0];
  const hit = isTorpedo(target) || section === null ? null : targetIn(view, target.id, section);
  const { run, blocks } = hit
    ? diceBlocks(attacks([dice], rules, order), targetState(hit), answers, 'shot')
    : diceBlocks(torpedoAttack([dice], rules), TORPEDO_POINT, answers, 'shot');
  const isClose = hit?.shield.charge === 1;
  const command = {
    type: 'fire-beam',
    ship: ship.id,
    slot: beam.id,
    spend,
    nebulae,
    target: target.id,
    ...(hit ? { section: String(section) } : {}),
    order,
    replies: repliesOf(run),
  } as const;
  const opens = { page: 'ship', about: ship.id };
  return {
    blocks: [
      hit ? attackBlock([dice], hit, rules, order) : torpedoBlock(dice, rules),
      ...(isClose ? [chipsChoice('order', say.order, order, DICE_ORDERS, say.orders)] : []),
      ...(dice === 0 ? [{ block: 'text', text: say.noDice } as const] : blocks),
    ],
    ...(run.open ? {} : { primary: view.tried(command, { label: say.fire, opens }) }),
  };
};

/** Part 5: what weakens a beam, told by hand or seen on the radar. */
const nebulaBlock = (
  { rules }: SolarView,
  line: ReturnType<typeof lineOn>,
  nebulae: number,
  isSeen: boolean,
): Block => {
  const areEndsIn = rules['nebula-ends-count'] === 'ends-too';
  const max = line ? line.between + (areEndsIn ? 2 : 0) : MOST_NEBULAE;
  return isSeen
    ? { block: 'text', text: say.nebulaeSeen(nebulae), ...readsRule('Part 5') }
    : stepperAt('nebulae', say.nebulae(areEndsIn), nebulae, { max, ...readsRule('Part 5') });
};

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
  const most = beam.charge + beam.overcharge;
  const space = spaceAround(view, ship.id);
  const line = lineOn(view, { section: bearing, charge: most, fired: false }, space, target?.id);
  const sections = sectionChoice(answers, line?.hitSections ?? OUTER);
  const isSeen = line !== null && space.objects.some(({ kind }) => kind === 'nebula');
  const shot = shotIn(beam, line, isSeen, answers);
  const isBlocked = line?.faults.includes('blocked') === true;
  const aimed = { target: isBlocked ? null : target, section: sections.section };
  const { blocks, primary } = firing(view, ship, shot, aimed, answers);
  return {
    ...shipHead(ship),
    title: partName(beam, partsIn(view, ship.id)),
    kicker: say.title(shipName(view.state, ship.id)),
    blocks: [
      ...foeBlocks(view, foes, target, { id: 'target', label: say.target, none: say.none }),
      stepperAt('spend', say.charges, shot.spend, {
        min: 1,
        max: most,
        ...readsRule('Powering Beam Weapons'),
      }),
      nebulaBlock(view, line, shot.nebulae, isSeen),
      ...(target && isTorpedo(target) ? [] : [sections.block]),
      ...blocks,
    ],
    aside: [
      ...radarBlocks(answers, space, {
        id: 'at',
        piece: target?.id ?? '',
        label: say.radar,
        spoken: say.radarSpoken,
        team: ship.team,
        target: line && target && { ...line.target, team: target.team },
        stateOf: (hex) => (sectionsTowards(AHEAD, hex).includes(bearing) ? 'bears' : 'outside'),
      }),
      ...(line ? [radarFinding(line)] : []),
      quickLine(words.pages.quick, 'attack'),
    ],
    ...(primary ? { primary } : {}),
  };
};
