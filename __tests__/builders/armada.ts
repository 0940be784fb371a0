import type { GameEvent } from '../../src/core/game/events';
import { fold } from '../../src/core/game/reduce';
import { EMPTY_GAME, type GameState } from '../../src/core/game/state';
import type { Decision } from '../../src/core/game/system';
import type { ArmadaCommand } from '../../src/systems/armada/play/commands';
import { decide } from '../../src/systems/armada/play/decide';
import { setupFromFleets } from '../../src/systems/armada/play/fromFleets';
import { start, type ArmadaSetup } from '../../src/systems/armada/play/setup';
import { rulesFor } from '../../src/systems/armada/rulings';
import {
  CROWN_FLEET,
  HARBOUR_FLEET,
  TRAINING,
  TRAINING_DAMAGE,
} from '../../src/systems/armada/training/fleets';

/** The training game, before anything is deployed. */
export const trainingSetup = (more: Partial<ArmadaSetup> = {}): ArmadaSetup => {
  const setup = setupFromFleets(
    [
      { player: 'Ada', name: 'Patrol', fleet: HARBOUR_FLEET, cards: TRAINING },
      { player: 'Ben', name: 'Blockade', fleet: CROWN_FLEET, cards: TRAINING },
    ],
    { damage: TRAINING_DAMAGE },
  );
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return { ...setup.value, ...more };
};

export const HERON = 'p1.s1';
export const LANTERN = 'p1.s2';
export const ANVIL = 'p1.w1';
export const BASTION = 'p2.s1';
export const VESPER = 'p2.w1';

const eventsOf = (decision: Decision): readonly GameEvent[] => {
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  return decision.events;
};

/** A game that goes on command by command. */
export class ArmadaTable {
  state: GameState;
  last: readonly GameEvent[] = [];

  constructor(readonly setup: ArmadaSetup = trainingSetup()) {
    this.state = fold(EMPTY_GAME, eventsOf(start(setup)));
  }

  decide(command: ArmadaCommand): Decision {
    return decide(rulesFor(this.setup.rulings), this.setup, this.state, command);
  }

  play(...commands: readonly ArmadaCommand[]): this {
    for (const command of commands) {
      const decision = this.decide(command);
      if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
      this.last = decision.events;
      this.state = fold(this.state, decision.events);
    }
    return this;
  }

  /** Why a command is not taken; null where it is. */
  refused(command: ArmadaCommand): string | null {
    const decision = this.decide(command);
    return decision.ok ? null : decision.why.id;
  }

  /** Everything stands, whoever's turn it was. */
  deployed(): this {
    for (const ship of Object.values(this.state.ships))
      this.play({ type: 'deploy', ship: ship.id, speed: 2, override: true });
    return this;
  }

  /** Every ship has its dials, all of one command. */
  commanded(
    dial: 'navigate' | 'squadron' | 'repair' | 'concentrate-fire' = 'concentrate-fire',
  ): this {
    for (const [ship, count] of [
      [HERON, 2],
      [LANTERN, 1],
      [BASTION, 3],
    ] as const)
      if (this.state.phase === 'command' && !this.state.ships[ship]?.left) {
        const missing = this.state.round === 1 ? count : 1;
        this.play({ type: 'set-dials', ship, dials: Array.from({ length: missing }, () => dial) });
      }
    return this;
  }
}
