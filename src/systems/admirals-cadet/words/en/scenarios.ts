import type { ScenarioWords } from '../../scenarios/setupFromScenario';
import type { Side } from '../../scenarios';

const SIDES: Readonly<Record<Side, string>> = {
  blue: 'Planetary Accords',
  yellow: 'Nataran Empire',
};

const MAP = 'The map is Map Pack 001, the Jalguron Sector.';

/** The three battles of the booklet, told anew. */
export const scenarioWords: ScenarioWords = {
  texts: {
    'flight-of-the-paladin': {
      name: 'Flight of the Paladin',
      story:
        'The first dreadnought of the Accords is taking refugees aboard when the vanguard of the Empire finds her, and her shields will not come up.',
      deployment: [
        MAP,
        'The Paladin starts in a Star System; everything else starts at its own edge.',
      ],
      rules: [
        'The Paladin’s shields block nothing.',
        'When the Paladin reaches a set-up hex of her own edge, tap that way to score. This turn is then the last.',
      ],
      scoring: {
        'paladin-destroyed': 'The Paladin is destroyed',
        'paladin-escapes': 'The Paladin reaches a set-up hex of her own edge',
        'paladin-battered': 'The Paladin ends the game with 3 hull boxes or fewer',
      },
      ships: { paladin: 'Paladin' },
    },
    'live-and-learn': {
      name: 'Live and Learn',
      story:
        'Months later the Accords send brand-new ships to the front. Their crews have hardly fired a shot, and the Empire has never seen the like of them.',
      deployment: [MAP, 'Both sides set up at their own edges.'],
      rules: [
        'In turns 1 and 2 the Accords play at most one copy of each order; from turn 3 on there is no limit.',
      ],
      scoring: {
        'c15-destroyed': 'The NE-C15 is destroyed',
        't4-destroyed': 'An NE-T4 is destroyed',
        'blue-destroyed': 'A ship of the Accords is destroyed',
      },
      ships: {},
    },
    'holding-out-for-a-hero': {
      name: 'Holding Out for a Hero',
      story:
        'Not every colony could be emptied in time. The Empire shells those who stayed, and a relief force breaks through to get them out.',
      deployment: [
        MAP,
        'The Empire puts one NE-C15 into each Star System instead of at its edge.',
        'The Accords take the edge that the Nebula is nearer to.',
      ],
      rules: [
        'An NE-C15 in a Star System may shell the planet instead of a move it has left: its activation ends.',
        'A PA-CA or PA-CL in a Star System may take people aboard as soon as it is activated: its activation ends. Each system allows it twice.',
      ],
      scoring: {
        bombard: 'Shells the planet',
        rescues: 'Takes people aboard',
      },
      ships: {},
    },
  },
  side: (side) => SIDES[side],
  standIn: (code, name) =>
    `Stand-in: ${code} is played with the ${name} of the Training Set until its own card is complete.`,
  plainOrder: 'Only its name is entered: read the printed card.',
};
