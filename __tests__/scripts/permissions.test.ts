import { mergePermissions, parsePermissions } from '../../scripts/native/permissions.mjs';

const asking = (...names: string[]) =>
  names.map((name) => `<uses-permission android:name="android.permission.${name}"/>`).join('\n');
const removing = (name: string) =>
  `<uses-permission android:name="android.permission.${name}" tools:node="remove"/>`;

test('a manifest asks and takes away', () => {
  expect(parsePermissions(asking('VIBRATE') + removing('INTERNET'))).toEqual({
    asked: ['VIBRATE'],
    removed: ['INTERNET'],
  });
});

test('what the app takes away, no library brings back', () => {
  const libraries = [asking('INTERNET', 'CAMERA'), asking('VIBRATE')];
  expect(mergePermissions(removing('INTERNET'), libraries)).toEqual(['CAMERA', 'VIBRATE']);
});
