/* eslint import/no-duplicates: off -- its resolver takes a module and its twin for one */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type * as AppUpdate from '../../src/platform/appUpdate';
import type * as AppUpdateWeb from '../../src/platform/appUpdate.web';
import type * as ArrowKeys from '../../src/platform/arrowKeys';
import type * as ArrowKeysWeb from '../../src/platform/arrowKeys.web';
import type * as BackButton from '../../src/platform/backButton';
import type * as BackButtonWeb from '../../src/platform/backButton.web';
import type * as CodeCamera from '../../src/platform/codeCamera';
import type * as CodeCameraWeb from '../../src/platform/codeCamera.web';
import type * as DroppedFile from '../../src/platform/droppedFile';
import type * as DroppedFileWeb from '../../src/platform/droppedFile.web';
import type * as Files from '../../src/platform/files';
import type * as FilesWeb from '../../src/platform/files.web';
import type * as Haptics from '../../src/platform/haptics';
import type * as HapticsWeb from '../../src/platform/haptics.web';
import type * as IntoSight from '../../src/platform/intoSight';
import type * as IntoSightWeb from '../../src/platform/intoSight.web';
import type * as KeepAwake from '../../src/platform/keepAwake';
import type * as KeepAwakeWeb from '../../src/platform/keepAwake.web';
import type * as Links from '../../src/platform/links';
import type * as LinksWeb from '../../src/platform/links.web';
import type * as Page from '../../src/platform/page';
import type * as PageWeb from '../../src/platform/page.web';
import type * as PasteText from '../../src/platform/pasteText';
import type * as PasteTextWeb from '../../src/platform/pasteText.web';
import type * as Persistence from '../../src/platform/persistence';
import type * as PersistenceWeb from '../../src/platform/persistence.web';
import type * as PhoneLink from '../../src/platform/phoneLink';
import type * as PhoneLinkWeb from '../../src/platform/phoneLink.web';
import type * as Photo from '../../src/platform/photo';
import type * as PhotoWeb from '../../src/platform/photo.web';
import type * as Picture from '../../src/platform/picture';
import type * as PictureWeb from '../../src/platform/picture.web';
import type * as Place from '../../src/platform/place';
import type * as PlaceWeb from '../../src/platform/place.web';
import type * as Print from '../../src/platform/print';
import type * as PrintWeb from '../../src/platform/print.web';
import type * as ReducedMotion from '../../src/platform/reducedMotion';
import type * as ReducedMotionWeb from '../../src/platform/reducedMotion.web';
import type * as RelayAddress from '../../src/platform/relayAddress';
import type * as RelayAddressWeb from '../../src/platform/relayAddress.web';
import type * as SharedScript from '../../src/platform/sharedScript';
import type * as SharedScriptWeb from '../../src/platform/sharedScript.web';
import type * as ShareText from '../../src/platform/shareText';
import type * as ShareTextWeb from '../../src/platform/shareText.web';
import type * as TextScale from '../../src/platform/textScale';
import type * as TextScaleWeb from '../../src/platform/textScale.web';
import type * as WebProps from '../../src/platform/webProps';
import type * as WebPropsWeb from '../../src/platform/webProps.web';

/** The bundler picks one of the two by its ending; the compiler reads only the first. Here it reads both. */
type Same<Device, Web extends Device> = [Device, Web];

export type Twins = {
  appUpdate: Same<typeof AppUpdate, typeof AppUpdateWeb>;
  arrowKeys: Same<typeof ArrowKeys, typeof ArrowKeysWeb>;
  backButton: Same<typeof BackButton, typeof BackButtonWeb>;
  codeCamera: Same<typeof CodeCamera, typeof CodeCameraWeb>;
  droppedFile: Same<typeof DroppedFile, typeof DroppedFileWeb>;
  files: Same<typeof Files, typeof FilesWeb>;
  haptics: Same<typeof Haptics, typeof HapticsWeb>;
  intoSight: Same<typeof IntoSight, typeof IntoSightWeb>;
  keepAwake: Same<typeof KeepAwake, typeof KeepAwakeWeb>;
  links: Same<typeof Links, typeof LinksWeb>;
  page: Same<typeof Page, typeof PageWeb>;
  pasteText: Same<typeof PasteText, typeof PasteTextWeb>;
  persistence: Same<typeof Persistence, typeof PersistenceWeb>;
  phoneLink: Same<typeof PhoneLink, typeof PhoneLinkWeb>;
  photo: Same<typeof Photo, typeof PhotoWeb>;
  picture: Same<typeof Picture, typeof PictureWeb>;
  place: Same<typeof Place, typeof PlaceWeb>;
  print: Same<typeof Print, typeof PrintWeb>;
  reducedMotion: Same<typeof ReducedMotion, typeof ReducedMotionWeb>;
  relayAddress: Same<typeof RelayAddress, typeof RelayAddressWeb>;
  sharedScript: Same<typeof SharedScript, typeof SharedScriptWeb>;
  shareText: Same<typeof ShareText, typeof ShareTextWeb>;
  textScale: Same<typeof TextScale, typeof TextScaleWeb>;
  webProps: Same<typeof WebProps, typeof WebPropsWeb>;
};

const compared: Record<keyof Twins, true> = {
  appUpdate: true,
  arrowKeys: true,
  backButton: true,
  codeCamera: true,
  droppedFile: true,
  files: true,
  haptics: true,
  intoSight: true,
  keepAwake: true,
  links: true,
  page: true,
  pasteText: true,
  persistence: true,
  phoneLink: true,
  photo: true,
  picture: true,
  place: true,
  print: true,
  reducedMotion: true,
  relayAddress: true,
  sharedScript: true,
  shareText: true,
  textScale: true,
  webProps: true,
};

const files = readdirSync(join(__dirname, '..', '..', 'src', 'platform'));
const onTheWeb = files.filter((file) => file.endsWith('.web.ts')).map((file) => file.slice(0, -7));

test('every module for the web is compared with its twin for devices', () => {
  expect(Object.keys(compared).sort()).toEqual([...onTheWeb].sort());
});

test.each(onTheWeb)('%s has a twin for devices', (name) => {
  expect(files).toContain(`${name}.ts`);
});
