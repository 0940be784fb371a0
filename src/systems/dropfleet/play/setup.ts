import { problems, type Checked } from '../../../core/checked/checked';
import { just, list, object, oneOf, optional, text, whole } from '../../../core/checked/read';
import type { Reader } from '../../../core/checked/read';
import { GAME, type GameEvent } from '../../../core/game/events';
import { id, ids, name, recordOf } from '../../kit/play/commands';
import { cardProblems, subjects, teamProblems, twice } from '../../kit/play/setups';
import { full } from '../../kit/play/start';
import { readCard, type ShipCard } from '../cards';
import { DROPSITE_PROFILES } from '../rules/dropsites';
import { reconTokens } from '../rules/scoring';
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

const bySide = <Value>(values: readonly Value[], side: Side, otherwise: Value): Value =>
  values[SIDES.indexOf(side)] ?? otherwise;

export const variantOf = ({ variants, teams }: DropfleetSetup, team: string): Variant =>
  bySide(variants, sideOf({ teams }, team), 'standard');

export const approachOf = ({ approaches, teams }: DropfleetSetup, team: string): Approach =>
  bySide(approaches, sideOf({ teams }, team), 'close');

export const shipCardOf = ({ cards }: DropfleetSetup, card: string): ShipCard | null => {
  const found = cards[card];
  return found?.kind === 'ship' ? found : null;
};

const open = { now: 0, max: null };

const groupEvents = (
  setup: DropfleetSetup,
  { id: owner, team }: DropfleetSetup['players'][number],
  one: GroupBrought,
): readonly GameEvent[] => {
  const base = { type: 'ship-entered', card: one.card, team, player: owner } as const;
  const enemies = setup.teams.filter((other) => other.id !== team).map((other) => other.id);
  const hull = full(shipCardOf(setup, one.card)?.hull ?? 1);
  const boarders = enemies.map((enemy) => [names.battalionsOf(enemy), open] as const);
  return [
    {
      ...base,
      ship: one.id,
      name: one.name,
      ...(one.badge === undefined ? {} : { badge: one.badge }),
      place: names.WAITING,
      tracks: { [names.SPIKES]: { now: 0, max: MOST_SPIKES } },
    },
    ...shipIds(one).map((ship, at): GameEvent => ({
      ...base,
      ship,
      name: one.name,
      badge: `${one.badge ?? ''}${at + 1}`,
      place: names.WAITING,
      partOf: one.id,
      tracks: { [names.HULL]: hull, [names.OPERATIVES]: open, ...Object.fromEntries(boarders) },
    })),
  ];
};

/** §11: on no side, with its Features. */
const siteEvents = (
  { teams, variants }: DropfleetSetup,
  site: SiteBrought,
): readonly GameEvent[] => {
  const base = { type: 'ship-entered', team: GAME, player: GAME } as const;
  const troops = Object.fromEntries(teams.map((team) => [names.battalionsOf(team.id), open]));
  const profile = DROPSITE_PROFILES[site.site];
  const recon = { [names.RECON]: full(reconTokens(profile.size)) };
  return [
    {
      ...base,
      ship: site.id,
      card: site.site,
      name: site.name,
      place: names.DROPSITE,
      tracks: {
        [names.HULL]: full(profile.hull),
        ...troops,
        ...(variants.includes('extract') ? recon : {}),
      },
    },
    ...site.features.map((feature, at): GameEvent => ({
      ...base,
      ship: `${site.id}.f${at}`,
      card: feature.feature,
      name: feature.name,
      place: names.FEATURE,
      partOf: site.id,
      tracks: troops,
    })),
  ];
};

/** Everything is brought and waits. */
export const brought = (setup: DropfleetSetup): readonly GameEvent[] => [
  ...setup.players.flatMap((owner) => owner.ships.flatMap((one) => groupEvents(setup, owner, one))),
  ...setup.dropsites.flatMap((site) => siteEvents(setup, site)),
  ...setup.teams.flatMap((team) =>
    [names.POINTS, names.TOKENS].map((track): GameEvent => ({
      type: 'track-set',
      subject: team.id,
      track,
      to: 0,
      max: null,
    })),
  ),
];
