/** What a thing is called after another, whose name is shortened where the whole would be longer than `most`. */
export const fittedName = (name: string, most: number, named: (name: string) => string): string => {
  if (named(name).length <= most) return named(name);
  // By signs, so that none is cut in two.
  const signs = Array.from(name);
  while (signs.length > 0) {
    signs.pop();
    const shorter = named(`${signs.join('').trimEnd()}…`);
    if (shorter.length <= most) return shorter;
  }
  return name.slice(0, most);
};
