import {
  GAME,
  type CardReturned,
  type Noted,
  type PhaseEntered,
  type ShipEntered,
  type ShipLeft,
} from '../../../../../core/game/events';
import type { Told } from './told';

/** Lines that every edition tells alike, some with sentences of its own. */

export const enteredLine = ({ name, badge, team }: ShipEntered, told: Told): string =>
  `${badge === undefined ? name : `${name} ${badge}`} joins ${told.name(team)}.`;

type WayOut = (ship: string, by: string | null) => string;

/** How a ship left, by the ways out of an edition; one that it does not know is by hand. */
export const leftLineBy =
  (ways: Readonly<Record<string, WayOut>> & { readonly removed: WayOut }) =>
  ({ ship, how, by }: ShipLeft, told: Told): string =>
    (ways[how] ?? ways.removed)(told.name(ship), by === undefined ? null : told.name(by));

/** Back to the library; what lay face down is told without its name. */
export const returnedLineBy =
  (say: (order: string, ship: string) => string) =>
  ({ card }: CardReturned, told: Told): string => {
    const held = told.before.cards[card];
    const at = told.name(held?.at ?? '');
    return held?.face === 'down'
      ? `${at} gives an order back.`
      : say(told.card(held?.ref ?? card), at);
  };

/** Which phase begins, in a round or turn. */
export const phaseLineBy =
  (round: (at: number) => string, phases: Readonly<Record<string, string>>) =>
  ({ round: at, phase }: PhaseEntered): string =>
    at === 0 ? 'The ships are set up.' : `${round(at)}: ${phases[phase] ?? phase}.`;

type SayNote = (name: string, note: Noted['note']) => string;

export const SHARED_NOTES = {
  overridden: () => 'The table did it against the advice of the rules.',
  passed: (name) => `${name} passes.`,
  'lock-ability': (name, { text }) => `Target Lock on ${name}: ${String(text)}`,
} as const satisfies Readonly<Record<string, SayNote>>;

/** Notes of the system itself by their ids; anything else is a player's own words. */
export const notedLineBy =
  (notes: Readonly<Record<string, SayNote>>) =>
  ({ about, note }: Noted, told: Told): string => {
    const { id, text } = note;
    const known = typeof id === 'string' && Object.hasOwn(notes, id) ? notes[id] : undefined;
    if (known) return known(told.name(about), note);
    return about === GAME ? String(text) : `${told.name(about)}: ${String(text)}`;
  };
