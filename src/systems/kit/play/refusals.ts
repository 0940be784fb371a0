/** Why a command may not be in any game, by id, with the values that go into the sentence. Names, not ids. */
export interface KitWhyValues {
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
  'already-activated': { readonly ship: string };
  'another-is-active': { readonly ship: string };
  'not-active': { readonly ship: string };
  'already-active': { readonly ship: string };
  'still-to-activate': { readonly ships: readonly string[] };
  'scenario-line': { readonly line: string };
  'scenario-limit': { readonly line: string; readonly limit: number };
}

/** One of a list of reasons, with its values. */
export type WhyOf<Values> = {
  readonly [Id in keyof Values]: { readonly id: Id } & Values[Id];
}[keyof Values];

export type KitWhy = WhyOf<KitWhyValues>;
