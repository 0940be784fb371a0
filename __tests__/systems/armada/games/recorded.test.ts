import { pointsOf } from '../../../../src/core/game/state';
import { armada } from '../../../../src/systems/armada';
import { damageOf, isShip } from '../../../../src/systems/armada/play/pieces';
import { ArmadaTable } from '../../../builders/armada';
import battle from './battle.json';

/** How a game ended: who won, points, and each unit by how it was lost or what it has left. */
const endOf = ({ setup, state }: ArmadaTable) => ({
  round: state.round,
  outcome: state.outcome,
  points: setup.teams.map(({ id }) => pointsOf(state, id)),
  units: Object.fromEntries(
    Object.values(state.ships).map((ship) => [
      ship.id,
      ship.left?.how ??
        (isShip(setup, ship)
          ? damageOf(state, ship.id)
          : (state.holders[ship.id]?.tracks['hull']?.now ?? null)),
    ]),
  ),
});

test('six recorded rounds of the training game lead to the known end', () => {
  const table = new ArmadaTable();
  for (const told of battle.commands) {
    const command = armada.parseCommand(told);
    if (!command.ok) throw new Error(JSON.stringify(told));
    table.play(command.value);
  }
  expect(endOf(table)).toEqual(battle.end);
});
