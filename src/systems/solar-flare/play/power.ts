import { record, recordEach, type Decided } from '../../../core/game/game';
import { seen } from '../../../core/outside/signs';
import { markSet, setMark, setTrack } from '../../kit/play/marks';
import { setActivated } from '../../kit/play/turns';
import { levelsLost } from '../rules/charging';
import { powerFaults, sharePower, totalOf, type Transfer } from '../rules/power';
import type { Asked, SolarGame, SolarWhy } from './commands';
import { chargeOf, overchargeOf, partialOf, planOf, shareOf, strainedOf } from './names';
import { partsOf, powerOf, type Part } from './parts';
import { makeShare } from './share';
import { check, isShip, shipActs, type Check } from './turn';

type Done = Decided<SolarGame, SolarWhy>;
type Charge = Pick<Part, 'charge' | 'partial' | 'overcharge'>;

/** Phase 3, Crew: every part and team is there, and no rule is broken. */
const shareWrong = (game: SolarGame, ship: string, transfers: readonly Transfer[]): Check => {
  const power = powerOf(game.setup, game.state, ship);
  const lacks = transfers.find(({ to }) => !power.components.some(({ id }) => id === to));
  const team = transfers.find(({ crew }) => !power.crew.some(({ id }) => id === crew));
  const { lost } = sharePower(power, transfers, game.rules);
  const isExcess = game.rules['excess-is-legal'] === 'refused' && lost > 0;
  const fault = powerFaults(power, transfers)[0] ?? (isExcess ? 'excess' : undefined);
  return (
    check(lacks === undefined, { id: 'part-gone', slot: lacks?.to ?? '' }, 'Sections') ??
    check(team === undefined, { id: 'no-such-crew' }, 'Crew') ??
    (fault === undefined ? null : check(false, { id: 'power-fault', fault }, 'Phase 3'))
  );
};

/** Phase 3: what a component holds when the share-out is done. */
const recordPart = (game: SolarGame, ship: string, before: Part, after: Charge): SolarGame => {
  const cause = { rule: 'Phase 3' };
  const { id } = before;
  const charged = setTrack(game, ship, chargeOf(id), after.charge, cause);
  const partial = setTrack(charged, ship, partialOf(id), after.partial, {
    rule: 'Partial Charges',
  });
  if (after.overcharge === before.overcharge) return partial;
  const over = setTrack(partial, ship, overchargeOf(id), after.overcharge, {
    rule: 'Overcharging',
  });
  return setMark(
    over,
    ship,
    strainedOf(id),
    levelsLost(after.overcharge, game.rules),
    'Overcharging',
  );
};

/** Phase 3: the whole share-out of a ship at once; it has then finished its turn. */
export const share = (game: SolarGame, asked: Asked<'share'>): Done => {
  const { ship, transfers } = asked;
  return shipActs(game, asked, 'power', { wrong: shareWrong(game, ship, transfers) }, (after) => {
    const { state, setup, rules } = after;
    const { lost, unused, components } = sharePower(powerOf(setup, state, ship), transfers, rules);
    const note = { id: 'shared', power: totalOf(transfers), lost, unused };
    const kept = setMark(after, ship, shareOf(state.round), makeShare(transfers), 'Phase 3');
    const told = record(kept, { type: 'noted', about: ship, note, rule: 'Phase 3' });
    const changed = recordEach(told, partsOf(setup, state, ship), (now, before) => {
      const found = components.find(({ id }) => id === before.id);
      return found ? recordPart(now, ship, before, found) : now;
    });
    return setActivated(changed, ship, 'Part 3');
  });
};

/** A share under a name of one's own, for later turns. */
export const keepShare = (
  game: SolarGame,
  { ship, name, transfers }: Asked<'keep-share'>,
): Done => {
  const called = seen(name).replace(/[:\s]+/g, ' ');
  const wrong = isShip(game, ship) ?? check(called !== '', { id: 'empty-text' }, 'Phase 3');
  if (wrong) return wrong;
  const to = transfers.length === 0 ? 0 : makeShare(transfers);
  return record(game, markSet(ship, planOf(called), to));
};
