import type { Icon } from '../../../../src/systems/admirals-shared/cards/terms';
import type {
  SaveChance,
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../../../src/systems/admirals-shared/odds/spec';

/** Brute force: every die is rolled by itself, every decision tries everything. Slow, and plain enough to be believed. */

interface Piece {
  readonly hull: number;
  readonly criticals: number;
  readonly shields: number;
}

/** Chances by what is left, as text. */
type Ends = ReadonlyMap<string, number>;

const nameOf = ({ hull, criticals, shields }: Piece): string => `${hull}/${criticals}/${shields}`;
const pieceOf = (name: string): Piece => {
  const [hull = 0, criticals = 0, shields = 0] = name.split('/').map(Number);
  return { hull, criticals, shields };
};
const isDefeated = ({ hull, criticals }: Piece): boolean => hull === 0 || criticals === 0;

const FACES = [1, 2, 3, 4, 5, 6];

function mix(parts: readonly (readonly [number, Ends])[]): Ends {
  const sum = new Map<string, number>();
  for (const [chance, ends] of parts) {
    if (chance === 0) continue;
    for (const [name, p] of ends) sum.set(name, (sum.get(name) ?? 0) + chance * p);
  }
  return sum;
}

const expected = (ends: Ends, of: (piece: Piece) => number): number =>
  [...ends].reduce((sum, [name, chance]) => sum + chance * of(pieceOf(name)), 0);

/** Bad for the defender: defeat, then hull lost, then criticals, then shields spent. */
function compare(left: Ends, right: Ends): number {
  const measures = [
    (piece: Piece) => (isDefeated(piece) ? 1 : 0),
    (piece: Piece) => -piece.hull,
    (piece: Piece) => -piece.criticals,
    (piece: Piece) => -piece.shields,
  ];
  for (const measure of measures) {
    const difference = expected(left, measure) - expected(right, measure);
    if (Math.abs(difference) > 1e-12) return difference;
  }
  return 0;
}

const least = (all: readonly Ends[]): Ends => all.reduce((a, b) => (compare(b, a) < 0 ? b : a));
const most = (all: readonly Ends[]): Ends => all.reduce((a, b) => (compare(b, a) > 0 ? b : a));

interface Icons {
  readonly lock: number;
  readonly hit: number;
  readonly critical: number;
  readonly direct: number;
}

const count = (icons: readonly Icon[], kind: Icon): number =>
  icons.filter((icon) => icon === kind).length;

const add = (a: Icons, b: Icons): Icons => ({
  lock: a.lock + b.lock,
  hit: a.hit + b.hit,
  critical: a.critical + b.critical,
  direct: a.direct + b.direct,
});

const NOTHING: Icons = { lock: 0, hit: 0, critical: 0, direct: 0 };

function shown(strike: StrikeSpec, face: number): Icons {
  // A modified result lies within the chart's 0 to 8.
  const icons = strike.chart[(face + strike.modifier) as 0] ?? [];
  return {
    lock: count(icons, 'lock'),
    hit: count(icons, 'hit'),
    critical: count(icons, 'critical'),
    direct: count(icons, 'direct'),
  };
}

class StrikeTwin {
  constructor(
    private readonly strike: StrikeSpec,
    private readonly policy: StrikePolicy,
    private readonly then: (piece: Piece) => Ends,
  ) {}

  private readonly memo = new Map<string, Ends>();

  private once(name: string, compute: () => Ends): Ends {
    const known = this.memo.get(name);
    if (known) return known;
    const ends = compute();
    this.memo.set(name, ends);
    return ends;
  }

  play(piece: Piece): Ends {
    return this.roll(piece, this.strike.dice, NOTHING, this.strike.lockOnDice ?? 0);
  }

  private roll(piece: Piece, dice: number, icons: Icons, free: number): Ends {
    if (dice === 0) {
      return this.policy.lockOnBlockable === true
        ? this.freeDice(piece, icons, free, false)
        : this.block(piece, icons, free);
    }
    return mix(
      FACES.map((face) => {
        const granted = (this.strike.granted ?? []).filter(({ faces }) => faces.includes(face));
        const locks = granted.filter(({ as }) => as === 'target-lock').length;
        const all = add(add(icons, shown(this.strike, face)), { ...NOTHING, lock: locks });
        return [1 / 6, this.roll(piece, dice - 1, all, free + granted.length - locks)] as const;
      }),
    );
  }

  /** Every way to put all locks to a use; only then dice are rolled, those that cost no lock among them. */
  private together(piece: Piece, icons: Icons, free: number, blocked: boolean): Ends {
    const { ability } = this.strike;
    const bare = { ...icons, lock: 0 };
    const bought = ability?.gives === 'icons' ? ability.icons : [];
    const dice = ability?.gives === 'dice' ? ability.dice : 0;
    const all: Ends[] = [];
    for (let ons = 0; ons <= icons.lock; ons += 1) {
      for (let buys = 0; buys <= icons.lock - ons; buys += 1) {
        const more = { ...bare };
        for (const icon of bought) more[icon] += buys;
        all.push(this.freeDice(piece, more, free + ons + buys * dice, blocked));
      }
    }
    return most(all);
  }

  /** Lock On dice that cost no lock come first. */
  private freeDice(piece: Piece, icons: Icons, free: number, blocked: boolean): Ends {
    const { locks, locksTogether = false } = this.policy;
    if (locksTogether && locks === 'best' && icons.lock > 0)
      return this.together(piece, icons, free, blocked);
    return this.once(`free ${nameOf(piece)} ${JSON.stringify(icons)} ${free} ${blocked}`, () =>
      free === 0
        ? this.locks(piece, icons, blocked)
        : this.lockOn(icons, (more) => this.freeDice(piece, more, free - 1, blocked)),
    );
  }

  private lockOn(icons: Icons, then: (icons: Icons) => Ends): Ends {
    return mix(
      FACES.map((face) => {
        const more = { ...shown(this.strike, face), lock: 0 };
        return [1 / 6, then(add(icons, more))] as const;
      }),
    );
  }

  private locks(piece: Piece, icons: Icons, blocked: boolean): Ends {
    return this.once(`lock ${nameOf(piece)} ${JSON.stringify(icons)} ${blocked}`, () => {
      const after = (all: Icons): Ends => this.locks(piece, all, blocked);
      if (icons.lock === 0) return blocked ? this.save(piece, icons) : this.block(piece, icons, 0);
      const left = { ...icons, lock: icons.lock - 1 };
      switch (this.policy.locks) {
        case 'hold':
          return after(left);
        case 'lock-on':
          return this.lockOn(left, after);
        case 'ability':
          return this.ability(left, after);
        case 'best':
          return most([after(left), this.lockOn(left, after), this.ability(left, after)]);
      }
    });
  }

  private ability(icons: Icons, then: (icons: Icons) => Ends): Ends {
    const { ability } = this.strike;
    if (ability?.gives === 'icons') {
      return then(
        add(icons, {
          lock: 0,
          hit: count(ability.icons, 'hit'),
          critical: count(ability.icons, 'critical'),
          direct: count(ability.icons, 'direct'),
        }),
      );
    }
    const rollOn = (all: Icons, dice: number): Ends =>
      dice === 0 ? then(all) : this.lockOn(all, (more) => rollOn(more, dice - 1));
    return rollOn(icons, ability?.gives === 'dice' ? ability.dice : 0);
  }

  private block(piece: Piece, icons: Icons, free: number): Ends {
    const blockable = this.policy.lockOnBlockable === true;
    const spend = (onHits: number, onCriticals: number): Ends => {
      const left = { ...piece, shields: piece.shields - onHits - onCriticals };
      const standing = {
        ...icons,
        hit: icons.hit - onHits,
        critical: icons.critical - onCriticals,
      };
      return blockable ? this.save(left, standing) : this.freeDice(left, standing, free, true);
    };
    return this.once(`block ${nameOf(piece)} ${JSON.stringify(icons)} ${free}`, () => {
      const { hit, critical } = icons;
      const { shields } = piece;
      switch (this.policy.shields) {
        case 'none':
          return spend(0, 0);
        case 'hits-first':
          return spend(Math.min(hit, shields), Math.min(critical, Math.max(shields - hit, 0)));
        case 'criticals-first':
          return spend(Math.min(hit, Math.max(shields - critical, 0)), Math.min(critical, shields));
        case 'best': {
          const all: Ends[] = [];
          for (let x = 0; x <= Math.min(hit, shields); x += 1) {
            for (let y = 0; y <= Math.min(critical, shields - x); y += 1) all.push(spend(x, y));
          }
          return least(all);
        }
      }
    });
  }

  /** Icon by icon, save by save. */
  private save(piece: Piece, { hit, critical, direct }: Icons): Ends {
    const { saves } = this.strike;
    const icons = [
      ...new Array<'hit'>(hit).fill('hit'),
      ...new Array<'critical'>(critical).fill('critical'),
      ...new Array<'direct'>(direct).fill('direct'),
    ];
    const resolve = (at: number, now: Piece): Ends =>
      this.once(`save ${nameOf(now)} ${icons.slice(at).join()} ${nameOf(piece)}`, () => {
        const icon = icons[at];
        if (!icon) return this.then(now);
        const hurt =
          icon === 'critical'
            ? { ...now, criticals: Math.max(now.criticals - 1, 0) }
            : { ...now, hull: Math.max(now.hull - 1, 0) };
        return this.rollSaves(saves[icon], resolve(at + 1, now), () => resolve(at + 1, hurt));
      });
    return resolve(0, piece);
  }

  private rollSaves(saves: readonly SaveChance[], stopped: Ends, hurt: () => Ends): Ends {
    const [first, ...others] = saves;
    if (!first) return hurt();
    return mix([
      [first.chance, stopped],
      [1 - first.chance, this.rollSaves(others, stopped, hurt)],
    ]);
  }
}

const startOf = (target: TargetSpec): Piece => ({
  hull: target.hull,
  criticals: target.orderLimit + 1 - target.criticals,
  shields: target.shields,
});

export interface TwinOdds {
  readonly defeated: number;
  readonly hullLost: readonly number[];
  readonly criticals: readonly number[];
  readonly shieldsSpent: readonly number[];
}

function toOdds(ends: Ends, start: Piece): TwinOdds {
  const by = (most: number, of: (piece: Piece) => number): readonly number[] =>
    Array.from({ length: most + 1 }, (_, n) =>
      expected(ends, (piece) => (of(piece) === n ? 1 : 0)),
    );
  return {
    defeated: expected(ends, (piece) => (isDefeated(piece) ? 1 : 0)),
    hullLost: by(start.hull, ({ hull }) => start.hull - hull),
    criticals: by(start.criticals, ({ criticals }) => start.criticals - criticals),
    shieldsSpent: by(start.shields, ({ shields }) => start.shields - shields),
  };
}

/** What several strikes in a row come to, decided with the end in view; one strike is a volley of one. */
export function volleyTwin(
  strikes: readonly StrikeSpec[],
  target: TargetSpec,
  policy: StrikePolicy,
): TwinOdds {
  const from = strikes.reduceRight<(piece: Piece) => Ends>(
    (then, strike) => {
      const twin = new StrikeTwin(strike, policy, then);
      const bare = new StrikeTwin(strike.unshielded ?? strike, policy, then);
      return (piece) => {
        if (isDefeated(piece)) return new Map([[nameOf(piece), 1]]);
        return (piece.shields > 0 ? twin : bare).play(piece);
      };
    },
    (piece) => new Map([[nameOf(piece), 1]]),
  );
  const start = startOf(target);
  return toOdds(from(start), start);
}
