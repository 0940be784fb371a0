import type { CardId, ShipId } from '../../../core/game/events';
import { trackOf, type GameState } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Option } from '../../../core/pages/page';
import { FACINGS, type Effect, type Facing } from '../cards/types';
import { workingAt } from '../play/cardsInPlay';
import type { RepairChoice } from '../play/commands';
import { shieldTrack } from '../play/names';
import { cardOf, pieceOf, shipsInPlay } from '../play/view';
import { oneAt, textsAt } from './answered';
import { nameOfShip, type Seen } from './shipRow';

type RepairEffect = Extract<Effect, { does: 'repair' }>;

/** 14A: a card that repairs, where the table has something to say: whom, or which facing. */
export interface RepairQuestion {
  readonly card: CardId;
  readonly name: string;
  readonly bearer: ShipId;
  readonly effect: RepairEffect;
  /** Friends that it may reach; none where it works on its bearer alone. */
  readonly friends: readonly ShipId[];
}

const missing = ({ state }: Seen, ship: ShipId, facing: Facing): number => {
  const { now, max } = trackOf(state, ship, shieldTrack(facing)) ?? { now: 0, max: 0 };
  return (max ?? now) - now;
};

/** Facings that could have a point back; fewer than two are nothing to choose from. */
const facingsToMend = (seen: Seen, ship: ShipId): readonly Facing[] => {
  const piece = pieceOf(seen.setup, seen.state, ship);
  if (piece?.shields.as !== 'facings') return [];
  const hurt = FACINGS.filter((facing) => missing(seen, ship, facing) > 0);
  return hurt.length > 1 ? hurt : [];
};

const isAsked = (seen: Seen, { effect, bearer, friends }: RepairQuestion): boolean =>
  friends.length > 0 || (effect.what === 'shields' && facingsToMend(seen, bearer).length > 0);

/** The questions of the cards that work in `then`, asked of how things stand now. */
export const repairQuestions = (
  seen: Seen,
  then: GameState,
  moments: readonly RepairEffect['moment'][],
): readonly RepairQuestion[] =>
  shipsInPlay(then)
    .flatMap((ship) => {
      const card = cardOf(seen.setup, then, ship);
      const team = shipsInPlay(then, ship.team).map(({ id }) => id);
      return (card ? workingAt(seen.setup, then, ship.id, card) : []).flatMap((one) =>
        one.effects.flatMap((effect): readonly RepairQuestion[] => {
          if (effect.does !== 'repair' || !moments.includes(effect.moment)) return [];
          const friends = effect.reach.whom === 'friends' ? team : [];
          return [{ card: one.id, name: one.name, bearer: ship.id, effect, friends }];
        }),
      );
    })
    .filter((question) => isAsked(seen, question));

const shipsPath = (at: number): string => `repairs.${at}.ships`;
const facingPath = (at: number, ship: number, point: number): string =>
  `repairs.${at}.facings.${ship}.${point}`;

const reachedBy = (
  { bearer, friends }: RepairQuestion,
  at: number,
  answers: Answers,
): readonly ShipId[] => {
  if (friends.length === 0) return [bearer];
  const told = textsAt(answers, shipsPath(at)) ?? [];
  return friends.filter((ship) => told.includes(ship));
};

const placeOf = ({ friends }: RepairQuestion, ship: ShipId): number =>
  Math.max(0, friends.indexOf(ship));

const pointsOf = ({ effect }: RepairQuestion): readonly number[] =>
  effect.what === 'shields' ? Array.from({ length: effect.amount }, (_, point) => point) : [];

const facingBlocks = (
  seen: Seen,
  question: RepairQuestion,
  at: number,
  ship: ShipId,
  answers: Answers,
): readonly Block[] => {
  const facings = facingsToMend(seen, ship);
  if (facings.length === 0) return [];
  const words = seen.words.playPages.repairs;
  const points = pointsOf(question);
  const options: readonly Option[] = [
    { value: null, label: words.worst },
    ...facings.map((facing) => ({ value: facing, label: facing })),
  ];
  return points.map((point) => {
    const id = facingPath(at, placeOf(question, ship), point);
    const label = words.point(nameOfShip(seen, ship), point + 1, points.length);
    const value = oneAt(answers, id, facings);
    return { block: 'choice', id, label, style: 'chips', value, options };
  });
};

const blocksOf = (
  seen: Seen,
  question: RepairQuestion,
  at: number,
  answers: Answers,
): readonly Block[] => {
  const { name, bearer, effect, friends } = question;
  const words = seen.words.playPages.repairs;
  const reached = reachedBy(question, at, answers);
  const whom: Block = {
    block: 'picks',
    id: shipsPath(at),
    label: words.whom(effect.what, effect.amount),
    values: reached,
    options: friends.map((ship) => ({ value: ship, label: nameOfShip(seen, ship) })),
  };
  return [
    { block: 'heading', text: words.heading(name, nameOfShip(seen, bearer)) },
    ...(friends.length > 0 ? [whom] : []),
    ...reached.flatMap((ship) => facingBlocks(seen, question, at, ship, answers)),
  ];
};

export const repairBlocks = (
  seen: Seen,
  questions: readonly RepairQuestion[],
  answers: Answers,
): readonly Block[] => questions.flatMap((question, at) => blocksOf(seen, question, at, answers));

/** What was answered, as the command wants it; a point that nobody placed goes where most is gone. */
export const repairChoices = (
  questions: readonly RepairQuestion[],
  answers: Answers,
): readonly RepairChoice[] =>
  questions.flatMap((question, at) =>
    reachedBy(question, at, answers).map((ship): RepairChoice => {
      const facings = pointsOf(question).flatMap(
        (point) => oneAt(answers, facingPath(at, placeOf(question, ship), point), FACINGS) ?? [],
      );
      return { card: question.card, ship, ...(facings.length > 0 ? { facings } : {}) };
    }),
  );
