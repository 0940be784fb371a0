import type { SubjectId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countAt, explainWords, FACINGS, oneAt, shipName, textsAt } from '../../admirals/editions';
import type { Piece } from '../piece';
import type { Strike, StrikeAim } from '../play/commands';
import { mountsOf, strikeFrom, type MountView } from '../play/situations';
import { ordersAt, pieceOf, piecesOf } from '../play/view';
import type { StrikeOdds } from '../strike/odds';
import type { StrikeAnswer } from '../strike/spec';
import { facingsAt, rollingOf } from './attackRolls';
import { anyway, readsRule, tried, type Seen } from './seen';

const PAGE = /^attack-(\d+)-(\d+)$/;

/** Which mount a page is about; null where it is another page. */
export const mountOf = (page: string): { armament: number; mount: number } | null => {
  const [, armament, mount] = PAGE.exec(page) ?? [];
  return armament === undefined || mount === undefined
    ? null
    : { armament: Number(armament), mount: Number(mount) };
};

const sumBlock = (seen: Seen, { modifiers }: StrikeAnswer): Block => {
  const { attack } = seen.words.pages;
  return {
    block: 'sum',
    label: attack.modifiers,
    rows: modifiers.modifiers.map(({ value, source, rule, idle }) => ({
      label: explainWords.source(source),
      rule,
      value,
      ...readsRule(rule),
      ...(idle ? { wasted: true } : {}),
    })),
    total: {
      label: attack.applied,
      value: modifiers.applied,
      ...(modifiers.wasted === 0 ? {} : { note: attack.wasted }),
    },
  };
};

/** Odds of one state of a game by what is aimed: entering dice works none of them out again. */
const worked = new WeakMap<GameState, Map<string, StrikeOdds>>();

const oddsOf = ({ state }: Seen, aim: StrikeAim, answer: StrikeAnswer): StrikeOdds => {
  const known = worked.get(state) ?? new Map<string, StrikeOdds>();
  worked.set(state, known);
  const key = JSON.stringify(aim);
  const odds = known.get(key) ?? answer.odds({ locks: 'reroll', shields: 'best' });
  known.set(key, odds);
  return odds;
};

const oddsBlock = (seen: Seen, aim: StrikeAim, answer: StrikeAnswer): Block => {
  const { attack } = seen.words.pages;
  const odds = oddsOf(seen, aim, answer);
  return {
    block: 'odds',
    label: attack.odds,
    headline: { label: attack.destroyed, value: attack.chance(odds.destroyed) },
    figures: [
      { label: attack.crippled, value: attack.chance(odds.crippledAlive) },
      { label: attack.hullLeft, value: attack.mean(odds.expectedHullLeft) },
    ],
    bars: odds.hullLeft.map((chance, hull) => ({
      label: attack.boxesLeft(hull),
      chance,
      ...(hull === 0 ? { fatal: true } : {}),
    })),
    why: answer.saves.map((save) => explainWords.saveChance(save)),
  };
};

const facingBlock = ({ words }: Seen, answers: Answers): Block => {
  const { attack } = words.pages;
  const corners = FACINGS.map((facing, at) => {
    const next = FACINGS[(at + 1) % FACINGS.length] ?? facing;
    return { value: `${facing}|${next}`, label: attack.corner(facing, next) };
  });
  return {
    block: 'choice',
    id: 'facing',
    label: attack.facing,
    style: 'menu',
    value: facingsAt(answers).join('|'),
    options: [...FACINGS.map((facing) => ({ value: facing, label: facing })), ...corners],
    ...readsRule('Shields'),
  };
};

const questionsBlock = (
  seen: Seen,
  answer: StrikeAnswer,
  asked: readonly string[],
): readonly Block[] => {
  const texts = answer.modifiers.conditional.flatMap(({ when }) =>
    when.flatMap((condition) => (condition.on === 'asked' ? [condition.text] : [])),
  );
  return texts.length === 0
    ? []
    : [
        {
          block: 'picks',
          id: 'asked',
          label: seen.words.pages.attack.questions,
          values: asked,
          options: [...new Set(texts)].map((text) => ({ value: text, label: text })),
        },
      ];
};

const aimBlocks = (
  seen: Seen,
  aim: StrikeAim,
  foes: readonly Piece[],
  mount: MountView,
): readonly Block[] => {
  const { attack } = seen.words.pages;
  return [
    {
      block: 'choice',
      id: 'target',
      label: attack.target,
      style: 'list',
      value: aim.target,
      options: foes.map(({ id }) => ({ value: id, label: shipName(seen.state, id) })),
    },
    {
      block: 'stepper',
      id: 'distance',
      label: attack.distance,
      value: aim.distance ?? 0,
      min: 0,
      max: mount.weapon?.maxDistance ?? 0,
      ...readsRule('Making Attacks'),
    },
    ...(mount.left > 1
      ? [
          {
            block: 'stepper',
            id: 'using',
            label: attack.using,
            value: aim.using ?? mount.left,
            min: 1,
            max: mount.left,
          } as const,
        ]
      : []),
  ];
};

const aimOf = (about: SubjectId, target: Piece, mount: MountView, answers: Answers): StrikeAim => {
  const using = countAt(answers, 'using');
  const asked = textsAt(answers, 'asked') ?? [];
  return {
    attacker: about,
    armament: mount.armament,
    mount: mount.mount,
    target: target.id,
    distance: countAt(answers, 'distance') ?? 0,
    using: Math.min(using ?? mount.left, mount.left),
    ...(target.shields.as === 'facings' ? { facings: facingsAt(answers) } : {}),
    ...(asked.length > 0 ? { asked } : {}),
  };
};

/** Making Attacks: whom, from where, why, how likely, and the dice. */
export const attackPage = (
  seen: Seen,
  about: SubjectId,
  answers: Answers,
  at: { readonly armament: number; readonly mount: number },
): Page | null => {
  const { setup, state, rules, words } = seen;
  const piece = pieceOf(setup, state, about);
  const mount =
    piece &&
    mountsOf(setup, state, piece).find(
      (one) => one.armament === at.armament && one.mount === at.mount,
    );
  if (!piece || !mount?.weapon) return null;
  const { attack } = words.pages;
  const head = { title: mount.weapon.name, kicker: shipName(state, about), team: piece.team };
  const foes = piecesOf(setup, state).filter(({ team }) => team !== piece.team);
  const id =
    oneAt(
      answers,
      'target',
      foes.map((foe) => foe.id),
    ) ?? foes[0]?.id;
  const target = foes.find((foe) => foe.id === id);
  const aim = target && aimOf(about, target, mount, answers);
  const answer = aim && strikeFrom(setup, state, aim, rules);
  if (!target || !aim || !answer)
    return { ...head, blocks: [{ block: 'text', text: attack.noTarget }] };
  const rolling = rollingOf(seen, answer, ordersAt(state, target.id).length, answers);
  const command: Strike = { type: 'strike', ...aim, ...rolling.rolls };
  return {
    ...head,
    blocks: [
      ...aimBlocks(seen, aim, foes, mount),
      ...(target.shields.as === 'facings' ? [facingBlock(seen, answers)] : []),
      ...questionsBlock(seen, answer, aim.asked ?? []),
      sumBlock(seen, answer),
      oddsBlock(seen, aim, answer),
      ...rolling.blocks,
    ],
    primary: rolling.isDone
      ? tried(seen, command, { label: attack.fire, opens: 'back' })
      : { label: attack.fire, why: attack.missing },
    secondary: rolling.isDone ? anyway(seen, command) : [],
  };
};
