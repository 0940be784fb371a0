import {
  just,
  list,
  object,
  oneOf,
  optional,
  text,
  whole,
  yesNo,
  type Reader,
} from '../../../core/checked/read';
import type { GameEvent } from '../../../core/game/events';
import type { Decision } from '../../../core/game/system';
import { cardAttached } from '../../kit/play/cards';
import { id, name, recordOf } from '../../kit/play/commands';
import { cardProblems, setupParser } from '../../kit/play/setups';
import { full, shipEntered } from '../../kit/play/start';
import { leader, perTeam } from '../../kit/play/teams';
import { chartOf, readCard, shieldsOfCard, tokensOf, type ArmadaCard } from '../cards';
import { topSpeed } from '../commands/navigate';
import { ZONES } from '../terms';
import { SET_UP, shieldOf, SLOT, tokenId, tokenRef, TRACK, WAITING } from './names';

/** Two sides, by ids that no ship can have. */
export const TEAM_IDS = ['a', 'b'] as const;

/** A ship with what it carries, or a squadron. */
const unit = object({
  id,
  card: id,
  name,
  badge: optional(text({ most: 4 })),
  upgrades: list(id, { most: 12 }),
});

const player = object({
  id,
  name,
  team: id,
  fleet: optional(name),
  ships: list(unit, { least: 1, most: 60 }),
  objectives: list(id, { most: 3 }),
});

const setupReader = object({
  system: just('armada'),
  mode: just('battle'),
  teams: list(object({ id: oneOf(TEAM_IDS), name }), { least: 2, most: 2 }),
  players: list(player, { least: 2, most: 2 }),
  cards: recordOf(readCard),
  rulings: recordOf(text({ most: 20 })),
  /** Unlimited Rounds. */
  unlimited: yesNo,
  /** The agreed total: what the bid is counted from. */
  limit: whole({ least: 1, most: 2000 }),
});

export type ArmadaSetup = typeof setupReader extends Reader<infer Setup> ? Setup : never;
type Unit = ArmadaSetup['players'][number]['ships'][number];

const kindOf = (cards: ArmadaSetup['cards'], ref: string): string =>
  cards[ref]?.kind === 'squadron' ? 'squadron' : 'ship';

/** What was stored or sent, if all its parts belong together. */
export const parseSetup = setupParser(setupReader, ({ players, cards }) =>
  players.flatMap(({ ships, objectives }, at) => [
    ...ships.flatMap(({ card, upgrades }) => [
      ...cardProblems(cards, kindOf(cards, card), [card], `players[${at}].ships`),
      ...cardProblems(cards, 'upgrade', upgrades, `players[${at}].ships`),
    ]),
    ...cardProblems(cards, 'objective', objectives, `players[${at}].objectives`),
  ]),
);

/** Scoring: a ship with everything that it carries, or a squadron. */
export const pointsOfUnit = ({ cards }: Pick<ArmadaSetup, 'cards'>, one: Unit): number =>
  [one.card, ...one.upgrades].reduce((sum, ref) => {
    const card = cards[ref];
    return sum + (card && 'cost' in card ? card.cost : 0);
  }, 0);

export const pointsOfTeam = (setup: ArmadaSetup, team: string): number =>
  setup.players
    .filter((one) => one.team === team)
    .flatMap(({ ships }) => ships)
    .reduce((sum, one) => sum + pointsOfUnit(setup, one), 0);

/** Setup 3: the cheaper fleet chooses; level fleets toss a coin. Null then. */
export const chooserOf = (setup: ArmadaSetup): string | null =>
  leader(perTeam(setup, (team) => -pointsOfTeam(setup, team)));

/** Setup 2: full shields and hull. A ship gets its speed when it is deployed. */
const tracksOf = (card: ArmadaCard | undefined) => {
  if (card?.kind === 'squadron') return { [TRACK.hull]: full(card.hull) };
  if (card?.kind !== 'ship') return {};
  const shields = shieldsOfCard(card);
  return {
    ...Object.fromEntries(ZONES.map((zone) => [shieldOf(zone), full(shields[zone])])),
    [TRACK.speed]: { now: 0, max: topSpeed(chartOf(card)) },
  };
};

/** Setup 2: a unit with its defense tokens, readied, and its upgrades. */
const entered = (
  { cards }: ArmadaSetup,
  owner: ArmadaSetup['players'][number],
  one: Unit,
): readonly GameEvent[] => {
  const card = cards[one.card];
  const types = card?.kind === 'ship' || card?.kind === 'squadron' ? tokensOf(card) : [];
  const lying = (card: string, slot: string, ref: string): GameEvent =>
    cardAttached(card, one.id, slot, 'up', { ref, rule: 'Setup' });
  return [
    shipEntered(owner, one, WAITING, tracksOf(card)),
    ...types.map((type, at) => lying(tokenId(one.id, at), SLOT.defense, tokenRef(type))),
    ...one.upgrades.map((ref, at) => lying(`${one.id}.upgrade.${at}`, SLOT.upgrade, ref)),
  ];
};

/** Setup: everything waits to be deployed; whoever chooses goes first until the table says otherwise. */
export const start = (setup: ArmadaSetup): Decision => {
  const first = chooserOf(setup) ?? setup.teams[0]?.id ?? '';
  return {
    ok: true,
    events: [
      ...setup.players.flatMap((one) => one.ships.flatMap((own) => entered(setup, one, own))),
      ...setup.players.flatMap((one) =>
        one.objectives.map((ref, at): GameEvent => ({
          ...{ type: 'card-attached', card: `${one.id}.objective.${at}`, ref, face: 'down' },
          ...{ owner: one.id, to: one.id, slot: SLOT.objectives },
        })),
      ),
      ...setup.teams.map(({ id: subject }): GameEvent => ({
        ...{ type: 'track-set', subject, track: TRACK.victoryTokens, to: 0, max: 99 },
      })),
      { type: 'initiative-set', team: first, rule: 'Initiative' },
      { type: 'phase-entered', round: 0, phase: SET_UP, rule: 'Setup' },
    ],
  };
};
