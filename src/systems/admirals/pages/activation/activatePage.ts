import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Option, Page } from '../../../../core/pages/page';
import { piecesThatReach } from '../activating';
import { countAt } from '../../../kit/pages/answered';
import { nameOfShip, type View } from '../shipRow';
import type { Near } from '../../../admirals-shared/play/fields';
import type { CommandOf } from '../../play/commands';
import type { Piece } from '../../piece';

const FARTHEST = 4;
const pathOf = (at: number): string => `near.${at}`;

const distances = ({ words }: View): readonly Option[] => {
  const say = words.pages.activate;
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
export const activatePage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const ship = view.state.ships[about];
  if (!ship) return null;
  const words = view.words.pages;
  const pieces = piecesThatReach(view, about);
  const near = nearFrom(pieces, answers);
  const command: CommandOf<'activate'> = {
    type: 'activate',
    ship: about,
    ...(near.length > 0 ? { near } : {}),
  };
  const opens = { page: 'activation', about } as const;
  return {
    title: words.activate.title(nameOfShip(view, about)),
    team: ship.team,
    blocks: [
      { block: 'text', text: words.activate.why },
      ...pieces.map(({ id }, at): Block => ({
        block: 'choice',
        id: pathOf(at),
        label: words.activate.distance(nameOfShip(view, id)),
        style: 'chips',
        value: countAt(answers, pathOf(at)),
        options: distances(view),
      })),
    ],
    primary: view.tried(command, { label: words.acts.activate, opens }),
    secondary: view.anyway(command, { label: words.acts.activateOutOfTurn, opens }),
  };
};
