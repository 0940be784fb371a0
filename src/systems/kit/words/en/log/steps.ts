import type { GameEvent, SubjectId } from '../../../../../core/game/events';
import { trackOf, type GameState } from '../../../../../core/game/state';
import type { Command, GameSetup } from '../../../../../core/game/system';
import { plural } from '../../../english';
import { lineContext, type LineContext } from './lineContext';

/** What a game calls a shot at another ship, and a ship that did not survive it. */
interface Calls {
  readonly strikes: string;
  readonly strikeAt: string;
  readonly lost: string;
}

const CALLS: Calls = { strikes: 'strikes', strikeAt: 'Strike at', lost: 'destroyed' };

/** A step: what was asked for, and what came of it. */
interface Step {
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly context: LineContext;
  /** A field of the command that names a ship, a side or a player. */
  readonly named: (field: string) => string;
  readonly calls: Calls;
}

type SayStep = (step: Step) => string;

const textIn = (command: Command, field: string): string => {
  const fields: Readonly<Record<string, unknown>> = { ...command };
  const text = fields[field];
  return typeof text === 'string' ? text : '';
};

/** Points that a ship loses on tracks of one kind. */
const lost = ({ events, context }: Step, ship: SubjectId, isOf: (track: string) => boolean) => {
  const after = new Map<string, number>();
  for (const event of events)
    if (event.type === 'track-set' && event.subject === ship && isOf(event.track))
      after.set(event.track, event.to);
  return [...after].reduce(
    (sum, [track, to]) => sum + (trackOf(context.before, ship, track)?.now ?? to) - to,
    0,
  );
};

/** What a ship lost in a fight, in a few words. */
const damageTo = (step: Step, ship: SubjectId): string => {
  if (step.events.some((event) => event.type === 'ship-left' && event.ship === ship))
    return step.calls.lost;
  const hull = lost(step, ship, (track) => track === 'hull');
  const shields = lost(step, ship, (track) => track.startsWith('shield'));
  const parts = [
    ...(hull > 0 ? [`${hull} hull`] : []),
    ...(shields > 0 ? [plural(shields, { one: '# shield', other: '# shields' })] : []),
  ];
  return parts.length === 0 ? 'no damage' : parts.join(', ');
};

const struck: SayStep = (step) =>
  `${step.named('attacker')} ${step.calls.strikes} ${step.named('target')}: ${damageTo(step, textIn(step.command, 'target'))}`;

/** What any game calls its steps. */
const ANY_STEPS: Readonly<Record<string, SayStep>> = {
  'start-battle': () => 'Set-up',
  'deploy-all': ({ named }) => `${named('team')}: all enter`,
  reveal: () => 'Reveal orders',
  refresh: () => 'Refresh',
  activate: ({ named }) => `${named('ship') || named('group')} activates`,
  move: ({ named }) => `${named('ship')} moves`,
  'end-activation': ({ named }) => `${named('ship')} ends its activation`,
  'end-turn': () => 'End of turn',
  pass: ({ named }) => `${named('team')} passes`,
  strike: struck,
  skirmish: (step) => fought(step),
  'skirmish-quick': (step) => fought(step),
  'assign-order': ({ named }) => `Order for ${named('ship')}`,
  'unassign-order': () => 'Order taken back',
  'repeat-orders': ({ named }) => `Orders of ${named('player')}`,
  'fill-orders': ({ named }) => `Orders of ${named('player')}`,
  'strike-quick': (step) =>
    `${step.calls.strikeAt} ${step.named('target')}: ${damageTo(step, textIn(step.command, 'target'))}`,
};

const fought: SayStep = (step) => {
  const side = (field: string) =>
    `${step.named(field)} ${damageTo(step, textIn(step.command, field))}`;
  return `Skirmish: ${side('active')}, ${side('opposing')}`;
};

/** A step by what was done, not by the first thing that came of it; null where its events say it best. */
export const stepNamed =
  (own: Readonly<Record<string, SayStep>> = {}, calls: Partial<Calls> = {}) =>
  (
    command: Command,
    events: readonly GameEvent[],
    before: GameState,
    setup: GameSetup,
  ): string | null => {
    const steps = { ...ANY_STEPS, ...own };
    const say = Object.hasOwn(steps, command.type) ? steps[command.type] : undefined;
    const context = lineContext(setup, before);
    const named = (field: string) => {
      const id = textIn(command, field);
      return id === '' ? '' : context.name(id);
    };
    return say?.({ command, events, context, named, calls: { ...CALLS, ...calls } }) ?? null;
  };
