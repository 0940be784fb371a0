import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Refusal } from '../../../../core/game/system';
import { title } from '../../../kit/words/en/titles';
import * as lines from '../../../kit/words/en/log/eventLines';
import { kitRefusals } from '../../../kit/words/en/refusals';
import { counts, list, number } from '../../../kit/english';
import type { DropfleetWhy } from '../../play/commands';
import type { Phase } from '../../play/names';
import { EFFECTS, LAYERS, ORDERS, SECONDARIES, VARIANTS } from '../../terms';
import { termWords } from './terms';

/** By phase: its name, its step on the bridge, and what is to be done. */
export const PHASE_WORDS: Readonly<Record<Phase, readonly [string, string, string]>> = {
  planning: ['Planning', 'Plan', 'Plan the round'],
  groups: ['Groups act', 'Groups', ''],
  dropsites: ['Dropsites act', 'Sites', 'Dropsites act'],
  battalions: ['Battalion combat', 'Assets', 'Battalions fight'],
  boarding: ['Boarding', 'Boarding', 'Boarders act'],
  wings: ['Wings', 'Wings', 'Wings fly'],
  end: ['End of the round', 'End', 'Fire and repair'],
};

const PHASE_NAMES = Object.fromEntries(
  Object.entries(PHASE_WORDS).map(([phase, [name]]) => [phase, name]),
);

export const phaseName = (phase: string): string => PHASE_NAMES[phase] ?? phase;

const TRACKS: Readonly<Record<string, string>> = {
  ...{ spikes: 'Spikes', count: 'Wing size', recon: 'Recon tokens', operatives: 'Operatives' },
  ...{ 'admiral-points': 'action points', 'pass-tokens': 'pass tokens' },
};

/** With the name of the team, where it belongs to one. */
const trackName = (track: string, name?: (team: string) => string): string => {
  const [own, team] = track.split(':');
  if (team === undefined) return TRACKS[track] ?? track;
  return name ? `${own} of ${name(team)}` : (own ?? track);
};

const REFUSALS: Sentences<DropfleetWhy> = {
  ...kitRefusals({
    track: trackName,
    phase: (phase) => `in the phase “${phaseName(phase)}”`,
  }),
  'not-a-group': ({ ship }) => `${ship} is not a Group.`,
  'not-a-ship': ({ ship }) => `${ship} is not a Ship of a Group.`,
  'not-a-dropsite': ({ ship }) => `${ship} is not a dropsite that can do this.`,
  'not-a-wing': ({ ship }) => `${ship} is not a Wing.`,
  'own-target': () => 'Choose an enemy, or a dropsite that you do not control.',
  'does-not-fit': () => 'The dice or choices are not complete.',
  'not-there-yet': ({ ship, round }) => `${ship} may enter from round ${number(round)}.`,
  'order-forbids': ({ what }) =>
    what === 'regain'
      ? 'Its order gives no hull back.'
      : `Its order or damage does not let it ${what}.`,
  'too-many-weapons': ({ ship, most }) =>
    `${ship} may fire ${counts('weapon')(most)} under this order.`,
  'no-such-weapon': () => 'It has no such weapon.',
  'not-focused': () => 'Target the whole Group: these weapons are not Focused.',
  'weapon-fired': ({ ship }) => `${ship} has already fired that weapon this round.`,
  'none-to-launch': () => 'It has nothing of that kind left to launch.',
  'cannot-land': () => 'They cannot land there.',
  'nothing-to-roll': ({ ship }) => `There is nothing to roll for ${ship}.`,
  'cannot-change-layer': ({ ship }) => `${ship} cannot change its layer now.`,
  'too-few-points': ({ points }) => `Not enough action points: ${number(points)} left.`,
  'no-token': () => 'No pass token left.',
  'not-for-that': () => 'That ability cannot be used now.',
  'divided-or-merged': () => 'A Wing can split or join in a round, not both.',
  'out-of-reach': ({ ship }) => `${ship} cannot reach what is down in the Atmosphere.`,
  unresolved: ({ ships }) => `First roll for ${list(ships)}.`,
  'initiative-missing': () => 'Roll for initiative first.',
  'initiative-tied': () => 'A tie: roll again.',
  'cannot-nominate': () => 'It is too near, too small or of the wrong kind.',
  'cannot-survey': () => 'Only a Capital Ship that neither attacks nor launches can survey.',
};

export const refusal = ({ why }: Refusal): string => say(REFUSALS, why);

const effectMark =
  (name: string): lines.SayMark =>
  (ship, to, before) =>
    Number(to) > before ? `${ship}: ${name}.` : `${ship}: ${name} is repaired.`;

const MARKS: Readonly<Record<string, lines.SayMark>> = {
  order: (group, to) => {
    const order = ORDERS.find((one) => one === to);
    return order ? `${group}: ${termWords.orders[order]}.` : null;
  },
  'out-of-coherency': lines.onOff(
    (ship) => `${ship} is out of Coherency.`,
    (ship) => `${ship} is back in Coherency.`,
  ),
  activated: lines.onOff((group) => `${group} has activated.`),
  'must-roll': lines.onOff((ship) => `${ship} is below half hull: roll for crippling.`),
  explodes: lines.onOff((ship) => `${ship} is about to explode.`),
  nominated: (team, to) => `${team} nominates ${to}.`,
  surveyed: lines.onOff((site) => `${site} is surveyed.`),
  ...Object.fromEntries(EFFECTS.map((effect) => [effect, effectMark(termWords.effects[effect])])),
};

const MARK_NAMES: Readonly<Record<string, string>> = {
  'out-of-coherency': 'Out of Coherency',
  'must-roll': 'Must roll for crippling',
  crippled: 'Has rolled for crippling',
};

export const markName = (mark: string): string => MARK_NAMES[mark] ?? title(mark);

const markOf = (mark: string): lines.SayMark | undefined => MARKS[mark.replace(/:.*$/, '')];

/** Rolls by their first word; an explosion names its target before it. */
const ROLLS: readonly (readonly [RegExp, string])[] = [
  [/^initiative/, 'initiative'],
  [/^hit/, 'hits'],
  [/^reroll/, 'rerolled saves'],
  [/^crippling/, 'a crippling effect'],
  [/^explosion/, 'the explosion'],
  [/^kinetic|^core|^crossing/, 'scenery'],
  [/^volatile/, 'the Power Plant'],
  [/^boarders/, 'damage by boarders'],
  [/^atmosphere/, 'the heat of the Atmosphere'],
  [/^repair|^put-out/, 'repair'],
  [/backup/, 'Backup Saves'],
  [/save/, 'saves'],
];

/** What a roll is for, by its id. */
export const rollName = (roll: string): string =>
  ROLLS.find(([known]) => known.test(roll))?.[1] ?? 'an effect';

export const scoredFor = (why: string): string | null => {
  const variant = VARIANTS.find((one) => one === why);
  if (variant) return termWords.variants[variant];
  if (why.startsWith('secondary')) {
    const told = why.slice('secondary:'.length);
    return SECONDARIES.some((one) => one === told) ? title(told) : told || 'Secondary objective';
  }
  return why === 'dropsites' ? 'Dropsites' : null;
};

const leftLine = lines.leftLineBy({
  destroyed: (ship, by) => `${ship} is destroyed${by === null ? '' : ` by ${by}`}.`,
  captured: (ship, by) => `${ship} is captured${by === null ? '' : ` by ${by}`}.`,
  'off-table': (ship) => `${ship} flies off the table.`,
  levelled: (site) => `${site} is levelled.`,
  used: (wing) => `${wing} is used up.`,
  'shot-down': (wing) => `${wing} is shot down.`,
  merged: (wing) => `${wing} joins another Wing.`,
});

/** What happened, in sentences; what is only kept says nothing. */
export const events = lines.linesIn(
  {
    'ship-entered': (event, context) =>
      event.partOf === undefined && event.team !== 'game'
        ? lines.enteredLine(event, context)
        : null,
    'ship-left': (event, context) =>
      // A Group is gone with its last Ship, whatever became of that.
      event.how === 'destroyed' && context.before.ships[event.ship]?.partOf === null
        ? `${context.name(event.ship)} has no Ships left.`
        : leftLine(event, context),
    'ship-placed': (event, context) => {
      const layer = LAYERS.find((one) => one === event.place);
      const [name, before] = [context.name(event.ship), context.before.ships[event.ship]];
      if (before?.left) return lines.placedLine(event, context);
      // A Group enters with its Ships.
      if (before?.place === 'waiting') return layer ? null : `${name} enters the table.`;
      return layer ? `${name} is in ${termWords.layers[layer]}.` : lines.placedLine(event, context);
    },
    'track-set': (event, context) => {
      const changed = (sign: string) => (ship: string, by: number, left: string) =>
        `${ship}: ${trackName(event.track, context.name)} ${sign}${number(by)}, now ${left}.`;
      return lines.trackLineBy(() => ({ less: changed('−'), more: changed('+') }))(event, context);
    },
    'mark-set': (event, context) => {
      const isNamed = event.mark.startsWith('nominated') && event.to !== 0;
      const to = isNamed ? context.name(String(event.to)) : event.to;
      return lines.markLineBy(markOf)({ ...event, to }, context);
    },
    'phase-entered': lines.phaseLineBy((round) => `Round ${number(round)}`, PHASE_NAMES),
    'initiative-set': ({ team }, { name }) => `${name(team)} has the initiative.`,
    'points-scored': lines.scoredLineBy(scoredFor),
    'dice-rolled': ({ by, roll, dice }, { name }) =>
      `${name(by)} rolls for ${rollName(roll)}: ${dice.map((die) => number(die)).join(', ')}.`,
    'game-ended': lines.endedLineBy({
      points: (winner) => (winner === '' ? 'The battle is a draw.' : `${winner} wins.`),
    }),
  },
  { rule: 'End Phase', text: 'Activation tokens are removed.' },
);
