import type { Command, Decision } from '../../../core/game/system';
import type { Answers } from '../../../core/pages/answers';
import type { Act } from '../../../core/pages/page';
import type { Asking } from '../../kit/pages/asking';
import { isForced } from '../../kit/pages/fight';
import { findingsBlock, type Blocks } from '../../kit/pages/laidOut';
import type { Overridable } from '../../kit/play/commands';
import type { AnyView } from './view';

/** What becomes of a command that a page is putting together. */
export interface Verdict {
  /** What speaks against it, with the way round it, or what it will do; nothing while it is not told yet. */
  readonly blocks: Blocks;
  /** The one act that plays it; greyed with what is missing until then. */
  readonly act: (label: string, opens: NonNullable<Act['opens']>) => Act;
}

/** What a command is refused for while something of it is still to be entered. */
const OPEN: readonly string[] = [
  'strike-needs',
  'skirmish-needs',
  'entry-roll',
  'dust-payment',
  'escape-roll',
  'drag-roll',
  'armor-roll',
  'hit-payment',
  'break-out-roll',
];

const canStillBe = (reply: Decision): boolean => reply.ok || OPEN.includes(reply.why.id);

/** Asks the engine, and says what would happen in its words; rolls are on the page already. */
export const verdictOn = <Fight extends Command & Overridable>(
  view: Pick<Asking<Fight>, 'replyTo' | 'refusal' | 'findings' | 'readsRule'> &
    Pick<AnyView, 'words'>,
  fight: Fight,
  answers: Answers,
): Verdict => {
  const { anyway, outcome } = view.words.pages;
  const forced: Fight = { ...fight, override: true };
  const command = isForced(answers) ? forced : fight;
  const reply = view.replyTo(command);
  if (reply.ok) {
    const follows = reply.events.filter(({ type }) => type !== 'dice-rolled');
    return {
      blocks: findingsBlock(view.findings(follows), outcome),
      act: (label, opens) => ({ label, command, opens }),
    };
  }
  const { rule } = reply;
  const why = view.refusal(reply);
  const act = (label: string): Act => ({ label, why });
  if (canStillBe(reply)) return { blocks: [], act };
  const canForce = command === fight && canStillBe(view.replyTo(forced));
  const way = canForce ? { act: { label: anyway, answers: { override: true } } } : {};
  const finding = { text: why, rule, tone: 'warning', ...view.readsRule(rule), ...way } as const;
  return { blocks: findingsBlock(finding), act };
};
