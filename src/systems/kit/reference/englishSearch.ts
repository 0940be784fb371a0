import type { SearchWords } from '../../../core/reference/entry';

/** Words that no entry is found by. */
const IGNORED = `
a an the of in on at to for from with by into as and or but if than then so that this
these those there i im me my we our you your he she it its they their is are am be been
was were isnt arent has have had do does did dont doesnt can cant cannot could may might
must should shall will would how what whats when where which who whose whom why get gets
got happens happen work works many much mean means please exactly still just about really
rule rules section explain tell let lets use using any some`;

/**
 * What a search knows of English, and of the words of one game: lines of words that a player may look for instead of one
 * another, as `ship, vessel | hull, hp`.
 */
export const englishSearch = (alike: string): SearchWords => ({
  ignored: IGNORED.trim().split(/\s+/),
  endings: ['ings', 'ing', 'ied', 'ies', 'ed', 'es', 's', 'e'],
  synonyms: alike
    .split(/ \| |\n/)
    .filter(Boolean)
    .map((words) => {
      const [first = '', ...more] = words.split(', ');
      return [first, ...more];
    }),
});
