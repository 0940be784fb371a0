interface TestBrowser {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The browser that was found before the run, by findBrowser.mjs. */
export function testBrowser(): TestBrowser {
  // Our own step wrote it.
  return JSON.parse(process.env.TEST_BROWSER ?? '') as TestBrowser;
}
