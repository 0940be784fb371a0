import type { Arc } from '../../admirals-shared/cards/terms';
import type { Mount } from '../../admirals-shared/cards/mountText';
import type { WeaponCard } from '../../admirals-shared/cards/types';
import { terrainRule } from '../../admirals-shared/terrain/entry';
import type { Rules } from '../rules';
import type { Piece } from '../piece';

/** What a piece has done this round, as far as its strikes go. */
export interface StrikesSoFar {
  /** 4B-02, 4B-02 II: how many a piece may make. */
  readonly most: number;
  readonly mostRule: string;
  readonly made: number;
  readonly isUsed: (armament: number, mount: number) => boolean;
  /** 5A-02: a Reloading token was taken off at the start of this activation. */
  readonly heavyLocked: boolean;
}

/** Where the target lies; null where nobody has said. */
export interface TargetAt {
  readonly target: Piece;
  readonly distance: number | null;
  /** The arcs of the attacker that hold it. */
  readonly arcs: readonly Arc[] | null;
}

const refuseIf = <const Why>(refused: boolean, why: Why, rule: string) =>
  refused ? [{ ok: false, why, rule } as const] : [];

/** 4B-02, 8B-03: what forbids the piece to strike at all. */
export const strikeRefusals = (
  attacker: Piece,
  { made, most, mostRule }: StrikesSoFar,
  rules: Rules,
) => {
  const { noStrikes } = terrainRule(rules.terrains, attacker.terrain);
  return [
    ...refuseIf(noStrikes !== undefined, { id: 'in-core-hex' }, noStrikes ?? ''),
    ...refuseIf(made >= most, { id: 'no-strikes-left', most }, mostRule),
  ];
};

/** 5A, 5A-01: what puts the target beyond this mount. */
const targetRefusals = (
  attacker: Piece,
  { maxDistance: most }: WeaponCard,
  { arc }: Mount,
  { target, distance, arcs }: TargetAt,
) => [
  ...refuseIf(target.team === attacker.team, { id: 'own-team' }, '5A'),
  ...(distance === null
    ? []
    : refuseIf(distance > most, { id: 'out-of-range', distance, most }, '5A')),
  ...refuseIf(arcs !== null && !arcs.includes(arc), { id: 'out-of-arc', arc }, '5A-01'),
];

/** 5A: every mount of the piece, with each reason why it may not strike this target, the most general first; no target asks about the piece alone. */
export const mountChoices = (
  attacker: Piece,
  weaponOf: (code: string) => WeaponCard | null,
  soFar: StrikesSoFar,
  at: TargetAt | null,
  rules: Rules,
) => {
  const general = strikeRefusals(attacker, soFar, rules);
  const { noOrdnance } = terrainRule(rules.terrains, attacker.terrain);
  return attacker.card.armaments.flatMap(({ weapon: weaponCode, mounts }, armament) => {
    const weapon = weaponOf(weaponCode);
    const types = weapon?.types ?? [];
    // 8B-02
    const isBarred = noOrdnance !== undefined && types.includes('Ordnance');
    return mounts.map((one, mount) => {
      const refusals = [
        ...general,
        ...refuseIf(soFar.isUsed(armament, mount), { id: 'armament-used' }, '5A'),
        ...refuseIf(weapon === null, { id: 'weapon-unknown', weapon: weaponCode }, '3A-03'),
        ...refuseIf(soFar.heavyLocked && types.includes('Heavy'), { id: 'reloading' }, '5A-02'),
        ...refuseIf(isBarred, { id: 'ordnance-in-black-hole' }, noOrdnance ?? '8B-02'),
        ...(weapon && at ? targetRefusals(attacker, weapon, one, at) : []),
      ];
      return { armament, mount, weaponCode, weapon, arc: one.arc, dice: one.dice, refusals };
    });
  });
};

/** One mount of one armament, and why it may not be declared, if so. */
export type MountChoice = ReturnType<typeof mountChoices>[number];
export type StrikeRefusal = MountChoice['refusals'][number]['why'];

/** 5G-01: after a strike with a Heavy weapon the piece gets a Reloading token. */
export const reloadsAfter = ({ types }: WeaponCard): boolean => types.includes('Heavy');
