import type { Sentences } from '../../../../../core/checked/sentences';
import { makeGrammar } from '../../../../../core/words';
import type { OwnWhy } from '../../../../admirals/play/refusals';
import type { SharedWhy } from '../../../play/refusals';

const { plural, number, list } = makeGrammar('en');

const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });

const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'before the battle',
  command: 'in the Command Phase',
  action: 'in the Action Phase',
  refresh: 'in the Refresh Phase',
};
const phase = (id: string): string => PHASES[id] ?? 'in another phase';

const TRACKS: Readonly<Record<string, string>> = {
  hull: 'hull',
  criticals: 'Critical Damage',
  exhausted: 'Exhausted',
  shield: 'shields',
};
export const trackName = (track: string): string =>
  TRACKS[track] ?? track.replace('shield:', '').concat(' shield');

const STRIKE_NEEDS: Readonly<Record<string, (count: number) => string>> = {
  facings: () => 'Say which shield facing of the target is struck.',
  dice: (count) => `This strike is rolled with ${dice(count)}.`,
  shields: () => 'Say which shields are spent; no more than there are, and no more than icons.',
  'bonus-dice': (count) => `${dice(count)} more must be rolled as Lock On.`,
  lock: (count) =>
    plural(count, {
      one: 'One Target Lock is still to be used or let go.',
      other: '# Target Locks are still to be used or let go.',
    }),
  'lock-dice': (count) => `This Target Lock is rolled with ${dice(count)}.`,
  save: (count) => `A save is rolled with ${dice(count)}, one for each icon that still stands.`,
  returned: (count) =>
    plural(count, {
      one: 'Choose the order that goes back to the library.',
      other: 'Choose the # orders that go back to the library.',
    }),
};

const SKIRMISH_NEEDS: Readonly<Record<string, (ship: string, count: number) => string>> = {
  dice: (ship, count) => `${ship} fights with ${dice(count)}.`,
  save: (ship, count) =>
    `${ship} rolls ${dice(count)} for this save, one for each Direct Hit left.`,
  grudge: (ship) => `${ship} still rolls a die for its Grudge.`,
};

const LEFT_OVERS: Readonly<Record<string, string>> = {
  dice: 'dice',
  shields: 'shields',
  bonusDice: 'Lock On dice',
  locks: 'Target Locks',
  saves: 'save rolls',
  returned: 'orders to return',
  grudge: 'Grudge rolls',
  enters: 'hexes to enter',
  escape: 'escape rolls',
};

/** What every edition says in the same words. */
export const sharedRefusals = {
  'unknown-ship': ({ ship }) => `There is no ship “${ship}” in this game.`,
  'unknown-card': ({ card }) => `There is no card “${card}” in this game.`,
  'unknown-player': ({ player }) => `There is no player “${player}” in this game.`,
  'empty-text': () => 'Write something first.',
  'not-your-turn': ({ team }) => `It is the turn of ${team}.`,
  'not-your-order': ({ order, player }) => `${order} is not in the library of ${player}.`,
  'not-an-order': ({ card }) => `${card} is not an order.`,
  'order-requirement': ({ ship, order }) => `${ship} does not meet what ${order} asks for.`,
  'nothing-to-repeat': ({ player }) =>
    `Nothing of what ${player} ordered last can be assigned again.`,
  'already-active': ({ ship }) => `${ship} is active already.`,
  'another-is-active': ({ ship }) => `${ship} is active; end its activation first.`,
  'not-active': ({ ship }) => `${ship} is not the active ship.`,
  'still-to-activate': ({ ships }) =>
    ships.length === 1 ? `${list(ships)} has not activated.` : `${list(ships)} have not activated.`,
  'no-such-armament': ({ ship }) => `${ship} has no such armament.`,
  'bad-damage': ({ ship }) => `${ship} cannot lose that.`,
  'scenario-line': ({ line }) => `The scenario has no line “${line}”.`,
  'scenario-limit': ({ line, limit }) =>
    `“${line}” scores ${plural(limit, { one: 'once', other: '# times' })}, and has.`,
} satisfies Partial<Sentences<SharedWhy>>;

/** Why a command may not be, in a sentence a player understands. */
export const playRefusals: Sentences<OwnWhy> = {
  ...sharedRefusals,
  'unknown-team': ({ team }) => `There is no team “${team}” in this game.`,
  'unknown-track': ({ ship, track }) => `${ship} has nothing called ${trackName(track)}.`,
  'unknown-mark': ({ mark }) => `“${mark}” is not something that can be set by hand.`,
  'not-a-ship-card': ({ card }) => `“${card}” is not a ship card of this game.`,
  'has-left': ({ ship }) => `${ship} is out of the battle. Bring it back first if that is wrong.`,
  'has-not-left': ({ ship }) => `${ship} is there already.`,
  'not-in-play': ({ ship }) => `${ship} is not on the battlefield.`,
  'not-waiting': ({ ship }) => `${ship} has been placed already.`,
  'not-in-reserve': ({ ship }) => `${ship} is not in reserve.`,
  'wrong-phase': ({ phase: needed }) => `This is done ${phase(needed)}.`,
  'game-over': () => 'The battle is over.',
  'nothing-to-change': () => 'That would change nothing.',
  'out-of-bounds': ({ ship, track, min, max }) =>
    `${ship}: ${trackName(track)} can be ${number(min)} to ${number(max)}.`,
  'bad-mark-value': ({ mark }) => `“${mark}” cannot have this value.`,
  'no-such-round': ({ round }) => `This game has no round ${number(round)} like that.`,

  'same-player-twice': ({ player, waiting }) =>
    `${player} acted last; ${list(waiting, 'or')} comes first.`,

  'order-in-use': ({ order }) => `${order} is assigned already.`,
  'not-assigned': ({ order }) => `${order} is not assigned to a ship.`,
  'order-limit': ({ ship, limit }) =>
    limit === 0
      ? `${ship} takes no orders now.`
      : `${ship} takes ${plural(limit, { one: '# order', other: '# orders' })} and has them.`,
  'psionic-limit': ({ player }) => `${player} has assigned a Psionic order already.`,
  'not-a-bonus-order': ({ ship, order }) => `${order} is not a bonus order of ${ship}.`,
  'no-orders-in-open-play': () => 'Open play has no Command Phase.',
  'omega-only': () => 'Omega orders belong to Omega games.',
  'omega-basic': ({ order }) => `${order} is not Basic, and an Omega order must be.`,
  'already-so': ({ card }) => `${card} lies like that already.`,
  'bonus-order-required': ({ ship }) => `${ship} must be assigned one of its bonus orders.`,

  'already-activated': ({ ship }) => `${ship} has activated this round.`,

  'strikes-come-first': ({ ship }) => `${ship} has moved, and strikes come before movement.`,
  'no-skilled': ({ ship }) => `${ship} is not Skilled.`,
  'skilled-used': ({ ship }) => `${ship} has used its Skilled this round.`,
  'no-augur': ({ ship }) => `${ship} cannot augment this strike.`,
  'augur-used': ({ ship }) => `${ship} has used its Augur this round.`,
  'strike-needs': ({ needs, count }) => STRIKE_NEEDS[needs]?.(count) ?? 'Something is missing.',
  'skirmish-needs': ({ needs, count, ship }) =>
    SKIRMISH_NEEDS[needs]?.(ship, count) ?? 'Something is missing.',
  'left-over': ({ what }) => `There are more ${LEFT_OVERS[what] ?? what} than it asks for.`,
  'escape-roll': ({ ship }) => `${ship} must roll a die to get out of the black hole.`,
  'entry-roll': ({ ship }) => `${ship} must roll a die for the hex it enters.`,
  'dust-payment': ({ ship }) =>
    `Say what ${ship} pays for the dust: a shield that it has, or a point of hull.`,
  'not-itself': ({ ship }) => `${ship} cannot meet itself.`,

  'too-many-strategic': ({ held, most }) =>
    `${number(held)} pieces in Strategic Systems, and the battlefield has ${number(most)}.`,
};
