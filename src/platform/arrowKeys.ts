/** Arrow keys belong to the web; a device moves its focus by itself. */
export function moveWithArrows(_event: KeyboardEvent): void {}
