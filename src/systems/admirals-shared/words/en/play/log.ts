import type { CardAttached, CardTurned, DiceRolled } from '../../../../../core/game/events';

import { lostAndRegained, onOff, type SayMark } from '../../../../kit/words/en/log/eventLines';
import type { LineContext } from '../../../../kit/words/en/log/lineContext';
import { facingOf, LASTING_MARKS, ROUND_MARKS, SLOTS } from '../../../play/names';

import { counts, list, number } from '../../../../kit/english';
import { strikeWords } from '../strike';

/** Lines of the log that both editions have. */

export const moves = counts('Move');

/** Shields, of a facing where they have facings. */
export const shieldSaying = (points: (count: number) => string, track: string) => {
  const facing = facingOf(track);
  return lostAndRegained(points, typeof facing === 'string' ? ` (${facing})` : '');
};

export const SHARED_MARKS: Readonly<Record<string, SayMark>> = {
  [ROUND_MARKS.activated]: onOff(
    (ship) => `${ship} has activated.`,
    (ship) => `${ship} has not activated.`,
  ),
  [ROUND_MARKS.movesUsed]: (ship, to, before) =>
    typeof to === 'number' && to > before ? `${ship} uses ${moves(to - before)}.` : null,
  [LASTING_MARKS.terrain]: (ship, to) =>
    to === 0 ? `${ship} is in open space.` : `${ship} is in a ${to} hex.`,
};

/** What lies face down is told without its name. */
export const attachedLine = (
  { card, ref, to, slot, face, owner }: CardAttached,
  context: LineContext,
): string | null => {
  const known = context.before.cards[card];
  const name = context.card(ref ?? known?.ref ?? card);
  const at = context.name(to);
  if (slot === SLOTS.omega) return `${at} sets an Omega order aside.`;
  if (slot !== SLOTS.order) return owner === undefined ? `${at} has ${name}.` : null;
  if (face === 'down') return `${at} gets an order.`;
  return known?.slot === SLOTS.order ? `${name} moves to ${at}.` : `${at} gets ${name}.`;
};

/** Revealed by the rule of the reveal; else spent, or ready again. */
export const turnedLineBy =
  (reveal: string) =>
  ({ card, face, rule }: CardTurned, context: LineContext): string => {
    const held = context.before.cards[card];
    const name = context.card(held?.ref ?? card);
    const at = context.name(held?.at ?? '');
    if (face === 'down') return `${name} of ${at} is spent.`;
    return rule === reveal ? `${at} reveals ${name}.` : `${name} of ${at} is ready again.`;
  };

const WOUNDS = ['hit', 'critical', 'direct'] as const;

const madeBy = ({ actual = {} }: DiceRolled): string => {
  const made = WOUNDS.filter((icon) => (actual[icon] ?? 0) > 0).map((icon) =>
    strikeWords.counted(icon, actual[icon] ?? 0),
  );
  return made.length === 0 ? 'nothing' : list(made);
};

const SAVE = /^save:(.*):(\w+)$/;

/** A roll in words: dice that make icons, saves, and the rolls that an edition knows besides. */
export const rollLineBy =
  (
    fights: Readonly<Record<string, (by: string, against: string) => string>>,
    others: Readonly<Record<string, string>>,
  ) =>
  (event: DiceRolled, context: LineContext): string => {
    const by = context.name(event.by);
    const dice = event.dice.map((die) => number(die)).join(' ');
    const [, save] = SAVE.exec(event.roll) ?? [];
    if (save !== undefined)
      return `${by} saves with ${save}: ${dice}, ${number(event.actual?.['saved'] ?? 0)} stopped.`;
    const fight = fights[event.roll]?.(by, context.name(event.against ?? ''));
    if (fight !== undefined) return `${fight}: ${dice}, ${madeBy(event)}.`;
    const what = others[event.roll];
    return what === undefined ? `${by} rolls ${dice}.` : `${by} rolls ${dice} ${what}.`;
  };
