import type { BrowserContext } from 'playwright-core';

export interface Complaints {
  /** What the pages of the watched contexts complained about so far, in order; then forgotten. */
  readonly take: () => readonly string[];
  readonly watch: (context: BrowserContext) => void;
}

/** Everything that a page writes to its console as an error: exceptions, missing files, broken policy. */
export function collectComplaints(): Complaints {
  let heard: string[] = [];
  return {
    take: () => {
      const all = heard;
      heard = [];
      return all;
    },
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) => heard.push(String(problem.error().stack)));
    },
  };
}
