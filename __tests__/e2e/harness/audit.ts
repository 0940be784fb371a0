import { readFileSync } from 'node:fs';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    // A row shows figures and says a sentence; the rule wants the figures, letter by letter, in the sentence.
    'label-content-name-mismatch': { enabled: false },
  },
};

/** What a theme can change: a page has the same names, roles and order in both. */
const colours: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const themes = { light: everything, dark: colours } as const;

/** Half a million letters: sent once to each document. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // The page's policy forbids a script of ours in it; the debugger's evaluation stands outside of the policy.
  await page.evaluate(`(() => { ${source} })()`);
}

async function violationsIn(page: Page, theme: keyof typeof themes): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(settle);
  const { violations }: AxeResults = await page.evaluate(
    `axe.run(document, ${JSON.stringify(themes[theme])})`,
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

/** Looks at the open screen as an accessibility audit does, and at its colours in both themes. It must find nothing. */
export async function audit(page: Page): Promise<void> {
  await bringAxe(page);
  const found = [...(await violationsIn(page, 'light')), ...(await violationsIn(page, 'dark'))];
  expect(found).toEqual([]);
}
