import type { ShipId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page, SwitchView } from '../../../core/pages/page';
import { FACINGS, WEAPON_TYPES } from '../../admirals-shared/cards/terms';
import type { Tally } from '../../admirals-shared/explain';
import { itemsAt } from '../../kit/pages/answered';
import { nearTold } from '../../admirals-shared/pages/aim';
import { tallySum } from '../../admirals-shared/pages/tallyRows';
import { reached, type Nearby, type Piece } from '../piece';
import { nearbyOf } from '../play/view';
import { criticalEffect } from '../strike/attack';
import { armorOf, flakOf, savesAgainst, mayBlock, usableShields } from '../strike/spec';
import { laidOut, switchesBlock, type Blocks } from '../../kit/pages/laidOut';
import { nearSwitch, reachesOf } from '../../kit/pages/nearby';
import { bystanders, carriedBy, readsRule, type View } from './view';

interface Defence {
  readonly piece: Piece;
  readonly near: readonly Nearby[];
}

/** Armor, Flak: what stops a Hit or a Critical Hit of each kind of weapon. */
const savesList = ({ rules, words }: View, { piece, near }: Defence): Block => ({
  block: 'items',
  label: words.pages.saves.table,
  note: words.savesPage.chance,
  items: WEAPON_TYPES.map((type) => {
    const saves = savesAgainst([type], piece, near, rules);
    return {
      id: type,
      title: words.pages.term(type),
      ...(saves.length > 0 ? { detail: words.savesPage.rolled(saves) } : {}),
      figure: words.savesPage.cell(saves),
      ...readsRule(type),
    };
  }),
});

/** Shields, Critical Hits: what boxes may block, and what a Critical Hit does that nothing stopped. */
const shieldLines = (view: View, { piece }: Defence): Blocks => {
  const say = view.words.pages.saves;
  const { points, rule } = usableShields(piece, FACINGS, view.rules);
  const standing = {
    hull: piece.hull,
    shields: points,
    crippled: piece.crippled,
    orders: piece.orders.length,
  };
  const effect = criticalEffect(piece.card.role, standing);
  const none = piece.mayShield ? say.noBoxes : view.words.pages.ship.noShields;
  return [
    {
      block: 'text',
      text: points === 0 ? none : mayBlock(piece, 'critical') ? say.both : say.hitsOnly,
      ...readsRule(rule),
    },
    { block: 'text', text: say.critical[effect], ...readsRule('Critical Hits') },
  ];
};

const figuresOf = ({ rules }: View, piece: Piece, near: readonly Nearby[]): unknown => {
  const there = reached(piece, near, rules.rulings);
  return [armorOf(there, rules).lines, flakOf(there, near, rules).lines];
};

/** Cover, orders that reach friends: ships that would help if they were near. */
const coverBlocks = (view: View, piece: Piece, answers: Answers): Blocks => {
  const { within: nearTo, tableKnows } = view.words.strikePages;
  const pairs = itemsAt(answers, 'near');
  const figures = (near: readonly Nearby[]): unknown => figuresOf(view, piece, near);
  const switchesFor = (other: Piece): readonly SwitchView[] => {
    const at = (distance: number): readonly Nearby[] => [{ piece: other, distance }];
    const { id: ship } = other;
    return reachesOf([], at, figures).map(({ within }) =>
      nearSwitch(
        { path: 'near', pairs, ship, within },
        {
          id: `near ${ship} ${within}`,
          label: nearTo(view.nameOf(ship), view.nameOf(piece.id), within),
          detail: carriedBy(other),
        },
      ),
    );
  };
  return switchesBlock(bystanders(view, [piece.id]).map(switchesFor), tableKnows);
};

/** Armor, Flak, Shields: what a ship saves on where it stands now. Null for no such ship. */
export const savesPage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const piece = view.pieceOf(about);
  if (!piece) return null;
  const { setup, state, rules, words } = view;
  const near = nearbyOf(setup, state, nearTold(itemsAt(answers, 'near')));
  const defence = { piece: reached(piece, near, rules.rulings), near };
  const say = words.savesPage;
  const tally = (label: string, sum: Tally): Block => tallySum(view, label, sum, say.upTo);
  return laidOut({
    title: view.nameOf(about),
    kicker: words.pages.saves.kicker(piece.terrain),
    team: piece.team,
    blocks: [
      savesList(view, defence),
      shieldLines(view, defence),
      coverBlocks(view, piece, answers),
      tally(say.armor, armorOf(defence.piece, rules)),
      tally(say.flak, flakOf(defence.piece, near, rules)),
    ],
  });
};
