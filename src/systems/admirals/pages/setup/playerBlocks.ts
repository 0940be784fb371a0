import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Act, Block, Item, Option } from '../../../../core/pages/page';
import { SILHOUETTE } from '../shipRow';
import { quickShipBlocks } from '../quickShipBlocks';
import { readsRule } from '../reads';
import { countAt, textAt } from '../../../kit/pages/answered';
import { nameField } from '../../../admirals-shared/pages/setup/blocks';
import { MOST_PLAYERS, without } from '../../../admirals-shared/pages/setup/draft';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import {
  blankPlayer,
  makeChoice,
  type PlayerDraft,
  type QuickDraft,
  type TableDraft,
  type TeamDraft,
} from './draft';
import { fleetModeOf, powerOf, storedFleet, trainingFleet } from './fleets';
import { chosenLibraries, libraryBlocks } from './libraries';
import { fleetOf, isKept } from './make';
import type { AdmiralsWords } from '../../words/en';

/** What the page of a new game is made from. */
export interface AtTable {
  readonly table: TableDraft;
  readonly draft: Answers;
  readonly shelf: Shelf;
  readonly words: AdmiralsWords;
}

const storedOptions = ({ shelf, words }: AtTable): readonly Option[] =>
  shelf.fleets.map((kept) => {
    const brought = storedFleet(kept, shelf);
    const { mode, limit } = brought.fleet;
    return {
      value: makeChoice({ from: 'stored', id: kept.id }),
      label: kept.name,
      detail: words.setupDesk.stored(mode, limit.escalation, powerOf(brought)),
    };
  });

const trainingOptions = ({ table, words }: AtTable): readonly Option[] =>
  TRAINING_PACK.cards.flatMap((card): readonly Option[] => {
    if (card.kind !== 'list') return [];
    const brought = trainingFleet(card.code, table, fleetModeOf(table));
    if (!brought) return [];
    const value = makeChoice({ from: 'training', list: card.code });
    const detail = words.setupDesk.training(powerOf(brought) ?? 0);
    return [{ value, label: brought.name, detail }];
  });

const fleetBlock = (at: AtTable, player: PlayerDraft): Block => {
  const say = at.words.setupDesk;
  const quick = makeChoice({ from: 'quick' });
  return {
    block: 'choice',
    id: `${player.path}.fleet`,
    label: say.fleet(player.name),
    style: 'menu',
    value: player.choice ? makeChoice(player.choice) : null,
    options: [
      ...storedOptions(at),
      ...trainingOptions(at),
      { value: quick, label: say.quick, detail: say.quickDetail },
    ],
  };
};

/** 10D-01: ships that do not fit on the setup hexes. */
const reserveBlock = ({ table, shelf, words }: AtTable, player: PlayerDraft): readonly Block[] => {
  const brought = fleetOf(table, player, shelf);
  if (!brought || brought.fleet.ships.length === 0) return [];
  return [
    {
      block: 'picks',
      id: `${player.path}.reserve`,
      label: words.setupDesk.reserve(player.name),
      values: player.reserve,
      options: brought.fleet.ships.map(({ id, code, name, badge }) => {
        const label = name ?? brought.cards.ships.get(code)?.name ?? code;
        return { value: id, label: badge === undefined ? label : `${label} ${badge}` };
      }),
    },
  ];
};

const shieldsOf = ({ ship }: QuickDraft): number =>
  ship.shields.as === 'pool'
    ? ship.shields.points
    : Object.values(ship.shields.points).reduce((sum, points) => sum + points, 0);

/** Which quick ship is being worked on. */
const EDITING = 'editing';

const quickItem = ({ draft, words }: AtTable, player: PlayerDraft, at: number): readonly Item[] => {
  const say = words.setupDesk;
  const one = player.quick[at];
  if (!one) return [];
  const list = `${player.path}.quick`;
  const path = `${list}.${at}`;
  const copy: Answer = answerAt(draft, path) ?? {};
  const acts: readonly Act[] = [
    {
      label: say.copyQuick,
      spoken: `${say.copyQuick}: ${one.name}`,
      answers: { [`${list}.${player.quick.length}`]: copy },
    },
    {
      label: say.removeQuick,
      spoken: `${say.removeQuick}: ${one.name}`,
      answers: { [list]: without(draft, list, at), [EDITING]: null },
    },
  ];
  const isOn = textAt(draft, EDITING) === path;
  return [
    {
      id: path,
      title: one.name,
      detail: say.quickDetailOf(one.ship.role, one.ship.hull, shieldsOf(one)),
      silhouette: SILHOUETTE[one.ship.role],
      isOn,
      act: { label: one.name, answers: { [EDITING]: isOn ? null : path } },
      acts,
    },
  ];
};

const MOST_POWER = 50;

const editorBlocks = ({ draft, words }: AtTable, player: PlayerDraft): readonly Block[] => {
  const say = words.setupDesk;
  const path = textAt(draft, EDITING) ?? '';
  const at = player.quick.findIndex((_, place) => path === `${player.path}.quick.${place}`);
  const one = player.quick[at];
  if (!one) return [];
  return [
    {
      block: 'field',
      id: `${path}.name`,
      label: say.quickName,
      value: textAt(draft, `${path}.name`) ?? '',
      lines: 'one',
    },
    ...quickShipBlocks(words, draft, `${path}.`),
    {
      block: 'stepper',
      id: `${path}.power`,
      label: say.quickPower,
      value: countAt(draft, `${path}.power`) ?? 1,
      min: 0,
      max: MOST_POWER,
      ...readsRule('10A'),
    },
  ];
};

const quickBlocks = (at: AtTable, player: PlayerDraft): readonly Block[] => {
  const say = at.words.setupDesk;
  const path = `${player.path}.quick.${player.quick.length}`;
  return [
    {
      block: 'items',
      label: say.quickShips(player.name),
      items: player.quick.flatMap((_, place) => quickItem(at, player, place)),
      empty: say.noQuick,
      add: {
        label: say.addQuick,
        spoken: `${say.addQuick}: ${player.name}`,
        answers: { [path]: {}, [EDITING]: path },
      },
    },
    ...editorBlocks(at, player),
  ];
};

const shipBlocks = (at: AtTable, player: PlayerDraft): readonly Block[] => {
  if (!isKept(at.table, player)) return quickBlocks(at, player);
  const isQuick = player.choice === null || player.choice.from === 'quick';
  return [
    fleetBlock(at, player),
    ...(isQuick ? quickBlocks(at, player) : reserveBlock(at, player)),
  ];
};

const playerBlocks = (at: AtTable, team: TeamDraft, player: PlayerDraft): readonly Block[] => {
  const { draft, words } = at;
  const say = words.setupDesk;
  const place = team.players.indexOf(player);
  const list = `${team.path}.players`;
  const remove: Act = {
    label: say.removePlayer(player.name),
    answers: { [list]: without(draft, list, place), [EDITING]: null },
  };
  return [
    nameField(draft, `${player.path}.name`, say.playerName, player.name),
    ...(at.table.mode === 'scenario' ? [] : shipBlocks(at, player)),
    ...(team.players.length > 1 ? [{ block: 'acts', style: 'row', acts: [remove] } as const] : []),
  ];
};

/** 11B-02 */
const librariesOf = ({ table, words }: AtTable, team: TeamDraft): readonly Block[] =>
  chosenLibraries(table)
    .filter((library) => library.team === team.id)
    .flatMap((library) => libraryBlocks(words, library, team.players[0]?.name ?? team.name));

/** A team with its name and one to three players. */
export const teamBlocks = (at: AtTable, team: TeamDraft): readonly Block[] => {
  const { draft, words, table } = at;
  const say = words.setupDesk;
  const next = `${team.path}.players.${team.players.length}`;
  const add: Act = {
    label: say.addPlayer,
    spoken: `${say.addPlayer}: ${team.name}`,
    answers: { [next]: blankPlayer(null) },
    ...readsRule('4A-01'),
  };
  return [
    { block: 'heading', text: team.name, team: team.id },
    ...(table.mode === 'scenario'
      ? []
      : [nameField(draft, `${team.path}.name`, say.teamName, team.name)]),
    ...team.players.flatMap((player) => playerBlocks(at, team, player)),
    ...(table.mode === 'scenario' ? librariesOf(at, team) : []),
    ...(table.mode === 'scenario' || team.players.length >= MOST_PLAYERS
      ? []
      : [{ block: 'acts', style: 'row', acts: [add] } as const]),
  ];
};
