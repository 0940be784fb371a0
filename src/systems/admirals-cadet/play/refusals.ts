import type { SharedWhyValues } from '../../admirals-shared/play/refusals';
import type { WhyOf } from '../../kit/play/refusals';

/** Why a command may not be, by id, with the values that go into the sentence. Names, not ids. */
interface WhyValues extends SharedWhyValues {
  'special-limit': { readonly ship: string };
  'copy-limit': { readonly order: string; readonly most: number; readonly turns: number };
  'normal-order-required': { readonly ship: string };
  'no-starcaster': { readonly ship: string };
  'starcaster-used': { readonly ship: string };
  'too-late-for-starcaster': { readonly ship: string };

  'attacks-come-first': { readonly ship: string };
  'dice-used': { readonly ship: string; readonly left: number };
  'whole-mount': { readonly ship: string; readonly dice: number };
  reloading: { readonly ship: string };
  'not-reloading': { readonly ship: string };
  'fired-this-turn': { readonly ship: string };
  'own-team': { readonly ship: string };

  'no-moves-left': { readonly ship: string };
  'too-many-rotations': { readonly ship: string; readonly most: number };
  'shares-hex': { readonly ship: string };
  'break-out-roll': { readonly ship: string };
  'drag-roll': { readonly ship: string };
  'armor-roll': { readonly ship: string };
  'hit-payment': { readonly ship: string };

  'too-many-systems': { readonly held: number; readonly most: number };
  'scenario-act': { readonly ship: string };
  'not-in-system': { readonly ship: string };
  'act-too-late': { readonly ship: string };
  'system-used-up': { readonly system: number; readonly most: number };
  'no-such-system': { readonly most: number };
}

export type PlayWhy = WhyOf<WhyValues>;
