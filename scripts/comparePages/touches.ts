import { sidesOf } from '../../src/core/dice/die';
import type { Answer, Changes } from '../../src/core/pages/answers';
import type { Act, Block } from '../../src/core/pages/page';

/** The same choices for the same seed, on every machine. */
export const makeChance = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = (count: number): number => Math.floor(next() * count);
  const opened = new Map<string, number>();
  return {
    pick,
    /** How often a page was opened: what was seldom seen is looked at rather. */
    opened,
    one: <Item>(items: readonly Item[]): Item | undefined => items[pick(items.length)],
  };
};
export type Chance = ReturnType<typeof makeChance>;

/** Something that a finger can do on a page, and how likely it is done. */
export interface Touch {
  readonly weight: number;
  readonly act: Pick<Act, 'answers' | 'command' | 'opens'>;
}

const isOpen = (act: Act): boolean =>
  act.why === undefined &&
  (act.command !== undefined || act.opens !== undefined || act.answers !== undefined);

/** Every act wherever it stands on what is shown. */
const actsIn = (shown: unknown): readonly Act[] => {
  if (Array.isArray(shown)) return shown.flatMap(actsIn);
  if (typeof shown !== 'object' || shown === null) return [];
  const within = Object.values(shown).flatMap(actsIn);
  const isAct = 'label' in shown && ('command' in shown || 'opens' in shown || 'answers' in shown);
  // What has a label and one of these is an act, or a switch, which has none of the first two.
  return isAct && !('on' in shown) ? [shown as Act, ...within] : within;
};

/** What is asked is mostly answered, and a page is seldom left as it was. */
const WEIGHTS = {
  primary: 8,
  command: 2,
  answers: 3,
  leaves: 0.3,
  unanswered: 25,
  answered: 1,
} as const;

const RARE = 40;

const weightOf = (act: Act, primary: unknown, opened: Chance['opened']): number => {
  if (act === primary) return WEIGHTS.primary;
  if (act.command) return WEIGHTS.command;
  if (typeof act.opens === 'string') return WEIGHTS.leaves;
  if (act.answers || act.opens === undefined) return WEIGHTS.answers;
  return RARE / (4 + (opened.get(act.opens.page) ?? 0));
};

const answered = (answers: Changes, isAnswered: boolean): Touch => ({
  weight: isAnswered ? WEIGHTS.answered : WEIGHTS.unanswered,
  act: { answers },
});

/** What a finger types. */
export const TEXTS = ['', 'Ann', 'X-1'];
const same = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One way to touch a control. */
const touchControl = (block: Block, chance: Chance): readonly Touch[] => {
  switch (block.block) {
    case 'dice': {
      const sides = sidesOf(block.faces);
      const dice = Array.from({ length: block.count }, () => chance.one(sides) ?? 0);
      return [answered({ [block.id]: dice }, block.dice.length >= block.count)];
    }
    case 'radar': {
      const hex = chance.one(block.hexes);
      const facing = chance.pick(6);
      const to = hex && { q: hex.q, r: hex.r, facing };
      return to ? [answered({ [block.id]: to }, block.target !== null)] : [];
    }
    case 'choice': {
      const option = chance.one(block.options.filter(({ why }) => why === undefined));
      const isAnswered = block.options.some(({ value }) => same(value, block.value));
      return option ? [answered({ [block.id]: option.value }, isAnswered)] : [];
    }
    case 'picks': {
      const values = block.options.map(({ value }) => value).filter(() => chance.pick(2) === 0);
      return [answered({ [block.id]: values }, block.values.length > 0)];
    }
    case 'switches': {
      const turned = chance.one(block.switches);
      if (!turned) return [];
      const plain = { [turned.id]: !turned.on };
      const changes = turned.answers?.[turned.on ? 'off' : 'on'] ?? plain;
      return [answered(changes, true)];
    }
    case 'stepper': {
      const value = block.min + chance.pick(Math.min(10, block.max - block.min + 1));
      return [answered({ [block.id]: value }, true)];
    }
    case 'field':
      return [answered({ [block.id]: chance.one(TEXTS) ?? '' }, true)];
    case 'grid': {
      const cell = chance.one(block.rows.flatMap(({ cells }) => cells));
      return cell ? [answered(cell.answers, true)] : [];
    }
    case 'tracks': {
      const set = chance.one(block.tracks)?.set;
      return set ? [{ weight: 0.2, act: { command: set(chance.pick(4)) } }] : [];
    }
    case 'zones': {
      const { set, path } = chance.one(block.zones) ?? {};
      if (set) return [{ weight: 0.2, act: { command: set(chance.pick(4)) } }];
      return path === undefined ? [] : [answered({ [path]: chance.pick(4) }, true)];
    }
    case 'diceKinds': {
      const kind = chance.one(block.kinds.filter(({ why }) => why === undefined));
      if (!kind) return [];
      const sides = sidesOf(kind.faces.filter((face) => face !== null));
      const dice = Array.from({ length: kind.count }, () => chance.one(sides) ?? 0);
      return [answered({ [kind.id]: dice }, kind.dice.length >= kind.count)];
    }
    case 'pool': {
      const row = chance.one(block.rows);
      return row ? [answered({ [row.id]: chance.pick(row.max + 1) }, true)] : [];
    }
    case 'fold':
      return block.blocks.flatMap((inner) => touchControl(inner, chance));
    case 'sections':
    case 'stacks':
    case 'heading':
    case 'text':
    case 'chips':
    case 'armaments':
    case 'ships':
    case 'acts':
    case 'items':
    case 'sum':
    case 'odds':
    case 'bars':
    case 'shares':
    case 'table':
    case 'findings':
    case 'paper':
      return [];
  }
};

/** What is shown: a page, the bridge, or nothing. */
export interface Shown {
  readonly blocks?: readonly Block[];
  readonly aside?: readonly Block[];
  readonly primary?: Act;
}

export const pagesFrom = (shown: Shown | null) =>
  actsIn(shown).flatMap(({ opens, why }) =>
    typeof opens === 'object' && why === undefined ? [opens] : [],
  );

/** Something to do on this page, by chance; null where there is nothing. */
export const nextTouch = (shown: Shown, chance: Chance): Touch['act'] | null => {
  const controls = [...(shown.blocks ?? []), ...(shown.aside ?? [])];
  const touches: readonly Touch[] = [
    ...actsIn(shown)
      .filter(isOpen)
      .map((act) => ({ weight: weightOf(act, shown.primary, chance.opened), act })),
    ...controls.flatMap((block) => touchControl(block, chance)),
  ];
  const all = touches.reduce((sum, { weight }) => sum + weight, 0);
  let left = (chance.pick(1_000_000) / 1_000_000) * all;
  for (const { weight, act } of touches) {
    left -= weight;
    if (left >= 0) continue;
    if (typeof act.opens === 'object')
      chance.opened.set(act.opens.page, 1 + (chance.opened.get(act.opens.page) ?? 0));
    return act;
  }
  return null;
};
