const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_GROUP = 123;
const CLOSE_GROUP = 125;

/** Where the text goes on after the string that begins here. */
const afterString = (text: string, from: number): number => {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
};

/** Whether a text would be too deep or too much as JSON, counted without taking it apart. */
export const sizeFault = (
  text: string,
  mostDeep: number,
  mostValues: number,
): { readonly id: 'too-deep' | 'too-many'; readonly most: number } | null => {
  let depth = 0;
  let values = 1;
  for (let place = 0; place < text.length; place += 1) {
    switch (text.charCodeAt(place)) {
      case QUOTE:
        place = afterString(text, place) - 1;
        break;
      case OPEN_LIST:
      case OPEN_GROUP:
        depth += 1;
        values += 1;
        break;
      case CLOSE_LIST:
      case CLOSE_GROUP:
        depth -= 1;
        break;
      case COMMA:
        values += 1;
        break;
    }
    if (depth > mostDeep) return { id: 'too-deep', most: mostDeep };
    if (values > mostValues) return { id: 'too-many', most: mostValues };
  }
  return null;
};
