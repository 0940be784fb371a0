import type { MoveRefusal } from '../movement/maneuvers';
import type { StrikeRefusal } from '../strike/declare';
import type { SharedWhyValues } from '../../admirals-shared/play/refusals';
import type { WhyOf } from '../../kit/play/refusals';

/** Why a command may not be, by id, with the values that go into the sentence. Names, not ids. */
interface WhyValues extends SharedWhyValues {
  'not-in-reserve': { readonly ship: string };
  'placed-first': { readonly ships: readonly string[] };
  'same-player-twice': { readonly player: string; readonly waiting: readonly string[] };

  'not-a-bonus-order': { readonly ship: string; readonly order: string };
  'no-orders-in-open-play': object;
  'omega-only': object;
  'omega-basic': { readonly order: string };

  'strikes-come-first': { readonly ship: string };
  'no-skilled': { readonly ship: string };
  'skilled-used': { readonly ship: string };
  'no-augur': { readonly ship: string };
  'augur-used': { readonly ship: string };
  'bonus-order-required': { readonly ship: string };

  'no-grudge': { readonly ship: string };
  'reinforce-in-turn': { readonly team: string };
  'escape-roll': { readonly ship: string };
  'dust-payment': { readonly ship: string };
  'not-itself': { readonly ship: string };
  'core-taken': { readonly ship: string; readonly other: string };

  'too-many-strategic': { readonly held: number; readonly most: number };
}

export type OwnWhy = WhyOf<WhyValues>;

/** What the rules of strikes and movement say, of a ship. */
type RuleWhy = (StrikeRefusal | MoveRefusal) & { readonly ship: string };

export type PlayWhy = OwnWhy | RuleWhy;
