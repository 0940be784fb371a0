import { checked, type Checked } from '../../../../core/checked/checked';
import type { GameSetup, Ruling } from '../../../../core/game/system';
import type { Answers, Changes } from '../../../../core/pages/answers';
import type { Act, Block, EntryId, Option } from '../../../../core/pages/page';
import type { Wording } from '../../../../core/words';
import type { anySetupWords } from '../../words/en/setup';
import { textAt } from '../answered';
import type { Reads } from '../reads';
import {
  blankPlayer,
  makeChoice,
  MOST_PLAYERS,
  without,
  type AnyPlayerDraft,
  type AnyTeamDraft,
} from './draft';
import { choiceBlock } from '../choices';

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
): Block =>
  choiceBlock(
    'list',
    'mode',
    words.mode,
    now,
    modes.map((mode) => ({
      value: mode,
      label: words.modes(mode),
      detail: words.modeDetail(mode),
    })),
  );

/** A name that is typed; what stands in for it is its hint. */
export const nameField = (draft: Answers, id: string, label: string, hint: string): Block => ({
  block: 'field',
  id,
  label,
  value: textAt(draft, id) ?? '',
  lines: 'one',
  hint,
});

/** Which fleet a player brings. */
export const fleetBlock = (
  { path, name, choice }: AnyPlayerDraft,
  words: SetupWords,
  options: readonly Option[],
): Block =>
  choiceBlock(
    'menu',
    `${path}.fleet`,
    words.fleet(name),
    choice ? makeChoice(choice) : null,
    options,
  );

/** What a game asks of a team. */
export interface OwnTeam<Player> {
  /** Its name and its players are given. */
  readonly isFixed?: boolean;
  readonly blocksOf: (player: Player) => readonly Block[];
  /** What else is forgotten with a player who is taken out. */
  readonly forget?: Changes;
  /** What is asked of a new player besides the name and the fleet. */
  readonly blank?: Answers;
  readonly reads?: Reads;
}

const row = (act: Act): Block => ({ block: 'acts', style: 'row', acts: [act] });

/** A team: what each of its players brings, and who they are behind one line. */
export const teamBlocks = <Player extends AnyPlayerDraft>(
  draft: Answers,
  { id, name, path, players }: AnyTeamDraft<Player>,
  words: SetupWords,
  { isFixed = false, blocksOf, forget = {}, blank = {}, reads = {} }: OwnTeam<Player>,
): readonly Block[] => {
  const list = `${path}.players`;
  const remove = (player: Player): Act => ({
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
    blocks: [
      ...(isFixed ? [] : [nameField(draft, `${path}.name`, words.teamName, name)]),
      ...players.flatMap((player) => [
        nameField(draft, `${player.path}.name`, words.playerName, player.name),
        ...(players.length > 1 ? [row(remove(player))] : []),
      ]),
      ...(isFixed || players.length >= MOST_PLAYERS ? [] : [row(add)]),
    ],
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
  const findings = [...new Set(texts)].map(
    (text) => ({ text, rule: null, tone: 'warning' }) as const,
  );
  return findings.length === 0 ? [] : [{ block: 'findings', label: words.findings, findings }];
};

interface RulingsWords<Id extends string> {
  readonly rulings: string;
  readonly rulingsNote: (changed: number, all: number) => string;
  readonly asUsual: string;
  readonly ruling: (id: Id) => string;
  readonly rulingAnswer: (id: Id, answer: string) => string;
}

/** Every ruling that can be read otherwise, with its answers; folded, those that this table has changed. */
export const rulingsBlock = <Id extends string>(
  rulings: readonly (Ruling & { readonly id: Id })[],
  now: Readonly<Record<Id, string>>,
  words: RulingsWords<Id>,
  entryOf: (id: Id) => EntryId,
): Block => {
  const open = rulings.filter(({ answers }) => answers.length > 1);
  const changed = open.filter(({ id, answers: [usual] }) => now[id] !== usual);
  const asked = ({ id, answers }: (typeof open)[number]): Block =>
    choiceBlock(
      'list',
      `rulings.${id}`,
      words.ruling(id),
      now[id],
      answers.map((answer, at) => ({
        value: answer,
        label: words.rulingAnswer(id, answer),
        ...(at === 0 ? { detail: words.asUsual } : {}),
      })),
      { entry: entryOf(id) },
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
