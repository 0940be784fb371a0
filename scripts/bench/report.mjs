/** @param {import('./row').Row} row */
export function isOverBudget({ value, budget }) {
  if (budget === undefined) return false;
  return 'atMost' in budget ? !(value <= budget.atMost) : !(value >= budget.atLeast);
}

/** @param {number} value @param {import('./row').Row['unit']} unit */
function show(value, unit) {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} KB`;
  const figure = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
  return unit === 'times' ? `${figure} ×` : `${figure} ms`;
}

/** @param {import('./row').Row} row */
function showBudget({ budget, unit }) {
  if (budget === undefined) return '';
  return 'atMost' in budget
    ? `at most ${show(budget.atMost, unit)}`
    : `at least ${show(budget.atLeast, unit)}`;
}

/** One table: name, value, budget, and a word where the budget is broken. @param {readonly import('./row').Row[]} rows */
export function makeTable(rows) {
  const cells = rows.map((row) => [
    row.name,
    show(row.value, row.unit),
    showBudget(row),
    isOverBudget(row) ? 'MISSED' : '',
  ]);
  const all = [['', 'measured', 'budget', ''], ...cells];
  const width = (/** @type {number} */ column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0));
  return all
    .map(([name = '', value = '', budget = '', note = '']) =>
      `${name.padEnd(width(0))}  ${value.padStart(width(1))}  ${budget.padStart(width(2))}  ${note}`.trimEnd(),
    )
    .join('\n');
}
