import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Option, Page } from '../../../../core/pages/page';
import type { Piece } from '../../../admirals-shared/piece';
import { piecesThatReach } from '../activating';
import { countAt } from '../../../kit/pages/answered';
import { nameOfShip, type Seen } from '../shipRow';
import { anyway, tried } from '../tried';
import type { Near } from '../../../admirals-shared/play/fields';
import type { CommandOf } from '../../play/commands';

const FARTHEST = 4;
const pathOf = (at: number): string => `near.${at}`;

const distances = ({ words }: Seen): readonly Option[] => {
  const say = words.playPages.activate;
  return [
    { value: null, label: say.far },
    { value: 0, label: say.adjacent },
    ...Array.from({ length: FARTHEST }, (_, at) => ({ value: at + 1, label: say.hexes(at + 1) })),
  ];
};

const nearFrom = (pieces: readonly Piece[], answers: Answers): readonly Near[] =>
  pieces.flatMap(({ id }, at) => {
    const distance = countAt(answers, pathOf(at));
    return distance === null ? [] : [{ ship: id, distance }];
  });

/** 9R: how far those are that change what a ship may do, before it activates. */
export const activatePage = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const ship = seen.state.ships[about];
  if (!ship) return null;
  const words = seen.words.playPages;
  const pieces = piecesThatReach(seen, about);
  const near = nearFrom(pieces, answers);
  const command: CommandOf<'activate'> = {
    type: 'activate',
    ship: about,
    ...(near.length > 0 ? { near } : {}),
  };
  const opens = { page: 'activation', about } as const;
  return {
    title: words.activate.title(nameOfShip(seen, about)),
    team: ship.team,
    blocks: [
      { block: 'text', text: words.activate.why },
      ...pieces.map(({ id }, at): Block => ({
        block: 'choice',
        id: pathOf(at),
        label: words.activate.distance(nameOfShip(seen, id)),
        style: 'chips',
        value: countAt(answers, pathOf(at)),
        options: distances(seen),
      })),
    ],
    primary: tried(seen, command, { label: words.turn.activate, opens }),
    secondary: anyway(seen, command, { label: words.turn.activateOutOfTurn, opens }),
  };
};
