const NUMBER = /^[\d.]*$/;

/** A table with aligned columns, figures to the right, as the formatter leaves it. */
export const makeTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const columns = head.map((title, i) => {
    const cells = rows.map((row) => row[i] ?? '');
    const width = Math.max(3, title.length, ...cells.map((cell) => cell.length));
    return { width, isFigure: cells.every((cell) => NUMBER.test(cell)) };
  });
  const line = (cells: readonly string[]): string =>
    `| ${columns
      .map(({ width, isFigure }, i) => {
        const cell = cells[i] ?? '';
        return isFigure ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = columns.map(({ width, isFigure }) =>
    isFigure ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};
