import type {
  CardAttached,
  CardReturned,
  CardTurned,
  DiceRolled,
} from '../../../../core/game/events';
import { makeGrammar } from '../../../../core/words';
import {
  endedLineBy,
  leftLineBy,
  lostAndRegained,
  markLineBy,
  onOff,
  phaseLineBy,
  scoredLineBy,
  trackLineBy,
  type SayMark,
  linesIn,
  type OwnLines,
} from '../../../kit/words/en/log/eventLines';
import { stepNamed } from '../../../kit/words/en/log/steps';
import type { LineContext } from '../../../kit/words/en/log/lineContext';
import { FACES } from '../../attack/dice';
import { SLOT, tokenTypeOf } from '../../play/names';
import { TOKEN_NAMES } from './cards';
import { COMMAND_NAMES, FACE_NAMES, markName, PHASE_NAMES, trackName, wayName } from './names';

const { plural, number, list } = makeGrammar('en');

const commandName = (ref: string): string =>
  Object.entries(COMMAND_NAMES).find(([id]) => id === ref)?.[1] ?? ref;

const tokenName = (ref: string): string => {
  const type = tokenTypeOf(ref);
  return type ? TOKEN_NAMES[type] : ref;
};

const tokenLine = (name: string, ref: string, face: CardTurned['face']): string =>
  `${name}: ${tokenName(ref)} is ${face === 'up' ? 'readied' : 'exhausted'}.`;

const attachedLine = (event: CardAttached, context: LineContext): string | null => {
  const { card, ref, to, slot, face, rule } = event;
  const name = context.name(to);
  const known = ref ?? context.before.cards[card]?.ref ?? '';
  switch (slot) {
    case SLOT.damage:
      return `${name} is dealt a damage card face ${face}.`;
    case SLOT.dials:
      return `A dial is set for ${name}.`;
    case SLOT.spent:
      return `${name}: the ${commandName(known)} dial is spent.`;
    case SLOT.objective:
      return `The objective is ${context.card(known)}.`;
    // Back by hand; before the battle all lie there.
    case SLOT.defense:
      return rule === undefined ? tokenLine(name, known, face) : null;
    default:
      return null;
  }
};

const turnedLine = ({ card, face, ref }: CardTurned, context: LineContext): string | null => {
  const held = context.before.cards[card];
  if (!held) return null;
  const name = context.name(held.at);
  if (held.slot === SLOT.damage) return `${name}: a damage card lies face ${face}.`;
  if (held.slot === SLOT.dials) return `${name} reveals ${commandName(ref ?? held.ref)}.`;
  return held.slot === SLOT.defense ? tokenLine(name, held.ref, face) : null;
};

const returnedLine = ({ card }: CardReturned, context: LineContext): string | null => {
  const held = context.before.cards[card];
  if (!held) return null;
  const name = context.name(held.at);
  if (held.slot === SLOT.damage) return `${name} loses a damage card.`;
  return held.slot === SLOT.defense ? `${name}: ${tokenName(held.ref)} is discarded.` : null;
};

const rolledLine = ({ by, die = '', dice, against }: DiceRolled, context: LineContext): string => {
  const shown = FACES[die] ?? [];
  const faces = list(dice.map((side) => FACE_NAMES[shown[side - 1] ?? ''] ?? number(side)));
  const whom = against === undefined ? '' : ` against ${context.name(against)}`;
  return `${context.name(by)} rolls ${die}${whom}: ${faces}.`;
};

const shields = (count: number) => plural(count, { one: '# shield', other: '# shields' });
const hull = (count: number) => plural(count, { one: '# hull point', other: '# hull points' });

const shipMark = (mark: string): SayMark | undefined => {
  const on = (name: string) => `${name}: ${markName(mark)}.`;
  if (mark.startsWith('token:')) return onOff(on, (name) => `${name}: ${markName(mark)} is gone.`);
  return ['engaged', 'activated', 'objective-ship'].includes(mark) ? onOff(on) : undefined;
};

const sayingOf = (track: string) => {
  if (track === 'hull') return lostAndRegained(hull);
  if (track.startsWith('shield:'))
    return lostAndRegained(shields, ` (${trackName(track).toLowerCase()})`);
  const set = (name: string, _by: number, now: string) => `${name}: ${trackName(track)} ${now}.`;
  return { less: set, more: set };
};

const LINES: OwnLines = {
  'ship-left': leftLineBy({
    destroyed: (ship, by) => (by === null ? `${ship} is destroyed.` : `${by} destroys ${ship}.`),
    'off-table': (ship) => `${ship} leaves the table and is lost.`,
  }),
  'track-set': trackLineBy(sayingOf),
  'mark-set': markLineBy(shipMark, {
    wing: (name, to) => (to === 0 ? null : `${name} is commanded.`),
    obstacles: (_name, to) => `Obstacles placed: ${number(Number(to))}.`,
    'objective-tokens': (_name, to) => `Objective tokens on the table: ${number(Number(to))}.`,
  }),
  'card-attached': attachedLine,
  'card-turned': turnedLine,
  'card-returned': returnedLine,
  'phase-entered': phaseLineBy((round) => `Round ${number(round)}`, PHASE_NAMES),
  'initiative-set': ({ team }, context) => `${context.name(team)} has the initiative.`,
  'points-scored': scoredLineBy((why) => wayName(why)?.toLowerCase() ?? null),
  'dice-rolled': rolledLine,
  'game-ended': endedLineBy({
    'all-ships-destroyed': (winner) => `${winner} wins: the other side has no ship left.`,
    score: (winner) => `${winner} wins by score.`,
    'tie-second-player': (winner) => `Level scores: ${winner} wins as the second player.`,
  }),
};

/** What was done, for those who would undo it. */
export const stepNames = stepNamed({
  attack: ({ named }) => `${named('ship')} attacks ${named('target')}`,
  maneuver: ({ named }) => `${named('ship')} maneuvers`,
  'move-squadron': ({ named }) => `${named('ship')} moves`,
  repair: ({ named }) => `${named('ship')} repairs`,
  'command-squadrons': ({ named }) => `${named('ship')} commands squadrons`,
});

/** What happened, in sentences. */
export const eventLines = linesIn(LINES, {
  rule: 'Status Phase',
  text: 'Exhausted tokens and upgrades are readied.',
});
