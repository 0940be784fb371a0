/** Screens bring their own heads. */
export const bare = { headerShown: false } as const;
