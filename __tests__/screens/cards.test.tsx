import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, screen } from '@testing-library/react-native';

import type { CardsRoutes } from '../../src/navigation/routes';
import { pasteText } from '../../src/platform/pasteText';
import { BringInScreen } from '../../src/screens/cards/BringInScreen';
import { CardEditScreen } from '../../src/screens/cards/CardEditScreen';
import { CardsScreen } from '../../src/screens/cards/CardsScreen';
import { PackScreen } from '../../src/screens/cards/PackScreen';
import { DeletedCardsScreen } from '../../src/screens/deleted/DeletedScreen';
import { startApp } from '../../src/stores/appStore';
import { loadListed } from '../../src/stores/cardStore';
import { startGame } from '../../src/stores/gameStore';
import { systems } from '../../src/stores/systems';
import { en } from '../../src/words/en';
import { renderPart } from '../builders/renderApp';

jest.mock('../../src/platform/pasteText', () => ({ pasteText: jest.fn() }));

const say = en.cards;
const Stack = createNativeStackNavigator<CardsRoutes>();

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const type = async (label: string, text: string) =>
  fireEvent.changeText(await screen.findByLabelText(label), text);

beforeEach(async () => {
  await startApp();
  await loadListed();
  renderPart(
    <NavigationContainer>
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="CardsHome" component={CardsScreen} />
        <Stack.Screen name="Pack" component={PackScreen} />
        <Stack.Screen name="CardEdit" component={CardEditScreen} />
        <Stack.Screen name="BringIn" component={BringInScreen} />
        <Stack.Screen name="DeletedCards" component={DeletedCardsScreen} />
      </Stack.Navigator>
    </NavigationContainer>,
  );
  await act(async () => undefined);
});

test('a pack of the app can be put out of use, and undo names it', async () => {
  const name = say.pack.inUseOf('Training Set');
  const inUse = () => screen.findByRole('switch', { name });
  expect(await inUse()).toBeChecked();
  fireEvent.press(await inUse());
  const undo = en.undo.of(say.act({ id: 'pack-used', name: 'Training Set', inUse: false }));
  fireEvent.press(await screen.findByRole('button', { name: undo }));
  expect(await screen.findByRole('switch', { name, checked: true })).toBeVisible();
});

test('a card is typed into a new pack and stays there as a draft', async () => {
  press(say.home.newPack);
  await type(say.details.name, 'Core set');
  press(say.details.create);
  await screen.findByRole('heading', { name: 'Core set' });
  // Nothing can be found or sorted in an empty pack.
  await screen.findByText(say.pack.empty);
  expect(screen.queryByRole('button', { name: say.find.filters })).toBeNull();
  press(say.pack.newCard);
  press('Commander');
  await type('Name', 'Isaura Venn');
  expect(await screen.findByRole('heading', { name: 'Isaura Venn' })).toBeVisible();
  await screen.findByRole('button', { name: en.undo.of(say.act({ id: 'card-created' })) });
  press(say.card.done);
  expect(await screen.findByRole('button', { name: /^Isaura Venn.*Draft$/ })).toBeVisible();
});

test('a card that is finished while a game goes on says that it comes to the next', async () => {
  const admirals = await systems.load('admirals');
  const [ready] = (admirals && systems.words(admirals).shows.readyGames) ?? [];
  const started = await startGame({ system: 'admirals', name: 'Now', setup: ready?.setup ?? {} });
  expect(started.ok).toBe(true);
  press(say.home.newPack);
  await type(say.details.name, 'Own ships');
  press(say.details.create);
  await screen.findByRole('heading', { name: 'Own ships' });
  press(say.pack.newCard);
  press('Ship');
  await type('Code', 'MY-1');
  await type('Name', 'Teapot');
  await type('Allegiance', 'Explore Tea');
  expect(screen.queryByText(say.card.played)).toBeNull();
  fireEvent.press(screen.getByRole('radio', { name: 'Light' }));
  press('More Hull Points');
  expect(await screen.findByText(say.card.played)).toBeVisible();
});

test('a pack of the first edition is copied for the second, opened, and taken back', async () => {
  fireEvent.press(await screen.findByRole('link', { name: /^Training Set, first edition/ }));
  await screen.findByRole('heading', { name: 'Training Set, first edition' });
  press(say.pack.copyFor('Admirals: Star Strike'));
  const name = 'Training Set, from the first edition';
  await screen.findByRole('heading', { name });
  expect(screen.getByText(/^\d+ cards copied\. What does not fit there/)).toBeVisible();
  expect(screen.getByText(/Fleet Values of 12 ships were left out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy for/ })).toBeNull();
  press(en.undo.of(say.act({ id: 'pack-copied', name })));
  expect(await screen.findByRole('heading', { name: say.title })).toBeVisible();
  expect(screen.queryByText(say.pack.gone.title)).toBeNull();
  expect(screen.queryByText(/came over/)).toBeNull();
  // The list below would go on drawing rows after the test.
  screen.unmount();
});

test('a pack that was deleted is found under what was deleted, and restored', async () => {
  press(say.home.newPack);
  await type(say.details.name, 'Lost set');
  press(say.details.create);
  await screen.findByRole('heading', { name: 'Lost set' });
  press(say.pack.about);
  press(say.pack.delete);
  fireEvent.press(await screen.findByRole('button', { name: /^Recently deleted/ }));
  expect(await screen.findByText(en.deleted.intro(30))).toBeVisible();
  const restore = { name: en.deleted.restoreOf('Lost set') };
  fireEvent.press(await screen.findByRole('button', restore));
  expect(screen.getAllByText('Pack · 30 days left')[0]).toBeVisible();
  expect(await screen.findByText(en.deleted.restored('Lost set'))).toBeVisible();
  press(en.acts.back);
  expect(await screen.findByRole('link', { name: /^Lost set/ })).toBeVisible();
  expect(screen.queryByRole('button', restore)).toBeNull();
});

test.each([
  ['', say.bring.emptyClipboard],
  ['{"format": oops}', say.why({ id: 'not-json', line: 1, column: 12 })],
  ['{"format":"shopping"}', /not a Flagbridge card file/],
])('%s on the clipboard brings nothing in and says why', async (text, said) => {
  jest.mocked(pasteText).mockResolvedValue(text);
  press(say.home.bringIn);
  await screen.findByRole('heading', { name: say.bring.title });
  press(say.bring.clipboard);
  expect(await screen.findByText(said)).toBeVisible();
});
