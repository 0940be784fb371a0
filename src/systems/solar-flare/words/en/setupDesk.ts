import { makeGrammar } from '../../../../core/words';
import { anySetupWords } from '../../../kit/words/en/setup';
import { rulings } from '../../reference/en/rulings';

const { plural } = makeGrammar('en');

/** What the set-up of a game says. */
export const setupDeskWords = {
  ...anySetupWords,
  team: (at: number) => ['Ember', 'Frost', 'Gale', 'Dusk'][at] ?? anySetupWords.team(at),
  sides: 'Sides',
  fleet: (player: string) => `Ship of ${player}`,
  training: 'comes with the app',
  stored: (ships: number) => plural(ships, { one: 'your design', other: 'your designs, # ships' }),
  roll: 'A die for each side',
  first: 'Goes first',
  tied: 'A tie: those tied roll again, or choose who goes first.',
  ruling: (id: string) => rulings[id]?.question ?? id,
  rulingAnswer: (id: string, answer: string) => rulings[id]?.answers[answer] ?? answer,
} as const;
