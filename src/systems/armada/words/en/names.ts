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

export const PHASE_NAMES: Readonly<Record<string, string>> = {
  'set-up': 'Set-up',
  command: 'Command Phase',
  ship: 'Ship Phase',
  squadron: 'Squadron Phase',
  status: 'Status Phase',
};

/** Under the line of phases, where every one of them is one. */
export const SHORT_PHASES: Readonly<Record<string, string>> = {
  'set-up': 'Set-up',
  command: 'Command',
  ship: 'Ship',
  squadron: 'Squadron',
  status: 'Status',
};

const TRACK_NAMES: Readonly<Record<string, string>> = {
  speed: 'Speed',
  hull: 'Hull',
  'victory-tokens': 'Victory tokens',
  ...Object.fromEntries(
    ZONES.map((zone) => [`shield:${zone}`, `${ZONE_NAMES[zone]} shields`] as const),
  ),
};
export const trackName = (track: string): string => TRACK_NAMES[track] ?? track;

const MARK_NAMES: Readonly<Record<string, string>> = {
  activated: 'Activated',
  engaged: 'Engaged',
  'objective-ship': 'Objective ship',
  ...Object.fromEntries(
    COMMANDS.flatMap((command) => [
      [`token:${command}`, `${COMMAND_NAMES[command]} token`] as const,
      [`resolved:${command}`, `${COMMAND_NAMES[command]} resolved`] as const,
    ]),
  ),
  ...Object.fromEntries(
    ZONES.map((zone) => [`attacked:${zone}`, `${ZONE_NAMES[zone]} has attacked`] as const),
  ),
};
export const markName = (mark: string): string => MARK_NAMES[mark] ?? mark;
