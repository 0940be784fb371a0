import type { Refusal } from '../../../core/game/system';
import type { MoveRefusal } from '../movement/maneuvers';
import type { StrikeRefusal } from '../strike/declare';

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
  'not-in-reserve': { readonly ship: string };
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
  'same-player-twice': { readonly player: string; readonly waiting: readonly string[] };

  'not-your-order': { readonly order: string; readonly player: string };
  'order-in-use': { readonly order: string };
  'not-assigned': { readonly order: string };
  'not-an-order': { readonly card: string };
  'order-limit': { readonly ship: string; readonly limit: number };
  'order-requirement': { readonly ship: string; readonly order: string };
  'psionic-limit': { readonly player: string };
  'not-a-bonus-order': { readonly ship: string; readonly order: string };
  'no-orders-in-open-play': object;
  'omega-only': object;
  'omega-basic': { readonly order: string };
  'nothing-to-repeat': { readonly player: string };
  'already-so': { readonly card: string };

  'already-activated': { readonly ship: string };
  'another-is-active': { readonly ship: string };
  'not-active': { readonly ship: string };
  'already-active': { readonly ship: string };
  'still-to-activate': { readonly ships: readonly string[] };
  'strikes-come-first': { readonly ship: string };
  'no-such-armament': { readonly ship: string };
  'no-skilled': { readonly ship: string };
  'skilled-used': { readonly ship: string };
  'no-augur': { readonly ship: string };
  'augur-used': { readonly ship: string };
  'bonus-order-required': { readonly ship: string };

  /** A roll or a choice is missing, or there are too many or too few dice. */
  'strike-needs': { readonly needs: string; readonly count: number };
  'skirmish-needs': { readonly needs: string; readonly count: number; readonly ship: string };
  'left-over': { readonly what: string };
  'escape-roll': { readonly ship: string };
  'entry-roll': { readonly ship: string };
  'dust-payment': { readonly ship: string };
  'not-itself': { readonly ship: string };
  'bad-damage': { readonly ship: string };

  'too-many-strategic': { readonly held: number; readonly most: number };

  'scenario-line': { readonly line: string };
  'scenario-limit': { readonly line: string; readonly limit: number };
}

export type OwnWhy = {
  [Id in keyof WhyValues]: { readonly id: Id } & WhyValues[Id];
}[keyof WhyValues];

/** What the rules of strikes and movement say, of a ship. */
type RuleWhy = (StrikeRefusal | MoveRefusal) & { readonly ship: string };

export type PlayWhy = OwnWhy | RuleWhy;

export const refused = (why: PlayWhy, rule: string): Refusal<PlayWhy> => ({ ok: false, why, rule });
