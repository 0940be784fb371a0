import { batteryOf, keywordsOf, type ShipCard, type SquadronCard } from '../cards';
import type { Rules } from '../rulings';
import { diceIn, NO_DICE, type Armament, type Colour, type Range, type Zone } from '../terms';
import type { AttackSpec } from './attack';
import { attackPool, has, swarms } from './pool';

export type UnitCard = ShipCard | SquadronCard;

/** An attack as it is declared, by what is printed on two cards. */
export interface Aim {
  readonly attacker: UnitCard;
  readonly target: UnitCard;
  /** Of a ship that attacks. */
  readonly zone?: Zone;
  readonly range: Range;
  /** Obstructed: the die that is removed. */
  readonly removed?: Colour;
  readonly dial: boolean;
  readonly token: boolean;
  /** Swarm: the target is engaged with another squadron. */
  readonly swarm: boolean;
}

/** Attack 2: what is gathered at this range, and what is rolled, obstruction applied. */
export const poolFor = ({ attacker, target, zone, range, removed }: Aim) => {
  const isShip = attacker.kind === 'ship';
  const ofZone = isShip && zone ? batteryOf(attacker, zone) : NO_DICE;
  return attackPool({
    attacker: attacker.kind,
    defender: target.kind,
    armament: {
      battery: isShip ? ofZone : attacker.battery,
      antiSquadron: attacker.antiSquadron,
    },
    range,
    obstructed: removed !== undefined,
    removeOrder: removed === undefined ? [] : [removed],
    concentrateFire: null,
  });
};

/** The attack that follows from what was declared: the same for play, page and odds. */
export const specFor = (
  aim: Aim,
  on: Pick<AttackSpec, 'tokens' | 'speed' | 'hit'>,
  rules: Rules,
  own?: Armament,
): AttackSpec => {
  const { attacker, target } = aim;
  const { gathered, rolled } = poolFor(aim);
  const isShip = attacker.kind === 'ship';
  const keywords = isShip ? [] : keywordsOf(attacker);
  // AR-02: with the last die gone the dial may bring it back, where the table says so.
  const isBack =
    isShip && aim.dial && diceIn(rolled) === 0 && rules['last-die-obstructed'] === 'dial-adds';
  return {
    ...on,
    range: aim.range,
    pool: own ?? (isBack ? gathered : rolled),
    dial: isShip && aim.dial && !isBack,
    reroll: isShip ? aim.token : target.kind === 'squadron' && swarms(keywords, aim.swarm),
    criticals: target.kind === 'ship' && (isShip || has(keywords, 'Bomber')),
    rules,
    faceup: isShip || rules['bomber-critical'] === 'standard',
  };
};
