import type { CardId, ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import {
  FACINGS,
  oneAt,
  shieldTrack,
  shipName,
  shipsInPlay,
  textsAt,
  type Facing,
} from '../../admirals/editions';
import type { Effect } from '../cards/types';
import type { RepairChoice } from '../play/commands';
import { orderCard, ordersAt } from '../play/view';
import type { Seen } from './seen';

type RepairEffect = Extract<Effect, { does: 'repair' }>;

/** An order that repairs, where the table has something to say: whom, or which sides. */
interface RepairQuestion {
  readonly card: CardId;
  readonly name: string;
  readonly bearer: ShipId;
  readonly effect: RepairEffect;
  /** Friends that it may reach; none where it works on its bearer alone. */
  readonly friends: readonly ShipId[];
}

/** Sides that could have a box back; fewer than two are nothing to choose from. */
const sidesToMend = ({ state }: Seen, ship: ShipId): readonly Facing[] => {
  const hurt = FACINGS.filter((facing) => {
    const track = trackOf(state, ship, shieldTrack(facing));
    return track !== null && track.now < (track.max ?? track.now);
  });
  return hurt.length > 1 ? hurt : [];
};

const isAsked = (seen: Seen, { effect, bearer, friends }: RepairQuestion): boolean =>
  friends.length > 0 || (effect.what === 'shields' && sidesToMend(seen, bearer).length > 0);

/** Order Card Anatomy: what orders repair at a moment, as far as the table has a choice. */
export const repairQuestions = (
  seen: Seen,
  moment: RepairEffect['moment'],
): readonly RepairQuestion[] =>
  shipsInPlay(seen.state)
    .flatMap((ship) =>
      ordersAt(seen.state, ship.id).flatMap(({ id, ref }) => {
        const order = orderCard(seen.setup, ref);
        const friends = shipsInPlay(seen.state, ship.team).map((one) => one.id);
        return (order?.effects ?? []).flatMap((effect): readonly RepairQuestion[] =>
          effect.does === 'repair' && effect.moment === moment
            ? [
                {
                  card: id,
                  name: order?.name ?? ref,
                  bearer: ship.id,
                  effect,
                  friends: effect.reach.whom === 'friends' ? friends : [],
                },
              ]
            : [],
        );
      }),
    )
    .filter((question) => isAsked(seen, question));

const shipsPath = (at: number): string => `repairs.${at}.ships`;
const sidePath = (at: number, ship: number, box: number): string =>
  `repairs.${at}.sides.${ship}.${box}`;

const reachedBy = (
  { bearer, friends }: RepairQuestion,
  at: number,
  answers: Answers,
): readonly ShipId[] => {
  if (friends.length === 0) return [bearer];
  const told = textsAt(answers, shipsPath(at)) ?? [];
  return friends.filter((ship) => told.includes(ship));
};

const boxesOf = ({ effect }: RepairQuestion): readonly number[] =>
  effect.what === 'shields' ? Array.from({ length: effect.amount }, (_, box) => box) : [];

const sideBlocks = (
  seen: Seen,
  question: RepairQuestion,
  at: number,
  ship: ShipId,
  answers: Answers,
): readonly Block[] => {
  const sides = sidesToMend(seen, ship);
  const { repairs } = seen.words.pages;
  if (sides.length === 0) return [];
  return boxesOf(question).map((box) => {
    const id = sidePath(at, Math.max(0, question.friends.indexOf(ship)), box);
    return {
      block: 'choice',
      id,
      label: repairs.box(shipName(seen.state, ship), box + 1),
      style: 'chips',
      value: oneAt(answers, id, sides),
      options: [
        { value: null, label: repairs.worst },
        ...sides.map((side) => ({ value: side, label: side })),
      ],
    };
  });
};

export const repairBlocks = (
  seen: Seen,
  questions: readonly RepairQuestion[],
  answers: Answers,
): readonly Block[] =>
  questions.flatMap((question, at): readonly Block[] => {
    const { repairs } = seen.words.pages;
    const { name, bearer, effect, friends } = question;
    const reached = reachedBy(question, at, answers);
    return [
      { block: 'heading', text: repairs.heading(name, shipName(seen.state, bearer)) },
      ...(friends.length > 0
        ? [
            {
              block: 'picks',
              id: shipsPath(at),
              label: repairs.whom(effect.what, effect.amount),
              values: reached,
              options: friends.map((ship) => ({ value: ship, label: shipName(seen.state, ship) })),
            } as const,
          ]
        : []),
      ...reached.flatMap((ship) => sideBlocks(seen, question, at, ship, answers)),
    ];
  });

/** What was answered, as the command wants it; a box that nobody placed goes where most is gone. */
export const repairChoices = (
  questions: readonly RepairQuestion[],
  answers: Answers,
): readonly RepairChoice[] =>
  questions.flatMap((question, at) =>
    reachedBy(question, at, answers).map((ship): RepairChoice => {
      const place = Math.max(0, question.friends.indexOf(ship));
      const facings = boxesOf(question).flatMap(
        (box) => oneAt(answers, sidePath(at, place, box), FACINGS) ?? [],
      );
      return { card: question.card, ship, ...(facings.length > 0 ? { facings } : {}) };
    }),
  );
