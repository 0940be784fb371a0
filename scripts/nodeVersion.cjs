// Read by every Node there is, however old: no newer syntax than this in here.

function numbersOf(version) {
  return version
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map(Number);
}

function isBelow(version, floor) {
  const have = numbersOf(version);
  const want = numbersOf(floor);
  for (let i = 0; i < 3; i += 1) {
    if ((have[i] || 0) !== (want[i] || 0)) return (have[i] || 0) < (want[i] || 0);
  }
  return false;
}

/** `engines` is a list of caret ranges. Too old is refused; a line that nobody has tried yet is told. */
function judgeNode(version, engines) {
  const ranges = engines.split('||').map(function (range) {
    return range.trim();
  });
  const tried = ranges.some(function (range) {
    return numbersOf(range)[0] === numbersOf(version)[0] && !isBelow(version, range);
  });
  if (tried) return { runs: true, sentence: null };
  const floors = ranges.map(function (range) {
    return numbersOf(range).join('.');
  });
  const have = numbersOf(version).join('.');
  if (isBelow(version, floors[0])) {
    return {
      runs: false,
      sentence:
        'Flagbridge needs Node ' +
        floors[0] +
        ' or later, and this is Node ' +
        have +
        '. Get a newer one from nodejs.org.',
    };
  }
  return {
    runs: true,
    sentence:
      'Flagbridge is tried with Node ' +
      floors.join(', ') +
      ' and their later updates; this is Node ' +
      have +
      ', which may do as well.',
  };
}

module.exports = { judgeNode: judgeNode };
