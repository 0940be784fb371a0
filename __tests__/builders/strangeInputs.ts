import { one, type Chance } from './chance';

/** Inputs that nobody means well with: changed from valid ones, grown from a grammar, or without end. */

const pick = <Thing>(things: readonly Thing[], chance: Chance): Thing => {
  const thing = one(things, chance);
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
};

const happens = (share: number, chance: Chance): boolean => chance.pick(10_000) < share * 10_000;

const LENT = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf', 'prototype'];

/** Texts of JSON that stand for a value. */
const HOSTILE: readonly string[] = [
  ...['-1', '0.5', '99', '1000', '20000', '5000000', '1e9', '1e300', '1e999', '-1e999', '-0'],
  ...['8640000000000001', '9007199254740993', '1e21', '"NaN"', '"1e9"', '{"a":1,"a":2}'],
  ...['null', 'true', '[]', '{}', '""', '" "', '[null]', '[[]]', '{"id":1}', '{"toString":1}'],
  ...LENT.map((name) => JSON.stringify(name)),
  ...['\u202Eab', 'a\u0007', '\uFFFF', '\u{FFFFF}', '\uD800', 'a\u0000b', '\u2028'].map((text) =>
    JSON.stringify(text),
  ),
  `"${'x'.repeat(5000)}"`,
  `${'['.repeat(40)}${']'.repeat(40)}`,
  `[${'0,'.repeat(300)}0]`,
  ...LENT.map((name) => `{${JSON.stringify(name)}: {"a": 1}}`),
];

type Tree = null | string | number | boolean | readonly Tree[] | { readonly [name: string]: Tree };

/** Where something is put: JSON of a text that stands in no other. */
const HOLE = '~hole~';

/** A text that holds JSON itself, as the cells of a backup do. */
const treeIn = (tree: Tree): Tree => {
  if (typeof tree !== 'string' || !/^[[{]/.test(tree)) return null;
  try {
    // Whatever JSON holds is a tree.
    return JSON.parse(tree) as Tree;
  } catch {
    return null;
  }
};

/** The tree with a hole at a place by chance. */
const withHole = (tree: Tree, chance: Chance): Tree => {
  const inner = treeIn(tree);
  if (inner !== null && !happens(0.1, chance)) return changedTree(inner, chance);
  const isLeaf = typeof tree !== 'object' || tree === null || Object.keys(tree).length === 0;
  if (isLeaf || happens(0.12, chance)) return HOLE;
  if (Array.isArray(tree)) {
    const items: readonly Tree[] = tree;
    const place = chance.pick(items.length);
    const item = items[place] ?? null;
    switch (chance.pick(12)) {
      case 0:
        return items.filter((_item, at) => at !== place);
      case 1:
        return [...items, item];
      default:
        return items.map((each, at) => (at === place ? withHole(each, chance) : each));
    }
  }
  const entries: readonly (readonly [string, Tree])[] = Object.entries(tree);
  const [name, value] = pick(entries, chance);
  const others = entries.filter(([other]) => other !== name);
  switch (chance.pick(14)) {
    case 0:
      return Object.fromEntries(others);
    case 1:
      return Object.fromEntries([...entries, [pick(['more', 'constructor'], chance), value]]);
    case 2:
      return Object.fromEntries([...others, [pick(['ship', 'toString', ''], chance), value]]);
    default:
      return Object.fromEntries([...others, [name, withHole(value, chance)]]);
  }
};

/** What stands in it already: put elsewhere, it looks right. */
const leavesIn = (tree: Tree): readonly Tree[] =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leavesIn) : [tree];

function changedTree(tree: Tree, chance: Chance): string {
  const holes = 1 + chance.pick(3);
  const own = leavesIn(tree);
  const holed = Array.from({ length: holes }).reduce<Tree>((now) => withHole(now, chance), tree);
  return JSON.stringify(holed).replaceAll(`"${HOLE}"`, () => {
    const isOwn = happens(0.5, chance) && own.length > 0;
    const leaf = isOwn ? pick(own, chance) : null;
    return leaf === null ? pick(HOSTILE, chance) : JSON.stringify(leaf);
  });
}

const changedText = (text: string, chance: Chance): string => {
  const at = chance.pick(text.length);
  const length = chance.pick(30);
  const put = pick([...HOSTILE, '"', '\\', '{', '}', ',', '\u0000', '\uFEFF', ''], chance);
  return text.slice(0, at) + put + text.slice(at + length);
};

const NAMES = ['a1', 'b1', 's1', 'game', 'a', 'hull', 'activated', 'play', ...LENT];
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'ship-entered': ['ship', 'card', 'team', 'player', 'name', 'place', 'tracks'],
  'ship-left': ['ship', 'how'],
  'ship-placed': ['ship', 'place'],
  'track-set': ['subject', 'track', 'to', 'max'],
  'mark-set': ['subject', 'mark', 'to'],
  'card-attached': ['card', 'ref', 'to', 'slot', 'face'],
  'card-turned': ['card', 'face'],
  'card-returned': ['card'],
  'phase-entered': ['round', 'phase'],
  'initiative-set': ['team'],
  'points-scored': ['team', 'points', 'why'],
  'dice-rolled': ['by', 'roll', 'dice'],
  noted: ['about', 'note'],
  'game-ended': ['winner', 'by'],
};

const anyField = (field: string, chance: Chance): string => {
  if (happens(0.15, chance)) return pick(HOSTILE, chance);
  switch (field) {
    case 'tracks':
      return `{"hull":{"now":${pick(['3', '-1', '20000'], chance)},"max":3}}`;
    case 'to':
    case 'round':
    case 'points':
      return pick(['0', '1', '2', '99', '"1"', '1e9', '-3'], chance);
    case 'dice':
      return '[1,6]';
    case 'face':
      return '"up"';
    case 'note':
      return '{"text":"hm"}';
    default:
      return JSON.stringify(pick(NAMES, chance));
  }
};

/** One event of the grammar of events, with anything in its fields. */
const anyEvent = (chance: Chance): string => {
  const [type, fields] = pick(Object.entries(TYPES), chance);
  const told = fields.map((field) => `"${field}":${anyField(field, chance)}`);
  return `{"type":"${type}",${told.join(',')}}`;
};

/** The file of a game with a step more, of events by the grammar. */
const withAnyStep = (text: string, chance: Chance): string => {
  const events = Array.from({ length: 1 + chance.pick(4) }, () => anyEvent(chance));
  const command = pick(['{"type":"note","text":"x"}', '{"type":"pass"}', '{"type":"x"}'], chance);
  const step = `{"at":1,"command":${command},"events":[${events.join(',')}]}`;
  return text.replace(/\]\}$/, `,${step}]}`).replace(/"cursor":\d+/, (cursor) => {
    const [, count = '1'] = /(\d+)$/.exec(cursor) ?? [];
    return `"cursor":${Number(count) + 1}`;
  });
};

const BOMBS: readonly (() => string)[] = [
  () => '['.repeat(1_000_000),
  () => '{"a":'.repeat(300_000),
  () => `"${'a'.repeat(2_000_000)}`,
  () => `[${'{},'.repeat(300_000)}1]`,
  () => `{"version":{"toString":1},"format":"flagbridge-game"}`,
  () => ' '.repeat(3_000_000),
  () => `"${'\\u0000'.repeat(200_000)}"`,
];

/** A strange input made from a valid one. */
export const strangeInput = (valid: string, chance: Chance): string => {
  const way = chance.pick(10_000);
  if (way < 5) return pick(BOMBS, chance)();
  if (way < 2000) return changedText(valid, chance);
  if (!valid.startsWith('{')) return changedText(changedText(valid, chance), chance);
  if (way < 4000 && valid.includes('"steps":')) return withAnyStep(valid, chance);
  // Written by JSON.stringify, so it is a tree.
  return changedTree(JSON.parse(valid) as Tree, chance);
};
