/** @param {import('./row').Row} row */
export const isOverBudget = ({ value, budget }) => budget !== undefined && !(value <= budget);

/** @param {number} value @param {import('./row').Row['unit']} unit */
function show(value, unit) {
  if (unit === 'B') return `${(value / 1000).toFixed(1)} KB`;
  if (unit === '×') return `${value.toFixed(2)} ×`;
  return unit === 'ms' ? `${value.toFixed(value < 10 ? 2 : 0)} ms` : `${Math.round(value)} /s`;
}

/** One table: name, value, budget, and a word where the budget is broken. @param {readonly import('./row').Row[]} rows */
export function makeTable(rows) {
  const cells = rows.map((row) => [
    row.name,
    show(row.value, row.unit),
    row.budget === undefined ? '' : show(row.budget, row.unit),
    isOverBudget(row) ? 'OVER BUDGET' : '',
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
