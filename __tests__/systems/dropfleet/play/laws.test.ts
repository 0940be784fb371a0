import fc from 'fast-check';

import { asked, playedFrom, setupOf, started, type Told } from '../../../builders/dropfleet';
import { append, type Played } from '../../../../src/core/game/log';
import { fold } from '../../../../src/core/game/reduce';
import { EMPTY_GAME, hasMark, pointsOf, type Ship } from '../../../../src/core/game/state';
import { complete, repliesOf } from '../../../../src/systems/kit/procedures/play';
import type { Procedure } from '../../../../src/systems/kit/procedures/procedure';
import { turnOf } from '../../../../src/systems/dropfleet/play/activation';
import { attackIn, targetOf } from '../../../../src/systems/dropfleet/play/attack';
import { mendable } from '../../../../src/systems/dropfleet/play/fallout';
import { tallyOf } from '../../../../src/systems/dropfleet/play/rounds';
import {
  fireOn,
  groundOf,
  groupsOf,
  isDropsite,
  isSingleShip,
  orderedShip,
  orderOf,
  partsOf,
} from '../../../../src/systems/dropfleet/play/view';
import { attackOf } from '../../../../src/systems/dropfleet/rules/attack';
import { battalionCombat } from '../../../../src/systems/dropfleet/rules/battalions';
import { cripplingRoll } from '../../../../src/systems/dropfleet/rules/crippling';
import { explosionOf } from '../../../../src/systems/dropfleet/rules/explosion';
import { repairDice, weaponsOf } from '../../../../src/systems/dropfleet/rules/orders';
import { endPhaseOf, repairFields } from '../../../../src/systems/dropfleet/rules/repair';
import { rulingsFrom } from '../../../../src/systems/dropfleet/rulings';
import { shipCardOf } from '../../../../src/systems/dropfleet/play/setup';
import { ORDERS } from '../../../../src/systems/dropfleet/terms';

const SETUP = setupOf();
const RULES = rulingsFrom({});

/** A table that plays by chance, and by the rules. */
class Table {
  game: Played = started(SETUP);
  constructor(private seed: number) {}

  pick(count: number): number {
    this.seed = (this.seed * 48271 + 11) % 2147483647;
    return this.seed % count;
  }

  one<Value>(list: readonly Value[]): Value | undefined {
    return list[this.pick(Math.max(1, list.length))];
  }

  get state() {
    return this.game.state;
  }

  do(command: Told): void {
    this.game = playedFrom(SETUP, this.game, command);
  }

  /** Done if it may be. */
  attempt(command: Told): void {
    const decision = asked(SETUP, this.game, command);
    if (decision.ok) this.game = append(this.game, { command, events: decision.events });
  }

  rolled(procedure: Procedure, start: number) {
    const chance = { pick: (count: number) => this.pick(count), die: () => this.pick(6) + 1 };
    return repliesOf(complete(procedure, start, {}, chance));
  }

  ships(holds: (ship: Ship) => boolean): readonly Ship[] {
    return Object.values(this.state.ships).filter(holds);
  }

  resolve(): void {
    const crippled = this.ships(({ id }) => hasMark(this.state, id, 'must-roll'));
    for (const { id } of crippled)
      this.do({ type: 'cripple', ship: id, replies: this.rolled(cripplingRoll(false), 0) });
    for (const { id, card } of this.ships((ship) => hasMark(this.state, ship.id, 'explodes'))) {
      const tonnage = shipCardOf(SETUP, card)?.tonnage ?? 'medium';
      const { procedure } = explosionOf({ tonnage, containReactor: false, near: [] }, RULES);
      this.do({ type: 'explode', ship: id, near: [], replies: this.rolled(procedure, 0) });
    }
  }

  /** Every weapon that the order allows, at an enemy Group or a dropsite. */
  shoot(group: Ship): void {
    const order = orderOf(this.state, group.id);
    const card = shipCardOf(SETUP, group.card);
    const enemies = groupsOf(this.state, group.team === 'red' ? 'blue' : 'red').filter(
      ({ place }) => place === 'play',
    );
    const sites = this.ships((ship) => isDropsite(ship) && ship.left === null);
    const target = this.one([...enemies, ...enemies, ...sites]);
    const aimed = target && targetOf(SETUP, this.state, target);
    if (!order || !card || !aimed) return;
    const weapons = partsOf(this.state, group.id).flatMap((ship) =>
      card.weapons
        .map((_, weapon) => ({ ship: ship.id, weapon }))
        .filter(({ weapon }) => order !== 'damage-control' || card.weapons[weapon]?.closeAction)
        .slice(0, weaponsOf(order, orderedShip(this.state, ship, card))),
    );
    if (weapons.length === 0) return;
    const game = { setup: SETUP, state: this.state, rules: RULES };
    const { procedure, start } = attackOf(attackIn(game, group, aimed, { weapons }));
    const replies = this.rolled(procedure, start);
    this.attempt({ type: 'attack', group: group.id, target: target.id, weapons, replies });
  }

  launch(group: Ship): void {
    const card = shipCardOf(SETUP, group.card);
    const load = this.one(card?.launch ?? []);
    const [ship] = partsOf(this.state, group.id);
    const site = this.one(this.ships((one) => isDropsite(one) && one.left === null));
    if (load && ship && site) this.attempt({ type: 'launch', ship: ship.id, ...load, on: site.id });
  }

  activate(): void {
    const { ready } = turnOf(SETUP, this.state);
    const id = this.one(ready);
    const group = id === undefined ? undefined : this.state.ships[id];
    const order = this.one(ORDERS);
    if (!group) return;
    this.do({ type: 'activate', group: group.id, order });
    this.launch(group);
    this.shoot(group);
    this.resolve();
    if (this.state.ships[group.id]?.left === null && this.state.phase === 'groups')
      this.attempt({ type: 'finish', group: group.id });
  }

  fightAll(): void {
    for (const { id } of this.ships((ship) => isDropsite(ship) && ship.left === null)) {
      const { procedure, start } = battalionCombat(groundOf(SETUP, this.state, id));
      this.do({ type: 'fight', dropsite: id, replies: this.rolled(procedure, start) });
    }
  }

  mendAll(): void {
    for (const ship of this.ships((one) => isSingleShip(one) && one.left === null)) {
      const [effects, fire] = [mendable(this, ship.id), fireOn(this.state, ship.id)];
      if (effects.length + fire === 0) continue;
      const hull = this.state.holders[ship.id]?.tracks['hull']?.now ?? 0;
      const fields = repairFields(effects, hull, fire);
      const start = effects.reduce(
        (state, _, at) => fields.row[at]?.with(state, 1) ?? state,
        fields.fire.with(fields.hull.with(0, hull), fire),
      );
      const dice = repairDice(orderOf(this.state, ship.partOf ?? ''));
      const replies = this.rolled(endPhaseOf(fields, effects, dice), start);
      this.do({ type: 'mend', ship: ship.id, replies });
    }
    this.resolve();
  }

  round(): void {
    for (const group of this.ships(
      ({ place, left, partOf }) => place === 'waiting' && !left && !partOf,
    ))
      this.do({ type: 'deploy', group: group.id });
    while (this.state.phase === 'planning')
      this.attempt({ type: 'initiative', dice: [this.pick(6) + 1, this.pick(6) + 1] });
    while (this.state.phase === 'groups') {
      if (turnOf(SETUP, this.state).team === null) this.do({ type: 'next-phase', override: true });
      else this.activate();
    }
    this.do({ type: 'next-phase' });
    this.fightAll();
    for (const phase of ['boarding', 'wings', 'end']) {
      this.do({ type: 'next-phase' });
      expect(this.state.phase).toBe(phase);
    }
    this.mendAll();
    this.do({ type: 'next-phase' });
  }
}

const playOut = (seed: number): Table => {
  const table = new Table(seed);
  while (table.state.outcome === null) table.round();
  return table;
};

/** Nothing on the table is beyond what the rules allow. */
const isSound = ({ state }: Table): void => {
  for (const [id, { tracks }] of Object.entries(state.holders))
    for (const [track, { now, max }] of Object.entries(tracks)) {
      expect([id, track, now >= 0 && now <= (max ?? now)]).toEqual([id, track, true]);
    }
  for (const ship of Object.values(state.ships))
    if (isSingleShip(ship) && ship.left === null)
      expect(state.holders[ship.id]?.tracks['hull']?.now).toBeGreaterThan(0);
};

describe('games played by chance', () => {
  test('come to an end after six rounds, and are told by their log', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const table = playOut(seed);
        isSound(table);
        expect(table.state.round).toBe(6);
        const events = table.game.log.steps.flatMap((step) => step.events);
        expect(fold(EMPTY_GAME, events)).toEqual(table.state);
      }),
      { numRuns: 8 },
    );
  });

  test('count the points of what was destroyed', () => {
    const table = playOut(4711);
    const lost = table.ships(
      (ship) => isSingleShip(ship) && ship.team === 'blue' && ship.left?.how === 'destroyed',
    );
    const points = lost.reduce((sum, { card }) => sum + (shipCardOf(SETUP, card)?.points ?? 0), 0);
    expect(tallyOf(SETUP, table.state, 'red').pointsDestroyed).toBe(points);
    expect(points).toBeGreaterThan(0);
  });
});

test('a whole game of six rounds replays to its known end', () => {
  const { state, game } = playOut(2026);
  const commands = game.log.steps.slice(1).map(({ command }) => command as Told);
  const again = playedFrom(SETUP, started(SETUP), ...commands);
  expect(again.state).toEqual(state);
  expect({
    steps: commands.length,
    red: pointsOf(state, 'red'),
    blue: pointsOf(state, 'blue'),
    winner: state.outcome?.winner,
  }).toEqual({ steps: 237, red: 6, blue: 0, winner: 'red' });
});
