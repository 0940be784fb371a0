import type { EventNames } from '../../../core/game/eventNames';
import { ACTIVATED, ACTIVE, LAST_TEAM } from '../../kit/play/turns';
import { ASSETS } from '../cards';
import { DROPSITES, EFFECTS, FEATURES } from '../terms';

/** Names in events are stored for ever: add, never rename. */
export const PHASES = [
  'planning',
  'groups',
  'dropsites',
  'battalions',
  'boarding',
  'wings',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

/** Of a Group: not there yet, or on the table. Ships are in a layer; the rest has a place of its own. */
export const WAITING = 'waiting';
export const IN_PLAY = 'play';
export const DROPSITE = 'dropsite';
export const FEATURE = 'feature';
export const WING = 'wing';

export const HULL = 'hull';
export const SPIKES = 'spikes';
/** How many a Wing is. */
export const COUNT = 'count';
export const POINTS = 'admiral-points';
export const TOKENS = 'pass-tokens';
export const battalionsOf = (team: string): string => `battalions:${team}`;
export const OPERATIVES = 'operatives';
/** Of a dropsite: tokens that can be extracted. */
export const RECON = 'recon';

export const ORDER = 'order';
export const LEAD = 'lead';
export const LAUNCHED = 'launched';
export const REROLLED = 'rerolled';
export const OUT_OF_COHERENCY = 'out-of-coherency';
/** Of a Ship: it has rolled on the table; it still must; its explosion is still to come. */
export const CRIPPLED = 'crippled';
export const MUST_ROLL = 'must-roll';
export const EXPLODES = 'explodes';
/** Of a Ship: Fire and effects of this round were dealt with. */
export const MENDED = 'mended';
/** Of a Wing, in this round. */
export const DIVIDED = 'divided';
export const MERGED = 'merged';
/** Of a dropsite: its battalions have fought this round. */
export const FOUGHT = 'fought';
export const firedOf = (weapon: number): string => `fired:${weapon}`;
export const surveyedBy = (team: string): string => `surveyed:${team}`;
/** Of a team: the dropsite that it protects. */
export const NOMINATED = 'nominated';
/** And what it named for a secondary objective. */
export const nominatedFor = (objective: string): string => `${NOMINATED}:${objective}`;

export const MOST_WEAPONS = 12;

export const NAMES: EventNames = {
  places: [WAITING, IN_PLAY, 'orbit', 'atmosphere', DROPSITE, FEATURE, WING],
  waysOut: [
    'destroyed',
    'captured',
    'off-table',
    'levelled',
    'used',
    'shot-down',
    'merged',
    'removed',
  ],
  tracks: [HULL, SPIKES, COUNT, POINTS, TOKENS, 'battalions:', OPERATIVES, RECON],
  marks: [
    ACTIVATED,
    ACTIVE,
    LAST_TEAM,
    ORDER,
    LEAD,
    LAUNCHED,
    REROLLED,
    OUT_OF_COHERENCY,
    CRIPPLED,
    MUST_ROLL,
    EXPLODES,
    MENDED,
    FOUGHT,
    DIVIDED,
    MERGED,
    NOMINATED,
    'nominated:',
    'fired:',
    'surveyed:',
    ...EFFECTS,
  ],
  slots: [],
  phases: [...PHASES],
  subjects: [],
  // What the sheet has and no player brings a card of.
  refs: [...ASSETS, ...DROPSITES, ...FEATURES],
  mostOnTrack: 999,
  mostRounds: 6,
};
