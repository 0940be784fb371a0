/** The codes of a list as a player writes it, one a copy: `XA-ZEN, 2 XA-MER`. */
export const codesListed = (list: string): readonly string[] =>
  list.split(', ').flatMap((item) => {
    const [, copies = '1', code = item] = /^(\d+) (.+)$/.exec(item) ?? [];
    return Array.from({ length: Number(copies) }, () => code);
  });
