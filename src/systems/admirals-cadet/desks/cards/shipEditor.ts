import type { Silhouette } from '../../../../core/drawing/drawing';
import type { Block, Chip } from '../../../../core/pages/page';
import { onShelf } from '../../../kit/cards/shelfCards';
import {
  field,
  choice,
  plainOptions,
  stepper,
} from '../../../admirals-shared/desks/cards/controls';
import {
  hasFacings,
  FRESH_FACINGS,
  FRESH_POOL,
  shieldsBlocks as shieldsBlocksInDesk,
  shieldValues,
} from '../../../admirals-shared/desks/cards/editor/shields';
import { armamentsBlocks } from '../../../admirals-shared/desks/cards/editor/armament';
import { keywordsBlocks } from '../../../admirals-shared/desks/cards/editor/keyword';
import { MOST } from '../../../admirals-shared/cards/limits';
import { isBig, ROLES, type Role } from '../../cards/terms';
import type { ShipCard } from '../../cards/types';
import { MOST_FLEET_VALUE } from '../../fleet/checkFleet';
import { SILHOUETTE } from '../../pages/shipRow';
import type { CadetOpen } from './cadetBench';

const roleOf = ({ draft }: CadetOpen): Role | null =>
  ROLES.find((role) => role === draft.role) ?? null;

/** A faction as on another card, in a tap. */
const factionBlocks = (open: CadetOpen): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const ships = onShelf<ShipCard>(open.shelf, 'ship');
  const known = [...new Set(ships.map(({ faction }) => faction))].sort();
  return [
    field(open, 'faction', say.faction, { hint: say.factionHint }),
    ...(known.length === 0
      ? []
      : choice(open, 'faction', say.knownFactions, {
          style: 'menu',
          options: plainOptions(known),
        })),
  ];
};

const identity = (open: CadetOpen): readonly Block[] => {
  const { draft, words } = open;
  const say = words.cardDesk.editor;
  return [
    field(open, 'code', say.code, { hint: say.shipCodeHint }),
    field(open, 'name', say.name),
    field(open, 'class', say.class, { hint: say.optional }),
    ...factionBlocks(open),
    { block: 'switches', switches: [{ id: 'refit', label: say.refit, on: draft.refit === true }] },
  ];
};

/** Shields: the role says whether it is a track or a chart, so one tap gives both. */
const roleBlock = (open: CadetOpen): Block => {
  const { words, reads } = open;
  const now = roleOf(open);
  const chip = (role: Role): Chip => {
    const fits = now !== null && hasFacings(open) === isBig(role);
    const shields = isBig(role) ? FRESH_FACINGS : FRESH_POOL;
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
  const silhouette: Silhouette = SILHOUETTE[role];
  if (hasFacings(open) !== isBig(role)) return shieldsBlocksInDesk(open, silhouette);
  const values = shieldValues(open, silhouette);
  return isBig(role) ? [{ block: 'heading', text: say.hexagon }, ...values] : values;
};

/** Ship Card and Token Anatomy: from top to bottom as printed. */
export const shipEditor = (open: CadetOpen): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  return [
    ...identity(open),
    ...stepper(open, 'fleetValue', say.fleetValue, {
      max: MOST_FLEET_VALUE,
      ...open.reads.fleetValue,
    }),
    roleBlock(open),
    ...stepper(open, 'hull', say.hull, { max: MOST.hull, ...open.reads.hull }),
    ...shieldsBlocks(open),
    ...armamentsBlocks(open),
    ...keywordsBlocks(open),
    field(open, 'text', say.text, { lines: 'many', hint: say.optional }),
  ];
};
