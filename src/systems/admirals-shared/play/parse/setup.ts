import { checked, problems, type Checked, type Problem } from '../../../../core/checked/checked';
import {
  all,
  at,
  just,
  list,
  nullable,
  object,
  objectDraft,
  oneOf,
  optional,
  text,
  whole,
  yesNo,
  type Reader,
} from '../../../../core/checked/read';
import type { GameSetup, Player } from '../../../../core/game/system';
import { cardReader } from '../../../admirals/cards/parse';
import { writtenShapes } from '../../cards/parse/shapes';
import { ESCALATIONS, type Escalation } from '../../fleet/types';
import type { AdmiralsParts } from '../../parts';
import { MODES, type AdmiralsPlayer, type AdmiralsSetup } from '../../../admirals/play/setup';
import { die } from '../fields';
import { MOST_PIECES, id, ids } from '../../../kit/play/fields';

const name = text({ most: 80 });
// The keys of the table of levels are the levels.
const LEVELS = Object.keys(ESCALATIONS) as Escalation[];
const LIMITS = [...LEVELS, 'custom'] as const;

const ship = object({
  id,
  card: id,
  name,
  badge: optional(text({ most: 8 })),
  power: whole({ least: 0, most: 999 }),
  reserve: optional(yesNo),
  commander: optional(id),
  flightGroup: optional(id),
});

const player: Reader<AdmiralsPlayer> = object({
  id,
  team: id,
  name,
  fleet: optional(name),
  ships: list(ship, { most: MOST_PIECES }),
  orders: list(id, { most: 200 }),
  commander: optional(id),
  flightGroup: optional(id),
});

const score = object({
  id,
  text: text({ most: 400 }),
  team: id,
  points: whole({ least: -99, most: 99 }),
  when: optional(object({ defeated: list(id, { most: MOST_PIECES, least: 1 }) })),
  limit: optional(whole({ least: 1, most: 99 })),
});

const scenario = object({
  name,
  rules: list(text({ most: 2000, lines: true }), { most: 60 }),
  scoring: list(score, { most: 60 }),
  standardScoring: yesNo,
  simple: yesNo,
  rounds: optional(whole({ least: 1, most: 20 })),
});

/** Anything under any name, each read alike. */
export const record =
  <Value>(value: Reader<Value>): Reader<Readonly<Record<string, Value>>> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    const read = all(
      Object.entries(own.value).map(([key, one]): Checked<readonly [string, Value]> => {
        const given = value(one, at(path, key));
        return given.ok ? checked([key, given.value]) : given;
      }),
    );
    return read.ok ? checked(Object.fromEntries(read.value)) : read;
  };

/** What only a whole set-up can have wrong. */
export type SetupWhy =
  { readonly id: 'team-roll-tied' } | { readonly id: 'no-such-team'; readonly team: string };

export const teamRoll: Reader<readonly [number, number]> = (draft, path) => {
  const read = list(die, { least: 2, most: 2 })(draft, path);
  if (!read.ok) return read;
  const [first = 1, second = 1] = read.value;
  return first === second
    ? problems({ path, why: { id: 'team-roll-tied' } })
    : checked([first, second]);
};

const setupReader = (parts: AdmiralsParts): Reader<AdmiralsSetup> =>
  object({
    system: just(parts.id),
    mode: oneOf(MODES),
    escalation: nullable(oneOf(LIMITS)),
    teams: list(object({ id, name }), { least: 2, most: 2 }),
    players: list(player, { least: 1, most: 12 }),
    cards: record(cardReader(parts.keywords)),
    rulings: record(text({ most: 60 })),
    strategicSystems: whole({ least: 0, most: 40 }),
    teamRoll: optional(teamRoll),
    scenario: optional(scenario),
    untracked: optional(ids),
    shapes: optional(writtenShapes),
  });

export interface Named {
  readonly id: string;
  readonly path: string;
}

export const twice = (named: readonly Named[]): readonly Problem[] =>
  named
    .filter(({ id: own }, i) => named.findIndex((other) => other.id === own) < i)
    .map(({ id: found, path }) => ({ path, why: { id: 'same-id-twice', found } }));

/** A set-up whose players bring ships. */
interface WithShips extends Pick<GameSetup, 'teams'> {
  readonly players: readonly (Player & { readonly ships: readonly { readonly id: string }[] })[];
}

/** Teams, players and ships are subjects of one game: no two have one id. */
export const subjects = ({ teams, players }: WithShips): readonly Named[] => [
  { id: 'game', path: '' },
  ...teams.map((team, i) => ({ id: team.id, path: `teams[${i}].id` })),
  ...players.map((one, i) => ({ id: one.id, path: `players[${i}].id` })),
  ...players.flatMap((one, i) =>
    one.ships.map((own, j) => ({ id: own.id, path: `players[${i}].ships[${j}].id` })),
  ),
];

export const teamProblems = (
  teams: GameSetup['teams'],
  team: string,
  path: string,
): readonly Problem[] =>
  teams.some(({ id: known }) => known === team)
    ? []
    : [{ path, why: { id: 'no-such-team', team } }];

export const cardProblems = (
  cards: GameSetup['cards'],
  kind: string,
  refs: readonly (string | undefined)[],
  path: string,
): readonly Problem[] =>
  refs
    .filter((ref) => ref !== undefined)
    .filter((ref) => !Object.hasOwn(cards, ref) || cards[ref]?.kind !== kind)
    .map((ref) => ({ path, why: { id: 'card-missing', kind, code: ref } }));

const playerProblems = (
  setup: AdmiralsSetup,
  one: AdmiralsPlayer,
  i: number,
): readonly Problem[] => {
  const path = `players[${i}]`;
  const { ships, orders, commander, flightGroup, team } = one;
  const leads = [commander, ...ships.map((own) => own.commander)];
  const groups = [flightGroup, ...ships.map((own) => own.flightGroup)];
  return [
    ...teamProblems(setup.teams, team, `${path}.team`),
    ...cardProblems(
      setup.cards,
      'ship',
      ships.map(({ card }) => card),
      `${path}.ships`,
    ),
    ...cardProblems(setup.cards, 'order', orders, `${path}.orders`),
    ...cardProblems(setup.cards, 'commander', leads, path),
    ...cardProblems(setup.cards, 'flight-group', groups, path),
  ];
};

/** A whole set-up as it was stored or sent, if all its parts belong together. */
export const parseSetup =
  (parts: AdmiralsParts) =>
  (draft: unknown): Checked<AdmiralsSetup> => {
    const read = setupReader(parts)(draft, '');
    if (!read.ok) return read;
    const setup = read.value;
    const wrong = [
      ...twice(subjects(setup)),
      ...setup.players.flatMap((one, i) => playerProblems(setup, one, i)),
    ];
    return wrong.length > 0 ? problems(...wrong) : read;
  };
