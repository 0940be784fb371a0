import { fireEvent, screen } from '@testing-library/react-native';

import { useAppStore } from '../../src/stores/appStore';
import { renderApp } from '../builders/renderApp';

const openAt = async (tab: string) => {
  renderApp();
  fireEvent.press(await screen.findByRole('tab', { name: tab }));
};

test('the app opens its database and shows the five tabs, Play first', async () => {
  renderApp();
  expect(await screen.findByRole('tab', { name: 'Play', selected: true })).toBeVisible();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.props.accessibilityLabel);
  expect(tabs).toEqual(['Play', 'Fleets', 'Cards', 'Rules', 'More']);
});

test.each(['Play', 'Fleets', 'Cards', 'Rules', 'More'])(
  'the tab %s has its screen',
  async (tab) => {
    await openAt(tab);
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
    expect(screen.getByRole('heading', { name: tab })).toBeVisible();
  },
);

test.each([
  ['Fleets', 'button', 'Import a fleet', 'Import a fleet'],
  ['Cards', 'button', 'Import', 'Import cards'],
  ['Cards', 'link', /^All cards/, 'All cards'],
] as const)('from %s, the %s %s leads to %s', async (tab, role, act, title) => {
  await openAt(tab);
  fireEvent.press(await screen.findByRole(role, { name: act }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('back from a place inside a tab leads to the tab', async () => {
  await openAt('More');
  fireEvent.press(await screen.findByRole('link', { name: /^About Flagbridge/ }));
  fireEvent.press(await screen.findByRole('link', { name: /^Licences/ }));
  expect(await screen.findByRole('heading', { name: 'Licences and credits' })).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'About Flagbridge' })).toBeVisible();
});

test('a chosen theme is stored before it is shown', async () => {
  await openAt('More');
  fireEvent.press(await screen.findByRole('radio', { name: 'Light' }));
  expect(await screen.findByRole('radio', { name: 'Light', checked: true })).toBeVisible();
  expect(useAppStore.getState().settings.theme).toBe('light');
});
