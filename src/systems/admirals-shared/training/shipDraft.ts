import type { Arc, ArmamentSlot, Role, ShipType } from '../cards/terms';
import type { Mount } from '../cards/mountText';
import type { Armament } from '../cards/armamentForm';
import type { Shields } from '../cards/shieldsForm';
import type { ShipCard } from '../cards/types';
import { parseKeyword } from '../cards/keywordText';

/** A ship as briefly as a table row tells it. */
export interface ShipDraft {
  readonly role: Role;
  readonly class: string;
  readonly hull: number;
  readonly armor: number;
  readonly flak: number;
  /** A pool, or the six facings clockwise from the fore. */
  readonly shields: number | readonly [number, number, number, number, number, number];
  readonly arms: readonly Armament[];
  readonly keywords?: readonly string[];
  readonly type?: ShipType;
  readonly subtype?: string;
  readonly bonusOrders?: readonly string[];
  readonly text: string;
}

const shieldsOf = (points: ShipDraft['shields']): Shields => {
  if (typeof points === 'number') return { as: 'pool', points };
  const [fore, rightFore, rightAft, aft, leftAft, leftFore] = points;
  return {
    as: 'facings',
    points: {
      'Direct Fore': fore,
      'Right Fore': rightFore,
      'Right Aft': rightAft,
      'Direct Aft': aft,
      'Left Aft': leftAft,
      'Left Fore': leftFore,
    },
  };
};

const gun =
  (slot: ArmamentSlot) =>
  (weapon: string, ...mounts: readonly (readonly [dice: number, arc: Arc])[]): Armament => ({
    slot,
    weapon,
    mounts: mounts.map(([dice, arc]): Mount => ({ arc, dice })),
  });

export const primary = gun('Primary');
export const secondary = gun('Secondary');
export const tertiary = gun('Tertiary');

export const shipOf =
  (allegiance: string) =>
  (code: string, name: string, draft: ShipDraft): ShipCard => ({
    kind: 'ship',
    code,
    name,
    class: draft.class,
    allegiance,
    type: draft.type ?? 'Standard',
    ...(draft.subtype === undefined ? {} : { subtype: draft.subtype }),
    bonusOrders: draft.bonusOrders ?? [],
    role: draft.role,
    hull: draft.hull,
    armor: draft.armor,
    flak: draft.flak,
    shields: shieldsOf(draft.shields),
    armaments: draft.arms,
    keywords: (draft.keywords ?? []).map(parseKeyword),
    text: draft.text,
  });
