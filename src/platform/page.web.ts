import type { Page } from './device';

/** Gives the page behind the app the app's ground, its bars and its form controls. */
export function paintPage({ ground, scheme }: Page): void {
  document.documentElement.style.colorScheme = scheme;
  document.body.style.backgroundColor = ground;
  // The template has one such tag for each scheme, for the time before the app runs.
  for (const tag of document.querySelectorAll('meta[name="theme-color"]')) {
    tag.setAttribute('content', ground);
  }
}

/** Starts the app afresh. */
export function restartApp(): boolean {
  location.reload();
  return true;
}

/** Whether the page stands inside another: a host without headers cannot forbid it, so the app does not start there. */
export function isFramed(): boolean {
  return window.top !== window.self;
}
