import { GAME, type MarkSet } from '../../../../../core/game/events';
import { makeGrammar } from '../../../../../core/words';
import { GAME_MARKS, LASTING_MARKS, ROUND_MARKS } from '../../../../admirals-shared/play/names';
import type { Told } from '../../../../admirals-shared/words/en/play/told';
import { countOf } from '../../../../kit/play/reading';

const { plural, number } = makeGrammar('en');

const moves = (count: number) => plural(count, { one: '# Move', other: '# Moves' });

type Say = (ship: string, to: number | string, before: number) => string | null;

const onOff =
  (on: (ship: string) => string, off: (ship: string) => string): Say =>
  (ship, to) =>
    to === 0 ? off(ship) : on(ship);

/** What a mark of a ship says; null where it is only kept, not told. */
const SHIP: Readonly<Record<string, Say>> = {
  [ROUND_MARKS.activated]: onOff(
    (ship) => `${ship} has activated.`,
    (ship) => `${ship} has not activated.`,
  ),
  [ROUND_MARKS.heavyLocked]: (ship, to) =>
    to === 0 ? null : `${ship} makes no Heavy strikes this round.`,
  [LASTING_MARKS.reloading]: onOff(
    (ship) => `${ship} must reload.`,
    (ship) => `${ship} has reloaded.`,
  ),
  [ROUND_MARKS.evadeUsed]: onOff(
    (ship) => `${ship} evades.`,
    (ship) => `${ship} can evade again.`,
  ),
  [ROUND_MARKS.skilledUsed]: onOff(
    (ship) => `${ship} uses its Skilled.`,
    (ship) => `${ship} can use its Skilled again.`,
  ),
  [ROUND_MARKS.augurUsed]: onOff(
    (ship) => `${ship} augments the strike.`,
    (ship) => `${ship} can augment again.`,
  ),
  [ROUND_MARKS.movesUsed]: (ship, to, before) =>
    typeof to === 'number' && to > before ? `${ship} uses ${moves(to - before)}.` : null,
  [ROUND_MARKS.escaped]: (ship, to) =>
    to === 0 ? null : `${ship} breaks free and has 2 Moves more.`,
  [ROUND_MARKS.skirmishDicePenalty]: (ship, to) =>
    to === 0 ? null : `${ship} has ${number(Number(to))} fewer skirmish dice for now.`,
  [ROUND_MARKS.omega]: (ship, to) => (to === 0 ? null : `The Omega order reaches ${ship}.`),
  [LASTING_MARKS.terrain]: (ship, to) =>
    to === 0 ? `${ship} is in open space.` : `${ship} is in a ${to} hex.`,
  [LASTING_MARKS.nearStrategic]: onOff(
    (ship) => `${ship} is next to a Strategic System that its team holds.`,
    (ship) => `${ship} is no longer next to a Strategic System of its team.`,
  ),
  [ROUND_MARKS.grudge]: (ship, to) => `${ship} has ${number(Number(to))} Grudge.`,
};

const gameMark = ({ mark, to }: MarkSet, told: Told): string | null => {
  switch (mark) {
    case GAME_MARKS.active:
      return to === 0 ? null : `${told.name(String(to))} is active.`;
    case GAME_MARKS.strategic:
      return to === 0
        ? null
        : 'Strategic activations: 2 strikes at most for the rest of the round.';
    case GAME_MARKS.overrun:
      return to === 0
        ? null
        : `Overrun: ${told.name(String(to))} has Deadly [2] and Skilled for the rest of the round.`;
    default:
      return null;
  }
};

export const markLine = (event: MarkSet, told: Told): string | null => {
  const { subject, mark, to } = event;
  if (subject === GAME) return gameMark(event, told);
  const say = Object.hasOwn(SHIP, mark) ? SHIP[mark] : undefined;
  return say ? say(told.name(subject), to, countOf(told.before, subject, mark)) : null;
};
