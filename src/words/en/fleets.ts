import { readPath, sayWhere } from '../../core/checked/words/en';
import { makeGrammar } from '../../core/words';

const { plural, number, list } = makeGrammar('en');

/** What the screens of fleets say; what a fleet is made of is said by its system. */
export const fleets = {
  title: 'Fleets',
  empty: {
    title: 'No fleets yet',
    text: 'Build a fleet from your cards, see at once if it is legal, and play it.',
    next: 'Build a fleet',
  },
  list: {
    new: 'New fleet',
    which: 'For which game?',
    named: (count: number) => (count === 0 ? 'New fleet' : `New fleet ${number(count + 1)}`),
    take: 'Import a fleet',
    search: 'Find a fleet',
    sort: 'Sort fleets',
    sorts: { changed: 'Last changed', name: 'By name', state: 'Legal first' },
    tags: 'Tags',
    archived: (count: number) => `Archived (${number(count)})`,
    none: 'No fleet matches.',
    menu: (name: string) => `More for ${name}`,
    row: (parts: readonly string[]) => parts.join(', '),
    unread: 'Open it to check it.',
    notStored: 'Could not save. Nothing was changed.',
  },
  menu: {
    open: 'Open',
    share: 'Share or print',
    duplicate: 'Duplicate',
    copyOf: (name: string) => `${name}, copy`,
    about: 'Name, tags and notes',
    archive: 'Archive',
    unarchive: 'Unarchive',
    delete: 'Delete',
    duplicated: (name: string) => `${name} duplicated.`,
    wasArchived: (name: string) => `${name} archived.`,
    wasUnarchived: (name: string) => `${name} is back in the list.`,
    deleted: (name: string) => `${name} deleted.`,
  },
  about: {
    title: 'Name, tags and notes',
    name: 'Name',
    needsName: 'A fleet needs a name.',
    tags: 'Tags',
    tagsHint: 'club, Thursday',
    notes: 'Notes',
    notesHint: 'What it is for, how it plays',
    save: 'Save',
  },
  fleet: {
    opening: 'Opening the fleet',
    failed: {
      title: 'This fleet cannot be opened',
      text: 'It is not on this device, or could not be read. Nothing was deleted; your backups still hold it.',
      next: 'Go to other fleets',
    },
    power: (spent: number, limit: number) => `${number(spent)} of ${number(limit)}`,
    strip: (label: string, spent: number, limit: number, parts: readonly string[]) =>
      `${label}, ${number(spent)} of ${number(limit)}${parts.map((part) => `, ${part}`).join('')}`,
    part: (label: string, value: number) => `${label} ${number(value)}`,
    /** With what it may be, where that is not everything. */
    partOf: (
      label: string,
      value: number,
      { min, max }: { readonly min: number; readonly max: number | null },
      limit: number,
    ) => {
      const isBound = min > 0 || (max !== null && max < limit);
      if (min === max) return `${label} ${number(value)} of ${number(max)}`;
      const most = max === null || max >= limit ? `${number(min)}+` : number(max);
      const range = min > 0 && !most.endsWith('+') ? `${number(min)}–${most}` : most;
      return isBound ? `${label} ${number(value)} of ${range}` : `${label} ${number(value)}`;
    },
    wrongPart: (label: string, value: number) => `${label} ${number(value)}, not allowed`,
    more: 'With this fleet',
    complete: 'Fill it for me',
    completeDetail: 'Legal ways to spend what is left',
    share: 'Share or print',
    shareDetail: 'QR code, link, text, file, paper',
    about: 'Name, tags and notes',
    aboutDetail: (tags: readonly string[], hasNotes: boolean) =>
      [
        ...(tags.length > 0 ? [list(tags)] : ['No tags']),
        hasNotes ? 'with notes' : 'no notes',
      ].join(' · '),
    changed: (names: readonly string[]) =>
      `${plural(names.length, { one: 'A card has', other: '# cards have' })} changed since this fleet was built: ${list(names)}. The fleet still has ${plural(names.length, { one: 'the old card', other: 'the old cards' })}.`,
    drafts: (count: number) =>
      plural(count, { one: 'A card is incomplete', other: '# cards are incomplete' }),
    draftsDetail: 'Complete them before you play.',
    draft: (name: string) => `Complete ${name}`,
    takeNew: 'Use new',
    keepOld: 'Keep old',
    notStored: 'Could not save. Nothing was changed.',
  },
  complete: {
    title: 'Fill it for me',
    aim: 'Prefer',
    found: 'Ways to fill it',
    none: 'Nothing found yet.',
    take: (title: string) => `Use: ${title}`,
    step: 'Fill it for me',
    looking: 'Looking …',
  },
  share: {
    title: 'Share or print',
    qr: 'QR code',
    qrName: (name: string) => `QR code of ${name}`,
    qrText: 'Scan it with another phone. You see the fleet there before it is saved.',
    qrTooLong: 'This fleet is too large for one QR code. Send the file instead.',
    needs: (packs: readonly string[]) =>
      `It uses cards from ${list(packs)}. Without ${plural(packs.length, { one: 'that pack', other: 'those packs' })}, send the file: it includes the cards.`,
    linkAct: 'Send the link',
    copyLink: 'Copy the link',
    code: 'Code',
    codeText: 'Paste it under Import a fleet.',
    copyCode: 'Copy the code',
    words: 'As text',
    sendWords: 'Send as text',
    copyWords: 'Copy the text',
    file: 'File',
    fileText: 'With all its cards, for someone without your packs.',
    fileAct: 'Save the file',
    print: 'On paper',
    printText:
      'A sheet with boxes to tick for hull, shields and damage. A4 and Letter, one page for up to eight ships.',
    printAct: { paper: 'Print the sheet', pdf: 'Make a PDF' },
    shared: 'Sent.',
    copied: 'Copied.',
    saved: 'File saved.',
    refused: 'This device does not allow that.',
    making: 'Making the code …',
    source: (app: string) => `Printed from ${app}`,
  },
  take: {
    title: 'Import a fleet',
    text: 'A link, code, text or file, or a list from another fleet builder. You see it before it is saved; nothing is overwritten.',
    camera: 'Scan a code',
    stopCamera: 'Stop the camera',
    seeing: 'Point the camera at the QR code on the other phone.',
    noCamera:
      'Scan the QR code with the phone’s camera app: its link opens here. Or paste a text, or open a file.',
    refused: 'The camera was not allowed. Allow it in the browser’s settings, or paste the link.',
    paste: 'Link, code, text or list',
    pasteHint: 'Paste it here',
    look: 'Show it',
    pasteFirst: 'Paste something first.',
    file: 'Open a file',
    keep: 'Save this fleet',
    again: 'Choose another',
    preview: 'This is the fleet',
    pack: 'From pasted lists',
    newCards: (count: number, pack: string) =>
      `${plural(count, { one: 'One card is new. It goes', other: '# cards are new. They go' })} into the pack “${pack}” with name and cost, for you to complete.`,
    kept: (name: string) => `${name} imported.`,
    notTaken: 'This fleet cannot be imported',
    nothing: 'Nothing was saved.',
    why: {
      'in-words': sayWhere,
      'not-a-fleet-code': 'This is not a fleet code, link, text or list that Flagbridge knows.',
      'not-a-fleet-file': 'There is no fleet in this file.',
      'not-read': 'It could not be read. Nothing was changed. Try again.',
      'newer-fleet-file': 'This file comes from a later version of the app. Update the app first.',
      'damaged-fleet-file': (place: string) =>
        `This file is damaged: ${readPath(place)} cannot be read.`,
      'no-such-system': 'This fleet is for a game that this app does not have.',
      'packs-missing': (packs: readonly string[]) =>
        `Missing here: ${plural(packs.length, { one: 'the pack', other: 'the packs' })} ${list(packs.map((pack) => `“${pack}”`))}. Import ${plural(packs.length, { one: 'it', other: 'them' })} under Cards, or ask for the fleet as a file, which includes its cards.`,
    },
  },
};
