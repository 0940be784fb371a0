import type { ShipId } from '../../../../core/game/events';
import { numberedFaces } from '../../../../core/dice/die';
import { SIGNS } from '../../../../core/drawing/drawing';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Page } from '../../../../core/pages/page';
import { diceAt, flagAt } from '../../../kit/pages/answered';
import { otherSide, SIDES, type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import { shipName } from '../../../kit/play/ships';
import { rotationsOf } from '../../movement';
import type { Piece } from '../../piece';
import { resolveSkirmish, survivorOf } from '../../play/resolve/skirmish';
import { pieceOf, skirmishFrom } from '../../play/view';
import { armsOf, type Arms } from '../../skirmish/fight';
import { skirmishOdds } from '../../skirmish/odds';
import { skirmishProcedure } from '../../skirmish/procedure';
import { askedIn, blocksOf, countOf, runOnPage, type Shown } from '../../../kit/procedures/page';
import type { Asked } from '../../../kit/procedures/play';
import { LEAST_SEEN } from '../attack/oddsBlocks';
import { bystanders, nearSwitch, reachesOf } from '../neighbours';
import type { Seen } from '../seen';
import { tallyBlock } from '../tally';
import { verdictAct } from '../../../admirals-shared/pages/verdict';
import { verdictBlocks, verdictOf } from '../verdict';
import { advanceOf } from './advance';
import { END, fightOf, withBlocks, type Fight } from './fight';
import { quickParts } from './quick';
import type { Skirmish, SkirmishAim } from '../../play/commands';

type Parts = Pick<Page, 'blocks' | 'aside' | 'primary' | 'secondary'>;

const oddsBlock = (seen: Seen, { aim, arms, opposing }: Fight): Block => {
  const { attack, skirmish } = seen.words.pages;
  const { destroyed, bothDestroyed, hullLost, expectedHullLost } = skirmishOdds(arms, seen.rules);
  const name = (side: SkirmishSide): string => shipName(seen.state, aim[side]);
  return {
    block: 'odds',
    label: skirmish.lossesOf(name('opposing')),
    headline: { label: attack.destroyed, value: attack.chance(destroyed.opposing) },
    figures: [
      { label: skirmish.destroyed(name('active')), value: attack.chance(destroyed.active) },
      { label: skirmish.both, value: attack.chance(bothDestroyed) },
      ...SIDES.map((side) => ({
        label: skirmish.hullLost(name(side)),
        value: attack.mean(expectedHullLost[side]),
      })),
    ],
    bars: [
      ...hullLost.opposing
        .slice(0, opposing.hull)
        .map((chance, lost) => ({ label: attack.lost(lost), chance }))
        .filter(({ chance }) => chance >= LEAST_SEEN),
      { label: attack.destroyed, chance: destroyed.opposing, fatal: true },
    ],
    why: SIDES.map((side) => skirmish.why(name(side), arms[side].pool.value, arms[side].die.value)),
  };
};

const poolBlocks = (seen: Seen, { aim, arms }: Fight): readonly Block[] =>
  SIDES.map((side) => {
    const { skirmish } = seen.words.pages;
    return tallyBlock(
      skirmish.pool(shipName(seen.state, aim[side])),
      arms[side].pool,
      skirmish.poolTotal,
    );
  });

const figuresOf = ({ pool, die, cancelled, rams, deathBlow }: Arms): string =>
  JSON.stringify([pool.value, die.value, cancelled.value, rams, deathBlow.value]);

/** Support, orders that reach friends: ships that would change this skirmish if they were near. */
const nearBlocks = (seen: Seen, { aim }: Fight, answers: Answers): readonly Block[] => {
  const alone: SkirmishAim = { ...aim, nearActive: [], nearOpposing: [] };
  const armsAt = (told: SkirmishAim, side: SkirmishSide): string => {
    const situation = skirmishFrom(seen.setup, seen.state, told);
    return situation ? figuresOf(armsOf(situation, seen.rules)[side]) : '';
  };
  const switches = bystanders(seen, [aim.active, aim.opposing]).flatMap((piece) =>
    SIDES.flatMap((side) =>
      reachesOf((distance) =>
        armsAt(
          distance === null ? alone : { ...alone, [END[side]]: [{ ship: piece.id, distance }] },
          side,
        ),
      ).map((within) => nearSwitch(seen, answers, END[side], { piece, to: aim[side], within })),
    ),
  );
  return switches.length === 0
    ? []
    : [{ block: 'switches', label: seen.words.pages.aim.tableKnows, switches }];
};

const MOST_EXTRA = 10;

/** What no card in the app says. */
const extraBlocks = (seen: Seen, { aim, active }: Fight): readonly Block[] => {
  const { skirmish, move } = seen.words.pages;
  const most = rotationsOf(active).value;
  return [
    ...(most === 'any'
      ? []
      : [
          {
            block: 'stepper',
            id: 'rotations',
            label: move.rotations,
            value: aim.rotations ?? 0,
            min: 0,
            max: most,
          } as const,
        ]),
    ...SIDES.map((side): Block => ({
      block: 'stepper',
      id: `extra.${side}`,
      label: skirmish.extra(shipName(seen.state, aim[side])),
      value: aim.extraDice?.[side] ?? 0,
      min: -MOST_EXTRA,
      max: MOST_EXTRA,
    })),
  ];
};

const ROLL = 'roll';

const dicePath = (kind: 'dice' | 'rams', side: SkirmishSide): string => `${ROLL}.${kind}.${side}`;

/** How the dice of a side are shown. */
const shownAs = (seen: Seen, { aim, arms }: Fight, { question }: Asked): Shown => {
  const { skirmish, aim: say } = seen.words.pages;
  const side = question.by === 'active' ? 'active' : 'opposing';
  const name = shipName(seen.state, aim[side]);
  if (question.id === `rams.${side}`) return { label: skirmish.rams(name) };
  const { value: die } = arms[side].die;
  const faces = numberedFaces(die.length, (face) => {
    const direct = die[face - 1] ?? 0;
    return {
      gives: say.key({ hit: 0, critical: 0, direct, lock: 0 }),
      signs: Array.from({ length: direct }, () => SIGNS.direct),
    };
  });
  return { label: skirmish.dice(name, countOf(question)), keys: { faces } };
};

/** One roll after the other: the active ship comes first. */
const diceBlocks = (seen: Seen, fight: Fight, answers: Answers): readonly Block[] => {
  const page = { answers, path: ROLL };
  const { procedure } = skirmishProcedure(fight.arms, seen.rules);
  return askedIn(runOnPage(procedure, 0, page))
    .filter(({ question }) => countOf(question) > 0)
    .flatMap((asked) =>
      blocksOf(asked, page, shownAs(seen, fight, asked), seen.words.pages.aim.roll),
    );
};

const rollsTold = (answers: Answers) => {
  const told = (kind: 'dice' | 'rams') => ({
    active: diceAt(answers, dicePath(kind, 'active')),
    opposing: diceAt(answers, dicePath(kind, 'opposing')),
  });
  return { dice: told('dice'), rams: told('rams') };
};

/** Skirmishes: the survivor may take the other's hex. */
const withAdvance = (seen: Seen, fight: Fight, command: Skirmish, answers: Answers) => {
  const { tolls } = resolveSkirmish(fight.situation, command, seen.rules).soFar;
  const side = tolls ? survivorOf(tolls) : null;
  if (!tolls || side === null) return { command, blocks: [] };
  const survivor = fight.arms[side].piece;
  const hurt = { ...survivor, hull: survivor.hull - tolls[side].hullLost };
  const { told, blocks } = advanceOf(seen, hurt, fight.arms[otherSide(side)].piece, answers);
  return { command: { ...command, ...told }, blocks };
};

const toggleQuick = ({ words }: Seen): Act => ({
  label: words.pages.aim.quick.open,
  answers: { quick: { open: true } },
});

const isBegun = (answers: Answers): boolean =>
  SIDES.some((side) => diceAt(answers, dicePath('dice', side)).length > 0);

const diceParts = (seen: Seen, fight: Fight, answers: Answers): Parts => {
  const { skirmish, aim } = seen.words.pages;
  const begun: Skirmish = { type: 'skirmish', ...fight.aim, ...rollsTold(answers) };
  const { command, blocks } = withAdvance(seen, fight, begun, answers);
  const verdict = verdictOf(seen, command, flagAt(answers, 'override') === true);
  const roll = [...diceBlocks(seen, fight, answers), ...blocks, ...verdictBlocks(seen, verdict)];
  const primary = verdictAct(verdict, skirmish.fight, 'bridge');
  if (isBegun(answers))
    return {
      blocks: roll,
      primary,
      secondary: [{ label: aim.roll.again, answers: { roll: {} } }],
    };
  return {
    blocks: [
      ...withBlocks(seen, fight.active, fight.opposing),
      ...nearBlocks(seen, fight, answers),
      oddsBlock(seen, fight),
      ...roll,
    ],
    aside: [...poolBlocks(seen, fight), ...extraBlocks(seen, fight)],
    primary,
    secondary: [toggleQuick(seen)],
  };
};

const partsOf = (seen: Seen, active: Piece, answers: Answers): Parts => {
  const fight = fightOf(seen, active, answers);
  if (!fight) return { blocks: withBlocks(seen, active, null) };
  return flagAt(answers, 'quick.open') === true
    ? quickParts(seen, fight, answers)
    : diceParts(seen, fight, answers);
};

/** Skirmishes: with whom, how likely, the dice of both. */
export const skirmishPage = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const active = pieceOf(seen.setup, seen.state, about);
  if (!active) return null;
  return {
    title: seen.words.pages.skirmish.title,
    kicker: shipName(seen.state, about),
    team: active.team,
    ...partsOf(seen, active, answers),
  };
};
