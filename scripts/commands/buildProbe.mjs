import { exportWeb } from '../web/exportWeb.mjs';

exportWeb('build/probe', { PROBE: '1' });
