import { makeGrammar } from '../../core/words';

const { plural, number, percent, list } = makeGrammar('en');

/** What the screens around a game say: setting up, the log, the report, the shelf, hand-over, tools. */
export const games = {
  new: {
    act: 'New game …',
    title: 'New game',
    system: 'Which rules?',
    start: 'Start',
    again: 'Reset',
    cleared: 'The set-up is empty again.',
    problems: 'Before it can start',
    none: {
      title: 'Nothing to set up',
      text: 'This rule set has ready games only. They wait on Play.',
      next: 'To the ready games',
    },
  },

  list: {
    title: 'Games',
    all: 'All games',
    allDetail: 'Past games and results',
    filter: 'Which games',
    playing: 'Going on',
    ended: 'Finished',
    archived: 'Archived',
    empty: {
      playing: 'No game is going on.',
      ended: 'No game has been finished yet.',
      archived: 'Nothing is archived. Archiving takes a game out of sight and keeps it.',
    },
    menu: (name: string) => `More about ${name}`,
    open: 'Go on',
    look: 'Open',
    log: 'Log',
    report: 'Battle report',
    send: 'Hand over',
    rename: 'Rename',
    name: 'Name of the game',
    save: 'Save the name',
    archive: 'Archive',
    unarchive: 'Take out of the archive',
    delete: 'Delete',
    wasArchived: (name: string) => `${name} is archived.`,
    wasUnarchived: (name: string) => `${name} is back on Play.`,
    notStored: 'That could not be stored, so nothing was changed.',
    needsName: 'A game needs a name.',
  },

  statistics: {
    title: 'Statistics',
    detail: 'Finished games added up',
    none: 'Finish a game, and it is counted here.',
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
        ...(survived === null ? [] : [`came home ${number(survived)}`]),
      ].join(' · '),
    shareOf: (part: number, whole: number) => (whole === 0 ? '–' : percent(part / whole)),
  },

  log: {
    title: 'Log',
    steps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
    rulings: 'Rulings of this game',
    byTheApp: 'All rulings are at their default.',
    setUp: 'Set-up',
    onPhone: (name: string) => `Entered on ${name}’s phone`,
    undone: 'Taken back',
    undoneText: 'These steps wait to be done again. A new step takes their place.',
    more: (count: number) => plural(count, { one: 'and # line more', other: 'and # lines more' }),
    step: (n: number, text: string) => `Step ${number(n)}, ${text}`,
    stepUndone: (n: number, text: string) => `Step ${number(n)}, taken back, ${text}`,
    stepTitle: (n: number) => `Step ${number(n)}`,
    rule: (rule: string) => `Rule ${rule}`,
    look: 'Look at this moment',
    goBack: 'Go back to here',
    goOn: 'Do it again up to here',
    isNow: 'This is where the game stands.',
    wentBack: (count: number) =>
      plural(count, { one: '# step taken back.', other: '# steps taken back.' }),
    wentOn: (count: number) =>
      plural(count, { one: '# step done again.', other: '# steps done again.' }),
    nothing: 'Nothing changed.',
  },

  moment: {
    title: (n: number) => `After step ${number(n)}`,
    text: (n: number, of: number) =>
      `You look back: after step ${number(n)} of ${number(of)}. Nothing changes here.`,
    readOnly: 'This is a look back. Go back to now to change something.',
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
      text: 'A battle report is written when the game has ended.',
      next: 'To the bridge',
    },
    noneAtAll: {
      title: 'No report',
      text: 'This rule set writes none. The log tells the whole game.',
      next: 'To the log',
    },
    share: 'Share',
    text: 'As text',
    markdown: 'As Markdown',
    picture: 'As picture',
    noPicture: 'A picture can be had in the browser. This device shares words.',
    copied: 'Copied. Paste it wherever you like.',
    given: 'The picture is saved.',
    notShared: 'This device would not share it.',
    foot: (app: string) => `Written by ${app}`,
  },

  send: {
    title: 'Hand over',
    text: 'The whole game, every step of it, for another phone. What is played there from then on stays there: one phone goes on, the other has a copy.',
    file: 'By file',
    fileText: 'The best way: send it by whatever both phones have, and open it there under Play.',
    fileAct: 'Save or send the file',
    saved: 'The file is saved.',
    notSaved: 'This device would not save the file.',
    codes: 'By codes',
    codesText: (count: number) =>
      plural(count, {
        one: 'One code, where there is no signal and no cable.',
        other:
          '# codes one after the other, where there is no signal and no cable. The other phone may read them in any order.',
      }),
    howTo:
      'On the other phone open Play and Import a game, and hold its camera to this screen. Without Flagbridge’s camera, its own camera app opens each code as a link.',
    code: (n: number, of: number) => `Code ${number(n)} of ${number(of)}`,
    previous: 'Previous code',
    next: 'Next code',
    run: 'Play codes in a loop',
    halt: 'Stop at this one',
    copy: 'Copy all codes as text',
    copied: 'All codes are copied as text. Paste them on the other phone.',
    notCopied: 'This device would not copy them.',
    tooLong: 'This game is too long for codes. Send it by file.',
    failed: 'This game could not be read, so nothing can be sent.',
    making: 'Making the codes …',
  },

  phones: { title: 'Phones', act: 'Play with another phone' },

  join: { title: 'Join a game', detail: 'On another phone, by its code' },

  take: {
    act: 'Import a game …',
    title: 'Import a game',
    detail: 'From a file, or from the codes on another phone',
    text: 'A game from another phone becomes one of yours, with every step and undo. You see it before it is kept.',
    file: 'From a file',
    fileAct: 'Open a game file',
    codes: 'From codes',
    camera: 'Read codes with the camera',
    stopCamera: 'Switch the camera off',
    seeing: 'Hold the camera to the codes on the other phone.',
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
    gatherText:
      'This link is one code of a game. To read the whole game, gather its codes: each one you open is added here.',
    gather: 'Gather the codes',
    reading: 'Reading the game …',
    preview: 'The game you were sent',
    played: (round: number, steps: number) =>
      [
        round === 0 ? 'Before the first round' : `Round ${number(round)}`,
        plural(steps, { one: '# step', other: '# steps' }),
      ].join(' · '),
    side: (team: string, players: readonly string[]) =>
      players.every((player) => player === team) ? team : `${team}: ${list(players)}`,
    asDecided: 'Every step follows from the rules.',
    others: (count: number) =>
      plural(count, {
        one: '# step does not follow from the rules. It comes from another version of Flagbridge, or was changed.',
        other:
          '# steps do not follow from the rules. They come from another version of Flagbridge, or were changed.',
      }),
    here: 'You have this game already.',
    open: 'Open it',
    keep: 'Keep this game',
    kept: (name: string) => `${name} is now one of your games.`,
    another: 'Choose another game',
    notTaken: 'Not imported',
    problem: {
      notPart: 'That is not a code of a Flagbridge game. Nothing was changed.',
      newerPart: 'That code comes from a later version of Flagbridge. Update the app first.',
      damagedPart: 'That code is not whole. Read or copy it once more.',
      otherSeries: 'That code belongs to another series. Start over to read that one.',
      damagedWhole: 'The codes do not fit together. Start over and read them once more.',
    },
  },

  problem: {
    notStored:
      'The device would not store it. Nothing was changed. Free some space, then try again.',
    notAGame: 'That file is not a Flagbridge game. Nothing was changed.',
    newer: 'That game comes from a later version of Flagbridge. Update the app first.',
    tooLarge: 'That file is too large to be a game. Nothing was changed.',
    broken: (where: string) =>
      `That game is not whole: ${where} cannot be read. Nothing was changed.`,
    unknownSystem: (system: string) =>
      `That game is played by a rule set that this app does not have (${system}). Nothing was changed.`,
    wholeGame: 'the game itself',
  },

  tools: {
    title: 'Tools',
    detail: 'What if: answers without a game',
    none: {
      title: 'No tools',
      text: 'The rule sets in this app bring none.',
      next: 'To Play',
    },
    clear: 'Reset',
    cleared: 'The answers are empty again.',
  },
};
