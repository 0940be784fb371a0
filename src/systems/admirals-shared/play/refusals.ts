import type { Arc } from '../cards/terms';
import type { KitWhyValues, WhyOf } from '../../kit/play/refusals';

/** Why a command may not be in every edition, by id, with the values that go into the sentence. Names, not ids. */
export interface SharedWhyValues extends KitWhyValues {
  'not-your-order': { readonly order: string; readonly player: string };
  'order-in-use': { readonly order: string };
  'not-assigned': { readonly order: string };
  'not-an-order': { readonly card: string };
  'order-limit': { readonly ship: string; readonly limit: number };
  'order-requirement': { readonly ship: string; readonly order: string };
  'psionic-limit': { readonly player: string };
  'nothing-to-repeat': { readonly player: string };
  'nothing-to-fill': { readonly player: string };
  'already-so': { readonly card: string };
  'no-shields': { readonly ship: string };
  'no-such-armament': { readonly ship: string };
  'weapon-unknown': { readonly weapon: string };
  'out-of-range': { readonly distance: number; readonly most: number };
  'out-of-arc': { readonly arc: Arc };
  /** A roll or a choice is missing, or there are too many or too few dice. */
  'strike-needs': { readonly needs: string; readonly count: number };
  'skirmish-needs': { readonly needs: string; readonly count: number; readonly ship: string };
  'left-over': { readonly what: string };
  'entry-roll': { readonly ship: string };
  'bad-damage': { readonly ship: string };
}

export type SharedWhy = WhyOf<SharedWhyValues>;
