import { exportWeb } from '../web/exportWeb.mjs';

exportWeb('build/probe', '__tests__/e2e/probe');
