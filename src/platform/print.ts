import type { PaperPage, PaperSheet } from './device';

/** A device has no printer of the app's own. */
export const canPrint: boolean = false;

/** What comes out of the printer while this is on screen. */
export function usePaper(_page: PaperPage | PaperSheet | null): void {}

export function printPage(): void {}
