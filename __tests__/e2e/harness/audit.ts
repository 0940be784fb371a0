import { readFileSync } from 'node:fs';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const themes = ['light', 'dark'] as const;

const options: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    // A row shows figures and says a sentence; the rule wants the figures, letter by letter, in the sentence.
    'label-content-name-mismatch': { enabled: false },
  },
};

async function violationsIn(
  page: Page,
  theme: (typeof themes)[number],
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(settle);
  // The page's policy forbids a script of ours in it; the debugger's evaluation stands outside of the policy.
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  const { violations }: AxeResults = await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${theme}: ${id}: ${help}\n${html}\n${failureSummary ?? ''}`,
    ),
  );
}

/** Two frames: what the last change asked for has been drawn. */
export function settle(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}

/** Looks at the open screen as an accessibility audit does, in both themes. It must find nothing. */
export async function audit(page: Page): Promise<void> {
  const found: string[] = [];
  for (const theme of themes) found.push(...(await violationsIn(page, theme)));
  expect(found).toEqual([]);
}
