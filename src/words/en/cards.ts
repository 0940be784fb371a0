import type { Message } from '../../core/checked/checked';
import type { ReadWhy } from '../../core/checked/read';
import { say, type Sentences } from '../../core/checked/sentences';
import { readPath, readProblems, sayWhere } from '../../core/checked/words/en';
import type { CardAct } from '../../core/packs/act';
import type { PackFileWhy, PackWhy } from '../../core/packs/why';
import { makeGrammar } from '../../core/words';

const { plural, number, list } = makeGrammar('en');

const cardCount = (count: number) => plural(count, { one: '# card', other: '# cards' });

const quoted = (name: string, otherwise: string) => (name === '' ? otherwise : `“${name}”`);

/** Everything that can be wrong with a file of cards but what a system says of its own cards. */
const problems: Sentences<PackFileWhy | PackWhy | ReadWhy> = {
  ...readProblems,
  'file-too-large': ({ length, limit }) =>
    `The file is too large: ${number(length / 1e6, 1)} million characters, and ${number(limit / 1e6)} million is the most.`,
  'not-json': ({ line, column }) =>
    `This is not JSON: it breaks at line ${number(line)}, column ${number(column)}.`,
  'another-file': () => 'This is not a Flagbridge card file.',
  'unknown-version': ({ found }) => `“${found}” is not a known format version.`,
  'newer-file': ({ found, known }) =>
    `The file comes from a later Flagbridge (format ${number(found)}; this one reads up to ${number(known)}). Update the app first.`,
  'forbidden-key': ({ key }) => `“${key}” is not allowed as a name.`,
  'too-deep': ({ most }) => `This is nested more than ${number(most)} deep.`,
  'id-twice': ({ value }) => `The id “${value}” is there twice.`,
  'unknown-system': ({ system }) => `This app does not play “${system}”.`,
  'unknown-kind': ({ kind }) => `There are no cards of the kind “${kind}”.`,
  'other-kind': ({ kind, found }) => `The card is listed as “${kind}” but says “${found}”.`,
  'code-twice': ({ code, first }) =>
    `The code ${code} is used by another card of the pack: ${readPath(first)}.`,
  'no-such-card': ({ kind, code }) =>
    `There is no ${kind.replace('-', ' ')} ${code}, neither in the file nor in your packs.`,
  'made-of-itself': ({ code }) => `${code} leads back to itself.`,
  'unknown-shape': () => 'A shape is twelve signs, each # or ".".',
  'not-read': () => 'Its data could not be read.',
};

const isOurs = (why: Message): boolean => Object.hasOwn(problems, why.id);

const acts: Sentences<CardAct> = {
  'pack-created': ({ name }) => `New pack ${quoted(name, '')}`,
  'pack-copied': ({ name }) => `Copy ${quoted(name, '')}`,
  'pack-changed': ({ name }) => `Details of ${quoted(name, 'the pack')}`,
  'pack-used': ({ name, inUse }) => `${quoted(name, 'Pack')} ${inUse ? 'in use' : 'out of use'}`,
  'pack-deleted': ({ name }) => `Delete ${quoted(name, 'the pack')}`,
  'shape-drawn': ({ name }) => `Arc ${name}`,
  'card-created': () => 'New card',
  'card-changed': ({ name, what }) => [name, what].filter(Boolean).join(': '),
  'cards-copied': ({ count }) => `Copy ${cardCount(count)}`,
  'cards-deleted': ({ count, name }) =>
    `Delete ${count === 1 ? quoted(name, 'a card') : cardCount(count)}`,
  restored: ({ name }) => `Bring back ${quoted(name, 'a card')}`,
  imported: ({ count }) => `Import ${cardCount(count)}`,
};

export const cards = {
  title: 'Cards',
  count: cardCount,
  act: (act: CardAct) => say(acts, act),
  notStored: 'Could not save. Nothing was changed.',

  home: {
    packs: 'Packs',
    yours: 'Yours',
    builtIn: 'With the app',
    none: {
      title: 'Your own cards',
      text: 'Type in the cards from your box once, and share them with your club.',
    },
    all: 'All cards',
    allDetail: (count: number, drafts: number) =>
      drafts === 0
        ? cardCount(count)
        : `${cardCount(count)}, ${plural(drafts, { one: '# draft', other: '# drafts' })}`,
    bringIn: 'Import',
    newPack: 'New pack',
  },

  pack: {
    row: (count: number, author: string) => [cardCount(count), author].filter(Boolean).join(' · '),
    inUse: 'In use',
    inUseDetail: 'Its cards are offered in fleets and games',
    inUseOf: (name: string) => `${name} in use`,
    about: 'About',
    share: 'Share',
    arcs: 'Arc shapes',
    copy: 'Make a copy to edit',
    copyName: (name: string) => `${name}, mine`,
    copyFor: (system: string) => `Copy for ${system}`,
    copiedFor: (count: number, hasNotes: boolean) =>
      `${cardCount(count)} copied.${hasNotes ? ' What does not fit there is in the notes.' : ''}`,
    readOnly: 'Comes with the app. To change it, copy it.',
    newCard: 'New card',
    mine: 'My cards',
    newKind: (kind: string) => `New ${kind.toLowerCase()}`,
    delete: 'Delete this pack',
    deleted: (name: string) => `“${name}” deleted.`,
    empty: 'No cards in this pack yet.',
    gone: {
      title: 'No such pack',
      text: 'It was deleted, or the link is broken.',
      next: 'Go to your cards',
    },
    made: (name: string) => `“${name}” is yours to edit.`,
  },

  details: {
    title: 'About this pack',
    newTitle: 'New pack',
    system: 'Game',
    name: 'Name',
    nameHint: 'As on the box',
    nameMissing: 'A pack needs a name.',
    author: 'Entered by',
    version: 'Version',
    notes: 'Notes',
    colour: 'Colour',
    colours: {
      ice: 'Ice',
      amber: 'Amber',
      teal: 'Teal',
      rose: 'Rose',
      violet: 'Violet',
      green: 'Green',
    },
    create: 'Create pack',
  },

  find: {
    label: 'Find a card',
    found: (found: number, all: number) =>
      found === all ? cardCount(all) : `${number(found)} of ${cardCount(all)}`,
    none: 'No card matches.',
    kinds: 'Kinds',
    any: 'All',
    filters: 'Sort and filter',
    filtersOn: (count: number) => `Sort and filter, ${number(count)} on`,
    order: 'Sort by',
    orders: { name: 'Name', code: 'Code', kind: 'Kind' },
    pack: 'Pack',
    clear: 'Clear filters',
    show: (count: number) => `Show ${cardCount(count)}`,
    draft: 'Draft',
    row: (parts: readonly string[]) => parts.filter(Boolean).join(', '),
    unnamed: 'No name yet',
    choose: 'Choose several',
    chosen: (count: number) => `${cardCount(count)} chosen`,
    cancel: 'Cancel',
  },

  card: {
    edit: 'Edit',
    share: 'Share',
    duplicate: 'Duplicate',
    copyTo: 'Copy to …',
    copyToTitle: 'Copy to which pack?',
    noPack: 'You have no pack of your own yet.',
    copied: (count: number, pack: string) => `${cardCount(count)} copied to “${pack}”.`,
    delete: 'Delete',
    deleted: (count: number) => plural(count, { one: 'Card deleted.', other: '# cards deleted.' }),
    done: 'Done',
    next: 'Save and next',
    photo: 'Pick a photo',
    takePhoto: 'Take a photo',
    photoSpoken: 'Photo of the printed card',
    backTo: (name: string) => (name === '' ? 'Use it' : `Use it in ${name}`),
    backToFleet: 'Back to the fleet',
    missing: 'Not finished yet',
    played:
      'A game in progress keeps the cards it began with. Use this card from your next game on.',
    twice: 'Another card of this pack has that code.',
    kept: 'Every change is saved at once.',
    tooLong: 'Too long, or with a hidden character. It was not saved.',
    what: 'a change',
    gone: {
      title: 'No such card',
      text: 'It was deleted, or the link is broken.',
      next: 'Go to your cards',
    },
    from: (pack: string) => `From “${pack}”`,
    more: 'More',
  },

  photo: {
    name: 'Photo of the printed card',
    larger: 'Photo of the printed card, make it larger',
    smaller: 'Photo of the printed card, make it smaller',
    remove: 'Remove the photo',
    refused: 'This app cannot use that picture.',
    noCamera: 'The camera was not allowed. Allow it in the phone’s settings, or pick a photo.',
  },

  share: {
    title: (count: number) => `Share ${cardCount(count)}`,
    text: 'One file for any Flagbridge, with the weapons and other cards these need. No photos.',
    file: 'Send a file',
    copy: 'Copy as text',
    copied: 'Copied. Paste it into a message.',
    refused: 'This device does not allow sharing it.',
  },

  bring: {
    title: 'Import cards',
    text: 'From a file or a copied text. You see what changes before it is saved.',
    file: 'Choose a file',
    clipboard: 'From the clipboard',
    drop: 'Or drop a file anywhere on this page.',
    emptyClipboard: 'There is no text on the clipboard.',
    refusedClipboard: 'This device does not allow reading the clipboard.',
    reading: 'Reading …',
    from: (name: string) => `From “${name}”`,
    pasted: 'From the clipboard',
    refused: 'This file cannot be imported',
    nothing: 'Nothing was changed.',
    more: (count: number) => plural(count, { one: 'And # more.', other: 'And # more.' }),
    another: 'Choose another file',
    newPack: 'New pack',
    knownPack: 'You have this pack',
    headDiffers: 'Its name, notes or arc shapes differ from yours.',
    adds: (count: number) => `${number(count)} new`,
    differs: (count: number) => `${number(count)} changed`,
    same: (count: number) => `${number(count)} the same`,
    added: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    all: 'All changed cards',
    choice: { replace: 'Use theirs', keep: 'Keep mine', both: 'Keep both' },
    choiceOf: (name: string) => `What to do with ${name}`,
    apply: (added: number, replaced: number) =>
      list(
        [
          added > 0 ? `Add ${number(added)}` : '',
          replaced > 0 ? `replace ${number(replaced)}` : '',
        ].filter((part) => part !== ''),
      ).replace(/^r/, 'R'),
    nothingToDo: 'You have all of this already',
    done: (count: number) => `${cardCount(count)} imported.`,
    showAll: (count: number) => `Show all ${number(count)}`,
  },

  arcs: {
    title: 'Arc shapes',
    intro:
      'Where the diagrams on your cards differ from these, tap the twelve outer hexes on and off. This applies to the cards of this pack and to new games with them.',
    own: 'Redrawn',
    asPrinted: 'Default',
    reset: 'Reset',
    fixed: 'Copy the pack to redraw its arcs.',
    picture: (name: string) => `${name}, twelve directions`,
    ray: (hour: number) => `${number(hour)} o’clock`,
    choose: 'Shape',
  },

  /** What a card says is in its body, which is no place for a player. */
  problem: (path: string, sentence: string) =>
    sayWhere(path.replace(/\.body(?=\.|$)/, ''), sentence),
  /** Empty where only the system knows. */
  why: (why: Message) => (isOurs(why) ? say(problems, why) : ''),
};
