import type { CardId, ShipId } from '../../../core/game/events';
import { trackOf, type GameState, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Page } from '../../../core/pages/page';
import { FACINGS, type Facing, type Repair } from '../cards/terms';
import type { AnyEffect } from '../cards/effectForm';
import { oneAt, textsAt } from '../../kit/pages/answered';
import { chipsChoice, optionsOf, picks } from '../../kit/pages/choices';
import { laidOut, type Blocks } from '../../kit/pages/laidOut';
import { shieldTrack } from '../play/names';
import { shipsInPlay } from '../../kit/play/ships';
import type { RepairChoice } from '../play/commands';
import type { AnyView } from './view';
import { pastPage } from '../../kit/pages/past';

/** One tap, or a page where what is revealed asks something. */
export const revealAct = (view: AnyView, questions: readonly RepairQuestion[]): Act => {
  const label = view.words.pages.acts.reveal;
  return questions.length > 0
    ? { label, opens: { page: 'reveal' } }
    : view.tried({ type: 'reveal' }, { label, opens: 'bridge' });
};

/** What repairs at the reveal asks whom and where; `more` is what else is shown of it. */
export const revealPage = (
  view: AnyView,
  questions: readonly RepairQuestion[],
  answers: Answers,
  { isNow, more }: { readonly isNow: boolean; readonly more?: Blocks },
): Page => {
  const { reveal: title } = view.words.pages.acts;
  if (!isNow) return pastPage(view, title);
  const repairs = repairChoices(questions, answers);
  const command = { type: 'reveal', ...(repairs.length > 0 ? { repairs } : {}) } as const;
  return laidOut({
    title,
    blocks: [repairBlocks(view, questions, answers), more],
    primary: view.tried(command, { label: title, opens: 'bridge' }),
    secondary: view.anyway(command, { opens: 'bridge' }),
  });
};

type RepairEffect = Extract<AnyEffect<Repair>, { does: 'repair' }>;

/** What a card in play repairs. */
export interface Mending {
  readonly card: CardId;
  readonly name: string;
  readonly effect: RepairEffect;
}

/** A card that repairs, where the table has something to say: whom, or which facing. */
export interface RepairQuestion extends Mending {
  readonly bearer: ShipId;
  /** Friends that it may reach; none where it works on its bearer alone. */
  readonly friends: readonly ShipId[];
}

/** Facings that could have a point back; fewer than two are nothing to choose from. */
const facingsToMend = (state: GameState, ship: ShipId): readonly Facing[] => {
  const hurt = FACINGS.filter((facing) => {
    const track = trackOf(state, ship, shieldTrack(facing));
    return track !== null && track.now < (track.max ?? track.now);
  });
  return hurt.length > 1 ? hurt : [];
};

/** The questions of the cards that work in `then`, asked of how things stand now. */
export const repairQuestions = (
  now: GameState,
  then: GameState,
  mendingsOf: (ship: Ship) => readonly Mending[],
  moments: readonly RepairEffect['moment'][],
): readonly RepairQuestion[] =>
  shipsInPlay(then).flatMap((ship) =>
    mendingsOf(ship)
      .filter(({ effect }) => moments.includes(effect.moment))
      .map((mending) => {
        const friends = mending.effect.reach.whom === 'friends' ? shipsInPlay(then, ship.team) : [];
        return { ...mending, bearer: ship.id, friends: friends.map(({ id }) => id) };
      })
      .filter(
        ({ effect, bearer, friends }) =>
          friends.length > 0 ||
          (effect.what === 'shields' && facingsToMend(now, bearer).length > 0),
      ),
  );

const shipsPath = (at: number): string => `repairs.${at}.ships`;

const facingPath = ({ friends }: RepairQuestion, at: number, ship: ShipId, point: number): string =>
  `repairs.${at}.facings.${Math.max(0, friends.indexOf(ship))}.${point}`;

const reachedBy = ({ bearer, friends }: RepairQuestion, at: number, answers: Answers) => {
  if (friends.length === 0) return [bearer];
  const picked = textsAt(answers, shipsPath(at)) ?? [];
  return friends.filter((ship) => picked.includes(ship));
};

const pointsOf = ({ effect }: RepairQuestion): readonly number[] =>
  effect.what === 'shields' ? Array.from({ length: effect.amount }, (_, point) => point) : [];

const facingBlocks = (
  { state, words, nameOf }: AnyView,
  question: RepairQuestion,
  at: number,
  ship: ShipId,
  answers: Answers,
): Blocks => {
  const facings = facingsToMend(state, ship);
  const points = pointsOf(question);
  const { term, repairs } = words.pages;
  if (facings.length === 0) return [];
  return points.map((point) => {
    const id = facingPath(question, at, ship, point);
    const label = repairs.point(nameOf(ship), point + 1, points.length);
    const value = oneAt(answers, id, facings);
    const mendedAs = (facing: Facing | null) => (facing === null ? repairs.worst : term(facing));
    return chipsChoice(id, label, value, [null, ...facings], mendedAs);
  });
};

export const repairBlocks = (
  view: AnyView,
  questions: readonly RepairQuestion[],
  answers: Answers,
): Blocks =>
  questions.map((question, at) => {
    const { name, bearer, effect, friends } = question;
    const { whom, heading } = view.words.pages.repairs;
    const reached = reachedBy(question, at, answers);
    const label = whom(effect.what, effect.amount);
    return [
      { block: 'heading', text: heading(name, view.nameOf(bearer)) },
      friends.length > 0 && picks(shipsPath(at), label, reached, optionsOf(friends, view.nameOf)),
      reached.map((ship) => facingBlocks(view, question, at, ship, answers)),
    ];
  });

/** What was answered, as the command wants it; a point that nobody placed goes where most is gone. */
export const repairChoices = (
  questions: readonly RepairQuestion[],
  answers: Answers,
): readonly RepairChoice[] =>
  questions.flatMap((question, at) =>
    reachedBy(question, at, answers).map((ship): RepairChoice => {
      const facings = pointsOf(question).flatMap(
        (point) => oneAt(answers, facingPath(question, at, ship, point), FACINGS) ?? [],
      );
      return { card: question.card, ship, ...(facings.length > 0 ? { facings } : {}) };
    }),
  );
