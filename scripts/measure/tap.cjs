// `node scripts/measure/tap.cjs`: which files run when a tap on a shield is decided, and when the ship's page is
// drawn, as JSON. Each system is asked by its contract alone.
const { Session } = require('node:inspector');
const path = require('node:path');
const { fileURLToPath } = require('node:url');

const { requireTypeScript } = require('../bench/requireTypeScript.cjs');

const { everySystem } = requireTypeScript('./__tests__/builders/everySystem.ts');
const { replay } = requireTypeScript('./src/core/game/log.ts');

const session = new Session();
session.connect();
session.post('Profiler.enable');

/** The inspector answers at once. */
function ask(method, params) {
  let answer;
  session.post(method, params, (problem, found) => {
    if (problem) throw new Error(problem.message);
    answer = found;
  });
  return answer;
}

/** The files of the app in which a function was called. */
function filesRun(run) {
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  run();
  const { result } = ask('Profiler.takePreciseCoverage');
  ask('Profiler.stopPreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0].count > 0))
    .map(({ url }) => (url.startsWith('file:') ? fileURLToPath(url) : url))
    .map((file) => path.relative('src', file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('..'));
}

/** Every page that opens from what is shown. */
function refsIn(shown) {
  if (Array.isArray(shown)) return shown.flatMap(refsIn);
  if (typeof shown !== 'object' || shown === null) return [];
  const own = typeof shown.opens === 'object' ? [shown.opens] : [];
  return [...own, ...Object.values(shown).flatMap(refsIn)];
}

/** Every control on a page that is set to a number by a command. */
function controlsIn(shown) {
  if (Array.isArray(shown)) return shown.flatMap(controlsIn);
  if (typeof shown !== 'object' || shown === null) return [];
  const own = typeof shown.set === 'function' && shown.now > 0 ? [shown] : [];
  return [...own, ...Object.values(shown).flatMap(controlsIn)];
}

const mostPages = 100;

/** What a tap takes a point of: a shield, the integrity of a section, or the hull where a ship has neither. */
const tapped = [/shield|integrity/i, /hull/i];

/** The first page where such a point can be tapped: from the bridge, and from the pages that it opens. */
function findTap(shows, setup, state, of) {
  const ahead = refsIn(shows.bridge(setup, state));
  for (let at = 0; at < ahead.length && at < mostPages; at += 1) {
    const page = shows.page(setup, state, ahead[at], {});
    const commands = controlsIn(page).map(({ set, now }) => set(now - 1));
    const command = commands.find((one) => of.test(JSON.stringify(one)));
    if (command) return { ref: ahead[at], command };
    ahead.push(...refsIn(page));
  }
  return null;
}

function findShield(shows, setup, state) {
  for (const of of tapped) {
    const found = findTap(shows, setup, state, of);
    if (found) return found;
  }
  throw new Error('no page has a shield or a hull to tap');
}

function measure({ id, start, decide, parseCommand, words }) {
  const { shows } = words.en;
  const [{ setup }] = shows.readyGames;
  const step = { command: { type: 'start' }, events: start(setup).events };
  const { state } = replay({ steps: [step], cursor: 1 });
  const { ref, command } = findShield(shows, setup, state);
  let decision;
  const decided = filesRun(() => {
    decision = decide(setup, state, parseCommand(command).value);
  });
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const drawn = filesRun(() => shows.page(setup, state, ref, {}));
  return { id, decided, drawn };
}

process.stdout.write(JSON.stringify(everySystem.map(measure)));
