import type { Command } from '../game/command';
import { append, type Played } from '../game/log';
import { sealOf } from './chain';
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
): Played =>
  secrets.reduce((so, { command, time }) => {
    const decision = system.decide(setup, so.state, command);
    return decision.ok
      ? append(so, { at: time, command, events: decision.events }, decision.state)
      : so;
  }, played);

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
