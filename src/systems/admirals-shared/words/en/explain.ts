import { chance, counts, list, number, signed, upTo } from '../../../kit/english';
import type { Change, Line, Source, ModifierSum, Save } from '../../explain';

const keyword = (source: Extract<Source, { of: 'keyword' }>): string => {
  const from = source.from === null ? '' : ` from ${source.from}`;
  return source.by === null ? source.keyword + from : `${source.keyword}${from} of ${source.by}`;
};

const source = (from: Source): string => {
  switch (from.of) {
    case 'card':
      return 'Printed on the card';
    case 'old-card':
      return 'Older card';
    case 'role':
      return from.role;
    case 'ship-type':
      return from.type;
    case 'armaments':
      return 'All armament dice';
    case 'weapon':
      return from.weapon;
    case 'keyword':
      return keyword(from);
    case 'effect':
      return from.card;
    case 'terrain':
      return from.terrain;
    case 'criticals':
      return `${number(from.count)} Critical Damage`;
    case 'exhausted':
      return `${number(from.count)} Exhausted`;
    case 'penalty':
      return 'Skirmish dice lost';
    case 'evade':
      return 'Evade is ready';
    case 'escape':
      return 'Escape from a black hole';
    case 'mobile-bastions':
      return 'Mobile Bastions';
    case 'limit':
      return 'Limit';
    case 'hand':
      return from.text === '' ? 'By hand' : from.text;
  }
};

const directHits = counts('Direct Hit');

const change = (by: Change): string => {
  switch (by.as) {
    case 'start':
      return number(by.at);
    case 'add':
      return signed(by.by);
    case 'divide':
      return `divided by ${number(by.by)}, rounded up: ${number(by.to)}`;
    case 'limit':
      return `stops at ${number(by.to)}`;
    case 'range':
      return by.min === by.max ? number(by.max) : `${number(by.min)} to ${number(by.max)}`;
    case 'moves':
      return by.min === by.max
        ? `${signed(by.max)} to both`
        : list([
            ...(by.min === 0 ? [] : [`${signed(by.min)} required`]),
            ...(by.max === 0 ? [] : [`${signed(by.max)} allowed`]),
          ]);
    case 'any':
      return 'any number';
    case 'hits-on':
      return `${directHits(by.hits)} on ${list(
        by.faces.map((face) => number(face)),
        'or',
      )}`;
  }
};

const limits = ({ sum, applied, wasted }: ModifierSum): string => {
  if (wasted === 0) return `Dice change by ${signed(applied)}.`;
  return `They add up to ${signed(sum)}; the limit is ${signed(applied)}.`;
};

export const explainWords = {
  source,
  change,
  /** `Massive: +1` */
  line: (line: Line) => `${source(line.source)}: ${change(line.change)}`,
  /** What a sum of modifiers comes to. */
  limits,
  idle: 'No difference: the limit is reached without it.',
  /** `Armor on 1 to 3` */
  save: ({ name, upTo: most }: Save) => `${name} on ${upTo(most)}`,
  saveChance: ({ name, upTo }: Save) => `${name} stops ${chance(upTo / 6)}.`,
} as const;
