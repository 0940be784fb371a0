import { fold } from '../../../src/core/game/reduce';
import { EMPTY_GAME } from '../../../src/core/game/state';
import type { Command } from '../../../src/core/game/system';
import { admirals } from '../../../src/systems/admirals';
import { secretOrders } from '../../../src/systems/admirals-shared/play/secrets';

/** 4B-01: orders lie face down until all of them are revealed together. */

const setup = admirals.parseSetup(admirals.words.en.shows.readyGames[0]?.setup);
if (!setup.ok) throw new Error('there is no ready game');
const { lies, reveals, whose } = secretOrders('command');

const play = (state: typeof EMPTY_GAME, asked: Command & Readonly<Record<string, unknown>>) => {
  const command = admirals.parseCommand(asked);
  const decision = command.ok ? admirals.decide(setup.value, state, command.value) : null;
  if (decision?.ok !== true) throw new Error(JSON.stringify(decision ?? command));
  return fold(state, decision.events);
};

const started = admirals.start(setup.value);
const waiting = fold(EMPTY_GAME, started.ok ? started.events : []);
const ordering = play(waiting, { type: 'start-battle' });
const card = Object.values(ordering.cards).find(
  ({ owner, slot }) => owner === 'pA' && slot === 'library',
);
const assign = { type: 'assign-order', ship: 'pA.s2', card: card?.id ?? '' };

test('an order is the secret of the player whose ship it is given to', () => {
  expect(whose(setup.value, ordering, assign)).toBe('pA');
  const repeat: Command & { readonly player: string } = { type: 'repeat-orders', player: 'pB' };
  expect(whose(setup.value, ordering, repeat)).toBe('pB');
  const given = play(ordering, assign);
  const back: Command & { readonly card: string } = { type: 'unassign-order', card: assign.card };
  expect(whose(setup.value, given, back)).toBe('pA');
});

test('outside the Command Phase nothing is secret, and a tap on a hull never is', () => {
  expect(whose(setup.value, waiting, assign)).toBe(null);
  expect(whose(setup.value, ordering, { type: 'set-track' })).toBe(null);
});

test('the reveal turns them over; until then one that was given lies face down', () => {
  expect(reveals({ type: 'reveal' })).toBe(true);
  expect(reveals({ type: 'activate' })).toBe(false);
  const given = play(ordering, assign);
  expect(lies(setup.value, ordering)).toBe(false);
  expect(lies(setup.value, given)).toBe(true);
  expect(lies(setup.value, play(given, { type: 'reveal', override: true }))).toBe(false);
});
