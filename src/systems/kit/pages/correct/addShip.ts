import type { CardRef, PlayerId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Page } from '../../../../core/pages/page';
import { seen } from '../../../../core/outside/signs';
import { oneAt, textAt } from '../answered';
import type { ActText } from '../asking';
import type { GameView } from '../shipRow';
import { chipsChoice, fieldAt, menuChoice } from '../choices';
import { laidOut, type Blocks } from '../laidOut';
import { playerName } from '../../play/ships';

/** The ship that is being added. */
export interface ShipToAdd {
  readonly player: PlayerId;
  /** Null for one without a card. */
  readonly card: CardRef | null;
  readonly name: string;
  readonly badge?: string;
}

/** What a game brings to the page: its ship cards, and what a ship without a card is made from. */
export interface OwnShips {
  /** Ship cards of this game. */
  readonly refs: readonly CardRef[];
  /** Whose ship it is where nobody has said. */
  readonly first?: PlayerId | undefined;
  readonly quick?: { readonly label: string; readonly blocks: Blocks };
  /** What else is asked of any ship. */
  readonly more?: (card: CardRef | null) => Blocks;
  readonly act: (ship: ShipToAdd, text: ActText) => Act;
}

/** A ship that comes to the table later, by a card that is in the game or without one. */
export const addShipPage = (
  { setup, words }: GameView,
  answers: Answers,
  { refs, first, quick, more, act }: OwnShips,
): Page | null => {
  const say = words.correct.add;
  const wanted = textAt(answers, 'player') ?? first;
  const player = setup.players.find(({ id }) => id === wanted) ?? setup.players[0];
  const card = oneAt(answers, 'as', refs) ?? (quick ? null : (refs[0] ?? null));
  if (!player || (card === null && !quick)) return null;
  const nameOf = (ref: CardRef): string => setup.cards[ref]?.name ?? ref;
  const name = textAt(answers, 'name') ?? (card === null ? '' : nameOf(card));
  const badge = seen(textAt(answers, 'badge') ?? '');
  const players = setup.players.map(({ id }) => id);
  const playerOf = (one: PlayerId): string => playerName(setup, one);
  return laidOut({
    title: say.title,
    team: player.team,
    blocks: [
      chipsChoice('player', say.player, player.id, players, playerOf),
      menuChoice('as', say.as, card, [...(quick ? [null] : []), ...refs], (ref) =>
        ref === null ? (quick?.label ?? '') : nameOf(ref),
      ),
      fieldAt('name', say.name, name),
      fieldAt('badge', say.badge, badge, say.badgeHint),
      more?.(card),
      card === null && quick?.blocks,
    ],
    primary: act(
      { player: player.id, card, name, ...(badge === '' ? {} : { badge }) },
      { label: say.act, opens: 'back' },
    ),
  });
};
