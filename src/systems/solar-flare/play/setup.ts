import type { Problem } from '../../../core/checked/checked';
import {
  just,
  list,
  object,
  oneOf,
  optional,
  text,
  whole,
  type Reader,
} from '../../../core/checked/read';
import { GAME, type GameEvent, type Track } from '../../../core/game/events';
import type { Decision } from '../../../core/game/system';
import { id, name, recordOf } from '../../kit/play/commands';
import { markSet } from '../../kit/play/marks';
import { cardProblems, setupParser, teamProblems } from '../../kit/play/setups';
import { full, shipEntered, teamRolls } from '../../kit/play/start';
import { readCard, type DesignCard } from '../cards';
import { fullCharge, INTEGRITY, SECTIONS, type Slot } from '../parts';
import { PHASES } from '../rules/order';
import { rulesFor, type Rules } from '../rulings';
import * as names from './names';
import { fittedIn, type Fitted } from './parts';

/** Part 2, Fleet Action: a ship for each player, or teams of ships. */
export const MODES = ['skirmish', 'fleet'] as const;

export const MOST_SIDES = 4;
const MOST_SHIPS = 10;

const ship = object({ id, card: id, name, badge: optional(id) });
const player = object({
  id,
  name,
  team: id,
  fleet: optional(name),
  ships: list(ship, { least: 1, most: MOST_SHIPS }),
});

const setupReader = object({
  system: just('solar-flare'),
  mode: oneOf(MODES),
  teams: list(object({ id, name }), { least: 2, most: MOST_SIDES }),
  players: list(player, { least: 2, most: 12 }),
  cards: recordOf(readCard),
  rulings: recordOf(text({ most: 40 })),
  /** Quick Setup: who rolled highest; the dice, where they were told, in the order of the teams. */
  first: id,
  roll: optional(list(whole({ least: 1, most: 6 }), { most: MOST_SIDES })),
});

export type SolarSetup = typeof setupReader extends Reader<infer Setup> ? Setup : never;

/** Sections: each component has a slot, or is a spare (ruling all-bought-placed). */
const slotProblems = ({ cards, rulings }: SolarSetup): readonly Problem[] => {
  const mayLie = rulesFor(rulings)['all-bought-placed'] === 'spare';
  const needSlots = ({ components }: DesignCard) =>
    components.filter(({ section }) => section !== null || !mayLie).length;
  return Object.entries(cards)
    .filter(([, card]) => fittedIn(card).length < needSlots(card))
    .map(([key, { name: design }]) => ({
      path: `cards.${key}.components`,
      why: { id: 'parts-without-slot', design },
    }));
};

/** What was stored or sent, if all its parts belong together. */
export const parseSetup = setupParser(setupReader, (setup) => {
  const { teams, players, cards, first } = setup;
  return [
    ...teamProblems(teams, first, 'first'),
    ...slotProblems(setup),
    ...teams
      .filter(({ id: team }) => players.every((one) => one.team !== team))
      .map(({ name: team }, at) => ({
        path: `teams[${at}]`,
        why: { id: 'no-ships', player: team },
      })),
    ...players.flatMap(({ ships }, at) => {
      const refs = ships.map(({ card }) => card);
      return cardProblems(cards, 'design', refs, `players[${at}].ships`);
    }),
  ];
});

const empty = (max: number): Track => ({ now: 0, max });

/** Quick Setup: all systems begin fully charged. */
const partTracks = (
  { slot, system, level }: Fitted,
  rules: Rules,
): readonly (readonly [string, Track])[] => {
  const most = fullCharge(system, level, rules);
  const extra = (own: (of: Slot) => string, max: number) => [[own(slot), empty(max)] as const];
  return [
    ...(most === 0 ? [] : [[names.chargeOf(slot), full(most)] as const]),
    ...(system === 'shield' ? extra(names.partialOf, level) : []),
    ...(system === 'beam' ? extra(names.overchargeOf, names.MOST_OVERCHARGE) : []),
  ];
};

const tracksOf = (design: DesignCard | undefined, rules: Rules): Readonly<Record<string, Track>> =>
  Object.fromEntries([
    ...SECTIONS.map((section) => [names.integrityOf(section), full(INTEGRITY)] as const),
    ...(design ? fittedIn(design) : []).flatMap((one) => partTracks(one, rules)),
  ]);

/** Quick Setup: every ship is there, and the highest roller begins with the Weapons phase. */
export const start = ({ teams, players, cards, first, roll, rulings }: SolarSetup): Decision => ({
  ok: true,
  events: [
    ...players.flatMap((owner) =>
      owner.ships.map((one): GameEvent =>
        shipEntered(owner, one, names.IN_PLAY, tracksOf(cards[one.card], rulesFor(rulings))),
      ),
    ),
    ...teamRolls(teams, roll, 'first', 'Quick Setup'),
    { type: 'initiative-set', team: first, rule: 'Quick Setup' },
    markSet(GAME, names.TURN, first, 'Quick Setup'),
    { type: 'phase-entered', round: 1, phase: PHASES[0], rule: 'Part 3' },
  ],
});
