import type { DiceWay } from '../core/dice/die';

/** What a player may choose for the whole app. A new setting is one line here; the table does not change. */
export const THEMES = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** `system` follows the device, and falls to English where the app does not speak its language. */
export const LANGUAGES = ['system', 'en'] as const;
export type LanguageChoice = (typeof LANGUAGES)[number];

/** Rolled on the table and entered, die by die or as counts; or rolled by the app. Kept under these names. */
export const DICE_WAYS = ['table', 'counts', 'app'] as const satisfies readonly DiceWay[];

/** On top of what the device asks for. */
export const TEXT_SIZES = ['system', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const TEXT_FACTORS: Readonly<Record<TextSize, number>> = {
  system: 1,
  large: 1.25,
  largest: 1.5,
};

/** The hand that holds the phone: the main act lies under its thumb. */
export const HANDS = ['right', 'left'] as const;
export type Hand = (typeof HANDS)[number];

/** Time is told for each side: of its turn, of the round, or of the whole game. */
export const CLOCKS = ['off', 'turn', 'round', 'game'] as const;
export type Clock = (typeof CLOCKS)[number];

/** Minutes that the clock of a side counts down from; without any it counts up. */
export const CLOCK_MINUTES = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 75, 90, 120] as const;

/** Told once, at the moments they are needed. */
export const HINTS = ['place', 'activate', 'strike'] as const;
export type Hint = (typeof HINTS)[number];

export interface Settings {
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  readonly haptics: boolean;
  readonly keepAwake: boolean;
  /** One phone for both: it is covered until the one who decides has it. */
  readonly handOver: boolean;
  readonly dice: DiceWay;
  readonly textSize: TextSize;
  readonly hand: Hand;
  readonly clock: Clock;
  readonly clockMinutes: number;
  /** Hints that a tap has sent away for good. */
  readonly hintsGone: readonly Hint[];
}

export type SettingKey = keyof Settings;

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  language: 'system',
  haptics: true,
  keepAwake: true,
  handOver: false,
  dice: 'table',
  textSize: 'system',
  hand: 'right',
  clock: 'off',
  clockMinutes: 0,
  hintsGone: [],
};

const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (stored: unknown): stored is Choice =>
    choices.some((choice) => choice === stored);

const isBoolean = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Whether a stored value is still one of the setting's choices. */
const IS_SETTING: {
  readonly [Key in SettingKey]: (stored: unknown) => stored is Settings[Key];
} = {
  theme: oneOf(THEMES),
  language: oneOf(LANGUAGES),
  haptics: isBoolean,
  keepAwake: isBoolean,
  handOver: isBoolean,
  dice: oneOf(DICE_WAYS),
  textSize: oneOf(TEXT_SIZES),
  hand: oneOf(HANDS),
  clock: oneOf(CLOCKS),
  clockMinutes: (stored): stored is number => CLOCK_MINUTES.some((one) => one === stored),
  hintsGone: (stored): stored is readonly Hint[] =>
    Array.isArray(stored) && stored.every(oneOf(HINTS)),
};

const readSetting = <Key extends SettingKey>(
  stored: ReadonlyMap<string, unknown>,
  key: Key,
): Settings[Key] => {
  const value = stored.get(key);
  return IS_SETTING[key](value) ? value : DEFAULT_SETTINGS[key];
};

/** The settings as stored; what is missing, or no longer a choice, is the default. */
export const readSettings = (stored: ReadonlyMap<string, unknown>): Settings => ({
  theme: readSetting(stored, 'theme'),
  language: readSetting(stored, 'language'),
  haptics: readSetting(stored, 'haptics'),
  keepAwake: readSetting(stored, 'keepAwake'),
  handOver: readSetting(stored, 'handOver'),
  dice: readSetting(stored, 'dice'),
  textSize: readSetting(stored, 'textSize'),
  hand: readSetting(stored, 'hand'),
  clock: readSetting(stored, 'clock'),
  clockMinutes: readSetting(stored, 'clockMinutes'),
  hintsGone: readSetting(stored, 'hintsGone'),
});
