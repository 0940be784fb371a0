/** Something that the person at the keyboard can mend: they get the sentence, without a stack of our files. */
export class BadStart extends Error {
  name = 'BadStart';
}
