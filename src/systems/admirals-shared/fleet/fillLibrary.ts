import { countBy } from '../../kit/fleets/entries';

/** What a library can be filled with: some of everything, or most of one thing. */
export const PRESETS = ['mixed', 'attack', 'defence', 'moves'] as const;
export type Preset = (typeof PRESETS)[number];

interface Effect {
  readonly does: string;
  readonly at?: string;
  readonly keyword?: { readonly name: string };
}

/** An order that could go into a library. */
export interface Candidate {
  readonly code: string;
  readonly type: string;
  readonly effects: readonly Effect[];
  /** How many ships of the fleet can use it. */
  readonly bearers: number;
}

/** How many more of each type there is room for, and how many copies of one order there may be. */
export type Room = Readonly<Record<string, { readonly more: number; readonly copies: number }>>;

const SAVING: ReadonlySet<string> = new Set(['Armor', 'Flak', 'Cover', 'Stealth']);

const servesOf = ({ does, at, keyword }: Effect): Preset => {
  if (does === 'moves' || does === 'rotations') return 'moves';
  if (does === 'repair' || at === 'struck') return 'defence';
  if (does === 'keyword' && SAVING.has(keyword?.name ?? '')) return 'defence';
  return does === 'text' ? 'mixed' : 'attack';
};

const serves = ({ effects }: Candidate, preset: Preset): boolean =>
  effects.some((effect) => servesOf(effect) === preset);

/** Those that serve first, then those that most ships can use; else as they came. */
const inOrder = (candidates: readonly Candidate[], preset: Preset): readonly Candidate[] =>
  [...candidates].sort(
    (one, other) =>
      Number(serves(other, preset)) - Number(serves(one, preset)) || other.bearers - one.bearers,
  );

/** Which order in which copy comes next: some of everything is one of each first, else what serves comes in full. */
const inTurn = (candidates: readonly Candidate[], copies: number, preset: Preset) => {
  const rounds = (some: readonly Candidate[]) => Array.from({ length: copies }, () => some).flat();
  if (preset === 'mixed') return rounds(candidates);
  const isWanted = (one: Candidate) => serves(one, preset);
  return [
    ...rounds(candidates.filter(isWanted)),
    ...rounds(candidates.filter((one) => !isWanted(one))),
  ];
};

/** A library filled up with orders that some ship can use; what is in it stays. */
export const fillLibrary = (
  orders: readonly string[],
  candidates: readonly Candidate[],
  room: Room,
  preset: Preset,
): readonly string[] => {
  const held = new Map(countBy(orders));
  const left = new Map(Object.entries(room).map(([type, { more }]) => [type, more]));
  const added: string[] = [];
  for (const [type, { copies }] of Object.entries(room)) {
    const ofType = inOrder(
      candidates.filter((one) => one.type === type && one.bearers > 0),
      preset,
    );
    for (const { code } of inTurn(ofType, copies, preset)) {
      const has = held.get(code) ?? 0;
      const free = left.get(type) ?? 0;
      if (free <= 0 || has >= copies) continue;
      left.set(type, free - 1);
      held.set(code, has + 1);
      added.push(code);
    }
  }
  return [...orders, ...added].sort();
};
