/** Closes a layer with the browser's back button. A device's own back reaches the layer by itself. */
export function useBackCloses(_open: boolean, _onClose: () => void): void {}

/** Layers have no place in the history of a device. */
export const layersGone = (): Promise<void> => Promise.resolve();
