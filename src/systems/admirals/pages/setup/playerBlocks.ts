import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Act, Block, Item, Option } from '../../../../core/pages/page';
import { SILHOUETTE } from '../shipRow';
import { quickShipBlocks } from '../quickShipBlocks';
import { readsRule } from '../reads';
import { countAt, textAt } from '../../../kit/pages/answered';
import { fleetBlock, teamBlocks as anyTeamBlocks } from '../../../kit/pages/setup/blocks';
import { makeChoice, STORED, without } from '../../../kit/pages/setup/draft';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import {
  BLANK,
  QUICK,
  SHIP,
  ownShips,
  TRAINING,
  type PlayerDraft,
  type QuickDraft,
  type TableDraft,
  type TeamDraft,
  fleetModeOf,
  powerOf,
  storedFleet,
  trainingFleet,
} from './draft';
import { chosenLibraries, libraryBlocks } from './libraries';
import { fleetOf, isKept } from './make';
import type { AdmiralsWords } from '../../words/en';
import { picks } from '../../../kit/pages/choices';

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
      value: makeChoice({ from: STORED, id: kept.id }),
      label: kept.name,
      detail: words.setupDesk.stored(mode, limit.escalation, powerOf(brought)),
    };
  });

const trainingOptions = ({ table, words }: AtTable): readonly Option[] =>
  TRAINING_PACK.cards.flatMap((card): readonly Option[] => {
    if (card.kind !== 'list') return [];
    const brought = trainingFleet(card.code, table, fleetModeOf(table));
    if (!brought) return [];
    const value = makeChoice({ from: TRAINING, id: card.code });
    const detail = words.setupDesk.training(powerOf(brought) ?? 0);
    return [{ value, label: brought.name, detail }];
  });

/** A single ship of one's own. */
const shipOptions = ({ shelf, words }: AtTable): readonly Option[] =>
  ownShips(shelf).map(({ code, name, role }) => ({
    value: makeChoice({ from: SHIP, id: code }),
    label: name,
    detail: words.setupDesk.single(role),
  }));

const fleetOptions = (at: AtTable): readonly Option[] => {
  const { quick: label, quickDetail: detail } = at.words.setupDesk;
  const quick = { value: makeChoice({ from: QUICK, id: '' }), label, detail };
  return [...storedOptions(at), ...shipOptions(at), ...trainingOptions(at), quick];
};

/** 10D-01: ships that do not fit on the setup hexes. */
const reserveBlock = ({ table, shelf, words }: AtTable, player: PlayerDraft): readonly Block[] => {
  const brought = fleetOf(table, player, shelf);
  if (!brought || brought.fleet.ships.length === 0) return [];
  return [
    picks(
      `${player.path}.reserve`,
      words.setupDesk.reserve(player.name),
      player.reserve,
      brought.fleet.ships.map(({ id, code, name, badge }) => {
        const label = name ?? brought.cards.ships.get(code)?.name ?? code;
        return { value: id, label: badge === undefined ? label : `${label} ${badge}` };
      }),
    ),
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
  const isQuick = player.choice === null || player.choice.from === QUICK;
  return [
    fleetBlock(player, at.words.setupDesk, fleetOptions(at)),
    ...(isQuick ? quickBlocks(at, player) : reserveBlock(at, player)),
  ];
};

/** 11B-02 */
const librariesOf = ({ table, words }: AtTable, team: TeamDraft): readonly Block[] =>
  chosenLibraries(table)
    .filter((library) => library.team === team.id)
    .flatMap((library) => libraryBlocks(words, library, team.players[0]?.name ?? team.name));

/** 4A-01: a team with its name and one to three players. */
export const teamBlocks = (at: AtTable, team: TeamDraft): readonly Block[] => {
  const isFixed = at.table.mode === 'scenario';
  const blocks = anyTeamBlocks(at.draft, team, at.words.setupDesk, {
    isFixed,
    blocksOf: (player) => (isFixed ? [] : shipBlocks(at, player)),
    forget: { [EDITING]: null },
    blank: BLANK,
    reads: readsRule('4A-01'),
  });
  return isFixed ? [...blocks, ...librariesOf(at, team)] : blocks;
};
