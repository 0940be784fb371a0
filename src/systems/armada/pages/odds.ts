import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import type { Plan } from '../../kit/procedures/exact';
import type { AttackSpec } from '../attack/attack';
import type { ShipHit } from '../attack/damage';
import { SIDES } from '../attack/dice';
import {
  attackerBy,
  defenderBy,
  oddsAgainstShip,
  oddsAgainstSquadron,
  planBest,
  planBy,
} from '../attack/odds';
import { readsRule } from '../reference/entriesFor';
import { ADJACENT, COLOURS } from '../terms';
import type { Words } from '../words/en';

/** How the defender is taken to spend his tokens. */
const DEFENSES = ['best', 'all', 'none'] as const;
export type Defense = (typeof DEFENSES)[number];

export const defenseIn = (answers: Answers): Defense =>
  oneAt(answers, 'defense', DEFENSES) ?? 'best';

/** Only where there are tokens that could be spent. */
export const defenseChoice = ({ own }: Words, spec: AttackSpec, now: Defense): readonly Block[] =>
  spec.tokens.length === 0
    ? []
    : [
        chipsChoice(
          'defense',
          own.attack.defender,
          now,
          DEFENSES,
          own.attack.defense,
          readsRule('Defense Tokens'),
        ),
      ];

/** Blanks first, then what does no damage. */
const REROLL = ['red:blank', 'black:blank', 'red:acc', 'blue:acc'] as const;
/** The worst for the defender first. */
const EVADE = [...SIDES]
  .sort((one, other) => other.hits + other.crits - one.hits - one.crits)
  .map(({ side }) => side);

const planFor = (spec: AttackSpec, defense: Defense): Plan => {
  const dial = spec.dial ? (COLOURS.find((colour) => spec.pool[colour] > 0) ?? null) : null;
  const ids = spec.tokens.filter(({ state }) => state !== 'discarded').map(({ id }) => id);
  const attacker = attackerBy({ dial, reroll: REROLL, accuracy: ids });
  if (defense === 'best') return planBest(attacker);
  const { hit } = spec;
  const shieldsOf = (zone: (typeof ADJACENT)['front'][number]) => hit?.shields[zone] ?? 0;
  const [to] = hit ? [...ADJACENT[hit.zone]].sort((a, b) => shieldsOf(b) - shieldsOf(a)) : [];
  const use = defense === 'all' ? ids : [];
  const redirect = to ? ({ to, mode: 'overflow' } as const) : null;
  return planBy(
    attacker,
    defenderBy({ use, evade: EVADE, redirect }, hit ? shieldsOf(hit.zone) : 0),
  );
};

/** What an attack may come to, before any die: on a ship, or on a squadron with so much hull. */
export const oddsOf = (
  { own: { attack: say } }: Words,
  spec: AttackSpec,
  on: ShipHit | number,
  { defense = 'best', label = say.odds }: { readonly defense?: Defense; readonly label?: string },
): Block => {
  const plan = planFor(spec, defense);
  const figure = (name: string, value: string) => ({ label: name, value });
  const hull = typeof on === 'number' ? on : on.hullLeft;
  const shown = (destroyed: number, chances: readonly number[], figures: readonly string[][]) =>
    ({
      block: 'odds',
      label,
      why: [say.policy[defense]],
      headline: figure(say.destroys, say.percent(destroyed)),
      figures: figures.map(([name = '', value = '']) => figure(name, value)),
      bars: chances.map((chance, at) => ({ label: say.count(at), chance, fatal: at >= hull })),
    }) as const;
  if (typeof on === 'number') {
    const odds = oddsAgainstSquadron(spec, on, plan);
    return shown(odds.destroyed, odds.damage, [[say.mean, say.amount(odds.expectedDamage)]]);
  }
  const odds = oddsAgainstShip(spec, on, plan, []);
  return shown(odds.destroyed, odds.cards, [
    [say.meanCards, say.amount(odds.expectedCards)],
    [say.faceup, say.percent(odds.faceup)],
  ]);
};
