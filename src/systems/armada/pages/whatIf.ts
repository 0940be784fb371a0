import type { Answers } from '../../../core/pages/answers';
import type { Shelf, Tool } from '../../../core/pages/desks';
import type { Block, Option } from '../../../core/pages/page';
import { onShelf } from '../../kit/cards/shelfCards';
import { countWithin, flagAt, oneAt, textAt } from '../../kit/pages/answered';
import { stepperAt } from '../../kit/pages/steppers';
import type { AttackSpec } from '../attack/attack';
import type { ShipHit } from '../attack/damage';
import { attackPool } from '../attack/pool';
import { batteryOf, shieldsOfCard, tokensOf, type ShipCard } from '../cards';
import { readsRule } from '../reference/entriesFor';
import { rulesFor, type Rules } from '../rulings';
import { COLOURS, RANGES, ZONES, type DefenseToken, type Zone } from '../terms';
import type { Words } from '../words/en';
import { oddsOf } from './attack';

const NEAR_TO_FAR = RANGES.slice(0, 3);

/** Two ships, as a player sets them up. */
interface Supposed {
  readonly attacker: ShipCard;
  readonly from: Zone;
  readonly target: ShipCard;
  readonly at: Zone;
  readonly range: (typeof RANGES)[number];
  readonly obstructed: boolean;
  readonly dial: boolean;
  readonly token: boolean;
  readonly tokens: readonly DefenseToken[];
  readonly hit: ShipHit;
}

const supposed = (answers: Answers, ships: readonly ShipCard[]): Supposed | null => {
  const [first, second = first] = ships;
  const named = (id: string) => ships.find(({ code }) => code === textAt(answers, id));
  const attacker = named('attacker') ?? first;
  const target = named('target') ?? second;
  if (!attacker || !target) return null;
  const at = oneAt(answers, 'at', ZONES) ?? 'front';
  const full = shieldsOfCard(target);
  const max = { max: 9 };
  const tokens = tokensOf(target).map((type, place): DefenseToken => {
    const isThere = flagAt(answers, `tokens.${place}`) ?? true;
    return { id: `t${place}`, type, state: isThere ? 'readied' : 'discarded' };
  });
  const cards = countWithin(answers, 'cards', { max: target.hull - 1 }) ?? 0;
  return {
    attacker,
    target,
    at,
    from: oneAt(answers, 'from', ZONES) ?? 'front',
    range: oneAt(answers, 'range', NEAR_TO_FAR) ?? 'medium',
    obstructed: flagAt(answers, 'obstructed') ?? false,
    dial: flagAt(answers, 'dial') ?? false,
    token: flagAt(answers, 'token') ?? false,
    tokens,
    hit: {
      zone: at,
      shields: { ...full, [at]: countWithin(answers, 'shields', max) ?? full[at] },
      hullLeft: target.hull - cards,
    },
  };
};

/** Obstructed; Concentrate Fire: the least dangerous die goes, the most dangerous one comes. */
const poolIn = ({ attacker, from, range, obstructed }: Supposed) =>
  attackPool({
    ...{ attacker: 'ship', defender: 'ship', range, obstructed, removeOrder: COLOURS },
    armament: { battery: batteryOf(attacker, from), antiSquadron: attacker.antiSquadron },
    concentrateFire: null,
  });

const specIn = (one: Supposed, rules: Rules): AttackSpec => ({
  ...{ range: one.range, pool: poolIn(one).rolled, dial: one.dial, reroll: one.token },
  ...{ criticals: true, tokens: one.tokens, speed: 1, locks: rules['accuracy-locks'] },
  evadeNear: rules['evade-near'],
  hit: { zone: one.at, shields: one.hit.shields },
});

const choice = (id: string, label: string, value: string, options: readonly Option[]): Block => ({
  block: 'choice',
  id,
  label,
  style: id === 'attacker' || id === 'target' ? 'menu' : 'chips',
  value,
  options,
});

const blocksFor = (words: Words, ships: readonly ShipCard[], one: Supposed): readonly Block[] => {
  const { attack: say, whatIf } = words.own;
  const named = ships.map(({ code, name }) => ({ value: code, label: name }));
  const zones = ZONES.map((zone) => ({ value: zone, label: words.own.zone(zone) }));
  const ranges = NEAR_TO_FAR.map((range) => ({ value: range, label: words.own.range(range) }));
  return [
    choice('attacker', whatIf.attacker, one.attacker.code, named),
    choice('from', say.from, one.from, zones),
    choice('range', say.range, one.range, ranges),
    {
      block: 'switches',
      switches: [
        { id: 'obstructed', label: whatIf.obstructed, on: one.obstructed },
        { id: 'dial', label: say.dial, on: one.dial },
        { id: 'token', label: say.token, on: one.token },
      ],
    },
    choice('target', say.target, one.target.code, named),
    choice('at', say.at, one.at, zones),
    stepperAt('shields', whatIf.shields, one.hit.shields[one.at], {
      max: 9,
      ...readsRule('Shields'),
    }),
    stepperAt('cards', whatIf.cards, one.target.hull - one.hit.hullLeft, {
      max: one.target.hull - 1,
      ...readsRule('Damage'),
    }),
    ...(one.tokens.length === 0
      ? []
      : [
          {
            block: 'switches',
            label: whatIf.tokens,
            switches: one.tokens.map(({ type, state }, at) => ({
              id: `tokens.${at}`,
              label: words.tokens[type],
              on: state === 'readied',
            })),
          } as const,
        ]),
  ];
};

const oddsFor = (words: Words, one: Supposed, rules: Rules): Block => {
  const { canceled } = poolIn(one);
  return canceled
    ? { block: 'text', text: words.own.attack.noDice }
    : oddsOf(words, specIn(one, rules), one.hit, one.hit.hullLeft);
};

/** What if: an attack between two ships of the packs in use, with no game on the table. */
export const makeWhatIf = (words: Words): Tool => {
  const { title, detail, noShips } = words.own.whatIf;
  return {
    id: 'attack',
    title,
    detail,
    page: (answers, shelf: Shelf) => {
      const ships = onShelf<ShipCard>(shelf, 'ship');
      const one = supposed(answers, ships);
      if (!one) return { title, blocks: [{ block: 'text', text: noShips }] };
      const rules = rulesFor(shelf.rulings ?? {});
      return { title, blocks: blocksFor(words, ships, one), aside: [oddsFor(words, one, rules)] };
    },
  };
};
