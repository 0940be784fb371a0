import { readPath } from '../../core/checked/words/en';
import { makeGrammar } from '../../core/words';

const { plural, number, percent, list } = makeGrammar('en');

/** What the screens around a game say: setting up, the log, the report, the shelf, hand-over, tools. */
export const games = {
  new: {
    act: 'New game\u00a0…',
    title: 'New game',
    system: 'Which rules?',
    start: 'Start',
    again: 'Reset',
    cleared: 'Set-up cleared.',
    problems: 'Before it can start',
    none: {
      title: 'Nothing to set up',
      text: 'This game has ready battles only. They are on Play.',
      next: 'Go to ready games',
    },
  },

  list: {
    title: 'Games',
    all: 'All games',
    allDetail: 'Past games and results',
    filter: 'Which games',
    playing: 'In progress',
    ended: 'Finished',
    archived: 'Archived',
    empty: {
      playing: 'No game in progress.',
      ended: 'No finished games yet.',
      archived: 'Nothing archived. Archiving hides a game and keeps it.',
    },
    menu: (name: string) => `More for ${name}`,
    open: 'Continue',
    look: 'Open',
    log: 'Log',
    report: 'Battle report',
    send: 'Send a copy',
    rename: 'Rename',
    name: 'Name of the game',
    save: 'Save the name',
    archive: 'Archive',
    unarchive: 'Unarchive',
    delete: 'Delete',
    wasArchived: (name: string) => `${name} archived.`,
    wasUnarchived: (name: string) => `${name} is back on Play.`,
    notStored: 'Could not save. Nothing was changed.',
    needsName: 'A game needs a name.',
  },

  statistics: {
    title: 'Statistics',
    detail: 'Finished games added up',
    none: {
      title: 'No finished games yet',
      text: 'Wins, losses and the ships that came home are added up here.',
      next: 'Go to Play',
    },
    games: (count: number) => plural(count, { one: '# finished game', other: '# finished games' }),
    rounds: (average: number) =>
      plural(Math.round(average * 10) / 10, {
        one: '# round each on average',
        other: '# rounds each on average',
      }),
    drawn: (count: number) => plural(count, { one: '# draw', other: '# draws' }),
    fleets: 'Fleets',
    sides: 'Sides',
    players: 'Players',
    meetings: 'Against each other',
    meeting: (name: string, against: string) => `${name} against ${against}`,
    ships: 'Ships',
    share: 'Won',
    tally: (played: number, won: number, survived: number | null) =>
      [
        `played ${number(played)}`,
        `won ${number(won)}`,
        ...(survived === null ? [] : [`survived ${number(survived)}`]),
      ].join(' · '),
    shareOf: (part: number, whole: number) => (whole === 0 ? '–' : percent(part / whole)),
  },

  log: {
    title: 'Log',
    steps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
    rulings: 'Rulings of this game',
    byTheApp: 'All rulings at default.',
    setUp: 'Set-up',
    onPhone: (name: string) => `Entered on ${name}’s phone`,
    undone: 'Undone',
    undoneText: 'Redo brings these steps back. A new step replaces them.',
    more: (count: number) => plural(count, { one: '# more line', other: '# more lines' }),
    step: (n: number, text: string) => `Step ${number(n)}, ${text}`,
    stepUndone: (n: number, text: string) => `Step ${number(n)}, undone, ${text}`,
    stepTitle: (n: number) => `Step ${number(n)}`,
    rule: (rule: string) => `Rule ${rule}`,
    look: 'View this moment',
    goBack: 'Go back to here',
    goOn: 'Redo up to here',
    isNow: 'The game is here now.',
    wentBack: (count: number) => plural(count, { one: '# step undone.', other: '# steps undone.' }),
    wentOn: (count: number) => plural(count, { one: '# step redone.', other: '# steps redone.' }),
    nothing: 'Nothing changed.',
  },

  moment: {
    title: (n: number) => `After step ${number(n)}`,
    text: (n: number, of: number) =>
      `Looking back: after step ${number(n)} of ${number(of)}. View only.`,
    readOnly: 'You are looking back. Tap Back to now to change something.',
    now: 'Back to now',
    earlier: 'Earlier',
    later: 'Later',
    goBack: 'Go back to here',
    first: 'This is the first moment.',
    last: 'This is the last moment.',
    points: 'Points',
    score: (points: readonly number[]) => points.map((one) => number(one)).join(' : '),
  },

  report: {
    title: 'Battle report',
    none: {
      title: 'No report yet',
      text: 'The battle report comes when the game ends.',
      next: 'Go to the bridge',
    },
    noneAtAll: {
      title: 'No report',
      text: 'This game has no report. The log has every step.',
      next: 'Go to the log',
    },
    share: 'Share',
    text: 'Share as text',
    markdown: 'As Markdown',
    picture: 'As picture',
    noPicture: 'Pictures work in the browser only. Share it as text here.',
    copied: 'Copied.',
    given: 'Picture saved.',
    notShared: 'This device could not share it.',
    foot: (app: string) => `Written by ${app}`,
  },

  send: {
    title: 'Send a copy',
    text: 'Sends the whole game to another phone, every step. From then on there are two copies: play on with one of them.',
    file: 'By file',
    fileText: 'The best way: send it any way you like, and open it there under Play.',
    fileAct: 'Save or send the file',
    saved: 'File saved.',
    notSaved: 'This device could not save the file.',
    codes: 'By codes',
    codesText: (count: number) =>
      plural(count, {
        one: 'One code, works without a signal.',
        other: '# codes in any order, works without a signal.',
      }),
    howTo:
      'On the other phone open Play, then Import a game, and point its camera at this screen. Its own camera app can open each code as a link too.',
    code: (n: number, of: number) => `Code ${number(n)} of ${number(of)}`,
    previous: 'Previous code',
    next: 'Next code',
    run: 'Play codes in a loop',
    halt: 'Stop at this one',
    copy: 'Copy all codes as text',
    copied: 'Copied. Paste them on the other phone.',
    notCopied: 'This device could not copy them.',
    tooLong: 'This game is too long for codes. Send it by file.',
    failed: 'This game could not be read, so it cannot be sent.',
    making: 'Making the codes …',
  },

  phones: { title: 'Phones', act: 'Play with another phone' },

  join: { title: 'Join a game', detail: 'On another phone, by its code' },

  take: {
    act: 'Import a game\u00a0…',
    title: 'Import a game',
    detail: 'From a file, or from the codes on another phone',
    text: 'A game from another phone becomes one of yours, with every step and undo. You see it before it is saved.',
    file: 'From a file',
    fileAct: 'Open a game file',
    codes: 'From codes',
    camera: 'Read codes with the camera',
    stopCamera: 'Stop the camera',
    seeing: 'Point the camera at the codes on the other phone.',
    noCamera:
      'Flagbridge cannot use a camera here. The phone’s own camera app opens each code as a link, or paste the codes as text.',
    refused: 'The camera was not allowed. Allow it in the browser’s settings, or paste the codes.',
    paste: 'Codes as text',
    pasteHint: 'flagbridge://take/…',
    pasteAct: 'Import',
    progress: (have: number, of: number) => `${number(have)} of ${number(of)} codes read`,
    missing: (places: readonly number[]) =>
      `${plural(places.length, { one: 'Still missing: code', other: 'Still missing: codes' })} ${list(
        places.map((place) => number(place)),
      )}`,
    startOver: 'Start over',
    gatherText: 'This is one code of several. Open or scan the others too: each is added here.',
    gather: 'Collect the codes',
    reading: 'Reading the game …',
    preview: 'The game you were sent',
    played: (round: number, steps: number) =>
      [
        round === 0 ? 'Before the first round' : `Round ${number(round)}`,
        plural(steps, { one: '# step', other: '# steps' }),
      ].join(' · '),
    side: (team: string, players: readonly string[]) =>
      players.every((player) => player === team) ? team : `${team}: ${list(players)}`,
    asDecided: 'Every step follows the rules.',
    others: (count: number) =>
      plural(count, {
        one: '# step does not follow from the rules. It comes from another version of Flagbridge, or was changed.',
        other:
          '# steps do not follow from the rules. They come from another version of Flagbridge, or were changed.',
      }),
    here: 'You have this game already.',
    open: 'Open it',
    keep: 'Save this game',
    kept: (name: string) => `${name} is now one of your games.`,
    another: 'Choose another game',
    notTaken: 'Not imported',
    problem: {
      notPart: 'That is not a code of a Flagbridge game. Nothing was changed.',
      newerPart: 'That code comes from a later version of Flagbridge. Update the app first.',
      damagedPart: 'That code is incomplete. Scan or copy it again.',
      otherSeries: 'That code belongs to another game. Start over to read that one.',
      damagedWhole: 'The codes do not fit together. Start over and scan them again.',
    },
  },

  problem: {
    notStored: 'Could not save. Nothing was changed. Free some space, then try again.',
    notAGame: 'That file is not a Flagbridge game. Nothing was changed.',
    newer: 'That game comes from a later version of Flagbridge. Update the app first.',
    tooLarge: 'That file is too large to be a game. Nothing was changed.',
    broken: (where: string) =>
      `That game is damaged: ${readPath(where)} cannot be read. Nothing was changed.`,
    unknownSystem: 'That game uses rules that this app does not have. Nothing was changed.',
    wholeGame: 'the game itself',
  },

  tools: {
    title: 'Tools',
    detail: 'What-if odds without a game',
    none: {
      title: 'No tools',
      text: 'No game in this app has tools.',
      next: 'Go to Play',
    },
    clear: 'Reset',
    cleared: 'Cleared.',
  },
};
