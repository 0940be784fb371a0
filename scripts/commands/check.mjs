import { runSteps, summarize } from '../steps/runSteps.mjs';
import { checkSteps } from '../steps/steps.mjs';

const { ok, lines } = summarize(await runSteps(checkSteps()));
for (const line of lines) console.log(line);
process.exitCode = ok ? 0 : 1;
