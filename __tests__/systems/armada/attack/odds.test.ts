import fc from 'fast-check';

import type { AttackSpec } from '../../../../src/systems/armada/attack/attack';
import { SIDES, type Side, type SideOfDie } from '../../../../src/systems/armada/attack/dice';
import {
  attackerBy,
  defenderBy,
  oddsAgainstShip,
  oddsAgainstSquadron,
  planBy,
  type AttackPolicy,
  type DefensePolicy,
} from '../../../../src/systems/armada/attack/odds';
import {
  COLOURS,
  TOKEN_TYPES,
  ZONES,
  type Colour,
  type DefenseToken,
} from '../../../../src/systems/armada/terms';

type Shown = readonly SideOfDie[];

/** A pool and its chance: every roll one by one. */
interface Way {
  readonly shown: Shown;
  readonly chance: number;
}

const facesOf = (colour: Colour): Shown => SIDES.filter((side) => side.colour === colour);

const plusDie = (ways: readonly Way[], colour: Colour): readonly Way[] =>
  ways.flatMap(({ shown, chance }) =>
    facesOf(colour).map((side) => ({
      shown: [...shown, side],
      chance: (chance * side.sides) / 8,
    })),
  );

const without = (shown: Shown, one: SideOfDie): Shown => {
  const at = shown.indexOf(one);
  return shown.filter((_, place) => place !== at);
};

const firstShown = (list: readonly Side[], shown: Shown): SideOfDie | undefined => {
  const side = list.find((one) => shown.some((die) => die.side === one));
  return shown.find((die) => die.side === side);
};

const rerolled = ({ shown, chance }: Way, list: readonly Side[]): readonly Way[] => {
  const die = firstShown(list, shown);
  return die ? plusDie([{ shown: without(shown, die), chance }], die.colour) : [{ shown, chance }];
};

interface Given {
  readonly spec: AttackSpec;
  readonly attacker: AttackPolicy;
  readonly defender: DefensePolicy;
}

const spentOf = ({ spec, defender }: Given, locked: readonly string[], type: string): boolean =>
  spec.speed !== 0 &&
  defender.use.some(
    (id) => spec.tokens.some((one) => one.id === id && one.type === type) && !locked.includes(id),
  );

/** Policies 1 to 5, read off the page, die by die. */
const damageOf = (given: Given, way: Way): readonly (readonly [number, number])[] => {
  const { spec, attacker, defender } = given;
  const accuracies = [...way.shown].filter(({ face }) => face === 'acc');
  const locked = attacker.accuracy.slice(0, accuracies.length);
  const red = accuracies.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
  const left = red.slice(0, locked.length).reduce(without, way.shown);
  if (spentOf(given, locked, 'scatter')) return [[0, way.chance]];
  const evades = spentOf(given, locked, 'evade');
  const canceled = firstShown(defender.evade, left);
  const after: readonly Way[] =
    !evades || !canceled || !['long', 'medium'].includes(spec.range)
      ? [{ ...way, shown: left }]
      : spec.range === 'long'
        ? [{ ...way, shown: without(left, canceled) }]
        : rerolled({ ...way, shown: left }, defender.evade);
  return after.map(({ shown, chance }) => {
    const sum = shown.reduce(
      (all, { hits, crits }) => all + hits + (spec.criticals ? crits : 0),
      0,
    );
    return [spentOf(given, locked, 'brace') ? Math.ceil(sum / 2) : sum, chance];
  });
};

const bruteDamage = (given: Given): readonly number[] => {
  const { spec, attacker } = given;
  const start: readonly Way[] = [{ shown: [], chance: 1 }];
  const dice = COLOURS.flatMap((colour) => Array.from({ length: spec.pool[colour] }, () => colour));
  const all = spec.dial && attacker.dial ? [...dice, attacker.dial] : dice;
  const rolled = all.reduce(plusDie, start);
  const modified = spec.reroll ? rolled.flatMap((way) => rerolled(way, attacker.reroll)) : rolled;
  const chances: number[] = [];
  for (const [damage, chance] of modified.flatMap((way) => damageOf(given, way)))
    chances[damage] = (chances[damage] ?? 0) + chance;
  return Array.from(chances, (chance) => chance ?? 0);
};

const sides = fc.shuffledSubarray(SIDES.map(({ side }) => side));

const anyTokens = fc
  .array(fc.constantFrom(...TOKEN_TYPES), { maxLength: 4 })
  .map((types): readonly DefenseToken[] =>
    types.map((type, at) => ({
      id: `${type}-${at}`,
      type,
      state: at % 2 === 0 ? 'readied' : 'exhausted',
    })),
  );

const anyAttack: fc.Arbitrary<Given> = fc
  .record({
    colours: fc.array(fc.constantFrom(...COLOURS), { minLength: 1, maxLength: 3 }),
    tokens: anyTokens,
    range: fc.constantFrom('close', 'medium', 'long'),
    dial: fc.boolean(),
    reroll: fc.boolean(),
    criticals: fc.boolean(),
    speed: fc.constantFrom(0, 2, 3),
    lists: fc.tuple(sides, sides),
  })
  .map(({ colours, tokens, range, dial, reroll, criticals, speed, lists: [rerolls, evades] }) => {
    const count = (colour: Colour): number => colours.filter((one) => one === colour).length;
    const ids = tokens.map(({ id }) => id);
    const pool = { red: count('red'), blue: count('blue'), black: count('black') };
    const shields = { front: 2, left: 1, right: 3, rear: 0 };
    return {
      spec: {
        ...{ range, pool, dial, reroll, criticals, tokens, speed },
        hit: { zone: 'front', shields },
      },
      attacker: {
        dial: dial ? (colours[0] ?? null) : null,
        reroll: rerolls,
        accuracy: ids.slice(0, 2),
      },
      defender: { use: [...ids].reverse(), evade: evades, redirect: { to: 'right', mode: 'most' } },
    };
  });

const planOf = ({ attacker, defender }: Given) =>
  planBy(attackerBy(attacker), defenderBy(defender, 2));

const shipOf = (hullLeft: number) => ({
  zone: 'front' as const,
  shields: { front: 2, left: 1, right: 3, rear: 0 },
  hullLeft,
});

test('damage is as if every roll were written out', () => {
  fc.assert(
    fc.property(anyAttack, (given) => {
      const { damage } = oddsAgainstSquadron(given.spec, 3, planOf(given));
      const brute = bruteDamage(given);
      expect(damage).toHaveLength(brute.length);
      damage.forEach((chance, at) => expect(chance).toBeCloseTo(brute[at] ?? 0, 12));
    }),
    { numRuns: 150 },
  );
});

test('chances sum to 1, and what is not taken by shields is cards', () => {
  fc.assert(
    fc.property(anyAttack, fc.integer({ min: 1, max: 5 }), (given, hullLeft) => {
      const odds = oddsAgainstShip(given.spec, shipOf(hullLeft), planOf(given), ZONES);
      const sum = (chances: readonly number[]) => chances.reduce((all, one) => all + one, 0);
      expect(sum(odds.damage)).toBeCloseTo(1, 12);
      expect(sum(odds.cards)).toBeCloseTo(1, 12);
      expect(odds.destroyed).toBeCloseTo(odds.cards[hullLeft] ?? 0, 12);
      for (const zone of ZONES) expect(sum(odds.shieldsLeft[zone] ?? [])).toBeCloseTo(1, 12);
    }),
    { numRuns: 60 },
  );
});

test('a defender at his best takes no more than by any rule', () => {
  fc.assert(
    fc.property(anyAttack, (given) => {
      const against = (plan: ReturnType<typeof planOf>): number => {
        const { damage, cards, faceup, destroyed } = oddsAgainstShip(
          given.spec,
          shipOf(2),
          plan,
          [],
        );
        const mean = (chances: readonly number[]) =>
          chances.reduce((all, chance, amount) => all + chance * amount, 0);
        return mean(cards) + mean(damage) / 64 + faceup / 8 + destroyed;
      };
      const best = against(planBy(attackerBy(given.attacker)));
      expect(best).toBeLessThanOrEqual(against(planOf(given)) + 1e-12);
    }),
    { numRuns: 60 },
  );
});
