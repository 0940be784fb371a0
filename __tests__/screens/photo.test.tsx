import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';

import type { CardsRoutes } from '../../src/navigation/routes';
import { canTakePhoto } from '../../src/platform/photo';
import { photoSize } from '../../src/platform/photoSize';
import { CardEditScreen } from '../../src/screens/cards/CardEditScreen';
import { CardsScreen } from '../../src/screens/cards/CardsScreen';
import { PackScreen } from '../../src/screens/cards/PackScreen';
import { startApp } from '../../src/stores/appStore';
import { loadListed } from '../../src/stores/cardStore';
import { en } from '../../src/words/en';
import { renderPart } from '../builders/renderApp';

type Shot = Readonly<{ assets: readonly { uri: string; width: number; height: number }[] | null }>;

const mockAsk = jest.fn<Promise<{ granted: boolean }>, []>();
const mockCamera = jest.fn<Promise<Shot>, []>();
const mockLibrary = jest.fn<Promise<Shot>, []>();
const mockResize = jest.fn();

jest.mock('expo-image-picker', () => ({
  requestCameraPermissionsAsync: () => mockAsk(),
  launchCameraAsync: () => mockCamera(),
  launchImageLibraryAsync: () => mockLibrary(),
}));
jest.mock('expo-image-manipulator', () => {
  const image = {
    resize: (size: object) => {
      mockResize(size);
      return image;
    },
    renderAsync: async () => ({ saveAsync: async () => ({ base64: 'AAAA' }) }),
  };
  return { SaveFormat: { JPEG: 'jpeg' }, ImageManipulator: { manipulate: () => image } };
});

const say = en.cards;
const { longestSide } = photoSize;
const Stack = createNativeStackNavigator<CardsRoutes>();
const shot = (width: number, height: number): Shot => ({ assets: [{ uri: 'a', width, height }] });
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const photo = () => screen.findByRole('button', { name: say.photo.larger });

async function openCard() {
  mockAsk.mockReset().mockResolvedValue({ granted: true });
  mockResize.mockClear();
  await startApp();
  await loadListed();
  renderPart(
    <NavigationContainer>
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="CardsHome" component={CardsScreen} />
        <Stack.Screen name="Pack" component={PackScreen} />
        <Stack.Screen name="CardEdit" component={CardEditScreen} />
      </Stack.Navigator>
    </NavigationContainer>,
  );
  await act(async () => undefined);
  press(say.home.newPack);
  fireEvent.changeText(await screen.findByLabelText(say.details.name), 'Core set');
  press(say.details.create);
  await screen.findByRole('heading', { name: 'Core set' });
  press(say.pack.newCard);
  press('Commander');
  await screen.findByRole('button', { name: say.card.takePhoto });
}

test('a photo of the printed card is taken, made small, and lies beside the form', async () => {
  await openCard();
  mockCamera.mockResolvedValue(shot(3000, 4000));
  press(say.card.takePhoto);
  expect(await photo()).toBeVisible();
  expect(mockResize.mock.calls).toEqual([[{ height: longestSide }]]);
  expect(screen.queryByRole('button', { name: say.card.takePhoto })).toBeNull();
  press(say.photo.remove);
  expect(await screen.findByRole('button', { name: say.card.takePhoto })).toBeVisible();
});

test('one is picked without asking for the camera, and a small one stays as large as it is', async () => {
  await openCard();
  mockLibrary.mockResolvedValue(shot(800, 600));
  press(say.card.photoSpoken);
  expect(await photo()).toBeVisible();
  expect(mockResize).not.toHaveBeenCalled();
  expect(mockAsk).not.toHaveBeenCalled();
});

test('a player who changes their mind is told nothing', async () => {
  await openCard();
  mockCamera.mockResolvedValue({ assets: null });
  press(say.card.takePhoto);
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: say.card.takePhoto })).toBeVisible();
  expect(screen.queryByText(say.photo.noCamera)).toBeNull();
});

test.each([
  ['was refused', () => mockAsk.mockResolvedValue({ granted: false })],
  ['does not open', () => mockCamera.mockRejectedValue(new Error('no camera'))],
])('where the camera %s, a sentence says what to do', async (_, given) => {
  await openCard();
  given();
  press(say.card.takePhoto);
  expect(await screen.findByText(say.photo.noCamera)).toBeVisible();
});

test.each([
  ['ios', 17, true],
  ['android', 28, false],
  ['android', 29, true],
] as const)('%s %s takes photos: %s', (os, version, can) => {
  jest.replaceProperty(Platform, 'OS', os);
  jest.spyOn(Platform, 'Version', 'get').mockReturnValue(version);
  expect(canTakePhoto()).toBe(can);
  jest.restoreAllMocks();
});
