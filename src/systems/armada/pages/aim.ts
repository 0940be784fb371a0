import type { Answers } from '../../../core/pages/answers';
import type { Block, Option } from '../../../core/pages/page';
import type { AttackSpec } from '../attack/attack';
import type { ShipHit } from '../attack/tokens';
import type { Defense } from '../attack/odds';
import { DEFENSES, oddsAgainstShip, oddsAgainstSquadron, planFor } from '../attack/odds';
import { counterDice, specFor, type Aim, type UnitCard } from '../attack/pool';
import { keywordsOf } from '../cards';
import { readsRule } from '../reference/contents';
import type { Rules } from '../rulings';
import { COLOURS, RANGES, ZONES, type Armament, type DefenseToken, type Zone } from '../terms';
import type { Words } from '../words/en';
import { flagAt, oneAt } from '../../kit/pages/answered';
import { chipsChoice, switchAt } from '../../kit/pages/choices';
import type { Blocks } from '../../kit/pages/laidOut';

const NEAR_TO_FAR = RANGES.slice(0, 3);

/** What is told of an attack before its dice, on the table and in a what-if. */
export interface Told extends Omit<Aim, 'attacker' | 'target'> {
  readonly at?: Zone;
}

/** What was told so far, with something likely in place of what was not. */
export const aimIn = (
  answers: Answers,
  attacker: UnitCard,
  target: UnitCard,
  usual: { readonly zone: Zone; readonly swarm: boolean },
): Told => {
  const isShip = attacker.kind === 'ship';
  const removed = oneAt(answers, 'removed', COLOURS);
  return {
    ...(isShip ? { zone: oneAt(answers, 'zone', ZONES) ?? usual.zone } : {}),
    ...(target.kind === 'ship' ? { at: oneAt(answers, 'at', ZONES) ?? 'front' } : {}),
    range: isShip ? (oneAt(answers, 'range', NEAR_TO_FAR) ?? 'medium') : 'distance-1',
    dial: isShip && flagAt(answers, 'dial') === true,
    token: isShip && flagAt(answers, 'token') === true,
    swarm: flagAt(answers, 'swarm') ?? usual.swarm,
    ...(removed === null ? {} : { removed }),
  };
};

/** Attack 1: at whom, from where unless that is settled, how far and past what. */
export const aimBlocks = (
  { own }: Words,
  { zone, at, range, removed }: Told,
  target: { readonly value: string; readonly options: readonly Option[] },
  gathered: Armament,
  isFrom = false,
): Blocks => {
  const say = own.attack;
  const dice = COLOURS.filter((colour) => gathered[colour] > 0);
  const covers = ['', ...dice] as const;
  const nameOf = (one: (typeof covers)[number]) => (one === '' ? say.clear : own.colour(one));
  const rule = readsRule('Obstructed');
  const cover = chipsChoice('removed', say.removed, removed ?? '', covers, nameOf, rule);
  return [
    { block: 'choice', id: 'target', label: say.target, style: 'menu', ...target },
    zone && !isFrom && chipsChoice('zone', say.from, zone, ZONES, own.zone),
    at && chipsChoice('at', say.at, at, ZONES, own.zone),
    zone && chipsChoice('range', say.range, range, NEAR_TO_FAR, own.range),
    dice.length > 0 && cover,
  ];
};

/** Swarm: for those that have it, against a squadron. */
export const swarmSwitch = ({ own }: Words, attacker: UnitCard | null, on: boolean): Blocks =>
  attacker?.kind === 'squadron' && attacker.swarm && switchAt('swarm', own.attack.swarm, on);

/** The chances before the dice, by how the defender is taken to spend his tokens. */
export const oddsBlocks = (
  words: Words,
  spec: AttackSpec,
  on: ShipHit | number,
  answers: Answers,
): Blocks => {
  const defense = oneAt(answers, 'defense', DEFENSES) ?? 'best';
  return [defenseChoice(words, spec, defense), oddsOf(words, spec, on, { defense })];
};

/** Counter: what the squadron that is attacked may do in return to one with such tokens and hull. */
export const counterOdds = (
  words: Words,
  aim: Aim | null,
  rules: Rules,
  tokens: readonly DefenseToken[],
  hull: number,
): Blocks => {
  if (aim?.attacker.kind !== 'squadron' || aim.target.kind !== 'squadron') return null;
  const { attacker, target } = aim;
  if (target.counter === 0) return null;
  const back: Aim = { ...aim, attacker: target, target: attacker, swarm: false };
  const on = { tokens, speed: null, hit: null };
  const spec = specFor(back, on, rules, counterDice(keywordsOf(target)));
  return oddsOf(words, spec, hull, { label: words.own.whatIf.counter });
};

/** Only where there are tokens that could be spent. */
const defenseChoice = ({ own }: Words, { tokens }: AttackSpec, now: Defense): Blocks => {
  const { defender, defense } = own.attack;
  const rule = readsRule('Defense Tokens');
  const asked = chipsChoice('defense', defender, now, DEFENSES, defense, rule);
  return tokens.some(({ state }) => state !== 'discarded') && asked;
};

/** What an attack may come to, before any die: on a ship, or on a squadron with so much hull. */
const oddsOf = (
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
