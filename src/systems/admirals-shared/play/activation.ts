import { GAME, type GameEvent, type ShipId, type TeamId } from '../../../core/game/events';
import { hasMark } from '../../../core/game/state';
import { makeTelling, tell, type Story, type Told } from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import type { Overridable } from '../../kit/play/commands';
import { nameOf, shipBy } from '../../kit/play/checks';
import { teamName } from '../../kit/play/ships';
import { ACTIVE, activeShip, enterNext, isActivated, type makeTurns } from '../../kit/play/turns';
import type { SharedCommand } from './commands';
import type { makeChecks } from './checks';
import type { SharedWhy } from './refusals';

interface Named extends Overridable {
  readonly ship: ShipId;
}

/** How an edition places and activates its ships. */
export interface Activating<
  Some extends Story,
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
  readonly keepsTurns: (setup: Some['setup']) => boolean;
  /** Whose turn it is: advice. */
  readonly inTurn: (
    story: Some,
    ship: ShipId,
    to: 'place' | 'activate',
  ) => Refusal<SharedWhy | Why> | null;
  readonly turnTaken: (
    story: Some,
    who: { readonly team: TeamId; readonly player: string | null },
    rule: string,
  ) => Some;
  /** The activation of a ship is over. */
  readonly close: (story: Some, ship: ShipId) => Some;
  /** Marks that a ship which is activated again begins anew with; what it fired stays spent. */
  readonly fresh: readonly string[];
  /** The first round begins. */
  readonly enterFirst: (story: Some) => Some;
}

type Whys = { readonly id: string };
type Done<Some extends Story, Why extends Whys> = Told<Some, SharedWhy | Why>;

/** One ship of the team in turn; whose turn it is, is advice. */
const placing =
  <Some extends Story, Phase extends string, Why extends Whys>(on: Activating<Some, Phase, Why>) =>
  (
    story: Some,
    { ship, override }: Named,
    place: string,
    rule = on.rules.placing,
  ): Done<Some, Why> => {
    const { advised, andThen, check } = makeTelling<Some, SharedWhy | Why>();
    const waits = shipBy(story, ship)?.place === 'waiting';
    const wrong =
      on.checks.inPhase(story, 'set-up') ??
      on.checks.stillThere(story, ship) ??
      check(waits, { id: 'not-waiting', ship: nameOf(story, ship) }, on.rules.placing);
    if (wrong) return wrong;
    return andThen(advised(story, override, on.inTurn(story, ship, 'place')), (told) => {
      const there = tell(told, { type: 'ship-placed', ship, place, rule });
      const known = shipBy(told, ship);
      return known ? on.turnTaken(there, known, on.rules.placing) : there;
    });
  };

const startingBattle =
  <Some extends Story, Phase extends string, Why extends Whys>(on: Activating<Some, Phase, Why>) =>
  (story: Some, _command: SharedCommand<'start-battle'>): Done<Some, Why> => {
    const rule = on.rules.placing;
    const waiting = on.turns
      .shipsWithTurn(story.state)
      .map(({ id }): GameEvent => ({ type: 'ship-placed', ship: id, place: 'play', rule }));
    return on.checks.inPhase(story, 'set-up') ?? on.enterFirst(tell(story, ...waiting));
  };

const begun = <Some extends Story>(
  story: Some,
  ship: ShipId,
  { close, fresh, rules }: Pick<Activating<Some, string, Whys>, 'close' | 'fresh' | 'rules'>,
): Some => {
  const other = activeShip(story.state);
  const alone = other === null ? story : close(story, other);
  const anew = fresh
    .filter((mark) => hasMark(alone.state, ship, mark))
    .map((mark): GameEvent => ({ type: 'mark-set', subject: ship, mark, to: 0 }));
  const rule = rules.activating;
  return tell(alone, ...anew, { type: 'mark-set', subject: GAME, mark: ACTIVE, to: ship, rule });
};

/** A ship of the team in turn becomes active. Turns are advice. */
const activating =
  <Some extends Story, Phase extends string, Why extends Whys>(on: Activating<Some, Phase, Why>) =>
  (story: Some, { ship, override }: Named): Done<Some, Why> => {
    const { advised, andThen, check } = makeTelling<Some, SharedWhy | Why>();
    const name = nameOf(story, ship);
    const { state } = story;
    const rule = on.rules.activating;
    const wrong =
      on.checks.inPhase(story, on.phase) ??
      on.checks.inPlay(story, ship) ??
      check(activeShip(state) !== ship, { id: 'already-active', ship: name }, rule);
    if (wrong) return wrong;
    const advice =
      check(!isActivated(state, ship), { id: 'already-activated', ship: name }, rule) ??
      on.checks.nobodyElse(story, ship) ??
      on.inTurn(story, ship, 'activate');
    return andThen(advised(story, override, advice), (told) => begun(told, ship, on));
  };

/** No edition knows a pass: a table that allows it may. */
const passing =
  <Some extends Story, Phase extends string, Why extends Whys>(on: Activating<Some, Phase, Why>) =>
  (story: Some, { team, override }: SharedCommand<'pass'>): Done<Some, Why> => {
    const { advised, andThen, check } = makeTelling<Some, SharedWhy | Why>();
    const wrong = on.checks.inPhase(story, on.phase) ?? on.checks.knownTeam(story, team);
    if (wrong) return wrong;
    const rule = on.rules.activating;
    const turn = on.turns.turnOf(story.setup, story.state);
    const isOwn = turn.team === null || turn.team === team || !on.keepsTurns(story.setup);
    const why = { id: 'not-your-turn', team: teamName(story.setup, turn.team ?? team) } as const;
    const advice = on.checks.nobodyElse(story, null) ?? check(isOwn, why, rule);
    return andThen(advised(story, override, advice), (told) => {
      const passed = tell(told, { type: 'noted', about: team, note: { id: 'passed' } });
      return on.turnTaken(passed, { team, player: null }, rule);
    });
  };

const endingPhase =
  <Some extends Story, Phase extends string, Why extends Whys>(on: Activating<Some, Phase, Why>) =>
  (story: Some, { override }: SharedCommand<'end-phase'>): Done<Some, Why> => {
    const { advised, andThen, check } = makeTelling<Some, SharedWhy | Why>();
    const wrong = on.checks.inPhase(story, on.phase);
    if (wrong) return wrong;
    const rule = on.rules.activating;
    const ships = on.turns.shipsWithTurn(story.state).map(({ id }) => nameOf(story, id));
    const isDone = ships.length === 0 || !on.keepsTurns(story.setup);
    const advice = check(isDone, { id: 'still-to-activate', ships }, rule);
    return andThen(advised(story, override, advice), (told) => {
      const active = activeShip(told.state);
      return enterNext(active === null ? told : on.close(told, active), 'refresh', rule);
    });
  };

/** Placing ships, and activating them one after the other: the same in both editions. */
export const makeActivation = <Some extends Story, Phase extends string, Why extends Whys>(
  on: Activating<Some, Phase, Why>,
) => ({
  placed: placing(on),
  activated: activating(on),
  'start-battle': startingBattle(on),
  pass: passing(on),
  'end-phase': endingPhase(on),
});
