/** Ids of a table, told as one text. */

export type Ids<Text extends string> = Text extends `${infer One} ${infer Rest}`
  ? readonly [One, ...Ids<Rest>]
  : readonly [Text];

/** Each a word of its own. */
export const ids = <const Text extends string>(text: Text): Ids<Text> =>
  // As the type takes the text apart, so does this.
  text.split(' ') as unknown as Ids<Text>;
