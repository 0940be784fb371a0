/** Browsers do without: their vibration is a buzz, not a knock. */
export function allowHaptics(_on: boolean): void {}

export function knock(): void {}

export function knockFirmly(): void {}
