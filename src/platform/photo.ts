import { ImageManipulator, SaveFormat } from 'expo-image-manipulator';
import {
  launchCameraAsync,
  launchImageLibraryAsync,
  requestCameraPermissionsAsync,
  type ImagePickerResult,
} from 'expo-image-picker';
import { Platform } from 'react-native';

import type { Photo } from './device';
import { photoSize } from './photoSize';

/** Before it, Android's camera wants to write into the storage that all apps share, which is never asked for. */
const firstAndroid = 29;

export const canTakePhoto = (): boolean =>
  Platform.OS !== 'android' || Platform.Version >= firstAndroid;

/** Opens the camera, and asks for it the first time. */
export async function takePhoto(): Promise<Photo> {
  const { granted } = await requestCameraPermissionsAsync();
  if (!granted) return 'refused';
  // It throws where the device has no camera.
  const taken = await launchCameraAsync({ mediaTypes: 'images' }).catch(() => null);
  return taken === null ? 'refused' : small(taken);
}

/** Asks for a picture of the phone's own: its picker gives the one that was chosen, and asks for no permission. */
export const pickPhoto = async (): Promise<Photo> =>
  small(await launchImageLibraryAsync({ mediaTypes: 'images' }));

async function small({ assets }: ImagePickerResult): Promise<Photo> {
  const [asset] = assets ?? [];
  if (asset === undefined) return undefined;
  const { longestSide, quality } = photoSize;
  const { uri, width, height } = asset;
  const side = width > height ? 'width' : 'height';
  const image = ImageManipulator.manipulate(uri);
  const sized = asset[side] > longestSide ? image.resize({ [side]: longestSide }) : image;
  const drawn = await sized.renderAsync();
  const { base64 = '' } = await drawn.saveAsync({
    format: SaveFormat.JPEG,
    compress: quality,
    base64: true,
  });
  return { picture: `data:image/jpeg;base64,${base64}` };
}
