import type { Sentences } from '../../../../core/checked/sentences';
import { makeGrammar } from '../../../../core/words';
import type { KitWhy } from '../../play/refusals';

const { plural, number, list } = makeGrammar('en');

/** What a game calls its tracks, and when something of a phase is done. */
interface Called {
  readonly track: (track: string) => string;
  readonly phase: (phase: string) => string;
}

/** Why a command may not be in any game, in a sentence a player understands. */
export const kitRefusals = ({ track: called, phase: when }: Called): Sentences<KitWhy> => ({
  'unknown-ship': ({ ship }) => `There is no ship “${ship}” in this game.`,
  'unknown-card': ({ card }) => `There is no card “${card}” in this game.`,
  'unknown-player': ({ player }) => `There is no player “${player}” in this game.`,
  'unknown-team': ({ team }) => `There is no team “${team}” in this game.`,
  'unknown-track': ({ ship, track }) => `${ship} has nothing called ${called(track)}.`,
  'unknown-mark': ({ mark }) => `“${mark}” is not something that can be set by hand.`,
  'not-a-ship-card': ({ card }) => `“${card}” is not a ship card of this game.`,
  'has-left': ({ ship }) => `${ship} is out of the battle. Bring it back first if that is wrong.`,
  'has-not-left': ({ ship }) => `${ship} is there already.`,
  'not-in-play': ({ ship }) => `${ship} is not on the battlefield.`,
  'not-waiting': ({ ship }) => `${ship} has been placed already.`,
  'wrong-phase': ({ phase }) => `This is done ${when(phase)}.`,
  'game-over': () => 'The battle is over.',
  'nothing-to-change': () => 'That would change nothing.',
  'out-of-bounds': ({ ship, track, min, max }) =>
    // A track without a ceiling is out of bounds below alone.
    max < min
      ? `${ship}: ${called(track)} cannot be less than ${number(min)}.`
      : `${ship}: ${called(track)} can be ${number(min)} to ${number(max)}.`,
  'bad-mark-value': ({ mark }) => `“${mark}” cannot have this value.`,
  'no-such-round': ({ round }) => `This game has no round ${number(round)} like that.`,
  'empty-text': () => 'Write something first.',
  'not-your-turn': ({ team }) => `It is the turn of ${team}.`,
  'already-activated': ({ ship }) => `${ship} has activated this round.`,
  'already-active': ({ ship }) => `${ship} is active already.`,
  'another-is-active': ({ ship }) => `${ship} is active; end its activation first.`,
  'not-active': ({ ship }) => `${ship} is not the active ship.`,
  'still-to-activate': ({ ships }) =>
    ships.length === 1 ? `${list(ships)} has not activated.` : `${list(ships)} have not activated.`,
  'scenario-line': ({ line }) => `The scenario has no line “${line}”.`,
  'scenario-limit': ({ line, limit }) =>
    `“${line}” scores ${plural(limit, { one: 'once', other: '# times' })}, and has.`,
});
