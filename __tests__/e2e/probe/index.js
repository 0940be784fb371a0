import { registerRootComponent } from 'expo';

import { Blocks } from './Blocks';
import { Probe } from './Probe';

registerRootComponent(window.location.hash === '#blocks' ? Blocks : Probe);
