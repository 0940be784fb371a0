import { makeGrammar } from '../../../../core/words';

const { number } = makeGrammar('en');

/** What the pages of any game say. */
export const anyGameWords = {
  quick: 'Quick reference',
  over: 'The battle is over',
  round: (round: number) => `Round ${number(round)}`,
  first: 'goes first',
  anyway: 'Do it anyway',
  outcome: 'Outcome',
  done: 'Done',
  nobody: 'Nobody',
  dice: { face: (value: number) => number(value), change: 'Change' },
  hand: {
    to: (player: string) => `Hand the phone to ${player}`,
    open: (player: string) => `I am ${player}`,
  },
  past: { text: 'This is over, or was undone.', act: 'Go to the bridge' },
  headline: {
    'set-up': 'Place the ships',
    toPlace: (team: string) => `${team} to place`,
    toActivate: (team: string) => `${team} to activate`,
    active: (ship: string) => `${ship} is active`,
    allDone: 'Everyone has activated',
    won: (team: string) => `${team} wins`,
    draw: 'A draw',
  },
  fleet: {
    left: (left: number, all: number) => `${number(left)} of ${number(all)} left`,
    waiting: 'Not placed yet',
  },
  acts: {
    startBattle: 'Start the battle',
    placeEach: 'Place one by one',
    activate: 'Activate',
    activateOne: 'Activate a ship',
    activateOf: (ship: string) => `Activate ${ship}`,
    activateOutOfTurn: 'Activate out of turn',
    on: 'Continue',
    goOn: (ship: string) => `Continue: ${ship}`,
    strikeIt: 'Strike it',
    endActivation: 'End activation',
    pass: (team: string) => `${team} passes`,
    scenario: 'Scenario',
  },
  placing: {
    title: 'Place the ships',
    inTurn: (team: string) => `${team} places one`,
    all: 'Not placed yet',
    others: 'Out of turn',
    none: 'Every ship has its place.',
    anyway: 'Place out of turn',
  },
  turn: {
    title: 'Activate a ship',
    inTurn: (team: string) => `${team} activates one`,
    all: 'Not activated yet',
    others: 'Out of turn',
    none: 'No ship is left to activate.',
  },
} as const;
