import type { ShipId } from '../../../../core/game/events';
import type { Command } from '../../../../core/game/system';
import type { Answers } from '../../../../core/pages/answers';
import type { BlockOf, Page, PageRef, SwitchView } from '../../../../core/pages/page';
import type { Wording } from '../../../../core/words';
import type { Asking } from '../../../kit/pages/asking';
import type { Blocks, Some } from '../../../kit/pages/laidOut';
import type { Overridable } from '../../../kit/play/commands';
import type { Condition } from '../../cards/effectForm';
import type { Arc, Facing, Role } from '../../cards/terms';
import type { ModifierSum } from '../../explain';
import type { AnyPiece } from '../../piece';
import type { AnyStrikeAim } from '../../play/commands';
import type { UsableShields } from '../../play/strikes';
import type { ArcShapes, FacingShapes } from '../../geometry';
import type { explainWords } from '../../words/en/explain';
import type { strikePageWords } from '../../words/en/strikePages';
import type { Whereabouts } from '../aim';
import type { AnyView, Seeing } from '../view';

/** What the pages of a fight are made from, in every edition. */
export interface StrikeView extends AnyView<never> {
  readonly rules: { readonly arcs: ArcShapes; readonly facings: FacingShapes };
  readonly words: AnyView['words'] & {
    readonly strikePages: Wording<typeof strikePageWords>;
    readonly explain: Wording<typeof explainWords>;
  };
}

/** Names one mount of a ship. */
export interface Gun {
  readonly armament: number;
  readonly mount: number;
}

export interface AnyGun extends Gun {
  readonly weaponCode: string;
  readonly weapon: { readonly name: string; readonly maxDistance: number } | null;
  readonly arc: Arc;
  readonly dice: number;
}

interface AnyAnswer {
  readonly modifiers: ModifierSum;
  /** Every condition that the table has still to answer. */
  readonly open: readonly Condition[];
}

/** What an edition's strikes are made of. */
export interface Striking {
  readonly view: StrikeView;
  readonly piece: AnyPiece<{ readonly role: Role }, unknown, string>;
  readonly gun: AnyGun;
  readonly aim: AnyStrikeAim;
  readonly answer: AnyAnswer;
  readonly command: Command & Overridable;
}

/** A strike as far as the page was told of it. */
export interface Aiming<Of extends Striking> {
  readonly attacker: Of['piece'];
  readonly foes: readonly Of['piece'][];
  readonly target: Of['piece'] | null;
  readonly where: Whereabouts;
  /** The mount that the page was opened for. */
  readonly asked: Gun | null;
  readonly guns: readonly Of['gun'][];
  readonly gun: Of['gun'] | null;
  /** Null while there is no target or no gun. */
  readonly aim: Of['aim'] | null;
  readonly answer: Of['answer'] | null;
}

export interface Ready<Of extends Striking> extends Aiming<Of> {
  readonly target: Of['piece'];
  readonly gun: Of['gun'];
  readonly aim: Of['aim'];
  readonly answer: Of['answer'];
}

/** An edition's view, which asks for its commands. */
export type ViewOf<Of extends Striking> = Of['view'] &
  Pick<Asking<Of['command']>, 'replyTo'> &
  Seeing<Of['piece']>;

/** A strike on the page of an edition. */
export interface OnPage<Of extends Striking> {
  readonly edition: StrikeEdition<Of>;
  readonly view: ViewOf<Of>;
  readonly answers: Answers;
}

/** One that is aimed. */
export interface At<Of extends Striking> extends OnPage<Of>, Ready<Of> {}

/** The dice of a strike, as far as they were told. */
export interface RollSoFar<Of extends Striking> {
  readonly command: Of['command'];
  readonly blocks: Blocks;
  readonly isRolled?: boolean;
  /** All dice lie there, and none gives anything. */
  readonly isMiss?: boolean;
  /** What is asked for next: so many dice, a decision, where the target is; null where all is told. */
  readonly asks: { readonly dice: number } | 'decision' | 'place' | null;
  readonly handTo?: Pick<Page, 'handTo'>;
}

/** Whom a piece must be near to make a difference. */
export const ENDS = ['nearAttacker', 'nearTarget'] as const;
export type End = (typeof ENDS)[number];

/** What a strike cost, as the table says it. */
export interface QuickStrike {
  readonly type: 'strike-quick';
  readonly target: ShipId;
  readonly with: Gun & { readonly attacker: ShipId };
  readonly hull: number;
  readonly criticals: number;
  readonly shields: readonly { readonly facing: Facing | null; readonly points: number }[];
}

/** What odds are shown with, in a game or without. */
export interface Reckoned<Of extends Striking> {
  readonly view: Pick<Of['view'], 'words' | 'rules' | 'readsSource'>;
  readonly answer: Of['answer'];
  readonly answers: Answers;
}

/** All that a ship can make at a target; by rule of thumb where there is no aim. */
export type Volleying<Of extends Striking> = Pick<Aiming<Of>, 'attacker' | 'where' | 'aim'> & {
  readonly target: Of['piece'];
};

/** What targets are ranked by. */
export type RankAim = 'defeat' | 'hull' | 'order';

/** Everything that a ship can make at one target. */
export interface Volley {
  /** First to last. */
  readonly weapons: readonly string[];
  /** False where it is supposed that all of it bears. */
  readonly isPlaced: boolean;
  readonly odds: () => Omit<BlockOf<'odds'>, 'label'>;
  /** How the target stands after one attack of several. */
  readonly afterEach: readonly { readonly defeated: number; readonly expectedHullLeft: number }[];
  /** What it is worth; no word of orders where the target has none to lose. */
  readonly worth: Readonly<Partial<Record<RankAim, number>>>;
}

/** What an edition brings to the page of a strike. */
export interface StrikeEdition<Of extends Striking> {
  /** The sections that tell of these. */
  readonly sections: Readonly<
    Record<'arc' | 'distance' | 'facing' | 'modifiers' | 'hull' | 'criticals' | 'shields', string>
  >;
  readonly gunsAt: (
    view: Of['view'],
    attacker: Of['piece'],
    target: Of['piece'] | null,
    where: Pick<Whereabouts, 'distance' | 'arcs'>,
  ) => readonly Of['gun'][];
  /** Why a mount may not strike; null where it may. */
  readonly whyNot: (view: Of['view'], gun: Of['gun']) => string | null;
  readonly whereaboutsOf: (
    view: Of['view'],
    answers: Answers,
    attacker: Of['piece'],
    target: Of['piece'],
    asked: Gun | null,
  ) => Whereabouts;
  /** What else the page says of a strike. */
  readonly aimWith: (aim: AnyStrikeAim, gun: Of['gun'], answers: Answers) => Of['aim'];
  readonly answerTo: (view: Of['view'], aim: Of['aim']) => Of['answer'] | null;
  readonly shieldsOf: (
    view: Of['view'],
    target: Of['piece'],
    facings: readonly Facing[],
  ) => UsableShields;
  readonly gunBlocks: (view: Of['view'], ready: Ready<Of>) => Blocks;
  /** What is used for this strike, as the table says. */
  readonly ownSwitches?: (at: At<Of>) => Some<SwitchView>;
  readonly neighbours: {
    /** Pieces that could change a strike by being near. */
    readonly others: (view: Of['view'], aim: Of['aim']) => readonly Of['piece'][];
    /** Everything about a strike that another piece can change. */
    readonly figures: (answer: Of['answer']) => unknown;
    /** What it changes by being there. */
    readonly shown: (
      view: Of['view'],
      piece: Of['piece'],
      before: Of['answer'],
      after: Of['answer'],
    ) => Pick<SwitchView, 'detail' | 'entry'>;
  };
  readonly oddsBlock: (reckoned: Reckoned<Of>) => BlockOf<'odds'>;
  /** How both sides play. */
  readonly policyBlocks: (reckoned: Reckoned<Of>) => Blocks;
  readonly volleyAt: (view: Of['view'], at: Volleying<Of>, answers: Answers) => Volley | null;
  readonly quick: {
    readonly mostCriticals: (view: Of['view'], target: Of['piece']) => number;
    readonly maySpend: (target: Of['piece']) => boolean;
    readonly blocks?: (at: At<Of>) => Blocks;
    readonly command: (quick: QuickStrike, at: At<Of>) => Of['command'];
  };
  readonly rollOf: (at: At<Of>) => RollSoFar<Of>;
  /** Ends the activation of the attacker, where nothing is owed; not where attacks and moves take turns. */
  readonly endOf?: (view: Of['view'], attacker: ShipId) => Command | null;
}

/** The pages of a ship's mounts, by name. */
export const gunPages = (name: string) => {
  const page = new RegExp(`^${name}-(\\d+)-(\\d+)$`);
  return {
    refTo: (ship: ShipId, { armament, mount }: Gun): PageRef => ({
      page: `${name}-${armament}-${mount}`,
      about: ship,
    }),
    /** Null where it is another page. */
    gunOf: (id: string): Gun | null => {
      const [, armament, mount] = page.exec(id) ?? [];
      return armament === undefined || mount === undefined
        ? null
        : { armament: Number(armament), mount: Number(mount) };
    },
  };
};
