import { offer } from '../../../../src/systems/admirals-cadet/play/offer';
import { parseCommand } from '../../../../src/systems/admirals-cadet/play/parse/command';
import { parseSetup } from '../../../../src/systems/admirals-cadet/play/parse/setup';
import type { CadetSetup } from '../../../../src/systems/admirals-cadet/play/setup';
import { CADET_PARTS } from '../../../../src/systems/admirals-cadet/rules';
import { en } from '../../../../src/systems/admirals-cadet/words/en';
import {
  play,
  refusalOf,
  scenarioSetup,
  startBattle,
  trainingSetup,
} from '../../../builders/cadetBattle';
import { keepsTheLaws, type LawfulTable } from '../../../builders/laws';

/** Each table with how many commands are played at it. */
const TABLES: readonly LawfulTable<CadetSetup>[] = [
  ['constructed', 500, trainingSetup()],
  ['Flight of the Paladin', 250, scenarioSetup('flight-of-the-paladin')],
  ['Live and Learn', 350, scenarioSetup('live-and-learn')],
  ['Holding Out for a Hero', 350, scenarioSetup('holding-out-for-a-hero')],
  [
    'constructed, every ruling the other way',
    500,
    trainingSetup({
      'armor-before-shields': 'after',
      'crippled-at-once': 'after-the-attack',
      'crippled-keeps-granted': 'loses',
      'ore-hull-cancels-rolled': 'any',
      'reroll-replaces-die': 'adds',
      'lethal-highest': 'sum',
      'covers-add-up': 'once',
      'corner-both-sides': 'one',
      'chart-beyond-the-print': 'nearest-row',
      'dice-may-be-split': 'whole-mount',
      'heavy-box-erased': 'on-activation',
      'super-heavy-normal-order': 'may',
      'starcaster-ship-limit': 'within',
      'augur-reach': 'one-between',
      'hole-losses-count': 'do-not-count',
    }),
  ],
];

describe('any game of legal commands', () => {
  keepsTheLaws({ startBattle, play, refusalOf, offer, parseCommand, words: en.system }, TABLES);

  test.each(TABLES)('%s: the set-up reads back as it was stored', (_, __, setup) => {
    const stored: unknown = JSON.parse(JSON.stringify(setup));
    expect(parseSetup(CADET_PARTS)(stored)).toEqual({ ok: true, value: setup });
  });
});
