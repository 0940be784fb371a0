import type { WebProps } from './device';

/** Props for the web only, handed on to the DOM. */
export function webProps(props: WebProps): object {
  return props;
}
