import type { Command } from '../game/command';
import type { CardRef } from '../game/events';
import { append, type Played } from '../game/log';
import { promiseOf, sealOf } from './chain';
import { refKey, type Asked, type PhoneId, type Sealed, type Withdrawn } from './feed';
import type { Judge } from './lead';
import type { Table } from './table';

/** What this phone has promised and not told: it is kept here and nowhere else. */
export interface Secret {
  /** The place of its promise in this phone's feed. */
  readonly seal: number;
  readonly salt: string;
  readonly time: number;
  readonly command: Command;
}

/** What this phone has laid face down in everybody's sight, by its promise. */
export type DealtSecrets = Readonly<
  Record<CardRef, { readonly what: CardRef; readonly salt: string }>
>;

/** The game with this phone's own things as they are. */
const withDealt = (played: Played, dealt: DealtSecrets): Played => {
  const { cards } = played.state;
  const own = Object.values(cards).filter(({ ref }) => dealt[ref] !== undefined);
  if (own.length === 0) return played;
  const seen = own.map((card) => [card.id, { ...card, ref: dealt[card.ref]?.what ?? card.ref }]);
  return {
    ...played,
    state: { ...played.state, cards: { ...cards, ...Object.fromEntries(seen) } },
  };
};

/** A command as it is asked for: what it lays down is promised, and what it turns over is told. */
export const dealtCommand = (
  { system }: Judge,
  { state }: Played,
  command: Command,
  dealt: DealtSecrets,
  newSalt: () => string,
): { readonly command: Command; readonly dealt: DealtSecrets } => {
  const of = system.secrets?.dealt;
  const parsed = system.parseCommand(command);
  if (!of || !parsed.ok) return { command, dealt };
  const made: Record<CardRef, DealtSecrets[CardRef]> = {};
  const hidden = of.hide(parsed.value, (what) => {
    const salt = newSalt();
    const promise = promiseOf(salt, what);
    made[promise] = { what, salt };
    return promise;
  });
  if (hidden) return { command: hidden, dealt: { ...dealt, ...made } };
  const promise = of.turns(state, parsed.value);
  const known = promise === null ? undefined : dealt[promise];
  if (promise === null || !known) return { command, dealt };
  return { command: of.tell(parsed.value, { promise, ...known }), dealt };
};

export const sealed = (salt: string, command: Command): Sealed => ({
  type: 'sealed',
  hash: sealOf(salt, command),
});

/** Whether a command is to stay face down: it is somebody's secret, and this phone plays for them. */
export const isOwnSecret = (
  { system, setup }: Judge,
  { state }: Played,
  { seats }: Table,
  me: PhoneId,
  command: Command,
): boolean => {
  const parsed = system.parseCommand(command);
  const whose = parsed.ok ? (system.secrets?.whose(setup, state, parsed.value) ?? null) : null;
  if (whose === null) return false;
  const isMine = seats.some(({ phone, plays }) => phone === me && plays.includes(whose));
  // Where one phone plays for all, nobody is kept in the dark.
  const others = seats.filter(({ phone, plays }) => phone !== me && plays.length > 0);
  return isMine && others.length > 0;
};

/** The game as this phone sees it: with its own secrets, as far as the rules take them now. */
export const withSecrets = (
  { system, setup }: Judge,
  played: Played,
  secrets: readonly Secret[],
  dealt: DealtSecrets = {},
): Played =>
  secrets.reduce(
    (so, { command, time }) => {
      const decision = system.decide(setup, so.state, command);
      return decision.ok
        ? append(so, { at: time, command, events: decision.events }, decision.state)
        : so;
    },
    withDealt(played, dealt),
  );

/** What this phone adds to its feed where the lead has called for its promises. */
export const openings = (
  { calls, seals, head }: Table,
  me: PhoneId,
  secrets: readonly Secret[],
): readonly (Asked | Withdrawn)[] => {
  if (!head) return [];
  const open = new Set(seals.map(refKey));
  const called = calls
    .flatMap((call) => call.seals)
    .filter((seal) => seal.phone === me && open.has(refKey(seal)));
  const once = [...new Set(called.map(({ at }) => at))].sort((a, b) => a - b);
  return once.map((seal) => {
    const secret = secrets.find((one) => one.seal === seal);
    if (!secret) return { type: 'withdrawn', seal };
    const { command, salt, time } = secret;
    const change = { do: 'play', command } as const;
    return { type: 'asked', time, seen: head, change, opens: { seal, salt } };
  });
};

/** The secrets that are still to be kept. */
export const stillSecret = (
  { seals }: Table,
  me: PhoneId,
  secrets: readonly Secret[],
): readonly Secret[] =>
  secrets.filter(({ seal }) => seals.some(({ phone, at }) => phone === me && at === seal));
