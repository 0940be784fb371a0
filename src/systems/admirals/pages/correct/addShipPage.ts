import type { Answers } from '../../../../core/pages/answers';
import type { Block, Page } from '../../../../core/pages/page';
import { FACINGS, ROLES, type Facing, type Shields } from '../../cards/types';
import { shipCard } from '../../play/cardsInPlay';
import type { AddShip, QuickShip } from '../../play/commands';
import { countAt, oneAt, textAt } from '../answered';
import type { Seen } from '../shipRow';
import { tried } from '../tried';

const MOST = 30;
const START = { hull: 5, armor: 1, flak: 0, points: 0 } as const;
type Numbered = keyof typeof START;

const KINDS = ['pool', 'facings'] as const;

const numberAt = (answers: Answers, path: Numbered): number => {
  const least = path === 'hull' ? 1 : 0;
  return Math.max(least, Math.min(MOST, countAt(answers, path) ?? START[path]));
};

const facingAt = (answers: Answers, facing: Facing): number =>
  Math.max(0, Math.min(MOST, countAt(answers, `facings.${FACINGS.indexOf(facing)}`) ?? 0));

const shieldsFrom = (answers: Answers): Shields => {
  if (oneAt(answers, 'shields', KINDS) !== 'facings')
    return { as: 'pool', points: numberAt(answers, 'points') };
  const at = (facing: Facing): number => facingAt(answers, facing);
  return {
    as: 'facings',
    points: {
      'Direct Fore': at('Direct Fore'),
      'Right Fore': at('Right Fore'),
      'Right Aft': at('Right Aft'),
      'Direct Aft': at('Direct Aft'),
      'Left Aft': at('Left Aft'),
      'Left Fore': at('Left Fore'),
    },
  };
};

/** `Stealth, Lethal [2]` as the two keywords that it names. */
export const keywordsFrom = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What was said of a ship without a card. */
export const quickFrom = (answers: Answers): QuickShip => {
  const keywords = keywordsFrom(textAt(answers, 'keywords') ?? '');
  return {
    role: oneAt(answers, 'role', ROLES) ?? 'Heavy',
    hull: numberAt(answers, 'hull'),
    shields: shieldsFrom(answers),
    armor: numberAt(answers, 'armor'),
    flak: numberAt(answers, 'flak'),
    ...(keywords.length > 0 ? { keywords } : {}),
  };
};

const stepper = (id: string, label: string, value: number, min = 0): Block => ({
  block: 'stepper',
  id,
  label,
  value,
  min,
  max: MOST,
});

const shieldBlocks = ({ words }: Seen, answers: Answers): readonly Block[] => {
  const say = words.correct.add;
  const kind = oneAt(answers, 'shields', KINDS) ?? 'pool';
  return [
    {
      block: 'choice',
      id: 'shields',
      label: say.shields,
      style: 'segments',
      value: kind,
      options: [
        { value: 'pool', label: say.pool },
        { value: 'facings', label: say.facings },
      ],
    },
    ...(kind === 'pool'
      ? [stepper('points', say.points, numberAt(answers, 'points'))]
      : FACINGS.map((facing, at) => stepper(`facings.${at}`, facing, facingAt(answers, facing)))),
  ];
};

const quickBlocks = (seen: Seen, answers: Answers): readonly Block[] => {
  const say = seen.words.correct.add;
  const { role, hull, armor = 0, flak = 0 } = quickFrom(answers);
  return [
    {
      block: 'choice',
      id: 'role',
      label: say.role,
      style: 'chips',
      value: role,
      options: ROLES.map((one) => ({ value: one, label: say.named(one) })),
    },
    stepper('hull', say.hull, hull, 1),
    ...shieldBlocks(seen, answers),
    stepper('armor', say.armor, armor),
    stepper('flak', say.flak, flak),
    {
      block: 'field',
      id: 'keywords',
      label: say.keywords,
      value: textAt(answers, 'keywords') ?? '',
      lines: 'one',
      hint: say.keywordsHint,
    },
  ];
};

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShipPage = (seen: Seen, answers: Answers): Page | null => {
  const { setup } = seen;
  const say = seen.words.correct.add;
  const [first] = setup.players;
  if (!first) return null;
  const player = setup.players.find(({ id }) => id === textAt(answers, 'player')) ?? first;
  const refs = Object.keys(setup.cards).filter((ref) => shipCard(setup, ref) !== null);
  const card = oneAt(answers, 'as', refs);
  const known = card === null ? null : shipCard(setup, card);
  const name = textAt(answers, 'name') ?? known?.name ?? '';
  const badge = (textAt(answers, 'badge') ?? '').trim();
  const command: AddShip = {
    type: 'add-ship',
    player: player.id,
    name,
    ...(badge === '' ? {} : { badge }),
    as: card === null ? { quick: quickFrom(answers) } : { card },
  };
  return {
    title: say.title,
    team: player.team,
    blocks: [
      {
        block: 'choice',
        id: 'player',
        label: say.player,
        style: 'chips',
        value: player.id,
        options: setup.players.map(({ id, name: own }) => ({ value: id, label: own })),
      },
      {
        block: 'choice',
        id: 'as',
        label: say.as,
        style: 'menu',
        value: card,
        options: [
          { value: null, label: say.quick },
          ...refs.map((ref) => ({ value: ref, label: shipCard(setup, ref)?.name ?? ref })),
        ],
      },
      { block: 'field', id: 'name', label: say.name, value: name, lines: 'one' },
      {
        block: 'field',
        id: 'badge',
        label: say.badge,
        value: badge,
        lines: 'one',
        hint: say.badgeHint,
      },
      ...(card === null ? quickBlocks(seen, answers) : []),
    ],
    primary: tried(seen, command, { label: say.act, opens: 'back' }),
  };
};
