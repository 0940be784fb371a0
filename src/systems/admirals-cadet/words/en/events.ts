import { counts, number, plural } from '../../../kit/english';
import type { TrackSet } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import { HULL } from '../../../admirals-shared/play/names';
import * as log from '../../../admirals-shared/words/en/play/log';
import * as lines from '../../../kit/words/en/log/eventLines';
import { lineThatScored } from '../../../kit/play/scenarioLines';
import type { LineContext } from '../../../kit/words/en/log/lineContext';
import { LAST_ROUND, LASTING_MARKS, TURN_MARKS } from '../../play/names';
import type { Verdict } from '../../winner';

const boxes = counts('shield box', 'shield boxes');
const hull = counts('hull box', 'hull boxes');

const leftLine = lines.leftLineBy({
  hull: (ship, by) => (by === null ? `${ship} is destroyed.` : `${ship} is destroyed by ${by}.`),
  critical: (ship, by) =>
    by === null
      ? `${ship} is destroyed by a Critical Hit.`
      : `${ship} is destroyed by a Critical Hit of ${by}.`,
  'black-hole': (ship) => `${ship} is lost in the black hole.`,
});

/** The number of a Star System that is counted by itself. */
export const systemIn = (subject: string): string | undefined =>
  /^star-system:(\d+)$/.exec(subject)?.[1];

const shipTrackLine = lines.trackLineBy((track) =>
  track === HULL ? lines.lostAndRegained(hull) : log.shieldSaying(boxes, track),
);

const trackLine = (event: TrackSet, context: LineContext): string | null => {
  const { subject, track, to } = event;
  const system = systemIn(subject);
  if (system === undefined) return shipTrackLine(event, context);
  const isNew = trackOf(context.before, subject, track) === null;
  return isNew
    ? null
    : `Star System ${system}: used ${plural(to, { one: 'once', other: '# times' })}.`;
};

const SHIP_MARKS: Readonly<Record<string, lines.SayMark>> = {
  ...log.SHARED_MARKS,
  [TURN_MARKS.withFriend]: lines.onOff((ship) => `${ship} passes through a friend.`),
  [LASTING_MARKS.crippled]: lines.onOff(
    (ship) => `${ship} is crippled and loses its keywords.`,
    (ship) => `${ship} is no longer crippled.`,
  ),
};

const RELOADING = lines.onOff(
  (ship) => `${ship} must reload.`,
  (ship) => `${ship} is ready to fire Heavy weapons again.`,
);

const markLine = lines.markLineBy(
  (mark) => (mark.startsWith('reloading:') ? RELOADING : SHIP_MARKS[mark]),
  {
    [LAST_ROUND]: lines.onOff(
      () => 'This is the last turn.',
      () => 'This is not the last turn.',
    ),
  },
);

const ENDS: Readonly<Record<Verdict, (name: string) => string>> = {
  eliminated: (name) => `${name} wins: the other fleet is gone.`,
  'objective-points': (name) => `${name} wins on Objective Points.`,
  'fleet-value-destroyed': (name) => `${name} wins on Fleet Value destroyed.`,
  stalemate: () => 'Stalemate: nobody wins.',
};

const rollLine = log.rollLineBy(
  {
    strike: (by, against) => `${by} fires at ${against}`,
    lock: (by) => `Target Locks of ${by}`,
    skirmish: (by, against) => `${by} fights ${against}`,
  },
  {
    first: 'for who goes first',
    star: 'on entering the Star System',
    drag: 'beside the black hole',
    armor: 'for its Armor',
    'break-out': 'to leave the black hole',
    ram: 'for its Ram-Prow',
  },
);

/** The lines of one step. */
export const eventWords = lines.linesIn(
  {
    'ship-left': leftLine,
    'track-set': trackLine,
    'mark-set': markLine,
    'card-attached': log.attachedLine,
    'card-turned': log.turnedLineBy('Orders Phase'),
    'phase-entered': lines.phaseLineBy((turn) => `Turn ${number(turn)}`, {
      orders: 'Orders Phase',
      ship: 'Ship Phase',
      refresh: 'Refresh Phase',
    }),
    'initiative-set': ({ team }, context) => `${context.name(team)} goes first.`,
    'points-scored': lines.scoredLineBy((why, setup) =>
      why === 'star-system' ? 'a Star System' : lineThatScored(why, setup),
    ),
    'dice-rolled': rollLine,
    noted: lines.notedLineBy({
      'lock-ability': (name, { text }) => `Target Lock on ${name}: ${String(text)}`,
      'hole-skirmish': (name, { with: foe }) =>
        `${name} meets ${String(foe)} in the black hole: a skirmish follows.`,
      'must-move': (name, { moves: owed }) =>
        `${name} should have made ${log.moves(Number(owed))} more.`,
    }),
    'game-ended': lines.endedLineBy(ENDS),
  },
  {
    rule: 'Refresh Phase',
    text: 'Orders go back to their libraries, and everything is ready again.',
  },
);
