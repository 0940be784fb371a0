import { SIGNS } from '../../../../core/drawing/drawing';
import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Page } from '../../../../core/pages/page';
import { countAt, oneAt, flagAt, diceAt } from '../../../kit/pages/answered';
import { isForced, quickToggle, isQuick } from '../../../kit/pages/fight';
import { nearSwitch, reachesOf } from '../../../kit/pages/nearby';
import { stepperAt } from '../../../kit/pages/steppers';
import { foeBlocks } from '../../../kit/pages/targets';
import { itemsAt } from '../../../kit/pages/toggled';
import { shipName } from '../../../kit/play/ships';
import { rollThrough, type Shown } from '../../../kit/procedures/page';
import type { Asked } from '../../../kit/procedures/play';
import { countOf } from '../../../kit/procedures/procedure';
import { nearTold } from '../../../admirals-shared/pages/aim';
import { switchBlocks } from '../../../admirals-shared/pages/strike/asked';
import { verdictAct, verdictBlocks, verdictOf } from '../../../admirals-shared/pages/verdict';
import {
  type BySide,
  otherSide,
  SIDES,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import { goesIll } from '../../../admirals-shared/terrain/entry';
import { rotationsOf } from '../../movement';
import { LEAST_SEEN } from '../attack/oddsBlocks';
import { dieAsked, hexBlocks, stepThrough } from '../movePage';
import { bystanders, carriedBy, tallyBlock } from '../shipRow';
import { type View, readsRule } from '../view';
import type { Piece } from '../../piece';
import type { SkirmishAim, Skirmish, SkirmishQuick } from '../../play/commands';
import { resolveSkirmish, survivorOf } from '../../play/resolve/skirmish';
import { piecesOf, skirmishFrom, pieceOf } from '../../play/view';
import { armsOf, type Arms, type SkirmishSituation } from '../../skirmish/fight';
import { skirmishOdds, skirmishProcedure } from '../../skirmish/procedure';
import { breakOutRoll } from '../../terrain';

/** A skirmish as far as the page was told of it. */
interface Fight {
  readonly active: Piece;
  readonly opposing: Piece;
  readonly aim: SkirmishAim;
  readonly situation: SkirmishSituation;
  readonly arms: BySide<Arms>;
}

/** Where it is told who is near one of the two. */
const END: BySide<'nearActive' | 'nearOpposing'> = {
  active: 'nearActive',
  opposing: 'nearOpposing',
};

const foesOf = ({ setup, state }: View, piece: Piece): readonly Piece[] =>
  piecesOf(setup, state).filter(({ team }) => team !== piece.team);

const aimTold = (active: ShipId, opposing: ShipId, answers: Answers): SkirmishAim => {
  const rotations = countAt(answers, 'rotations') ?? 0;
  const extra = {
    active: countAt(answers, 'extra.active'),
    opposing: countAt(answers, 'extra.opposing'),
  };
  return {
    active,
    opposing,
    ...(rotations > 0 ? { rotations } : {}),
    nearActive: nearTold(itemsAt(answers, END.active)),
    nearOpposing: nearTold(itemsAt(answers, END.opposing)),
    extraDice: { active: extra.active ?? 0, opposing: extra.opposing ?? 0 },
  };
};

/** Skirmishes: who fights whom, as far as it was said. */
const fightOf = (view: View, active: Piece, answers: Answers): Fight | null => {
  const { setup, state, rules } = view;
  const foes = foesOf(view, active);
  const ids = foes.map(({ id }) => id);
  const only = ids.length === 1 ? (ids[0] ?? null) : null;
  const id = oneAt(answers, 'opposing', ids) ?? only;
  const opposing = foes.find((foe) => foe.id === id);
  if (!opposing) return null;
  const aim = aimTold(active.id, opposing.id, answers);
  const situation = skirmishFrom(setup, state, aim);
  return situation && { active, opposing, aim, situation, arms: armsOf(situation, rules) };
};

/** With whom. */
const withBlocks = (view: View, active: Piece, opposing: Piece | null): readonly Block[] => {
  const { with: label } = view.words.pages.skirmish;
  const { noEnemies: none } = view.words.strikePages;
  const said = { id: 'opposing', label, none };
  return foeBlocks(view, foesOf(view, active), opposing, said, opposing ? 'menu' : 'list');
};

interface Advancing {
  /** What goes into the command. */
  readonly told: Pick<Skirmish, 'advance' | 'breakOut'>;
  readonly blocks: readonly Block[];
}

/** Skirmishes, Black Hole: whether the survivor takes the hex of the other, and what the hex asks of it. */
const advanceOf = (view: View, survivor: Piece, lost: Piece, answers: Answers): Advancing => {
  const on = flagAt(answers, 'advance') !== false;
  const toggle: Block = {
    block: 'switches',
    switches: [
      { id: 'advance', label: view.words.pages.skirmish.advance, on, ...readsRule('Skirmishes') },
    ],
  };
  if (!on) return { told: {}, blocks: [toggle] };
  const inHole = survivor.terrain === 'Black Hole';
  const out = inHole ? dieAsked(answers, 'to.breakOut', view.words.pages.move.breakOut) : null;
  const left = out?.die === undefined ? {} : { breakOut: out.die };
  const hex = hexBlocks(view, answers, 'to.', lost.terrain);
  const way = [toggle, ...(out ? [out.block] : [])];
  if (out?.die !== undefined && goesIll(breakOutRoll(survivor), out.die))
    return { told: { ...left, advance: hex.entry }, blocks: way };
  const { entry, blocks } = stepThrough(view, survivor, hex.entry, answers, 'to.', inHole);
  return { told: { ...left, advance: entry }, blocks: [...way, ...hex.blocks, ...blocks] };
};

const path = (side: string): string => `quick.hull.${side}`;

/** A skirmish that was fought at the table: only what it cost. */
const quickParts = (
  view: View,
  { aim, active, opposing }: Fight,
  answers: Answers,
): Pick<Page, 'blocks' | 'primary' | 'secondary'> => {
  const { skirmish } = view.words.pages;
  const pieces = { active, opposing };
  const lost = (side: 'active' | 'opposing'): number => countAt(answers, path(side)) ?? 0;
  const alone = SIDES.filter((side) => lost(side) < pieces[side].hull);
  const [survivor] = alone.length === 1 ? alone : [];
  const taking =
    survivor === undefined
      ? { told: {}, blocks: [] }
      : advanceOf(view, pieces[survivor], pieces[otherSide(survivor)], answers);
  const command: SkirmishQuick = {
    type: 'skirmish-quick',
    active: aim.active,
    opposing: aim.opposing,
    ...(aim.rotations === undefined ? {} : { rotations: aim.rotations }),
    hull: { active: lost('active'), opposing: lost('opposing') },
    ...taking.told,
  };
  const verdict = verdictOf(view, command, isForced(answers));
  return {
    blocks: [
      ...withBlocks(view, active, opposing),
      ...SIDES.map((side) =>
        stepperAt(path(side), skirmish.hullLost(shipName(view.state, aim[side])), lost(side), {
          max: pieces[side].hull,
          ...readsRule('Skirmishes'),
        }),
      ),
      ...taking.blocks,
      ...verdictBlocks(view, verdict),
    ],
    primary: verdictAct(verdict, skirmish.fight, 'bridge'),
    secondary: [quickToggle(view.words.strikePages.quick, answers)],
  };
};

type Parts = Pick<Page, 'blocks' | 'aside' | 'primary' | 'secondary'>;

const oddsBlock = (view: View, { aim, arms, opposing }: Fight): Block => {
  const { skirmish } = view.words.pages;
  const { defeat, chance: percent, mean, lost: hull } = view.words.strikePages.odds;
  const { destroyed, bothDestroyed, hullLost, expectedHullLost } = skirmishOdds(arms, view.rules);
  const name = (side: SkirmishSide): string => shipName(view.state, aim[side]);
  return {
    block: 'odds',
    label: skirmish.lossesOf(name('opposing')),
    headline: { label: defeat, value: percent(destroyed.opposing) },
    figures: [
      { label: skirmish.destroyed(name('active')), value: percent(destroyed.active) },
      { label: skirmish.both, value: percent(bothDestroyed) },
      ...SIDES.map((side) => ({
        label: skirmish.hullLost(name(side)),
        value: mean(expectedHullLost[side]),
      })),
    ],
    bars: [
      ...hullLost.opposing
        .slice(0, opposing.hull)
        .map((chance, lost) => ({ label: hull(lost), chance }))
        .filter(({ chance }) => chance >= LEAST_SEEN),
      { label: defeat, chance: destroyed.opposing, fatal: true },
    ],
    why: SIDES.map((side) => skirmish.why(name(side), arms[side].pool.value, arms[side].die.value)),
  };
};

const poolBlocks = (view: View, { aim, arms }: Fight): readonly Block[] =>
  SIDES.map((side) => {
    const { skirmish } = view.words.pages;
    return tallyBlock(
      skirmish.pool(shipName(view.state, aim[side])),
      arms[side].pool,
      skirmish.poolTotal,
    );
  });

const figuresOf = ({ pool, die, cancelled, rams, deathBlow }: Arms): string =>
  JSON.stringify([pool.value, die.value, cancelled.value, rams, deathBlow.value]);

/** Support, orders that reach friends: ships that would change this skirmish if they were near. */
const nearBlocks = (view: View, { aim }: Fight, answers: Answers): readonly Block[] => {
  const { within: nearTo, tableKnows } = view.words.strikePages;
  const alone: SkirmishAim = { ...aim, nearActive: [], nearOpposing: [] };
  const armsAt = (told: SkirmishAim, side: SkirmishSide): string => {
    const situation = skirmishFrom(view.setup, view.state, told);
    return situation ? figuresOf(armsOf(situation, view.rules)[side]) : '';
  };
  const switches = bystanders(view, [aim.active, aim.opposing]).flatMap((piece) =>
    SIDES.flatMap((side) =>
      reachesOf(
        alone,
        (distance): SkirmishAim => ({ ...alone, [END[side]]: [{ ship: piece.id, distance }] }),
        (told) => armsAt(told, side),
      ).map(({ within }) =>
        nearSwitch(
          { path: END[side], pairs: itemsAt(answers, END[side]), ship: piece.id, within },
          {
            id: `${END[side]} ${piece.id} ${within}`,
            label: nearTo(shipName(view.state, piece.id), shipName(view.state, aim[side]), within),
            detail: carriedBy(piece),
          },
        ),
      ),
    ),
  );
  return switchBlocks(tableKnows, switches);
};

const MOST_EXTRA = 10;

/** What no card in the app says. */
const extraBlocks = (view: View, { aim, active }: Fight): readonly Block[] => {
  const { skirmish, move } = view.words.pages;
  const most = rotationsOf(active).value;
  return [
    ...(most === 'any'
      ? []
      : [stepperAt('rotations', move.rotations, aim.rotations ?? 0, { max: most })]),
    ...SIDES.map((side) => {
      const label = skirmish.extra(shipName(view.state, aim[side]));
      const range = { min: -MOST_EXTRA, max: MOST_EXTRA };
      return stepperAt(`extra.${side}`, label, aim.extraDice?.[side] ?? 0, range);
    }),
  ];
};

const ROLL = 'roll';

const dicePath = (kind: 'dice' | 'rams', side: SkirmishSide): string => `${ROLL}.${kind}.${side}`;

/** How the dice of a side are shown. */
const shownAs = (
  view: View,
  { aim, arms }: Fight,
  { question }: Asked,
): Shown | readonly Block[] => {
  const { skirmish } = view.words.pages;
  const side = question.by === 'active' ? 'active' : 'opposing';
  const name = shipName(view.state, aim[side]);
  const count = countOf(question);
  if (count === 0) return [];
  if (question.id === `rams.${side}`) return { label: skirmish.rams(name) };
  const { value: die } = arms[side].die;
  return {
    label: skirmish.dice(name, count),
    face: (face) => {
      const direct = die[Number(face) - 1] ?? 0;
      return {
        gives: view.words.strikePages.key({ hit: 0, critical: 0, direct, lock: 0 }),
        signs: Array.from({ length: direct }, () => SIGNS.direct),
      };
    },
  };
};

/** One roll after the other: the active ship comes first. */
const diceBlocks = (view: View, fight: Fight, answers: Answers): readonly Block[] => {
  const { procedure } = skirmishProcedure(fight.arms, view.rules);
  return rollThrough(procedure, 0, {
    page: { answers, path: ROLL },
    words: view.words.strikePages.roll,
    first: 'active',
    shownAs: (asked) => shownAs(view, fight, asked),
  }).blocks;
};

const rollsTold = (answers: Answers) => {
  const told = (kind: 'dice' | 'rams') => ({
    active: diceAt(answers, dicePath(kind, 'active')),
    opposing: diceAt(answers, dicePath(kind, 'opposing')),
  });
  return { dice: told('dice'), rams: told('rams') };
};

/** Skirmishes: the survivor may take the other's hex. */
const withAdvance = (view: View, fight: Fight, command: Skirmish, answers: Answers) => {
  const { tolls } = resolveSkirmish(fight.situation, command, view.rules).soFar;
  const side = tolls ? survivorOf(tolls) : null;
  if (!tolls || side === null) return { command, blocks: [] };
  const survivor = fight.arms[side].piece;
  const hurt = { ...survivor, hull: survivor.hull - tolls[side].hullLost };
  const { told, blocks } = advanceOf(view, hurt, fight.arms[otherSide(side)].piece, answers);
  return { command: { ...command, ...told }, blocks };
};

const isBegun = (answers: Answers): boolean =>
  SIDES.some((side) => diceAt(answers, dicePath('dice', side)).length > 0);

const diceParts = (view: View, fight: Fight, answers: Answers): Parts => {
  const { skirmish } = view.words.pages;
  const begun: Skirmish = { type: 'skirmish', ...fight.aim, ...rollsTold(answers) };
  const { command, blocks } = withAdvance(view, fight, begun, answers);
  const verdict = verdictOf(view, command, isForced(answers));
  const roll = [...diceBlocks(view, fight, answers), ...blocks, ...verdictBlocks(view, verdict)];
  const primary = verdictAct(verdict, skirmish.fight, 'bridge');
  if (isBegun(answers))
    return {
      blocks: roll,
      primary,
      secondary: [{ label: view.words.strikePages.roll.again, answers: { roll: {} } }],
    };
  return {
    blocks: [
      ...withBlocks(view, fight.active, fight.opposing),
      ...nearBlocks(view, fight, answers),
      oddsBlock(view, fight),
      ...roll,
    ],
    aside: [...poolBlocks(view, fight), ...extraBlocks(view, fight)],
    primary,
    secondary: [quickToggle(view.words.strikePages.quick, answers)],
  };
};

const partsOf = (view: View, active: Piece, answers: Answers): Parts => {
  const fight = fightOf(view, active, answers);
  if (!fight) return { blocks: withBlocks(view, active, null) };
  return isQuick(answers) ? quickParts(view, fight, answers) : diceParts(view, fight, answers);
};

/** Skirmishes: with whom, how likely, the dice of both. */
export const skirmishPage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const active = pieceOf(view.setup, view.state, about);
  if (!active) return null;
  return {
    title: view.words.pages.skirmish.title,
    kicker: shipName(view.state, about),
    team: active.team,
    ...partsOf(view, active, answers),
  };
};
