import { SIDES } from '../../../core/dice/sixSided';
import { cappedAt, type Distribution } from '../../../core/dice/distribution';

/** A piece when combat is over and saves are rolled. */
export interface Duelist {
  readonly hull: number;
  readonly lethal: number;
  /** The chance that its Grudge succeeds with so many counters. */
  readonly grudge: (counters: number) => number;
  /** Direct Hits on it that no save stopped. */
  readonly hits: Distribution;
}

/** A piece at one moment of the damage report. */
export interface Standing {
  readonly lost: number;
  readonly defeated: boolean;
  /** Its Lethal has gone off. */
  readonly spent: boolean;
}

export interface SkirmishRulings {
  /** Ruling grudge-needs-survivor: `survivor-only`. */
  readonly grudgeNeedsSurvivor: boolean;
  /** Ruling grudge-both-at-once: `active-first`. */
  readonly grudgeInTurn?: boolean;
}

type Pair<T> = readonly [T, T];

/** One way that a skirmish may end: the active piece, the opposing one. */
export interface Ending {
  readonly chance: number;
  readonly pieces: Pair<Standing>;
}

const struck = (piece: Standing, { hull }: Duelist, hits: number): Standing => {
  const lost = piece.lost + hits;
  return { ...piece, lost, defeated: piece.defeated || lost >= hull };
};

/** 9F: whoever is defeated deals its Lethal once, which may set off the other's. */
function setOffLethal(pieces: Pair<Standing>, duelists: Pair<Duelist>): Pair<Standing> {
  const [a, b] = pieces;
  const [duelistA, duelistB] = duelists;
  const fromA = a.defeated && !a.spent;
  const fromB = b.defeated && !b.spent;
  if (!fromA && !fromB) return pieces;
  return setOffLethal(
    [
      struck({ ...a, spent: a.defeated }, duelistA, fromB ? duelistB.lethal : 0),
      struck({ ...b, spent: b.defeated }, duelistB, fromA ? duelistA.lethal : 0),
    ],
    duelists,
  );
}

/** 9Q: a piece that was defeated rolls only by the ruling grudge-needs-survivor. */
const grudgeChance = (
  piece: Standing,
  { grudge }: Duelist,
  { grudgeNeedsSurvivor }: SkirmishRulings,
): number => (grudgeNeedsSurvivor && piece.defeated ? 0 : grudge(piece.lost));

/** 9Q: the active piece first (ruling grudge-both-at-once); what it defeats may roll no more. */
function rollInTurn(
  pieces: Pair<Standing>,
  duelists: Pair<Duelist>,
  rulings: SkirmishRulings,
): readonly Ending[] {
  const strike = ([a, b]: Pair<Standing>, killsA: boolean, killsB: boolean): Pair<Standing> =>
    setOffLethal(
      [
        { ...a, defeated: a.defeated || killsA },
        { ...b, defeated: b.defeated || killsB },
      ],
      duelists,
    );
  const byA = grudgeChance(pieces[0], duelists[0], rulings);
  return [
    { chance: byA, pieces: strike(pieces, false, byA > 0) },
    { chance: 1 - byA, pieces },
  ].flatMap(({ chance, pieces: now }) => {
    const byB = grudgeChance(now[1], duelists[1], rulings);
    return [
      { chance: chance * byB, pieces: strike(now, true, false) },
      { chance: chance * (1 - byB), pieces: now },
    ].filter((ending) => ending.chance > 0);
  });
}

/** 9Q: both roll at the same time (ruling grudge-both-at-once), then Lethal goes off again (ruling lethal-highest). */
function rollGrudges(
  pieces: Pair<Standing>,
  duelists: Pair<Duelist>,
  rulings: SkirmishRulings,
): readonly Ending[] {
  if (rulings.grudgeInTurn === true) return rollInTurn(pieces, duelists, rulings);
  const [a, b] = pieces;
  const byA = grudgeChance(a, duelists[0], rulings);
  const byB = grudgeChance(b, duelists[1], rulings);
  const ending = (chance: number, killsB: boolean, killsA: boolean): Ending => ({
    chance,
    pieces: setOffLethal(
      [
        { ...a, defeated: a.defeated || killsA },
        { ...b, defeated: b.defeated || killsB },
      ],
      duelists,
    ),
  });
  return [
    ending((1 - byA) * (1 - byB), false, false),
    ending(byA * (1 - byB), true, false),
    ending((1 - byA) * byB, false, true),
    ending(byA * byB, true, true),
  ].filter(({ chance }) => chance > 0);
}

/** More hits than these make no difference: the hull is gone, and a Grudge is certain. */
const hitsThatCount = ({ hits, hull }: Duelist): Distribution =>
  cappedAt(hits, Math.max(hull, SIDES));

/** 7D: damage on both sides at once, Lethal, then Grudge. */
export function skirmishEndings(
  duelists: Pair<Duelist>,
  rulings: SkirmishRulings,
): readonly Ending[] {
  const [a, b] = duelists;
  const hitsOnB = hitsThatCount(b);
  return hitsThatCount(a).flatMap((chanceA, lostA) =>
    hitsOnB.flatMap((chanceB, lostB) => {
      const fresh = { lost: 0, defeated: false, spent: false };
      const report = setOffLethal([struck(fresh, a, lostA), struck(fresh, b, lostB)], duelists);
      return rollGrudges(report, duelists, rulings).map(({ chance, pieces }) => ({
        chance: chance * chanceA * chanceB,
        pieces,
      }));
    }),
  );
}
