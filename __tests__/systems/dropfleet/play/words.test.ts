import { asked, playedFrom, setupOf, started, type Told } from '../../../builders/dropfleet';
import { events, refusal } from '../../../../src/systems/dropfleet/words/en/play';

const SETUP = setupOf();

/** What a step says, or why it is refused. */
const said = (...commands: readonly Told[]): readonly string[] => {
  const last = commands.at(-1);
  const game = playedFrom(SETUP, started(SETUP), ...commands.slice(0, -1));
  if (!last) return [];
  const decision = asked(SETUP, game, last);
  return decision.ok
    ? events(decision.events, game.state, SETUP).map(({ text }) => text)
    : // The reasons of this system are the only ones that it gives.
      [refusal({ ...decision, why: decision.why })];
};

const deploy = { type: 'deploy', group: 'p0-s1' };
const deploySirocco = { type: 'deploy', group: 'p0-s2' };
const initiative = { type: 'initiative', dice: [6, 1] };
const activate = { type: 'activate', group: 'p0-s1', order: 'weapons-free' };

test('the set-up tells who came, Groups and not each of their Ships', () => {
  const [first] = started(SETUP).log.steps;
  const lines = events(first?.events ?? [], { ...started(SETUP).before }, SETUP);
  expect(lines.filter(({ text }) => text.includes('joins'))).toHaveLength(10);
});

test.each<[string, readonly Told[], readonly string[]]>([
  [
    'initiative',
    [deploy, initiative],
    [
      'Red rolls for initiative: 6.',
      'Blue rolls for initiative: 1.',
      'Red has the initiative.',
      'Round 1: Groups act.',
    ],
  ],
  [
    'an order with its Spikes',
    [deploy, { type: 'deploy', group: 'p1-s1' }, initiative, activate],
    ['Levanter A: Weapons Free.', 'Levanter A is active.', 'Levanter A: Spikes +2, now 2.'],
  ],
  [
    'what a team nominates',
    [{ type: 'nominate', team: 'red', dropsite: 'west' }],
    ['Red nominates Port Amber.'],
  ],
  [
    'a Group that enters, once and not for each of its Ships',
    [deploy],
    ['Levanter A enters the table.'],
  ],
  [
    'a Group that is gone with its last Ship',
    [deploySirocco, { type: 'fly-off', ship: 'p0-s2.1' }],
    ['Sirocco A1 flies off the table.', 'Sirocco A has no Ships left.'],
  ],
  [
    'a correction by hand',
    [deploy, { type: 'adjust', ship: 'p0-s1.1', track: 'hull', by: -1 }],
    ['Levanter A1: hull −1, now 9. By hand.'],
  ],
  [
    'an effect',
    [{ type: 'set-mark', subject: 'p0-s1.1', mark: 'fire', to: 1 }],
    ['Levanter A1: Fire.'],
  ],
  [
    'points',
    [{ type: 'secondary', team: 'red', points: 2 }],
    ['Red scores +2: Secondary objective.'],
  ],
  ['a tie', [{ type: 'initiative', dice: [2, 2] }], ['A tie: roll again.']],
  ['what comes first', [{ type: 'next-phase' }], ['Roll for initiative first.']],
  [
    'a refusal with its phase',
    [{ type: 'mend', ship: 'p0-s1.1', replies: {} }],
    ['Only in the phase “End of the round”.'],
  ],
])('%s is said', (_what, commands, lines) => {
  expect(said(...commands)).toEqual(lines);
});
