import { runSteps, summarize } from '../steps/runSteps.mjs';
import { figureTable, trustSteps } from '../steps/trust.mjs';

const { ok, lines } = summarize(await runSteps(trustSteps()));
for (const line of [...figureTable(), ...lines]) console.log(line);
process.exitCode = ok ? 0 : 1;
