import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import type * as Bakery from '../../builders/bakerySystem';
import type * as SystemsOf from '../../builders/systemsOf';
import { renderRules } from '../../builders/renderRules';
import { startApp } from '../../../src/stores/appStore';
import { loadRules, openBook, rulingsForNewGame, setRulings } from '../../../src/stores/rulesStore';

jest.mock('../../../src/systems', () => {
  const { bakerySystem } = jest.requireActual<typeof Bakery>('../../builders/bakerySystem');
  const { listedAs } = jest.requireActual<typeof SystemsOf>('../../builders/systemsOf');
  return { LISTED_SYSTEMS: [listedAs(bakerySystem, 'Bakery')] };
});

beforeAll(async () => {
  await startApp();
  await loadRules();
  await openBook('bakery');
});

const press = async (role: string, name: string | RegExp) => {
  fireEvent.press(await screen.findByRole(role, { name }));
  await act(async () => undefined);
};

const search = (text: string) =>
  fireEvent.changeText(screen.getByLabelText('Search the rules'), text);

const title = (name: string) => screen.findByRole('heading', { name });

describe('the search', () => {
  test('answers as one types, with the section and the first sentence', async () => {
    renderRules();
    search('brea');
    expect(await screen.findByRole('link', { name: /^Bread, Flour, water/ })).toBeVisible();
    expect(screen.getByText('1A-01')).toBeVisible();
    expect(screen.queryByText('Chapters')).toBeNull();
  });

  test('gives the page back when it is cleared', async () => {
    renderRules();
    search('bread');
    await press('button', 'Clear the search');
    expect(await screen.findByText('Chapters')).toBeVisible();
  });

  test('says that nothing matches, and what comes nearest', async () => {
    renderRules();
    search('xxsaltyx');
    expect(await screen.findByText(/Nothing in the rules matches “xxsaltyx”/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Salt/ })).toBeVisible();
  });

  test('advises where nothing comes near', async () => {
    renderRules();
    search('zzz');
    expect(await screen.findByText(/Try one word of it/)).toBeVisible();
  });
});

describe('an entry', () => {
  test('shows its sections, its example set apart, and where it stands', async () => {
    renderRules({ name: 'Entry', params: { entry: 'salt' } });
    await title('Salt');
    expect(screen.getByText('Section 2')).toBeVisible();
    expect(screen.getByText('Example')).toBeVisible();
    expect(screen.getByText('Larder')).toBeVisible();
  });

  test('follows a link in its text, and leads back', async () => {
    renderRules({ name: 'Entry', params: { entry: 'oven' } });
    await title('Oven');
    await press('link', 'sweet cake');
    await title('Cake');
    await press('button', 'Back');
    await title('Oven');
  });

  test('leads to the quick references that have a line on it', async () => {
    renderRules({ name: 'Entry', params: { entry: 'oven' } });
    await title('Oven');
    await press('link', 'Quick reference: The day');
    await title('The day');
  });

  test('leads on to its neighbours in the chapter', async () => {
    renderRules({ name: 'Entry', params: { entry: 'bread' } });
    await title('Bread');
    await press('link', 'Next: Cake');
    await title('Cake');
    await press('link', 'Previous: Bread');
    await title('Bread');
  });

  test('is pinned, and found on the first page among the pinned and the last read', async () => {
    renderRules({ name: 'Entry', params: { entry: 'rising' } });
    await title('Rising dough');
    await press('switch', 'Pin this entry');
    expect(
      await screen.findByRole('switch', { name: 'Pin this entry', checked: true }),
    ).toBeVisible();
    await press('button', 'Back');
    expect(await screen.findByRole('link', { name: 'Rising dough' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rising dough' })).toBeVisible();
  });

  test('keeps a note, and calls it kept only when it is stored', async () => {
    renderRules({ name: 'Entry', params: { entry: 'cake' } });
    await title('Cake');
    fireEvent.changeText(screen.getByLabelText('Your note'), 'No raisins.');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    fireEvent(screen.getByLabelText('Your note'), 'blur');
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    screen.unmount();
    await act(loadRules);
    renderRules({ name: 'Entry', params: { entry: 'cake' } });
    await title('Cake');
    expect(screen.getByLabelText('Your note').props.value).toBe('No raisins.');
  });

  test('that does not exist is told as such', async () => {
    renderRules({ name: 'Entry', params: { entry: 'pizza' } });
    await title('Not in the book');
    await press('button', 'Go to the rules');
    expect(await screen.findByText('Chapters')).toBeVisible();
  });
});

test('a chapter lists its entries in order', async () => {
  renderRules({ name: 'Chapter', params: { chapter: '1' } });
  await title('Baking');
  const names = screen.getAllByRole('link').map(({ props }) => String(props.accessibilityLabel));
  expect(names.map((name) => name.split(',')[0])).toEqual([
    'Oven',
    'Bread',
    'Cake',
    'Rising dough',
  ]);
});

test('a row of a quick reference opens its entry in a sheet, which follows links and goes back', async () => {
  renderRules({ name: 'Quick', params: { quick: 'day' } });
  await title('The day');
  await press('link', 'Heat, hot');
  await title('Oven');
  await press('link', 'sweet cake');
  await title('Cake');
  await press('button', 'Back to Oven');
  await title('Oven');
  await press('link', 'Quick reference: The day');
  await press('button', 'Back to Oven');
  await title('Oven');
  await press('button', 'Close');
  await title('The day');
  expect(screen.queryByRole('heading', { name: 'Oven' })).toBeNull();
});

describe('the arcs', () => {
  const pictures = () => screen.getAllByRole('img').map(({ props }) => String(props['aria-label']));

  const open = async () => {
    renderRules({ name: 'Arcs' });
    await title('Arcs');
    fireEvent(screen.getByLabelText('Diagrams'), 'layout', {
      nativeEvent: { layout: { width: 360, height: 0 } },
    });
  };

  test('show which hexes a shape holds, by distance', async () => {
    await open();
    expect(pictures()).toEqual([
      'F, front, turned straight up. distance 0: 1 of 6, distance 1: 3 of 12',
    ]);
  });

  test('turn, and reach further', async () => {
    await open();
    await press('button', 'Turn left');
    await press('button', 'More Up to distance');
    expect(pictures()).toEqual([
      'F, front, turned up and left. distance 0: 1 of 6, distance 1: 3 of 12, distance 2: 3 of 18',
    ]);
  });

  test('compare two; a third takes the place of the older, and one always stays', async () => {
    await open();
    await press('switch', 'R');
    expect(pictures().map((name) => name[0])).toEqual(['F', 'R']);
    expect(screen.getByText('Both cover 1 hex')).toBeVisible();
    await press('switch', 'W');
    expect(pictures().map((name) => name[0])).toEqual(['R', 'W']);
    await press('switch', 'R');
    await press('switch', 'W');
    expect(pictures().map((name) => name[0])).toEqual(['W']);
  });

  test('say whose reading they are', async () => {
    await open();
    expect(screen.getByText(/how Flagbridge reads the rules/)).toBeVisible();
  });
});

describe('the rulings', () => {
  beforeEach(() => act(async () => void (await setRulings('bakery', {}))));

  const open = async () => {
    renderRules({ name: 'Rulings' });
    await title('Rulings');
  };

  test('take the app’s reading until another is chosen for new games', async () => {
    await open();
    const group = within(screen.getByLabelText('Must dough rest?'));
    expect(group.getByRole('radio', { name: /^Yes, an hour/, checked: true })).toBeVisible();
    await press('radio', 'No. Bake at once.');
    expect(await group.findByRole('radio', { name: /^No/, checked: true })).toBeVisible();
    expect(rulingsForNewGame('bakery')).toEqual({ rest: 'no' });
  });

  test('go back to the app’s readings at once, and that can be undone', async () => {
    await open();
    await press('radio', 'No. Bake at once.');
    await screen.findByText('1 changed.');
    await press('button', 'Reset all');
    await waitFor(() => expect(rulingsForNewGame('bakery')).toEqual({}));
    await press('button', 'Undo');
    await waitFor(() => expect(rulingsForNewGame('bakery')).toEqual({ rest: 'no' }));
  });

  test('that only inform have no switch, and tell the other reading', async () => {
    await open();
    expect(screen.getByText('It is.')).toBeVisible();
    expect(screen.getByText(/Only the crumb is/)).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('explain themselves with links', async () => {
    await open();
    await press('link', 'Oven');
    expect(await screen.findByText(/Heat the oven/)).toBeVisible();
  });
});
