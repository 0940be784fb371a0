import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a player's phone is asked for: the light tap that answers a tap, the camera for a photo of a printed card, and the
 * network of the table, over which phones are linked. The profile without network does not ask for the last.
 */
export const allowedPermissions = {
  linked: ['ACCESS_NETWORK_STATE', 'CAMERA', 'INTERNET', 'VIBRATE'],
  withoutNetwork: ['CAMERA', 'VIBRATE'],
};

/** What an iPhone says of it, in the same two profiles. */
export const allowedUsages = {
  linked: [
    'NSCameraUsageDescription',
    'NSLocalNetworkUsageDescription',
    'NSMicrophoneUsageDescription',
    'NSPhotoLibraryUsageDescription',
  ],
  withoutNetwork: ['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription'],
};

/**
 * The permissions that a manifest asks for, and those that it takes away from the libraries below it.
 * @param {string} manifest
 * @returns {{ asked: readonly string[], removed: readonly string[] }}
 */
export function parsePermissions(manifest) {
  const tags = manifest.match(/<uses-permission[^>]*>/g) ?? [];
  const nameOf = (/** @type {string} */ tag) =>
    /android:name="(?:android\.permission\.)?([^"]+)"/.exec(tag)?.[1] ?? tag;
  const isRemoval = (/** @type {string} */ tag) => tag.includes('tools:node="remove"');
  return {
    asked: tags.filter((tag) => !isRemoval(tag)).map(nameOf),
    removed: tags.filter(isRemoval).map(nameOf),
  };
}

/** The manifests of installed packages, which Gradle merges under the app's own. @returns {readonly string[]} */
export function libraryManifests() {
  const packages = readdirSync('node_modules').flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join('node_modules', name)).map((inner) => join(name, inner))
      : [name],
  );
  return packages
    .map((name) => join('node_modules', name, 'android', 'src', 'main', 'AndroidManifest.xml'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/**
 * What a release build asks for, once Gradle has merged the manifests: the app's removals hold against its libraries.
 * @param {string} own
 * @param {readonly string[]} libraries
 * @returns {readonly string[]}
 */
export function mergePermissions(own, libraries) {
  const { asked, removed } = parsePermissions(own);
  const below = libraries.flatMap((manifest) => parsePermissions(manifest).asked);
  return [...new Set([...asked, ...below.filter((name) => !removed.includes(name))])].sort();
}
