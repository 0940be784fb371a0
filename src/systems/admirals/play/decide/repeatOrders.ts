import type { CardRef, PlayerId } from '../../../../core/game/events';
import { orderCard } from '../../../admirals-shared/play/cardsInPlay';
import { inPhase, knownPlayer } from '../checks';
import { LAST_OMEGA, LASTING_MARKS } from '../../../admirals-shared/play/names';
import { libraryOf, omegaOf } from '../../../admirals-shared/play/orders';
import { wordOf } from '../../../admirals-shared/play/reading';
import { isRefusal, tellEach } from '../../../../core/game/story';
import { refuse, type Story, type Told } from '../story';
import { playerName, shipsInPlay } from '../../../kit/play/ships';
import { assignBonus, assignOrder, setOmega } from './orders';
import type { SharedCommand } from '../../../admirals-shared/play/commands';

const unlessRefused = (story: Story, told: Told): Story => (isRefusal(told) ? story : told);

const copyOf = (story: Story, player: PlayerId, ref: CardRef): string | null =>
  libraryOf(story.state, player).find((card) => card.ref === ref)?.id ?? null;

const repeatOne = (story: Story, ship: string, player: PlayerId, ref: CardRef): Story => {
  const bonus = assignBonus(story, { type: 'assign-bonus', ship, order: ref });
  if (!isRefusal(bonus)) return bonus;
  const card = copyOf(story, player, ref);
  if (card === null) return story;
  return unlessRefused(story, assignOrder(story, { type: 'assign-order', ship, card }));
};

const repeatOmega = (story: Story, player: PlayerId): Story => {
  const ref = wordOf(story.state, player, LAST_OMEGA);
  const card = ref === null || omegaOf(story.state, player) ? null : copyOf(story, player, ref);
  if (card === null) return story;
  return unlessRefused(story, setOmega(story, { type: 'set-omega', player, card }));
};

const repeated = (story: Story, player: PlayerId): Story => {
  const own = shipsInPlay(story.state).filter((ship) => ship.player === player);
  return tellEach(repeatOmega(story, player), own, (told, { id }) => {
    const refs = wordOf(told.state, id, LASTING_MARKS.lastOrders)?.split('\n') ?? [];
    const known = refs.filter((ref) => orderCard(told.setup, ref) !== null);
    return tellEach(told, known, (so, ref) => repeatOne(so, id, player, ref));
  });
};

/** What a player had at the last reveal, as far as ships, cards and limits still allow. */
export const repeatOrders = (story: Story, { player }: SharedCommand<'repeat-orders'>): Told => {
  const wrong = inPhase(story, 'command') ?? knownPlayer(story, player);
  if (wrong) return wrong;
  const told = repeated(story, player);
  const why = { id: 'nothing-to-repeat', player: playerName(story.setup, player) } as const;
  return told === story ? refuse(why, '4B-01') : told;
};
