import { ids } from '../../../core/checked/ids';
import type { EventNames } from '../../../core/game/eventNames';
import { ACTIVATED, ACTIVE, LAST_TEAM } from '../../kit/play/turns';
import { ASSETS } from '../cards';
import { DROPSITES, EFFECTS, FEATURES, LAYERS } from '../terms';

/** Names in events are stored for ever: add, never rename. */
export const PHASES = ids('planning groups dropsites battalions boarding wings end');
export type Phase = (typeof PHASES)[number];

/** Where the sheet tells of each. */
export const PHASE_RULES: Readonly<Record<Phase, string>> = {
  planning: 'Planning',
  groups: 'Activation',
  dropsites: 'Activation',
  battalions: '§8.1',
  boarding: '§8.2',
  wings: '§8.3',
  end: 'End Phase',
};

/** Of a Group: not there yet, or on the table. Ships are in a layer; the rest has a place of its own. */
const PLACES = ids('waiting play dropsite feature wing');
export const [WAITING, IN_PLAY, DROPSITE, FEATURE, WING] = PLACES;

/** How many a Wing is; what a team has to spend; tokens of a dropsite that can be extracted, and those aboard. */
const TRACKS = ids('hull spikes count admiral-points pass-tokens recon operatives');
export const [HULL, SPIKES, COUNT, POINTS, TOKENS, RECON, OPERATIVES] = TRACKS;
export const battalionsOf = (team: string): string => `battalions:${team}`;

/** Of a Group, and of its Ships. */
const GROUP_MARKS = ids('order lead launched rerolled out-of-coherency');
export const [ORDER, LEAD, LAUNCHED, REROLLED, OUT_OF_COHERENCY] = GROUP_MARKS;
/** Of a Ship: it rolled on the table; it still must; it is about to explode; this round's Fire and effects are dealt with. */
export const SHIP_MARKS = ids('crippled must-roll explodes mended');
export const [CRIPPLED, MUST_ROLL, EXPLODES, MENDED] = SHIP_MARKS;
/** Of a Wing in this round; of a dropsite, or a Ship with boarders, whose battalions have fought; of a team: the dropsite that it protects. */
const OTHER_MARKS = ids('divided merged fought nominated');
export const [DIVIDED, MERGED, FOUGHT, NOMINATED] = OTHER_MARKS;
export const firedOf = (weapon: number): string => `fired:${weapon}`;
export const launchedOf = (asset: string): string => `${LAUNCHED}:${asset}`;
export const surveyedBy = (team: string): string => `surveyed:${team}`;
/** What a team named for a secondary objective. */
export const nominatedFor = (objective: string): string => `${NOMINATED}:${objective}`;

/** What is over with the round; weapons that were fired begin so. */
export const OF_THE_ROUND = [
  ...[ACTIVATED, LAUNCHED, REROLLED, MENDED, FOUGHT, DIVIDED, MERGED],
  'fired:',
];

const MOST_WEAPONS = 12;
export const FIRED = Array.from({ length: MOST_WEAPONS }, (_, at) => firedOf(at));

export const NAMES: EventNames = {
  places: [...PLACES, ...LAYERS],
  waysOut: ids('destroyed captured off-table levelled used shot-down merged removed'),
  tracks: [...TRACKS, 'battalions:'],
  marks: [
    ...[ACTIVATED, ACTIVE, LAST_TEAM, ...GROUP_MARKS, ...SHIP_MARKS, ...OTHER_MARKS, ...EFFECTS],
    ...ids('nominated: fired: launched: surveyed:'),
  ],
  slots: [],
  phases: PHASES,
  subjects: [],
  // What the sheet has and no player brings a card of.
  refs: [...ASSETS, ...DROPSITES, ...FEATURES],
  mostOnTrack: 999,
  mostRounds: 6,
};
