import { makeGrammar } from '../../core/words';

const { plural, number, list } = makeGrammar('en');

/** What the screens of fleets say; what a fleet is made of is said by its system. */
export const fleets = {
  title: 'Fleets',
  empty: {
    title: 'No fleet has gathered yet',
    text: 'Build fleets here from the cards you own, see points and legality as you go, and take them straight into a game.',
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
    none: 'No fleet is like that.',
    menu: (name: string) => `More for ${name}`,
    row: (parts: readonly string[]) => parts.join(', '),
    unread: 'Open it to have it checked.',
    notStored: 'That could not be stored, so nothing was changed.',
  },
  menu: {
    open: 'Open',
    share: 'Share or print',
    duplicate: 'Duplicate',
    copyOf: (name: string) => `${name}, copy`,
    about: 'Name, tags and notes',
    archive: 'Archive',
    unarchive: 'Bring back from the archive',
    delete: 'Delete',
    duplicated: (name: string) => `${name} is there twice now.`,
    wasArchived: (name: string) => `${name} is archived.`,
    wasUnarchived: (name: string) => `${name} is back in the list.`,
    deleted: (name: string) => `${name} is deleted.`,
  },
  about: {
    title: 'Name, tags and notes',
    name: 'Name',
    needsName: 'A fleet needs a name.',
    tags: 'Tags',
    tagsHint: 'club, Thursday',
    notes: 'Notes',
    notesHint: 'What it is for, how it plays',
    save: 'Keep',
  },
  fleet: {
    opening: 'Opening the fleet',
    failed: {
      title: 'This fleet would not open',
      text: 'It is not on this device, or what is stored of it could not be read. What is stored stays there, and a backup under More holds it too.',
      next: 'To the other fleets',
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
      const range =
        max === null || max >= limit
          ? `${number(min)}+`
          : min === max
            ? number(max)
            : `${number(min)}–${number(max)}`;
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
      `${plural(names.length, { one: 'A card has', other: '# cards have' })} changed since this fleet was built: ${list(names)}. The fleet still has ${plural(names.length, { one: 'the card as it was', other: 'them as they were' })}.`,
    drafts: (count: number) =>
      plural(count, { one: 'A card is not complete', other: '# cards are not complete' }),
    draftsDetail:
      'Of these the fleet knows only what was typed so far. Complete them before you play.',
    draft: (name: string) => `Complete ${name}`,
    takeNew: 'Take the new',
    keepOld: 'Keep the old',
    notStored: 'That could not be stored, so nothing was changed.',
  },
  complete: {
    title: 'Fill it for me',
    aim: 'Prefer',
    found: 'Ways to fill it',
    none: 'Nothing found yet.',
    take: (title: string) => `Take: ${title}`,
    step: 'Fill it for me',
    looking: 'Looking …',
  },
  share: {
    title: 'Share or print',
    qr: 'QR code',
    qrName: (name: string) => `QR code of ${name}`,
    qrText: 'The camera of another phone opens it, and shows the fleet before it is kept.',
    qrTooLong: 'This fleet is too large for one QR code. Send the file instead.',
    needs: (packs: readonly string[]) =>
      `It has cards of ${list(packs)}. Whoever lacks the ${plural(packs.length, { one: 'pack', other: 'packs' })} needs the file, which brings the cards along.`,
    linkAct: 'Send the link',
    copyLink: 'Copy the link',
    code: 'Code',
    codeText: 'The same as a text, to be pasted under Import a fleet.',
    copyCode: 'Copy the code',
    words: 'In words',
    sendWords: 'Send as text',
    copyWords: 'Copy the text',
    file: 'File',
    fileText: 'With every card in it: works where nobody has your packs.',
    fileAct: 'Save the file',
    print: 'On paper',
    printText:
      'A sheet with boxes to tick for hull, shields and damage. A4 and Letter, one page for up to eight ships.',
    printAct: { paper: 'Print the sheet', pdf: 'Make a PDF' },
    shared: 'Sent.',
    copied: 'Copied.',
    saved: 'The file is saved.',
    refused: 'This device would not do that.',
    making: 'Making the code …',
    source: (app: string) => `Printed from ${app}`,
  },
  take: {
    title: 'Import a fleet',
    text: 'From another phone, a chat, a file, or a list that another fleet builder wrote. You see it before it is kept; nothing that you have is overwritten.',
    camera: 'Read the code with the camera',
    stopCamera: 'Switch the camera off',
    seeing: 'Hold the camera to the QR code on the other phone.',
    noCamera:
      'A QR code is read by the phone’s own camera app: its link opens here. Or paste a text, or open a file.',
    refused: 'The camera was not allowed. Allow it in the browser’s settings, or paste the link.',
    paste: 'Link, code or list',
    pasteHint: 'Paste it here',
    look: 'Show it',
    pasteFirst: 'Paste a link, a code or a list first.',
    file: 'Open a file',
    keep: 'Keep this fleet',
    again: 'Choose another',
    preview: 'This is the fleet',
    pack: 'From pasted lists',
    newCards: (count: number, pack: string) =>
      `${plural(count, { one: 'One card is new here. It is', other: '# cards are new here. They are' })} kept with the fleet in the pack “${pack}”, with name and cost, for you to complete.`,
    kept: (name: string) => `${name} is yours now.`,
    notTaken: 'This fleet cannot be imported',
    nothing: 'Nothing was stored.',
    why: {
      'not-a-fleet-code':
        'This is not the code of a fleet, nor a link to one, nor a list that any game here knows.',
      'not-a-fleet-file': 'This file holds no fleet.',
      'not-read': 'The device would not read it just now. Nothing was changed. Try again.',
      'newer-fleet-file': 'This file comes from a later version of the app. Update the app first.',
      'damaged-fleet-file': (place: string) => `This file is not whole: ${place} cannot be read.`,
      'no-such-system': (system: string) => `This app does not know the game “${system}”.`,
      'packs-missing': (packs: readonly string[]) =>
        `Missing here: ${plural(packs.length, { one: 'the pack', other: 'the packs' })} ${list(packs.map((pack) => `“${pack}”`))}. Import ${plural(packs.length, { one: 'it', other: 'them' })} under Cards, or ask for the fleet as a file, which brings its cards along.`,
    },
  },
};
