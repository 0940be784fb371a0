/** The shape of a catalogue, with any text in place of each of its own: what another edition or language brings. */
export type Wording<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Text
    ? (...values: Values) => Wording<Text>
    : { readonly [Key in keyof Words]: Wording<Words[Key]> };
