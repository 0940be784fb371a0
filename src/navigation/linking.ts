import { getStateFromPath, type LinkingOptions } from '@react-navigation/native';

import { addresses } from './addresses';
import type { TabRoutes } from './routes';

export const linking: LinkingOptions<TabRoutes> = {
  prefixes: ['flagbridge://'],
  // Two slashes would name another host, and a browser lets no page write such an address.
  getStateFromPath: (path, options) => getStateFromPath(path.replace(/^\/{2,}/, '/'), options),
  config: addresses,
};
