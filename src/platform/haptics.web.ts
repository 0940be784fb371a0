let allowed = true;

/** The player's setting. */
export function allowHaptics(on: boolean): void {
  allowed = on;
}

/** As short as a browser's vibration can be; many have none. */
const vibrate = (length: number) => {
  if (allowed && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(length);
};

export function knock(): void {
  vibrate(6);
}

export function knockFirmly(): void {
  vibrate(14);
}
