import { counts, number } from '../../../../kit/english';
import * as names from '../../../../admirals-shared/play/names';
import * as log from '../../../../admirals-shared/words/en/play/log';
import * as lines from '../../../../kit/words/en/log/eventLines';
import { lineThatScored } from '../../../../kit/play/scenarioLines';
import { scoringWords } from '../scoring';

const leftLine = lines.leftLineBy({
  hull: (ship, by) => (by === null ? `${ship} is defeated.` : `${ship} is defeated by ${by}.`),
  crippled: (ship, by) =>
    by === null ? `${ship} is crippled and lost.` : `${ship} is crippled by ${by} and lost.`,
  'black-hole': (ship) => `${ship} is lost in the black hole.`,
  collision: (ship) => `${ship} is lost in a collision in the black hole.`,
  crushed: (ship) => `${ship} is crushed in the black hole.`,
  grudge: (ship, by) => `${ship} falls to the Grudge of ${by ?? 'its opponent'}.`,
});

const shields = counts('Shield Point');
const hull = counts('Hull Point');
const skirmishDice = counts('skirmish die', 'skirmish dice');

const trackLine = lines.trackLineBy((track) => {
  switch (track) {
    case names.HULL:
      return lines.lostAndRegained(hull);
    case names.CRITICALS:
      return {
        less: (ship, by, left) => `${ship} heals ${number(by)} Critical Damage: ${left}.`,
        more: (ship, by, left) => `${ship} takes ${number(by)} Critical Damage: ${left}.`,
      };
    case names.EXHAUSTED:
      return {
        less: (ship, _by, left) => `${ship} recovers: ${left} Exhausted.`,
        more: (ship, _by, left) => `${ship} is Exhausted: ${left}.`,
      };
    default:
      return log.shieldSaying(shields, track);
  }
});

const systems = counts('Strategic System');

const SHIP_MARKS: Readonly<Record<string, lines.SayMark>> = {
  ...log.SHARED_MARKS,
  [names.ROUND_MARKS.heavyLocked]: lines.onOff(
    (ship) => `${ship} makes no Heavy strikes this round.`,
  ),
  [names.LASTING_MARKS.reloading]: lines.onOff(
    (ship) => `${ship} must reload.`,
    (ship) => `${ship} has reloaded.`,
  ),
  [names.ROUND_MARKS.evadeUsed]: lines.onOff(
    (ship) => `${ship} evades.`,
    (ship) => `${ship} can evade again.`,
  ),
  [names.ROUND_MARKS.skilledUsed]: lines.onOff(
    (ship) => `${ship} uses its Skilled.`,
    (ship) => `${ship} can use its Skilled again.`,
  ),
  [names.ROUND_MARKS.augurUsed]: lines.onOff(
    (ship) => `${ship} augments the strike.`,
    (ship) => `${ship} can augment again.`,
  ),
  [names.ROUND_MARKS.escaped]: lines.onOff((ship) => `${ship} breaks free and has 2 more Moves.`),
  [names.ROUND_MARKS.skirmishDicePenalty]: (ship, to) =>
    to === 0 ? null : `${ship} has ${skirmishDice(Number(to))} fewer for now.`,
  [names.ROUND_MARKS.omega]: lines.onOff((ship) => `The Omega order reaches ${ship}.`),
  [names.LASTING_MARKS.nearStrategic]: lines.onOff(
    (ship) => `${ship} is next to a Strategic System that its team holds.`,
    (ship) => `${ship} is no longer next to a Strategic System of its team.`,
  ),
  [names.ON_PAPER]: (team, to) =>
    to === 0 ? null : `${team} is in ${systems(Number(to) - 1)}, on paper.`,
  [names.ROUND_MARKS.grudge]: (ship, to) => `${ship} has ${number(Number(to))} Grudge.`,
};

const markLine = lines.markLineBy(
  (mark) => (Object.hasOwn(SHIP_MARKS, mark) ? SHIP_MARKS[mark] : undefined),
  {
    [names.GAME_MARKS.strategic]: lines.onOff(
      () => 'Strategic activations: 2 strikes at most for the rest of the round.',
    ),
    [names.GAME_MARKS.overrun]: lines.onOff(
      (team) => `Overrun: ${team} has Deadly [2] and Skilled for the rest of the round.`,
    ),
  },
);

const rollLine = log.rollLineBy(
  {
    strike: (by, against) => `${by} strikes at ${against}`,
    'lock-on': (by) => `Lock On of ${by}`,
    skirmish: (by, against) => `${by} fights ${against}`,
  },
  {
    team: 'for its side',
    grudge: 'for its Grudge',
    'drawn-in': 'against the pull of the black hole',
    dust: 'in the dust',
    escape: 'to get out of the black hole',
  },
);

/** Why a team has the initiative next (4B-03 I). */
const LEVEL = 'Equal Strategic Systems: the initiative changes hands.';
const INITIATIVE: Readonly<Record<string, string>> = {
  most: 'It is in more Strategic Systems.',
  'not-known': 'As far as this phone knows: the fleet on paper was not entered.',
};

/** What each kind of event says. */
export const eventLines: lines.OwnLines = {
  'ship-left': leftLine,
  'track-set': trackLine,
  'mark-set': markLine,
  'card-attached': log.attachedLine,
  'card-turned': log.turnedLineBy('4B-01'),
  'phase-entered': lines.phaseLineBy((round) => `Round ${number(round)}`, {
    command: 'Command Phase',
    action: 'Action Phase',
    refresh: 'Refresh Phase',
  }),
  'initiative-set': ({ team }, context) => `${context.name(team)} has the initiative.`,
  'points-scored': lines.scoredLineBy(
    (why, setup) => scoringWords.way(why) ?? lineThatScored(why, setup),
  ),
  'dice-rolled': rollLine,
  noted: lines.notedLineBy({
    'lock-ability': (name, { text }) => `Target Lock on ${name}: ${String(text)}`,
    'must-move': (name, { moves: owed }) =>
      `${name} should have made ${log.moves(Number(owed))} more.`,
    'no-maneuver': (name) => `${name} had no possible maneuver.`,
    initiative: (_name, { reason }) => INITIATIVE[String(reason)] ?? LEVEL,
    resilient: (name) => `${name} wins the Resilient Award.`,
  }),
  'game-ended': lines.endedLineBy(scoringWords.verdicts),
};
