import { GAME } from '../../../../src/core/game/events';
import { markOf, pointsOf } from '../../../../src/core/game/state';
import { heldBy } from '../../../../src/systems/kit/play/cards';
import { pointsNow } from '../../../../src/systems/kit/play/marks';
import {
  commandTokens,
  damageOf,
  defenseTokens,
  unseenDamage,
} from '../../../../src/systems/armada/play/pieces';
import { parseSetup } from '../../../../src/systems/armada/play/setup';
import { parseCommand } from '../../../../src/systems/armada/play/commands';
import { isEngagedWithAnother } from '../../../../src/systems/armada/play/moves';
import { rulesFor } from '../../../../src/systems/armada/rulings';
import { begin } from '../../../../src/core/game/game';
import {
  ANVIL,
  ArmadaTable,
  BASTION,
  HERON,
  LANTERN,
  trainingSetup,
  VESPER,
} from '../../../builders/armada';

const ready = (dial?: Parameters<ArmadaTable['commanded']>[0]) =>
  new ArmadaTable().deployed().commanded(dial);

const course = { speed: 2, dial: false, token: false, obstacles: [], off: false } as const;
const maneuver = (ship: string, more: object = {}) =>
  ({ type: 'maneuver', ship, ...course, ...more }) as const;

const volley = {
  type: 'attack',
  ship: HERON,
  zone: 'front',
  target: BASTION,
  at: 'left',
  range: 'long',
  dial: false,
  token: false,
  swarm: false,
} as const;

describe('setting up', () => {
  test('what was started can be read back', () => {
    expect(parseSetup(JSON.parse(JSON.stringify(trainingSetup())))).toMatchObject({ ok: true });
  });

  test('the cheaper fleet goes first until the table says otherwise', () => {
    const table = new ArmadaTable();
    expect(table.state.initiative).toBe('b');
    expect(table.play({ type: 'set-initiative', team: 'a' }).state.initiative).toBe('a');
  });

  test('by turns, a ship or two squadrons, a ship first', () => {
    const table = new ArmadaTable();
    expect(table.refused({ type: 'deploy', ship: HERON, speed: 2 })).toBe('not-your-turn');
    expect(table.refused({ type: 'deploy', ship: VESPER })).toBe('place-a-ship-first');
    table.play(
      { type: 'deploy', ship: BASTION, speed: 1 },
      { type: 'deploy', ship: HERON, speed: 3 },
    );
    table.play({ type: 'deploy', ship: VESPER }, { type: 'deploy', ship: 'p2.w2' });
    expect(table.refused({ type: 'deploy', ship: 'p2.w3' })).toBe('not-your-turn');
    expect(table.refused({ type: 'deploy', ship: LANTERN, speed: 5 })).toBe('speed-above-maximum');
  });

  test('two squadrons follow each other, and a lone one waits for the last ship', () => {
    const table = new ArmadaTable().play(
      { type: 'deploy', ship: BASTION, speed: 1 },
      { type: 'deploy', ship: HERON, speed: 3 },
      { type: 'deploy', ship: VESPER },
      { type: 'deploy', ship: 'p2.w2' },
      { type: 'deploy', ship: ANVIL },
    );
    const lantern = { type: 'deploy', ship: LANTERN, speed: 2 } as const;
    expect(table.refused(lantern)).toBe('place-second-squadron');
    table.play(
      { type: 'deploy', ship: 'p1.w2' },
      { type: 'deploy', ship: 'p2.w3' },
      { type: 'deploy', ship: 'p2.w4' },
    );
    expect(table.refused({ type: 'deploy', ship: 'p1.w3' })).toBe('lone-squadron-waits');
    table.play(lantern, { type: 'deploy', ship: 'p1.w3' });
    expect(table.state.phase).toBe('command');
  });

  test('a lone squadron that was placed early keeps no ship waiting for a second one', () => {
    const table = new ArmadaTable().play(
      { type: 'deploy', ship: BASTION, speed: 1 },
      { type: 'deploy', ship: HERON, speed: 3 },
      { type: 'deploy', ship: VESPER },
      { type: 'deploy', ship: 'p2.w2' },
      { type: 'deploy', ship: ANVIL },
      { type: 'deploy', ship: 'p1.w2' },
      { type: 'deploy', ship: 'p2.w3' },
      { type: 'deploy', ship: 'p2.w4' },
      { type: 'deploy', ship: 'p1.w3', override: true },
    );
    table.play({ type: 'deploy', ship: LANTERN, speed: 2 });
    expect(table.state.phase).toBe('command');
  });

  test('the first player picks one of the other’s objectives', () => {
    const table = new ArmadaTable();
    expect(table.refused({ type: 'choose-objective', card: 'p2.objective.0' })).toBe(
      'not-an-objective',
    );
    table.play({ type: 'choose-objective', card: 'p1.objective.1' });
    expect(heldBy(table.state, GAME, 'objective')).toHaveLength(1);
  });

  test('once all stand, the first Command Phase begins', () => {
    expect(new ArmadaTable().deployed().state).toMatchObject({ round: 1, phase: 'command' });
  });
});

describe('dials and tokens', () => {
  test('a ship gets as many dials as it is short of', () => {
    const table = new ArmadaTable().deployed();
    expect(table.refused({ type: 'set-dials', ship: HERON, dials: ['repair'] })).toBe(
      'wrong-number-of-dials',
    );
    table.play({ type: 'set-dials', ship: HERON, dials: ['repair', 'navigate'] });
    expect(heldBy(table.state, HERON, 'dials').map(({ ref, face }) => [ref, face])).toEqual([
      ['repair', 'down'],
      ['navigate', 'down'],
    ]);
  });

  test('the top dial is revealed, and may be spent for its token at once', () => {
    const table = ready('repair').play({ type: 'activate', ship: BASTION });
    expect(heldBy(table.state, BASTION, 'dials').map(({ face }) => face)).toEqual([
      'up',
      'down',
      'down',
    ]);
    table.play({ type: 'dial-to-token', ship: BASTION });
    expect(commandTokens(table.state, BASTION)).toEqual(['repair']);
    expect(table.refused({ type: 'dial-to-token', ship: BASTION })).toBe('dial-not-available');
  });

  test('a repair is paid effect by effect', () => {
    const table = ready('repair')
      .play({ type: 'activate', ship: BASTION })
      .play({ type: 'set-damage', ship: BASTION, faceup: 1, facedown: 1 });
    const effects = [{ effect: 'repair-hull', card: 'faceup' }] as const;
    table.play({ type: 'repair', ship: BASTION, dial: true, token: false, effects: [...effects] });
    expect(damageOf(table.state, BASTION)).toEqual({ faceup: 0, facedown: 1 });
    expect(
      table.refused({ type: 'repair', ship: BASTION, dial: false, token: true, effects: [] }),
    ).toBe('already-resolved');
  });

  test('squadrons that a ship commands move and attack', () => {
    const table = ready('squadron').play({ type: 'activate', ship: BASTION });
    expect(table.refused({ type: 'activate', ship: VESPER })).toBe('no-squadrons-left');
    table.play({ type: 'command-squadrons', ship: BASTION, dial: true, token: false });
    table.play({ type: 'activate', ship: VESPER });
    expect(table.refused({ type: 'activate', ship: 'p2.w2' })).toBe('another-is-active');
    const move = { type: 'move-squadron', ship: VESPER, station: false, off: false } as const;
    expect(table.play(move).refused(move)).toBe('no-action-left');
    const attack = { ...volley, ship: VESPER, zone: undefined, target: ANVIL, at: undefined };
    const { zone: _zone, at: _at, ...squadron } = attack;
    table.play({
      ...squadron,
      range: 'distance-1',
      replies: { roll: ['hit', 'hit', 'acc', 'hit'] },
    });
    expect(pointsNow(table.state, ANVIL, 'hull')).toBe(2);
    expect(markOf(table.state, VESPER, 'activated')).toBe(1);
  });
});

describe('attacks', () => {
  const fired = () =>
    ready().play({ type: 'activate', ship: BASTION }, maneuver(BASTION), {
      type: 'activate',
      ship: HERON,
    });

  test('damage goes to shields, then to cards, and tokens are exhausted', () => {
    const table = fired();
    const [brace = ''] = defenseTokens(table, BASTION).flatMap(({ id, type }) =>
      type === 'brace' ? [id] : [],
    );
    const replies = { roll: ['hit-hit', 'hit-hit', 'crit'], brace: [brace], redirect: ['none'] };
    table.play({ ...volley, replies });
    expect(pointsNow(table.state, BASTION, 'shield:left')).toBe(0);
    expect(defenseTokens(table, BASTION).find(({ id }) => id === brace)?.state).toBe('exhausted');
    expect(table.refused({ ...volley, replies })).toBe('zone-already-used');
  });

  test('concentrate fire adds a die, once a round', () => {
    const table = fired();
    const none = { brace: ['none'], redirect: ['none'] };
    const replies = { roll: ['hit', 'hit', 'crit'], dial: ['red'], added: ['hit-hit'], ...none };
    table.play({ ...volley, dial: true, replies });
    expect(damageOf(table.state, BASTION)).toEqual({ faceup: 1, facedown: 1 });
    const again = { ...volley, zone: 'rear', dial: true, replies } as const;
    expect(table.refused(again)).toBe('already-resolved');
  });

  test('too few dice are refused, and so is an attack without any', () => {
    const table = fired();
    expect(table.refused({ ...volley, replies: { roll: ['hit'] } })).toBe('dice-do-not-fit');
    expect(
      table.refused({ ...volley, zone: 'left', range: 'long', removed: 'red', replies: {} }),
    ).toBe('no-dice');
    expect(table.refused({ ...volley, target: LANTERN, replies: {} })).toBe('friendly-target');
  });

  test('a destroyed ship scores what it cost with its upgrades, and ends the battle as the last one', () => {
    const table = ready().play({ type: 'set-damage', ship: BASTION, faceup: 0, facedown: 8 });
    expect(pointsOf(table.state, 'a')).toBe(85 + 26);
    expect(table.state.outcome).toEqual({ winner: 'a', by: 'all-ships-destroyed' });
  });

  test.each([
    ['squadron-attacks-only', true],
    ['if-it-lives', false],
  ])('counter-when %s: a squadron that was destroyed strikes back: %s', (answer, strikes) => {
    const setup = trainingSetup({ rulings: { 'counter-when': answer } });
    const { zone: _zone, at: _at, ...squadron } = volley;
    const struck = (roll: readonly string[]) =>
      new ArmadaTable(setup)
        .deployed()
        .commanded()
        .play(
          { type: 'set-phase', round: 1, phase: 'squadron' },
          { type: 'activate', ship: ANVIL, override: true },
          {
            ...{ ...squadron, ship: ANVIL, target: VESPER, range: 'distance-1' },
            replies: { roll: [...roll], scatter: ['none'] },
          },
        );
    const counter = { type: 'counter', swarm: false, replies: { roll: ['hit', 'crit'] } } as const;
    const destroyed = struck(['hit', 'hit', 'hit', 'hit']);
    expect(destroyed.state.ships[VESPER]?.left?.how).toBe('destroyed');
    expect(destroyed.refused(counter)).toBe(strikes ? null : 'no-counter');
    expect(struck(['hit', 'crit', 'crit', 'crit']).refused(counter)).toBeNull();
  });

  test('a squadron with Counter strikes back', () => {
    const table = fired().play(
      maneuver(HERON),
      { type: 'activate', ship: LANTERN },
      maneuver(LANTERN),
    );
    table.play({ type: 'activate', ship: VESPER }, { type: 'end-activation', ship: VESPER });
    table.play({ type: 'activate', ship: 'p2.w2' }, { type: 'end-activation', ship: 'p2.w2' });
    table.play({ type: 'activate', ship: ANVIL });
    const replies = { roll: ['hit', 'hit', 'hit', 'hit'], scatter: ['none'] };
    const { zone: _zone, at: _at, ...squadron } = volley;
    table.play({ ...squadron, ship: ANVIL, target: VESPER, range: 'distance-1', replies });
    expect(table.state.ships[VESPER]?.left?.how).toBe('destroyed');
    table.play({ type: 'counter', swarm: false, replies: { roll: ['hit', 'crit'] } });
    expect(pointsNow(table.state, ANVIL, 'hull')).toBe(4);
    expect(table.refused({ type: 'counter', swarm: false, replies: {} })).toBe('no-counter');
  });
});

describe('engagement', () => {
  const SWIFT = 'p1.w2';
  const MALLET = 'p2.w4';
  const engage = (subject: string) =>
    ({ type: 'set-mark', subject, mark: 'engaged', to: 1 }) as const;
  const strike = (ship: string, target: string) => {
    const { zone: _zone, ...unzoned } = volley;
    return { ...unzoned, ship, target, range: 'distance-1' } as const;
  };
  /** A squadron acts in its own phase. */
  const acting = (ship: string) =>
    ready().play(
      { type: 'set-phase', round: 1, phase: 'squadron' },
      { type: 'activate', ship, override: true },
    );
  const move = (ship: string) =>
    ({ type: 'move-squadron', ship, station: false, off: false }) as const;

  test('an engaged squadron cannot move, and attacks squadrons rather than ships', () => {
    const table = acting(SWIFT).play(engage(VESPER));
    expect(table.refused(move(SWIFT))).toBe('engaged');
    expect(table.refused({ ...strike(SWIFT, BASTION), replies: {} })).toBe('engaged-first');
    table.play({ ...move(SWIFT), override: true });
    expect(markOf(table.state, VESPER, 'engaged')).toBe(0);
  });

  test('Heavy ones hold nobody', () => {
    const table = acting(SWIFT).play(engage(MALLET));
    expect(table.refused(move(SWIFT))).toBeNull();
    const replies = { roll: ['hit'], brace: ['none'], redirect: ['none'] };
    expect(table.refused({ ...strike(SWIFT, BASTION), replies })).toBeNull();
  });

  test('an engaged Escort is attacked before those without', () => {
    const table = acting(VESPER).play(engage(ANVIL), engage(SWIFT));
    const replies = { roll: ['hit', 'hit', 'hit', 'hit'] };
    const { at: _at, ...onSquadron } = strike(VESPER, SWIFT);
    expect(table.refused({ ...onSquadron, replies })).toBe('escort');
    expect(table.refused({ ...onSquadron, target: ANVIL, replies })).toBeNull();
  });
});

describe('damage cards', () => {
  const FIRE = 'damage:D-FIRE';
  const damaged = () =>
    ready('repair')
      .play({ type: 'activate', ship: BASTION })
      .play(
        { type: 'set-damage', ship: BASTION, faceup: 1, facedown: 1 },
        { type: 'turn-damage', card: `${BASTION}.damage.2`, to: 'up', ref: FIRE },
      );
  const copies = (table: ArmadaTable) =>
    unseenDamage(table.setup, table.state).find(({ ref }) => ref === FIRE)?.copies;

  test('one that was seen is in the deck no more, also when it lies face down again', () => {
    const table = damaged();
    expect(copies(new ArmadaTable())).toBe(4);
    expect(copies(table)).toBe(3);
    table.play({ type: 'turn-damage', card: `${BASTION}.damage.2`, to: 'down' });
    expect(damageOf(table.state, BASTION)).toEqual({ faceup: 0, facedown: 2 });
    expect(copies(table)).toBe(3);
  });

  test('a repair discards the very card that was chosen, and it stays out of the deck', () => {
    const table = damaged().play({
      type: 'set-damage',
      ship: BASTION,
      faceup: 2,
      facedown: 1,
    });
    const which = `${BASTION}.damage.2`;
    const effects = [{ effect: 'repair-hull', card: 'faceup', which } as const];
    table.play({ type: 'repair', ship: BASTION, dial: true, token: false, effects });
    expect(heldBy(table.state, GAME, 'discards').map(({ ref }) => ref)).toEqual([FIRE]);
    expect(damageOf(table.state, BASTION)).toEqual({ faceup: 1, facedown: 1 });
    expect(copies(table)).toBe(3);
  });

  test('an asteroid field deals the card that was drawn', () => {
    const table = ready().play({ type: 'activate', ship: BASTION });
    const obstacles = [{ type: 'asteroid-field' }] as const;
    table.play(maneuver(BASTION, { obstacles, card: FIRE }));
    expect(heldBy(table.state, BASTION, 'damage').map(({ ref }) => ref)).toEqual([FIRE]);
  });
});

describe('moving', () => {
  test('a maneuver ends the activation, and the dial that was not spent lies on the card', () => {
    const table = ready().play({ type: 'activate', ship: BASTION }, maneuver(BASTION));
    expect(heldBy(table.state, BASTION, 'spent')).toHaveLength(1);
    expect(markOf(table.state, BASTION, 'activated')).toBe(1);
  });

  test('speed changes by a navigate command, and by nothing else', () => {
    const table = ready('navigate').play({ type: 'activate', ship: BASTION });
    expect(table.refused(maneuver(BASTION, { speed: 1 }))).toBe('speed-change-too-large');
    table.play(maneuver(BASTION, { speed: 1, dial: true }));
    expect(pointsNow(table.state, BASTION, 'speed')).toBe(1);
  });

  test('two ships that collide take a card each, and obstacles follow', () => {
    const table = ready().play({ type: 'activate', ship: BASTION });
    const obstacles = [{ type: 'asteroid-field' }, { type: 'debris-field', zone: 'rear' }] as const;
    expect(table.refused(maneuver(BASTION, { hit: HERON }))).toBe('course-does-not-fit');
    table.play(maneuver(BASTION, { movedAt: 1, hit: HERON, obstacles }));
    expect(damageOf(table.state, BASTION)).toEqual({ faceup: 1, facedown: 2 });
    expect(damageOf(table.state, HERON)).toEqual({ faceup: 0, facedown: 1 });
    expect(pointsNow(table.state, BASTION, 'shield:rear')).toBe(0);
    expect(pointsNow(table.state, BASTION, 'speed')).toBe(2);
  });

  test('a ship that leaves the table is lost', () => {
    const table = ready().play(
      { type: 'activate', ship: BASTION },
      maneuver(BASTION, { off: true }),
    );
    expect(table.state.ships[BASTION]?.left?.how).toBe('off-table');
  });
});

describe('the end', () => {
  test('six rounds, then the score, and a tie is the second player’s', () => {
    const table = new ArmadaTable().deployed();
    for (let round = 1; round <= 6; round += 1) {
      table.commanded();
      for (const ship of [BASTION, HERON, LANTERN])
        table.play({ type: 'activate', ship, override: true }, maneuver(ship));
      table.play({ type: 'end-phase', override: true });
    }
    expect(table.state.outcome).toEqual({ winner: 'a', by: 'tie-second-player' });
  });

  test('victory tokens count what the objective says', () => {
    const table = new ArmadaTable().play({ type: 'choose-objective', card: 'p1.objective.0' });
    table.deployed().play({ type: 'set-track', ship: 'b', track: 'victory-tokens', to: 2 });
    table.play({ type: 'end-game' });
    expect(pointsOf(table.state, 'b')).toBe(30);
    expect(table.state.outcome).toEqual({ winner: 'b', by: 'score' });
  });

  test('without a last round the initiative passes on', () => {
    const table = new ArmadaTable(trainingSetup({ unlimited: true })).deployed().commanded();
    table.play({ type: 'end-phase', override: true }, { type: 'end-phase', override: true });
    expect(table.state).toMatchObject({ round: 2, initiative: 'a' });
  });
});

describe('by hand', () => {
  test('tokens, upgrades and units are as the table has them', () => {
    const table = ready();
    const [token = ''] = defenseTokens(table, HERON).map(({ id }) => id);
    table.play({ type: 'set-token', card: token, to: 'exhausted' });
    expect(defenseTokens(table, HERON)[0]?.state).toBe('exhausted');
    table.play({ type: 'set-token', card: token, to: 'discarded' });
    expect(defenseTokens(table, HERON)).toHaveLength(3);
    expect(defenseTokens(table, HERON)[0]?.state).toBe('discarded');
    table.play({ type: 'set-upgrade', card: `${HERON}.upgrade.0`, to: 'exhausted' });
    expect(markOf(table.state, `${HERON}.upgrade.0`, 'exhausted')).toBe(1);
    table.play({ type: 'remove-ship', ship: ANVIL }, { type: 'come-back', ship: ANVIL });
    expect(table.state.ships[ANVIL]?.left).toBeNull();
    expect(pointsOf(table.state, 'b')).toBe(0);
  });

  test('a discarded token comes back as it lies on the table, and in its old place', () => {
    const table = ready();
    const before = defenseTokens(table, HERON);
    const [first] = before;
    const card = first?.id ?? '';
    table.play({ type: 'set-token', card, to: 'discarded' });
    table.play({ type: 'set-token', card, to: 'exhausted' });
    expect(defenseTokens(table, HERON)[0]).toEqual({ ...first, state: 'exhausted' });
    table.play({ type: 'set-token', card, to: 'discarded' });
    table.play({ type: 'set-token', card, to: 'readied' });
    expect(defenseTokens(table, HERON)).toEqual(before);
    expect(table.refused({ type: 'set-token', card: `${HERON}.token.9`, to: 'readied' })).toBe(
      'unknown-card',
    );
    table.play({ type: 'remove-ship', ship: HERON });
    expect(table.refused({ type: 'set-token', card, to: 'readied' })).toBe('has-left');
  });

  test('every command can be read back', () => {
    const command = { ...volley, replies: { roll: ['hit'], brace: ['p2.s1.token.0'] } };
    expect(parseCommand(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
  });
});

describe('what the objective and the table add', () => {
  test('an objective ship stays marked from round to round, obstacles are six at most', () => {
    const table = ready();
    const mark = { type: 'set-mark', subject: BASTION, mark: 'objective-ship', to: 1 } as const;
    table.play(mark, { type: 'end-phase', override: true }, { type: 'end-phase', override: true });
    expect(table.state.round).toBe(2);
    expect(markOf(table.state, BASTION, 'objective-ship')).toBe(1);
    const obstacles = { type: 'set-mark', subject: GAME, mark: 'obstacles' } as const;
    expect(table.play({ ...obstacles, to: 6 }).refused({ ...obstacles, to: 7 })).not.toBeNull();
  });

  test('Swarm: one that was engaged with another squadron is known to be, until either moves', () => {
    const table = ready('squadron');
    const [swift, other] = ['p1.w2', 'p1.w3'];
    const engaged = { type: 'set-mark', subject: VESPER, mark: 'engaged', to: 1 } as const;
    const by = (attacker: string) =>
      isEngagedWithAnother(begin(rulesFor({}), table.setup, table.state), VESPER, attacker);
    table.play({ type: 'set-phase', round: 1, phase: 'squadron' });
    table.play({ type: 'activate', ship: swift, override: true }, engaged);
    table.play({ type: 'end-activation', ship: swift });
    expect([by(swift), by(other)]).toEqual([false, true]);
    const moved = { type: 'move-squadron', ship: VESPER, station: false, off: false } as const;
    table.play({ ...moved, override: true });
    expect(by(other)).toBe(false);
  });

  test.each([
    ['with-another', false],
    ['with-any', true],
  ])('swarm-engaged %s: the attacker alone is enough: %s', (answer, isEnough) => {
    const table = ready('squadron').play(
      { type: 'set-phase', round: 1, phase: 'squadron' },
      { type: 'activate', ship: 'p1.w2', override: true },
    );
    const by = () => {
      const game = begin(rulesFor({ 'swarm-engaged': answer }), table.setup, table.state);
      return isEngagedWithAnother(game, VESPER, 'p1.w2');
    };
    expect(by()).toBe(false);
    table.play({ type: 'set-mark', subject: VESPER, mark: 'engaged', to: 1 });
    expect(by()).toBe(isEnough);
  });
});
