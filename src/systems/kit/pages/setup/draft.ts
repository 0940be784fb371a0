import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfFleet } from '../../../../core/pages/desks';
import { seen } from '../../../../core/outside/signs';
import { textAt } from '../answered';
import { itemsAt } from '../toggled';

export const MOST_PLAYERS = 3;

/** What was typed, or what stands in for it. */
export interface Naming {
  readonly name: string;
  /** By a person, not by a stand-in. */
  readonly isNamed: boolean;
}

/** Where a player's ships come from: a fleet of the shelf, or whatever else a game has, by its id. */
export interface FleetChoice {
  readonly from: string;
  readonly id: string;
}

export const STORED = 'stored';

export const makeChoice = ({ from, id }: FleetChoice): string =>
  id === '' ? from : `${from}:${id}`;

const parseChoice = (text: string): FleetChoice | null => {
  const [from = '', ...id] = text.split(':');
  return from === '' ? null : { from, id: id.join(':') };
};

export interface AnyPlayerDraft extends Naming {
  /** Where its answers stand. */
  readonly path: string;
  /** Within the game. */
  readonly id: string;
  readonly team: string;
  readonly choice: FleetChoice | null;
}

export interface AnyTeamDraft<Player extends AnyPlayerDraft = AnyPlayerDraft> extends Naming {
  readonly id: string;
  /** Where its answers stand. */
  readonly path: string;
  readonly players: readonly Player[];
}

/** Names that stand in where nobody has typed one. */
export interface StandIns {
  readonly team: (at: number) => string;
  readonly player: (at: number) => string;
}

export const nameAt = (answers: Answers, path: string, otherwise: string): Naming => {
  const text = seen(textAt(answers, path) ?? '');
  return text === '' ? { name: otherwise, isNamed: false } : { name: text, isNamed: true };
};

const playersIn = (answers: Answers, at: number): number =>
  Math.max(1, Math.min(MOST_PLAYERS, itemsAt(answers, `teams.${at}.players`).length));

/** The teams as far as they were said; `moreOf` is what a game asks of a player besides. */
export const teamsAt = <More>(
  answers: Answers,
  ids: readonly string[],
  say: StandIns,
  moreOf: (path: string) => More,
): readonly AnyTeamDraft<AnyPlayerDraft & More>[] => {
  let count = 0;
  const playerAt = (team: string, path: string, place: number): AnyPlayerDraft & More => ({
    path,
    id: `${team}${place + 1}`,
    team,
    ...nameAt(answers, `${path}.name`, say.player((count += 1))),
    choice: parseChoice(textAt(answers, `${path}.fleet`) ?? ''),
    ...moreOf(path),
  });
  return ids.map((id, at) => ({
    id,
    path: `teams.${at}`,
    ...nameAt(answers, `teams.${at}.name`, say.team(at)),
    players: Array.from({ length: playersIn(answers, at) }, (_, place) =>
      playerAt(id, `teams.${at}.players.${place}`, place),
    ),
  }));
};

/** A team that nobody has named goes by its only fleet, where no other does. */
export const namedByFleets = <Player extends AnyPlayerDraft>(
  teams: readonly AnyTeamDraft<Player>[],
  fleetName: (player: Player) => string | null,
): readonly AnyTeamDraft<Player>[] => {
  const nameOf = ({ players: [only, ...others] }: AnyTeamDraft<Player>): string | null =>
    only !== undefined && others.length === 0 ? fleetName(only) : null;
  const isShared = new Set(teams.map(nameOf)).size < teams.length;
  return teams.map((team) => {
    const name = isShared || team.isNamed ? null : nameOf(team);
    return name === null ? team : { ...team, name };
  });
};

/** Readings that the table has chosen. */
export const rulingsIn = (answers: Answers): Readonly<Record<string, string>> => {
  const found = answerAt(answers, 'rulings');
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([id, to]) => (typeof to === 'string' ? [[id, to]] : [])),
  );
};

/** A list without the item at a place. */
export const without = (answers: Answers, path: string, at: number): readonly Answer[] =>
  itemsAt(answers, path).filter((_, place) => place !== at);

interface Judge {
  readonly hasShips: (fleet: ShelfFleet) => boolean;
  readonly isLegal: (fleet: ShelfFleet) => boolean;
}

/** So many fleets of the shelf to begin a game with: the legal ones first, then others that have ships. */
export const readiest = (
  { fleets }: Shelf,
  count: number,
  { hasShips, isLegal }: Judge,
): readonly ShelfFleet[] => {
  const ready: ShelfFleet[] = [];
  const others: ShelfFleet[] = [];
  for (const fleet of fleets.filter(hasShips)) {
    if (ready.length === count) break;
    (isLegal(fleet) ? ready : others).push(fleet);
  }
  return [...ready, ...others].slice(0, count);
};

export const blankPlayer = (choice: FleetChoice | null): Answers => ({
  name: '',
  fleet: choice ? makeChoice(choice) : '',
});

/** Teams of one player each, with these fleets of the shelf first and then with others. */
export const blankTeams = (
  count: number,
  kept: readonly ShelfFleet[],
  others: readonly FleetChoice[],
  blank: Answers = {},
): readonly Answer[] => {
  const choices = [...kept.map(({ id }) => ({ from: STORED, id })), ...others];
  return Array.from({ length: count }, (_, at) => ({
    name: '',
    players: [{ ...blankPlayer(choices[at] ?? null), ...blank }],
  }));
};
