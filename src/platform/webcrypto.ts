import { getRandomValues } from 'expo-crypto';

/** What lib0 asks a phone for: true chance. Its own choice is a package that is not kept any more. */
// eslint-disable-next-line import/no-default-export -- the package whose place it takes has one
export default { ensureSecure: () => undefined, subtle: {}, getRandomValues };
