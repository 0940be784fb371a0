import { availableParallelism } from 'node:os';

import { runSteps, summarize } from '../steps/runSteps.mjs';
import { testSteps } from '../steps/steps.mjs';

// A browser test waits about as long as it works, so one step more than there are cores keeps them busy.
const { ok, lines } = summarize(await runSteps(testSteps(), availableParallelism() + 1));
for (const line of lines) console.log(line);
process.exitCode = ok ? 0 : 1;
