import type { ShipId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { FACINGS, WEAPON_TYPES, type WeaponType } from '../../admirals-shared/cards/terms';
import { itemsAt } from '../../kit/pages/toggled';
import { nearTold } from '../../admirals-shared/pages/aim';
import { savesPageWords } from '../../admirals-shared/words/en/savesPage';
import { shipName } from '../../kit/play/ships';
import type { Save } from '../../admirals-shared/saves';
import { reached, type Nearby, type Piece } from '../piece';
import { nearbyOf, pieceOf } from '../play/view';
import { criticalEffect } from '../strike/damage';
import { armorOf, flakOf, savesAgainst } from '../strike/saves';
import { mayBlock, usableShields } from '../strike/shields';
import { bystanders, nearSwitch, reachesOf } from './neighbours';
import { readsRule, type Seen } from './seen';
import { tallyBlock } from './tally';

interface Defence {
  readonly piece: Piece;
  readonly near: readonly Nearby[];
}

/** Armor, Flak: what stops a Hit or a Critical Hit of each kind of weapon. */
const savesList = ({ rules, words }: Seen, { piece, near }: Defence): Block => {
  const say = words.pages.saves;
  const savesOf = (type: WeaponType): readonly Save[] => savesAgainst([type], piece, near, rules);
  return {
    block: 'items',
    label: say.table,
    note: savesPageWords.chance,
    items: WEAPON_TYPES.map((type) => {
      const saves = savesOf(type);
      return {
        id: type,
        title: type,
        ...(saves.length > 0 ? { detail: savesPageWords.rolled(saves) } : {}),
        figure: savesPageWords.cell(saves),
        ...readsRule(type),
      };
    }),
  };
};

/** Shields, Critical Hits: what boxes may block, and what a Critical Hit does that nothing stopped. */
const shieldLines = (seen: Seen, { piece }: Defence): readonly Block[] => {
  const say = seen.words.pages.saves;
  const { points, rule } = usableShields(piece, FACINGS, seen.rules);
  const standing = {
    hull: piece.hull,
    shields: points,
    crippled: piece.crippled,
    orders: piece.orders.length,
  };
  const effect = criticalEffect(piece.card.role, standing);
  const none = piece.mayShield ? say.noBoxes : seen.words.pages.ship.noShields;
  return [
    {
      block: 'text',
      text: points === 0 ? none : mayBlock(piece, 'critical') ? say.both : say.hitsOnly,
      ...readsRule(rule),
    },
    { block: 'text', text: say.critical[effect], ...readsRule('Critical Hits') },
  ];
};

const figuresOf = ({ rules }: Seen, piece: Piece, near: readonly Nearby[]): string => {
  const there = reached(piece, near, rules.rulings);
  return JSON.stringify([armorOf(there, rules).lines, flakOf(there, near, rules).lines]);
};

/** Cover, orders that reach friends: ships that would help if they were near. */
const coverBlocks = (seen: Seen, piece: Piece, answers: Answers): readonly Block[] => {
  const switches = bystanders(seen, [piece.id]).flatMap((other) =>
    reachesOf((distance) =>
      figuresOf(seen, piece, distance === null ? [] : [{ piece: other, distance }]),
    ).map((within) => nearSwitch(seen, answers, 'near', { piece: other, to: piece.id, within })),
  );
  return switches.length === 0
    ? []
    : [{ block: 'switches', label: seen.words.pages.aim.tableKnows, switches }];
};

/** Armor, Flak, Shields: what a ship saves on where it stands now. Null for no such ship. */
export const savesPage = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(seen.setup, seen.state, about);
  if (!piece) return null;
  const { setup, state, rules, words } = seen;
  const near = nearbyOf(setup, state, nearTold(itemsAt(answers, 'near')));
  const defence = { piece: reached(piece, near, rules.rulings), near };
  return {
    title: shipName(state, about),
    kicker: words.pages.saves.kicker(piece.terrain),
    team: piece.team,
    blocks: [
      savesList(seen, defence),
      ...shieldLines(seen, defence),
      ...coverBlocks(seen, piece, answers),
      tallyBlock(savesPageWords.armor, armorOf(defence.piece, rules), savesPageWords.upTo),
      tallyBlock(savesPageWords.flak, flakOf(defence.piece, near, rules), savesPageWords.upTo),
    ],
  };
};
