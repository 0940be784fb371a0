/** A section number as its runs of digits and letters, upper case: `5f.03ii` and `5F-03 II` are 5, F, 03, II. */
export const sectionParts = (section: string): readonly string[] =>
  section.toUpperCase().match(/\d+|[A-Z]+/g) ?? [];

/** The same text for every way to write one section. */
export const sectionKey = (parts: readonly string[]): string => parts.join(' ');

/** Keys from the section itself up to its chapter. */
export const sectionAndAbove = (section: string): readonly string[] => {
  const parts = sectionParts(section);
  return parts.map((_, at) => sectionKey(parts.slice(0, parts.length - at)));
};
