import type { WebProps } from './device';

/** Props for the web only: nothing on a device. */
export function webProps(_props: WebProps): object {
  return {};
}
