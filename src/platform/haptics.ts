import { ImpactFeedbackStyle, impactAsync } from 'expo-haptics';

let allowed = true;

/** The player's setting. */
export function allowHaptics(on: boolean): void {
  allowed = on;
}

/** The light knock with which a tap answers. */
export function knock(): void {
  if (allowed) impactAsync(ImpactFeedbackStyle.Light).catch(() => undefined);
}

/** The firmer knock of a hold that opened something. */
export function knockFirmly(): void {
  if (allowed) impactAsync(ImpactFeedbackStyle.Medium).catch(() => undefined);
}
