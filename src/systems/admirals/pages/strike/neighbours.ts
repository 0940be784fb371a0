import type { ShipId } from '../../../../core/game/events';
import type { Line } from '../../../admirals-shared/explain';
import { keywordRule } from '../../../admirals-shared/keywords/apply';
import type { HookName } from '../../../admirals-shared/keywords/hooks';
import type { Modifier } from '../../../admirals-shared/modifiers';
import { WOUNDS } from '../../../admirals-shared/odds/spec';
import type { Piece } from '../../../admirals-shared/piece';
import { strikeFrom } from '../../play/situations';
import { piecesOf } from '../../play/view';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { memoWhile } from '../../../kit/pages/memo';
import type { Seen } from '../shipRow';
import type { Near } from '../../../admirals-shared/play/fields';
import type { StrikeAim } from '../../play/commands';

/** Whom a piece must be near to make a difference. */
export const ENDS = ['nearAttacker', 'nearTarget'] as const;
export type End = (typeof ENDS)[number];

/** A piece that changes a strike when it is within so many hexes of one of the two, and by what. */
export interface Neighbour {
  readonly ship: ShipId;
  readonly end: End;
  readonly within: number;
  readonly modifiers: readonly Modifier[];
  readonly lines: readonly Line[];
}

/** Further than any card reaches that names a number. */
const FURTHEST = 6;

const answerTo = ({ setup, state, rules }: Seen, aim: StrikeAim): StrikeAnswer | null => {
  const situation = strikeFrom(setup, state, aim);
  return situation && strikeSituation(situation, rules);
};

const saveLines = ({ saves }: StrikeAnswer): readonly Line[] =>
  WOUNDS.flatMap((icon) => saves[icon].flatMap(({ why = [] }) => why));

/** Everything about a strike that another piece can change. */
const figuresOf = (answer: StrikeAnswer): string => {
  const { modifiers, saves, lockOnDice, freeLockOns } = answer;
  return JSON.stringify([modifiers, saves, lockOnDice, freeLockOns]);
};

const added = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] => {
  const known = before.map((one) => JSON.stringify(one));
  const seen = new Set<string>();
  return after.filter((one) => {
    const key = JSON.stringify(one);
    const isNew = !known.includes(key) && !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

const plain = ({ value, source, rule }: Modifier): Modifier => ({ value, source, rule });

const changes = (
  before: StrikeAnswer,
  after: StrikeAnswer,
): Pick<Neighbour, 'modifiers' | 'lines'> => ({
  modifiers: added(before.modifiers.modifiers.map(plain), after.modifiers.modifiers.map(plain)),
  lines: added(
    [...saveLines(before), ...before.lockOnDice.lines],
    [...saveLines(after), ...after.lockOnDice.lines],
  ),
});

/** The hexes within which a piece changes the strike: where the figures differ from those one hex further away. */
const reachesOf = (
  seen: Seen,
  alone: StrikeAim,
  base: StrikeAnswer,
  piece: Piece,
  end: End,
): readonly Neighbour[] => {
  const at = (distance: number): StrikeAnswer => {
    const near: Near = { ship: piece.id, distance };
    return answerTo(seen, { ...alone, [end]: [near] }) ?? base;
  };
  if (figuresOf(at(0)) === figuresOf(base)) return [];
  const found: Neighbour[] = [];
  let beyond = base;
  for (let within = FURTHEST; within >= 0; within -= 1) {
    const here = at(within);
    if (figuresOf(here) !== figuresOf(beyond))
      found.push({ ship: piece.id, end, within, ...changes(base, here) });
    beyond = here;
  }
  return found;
};

const acts = ({ rules }: Seen, { keywords }: Piece, hooks: readonly HookName[]): boolean =>
  keywords.some(({ name }) => {
    const rule = keywordRule(rules.keywords, name);
    return rule !== undefined && hooks.some((hook) => rule[hook] !== undefined);
  });

const reachesFriends = ({ effects }: Piece): boolean =>
  effects.some(({ effect }) => effect.does !== 'text' && effect.reach.whom === 'friends');

const findNeighbours = (seen: Seen, alone: StrikeAim): readonly Neighbour[] => {
  const others = piecesOf(seen.setup, seen.state).filter(
    (piece) =>
      piece.id !== alone.attacker &&
      piece.id !== alone.target &&
      (acts(seen, piece, ['strikeNearby', 'flakNearby']) || reachesFriends(piece)),
  );
  const base = others.length === 0 ? null : answerTo(seen, alone);
  return base
    ? others.flatMap((piece) => ENDS.flatMap((end) => reachesOf(seen, alone, base, piece, end)))
    : [];
};

const known = memoWhile<readonly Neighbour[]>();

/** 5B-02, 9B, 9P: every piece that would change this strike if it were near; the table knows whether it is. */
export const neighboursOf = (seen: Seen, aim: StrikeAim): readonly Neighbour[] => {
  const alone: StrikeAim = { ...aim, nearAttacker: [], nearTarget: [] };
  return known(seen.state, JSON.stringify(alone), () => findNeighbours(seen, alone));
};

/** 9L: pieces that can augment this strike, whether or not they have done so this round. */
export const augursFor = (seen: Seen, aim: StrikeAim): readonly Piece[] => {
  const { augur: _, ...alone } = aim;
  const grants = (one: StrikeAim): number => answerTo(seen, one)?.freeLockOns.length ?? 0;
  return piecesOf(seen.setup, seen.state).filter(
    (piece) =>
      piece.id !== aim.attacker &&
      acts(seen, piece, ['freeLockOns']) &&
      grants({ ...alone, augur: piece.id }) > grants(alone),
  );
};
