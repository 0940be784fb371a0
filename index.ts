import { registerRootComponent } from 'expo';

import { App } from './App';
import { loadSharedScriptFirst } from './src/platform/sharedScript';

loadSharedScriptFirst();
registerRootComponent(App);
