import {
  type Declared,
  type Forces,
  hasActionLeft,
  mayPlaceSquadrons,
  type Near,
  type SquadronActivation,
  type SquadronRefusal,
  SQUADRONS_IN_TURN,
  whyNotDeclared,
  whyNotDone,
} from '../../src/systems/armada/activation/squadron';
import {
  effectOf,
  whyNotSpent,
  type AttackOnTokens,
  type Spending,
  type TokenRefusal,
} from '../../src/systems/armada/attack/tokens';
import {
  type ActivationStep,
  type Commanded,
  gainToken,
  MOMENTS,
  whyNotResolved,
} from '../../src/systems/armada/commands/activation';
import { otherPlayer, type Player } from './armadaScore';
import type { DefenseToken, Zone } from '../../src/systems/armada/terms';
import { leader, teamToAct } from '../../src/systems/kit/play/teams';

/** Goes through what a case lists one by one, asking the rules at each step. */

type PerPlayer<Value> = Readonly<Record<Player, Value>>;

/** Steps one after the other; a refused one changes nothing. */
const stepByStep = <State, Step, Reason extends string>(
  start: State,
  steps: readonly Step[],
  whyNot: (now: State, step: Step) => Reason | null,
  after: (now: State, step: Step) => State,
) => {
  let now = start;
  const verdicts = steps.map((step) => {
    const reason = whyNot(now, step);
    if (reason === null) now = after(now, step);
    return { ok: reason === null, reason };
  });
  return { now, verdicts };
};

export const declareAttacks = (steps: readonly Declared[]) => {
  const none: readonly Zone[] = [];
  return stepByStep(none, steps, whyNotDeclared, (used, { zone }) => [...used, zone]);
};

export type SquadronStep =
  | { readonly do: 'attack'; readonly target: string; readonly destroys: boolean }
  | {
      readonly do: 'move';
      readonly after: Readonly<Record<string, Pick<Near, 'distance' | 'obstructed'>>>;
    };

const afterSquadronStep = (now: SquadronActivation, step: SquadronStep): SquadronActivation => {
  const done = [...now.done, step.do];
  if (step.do === 'move')
    return { ...now, done, near: now.near.map((one) => ({ ...one, ...step.after[one.id] })) };
  const near = step.destroys ? now.near.filter(({ id }) => id !== step.target) : now.near;
  return { ...now, done, near };
};

export const activateSquadron = (
  start: SquadronActivation,
  wasActivated: boolean,
  steps: readonly SquadronStep[],
) =>
  stepByStep<SquadronActivation, SquadronStep, SquadronRefusal | 'already-activated'>(
    start,
    steps,
    (now, step) => {
      if (wasActivated) return 'already-activated';
      if (!hasActionLeft(now, step.do)) return 'no-action-left';
      if (step.do === 'move') return whyNotDone(now, null);
      const target = now.near.find(({ id }) => id === step.target);
      return target ? whyNotDone(now, target) : 'out-of-range';
    },
    afterSquadronStep,
  );

const afterResolving = (now: Commanded, one: ActivationStep): Commanded => {
  const moment = MOMENTS[one.step];
  if (one.step === 'to-token') {
    const { commandValue, tokens, dial } = now;
    const gained = gainToken(commandValue, tokens, dial, one.discardIfOver ?? null);
    return { ...now, moment, isDialSpent: true, tokens: gained.tokens };
  }
  return {
    ...now,
    moment,
    isDialSpent: now.isDialSpent || one.dial,
    tokens: one.token ? now.tokens.filter((token) => token !== one.step) : now.tokens,
    resolved: [...now.resolved, one.step],
  };
};

export const resolveCommands = (start: Commanded, steps: readonly ActivationStep[]) =>
  stepByStep(start, steps, whyNotResolved, afterResolving);

/** Status Phase. */
export const readied = (token: DefenseToken): DefenseToken =>
  token.state === 'exhausted' ? { ...token, state: 'readied' } : token;

export const spendTokens = (
  tokens: readonly DefenseToken[],
  attack: AttackOnTokens,
  attempts: readonly Spending[],
) => {
  let now = tokens;
  const spent: {
    token: string;
    effect: ReturnType<typeof effectOf>;
    state: DefenseToken['state'];
  }[] = [];
  const refused: { token: string; reason: TokenRefusal }[] = [];
  for (const attempt of attempts) {
    const done = spent.map(({ token }) => token);
    const reason = whyNotSpent(attack, now, done, attempt);
    const before = now.find(({ id }) => id === attempt.token);
    if (reason !== null || !before) {
      refused.push({ token: attempt.token, reason: reason ?? 'discarded' });
      continue;
    }
    const state = before.state === 'readied' ? 'exhausted' : 'discarded';
    now = now.map((one) => (one === before ? { ...one, state } : one));
    const effect = effectOf(before.type, attack.range, attempt.asCost ?? false);
    spent.push({ token: before.id, effect, state });
  }
  return { tokens: now, spent, refused };
};

export interface Losses {
  readonly afterTurn: number;
  readonly player: Player;
  readonly count: number;
}

/** Whose turns come, as long as somebody has something left. */
function* playersInTurn(first: Player, left: () => PerPlayer<number>) {
  for (let last: Player | null = null; ;) {
    const now = teamToAct({ first, last, left: left() });
    if (now !== 'A' && now !== 'B') return;
    yield now;
    last = now;
  }
}

export const activationTurns = (
  phase: 'ship' | 'squadron',
  first: Player,
  given: PerPlayer<number>,
  losses: readonly Losses[],
) => {
  const waiting = { ...given };
  const turns: { readonly player: Player; readonly activates: number }[] = [];
  for (const player of playersInTurn(first, () => waiting)) {
    const activates = Math.min(phase === 'squadron' ? SQUADRONS_IN_TURN : 1, waiting[player]);
    waiting[player] -= activates;
    turns.push({ player, activates });
    for (const lost of losses.filter(({ afterTurn }) => afterTurn === turns.length))
      waiting[lost.player] = Math.max(0, waiting[lost.player] - lost.count);
  }
  return turns;
};

const placedBy = (left: Forces, hasPlacedShip: boolean, prefer: keyof Forces): Forces => {
  const may = mayPlaceSquadrons(left, hasPlacedShip);
  if (left.ships > 0 && (prefer === 'ships' || !may)) return { ships: 1, squadrons: 0 };
  return { ships: 0, squadrons: Math.min(SQUADRONS_IN_TURN, left.squadrons) };
};

export const deploymentTurns = (
  first: Player,
  forces: PerPlayer<Forces>,
  prefer: PerPlayer<keyof Forces>,
) => {
  const left = { ...forces };
  const count = (player: Player) => left[player].ships + left[player].squadrons;
  const turns: ({ readonly player: Player } & Forces)[] = [];
  for (const player of playersInTurn(first, () => ({ A: count('A'), B: count('B') }))) {
    const { ships, squadrons } = left[player];
    const placed = placedBy(left[player], ships < forces[player].ships, prefer[player]);
    left[player] = { ships: ships - placed.ships, squadrons: squadrons - placed.squadrons };
    turns.push({ player, ...placed });
  }
  return turns;
};

export const setupRoles = (points: PerPlayer<number>, coin: Player, choice: 'first' | 'second') => {
  const cheaper = leader({ A: -points.A, B: -points.B });
  const chooser = cheaper === 'A' || cheaper === 'B' ? cheaper : coin;
  const firstPlayer = choice === 'first' ? chooser : otherPlayer(chooser);
  const second = otherPlayer(firstPlayer);
  return {
    chooser,
    firstPlayer,
    objectivesOf: second,
    objectiveChosenBy: firstPlayer,
    firstObstacle: second,
    firstDeployment: firstPlayer,
  };
};
