import type { Refusal } from '../../../core/game/system';

/** Why a command may not be, by id, with the values that go into the sentence. Names, not ids. */
export interface WhyValues {
  'unknown-ship': { readonly ship: string };
  'unknown-card': { readonly card: string };
  'unknown-player': { readonly player: string };
  'unknown-team': { readonly team: string };
  'unknown-track': { readonly ship: string; readonly track: string };
  'unknown-mark': { readonly mark: string };
  'not-a-ship-card': { readonly card: string };
  'has-left': { readonly ship: string };
  'has-not-left': { readonly ship: string };
  'not-in-play': { readonly ship: string };
  'not-waiting': { readonly ship: string };
  'wrong-phase': { readonly phase: string; readonly now: string };
  'game-over': object;
  'nothing-to-change': object;
  'out-of-bounds': {
    readonly ship: string;
    readonly track: string;
    readonly to: number;
    readonly min: number;
    readonly max: number;
  };
  'bad-mark-value': { readonly mark: string };
  'no-such-round': { readonly round: number };
  'empty-text': object;

  'not-your-turn': { readonly team: string };
  'not-your-order': { readonly order: string; readonly player: string };
  'order-in-use': { readonly order: string };
  'not-assigned': { readonly order: string };
  'not-an-order': { readonly card: string };
  'order-limit': { readonly ship: string; readonly limit: number };
  'order-requirement': { readonly ship: string; readonly order: string };
  'special-limit': { readonly ship: string };
  'psionic-limit': { readonly player: string };
  'copy-limit': { readonly order: string; readonly most: number; readonly turns: number };
  'normal-order-required': { readonly ship: string };
  'no-starcaster': { readonly ship: string };
  'starcaster-used': { readonly ship: string };
  'too-late-for-starcaster': { readonly ship: string };
  'nothing-to-repeat': { readonly player: string };
  'already-so': { readonly card: string };

  'already-activated': { readonly ship: string };
  'another-is-active': { readonly ship: string };
  'not-active': { readonly ship: string };
  'already-active': { readonly ship: string };
  'still-to-activate': { readonly ships: readonly string[] };

  'attacks-come-first': { readonly ship: string };
  'no-such-armament': { readonly ship: string };
  'weapon-unknown': { readonly weapon: string };
  'dice-used': { readonly ship: string; readonly left: number };
  'whole-mount': { readonly ship: string; readonly dice: number };
  reloading: { readonly ship: string };
  'not-reloading': { readonly ship: string };
  'own-team': { readonly ship: string };
  'out-of-range': { readonly distance: number; readonly most: number };
  'out-of-arc': { readonly arc: string };
  /** A roll or a choice is missing, or there are too many or too few dice. */
  'strike-needs': { readonly needs: string; readonly count: number };
  'skirmish-needs': { readonly needs: string; readonly count: number; readonly ship: string };
  'left-over': { readonly what: string };
  'bad-damage': { readonly ship: string };

  'no-moves-left': { readonly ship: string };
  'too-many-rotations': { readonly ship: string; readonly most: number };
  'shares-hex': { readonly ship: string };
  'break-out-roll': { readonly ship: string };
  'entry-roll': { readonly ship: string };
  'drag-roll': { readonly ship: string };
  'hit-payment': { readonly ship: string };

  'too-many-systems': { readonly held: number; readonly most: number };
  'scenario-line': { readonly line: string };
  'scenario-limit': { readonly line: string; readonly limit: number };
  'scenario-act': { readonly ship: string };
  'not-in-system': { readonly ship: string };
  'act-too-late': { readonly ship: string };
  'system-used-up': { readonly system: number; readonly most: number };
  'no-such-system': { readonly most: number };
}

export type PlayWhy = {
  readonly [Id in keyof WhyValues]: { readonly id: Id } & WhyValues[Id];
}[keyof WhyValues];

export const refuse = (why: PlayWhy, rule: string): Refusal<PlayWhy> => ({ ok: false, why, rule });
