import { problems, type Checked } from '../../../core/checked/checked';
import { just, list, object, oneOf, optional, text, whole } from '../../../core/checked/read';
import type { Reader } from '../../../core/checked/read';
import { GAME, type GameEvent } from '../../../core/game/events';
import { id, ids, name, recordOf } from '../../kit/play/commands';
import { cardProblems, subjects, teamProblems, twice } from '../../kit/play/setups';
import { full, shipEntered } from '../../kit/play/start';
import { readCard, type ShipCard } from '../cards';
import { DROPSITE_PROFILES } from '../rules/dropsites';
import { RECON_TOKENS } from '../rules/scoring';
import { MOST_SPIKES } from '../rules/signature';
import { APPROACHES, DROPSITES, FEATURES, SCENARIOS, SIDES, VARIANTS } from '../terms';
import type { Approach, Side, Variant } from '../terms';
import * as names from './names';

const size = whole({ least: 1, most: 12 });
const inches = whole({ least: 0, most: 99 });

/** A Group: so many of one Ship; its Admiral is aboard the first, and others with him. */
const group = object({
  id,
  card: id,
  name,
  badge: optional(id),
  size,
  admiral: optional(id),
  moreAdmirals: optional(ids),
});
const player = object({
  id,
  name,
  team: id,
  fleet: optional(name),
  ships: list(group, { least: 1, most: 40 }),
  objectives: ids,
});

const dropsite = object({
  id,
  name,
  site: oneOf(DROPSITES),
  features: list(object({ feature: oneOf(FEATURES), name }), { most: 6 }),
  /** From the zone of each side. */
  fromRed: inches,
  fromBlue: inches,
});

const setupReader = object({
  system: just('dropfleet'),
  mode: just('battle'),
  /** Red, then Blue. */
  teams: list(object({ id, name }), { least: 2, most: 2 }),
  players: list(player, { least: 2, most: 2 }),
  cards: recordOf(readCard),
  rulings: recordOf(text({ most: 40 })),
  dropsites: list(dropsite, { least: 1, most: 12 }),
  variants: list(oneOf(VARIANTS), { least: 2, most: 2 }),
  approaches: list(oneOf(APPROACHES), { least: 2, most: 2 }),
  /** A standard one, for what it changes. */
  scenario: optional(oneOf(SCENARIOS)),
});

export type DropfleetSetup = typeof setupReader extends Reader<infer Setup> ? Setup : never;
export type GroupBrought = DropfleetSetup['players'][number]['ships'][number];
export type SiteBrought = DropfleetSetup['dropsites'][number];

/** The Ships of a Group by their ids; the first carries its Admiral. */
export const shipIds = ({ id: own, size: count }: Pick<GroupBrought, 'id' | 'size'>) =>
  Array.from({ length: count }, (_, at) => `${own}.${at + 1}`);

/** §4.2.1: the Ship of a Group that an Admiral is aboard. */
export const flagshipOf = (group: string): string => `${group}.1`;

/** §4.2.1: who is aboard it. */
export const admiralsIn = ({ admiral, moreAdmirals = [] }: GroupBrought): readonly string[] =>
  admiral === undefined ? [] : [admiral, ...moreAdmirals];

const featureIds = ({ id: own, features }: SiteBrought) => features.map((_, at) => `${own}.f${at}`);

/** What was stored or sent, if all its parts belong together. */
export const parseSetup = (draft: unknown): Checked<DropfleetSetup> => {
  const read = setupReader(draft, '');
  if (!read.ok) return read;
  const { teams, players, cards, dropsites } = read.value;
  const parts = [
    ...players.flatMap(({ ships }) => ships.flatMap(shipIds)),
    ...dropsites.flatMap((site) => [site.id, ...featureIds(site)]),
  ];
  const wrong = [
    ...twice([...subjects(read.value), ...parts.map((own) => ({ id: own, path: 'dropsites' }))]),
    ...players.flatMap(({ team, ships, objectives }, at) => {
      const path = `players[${at}]`;
      return [
        ...teamProblems(teams, team, `${path}.team`),
        ...ships.flatMap((one, place) => [
          ...cardProblems(cards, 'ship', [one.card], `${path}.ships[${place}]`),
          ...cardProblems(cards, 'admiral', admiralsIn(one), `${path}.ships[${place}]`),
        ]),
        ...cardProblems(cards, 'objective', objectives, `${path}.objectives`),
      ];
    }),
  ];
  return wrong.length > 0 ? problems(...wrong) : read;
};

/** Which side a team is: the first is Red. */
export const sideOf = ({ teams }: Pick<DropfleetSetup, 'teams'>, team: string): Side =>
  SIDES[teams.findIndex((one) => one.id === team)] ?? 'red';

export const variantOf = (setup: DropfleetSetup, team: string): Variant =>
  setup.variants[SIDES.indexOf(sideOf(setup, team))] ?? 'standard';

export const approachOf = (setup: DropfleetSetup, team: string): Approach =>
  setup.approaches[SIDES.indexOf(sideOf(setup, team))] ?? 'close';

export const shipCardOf = ({ cards }: DropfleetSetup, card: string): ShipCard | null => {
  const found = cards[card];
  return found?.kind === 'ship' ? found : null;
};

const open = { now: 0, max: null };
const troopsOf = (teams: readonly { readonly id: string }[]) =>
  Object.fromEntries(teams.map((team) => [names.battalionsOf(team.id), open]));

const groupEvents = (
  setup: DropfleetSetup,
  owner: DropfleetSetup['players'][number],
  { size: count, admiral: _admiral, moreAdmirals: _more, ...brought }: GroupBrought,
): readonly GameEvent[] => {
  const tracks = {
    [names.HULL]: full(shipCardOf(setup, brought.card)?.hull ?? 1),
    [names.OPERATIVES]: open,
    ...troopsOf(setup.teams.filter((other) => other.id !== owner.team)),
  };
  return [
    shipEntered(owner, brought, names.WAITING, {
      [names.SPIKES]: { now: 0, max: MOST_SPIKES },
    }),
    ...shipIds({ id: brought.id, size: count }).map((ship, at) => {
      const badge = `${brought.badge ?? ''}${at + 1}`;
      const one = { ...brought, id: ship, badge };
      return { ...shipEntered(owner, one, names.WAITING, tracks), partOf: brought.id };
    }),
  ];
};

/** §11: on no side, with its Features. */
const siteEvents = (
  { teams, variants }: DropfleetSetup,
  { id: site, site: kind, name: called, features }: SiteBrought,
): readonly GameEvent[] => {
  const nobody = { id: GAME, team: GAME };
  const profile = DROPSITE_PROFILES[kind];
  const recon = { [names.RECON]: full(RECON_TOKENS[profile.size]) };
  const tracks = {
    [names.HULL]: full(profile.hull),
    ...troopsOf(teams),
    ...(variants.includes('extract') ? recon : {}),
  };
  return [
    shipEntered(nobody, { id: site, card: kind, name: called }, names.DROPSITE, tracks),
    ...features.map(({ feature, name: own }, at) => {
      const one = { id: `${site}.f${at}`, card: feature, name: own };
      return { ...shipEntered(nobody, one, names.FEATURE, troopsOf(teams)), partOf: site };
    }),
  ];
};

/** Everything is brought and waits. */
export const brought = (setup: DropfleetSetup): readonly GameEvent[] => [
  ...setup.players.flatMap((owner) => owner.ships.flatMap((one) => groupEvents(setup, owner, one))),
  ...setup.dropsites.flatMap((site) => siteEvents(setup, site)),
  ...setup.teams.flatMap(({ id: subject }) =>
    [names.POINTS, names.TOKENS].map((track): GameEvent => ({
      ...{ type: 'track-set', subject, track, to: 0, max: null },
    })),
  ),
];
