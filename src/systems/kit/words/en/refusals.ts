import type { Sentences } from '../../../../core/checked/sentences';
import { plural, number, list, whose } from '../../english';
import type { KitWhy } from '../../play/refusals';

/** What a game calls its tracks, and when something of a phase is done. */
interface Called {
  readonly track: (track: string) => string;
  readonly phase: (phase: string) => string;
}

/** Why a command may not be in any game, in a sentence a player understands. */
export const kitRefusals = ({ track: called, phase: when }: Called): Sentences<KitWhy> => ({
  'unknown-ship': () => 'This ship is not in this game.',
  'unknown-card': () => 'This card is not in this game.',
  'unknown-player': () => 'This player is not in this game.',
  'unknown-team': () => 'This team is not in this game.',
  'unknown-track': () => 'This cannot be set by hand.',
  'unknown-mark': () => 'This cannot be set by hand.',
  'not-a-ship-card': () => 'This is not a ship card of this game.',
  'has-left': ({ ship }) => `${ship} is out of the battle. Bring it back first if that is wrong.`,
  'has-not-left': ({ ship }) => `${ship} is there already.`,
  'not-in-play': ({ ship }) => `${ship} is not on the battlefield.`,
  'not-waiting': ({ ship }) => `${ship} has been placed already.`,
  'wrong-phase': ({ phase }) => `Only ${when(phase)}.`,
  'game-over': () => 'The battle is over.',
  'nothing-to-change': () => 'Nothing would change.',
  'out-of-bounds': ({ ship, track, min, max }) =>
    // A track without a ceiling is out of bounds below alone.
    max < min
      ? `${ship}: ${called(track)} cannot be less than ${number(min)}.`
      : `${ship}: ${called(track)} can be ${number(min)} to ${number(max)}.`,
  'bad-mark-value': () => 'This value is not possible.',
  'no-such-round': ({ round }) => `Round ${number(round)} is not possible here.`,
  'empty-text': () => 'Write something first.',
  'not-your-turn': ({ team }) => `It is ${whose(team)} turn.`,
  'already-activated': ({ ship }) => `${ship} has activated this round.`,
  'already-active': ({ ship }) => `${ship} is active already.`,
  'another-is-active': ({ ship }) => `${ship} is active; end its activation first.`,
  'not-active': () => 'This is not the active ship.',
  'still-to-activate': ({ ships }) =>
    ships.length === 1 ? `${list(ships)} has not activated.` : `${list(ships)} have not activated.`,
  'scenario-line': () => 'The scenario has no such way to score.',
  'scenario-limit': ({ line, limit }) =>
    `“${line}” scores ${plural(limit, { one: 'once', other: '# times' })}, and has.`,
});
