import type { Sentences } from '../../../../core/checked/sentences';
import { kitRefusals } from '../../../kit/words/en/refusals';
import type { ArmadaWhy } from '../../play/commands';
import { PHASE_NAMES, trackName } from './names';

/** Why a command may not be, in a sentence a player understands. */
export const REFUSALS: Sentences<ArmadaWhy> = {
  ...kitRefusals({
    track: trackName,
    phase: (phase) => `in the ${PHASE_NAMES[phase] ?? phase}`,
  }),
  'too-late': () => 'The moment for this command has passed in this activation.',
  'already-resolved': () => 'This ship has resolved that command this round.',
  'dial-not-available': () => 'Its dial is spent, or shows another command.',
  'token-not-available': () => 'It has no such command token.',
  'not-enough-points': () => 'There are not enough engineering points for all of this.',
  'same-zone': () => 'A shield moves from one zone to another.',
  'no-shield-to-move': () => 'The zone that the shield comes from has none.',
  'at-maximum': () => 'That zone has all its shields.',
  'no-such-card': () => 'It has no damage card that lies so.',
  'speed-change-too-large': () => 'Each navigate dial or token changes the speed by 1.',
  'speed-below-minimum': () => 'The lowest speed is 0.',
  'speed-above-maximum': () => 'The speed chart has no such column.',
  'yaw-needs-dial': () => 'Only a navigate dial raises a joint.',
  'no-such-joint': () => 'There is no such joint at this speed.',
  'yaw-at-maximum': () => 'That joint is at II already.',
  'no-attack-left': () => 'A ship attacks twice in its activation, and it has.',
  'zone-already-used': () => 'This zone has attacked in this activation.',
  'friendly-target': () => 'That one is on the same side.',
  'squadrons-only': () => 'Only squadrons can be further targets.',
  'squadron-targeted-twice': () => 'This zone has attacked that squadron already.',
  'not-a-ship': () => 'Only a ship can do this.',
  'not-a-squadron': () => 'This is not its phase.',
  'place-a-ship-first': () => 'Squadrons stand near a ship of theirs: place one first.',
  'lone-squadron-waits': () =>
    'A last squadron alone waits until all ships of its side are placed.',
  'place-second-squadron': () => 'A turn is two squadrons: place the second one.',
  'not-an-objective': () => 'The objective is one of the second player’s cards.',
  'wrong-number-of-dials': () => 'Choose a command for each dial that is missing.',
  'no-squadrons-left': () => 'No ship commands a squadron now.',
  'no-zone': () => 'Say which zone.',
  'no-dice': () => 'No die reaches that far.',
  'dice-do-not-fit': () => 'The dice or choices are not complete.',
  'no-counter': () => 'Nobody can strike back now.',
  'no-action-left': () => 'It is not active, or has done this already.',
  'out-of-range': () => 'Squadrons attack at distance 1.',
  escort: () => 'It is engaged with an Escort, which must be attacked first.',
  'engaged-first': () => 'It is engaged, and attacks a squadron rather than a ship.',
  engaged: () => 'It is engaged, and cannot move.',
  'course-does-not-fit': () => 'It ends slower than its dial only where it overlapped a ship.',
  'still-moving': () => 'A ship ends its activation with its maneuver.',
};
