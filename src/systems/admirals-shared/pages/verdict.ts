import type { Command, Decision } from '../../../core/game/system';
import type { Act, Block, Finding } from '../../../core/pages/page';
import type { Asking } from '../../kit/pages/asking';
import type { Overridable } from '../../kit/play/commands';
import type { AnyView } from './view';

/** What becomes of a command that a page is putting together. */
export type FightVerdict =
  /** Something is still to be entered: a roll, a choice. */
  | { readonly is: 'open'; readonly why: string }
  | {
      readonly is: 'refused';
      readonly why: string;
      readonly rule: string;
      /** Whether the table may do it all the same. */
      readonly canForce: boolean;
    }
  | {
      readonly is: 'ready';
      readonly command: Command;
      readonly outcome: readonly Finding[];
    };

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
export const verdictOf = <Fight extends Command & Overridable>(
  view: Pick<Asking<Fight>, 'replyTo' | 'refusal' | 'findings'>,
  fight: Fight,
  isForced: boolean,
): FightVerdict => {
  const forced: Fight = { ...fight, override: true };
  const command = isForced ? forced : fight;
  const reply = view.replyTo(command);
  if (reply.ok) {
    const follows = reply.events.filter(({ type }) => type !== 'dice-rolled');
    return { is: 'ready', command, outcome: view.findings(follows) };
  }
  const why = view.refusal(reply);
  if (canStillBe(reply)) return { is: 'open', why };
  const canForce = !isForced && canStillBe(view.replyTo(forced));
  return { is: 'refused', why, rule: reply.rule, canForce };
};

/** What speaks against it, with the way round it, or what it will do. */
export const verdictBlocks = (
  { words, readsRule }: Pick<AnyView, 'words' | 'readsRule'>,
  verdict: FightVerdict,
): readonly Block[] => {
  switch (verdict.is) {
    case 'open':
      return [];
    case 'refused': {
      const { why, rule, canForce } = verdict;
      const act: Act = { label: words.pages.anyway, answers: { override: true } };
      const finding: Finding = {
        text: why,
        rule,
        tone: 'warning',
        ...readsRule(rule),
        ...(canForce ? { act } : {}),
      };
      return [{ block: 'findings', findings: [finding] }];
    }
    case 'ready':
      return verdict.outcome.length === 0
        ? []
        : [{ block: 'findings', label: words.pages.outcome, findings: verdict.outcome }];
  }
};

/** The one act that plays it; greyed with what is missing until then. */
export const verdictAct = (verdict: FightVerdict, label: string, opens: Act['opens']): Act =>
  verdict.is === 'ready'
    ? { label, command: verdict.command, ...(opens === undefined ? {} : { opens }) }
    : { label, why: verdict.why };
