import { COMMANDS, ZONES } from '../../terms';

export const ZONE_NAMES = { front: 'Front', left: 'Left', right: 'Right', rear: 'Rear' } as const;

export const COLOUR_NAMES = { red: 'Red', blue: 'Blue', black: 'Black' } as const;

export const COMMAND_NAMES = {
  navigate: 'Navigate',
  squadron: 'Squadron',
  repair: 'Repair',
  'concentrate-fire': 'Concentrate fire',
} as const;

export const RANGE_NAMES = {
  close: 'Close',
  medium: 'Medium',
  long: 'Long',
  'distance-1': 'Distance 1',
} as const;

export const FACE_NAMES: Readonly<Record<string, string>> = {
  blank: 'Blank',
  hit: 'Hit',
  'hit-hit': 'Two hits',
  crit: 'Critical',
  acc: 'Accuracy',
  'hit-crit': 'Hit and critical',
};

/** Under the line of phases, where every one of them is one. */
export const SHORT_PHASES: Readonly<Record<string, string>> = {
  'set-up': 'Set-up',
  command: 'Command',
  ship: 'Ship',
  squadron: 'Squadron',
  status: 'Status',
};

export const PHASE_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SHORT_PHASES).map(([id, name]) => [id, `${name} Phase`])),
  'set-up': 'Set-up',
};

/** What points were scored for. */
export const wayName = (why: string): string | null =>
  ({ destroyed: 'Destroyed', 'victory-tokens': 'Victory tokens', 'came-back': 'Back again' })[
    why
  ] ?? null;

const TRACK_NAMES: Readonly<Record<string, string>> = {
  speed: 'Speed',
  hull: 'Hull',
  'victory-tokens': 'Victory tokens',
  ...Object.fromEntries(ZONES.map((zone) => [`shield:${zone}`, `${ZONE_NAMES[zone]} shields`])),
};
export const trackName = (track: string): string => TRACK_NAMES[track] ?? track;

const MARK_NAMES: Readonly<Record<string, string>> = {
  activated: 'Activated',
  engaged: 'Engaged',
  'objective-ship': 'Objective ship',
  ...Object.fromEntries([
    ...COMMANDS.map((one) => [`token:${one}`, `${COMMAND_NAMES[one]} token`]),
    ...COMMANDS.map((one) => [`resolved:${one}`, `${COMMAND_NAMES[one]} resolved`]),
    ...ZONES.map((zone) => [`attacked:${zone}`, `${ZONE_NAMES[zone]} has attacked`]),
  ]),
};
export const markName = (mark: string): string => MARK_NAMES[mark] ?? mark;
