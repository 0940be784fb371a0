import { runSteps, summarize } from '../steps/runSteps.mjs';
import { browserSteps } from '../steps/steps.mjs';

const { ok, lines } = summarize(await runSteps(browserSteps()));
for (const line of lines) console.log(line);
process.exitCode = ok ? 0 : 1;
