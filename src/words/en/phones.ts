import { makeGrammar } from '../../core/words';
import type { Catalogue } from '../catalogue';

const { plural, number, list } = makeGrammar('en');

/** What is said where several phones share a game: loaded with its screens. */
export const phones = {
  title: 'Phones',
  share: {
    text: 'Two to four phones in one game: everyone taps on their own, and all see the same. No server, no account: just the same Wi-Fi, or one phone as hotspot.',
    trial: 'Still a trial on this device: so far it was tested in browsers only.',
    act: 'Share this game',
    failed: 'This game could not be shared. Nothing was changed.',
    ordersLieDown:
      'Something on this phone lies face down. Reveal or return it first: if you share now, the other phones see it.',
    anyway: 'Share it anyway',
    cannotLink:
      'This app cannot link phones: the browser is too old, or the app was built without network.',
  },
  name: 'Your name',
  guest: 'Guest',
  nameNeeded: 'Enter a name for the others to see.',
  side: 'What you play',
  sideOf: (player: string, team: string) => (player === team ? player : `${player}, ${team}`),
  taken: (name: string) =>
    `${name} already plays this side. Take it only if their phone is gone for good.`,
  watch: 'Watch',
  table: {
    title: 'At the table',
    plays: (sides: readonly string[]) => `plays ${list(sides)}`,
    watches: 'watches',
    you: 'this phone',
    leads: 'host',
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
    yours: 'Your turn',
    theirs: (name: string) => `${name}’s turn`,
    watching: 'You are watching',
    twice: (name: string) => `${name} plays your side too`,
    waits: (count: number, name: string) =>
      plural(count, {
        one: `# tap is waiting for ${name}’s phone`,
        other: `# taps are waiting for ${name}’s phone`,
      }),
    sealed: (names: readonly string[]) => `Face down: ${list(names)}`,
    opening: (names: readonly string[]) => `Waiting for orders: ${list(names)}`,
    open: (text: string) => `Phones: ${text}`,
  },
  othersEyes: (name: string) => `${name} chooses this on their own phone.`,
  waiting: {
    title: 'Waiting',
    lead: (name: string) =>
      `${name}’s phone is the host, and is away. Your taps are saved and wait for it.`,
    leadLeft: (name: string) =>
      `${name} was the host and has left. Taps wait until another phone is the host.`,
    takeOver: 'Continue without it',
    takeOverText:
      'This phone becomes the host. What the other one did meanwhile is set aside; you can ask for it again.',
    orders: (names: readonly string[]) =>
      `The reveal waits for the face-down orders of ${list(names)}.`,
    without: 'Reveal without them',
    nothing: 'Nothing is waiting.',
  },
  back: {
    title: 'Rejected taps',
    text: 'These taps did not count.',
    changed: 'Another phone was quicker.',
    rules: (why: string) => `Another phone was quicker. ${why}`,
    watching: 'This phone is watching. To play, choose a side under Phones.',
    unreadable: 'The other phone could not read it. Is its app the same version?',
    promise: 'It was not what lay face down.',
  },
  aside: {
    title: 'Set aside',
    text: (count: number, name: string) =>
      plural(count, {
        one: `# step from ${name}’s phone while another was the host. It does not count.`,
        other: `# steps from ${name}’s phone while another was the host. They do not count.`,
      }),
    again: (name: string) => `Ask again: ${name}`,
    instead: 'Continue from there instead',
    insteadText: 'Then these count, and what was done meanwhile is set aside.',
  },
  link: {
    title: 'Add a phone',
    back: 'Back to the others',
    text: 'On the other phone open Play, then Join a game. It scans this code and shows one in return: scan that here.',
    backFirst:
      'Show a code and let another phone of this game scan it under Phones: one scan, and you are back. If its app was closed too, it shows a code in return.',
    backText:
      'Let another phone of this game scan this code under Phones, and you are back. If it shows a code in return, scan that here.',
    answerText: 'Let the other phone scan this code. Then you are linked.',
    show: 'Show a code',
    code: 'Code to join',
    copy: 'Copy the code as text',
    copied: 'Copied. Paste it on the other phone.',
    notCopied: 'This device could not copy it.',
    camera: 'Scan the other phone’s code',
    stopCamera: 'Stop the camera',
    seeing: 'Point the camera at the code on the other phone.',
    noCamera: 'Flagbridge cannot use a camera here. Send the codes as text instead.',
    refused: 'The camera was not allowed. Allow it in the browser’s settings, or paste the code.',
    paste: 'The other phone’s code as text',
    pasteHint: 'flagbridge://join/…',
    pasteAct: 'Use this code',
    linking: 'Linking up …',
    guests: (count: number) =>
      plural(count, {
        one: 'Linked. The other phone chooses what it plays.',
        other: 'Linked. # phones choose what they play.',
      }),
  },
  online: {
    title: 'Over the internet',
    text: (host: string) =>
      `For friends elsewhere, through the relay at ${host}. Everything is encrypted on this phone; the relay cannot read it.`,
    start: 'Make a secret link',
    link: 'Secret link',
    linkText: 'Send it only to those who play. They paste it under Join a game.',
    copy: 'Copy the secret link',
    copied: 'Copied.',
    stop: 'Go offline',
    connecting: 'Reaching the relay …',
    here: 'Connected.',
    away: 'The relay is not reachable. Your taps are saved here and sent when it is back.',
    refused: 'The relay refused this link: its secret is wrong. Make a new one.',
    full: 'The relay has no room for another game. Link up with codes, or ask whoever runs it.',
    other: 'This link is for another relay than this app uses.',
  },
  join: {
    title: 'Join a game',
    text: 'Someone shares a game under Phones and shows a code. Scan or paste it here.',
    show: 'Let the other phone scan this',
    showText: 'It scans the code under Phones. Then you see the game here.',
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
    knownAct: 'Go to its phones',
    failed: 'Not joined',
  },
  problem: {
    notALink: 'That is not a code to join a game. Nothing was changed.',
    newerLink:
      'That code comes from another version of Flagbridge. Update the app on both phones, then try again.',
    damagedLink: 'That code is incomplete. Scan or copy it again.',
    otherGame: 'That code belongs to another game. Open that game, or ask for a code of this one.',
    oldAnswer: 'That code replies to an old one. Show a new code and scan again.',
    ownCode: 'That is this phone’s own code. The other phone has to scan it.',
    keptApart:
      'The phones cannot reach each other. Some networks keep phones apart, above all guest Wi-Fi: make one phone a hotspot for the other, then show a new code.',
    cannotLink: 'This device could not link up. Try again, or use another browser.',
    otherRelay:
      'That link is for another relay than this app uses. Ask the sender for the address of their app.',
    relayAway:
      'The relay does not answer. Check that this device is online and try again, or link up with codes.',
    wrongSecret: 'The relay refused this link: its secret is wrong. Ask for the link again.',
    relayEmpty: 'There is no game under this link. Ask the one who shares it to open it.',
    game: 'That game could not be read here. Do both phones have the same version of the app?',
  },
  news: {
    waits: 'Saved. It waits for the host’s phone.',
    undo: (name: string, step: string) => `${name} undid: ${step}`,
    redo: (name: string, step: string) => `${name} redid: ${step}`,
    leads: (name: string) => `${name}’s phone is the host now.`,
    aside: (count: number) =>
      plural(count, {
        one: '# step was set aside. See Phones.',
        other: '# steps were set aside. See Phones.',
      }),
    back: (why: string) => `A tap did not count. ${why}`,
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
    text: 'This phone keeps the game as it is, for you alone. The others play on without you.',
    act: 'Leave the table',
    done: 'You have left. This copy is yours alone now.',
  },
} as const satisfies Catalogue;
