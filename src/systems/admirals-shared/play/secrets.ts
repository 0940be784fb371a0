import type { Command } from '../../../core/game/command';
import type { PlayerId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { GameSetup, Secrets } from '../../../core/game/system';
import { SLOTS } from './names';

/** The commands by which a player chooses orders, and what they name. */
const CHOSEN: readonly string[] = [
  'assign-order',
  'unassign-order',
  'set-omega',
  'repeat-orders',
  'fill-orders',
];

/** The commands that tell of an order which lies there already. */
const MOVED: readonly string[] = ['move-order', 'return-order'];

const named = (command: Command, field: string): string => {
  const value: unknown = Object.entries(command).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
};

const chooserOf = ({ ships, cards }: GameState, command: Command): PlayerId | null => {
  const player = named(command, 'player');
  if (player !== '') return player;
  const ship = named(command, 'ship');
  const card = cards[named(command, 'card')];
  return ships[ship]?.player ?? card?.owner ?? ships[card?.at ?? '']?.player ?? null;
};

const isChoice = ({ cards }: GameState, command: Command): boolean =>
  CHOSEN.includes(command.type) ||
  (MOVED.includes(command.type) && cards[named(command, 'card')]?.face === 'down');

/** 4B-01: orders lie face down until all of them are revealed together. */
export const secretOrders = (phase: string): Secrets<GameSetup> => ({
  whose: (_setup, state, command) =>
    state.phase === phase && isChoice(state, command) ? chooserOf(state, command) : null,
  reveals: ({ type }) => type === 'reveal' || type === 'set-phase',
  lies: (_setup, state) =>
    state.phase === phase &&
    Object.values(state.cards).some(
      ({ slot, face }) => face === 'down' && (slot === SLOTS.order || slot === SLOTS.omega),
    ),
});
