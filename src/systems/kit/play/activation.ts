import { GAME, type GameEvent, type ShipId, type TeamId } from '../../../core/game/events';
import { hasMark } from '../../../core/game/state';
import { makeRefusals, record, type Game, type Decided } from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import { nameOf, shipBy, type makeChecks } from './checks';
import type { Overridable, TurnCommand } from './commands';
import { markSet } from './marks';
import type { KitWhy } from './refusals';
import { teamName } from './ships';
import { ACTIVE, activeShip, enterNext, isActivated, type makeTurns } from './turns';

interface Named extends Overridable {
  readonly ship: ShipId;
}

/** How a game places and activates its ships. */
export interface Activating<
  Some extends Game,
  Phase extends string,
  Why extends { readonly id: string },
> {
  readonly checks: ReturnType<typeof makeChecks<Phase | 'set-up'>>;
  readonly turns: Pick<
    ReturnType<typeof makeTurns<string, Some['setup']>>,
    'shipsWithTurn' | 'turnOf'
  >;
  readonly phase: Phase;
  readonly rules: { readonly placing: string; readonly activating: string };
  /** Turns are kept only where the app knows every ship that could take one. */
  readonly keepsTurns?: (setup: Some['setup']) => boolean;
  /** Whose turn it is, where not the team alone decides: advice. */
  readonly inTurn?: (
    game: Some,
    ship: ShipId,
    to: 'place' | 'activate',
    ofTeam: Refusal<KitWhy> | null,
  ) => Refusal<KitWhy | Why> | null;
  readonly turnTaken: (
    game: Some,
    who: { readonly team: TeamId; readonly player: string | null },
    rule: string,
  ) => Some;
  /** The activation of a ship is over. */
  readonly close: (game: Some, ship: ShipId) => Some;
  /** The phase that comes when all have activated. */
  readonly next: string;
  /** Marks that a ship which is activated again begins anew with; what it fired stays spent. */
  readonly fresh: readonly string[];
  /** The first round begins. */
  readonly enterFirst: (game: Some) => Some;
}

type Whys = { readonly id: string };

/** Teams take turns, as far as those are kept. */
const teamInTurn = <Some extends Game>(
  { setup, state }: Some,
  own: TeamId | undefined,
  rule: string,
  { turns, keepsTurns }: Pick<Activating<Some, string, Whys>, 'turns' | 'keepsTurns'>,
): Refusal<KitWhy> | null => {
  const { team } = turns.turnOf(setup, state);
  if (team === null || team === own || keepsTurns?.(setup) === false) return null;
  return { ok: false, why: { id: 'not-your-turn', team: teamName(setup, team) }, rule };
};

const shipInTurn = <Some extends Game, Why extends Whys>(
  game: Some,
  ship: ShipId,
  to: 'place' | 'activate',
  on: Pick<Activating<Some, string, Why>, 'turns' | 'keepsTurns' | 'rules' | 'inTurn'>,
): Refusal<KitWhy | Why> | null => {
  const rule = on.rules[to === 'place' ? 'placing' : 'activating'];
  const ofTeam = teamInTurn(game, shipBy(game, ship)?.team, rule, on);
  return on.inTurn ? on.inTurn(game, ship, to, ofTeam) : ofTeam;
};

/** Ships are placed by the team in turn, which is advice, or all at once. */
const placing = <Some extends Game, Phase extends string, Why extends Whys>(
  on: Activating<Some, Phase, Why>,
) => {
  type Done = Decided<Some, KitWhy | Why>;
  const { advised, andThen, check } = makeRefusals<Some, KitWhy | Why>();
  const rule = on.rules.placing;
  return {
    placed: (game: Some, { ship, override }: Named, place: string, by = rule): Done => {
      const waits = shipBy(game, ship)?.place === 'waiting';
      const wrong =
        on.checks.inPhase(game, 'set-up') ??
        on.checks.stillThere(game, ship) ??
        check(waits, { id: 'not-waiting', ship: nameOf(game, ship) }, rule);
      if (wrong) return wrong;
      return andThen(advised(game, override, shipInTurn(game, ship, 'place', on)), (after) => {
        const there = record(after, { type: 'ship-placed', ship, place, rule: by });
        const known = shipBy(after, ship);
        return known ? on.turnTaken(there, known, rule) : there;
      });
    },
    'start-battle': (game: Some, _command: TurnCommand<'start-battle'>): Done => {
      const waiting = on.turns
        .shipsWithTurn(game.state)
        .map(({ id }): GameEvent => ({ type: 'ship-placed', ship: id, place: 'play', rule }));
      return on.checks.inPhase(game, 'set-up') ?? on.enterFirst(record(game, ...waiting));
    },
  };
};

const begun = <Some extends Game>(
  game: Some,
  ship: ShipId,
  { close, fresh, rules }: Pick<Activating<Some, string, Whys>, 'close' | 'fresh' | 'rules'>,
): Some => {
  const other = activeShip(game.state);
  const alone = other === null ? game : close(game, other);
  const anew = fresh
    .filter((mark) => hasMark(alone.state, ship, mark))
    .map((mark) => markSet(ship, mark, 0));
  return record(alone, ...anew, markSet(GAME, ACTIVE, ship, rules.activating));
};

/** A ship of the team in turn becomes active, which is advice; few games know a pass: a table that allows it may. */
const activating = <Some extends Game, Phase extends string, Why extends Whys>(
  on: Activating<Some, Phase, Why>,
) => {
  type Done = Decided<Some, KitWhy | Why>;
  const { advised, andThen, check } = makeRefusals<Some, KitWhy | Why>();
  const rule = on.rules.activating;
  return {
    activated: (game: Some, { ship, override }: Named): Done => {
      const name = nameOf(game, ship);
      const { state } = game;
      const wrong =
        on.checks.inPhase(game, on.phase) ??
        on.checks.inPlay(game, ship) ??
        check(activeShip(state) !== ship, { id: 'already-active', ship: name }, rule);
      if (wrong) return wrong;
      const advice =
        check(!isActivated(state, ship), { id: 'already-activated', ship: name }, rule) ??
        on.checks.nobodyElse(game, ship) ??
        shipInTurn(game, ship, 'activate', on);
      return andThen(advised(game, override, advice), (after) => begun(after, ship, on));
    },
    pass: (game: Some, { team, override }: TurnCommand<'pass'>): Done => {
      const wrong = on.checks.inPhase(game, on.phase) ?? on.checks.knownTeam(game, team);
      if (wrong) return wrong;
      const advice = on.checks.nobodyElse(game, null) ?? teamInTurn(game, team, rule, on);
      return andThen(advised(game, override, advice), (after) => {
        const passed = record(after, { type: 'noted', about: team, note: { id: 'passed' } });
        return on.turnTaken(passed, { team, player: null }, rule);
      });
    },
    'end-phase': (game: Some, { override }: TurnCommand<'end-phase'>): Done => {
      const wrong = on.checks.inPhase(game, on.phase);
      if (wrong) return wrong;
      const ships = on.turns.shipsWithTurn(game.state).map(({ id }) => nameOf(game, id));
      const isDone = ships.length === 0 || on.keepsTurns?.(game.setup) === false;
      const advice = check(isDone, { id: 'still-to-activate', ships }, rule);
      return andThen(advised(game, override, advice), (after) => {
        const active = activeShip(after.state);
        return enterNext(active === null ? after : on.close(after, active), on.next, rule);
      });
    },
  };
};

/** Placing ships, and activating them one after the other. */
export const makeActivation = <Some extends Game, Phase extends string, Why extends Whys>(
  on: Activating<Some, Phase, Why>,
) => ({ ...placing(on), ...activating(on) });
