import { registerRootComponent } from 'expo';

import { Probe } from './Probe';

registerRootComponent(Probe);
