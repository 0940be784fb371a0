import { append, type Played } from '../../src/core/game/log';
import { hasMark, trackOf, type GameState, type Ship } from '../../src/core/game/state';
import { turnOf } from '../../src/systems/dropfleet/play/activation';
import type { COMMANDS } from '../../src/systems/dropfleet/play/commands';
import { openRolls } from '../../src/systems/dropfleet/play/rounds';
import { shipCardOf, type DropfleetSetup } from '../../src/systems/dropfleet/play/setup';
import { rulingsFrom } from '../../src/systems/dropfleet/rulings';
import {
  groundOf,
  isDropsite,
  isFeature,
  isGroup,
  isSingleShip,
  isWing,
  orderedShip,
  orderOf,
  partsOf,
} from '../../src/systems/dropfleet/play/view';
import { ORDER_RULES, weaponsOf } from '../../src/systems/dropfleet/rules/orders';
import { ABILITIES, ORDERS, SCENERY } from '../../src/systems/dropfleet/terms';
import { asksFor, repliesOf } from '../../src/systems/kit/procedures/play';
import { one, seeded, type Chance } from './chance';
import { complete } from './randomRun';
import { asked, started, type Told } from './dropfleet';

/** A table that plays by chance, and by the rules: what is asked for is rolled and decided. */
export class DropfleetTable {
  readonly chance: Chance;
  game: Played;

  constructor(
    readonly setup: DropfleetSetup,
    seed: number,
  ) {
    this.chance = seeded(seed);
    this.game = started(setup);
  }

  get state(): GameState {
    return this.game.state;
  }

  /** Done if it may be, with dice and choices by chance. */
  attempt(told: Told & { readonly type: keyof typeof COMMANDS }): boolean {
    const first = asked(this.setup, this.game, told);
    const asks = asksFor(first);
    const command = asks
      ? { ...told, replies: repliesOf(complete(asks.procedure, asks.start, {}, this.chance)) }
      : told;
    const decision = asks ? asked(this.setup, this.game, command) : first;
    if (decision.ok) this.game = append(this.game, { command, events: decision.events });
    return decision.ok;
  }

  /** What is still there, of a kind. */
  all(is: (ship: Ship) => boolean, team?: string): readonly Ship[] {
    return Object.values(this.state.ships).filter(
      (ship) => ship.left === null && is(ship) && (team === undefined || ship.team === team),
    );
  }

  any(is: (ship: Ship) => boolean, team?: string): string {
    return one(this.all(is, team), this.chance)?.id ?? '';
  }

  often(times: number): boolean {
    return this.chance.pick(times) === 0;
  }

  enemyOf(team: string): string {
    return team === 'red' ? 'blue' : 'red';
  }

  isOut({ place }: Ship): boolean {
    return place === 'play';
  }

  /** What must be rolled before anybody goes on. */
  resolve(): void {
    for (const { id } of openRolls(this)) {
      const near = this.all((ship) => isWing(ship) || (isGroup(ship) && this.isOut(ship)))
        .slice(0, 3)
        .map((ship, at) => ({ id: ship.id, distance: 2 * at + 1 }));
      if (hasMark(this.state, id, 'must-roll'))
        this.attempt({
          type: 'cripple',
          ship: id,
          ...(this.often(4) ? { brace: true } : {}),
          replies: {},
        }) || this.attempt({ type: 'cripple', ship: id, replies: {} });
      else if (hasMark(this.state, id, 'explodes'))
        this.attempt({ type: 'explode', ship: id, near, replies: {} });
      else this.attempt({ type: 'mend', ship: id, replies: {} });
    }
    if (openRolls(this).length > 0) this.resolve();
  }

  /** Every weapon that the order allows, at an enemy Group, one Ship of it, or a dropsite. */
  shoot(group: Ship): void {
    const [order, card] = [orderOf(this.state, group), shipCardOf(this.setup, group.card)];
    if (!order || !card) return;
    const playing = { setup: this.setup, state: this.state, rules: rulingsFrom({}) };
    const weapons = partsOf(this.state, group.id).flatMap((ship) =>
      card.weapons
        .map((_, weapon) => ({ ship: ship.id, weapon }))
        .filter(
          ({ weapon }) =>
            ORDER_RULES[order].firing !== 'close-action' || card.weapons[weapon]?.closeAction,
        )
        .slice(0, weaponsOf(order, orderedShip(playing, ship, card))),
    );
    const enemy = this.enemyOf(group.team);
    const target = this.often(3)
      ? this.any(isDropsite)
      : this.any((ship) => isGroup(ship) && this.isOut(ship), enemy);
    const fighters = this.any((ship) => isWing(ship) && ship.card === 'fighters', enemy);
    if (weapons.length > 0 && target !== '')
      this.attempt({
        type: 'attack',
        group: group.id,
        target,
        weapons,
        ...(fighters === '' ? {} : { fighters }),
        replies: {},
      });
  }

  /** Battalions, or assets, of every Ship that may launch; boarders are put aboard by hand now and then. */
  launch(group: Ship): void {
    const ship = this.any(isSingleShip, this.enemyOf(group.team));
    if (this.often(10))
      this.attempt({ type: 'set-track', ship, track: `battalions:${group.team}`, to: 2 });
    for (const { id } of partsOf(this.state, group.id)) {
      const load = one(shipCardOf(this.setup, group.card)?.launch ?? [], this.chance);
      const on = this.often(4)
        ? this.any(isSingleShip, this.enemyOf(group.team))
        : this.any(isDropsite);
      const extracts = this.often(2);
      if (load) this.attempt({ type: 'launch', ship: id, ...load, on, extracts });
    }
  }

  /** What a Ship may do on its way. */
  fly(group: Ship): void {
    for (const { id } of partsOf(this.state, group.id)) {
      if (this.often(6))
        this.attempt({
          type: 'change-layer',
          ship: id,
          to: this.often(2) ? 'orbit' : 'atmosphere',
        });
      if (this.often(8))
        this.attempt({
          type: 'pass-scenery',
          ship: id,
          through: [{ scenery: SCENERY[this.chance.pick(3)], area: 'a' }],
          replies: {},
        });
      if (this.often(2)) this.attempt({ type: 'burn', ship: id, replies: {} });
      this.attempt({ type: 'regain', ship: id, hull: 1 });
      if (this.often(40)) this.attempt({ type: 'fly-off', ship: id });
    }
    if (this.often(3))
      this.attempt({ type: 'survey', group: group.id, dropsite: this.any(isDropsite) });
    if (this.often(4))
      this.attempt({
        type: 'spend',
        team: group.team,
        ability: one(ABILITIES, this.chance),
        dice: 1,
      });
  }

  activate(): void {
    const { ready, team } = turnOf(this.setup, this.state);
    const group = this.state.ships[one(ready, this.chance) ?? ''];
    if (team !== null && this.often(4) && this.attempt({ type: 'use-token', team })) return;
    if (!group) return;
    this.attempt({ type: 'activate', group: group.id, order: one(ORDERS, this.chance) });
    for (const act of [this.fly, this.launch, this.shoot]) {
      act.call(this, group);
      this.resolve();
    }
    this.attempt({ type: 'finish', group: group.id });
  }

  /** The parts of the round after the Groups. */
  assets(): void {
    for (const { id: feature } of this.all(isFeature)) {
      const target = this.any((ship) => isGroup(ship) && this.isOut(ship));
      this.attempt({ type: 'site-fire', feature, target, replies: {} }) ||
        this.attempt({ type: 'site-launch', feature, asset: 'bombers', count: 2 });
    }
    this.next();
    for (const { id } of this.all(isDropsite))
      this.attempt({ type: 'fight', dropsite: id, replies: {} });
    this.next();
    for (const { id } of this.all(isSingleShip))
      this.attempt({ type: 'board', ship: id, defending: 0, replies: {} });
    this.next();
    for (const { id, team, card } of this.all(isWing)) this.wing(id, team, card);
    this.next();
  }

  wing(wing: string, team: string, card: string): void {
    const enemy = this.any(isWing, this.enemyOf(team));
    if (this.often(3)) this.attempt({ type: 'divide', wing, count: 1 });
    const into = this.any((ship) => isWing(ship) && ship.card === card && ship.id !== wing, team);
    if (this.often(3) && into !== '') this.attempt({ type: 'merge', wing, into });
    if (this.often(4)) this.attempt({ type: 'cross', wing, scenery: 'debris-field', replies: {} });
    if (card === 'fighters' && enemy !== '') this.attempt({ type: 'dogfight', wing, enemy });
    const target = this.any((ship) => isGroup(ship) && this.isOut(ship), this.enemyOf(team));
    if (card === 'bombers' && target !== '')
      this.attempt({ type: 'bomb', wing, target, fewerFrom: 'first', replies: {} });
  }

  next(): void {
    this.resolve();
    if (!this.attempt({ type: 'next-phase' })) this.attempt({ type: 'next-phase', override: true });
  }

  round(): void {
    for (const { id } of this.all((ship) => isGroup(ship) && ship.place === 'waiting'))
      this.attempt({ type: 'deploy', group: id });
    if (this.state.round === 1)
      for (const { id } of this.setup.teams)
        this.attempt({ type: 'nominate', team: id, dropsite: this.any(isDropsite) });
    while (this.state.phase === 'planning')
      this.attempt({ type: 'initiative', dice: [this.chance.die(), this.chance.die()] });
    while (this.state.phase === 'groups') {
      if (turnOf(this.setup, this.state).team === null) this.next();
      else this.activate();
    }
    this.assets();
    if (this.state.round === 6)
      this.attempt({ type: 'secondary', team: 'red', points: this.chance.pick(4) });
    this.next();
  }

  playOut(rounds = 6): void {
    while (this.state.outcome === null && this.state.round <= rounds) this.round();
  }
}

/** What is on the table and should not be, by the rules. */
export const faultsIn = (setup: DropfleetSetup, state: GameState): readonly string[] => [
  ...Object.entries(state.holders).flatMap(([id, { tracks }]) =>
    Object.entries(tracks)
      .filter(([, { now, max }]) => now < 0 || now > (max ?? now))
      .map(([track]) => `${id}: ${track} out of bounds`),
  ),
  ...Object.values(state.ships).flatMap((ship) => {
    const hull = trackOf(state, ship.id, 'hull')?.now;
    const isThere = ship.left === null;
    if (isThere && hull === 0) return [`${ship.id} has no hull and is there`];
    const isEmpty = isGroup(ship) && isThere && partsOf(state, ship.id).length === 0;
    return isEmpty ? [`${ship.id} has no Ships`] : [];
  }),
  ...(state.phase === 'boarding'
    ? setup.dropsites.flatMap(({ id }) => {
        const { site, features } = groundOf({ setup, state }, id);
        const isBoth = [site, ...features].some(([one, other]) => one > 0 && other > 0);
        return isBoth ? [`${id}: both sides after their combat`] : [];
      })
    : []),
];
