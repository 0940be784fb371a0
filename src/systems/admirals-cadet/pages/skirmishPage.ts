import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import {
  diceAt,
  flagAt,
  oneAt,
  shipName,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../admirals/editions';
import type { Skirmish } from '../play/commands';
import { resolveSkirmish, survivorOf } from '../play/resolve/skirmish';
import { skirmishFrom } from '../play/situations';
import { pieceOf, piecesOf } from '../play/view';
import { armsOf, type Arms } from '../skirmish/fight';
import { skirmishOdds } from '../skirmish/odds';
import { hexBlocks, stepThrough } from './entryBlocks';
import { anyway, readsRule, tried, type Seen } from './seen';

type Fight = BySide<SubjectId>;

const oddsBlock = (seen: Seen, fight: Fight, arms: BySide<Arms>): Block => {
  const { attack, skirmish } = seen.words.pages;
  const { destroyed, bothDestroyed } = skirmishOdds(arms, seen.rules);
  const name = (side: SkirmishSide): string => shipName(seen.state, fight[side]);
  return {
    block: 'odds',
    label: attack.odds,
    headline: {
      label: `${attack.destroyed}: ${name('opposing')}`,
      value: attack.chance(destroyed.opposing),
    },
    figures: [
      { label: `${attack.destroyed}: ${name('active')}`, value: attack.chance(destroyed.active) },
      { label: skirmish.both, value: attack.chance(bothDestroyed) },
    ],
    bars: SIDES.map((side) => ({ label: name(side), chance: destroyed[side], fatal: true })),
    why: [],
  };
};

const diceBlocks = (
  seen: Seen,
  fight: Fight,
  arms: BySide<Arms>,
  answers: Answers,
): readonly Block[] =>
  SIDES.flatMap((side): readonly Block[] => {
    const { skirmish } = seen.words.pages;
    const name = shipName(seen.state, fight[side]);
    const { pool, rams } = arms[side];
    const dice = (path: string, label: string, count: number): readonly Block[] =>
      count === 0 ? [] : [{ block: 'dice', id: path, label, count, dice: diceAt(answers, path) }];
    return [
      ...dice(`dice.${side}`, skirmish.dice(name, pool.value), pool.value),
      ...dice(`rams.${side}`, skirmish.rams(name), rams.length),
    ];
  });

const rollsOf = (answers: Answers) => ({
  dice: { active: diceAt(answers, 'dice.active'), opposing: diceAt(answers, 'dice.opposing') },
  rams: { active: diceAt(answers, 'rams.active'), opposing: diceAt(answers, 'rams.opposing') },
});

/** Skirmishes: the survivor may take the other's hex. */
const advanceBlocks = (seen: Seen, command: Skirmish, answers: Answers) => {
  const none: readonly Block[] = [];
  const nothing = { command, blocks: none, isDone: true };
  const situation = skirmishFrom(seen.setup, seen.state, command);
  const tolls = situation && resolveSkirmish(situation, command, seen.rules).soFar.tolls;
  const side = tolls ? survivorOf(tolls) : null;
  if (!situation || !tolls || side === null) return nothing;
  const on = flagAt(answers, 'advance') !== false;
  const { skirmish } = seen.words.pages;
  const toggle: Block = {
    block: 'switches',
    switches: [{ id: 'advance', label: skirmish.advance, on, ...readsRule('Skirmishes') }],
  };
  if (!on) return { ...nothing, blocks: [toggle] };
  const { piece } = situation[side];
  const lost = situation[side === 'active' ? 'opposing' : 'active'].piece;
  const hex = hexBlocks(seen, answers, 'to.', lost.terrain);
  const hurt = { ...piece, hull: piece.hull - tolls[side].hullLost };
  const stepping = stepThrough(seen, hurt, hex.entry, answers, 'to.');
  return {
    command: { ...command, advance: stepping.entry },
    blocks: [toggle, ...hex.blocks, ...stepping.blocks],
    isDone: stepping.isDone,
  };
};

/** Skirmishes: with whom, how likely, the dice of both. */
export const skirmishPage = (seen: Seen, about: SubjectId, answers: Answers): Page | null => {
  const { setup, state, rules, words } = seen;
  const piece = pieceOf(setup, state, about);
  if (!piece) return null;
  const { skirmish: say, attack } = words.pages;
  const foes = piecesOf(setup, state).filter(({ team }) => team !== piece.team);
  const opposing =
    oneAt(
      answers,
      'opposing',
      foes.map(({ id }) => id),
    ) ?? foes[0]?.id;
  const head = { title: say.title, kicker: shipName(state, about), team: piece.team };
  const situation =
    opposing === undefined ? null : skirmishFrom(setup, state, { active: about, opposing });
  if (opposing === undefined || !situation)
    return { ...head, blocks: [{ block: 'text', text: attack.noTarget }] };
  const fight = { active: about, opposing };
  const arms = armsOf(situation, rules);
  const begun: Skirmish = { type: 'skirmish', ...fight, ...rollsOf(answers) };
  const { command, blocks, isDone } = advanceBlocks(seen, begun, answers);
  const isReady = isDone && resolveSkirmish(situation, command, rules).need === null;
  return {
    ...head,
    blocks: [
      {
        block: 'choice',
        id: 'opposing',
        label: say.with,
        style: 'list',
        value: opposing,
        options: foes.map(({ id }) => ({ value: id, label: shipName(state, id) })),
      },
      oddsBlock(seen, fight, arms),
      ...diceBlocks(seen, fight, arms, answers),
      ...blocks,
    ],
    primary: isReady
      ? tried(seen, command, { label: say.fight, opens: 'bridge' })
      : { label: say.fight, why: attack.missing },
    secondary: isReady ? anyway(seen, command, 'bridge') : [],
  };
};
