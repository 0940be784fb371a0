const { basename } = require('node:path');

/** What takes more than ten seconds on a quiet machine, by what was measured: begun last, it would leave the other lanes idle. */
const longest = [
  'phones',
  'fleets',
  'cadet',
  'wholeGame',
  'strikes',
  'cards',
  'rules',
  'playScreens',
  'start',
  'game',
  'faults',
  'webApp',
  'solarDesign',
  'kill',
  'armada',
  'dropfleet',
  'manyKills',
];

const place = ({ path }) => {
  const at = longest.indexOf(basename(path, '.test.ts'));
  return at < 0 ? longest.length : at;
};

/** The order in which files are begun: a lane takes the next one as soon as it is free. Jest makes one and asks it. */
module.exports = class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path));
  }

  /** Jest offers what it measured, for the next run: the order here is known. */
  cacheResults() {}
};
