const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[Math.floor(Math.random() * 32)]).join('');

/** An id that sorts by the time it was made, and that two devices will not make twice. */
export const newId = (now: number = Date.now()): string =>
  now.toString(36).padStart(9, '0') + randomLetters(12);
