import { registerRootComponent } from 'expo';

import { App } from './App';
import { isFramed } from './src/platform/page';
import { loadSharedScriptFirst } from './src/platform/sharedScript';

loadSharedScriptFirst();
// Nobody else's page gets the taps of a player.
if (!isFramed()) registerRootComponent(App);
