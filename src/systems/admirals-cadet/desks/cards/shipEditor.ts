import type { Block, Chip, SilhouetteName } from '../../../../core/pages/page';
import { cardDeskParts as desk, MOST } from '../../../admirals/editions';
import { isBig, ROLES, type Role, type ShipCard } from '../../cards/types';
import { MOST_FLEET_VALUE } from '../../fleet/checkFleet';
import { SILHOUETTE } from '../../pages/shipRow';
import type { CadetOpen } from './cadetBench';

const roleOf = ({ draft }: CadetOpen): Role | null =>
  ROLES.find((role) => role === draft.role) ?? null;

/** A faction as on another card, in a tap. */
const factionBlocks = (open: CadetOpen): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const ships = desk.onShelf<ShipCard>(open.shelf, 'ship');
  const known = [...new Set(ships.map(({ faction }) => faction))].sort();
  return [
    desk.field(open, 'faction', say.faction, { hint: say.factionHint }),
    ...(known.length === 0
      ? []
      : desk.choice(open, 'faction', say.knownFactions, {
          style: 'menu',
          options: desk.plainOptions(known),
        })),
  ];
};

const identity = (open: CadetOpen): readonly Block[] => {
  const { draft, words } = open;
  const say = words.cardDesk.editor;
  return [
    desk.field(open, 'code', say.code, { hint: say.shipCodeHint }),
    desk.field(open, 'name', say.name),
    desk.field(open, 'class', say.class, { hint: say.optional }),
    ...factionBlocks(open),
    { block: 'switches', switches: [{ id: 'refit', label: say.refit, on: draft.refit === true }] },
  ];
};

/** Shields: the role says whether it is a track or a chart, so one tap gives both. */
const roleBlock = (open: CadetOpen): Block => {
  const { words, reads } = open;
  const now = roleOf(open);
  const chip = (role: Role): Chip => {
    const fits = now !== null && desk.hasFacings(open) === isBig(role);
    const shields = isBig(role) ? desk.FRESH_FACINGS : desk.FRESH_POOL;
    return {
      label: role,
      tone: 'plain',
      isOn: role === now,
      act: { label: role, answers: fits ? { role } : { role, shields } },
      ...reads.role,
    };
  };
  return { block: 'chips', label: words.cardDesk.editor.role, chips: ROLES.map(chip) };
};

/** Shields: the numbers; where a draft from elsewhere has the wrong shape, the way to the right one. */
const shieldsBlocks = (open: CadetOpen): readonly Block[] => {
  const role = roleOf(open);
  const say = open.words.cardDesk.editor;
  if (!role) return [{ block: 'text', text: say.roleFirst }];
  const silhouette: SilhouetteName = SILHOUETTE[role];
  if (desk.hasFacings(open) !== isBig(role)) return desk.shieldsBlocks(open, silhouette);
  const values = desk.shieldValues(open, silhouette);
  return isBig(role) ? [{ block: 'heading', text: say.hexagon }, ...values] : values;
};

/** Ship Card and Token Anatomy: from top to bottom as printed. */
export const shipEditor = (open: CadetOpen): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  return [
    ...identity(open),
    ...desk.stepper(open, 'fleetValue', say.fleetValue, {
      max: MOST_FLEET_VALUE,
      ...open.reads.fleetValue,
    }),
    roleBlock(open),
    ...desk.stepper(open, 'hull', say.hull, { max: MOST.hull, ...open.reads.hull }),
    ...shieldsBlocks(open),
    ...desk.armamentsBlocks(open),
    ...desk.keywordsBlocks(open),
    desk.field(open, 'text', say.text, { lines: 'many', hint: say.optional }),
  ];
};
