import { addresses } from '../../../src/navigation/addresses';

type Place =
  | string
  | { readonly path?: string; readonly alias?: readonly unknown[]; readonly screens?: object };

function addressesOf(place: Place): readonly string[] {
  if (typeof place === 'string') return [place];
  const own = [place.path, ...(place.alias ?? [])].filter((path) => typeof path === 'string');
  return [...own, ...Object.values(place.screens ?? {}).flatMap(addressesOf)];
}

const all = addressesOf({ screens: addresses.screens }).map((path) => `/${path}`);

/** Every place of the app that can be opened by its address alone: a new screen is here, and audited, by itself. */
export const plainAddresses = all.filter((path) => !/[:*]/.test(path)).sort();
