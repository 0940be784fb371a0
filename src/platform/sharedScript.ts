/** On phones the app is one bundle: there is no script to wait for. */
export const loadSharedScriptFirst = (): void => undefined;
