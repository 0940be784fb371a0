/** Large enough to read a printed card by, small enough to lie beside a hundred of them. */
export const photoSize = { longestSide: 1280, quality: 0.75 };
