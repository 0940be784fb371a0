import { checked, type Checked } from '../../../../core/checked/checked';
import type { GameSetup, Ruling } from '../../../../core/game/system';
import { groupOf, type Answers, type Changes, type Answer } from '../../../../core/pages/answers';
import type { Act, Block, Finding, Option } from '../../../../core/pages/page';
import type { Wording } from '../../../../core/words';
import type { anySetupWords } from '../../words/en/setup';
import { textAt, itemsAt } from '../answered';
import type { Reads } from '../reads';
import { choiceBlock, fieldAt } from '../choices';
import { actsBlock, findingsBlock, listed } from '../laidOut';
import type { Shelf, ShelfFleet } from '../../../../core/pages/desks';
import { seen } from '../../../../core/outside/signs';

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

export interface AnyTeamDraft extends Naming {
  readonly id: string;
  /** Where its answers stand. */
  readonly path: string;
  readonly players: readonly AnyPlayerDraft[];
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

/** The teams as far as they were said. */
export const teamsAt = (
  answers: Answers,
  ids: readonly string[],
  say: StandIns,
): readonly AnyTeamDraft[] => {
  let count = 0;
  const playerAt = (team: string, path: string, place: number): AnyPlayerDraft => ({
    path,
    id: `${team}${place + 1}`,
    team,
    ...nameAt(answers, `${path}.name`, say.player((count += 1))),
    choice: parseChoice(textAt(answers, `${path}.fleet`) ?? ''),
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
export const namedByFleets = (
  teams: readonly AnyTeamDraft[],
  fleetName: (player: AnyPlayerDraft) => string | null,
): readonly AnyTeamDraft[] => {
  const nameOf = ({ players: [only, ...others] }: AnyTeamDraft): string | null =>
    only !== undefined && others.length === 0 ? fleetName(only) : null;
  const isShared = new Set(teams.map(nameOf)).size < teams.length;
  return teams.map((team) => {
    const name = isShared || team.isNamed ? null : nameOf(team);
    return name === null ? team : { ...team, name };
  });
};

/** Readings that the table has chosen. */
export const rulingsIn = (answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(groupOf(answers['rulings'])).flatMap(([id, to]) =>
      typeof to === 'string' ? [[id, to]] : [],
    ),
  );

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

/** What a game says where it is set up. */
export type SetupWords = Wording<typeof anySetupWords>;

/** What kind of game it is to be. */
export const modeBlock = <Mode extends string>(
  modes: readonly Mode[],
  now: Mode,
  words: SetupWords & {
    readonly modes: (mode: Mode) => string;
    readonly modeDetail: (mode: Mode) => string;
  },
): Block => {
  const options = modes.map((mode) => {
    return { value: mode, label: words.modes(mode), detail: words.modeDetail(mode) };
  });
  return choiceBlock('list', 'mode', words.mode, now, options);
};

/** A name that is typed; what stands in for it is its hint. */
export const nameField = (draft: Answers, id: string, label: string, hint: string): Block =>
  fieldAt(id, label, textAt(draft, id) ?? '', hint);

/** Which fleet a player brings. */
export const fleetBlock = (
  { path, name, choice }: AnyPlayerDraft,
  words: SetupWords,
  options: readonly Option[],
): Block => {
  const value = choice && makeChoice(choice);
  return choiceBlock('menu', `${path}.fleet`, words.fleet(name), value, options);
};

/** What a game asks of a team. */
export interface OwnTeam {
  /** Its name and its players are given. */
  readonly isFixed?: boolean;
  readonly blocksOf: (player: AnyPlayerDraft) => readonly Block[];
  /** What else is forgotten with a player who is taken out. */
  readonly forget?: Changes;
  /** What is asked of a new player besides the name and the fleet. */
  readonly blank?: Answers;
  readonly reads?: Reads;
}

/** A team: what each of its players brings, and who they are behind one line. */
export const teamBlocks = (
  draft: Answers,
  { id, name, path, players }: AnyTeamDraft,
  words: SetupWords,
  { isFixed = false, blocksOf, forget = {}, blank = {}, reads = {} }: OwnTeam,
): readonly Block[] => {
  const list = `${path}.players`;
  const remove = (player: AnyPlayerDraft): Act => ({
    label: words.removePlayer(player.name),
    answers: { [list]: without(draft, list, players.indexOf(player)), ...forget },
  });
  const add: Act = {
    label: words.addPlayer,
    spoken: `${words.addPlayer}: ${name}`,
    answers: { [`${list}.${players.length}`]: { ...blankPlayer(null), ...blank } },
    ...reads,
  };
  const names = players.map((player) => player.name);
  const who: Block = {
    block: 'fold',
    label: words.names,
    note: [...(isFixed ? [] : [name]), ...names].join(' · '),
    folded: [],
    blocks: listed<Block>([
      !isFixed && nameField(draft, `${path}.name`, words.teamName, name),
      players.map((player) => [
        nameField(draft, `${player.path}.name`, words.playerName, player.name),
        players.length > 1 && actsBlock('row', remove(player)),
      ]),
      !isFixed && players.length < MOST_PLAYERS && actsBlock('row', add),
    ]),
  };
  return [{ block: 'heading', text: name, team: id }, ...players.flatMap(blocksOf), who];
};

/** What speaks against a fleet. */
export interface Judged {
  readonly name: string;
  /** Codes of cards that it names and that are not at hand. */
  readonly missing: readonly string[];
  readonly breaches: number;
  /** What else is odd about it at this table. */
  readonly more?: readonly string[];
}

export const isLegal = ({ missing, breaches }: Judged): boolean =>
  missing.length === 0 && breaches === 0;

/** What is odd about the fleets, each thing once; none of it keeps a game from starting but missing cards. */
export const fleetFindings = (fleets: readonly Judged[], words: SetupWords): readonly Block[] => {
  const texts = fleets.flatMap(({ name, missing, breaches, more = [] }) =>
    missing.length > 0
      ? [words.missing(name, missing)]
      : [...more, ...(breaches === 0 ? [] : [words.broken(name, breaches)])],
  );
  const findings = [...new Set(texts)].map((text): Finding => ({
    text,
    rule: null,
    tone: 'warning',
  }));
  return listed<Block>(findingsBlock(findings, words.findings));
};

export interface RulingsWords extends SetupWords {
  // Methods: a game need only know its own rulings.
  ruling(id: string): string;
  rulingAnswer(id: string, answer: string): string;
}

/** Every ruling that can be read otherwise, with its answers; folded, those that this table has changed. */
export const rulingsBlock = (
  rulings: readonly Ruling[],
  now: GameSetup['rulings'],
  words: RulingsWords,
): Block => {
  const open = rulings.filter(({ answers }) => answers.length > 1);
  const changed = open.filter(({ id, answers: [usual] }) => now[id] !== usual);
  const asked = ({ id, answers }: (typeof open)[number]): Block =>
    choiceBlock(
      'list',
      `rulings.${id}`,
      words.ruling(id),
      now[id] ?? null,
      answers.map((answer, at) => ({
        value: answer,
        label: words.rulingAnswer(id, answer),
        ...(at === 0 ? { detail: words.asUsual } : {}),
      })),
      { entry: id },
    );
  return {
    block: 'fold',
    label: words.rulings,
    note: words.rulingsNote(changed.length, open.length),
    folded: changed.map(asked),
    blocks: open.map(asked),
  };
};

type Made = GameSetup & { readonly scenario?: { readonly name: string } };

/** A set-up that can be played, with what its game is called. */
export const titled = <Setup extends Made>(
  setup: Checked<Setup>,
  against: (teams: readonly string[]) => string,
): Checked<{ readonly title: string; readonly setup: Setup }> => {
  if (!setup.ok) return setup;
  const { scenario, teams } = setup.value;
  const title = scenario?.name ?? against(teams.map(({ name }) => name));
  return checked({ title, setup: setup.value });
};
