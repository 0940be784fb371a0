import { appendFileSync } from 'node:fs';

/** Whether `npm run test:trust` runs the tests; `npm test` runs their short form. */
export const isLong = process.env.FLAGBRIDGE_TRUST === 'long';

/** A figure for the table at the end of the long form. */
export const tellFigure = (part: string, what: string, figure: number | string): void => {
  const file = process.env.FLAGBRIDGE_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ part, what, figure })}\n`);
};
