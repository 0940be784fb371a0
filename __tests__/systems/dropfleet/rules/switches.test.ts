import { hasMark, trackOf, type GameState } from '../../../../src/core/game/state';
import { attackIn, protectionBy, targetOf } from '../../../../src/systems/dropfleet/play/attack';
import { boardingIn } from '../../../../src/systems/dropfleet/play/assets';
import { hurtSite } from '../../../../src/systems/dropfleet/play/damage';
import { blastIn, mendingIn, passageIn } from '../../../../src/systems/dropfleet/play/fallout';
import { orderedShip } from '../../../../src/systems/dropfleet/play/view';
import { begin } from '../../../../src/core/game/game';
import { chancesOf, endingsOf, meanOf } from '../../../../src/systems/kit/procedures/exact';
import { lockAgainst } from '../../../../src/systems/dropfleet/rules/locks';
import { saturated } from '../../../../src/systems/dropfleet/rules/assets';
import { attackOdds } from '../../../../src/systems/dropfleet/rules/attack';
import { battalionCombat } from '../../../../src/systems/dropfleet/rules/battalions';
import { mayLaunch, movesOf } from '../../../../src/systems/dropfleet/rules/orders';
import { endPoints } from '../../../../src/systems/dropfleet/rules/scoring';
import { secondaryPoints } from '../../../../src/systems/dropfleet/rules/secondary';
import { shotFor } from '../../../../src/systems/dropfleet/rules/special';
import { RULINGS, rulingsFrom, type Rulings } from '../../../../src/systems/dropfleet/rulings';
import { dropfleet } from '../../../../src/systems/dropfleet';
import { playedFrom, refusal, setupOf, started, type Told } from '../../../builders/dropfleet';

const [SHIP, FOE] = ['p0-s1.1', 'p1-s1.1'];
const begun: readonly Told[] = [
  { type: 'deploy-all', team: 'red' },
  { type: 'deploy-all', team: 'blue' },
  { type: 'initiative', dice: [6, 1] },
];
const hand = (ship: string, track: string, to: number): Told => ({
  type: 'set-track',
  ship,
  track,
  to,
});
const marked = (subject: string, mark: string, to: number): Told => ({
  type: 'set-mark',
  subject,
  mark,
  to,
});

type RulingId = keyof Rulings;

/** A game under the answer of one ruling, after these commands. */
const under = (id: RulingId, answer: string, ...commands: readonly Told[]) => {
  const setup = setupOf({ rulings: { [id]: answer } });
  const played = playedFrom(setup, started(setup), ...begun, ...commands);
  const game = begin(rulingsFrom(setup.rulings), setup, played.state);
  return { setup, played, game, ship: (of: string) => played.state.ships[of]! };
};

const hull = (state: GameState, ship: string) => trackOf(state, ship, 'hull')?.now;

/** What a ruling changes, for its default and for the other answer. */
const CASES: readonly (readonly [RulingId, (answer: string) => unknown, unknown, unknown])[] = [
  [
    'modifiers-sum-then-limit',
    (answer) => {
      const aim = { layer: 'orbit', descent: false } as const;
      const rules = rulingsFrom({ 'modifiers-sum-then-limit': answer });
      return lockAgainst(5, [-3, 2], 'orbit', aim, rules).lock;
    },
    6,
    4,
  ],
  [
    'shield-core-only',
    (answer) => {
      const { game, ship } = under('shield-core-only', answer);
      const target = { ...targetOf(game, ship('p1-s1'))!, saves: { ...NO_SAVES, shield: 5 } };
      const weapons = [{ ship: SHIP, weapon: 0 }];
      return attackIn(game, ship('p0-s1'), target, { weapons }).shots[0]?.save;
    },
    null,
    5,
  ],
  [
    'damage-runs-on',
    (answer) => {
      const { game, ship } = under('damage-runs-on', answer, hand(FOE, 'hull', 7));
      return targetOf(game, ship('p1-s1'))?.hull;
    },
    17,
    7,
  ],
  [
    'repair-die-per-token',
    (answer) => {
      const { game, ship } = under('repair-die-per-token', answer, marked(SHIP, 'fire', 2));
      const { procedure, start, fields } = mendingIn(game, ship(SHIP));
      return chancesOf(endingsOf(procedure, start, {}), (end) => fields.fire.of(end), 2);
    },
    [0.25, 0.5, 0.25],
    [0.5, 0, 0.5],
  ],
  [
    'half-thrust-exact',
    (answer) => {
      const { game, ship } = under('half-thrust-exact', answer);
      return movesOf('course-change', orderedShip(game, ship(SHIP), CARD)).most;
    },
    4.5,
    5,
  ],
  [
    'no-turn-to-forgo',
    (answer) => {
      const off = marked('p0-s2.1', 'navigation-offline', 1);
      const { game, ship } = under('no-turn-to-forgo', answer, off);
      return mayLaunch('course-change', orderedShip(game, ship('p0-s2.1'), CARD));
    },
    false,
    true,
  ],
  [
    'spikes-while-silent',
    (answer) => {
      const silent: Told = { type: 'activate', group: 'p0-s1', order: 'silent-running' };
      const { setup, played } = under(
        'spikes-while-silent',
        answer,
        silent,
        hand('p0-s1', 'spikes', 1),
      );
      const row = dropfleet.words.en.shows.bridge(setup, played.state);
      return JSON.stringify(row).includes('sig 9″');
    },
    false,
    true,
  ],
  [
    'blast-hit-one-damage',
    (answer) => {
      const { game, ship } = under('blast-hit-one-damage', answer);
      const near = [{ id: 'p1-s1', distance: 1 }];
      const { procedure, fields } = blastIn(game, ship(SHIP), { near })!;
      const mean = meanOf(endingsOf(procedure, 0, {}), (end) => fields.row[0]?.of(end) ?? 0);
      return mean.toFixed(2);
    },
    // Kinetic and Energy: 2 × 1/2 × 5/6 each; Core: 2 × 5/6; and 2.
    '0.89',
    '1.44',
  ],
  [
    'scenery-hit-one-damage',
    (answer) => {
      const { game, ship } = under('scenery-hit-one-damage', answer);
      const through = [{ scenery: 'debris-field', area: '0' }] as const;
      const { procedure, fields } = passageIn(game, ship('p0-s2.1'), { through })!;
      return meanOf(endingsOf(procedure, 0, {}), (end) => fields.damage.of(end));
    },
    2,
    4,
  ],
  [
    'boarding-no-shield',
    (answer) => {
      const aboard = hand(FOE, 'battalions:red', 1);
      const { game, ship } = under('boarding-no-shield', answer, aboard);
      const cards = { ...game.setup.cards };
      const key = ship(FOE).card;
      cards[key] = { ...cards[key], shield: 4 } as (typeof cards)[string];
      const boarding = boardingIn({ ...game, setup: { ...game.setup, cards } }, ship(FOE), 0)!;
      return endingsOf(boarding.procedure, boarding.start, {})
        .find(({ state }) => boarding.fields.damage.of(state) === 1)
        ?.chance.toFixed(3);
    },
    '0.833',
    '0.417',
  ],
  [
    'assign-some-or-all',
    (answer) => {
      const rules = rulingsFrom({ 'assign-some-or-all': answer });
      const { procedure, start } = battalionCombat({ site: [3, 0], features: [[0, 1]] }, rules);
      const asked = procedure.places[procedure.start(start)]?.step.next(start);
      return typeof asked === 'object' && asked.ask === 'spend' && asked.allows?.([2]);
    },
    true,
    false,
  ],
  [
    'destroy-after-combat',
    (answer) => {
      const { setup, played } = under(
        'destroy-after-combat',
        answer,
        hand('west.f0', 'battalions:red', 5),
        hand('west.f0', 'battalions:blue', 1),
        { type: 'set-phase', round: 1, phase: 'battalions' },
      );
      return refusal(setup, played, { type: 'fight', dropsite: 'west', replies: {} });
    },
    // Only once Blue's are gone is there anything to ask.
    'does-not-fit',
    null,
  ],
  [
    'half-of-the-groups',
    (answer) => {
      const setup = setupOf({
        approaches: ['direct', 'close'],
        rulings: { 'half-of-the-groups': answer },
      });
      const light = ['s3', 's4', 's5'].map((one) => ({ type: 'deploy', group: `p0-${one}` }));
      const { state } = playedFrom(setup, started(setup), ...light);
      const page = dropfleet.words.en.shows.page(setup, state, { page: 'planning' }, {});
      return JSON.stringify(page).includes('at least half');
    },
    false,
    true,
  ],
  [
    'raze-own-zone',
    (answer) => {
      const setup = setupOf({ variants: ['raze', 'raze'], rulings: { 'raze-own-zone': answer } });
      const over = playedFrom(
        setup,
        started(setup),
        hand('east', 'hull', 0),
        { type: 'set-phase', round: 4, phase: 'end' },
        { type: 'next-phase' },
      );
      return over.state.scores.map(({ team, points }) => [team, points]);
    },
    [['red', 4]],
    [],
  ],
  [
    'protect-intact',
    (answer) => {
      const intact = answer as 'not-ruined' | 'full-hull';
      const site = {
        id: 'a',
        size: 'medium',
        hull: 14,
        heldBy: 'red',
        distanceFromZone: 0,
      } as const;
      return endPoints('protect', { ...NO_TALLY, nominated: site }, 'red', {
        'protect-intact': intact,
      });
    },
    3,
    0,
  ],
  [
    'breakthrough-others',
    (answer) =>
      endPoints(
        'breakthrough',
        { ...NO_TALLY, nominated: null, pointsFlownOff: 400, pointsDestroyed: 500 },
        'red',
        { 'breakthrough-others': answer as 'blue' | 'everybody' },
      ),
    2,
    4,
  ],
  [
    'boarding-hit-one-damage',
    (answer) => {
      const aboard = hand(FOE, 'battalions:red', 2);
      const { game, ship } = under('boarding-hit-one-damage', answer, aboard);
      const { procedure, start, fields } = boardingIn(game, ship(FOE), 0)!;
      const ends = endingsOf(procedure, start, {});
      return Math.max(...ends.map(({ state }) => fields.damage.of(state)));
    },
    2,
    6,
  ],
  [
    'removed-feature-first',
    (answer) => {
      const { game } = under(
        'removed-feature-first',
        answer,
        hand('west', 'battalions:red', 2),
        hand('west.f0', 'battalions:red', 2),
      );
      const { state } = hurtSite(game, 'west', 6, ['west.f0']);
      return trackOf(state, 'west', 'battalions:red')?.now;
    },
    // Two hull points cost two battalions: of the site, or of the Feature before it goes.
    0,
    2,
  ],
  [
    'rerolls-only-rolled-dice',
    (answer) => {
      const { game } = under('rerolls-only-rolled-dice', answer);
      const protection = { ...protectionBy(game, undefined), fighters: 9, rerollsPerFighter: 1 };
      const weapon = { attacks: 1, lock: 2, type: 'K', damage: 1 } as const;
      const saves = { ...NO_SAVES, kinetic: 2 };
      const firing = { from: 'orbit', aim: { layer: 'orbit', descent: false }, saves } as const;
      const shot = shotFor({ ...weapon, closeAction: true }, { ...firing, mounts: 9 }, game.rules);
      const shots = [saturated(shot, 9, 'first')];
      return attackOdds({ shots, hull: null, protection }).expectedDamage > 1;
    },
    true,
    false,
  ],
  [
    'contest-both-score',
    (answer) => {
      const setup = setupOf({ rulings: { 'contest-both-score': answer } });
      const over = playedFrom(
        setup,
        started(setup),
        hand('west', 'battalions:red', 2),
        hand('west', 'battalions:blue', 1),
        { type: 'set-phase', round: 4, phase: 'end' },
        { type: 'next-phase' },
      );
      return over.state.scores.map(({ team, points }) => [team, points]);
    },
    [
      ['red', 1],
      ['blue', 1],
    ],
    [['red', 1]],
  ],
  [
    'unallowed-scores-none',
    (answer) =>
      secondaryPoints(
        { name: 'long-shot', distanceFromOpponentZone: 20, achieved: true },
        answer as 'none' | 'scores',
      ),
    0,
    2,
  ],
];

const NO_SAVES = { energy: null, kinetic: null, shield: null, backup: null };
const NO_TALLY = {
  pointsDestroyed: 0,
  pointsFlownOff: 0,
  operatives: 0,
  operativeShipsDestroyed: 0,
  surveyed: [],
};
const cardOf = setupOf().cards['ship:LEVA'];
if (cardOf?.kind !== 'ship') throw new Error('no Levanter');
const CARD = cardOf;

test.each(CASES)('%s, both ways', (id, ask, first, second) => {
  const { answers } = RULINGS.find((one) => one.id === id)!;
  expect(answers.map((answer) => ask(answer))).toEqual([first, second]);
});

test('damage that is lost leaves the next Ship alone', () => {
  const { played } = under(
    'damage-runs-on',
    'lost',
    hand(FOE, 'hull', 1),
    { type: 'activate', group: 'p0-s1', order: 'weapons-free' },
    {
      type: 'attack',
      group: 'p0-s1',
      target: 'p1-s1',
      weapons: [{ ship: SHIP, weapon: 0 }],
      replies: { 'hit-0': [6, 6, 6], 'save-0': [1, 1, 1], 'backup-0': [1, 1, 1] },
    },
  );
  expect(played.state.ships[FOE]?.left?.how).toBe('destroyed');
  expect(hull(played.state, 'p1-s1.2')).toBe(10);
  expect(hasMark(played.state, 'p1-s1.2', 'must-roll')).toBe(false);
});
