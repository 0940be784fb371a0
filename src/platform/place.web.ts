/** The address of a place in the app, for others to open. */
export const addressOf = (path: string): string => new URL(`/${path}`, location.origin).href;
