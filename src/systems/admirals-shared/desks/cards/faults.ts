/** Something wrong with a draft: where, by the path that controls use, and what, as a sentence. */
export interface Fault {
  readonly path: string;
  readonly text: string;
  /** Nothing was entered there yet, rather than something wrong. */
  readonly isBlank: boolean;
}
