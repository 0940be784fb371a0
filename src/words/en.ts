import { makeGrammar } from '../core/words';
import type { Catalogue } from './catalogue';
import { blocks } from './en/blocks';
import { cards } from './en/cards';
import { deleted } from './en/deleted';
import { fleets } from './en/fleets';
import { games } from './en/games';

const { plural, number, signed, percent, chance, list } = makeGrammar('en');

const minutes = (count: number): string => `${number(count)} min`;

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'].concat([
  'August',
  'September',
  'October',
  'November',
  'December',
]);

/** What a player makes, counted; what there is none of is left out. */
const things = (
  counts: Readonly<{ games: number; fleets: number; packs: number; cards: number }>,
) =>
  list(
    [
      [counts.games, { one: '# game', other: '# games' }] as const,
      [counts.fleets, { one: '# fleet', other: '# fleets' }] as const,
      [counts.packs, { one: '# pack', other: '# packs' }] as const,
      [counts.cards, { one: '# card', other: '# cards' }] as const,
    ].flatMap(([count, forms]) => (count === 0 ? [] : [plural(count, forms)])),
  );

/** What the tables hold, one of each. */
const kinds: Readonly<Record<string, string>> = {
  games: 'Game',
  fleets: 'Fleet',
  packs: 'Pack',
  cards: 'Card',
};

export const en = {
  app: { name: 'Flagbridge', purpose: 'A bridge for the battles on your table' },

  figures: {
    number: (value: number) => number(value),
    signed: (value: number) => signed(value),
    percent: (share: number) => percent(share),
    chance: (share: number) => chance(share),
    /** In little room. */
    of: (value: number, max: number) => `${number(value)}/${number(max)}`,
    outOf: (value: number, max: number) => `${number(value)} of ${number(max)}`,
    list: (items: readonly string[]) => list(items),
    date: (time: number) => {
      const date = new Date(time);
      return `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''} ${date.getFullYear()}`;
    },
  },

  acts: {
    back: 'Back',
    close: 'Close',
    undo: 'Undo',
    redo: 'Redo',
    retry: 'Try again',
    dismiss: 'Dismiss',
    failed: 'That did not work. Try again.',
  },

  undo: {
    of: (step: string) => `Undo: ${step}`,
    redoOf: (step: string) => `Redo: ${step}`,
    nothing: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
  },

  pips: {
    group: (name: string, value: number, max: number) =>
      `${name}, ${number(value)} of ${number(max)}`,
    set: (name: string, value: number) => `Set ${name} to ${number(value)}`,
    less: (name: string) => `One ${name} less`,
    rule: (name: string) => `What ${name} means`,
  },

  stepper: {
    less: (name: string) => `Less ${name}`,
    more: (name: string) => `More ${name}`,
    value: (name: string, value: number | null) =>
      value === null ? `${name}, not known` : `${name}, ${number(value)}`,
    blank: '–',
  },

  shield: {
    onTap: 'A tap on a shield',
    less: 'takes one',
    more: 'gives one',
    facing: (name: string, value: number, max: number) =>
      `${name} shield, ${number(value)} of ${number(max)}`,
    gone: (name: string, max: number) => `${name} shield, gone, 0 of ${number(max)}`,
    none: (name: string) => `${name}, no shield`,
    name: 'Shields',
  },

  ship: {
    track: (label: string, now: number, max: number | null) =>
      max === null
        ? `${label.toLowerCase()} ${number(now)}`
        : `${label.toLowerCase()} ${number(now)} of ${number(max)}`,
    shields: (values: readonly number[]) =>
      `shields from the bow clockwise ${values.map((value) => number(value)).join(', ')}`,
    orders: (codes: readonly string[]) =>
      `${plural(codes.length, { one: 'order', other: 'orders' })} ${list(codes)}`,
    lost: 'Lost',
    activated: 'Activated',
    apart: 'not on the battlefield',
    less: (ship: string, track: string) => `${ship}: ${track}, one less`,
    numbered: (name: string, badge: string | null) => (badge === null ? name : `${name} ${badge}`),
    row: (parts: readonly string[]) => parts.join(', '),
  },

  armament: {
    read: (name: string, detail: string) => `${name}, ${detail}`,
    act: (act: string, name: string) => `${act}: ${name}`,
    dice: (count: number) => plural(count, { one: 'die', other: 'dice' }),
  },

  blocked: (act: string, why: string) => `${act}, not now: ${why}`,

  blocks,

  tabs: {
    name: 'Main',
    play: 'Play',
    fleets: 'Fleets',
    cards: 'Cards',
    rules: 'Rules',
    more: 'More',
  },

  play: {
    title: 'Play',
    empty: {
      title: 'The bridge is quiet',
      text: 'Your battles will wait for you here, exactly as you left them: whose turn it is, every shield and hull box, and every step to undo.',
    },
    resume: 'Continue',
    ready: 'Training games',
    readyText: 'Two invented fleets, ready to fly: to learn the game, or to try the app.',
    quick: 'Training battle',
    goOn: 'Continue',
    goOnWith: (name: string) => `Continue: ${name}`,
    finished: 'Finished',
    round: (round: number) => `Round ${number(round)}`,
    beforeBattle: 'Before the battle',
    score: (teams: readonly Readonly<{ name: string; points: number }>[]) =>
      teams.map(({ name, points }) => `${name} ${number(points)}`).join(' : '),
    deleted: (name: string) => `${name} deleted.`,
    around: 'Around the table',
    notStarted: 'The game could not start. Nothing was saved.',
  },

  game: {
    bridge: 'Bridge',
    phases: 'Phases of the round',
    points: 'Points',
    readRule: 'Rule',
    clock: {
      label: (isRunning: boolean, sides: readonly Readonly<{ name: string; seconds: number }>[]) =>
        [
          isRunning ? 'Stop the clock' : 'Start the clock',
          ...sides.map(({ name, seconds }) => `${name} ${minutes(Math.trunc(seconds / 60))}`),
        ].join(', '),
      time: (seconds: number) => {
        const [whole, rest] = [Math.floor(Math.abs(seconds) / 60), Math.abs(seconds) % 60];
        return `${seconds < 0 ? '−' : ''}${number(whole)}:${String(rest).padStart(2, '0')}`;
      },
    },
    notTaken: {
      'no-game': 'No game is open.',
      'not-a-command': 'That tap could not be read. Nothing was changed.',
      'not-stored': 'Could not save. Nothing was changed. Try again.',
      changed: 'Another phone was quicker. Look again, then tap.',
      watching: 'This phone is watching. Choose a side to play.',
    },
    failed: {
      title: 'This game cannot be opened',
      text: 'Its data could not be read. It is kept as it is, and goes into every backup.',
      gone: 'This game is not on this device. It may have been deleted, or be on another one.',
      next: 'Go to other games',
    },
  },

  games,

  fleets,

  cards,

  rules: {
    title: 'Rules',
    empty: {
      title: 'The book is being written',
      text: 'Every rule in plain words, found in a second, with the section it comes from, and the rulings that your table agreed on.',
      next: 'What Flagbridge is',
    },
    system: 'Rules of',
    search: 'Search the rules',
    searchHint: 'A question, a word, a section',
    clear: 'Clear the search',
    found: (count: number) => plural(count, { one: '# answer', other: '# answers' }),
    none: (query: string) => `Nothing in the rules matches “${query}”.`,
    noneHelp: 'Try one word of it, or the number of a section.',
    nearest: 'Closest matches',
    pinned: 'Pinned',
    recent: 'Recently read',
    quick: 'Quick reference',
    quickOf: (title: string) => `Quick reference: ${title}`,
    chapters: 'Chapters',
    chapter: (chapter: number) => `Chapter ${number(chapter)}`,
    entries: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
    atTheTable: 'Arcs and rulings',
    notFound: {
      title: 'Not in the book',
      text: 'These rules have no such page. It may have been renamed.',
      next: 'Go to the rules',
    },
    entry: {
      sections: 'Sections',
      section: (section: string) => `Section ${section}`,
      pin: 'Pin this entry',
      pinShort: 'Pin',
      pinnedShort: 'Pinned',
      example: 'Example',
      seeAlso: 'See also',
      note: 'Your note',
      noteHint: 'How you play it, what you decided',
      noteKept: 'Saved on this device',
      noteWriting: 'Not saved yet',
      notKept: 'Could not save. Copy it before you leave.',
      inChapter: 'In this chapter',
      before: (title: string) => `Previous: ${title}`,
      after: (title: string) => `Next: ${title}`,
      backTo: (title: string) => `Back to ${title}`,
    },
    print: {
      act: 'Print on one page',
      source: (system: string, app: string) => `${system}, in the words of ${app}`,
    },
    arcs: {
      title: 'Arcs',
      detail: 'Which hexes a weapon can hit and a shield covers',
      reading: 'This is how Flagbridge reads the rules. Your table may read them differently.',
      diagrams: 'Diagrams',
      choose: 'Choose a shape, or two to compare.',
      upTo: 'Up to distance',
      turnLeft: 'Turn left',
      turnRight: 'Turn right',
      turnHint: 'Drag sideways over a diagram to turn it.',
      facings: {
        up: 'straight up',
        rightUp: 'up and right',
        rightDown: 'down and right',
        down: 'straight down',
        leftDown: 'down and left',
        leftUp: 'up and left',
      },
      picture: (name: string, facing: string, distances: readonly string[]) =>
        `${name}, turned ${facing}. ${distances.join(', ')}`,
      distance: (distance: number, inside: number, all: number) =>
        `distance ${number(distance)}: ${number(inside)} of ${number(all)}`,
      byDistance: (distances: readonly string[]) => distances.join(' · '),
      shared: (count: number) =>
        plural(count, { one: 'Both cover # hex', other: 'Both cover # hexes' }),
    },
    rulings: {
      title: 'Rulings',
      detail: 'Where the rulebook is unclear, and how you play it',
      intro:
        'Where the rulebook is unclear, each question has a default. Your choices apply to new games; games in progress keep theirs.',
      open: 'Yours to choose',
      settled: 'Settled',
      ours: 'Default',
      why: (why: string) => `Why: ${why}`,
      otherwise: (reading: string) => `Also possible: ${reading}`,
      changed: (count: number) =>
        count === 0 ? 'All at default.' : plural(count, { one: '# changed.', other: '# changed.' }),
      reset: 'Reset all',
      wereReset: 'All rulings reset.',
    },
    notStored: 'Could not save. Nothing was changed.',
  },

  notFound: {
    title: 'Off the chart',
    text: 'Nothing here. The link may be from a newer version, or incomplete.',
    next: 'Go to the bridge',
  },

  deleted,

  more: {
    title: 'More',
    appearance: 'Appearance',
    theme: { name: 'Theme', system: 'System', dark: 'Dark', light: 'Light' },
    textSize: {
      name: 'Text size',
      system: 'As the device',
      large: 'Larger',
      largest: 'Largest',
    },
    hand: { name: 'Main button', right: 'Right hand', left: 'Left hand' },
    dice: { name: 'Dice', table: 'Die by die', counts: 'Counts', app: 'App rolls' },
    clock: {
      name: 'Clock',
      off: 'Off',
      turn: 'Each turn',
      round: 'Each round',
      game: 'Whole game',
    },
    clockDetail: 'Large and silent on the bridge, one per side. A tap stops or starts it.',
    clockMinutes: 'Time for each side',
    clockDown: (count: number) => (count === 0 ? 'Counts up' : minutes(count)),
    language: 'Language',
    languageName: 'English',
    help: 'Help',
    hints: {
      place:
        'Set up your table first: map, ships and dice stay on it. The large button is the next step.',
      activate: 'Tap the button on a ship to use it. Tap its boxes to take off hull or shields.',
      strike: 'Choose a weapon, then a target. Enter your dice, or let the app roll.',
    },
    gotIt: 'Got it',
    hintsAgain: 'Show the hints again',
    hintsBack: 'The three hints will be shown again.',
    atTheTable: 'At the table',
    haptics: 'Vibrate on tap',
    hapticsDetail: 'A light buzz with every tap.',
    keepAwake: 'Keep the screen on',
    keepAwakeDetail: 'While a game is open. Costs battery.',
    handOver: 'Hand the phone over',
    handOverDetail: 'When the other player decides, the screen waits until they have the phone.',
    yours: 'Your data',
    data: 'Data and backup',
    dataDetail: 'Save everything to one file, or bring it back',
    app: 'The app',
    about: 'About Flagbridge',
    aboutDetail: (version: string) => `Version ${version}`,
    notStored: 'Could not save. Nothing was changed.',
  },

  data: {
    title: 'Data and backup',
    where: 'Everything you enter stays on this device. There is no account and no server.',
    status: 'On this device',
    kept: 'Kept',
    keptText: 'Your data stays until you remove the app.',
    keptWebText: 'Your browser has promised to keep your data until you clear it yourself.',
    mayBeCleared: 'Not guaranteed',
    mayBeClearedText:
      'Your browser may clear this site’s data when the device runs low on space. Install the app, or save a backup now and then.',
    clearedWhenIdle: 'Cleared after seven idle days',
    clearedWhenIdleText:
      'Safari deletes a site’s data after seven days without a visit. Add Flagbridge to your Home Screen, or save a backup after each game.',
    checking: 'Checking …',
    save: 'Save a backup',
    saveText: 'One file with every card, fleet and game, and every step of every game.',
    saved: 'Backup saved.',
    notSaved: 'This device could not save the file.',
    restore: 'Restore a backup',
    restoreText:
      'Shows what is in the file first. Then you choose to add it or to replace everything.',
    holds: things,
    holdsNothing: 'Nothing',
    ownCopy: 'The app’s own copy',
    madeAt: (date: string) => `Saved on ${date}`,
    gamesHere: (here: number, all: number) =>
      `${number(here)} of its ${plural(all, { one: '# game', other: '# games' })} ${here === 1 ? 'is' : 'are'} on this device.`,
    changedShort: 'Changed or damaged',
    changed: 'The file was changed or damaged after it was saved. Parts of it may be wrong.',
    add: 'Add what is missing',
    addText: 'Keeps everything here. Where both have the same thing, the newer one stays.',
    replace: 'Replace everything',
    replaceText: 'Removes everything here first.',
    restored: 'Your data is back.',
    atRisk: (games: number) =>
      `${plural(games, { one: '# game', other: '# games' })} not backed up`,
    atRiskText: 'Save a backup, so that a lost phone is not a lost campaign.',
    aside: 'Damaged files',
    asideText: 'Damaged files that were replaced. Save one to let somebody look at it.',
    asideSave: 'Save',
    asideSaveOf: (name: string) => `Save ${name}`,
    asideDelete: 'Delete',
    asideDeleteOf: (name: string) => `Delete ${name}`,
    notBackup: 'That file is not a Flagbridge backup. Nothing was changed.',
    tooLarge: 'That file is too large to be a Flagbridge backup. Nothing was changed.',
    newerBackup: (found: number, known: number) =>
      `That backup comes from a later version of Flagbridge (format ${number(found)}; this one knows up to ${number(known)}). Update the app first. Nothing was changed.`,
    brokenBackup: 'That backup is damaged and cannot be read. Nothing was changed.',
    notStored:
      'The device could not store that backup. Nothing was changed. Free some space, then try again.',
    setAside: 'Cannot be read',
    setAsideText: 'They stay where they are, and go into every backup.',
    leftOut: (count: number) =>
      plural(count, { one: '# item cannot be read', other: '# items cannot be read' }),
    more: (count: number) => `${number(count)} more`,
    leftOutText: (names: readonly string[]) => `Left out, but still in the file: ${list(names)}.`,
    thing: (table: string, name: string | undefined) =>
      name === undefined ? (kinds[table] ?? 'Setting') : `${kinds[table] ?? 'Setting'} “${name}”`,
  },

  about: {
    title: 'About Flagbridge',
    intro:
      'Flagbridge sits beside the table and keeps what hands and paper lose: shields, hull, orders, whose turn it is, and how likely that shot really is. It works without a signal, asks for no account, and forgets nothing.',
    games:
      'The games belong to their publishers. Flagbridge is made by players, is not endorsed by them, and contains none of their cards or texts.',
    version: 'Version',
    licences: 'Licences and credits',
    licencesDetail: 'What the app is built on',
  },

  licences: {
    title: 'Licences and credits',
    own: 'Flagbridge is free software under the MIT licence.',
    built: 'Built with',
    packages: 'Packages in this app',
    package: (name: string, holder: string, licence: string) =>
      `${name} · © ${holder} · ${licence}`,
    texts: 'Licence texts',
    publicDomain: 'Public domain',
    mit: 'The MIT licence',
    bsd: 'The BSD licence (two or three clauses)',
    openFont: 'The SIL Open Font License 1.1',
    by: (holder: string, licence: string) => `${holder} · ${licence}`,
  },

  boot: {
    opening: 'Opening the bridge',
    waiting: {
      title: 'Flagbridge is open in another tab',
      text: 'One tab at a time holds your data, so that nothing is ever overwritten. Close the other one, and this tab continues.',
    },
    refused: {
      title: 'No access to storage',
      text: 'Flagbridge could not open its database. A private window, a full disk or a blocked site setting can cause this. Free some space or allow storage for this site, then try again.',
    },
    newer: {
      title: 'Your data is newer than this app',
      text: (found: number, known: number) =>
        `It was written by a later version of Flagbridge (format ${number(found)}; this one knows up to ${number(known)}). Nothing was touched. Update the app, or save the data to a file now.`,
    },
    migration: {
      title: 'The update of your data failed',
      text: 'Everything is as it was before. Save the data to a file, then try again. If it fails again, the file helps to find out why.',
    },
    damaged: {
      title: 'The database is damaged',
      text: 'Part of the file with your data cannot be read. Save what is left, then restore a copy or a backup. The damaged file is kept.',
    },
    silent: {
      title: 'Storage is not responding',
      text: 'What was on screen is saved; your last tap may not be. Restart the app, or wait: it may recover.',
    },
    lost: {
      title: 'Something is missing',
      text: (missing: Parameters<typeof things>[0]) =>
        `${things(missing)} that you had last time cannot be found. A copy or a backup may bring back what is missing.`,
    },
    save: 'Save the data to a file',
    savedPart: 'What could be read was saved.',
    savedFile: 'Nothing could be read. The file was saved as it is.',
    savedNothing: 'There is nothing to save.',
    detail: 'Details',
    ways: 'What you can do',
    copy: (date: string) => `Restore the copy of ${date}`,
    backup: 'Restore a backup',
    anew: 'Reset',
    anewText: 'Starts with an empty app. The damaged file is kept under More, Data and backup.',
    notAside: 'This browser cannot keep the damaged file. Save it first, then tap Reset again.',
    goOn: 'Continue without it',
  },

  crash: {
    title: 'That should not have happened',
    text: 'This part of the app failed. Everything you saw is saved.',
    restart: 'Restart the app',
    leave: 'Leave this screen',
    save: 'Save the data to a file',
    detail: 'Details',
  },

  update: { ready: 'A new version is ready.', apply: 'Update now' },
} satisfies Catalogue;
