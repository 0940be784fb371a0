import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import { countAt, diceAt, textAt } from '../../../kit/pages/answered';
import { itemsAt } from '../../../kit/pages/toggled';

/** The two teams of a new game, by the ids that they have in it. */
export const TEAMS = ['A', 'B'] as const;
export type TeamName = (typeof TEAMS)[number];

export const MOST_PLAYERS = 3;
export const MOST_SYSTEMS = 12;
export const USUAL_SYSTEMS = 3;

/** What was typed, or what stands in for it. */
export interface Naming {
  readonly name: string;
  /** By a person, not by a stand-in. */
  readonly isNamed: boolean;
}

export interface AnyTeamDraft<Player> extends Naming {
  readonly id: TeamName;
  /** Where its answers stand. */
  readonly path: string;
  readonly players: readonly Player[];
}

export const nameAt = (answers: Answers, path: string, otherwise: string): Naming => {
  const text = textAt(answers, path)?.trim() ?? '';
  return text === '' ? { name: otherwise, isNamed: false } : { name: text, isNamed: true };
};

const playersIn = (answers: Answers, at: number): number =>
  Math.max(1, Math.min(MOST_PLAYERS, itemsAt(answers, `teams.${at}.players`).length));

/** A team as far as it was said; `player` makes each of it, `count` being its number among all. */
export const teamAt = <Player>(
  answers: Answers,
  id: TeamName,
  nameOf: (at: number) => string,
  player: (path: string, id: string, count: number) => Player,
): AnyTeamDraft<Player> => {
  const at = TEAMS.indexOf(id);
  const path = `teams.${at}`;
  const before = at === 0 ? 0 : playersIn(answers, 0);
  return {
    id,
    path,
    ...nameAt(answers, `${path}.name`, nameOf(at)),
    players: Array.from({ length: playersIn(answers, at) }, (_, place) =>
      player(`${path}.players.${place}`, `${id}${place + 1}`, before + place + 1),
    ),
  };
};

/** A team that nobody has named goes by its only fleet, where the other does not. */
export const namedByFleets = <Player, Team extends AnyTeamDraft<Player>>(
  teams: readonly Team[],
  fleetName: (player: Player) => string | null,
): ((team: Team) => Team) => {
  const nameOf = ({ players: [only, ...others] }: Team): string | null =>
    only !== undefined && others.length === 0 ? fleetName(only) : null;
  const isShared = new Set(teams.map(nameOf)).size < teams.length;
  return (team) => {
    const name = isShared || team.isNamed ? null : nameOf(team);
    return name === null ? team : { ...team, name };
  };
};

/** Readings that the table has chosen. */
export const rulingsIn = (answers: Answers): Readonly<Record<string, string>> => {
  const found = answerAt(answers, 'rulings');
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([id, to]) => (typeof to === 'string' ? [[id, to]] : [])),
  );
};

export const systemsTold = (answers: Answers): number =>
  Math.max(0, Math.min(MOST_SYSTEMS, countAt(answers, 'systems') ?? USUAL_SYSTEMS));

export const rollTold = (answers: Answers): readonly number[] =>
  diceAt(answers, 'roll').slice(0, TEAMS.length);

/** A list without the item at a place. */
export const without = (answers: Answers, path: string, at: number): readonly Answer[] =>
  itemsAt(answers, path).filter((_, place) => place !== at);
