import { registerRootComponent } from 'expo';

import { Blocks } from './Blocks';
import { OpenSheet } from './OpenSheet';
import { Probe } from './Probe';

const roots = { '#blocks': Blocks, '#sheet': OpenSheet };

registerRootComponent(roots[window.location.hash] ?? Probe);
