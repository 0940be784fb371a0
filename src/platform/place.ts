/** The address of a place in the app, for others to open: this device's app has no host of its own. */
export const addressOf = (path: string): string => `flagbridge://${path}`;
