import { fireEvent, screen } from '@testing-library/react-native';

import { renderApp } from '../../builders/renderApp';

const press = async (role: 'button' | 'link', name: string | RegExp) =>
  fireEvent.press(await screen.findByRole(role, { name }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

const startQuickGame = async () => {
  renderApp();
  await press('button', /^Lantern Patrol against Kiln Raiders, Alpha.*with orders$/);
  await press('button', 'Start the battle');
};

test('a quick game starts in two taps, and orders come first', async () => {
  renderApp();
  await press('button', 'Training battle');
  await press('button', 'Start the battle');
  expect(await heading('Give orders')).toBeVisible();
  expect(screen.getByText(/Round 1 of 6 · Command phase/i)).toBeVisible();
});

test('while a game runs, the main button goes on with the one that was played last', async () => {
  renderApp();
  await press('button', 'Continue: Lantern Patrol against Kiln Raiders');
  expect(await heading('Give orders')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Training battle' })).toBeNull();
});

test('a battle that is won by ships shows these in the list, not points', async () => {
  renderApp();
  await press('button', /^Even Keel against Anvil Song, /);
  // Its rules are loaded first.
  await screen.findByRole('heading', { name: /^Ember: / }, { timeout: 60_000 });
  await press('button', 'Back');
  const name = 'Even Keel against Anvil Song, Round 1 · Ember 1 : Frost 1';
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('a tap on the hull of a ship is one step, named in the undo bar and taken back by it', async () => {
  await startQuickGame();
  const [row] = await screen.findAllByRole('button', { name: /hull \d+ of \d+/ });
  fireEvent.press(row);
  const hull = await screen.findByLabelText(/^Hull, (\d+) of \1$/);
  const full = /, (\d+) of/.exec(String(hull.props['aria-label'] ?? hull.props.accessibilityLabel));
  const most = Number(full?.[1]);
  await press('button', `Set Hull to ${most - 1}`);
  expect(await screen.findByLabelText(`Hull, ${most - 1} of ${most}`)).toBeVisible();
  await press('button', /^Undo: .*[Hh]ull/);
  expect(await screen.findByLabelText(`Hull, ${most} of ${most}`)).toBeVisible();
});

test('the reveal opens the action phase, and a ship is activated from its card', async () => {
  await startQuickGame();
  await press('button', 'Reveal all orders');
  expect(await heading(/to activate$/)).toBeVisible();
  const rows = await screen.findAllByRole('button', { name: /hull \d+ of \d+/ });
  fireEvent.press(rows[0]);
  await press('button', 'Activate');
  expect(await screen.findByRole('button', { name: 'End activation' })).toBeVisible();
  await press('button', 'Back');
  await press('button', 'Back');
  expect(await heading(/is active$/)).toBeVisible();
});

test('an activation that is taken back gives way to the bridge', async () => {
  await startQuickGame();
  await press('button', 'Reveal all orders');
  await press('button', 'Activate a ship');
  const [first] = await screen.findAllByRole('button', { name: /^Activate (?!out of|a ship)/ });
  fireEvent.press(first);
  expect(await screen.findByRole('button', { name: 'End activation' })).toBeVisible();
  await press('button', /^Undo: .* activates$/);
  expect(await heading(/to activate$/)).toBeVisible();
});

test('and where another page lies above it, waits until it is gone back to', async () => {
  await startQuickGame();
  await press('button', 'Reveal all orders');
  await press('button', 'Activate a ship');
  const [first] = await screen.findAllByRole('button', { name: /^Activate (?!out of|a ship)/ });
  fireEvent.press(first);
  await press('button', 'Ship card');
  await screen.findByLabelText(/^Hull, \d+ of \d+$/);
  await press('button', /^Undo: .* activates$/);
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
  await press('button', 'Back');
  expect(await heading(/to activate$/)).toBeVisible();
});

test('a phase of the bridge reads its rule', async () => {
  await startQuickGame();
  expect(await heading('Give orders')).toBeVisible();
  await press('button', 'Command');
  expect(await heading(/Command Phase/i)).toBeVisible();
});
