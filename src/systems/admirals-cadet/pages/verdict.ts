import type { Act, Block, Finding } from '../../../core/pages/page';
import type { Line } from '../../../core/game/system';
import type { CadetCommand } from '../play/commands';
import { decide } from '../play/decide';
import { ask, readsRule, type Seen } from './seen';

/** What becomes of a command that a page is putting together. */
export type Verdict =
  /** Something is still to be told: a roll, a choice. */
  | { readonly is: 'open'; readonly why: string }
  | {
      readonly is: 'refused';
      readonly why: string;
      readonly rule: string;
      /** Whether the table may do it all the same. */
      readonly canForce: boolean;
    }
  | { readonly is: 'ready'; readonly command: CadetCommand; readonly lines: readonly Line[] };

/** What a command is refused for while it is not told to its end. */
const OPEN: readonly string[] = [
  'strike-needs',
  'skirmish-needs',
  'entry-roll',
  'drag-roll',
  'hit-payment',
  'break-out-roll',
];

type Fight = Extract<
  CadetCommand,
  { type: 'strike' | 'strike-quick' | 'skirmish' | 'skirmish-quick' | 'move' }
>;

/** Asks the engine, and tells what would happen in its words; rolls are on the page already. */
export const verdictOf = (seen: Seen, fight: Fight, isForced: boolean): Verdict => {
  const { rules, setup, state, words } = seen;
  const command: Fight = isForced ? { ...fight, override: true } : fight;
  const decision = decide(rules, setup, state, command);
  if (decision.ok) {
    const told = decision.events.filter(({ type }) => type !== 'dice-rolled');
    return { is: 'ready', command, lines: words.system.events(told, state, setup) };
  }
  const why = words.system.refusal(decision);
  if (OPEN.includes(decision.why.id)) return { is: 'open', why };
  const forced = decide(rules, setup, state, { ...fight, override: true });
  const canForce = !isForced && (forced.ok || OPEN.includes(forced.why.id));
  return { is: 'refused', why, rule: decision.rule, canForce };
};

/** What speaks against it, with the way round it, or what it will do. */
export const verdictBlocks = ({ words }: Seen, verdict: Verdict): readonly Block[] => {
  const { acts, outcome } = words.pages;
  switch (verdict.is) {
    case 'open':
      return [];
    case 'refused': {
      const { why, rule, canForce } = verdict;
      const act: Act = { label: acts.anyway, answers: { override: true } };
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
      return verdict.lines.length === 0
        ? []
        : [
            {
              block: 'findings',
              label: outcome,
              findings: verdict.lines.map(({ text, rule }) => ({
                text,
                rule,
                tone: 'plain',
                ...(rule === null ? {} : readsRule(rule)),
              })),
            },
          ];
  }
};

/** The one act that plays it; greyed with what is missing until then. */
export const verdictAct = (verdict: Verdict, label: string, opens: Act['opens']): Act =>
  verdict.is === 'ready'
    ? { label, command: ask(verdict.command), ...(opens === undefined ? {} : { opens }) }
    : { label, why: verdict.why };
