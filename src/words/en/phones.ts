import { makeGrammar } from '../../core/words';
import type { Catalogue } from '../catalogue';

const { plural, number, list } = makeGrammar('en');

/** What is said where several phones share a game: loaded with its screens. */
export const phones = {
  title: 'Phones',
  share: {
    text: 'Two to four phones in one game: everybody taps on their own, and all see the same. No server and no account; the phones only need the same Wi-Fi, or a hotspot of one of them.',
    trial: 'On this device it is a trial: it was tested in browsers only.',
    act: 'Share this game',
    failed: 'This game could not be shared. Nothing has changed.',
    ordersLieDown:
      'Orders lie face down that were chosen on this phone. Reveal them or take them back first: the other phone would be told them.',
    cannotLink:
      'This app cannot link phones: the browser is too old, or the app was built without network.',
  },
  name: 'Your name',
  guest: 'Guest',
  nameNeeded: 'The others want to know who you are.',
  side: 'What you play',
  sideOf: (player: string, team: string) => (player === team ? player : `${player}, ${team}`),
  taken: (name: string) => `${name} plays this side already.`,
  watch: 'Watch',
  table: {
    title: 'At the table',
    plays: (sides: readonly string[]) => `plays ${list(sides)}`,
    watches: 'watches',
    you: 'this phone',
    leads: 'keeps the order',
    here: 'here',
    away: 'away',
    left: 'has left',
    twice: (name: string) => `${name} plays this side too. One of you should choose another.`,
    change: 'Change name or side',
    keep: 'Keep',
  },
  bar: {
    alone: 'Shared, nobody else is here',
    with: (names: readonly string[]) => `With ${list(names)}`,
    away: (names: readonly string[]) => `${list(names)} away`,
    yours: 'Yours to do',
    theirs: (name: string) => `${name} is to act`,
    watching: 'You are watching',
    waits: (count: number, name: string) =>
      plural(count, {
        one: `# tap waits for ${name}’s phone`,
        other: `# taps wait for ${name}’s phone`,
      }),
    sealed: (names: readonly string[]) => `Face down: ${list(names)}`,
    opening: (names: readonly string[]) => `Waits for the orders of ${list(names)}`,
    open: (text: string) => `Phones: ${text}`,
  },
  waiting: {
    title: 'What waits',
    lead: (name: string) =>
      `${name}’s phone keeps the order and is away. What you tap is stored and waits for it.`,
    takeOver: 'Go on without it',
    takeOverText:
      'This phone keeps the order from here on. What the other one still did is kept aside, and can be asked for again.',
    orders: (names: readonly string[]) =>
      `The reveal waits for what ${list(names)} laid face down.`,
    without: 'Reveal without them',
    nothing: 'Nothing waits.',
  },
  back: {
    title: 'Came back',
    text: 'These taps were not taken.',
    changed: 'Another phone changed this a moment before.',
    watching: 'This phone is watching.',
    unreadable: 'The other phone did not understand it. Is its app of the same version?',
    promise: 'It was not what had been laid face down.',
  },
  aside: {
    title: 'Kept aside',
    text: (count: number, name: string) =>
      plural(count, {
        one: `# step that ${name}’s phone still took while another went on. It does not count.`,
        other: `# steps that ${name}’s phone still took while another went on. They do not count.`,
      }),
    again: (name: string) => `Ask again: ${name}`,
    instead: 'Go on from there instead',
    insteadText: 'Then these count, and what was done meanwhile is kept aside.',
  },
  link: {
    title: 'Add a phone',
    back: 'Back to the others',
    text: 'On the other phone open Play and Join a game. It scans this code and shows one back: scan that one here.',
    backText:
      'Hold this code to the camera of a phone that is still in the game: under Phones it scans it, and you are back.',
    answerText: 'Hold this code to the other phone. When it has scanned it, you are linked.',
    show: 'Show a code',
    fresh: 'Begin anew with two codes',
    code: 'Code to join',
    copy: 'Copy the code as text',
    copied: 'The code is copied. Paste it on the other phone.',
    notCopied: 'This device would not copy it.',
    camera: 'Scan the other phone’s code',
    stopCamera: 'Switch the camera off',
    seeing: 'Hold the camera to the code on the other phone.',
    noCamera: 'Flagbridge cannot use a camera here. Send the codes as text instead.',
    refused: 'The camera was not allowed. Allow it in the browser’s settings, or paste the code.',
    paste: 'The other phone’s code as text',
    pasteHint: 'flagbridge://join/…',
    pasteAct: 'Use this code',
    linking: 'Linking up …',
  },
  online: {
    title: 'Over the internet',
    text: (host: string) =>
      `For friends who are elsewhere: through the relay at ${host}. Everything is encrypted on this phone; the relay keeps what it cannot read.`,
    start: 'Make a secret link',
    link: 'Secret link',
    linkText:
      'Send it to those who play along, and to nobody else. They paste it under Join a game.',
    copy: 'Copy the secret link',
    copied: 'The secret link is copied.',
    stop: 'Go offline',
    connecting: 'Reaching the relay …',
    here: 'The relay is there.',
    away: 'The relay is away. What you tap is stored here and goes on when it is back.',
    refused: 'The relay refused this link: its secret is wrong. Make a new one.',
    other: 'This link leads to a relay that this app was not set up with.',
  },
  join: {
    title: 'Join a game',
    text: 'Somebody shares a game under Phones and shows a code. Scan it here, or paste it.',
    show: 'Now hold this code to the other phone',
    showText: 'It scans it under Phones. Then you see the game here.',
    reading: 'Reading the game …',
    found: 'The game',
    played: (round: number, steps: number) =>
      [
        round === 0 ? 'Before the first round' : `Round ${number(round)}`,
        plural(steps, { one: '# step', other: '# steps' }),
      ].join(' · '),
    at: (names: readonly string[]) => `At the table: ${list(names)}`,
    act: 'Join',
    again: 'Another code',
    known: 'You are in this game already.',
    knownAct: 'To its phones',
    failed: 'Not joined',
  },
  problem: {
    notALink: 'That is not a code to join a game. Nothing was changed.',
    newerLink:
      'That code comes from another version of Flagbridge. Update the app on both phones, then try again.',
    damagedLink: 'That code is not whole. Scan or copy it once more.',
    otherGame: 'That code belongs to another game. Open that game, or ask for a code of this one.',
    oldAnswer: 'That code answers one that is no longer shown. Show a new code and scan again.',
    ownCode: 'That is this phone’s own code. The other phone has to scan it.',
    keptApart:
      'The phones do not reach each other. Some networks keep phones apart, guest Wi-Fi above all: let one phone be a hotspot for the other, then show a new code.',
    cannotLink: 'This device would not link up. Try again, or use another browser.',
    otherRelay:
      'That link leads to a relay that this app was not set up with. Ask whoever sent it which address of the app they use.',
    relayAway:
      'The relay does not answer. Check that this device is online, and try again; or link up at one table without it.',
    wrongSecret: 'The relay refused this link: its secret is wrong. Ask for the link once more.',
    relayEmpty: 'Nothing is kept under this link. Ask whoever shares the game to open it.',
    game: 'That game could not be read here. Is this app of the same version as the other?',
  },
  news: {
    waits: 'Stored. It waits for the phone that keeps the order.',
    undo: (name: string, step: string) => `${name} took back: ${step}`,
    redo: (name: string, step: string) => `${name} did again: ${step}`,
    leads: (name: string) => `${name}’s phone keeps the order now.`,
    aside: (count: number) =>
      plural(count, {
        one: '# step was kept aside. See Phones.',
        other: '# steps were kept aside. See Phones.',
      }),
    back: (why: string) => `A tap came back. ${why}`,
    joined: (name: string) => `${name} is in the game.`,
    went: (count: number) =>
      plural(count, {
        one: 'The game went on without you: # step.',
        other: 'The game went on without you: # steps.',
      }),
    see: 'Phones',
  },
  leave: {
    title: 'Leave',
    text: 'The game stays on this phone as it stands and is yours alone. The others go on without you.',
    act: 'Leave the table',
    done: 'You have left. This game is on this phone alone now.',
  },
} as const satisfies Catalogue;
