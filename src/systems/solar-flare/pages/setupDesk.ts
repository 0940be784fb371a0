import { problems, type Checked } from '../../../core/checked/checked';
import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { Answers } from '../../../core/pages/answers';
import type { SetupDesk, Shelf, ShelfFleet } from '../../../core/pages/desks';
import type { Block, Option } from '../../../core/pages/page';
import { cardKey } from '../../kit/fleets/gather';
import { countAt, diceAt, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import {
  fleetBlock,
  fleetFindings,
  rulingsBlock,
  teamBlocks,
  titled,
} from '../../kit/pages/setup/blocks';
import {
  blankTeams,
  namedByFleets,
  readiest,
  rulingsIn,
  STORED,
  teamsAt,
  type AnyPlayerDraft,
  type AnyTeamDraft,
} from '../../kit/pages/setup/draft';
import { stepperAt } from '../../kit/pages/steppers';
import type { DesignCard } from '../cards';
import { checkDesign } from '../design/checkDesign';
import { cardOf, FLEET_FORM } from '../fleet/fleetForm';
import { MOST_SIDES, parseSetup, type SolarSetup } from '../play/setup';
import { readsRule } from '../reference/entriesFor';
import { firstOf } from '../rules/order';
import { RULINGS, rulesFor } from '../rulings';
import { TRAINING_DESIGNS } from '../training/designs';
import { setupDeskWords as say } from '../words/en/setupDesk';

const TRAINING = 'training';
const SIDES = ['A', 'B', 'C', 'D'];

type Team = AnyTeamDraft;

/** The ships that a player brings: a design of the app, or all of a kept fleet. */
const designsOf = ({ id, choice }: AnyPlayerDraft, { fleets }: Shelf): readonly DesignCard[] => {
  if (choice?.from === TRAINING) return TRAINING_DESIGNS.filter(({ code }) => code === choice.id);
  const kept = fleets.find((one) => choice?.from === STORED && one.id === choice.id);
  if (!kept) return [];
  return FLEET_FORM.read(kept.draft).ships.map((ship, at) =>
    cardOf(ship, `${id}-${at + 1}`, ship.name ?? kept.name),
  );
};

const isLegal = ({ draft }: ShelfFleet): boolean =>
  FLEET_FORM.read(draft).ships.every((ship) => checkDesign(ship).legal);

const hasShips = ({ draft }: ShelfFleet): boolean => FLEET_FORM.read(draft).ships.length > 0;

const fleetName = (player: AnyPlayerDraft, shelf: Shelf): string | null =>
  designsOf(player, shelf)[0]?.name ?? null;

const sidesIn = (draft: Answers): number =>
  Math.max(2, Math.min(MOST_SIDES, countAt(draft, 'sides') ?? 2));

const teamsIn = (draft: Answers, shelf: Shelf): readonly Team[] =>
  namedByFleets(
    teamsAt(draft, SIDES.slice(0, sidesIn(draft)), say, () => ({})),
    (player) => fleetName(player, shelf),
  );

const optionsOf = ({ fleets }: Shelf): readonly Option[] => [
  ...fleets.map(({ id, name, draft }) => ({
    value: `${STORED}:${id}`,
    label: name,
    detail: say.stored(FLEET_FORM.read(draft).ships.length),
  })),
  ...TRAINING_DESIGNS.map(({ code, name }) => ({
    value: `${TRAINING}:${code}`,
    label: name,
    detail: say.training,
  })),
];

/** Quick Setup: the highest roller goes first, unless the table says otherwise. */
const firstIn = (draft: Answers, teams: readonly Team[]) => {
  const ids = teams.map(({ id }) => id);
  const dice = diceAt(draft, 'roll').slice(0, ids.length);
  const isRolled = dice.length === ids.length;
  const rolled = isRolled
    ? firstOf(ids, [Object.fromEntries(ids.map((id, at) => [id, dice[at] ?? 0]))])
    : null;
  const first = rolled ?? oneAt(draft, 'first', ids) ?? ids[0] ?? '';
  return { first, dice, isRolled, isTied: isRolled && rolled === null };
};

const firstBlocks = (draft: Answers, teams: readonly Team[]): readonly Block[] => {
  const { first, dice, isRolled, isTied } = firstIn(draft, teams);
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return [
    {
      block: 'dice',
      id: 'roll',
      label: say.roll,
      count: teams.length,
      dice,
      faces: SIX_SIDED,
      note: say.rollNote([...names.values()]),
    },
    ...(isTied
      ? [{ block: 'text', text: say.tied, tone: 'warning', ...readsRule('Quick Setup') } as const]
      : []),
    ...(isRolled && !isTied
      ? [{ block: 'text', text: `${say.first}: ${names.get(first) ?? first}` } as const]
      : [chipsChoice('first', say.first, first, [...names.keys()], (id) => names.get(id) ?? id)]),
  ];
};

const findings = (teams: readonly Team[], shelf: Shelf): readonly Block[] =>
  fleetFindings(
    teams
      .flatMap(({ players }) => players)
      .flatMap((player) => designsOf(player, shelf))
      .map((card) => ({
        name: card.name,
        missing: [],
        breaches: checkDesign(card).breaches.length,
      })),
    say,
  );

/** Twins are told apart by a number. */
const badgesFor = (names: readonly string[]): readonly (string | null)[] =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((one) => one === name).length;
    return names.filter((one) => one === name).length > 1 ? String(before + 1) : null;
  });

const makeSetup = (draft: Answers, shelf: Shelf): Checked<SolarSetup> => {
  const teams = teamsIn(draft, shelf);
  const { first, dice, isRolled, isTied } = firstIn(draft, teams);
  const players = teams
    .flatMap((team) => team.players)
    .map((player) => ({ player, designs: designsOf(player, shelf) }));
  const empty = players.find(({ designs }) => designs.length === 0);
  if (empty) return problems({ path: '', why: { id: 'fleet-gone', player: empty.player.name } });
  const badges = [...badgesFor(players.flatMap(({ designs }) => designs.map(({ name }) => name)))];
  return parseSetup({
    system: 'solar-flare',
    mode: players.some(({ designs }) => designs.length > 1) ? 'fleet' : 'skirmish',
    teams: teams.map(({ id, name }) => ({ id, name })),
    players: players.map(({ player: { id, name, team }, designs }) => ({
      id,
      name,
      team,
      fleet: designs[0]?.name,
      ships: designs.map((card, at) => {
        const badge = badges.shift() ?? null;
        const own = { id: `${id}-${at + 1}`, card: cardKey(card), name: card.name };
        return badge === null ? own : { ...own, badge };
      }),
    })),
    cards: Object.fromEntries(
      players.flatMap(({ designs }) => designs.map((card) => [cardKey(card), card])),
    ),
    rulings: rulingsIn(draft),
    first,
    ...(isRolled && !isTied ? { roll: dice } : {}),
  });
};

/** Part 2: where a game is set up, by two to four sides. */
export const setupDesk: SetupDesk<SolarSetup> = {
  blank: (shelf, rulings) => ({
    sides: 2,
    teams: blankTeams(
      MOST_SIDES,
      readiest(shelf, 2, { hasShips, isLegal }),
      TRAINING_DESIGNS.map(({ code }) => ({ from: TRAINING, id: code })),
    ),
    rulings,
  }),
  page: (draft, shelf) => {
    const teams = teamsIn(draft, shelf);
    return {
      title: say.title,
      blocks: [
        stepperAt('sides', say.sides, sidesIn(draft), {
          min: 2,
          max: MOST_SIDES,
          ...readsRule('Part 2'),
        }),
        ...teams.flatMap((team) =>
          teamBlocks(draft, team, say, {
            blocksOf: (player) => [fleetBlock(player, say, optionsOf(shelf))],
            reads: readsRule('Fleet Action'),
          }),
        ),
        ...findings(teams, shelf),
        ...firstBlocks(draft, teams),
      ],
      aside: [rulingsBlock(RULINGS, rulesFor(rulingsIn(draft)), say, (id) => id)],
    };
  },
  make: (draft, shelf) => titled(makeSetup(draft, shelf), say.name),
};
