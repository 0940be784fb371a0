import type { Command, Decision, Line } from '../../../core/game/system';
import type { Act, Block, Finding } from '../../../core/pages/page';
import { toldFindings, type Engine } from './engine';
import type { Overridable } from '../../kit/play/commands';

/** What becomes of a command that a page is putting together. */
export type FightVerdict =
  /** Something is still to be told: a roll, a choice. */
  | { readonly is: 'open'; readonly why: string }
  | {
      readonly is: 'refused';
      readonly why: string;
      readonly rule: string;
      /** Whether the table may do it all the same. */
      readonly canForce: boolean;
    }
  | { readonly is: 'ready'; readonly command: Command; readonly lines: readonly Line[] };

export interface Judging<Seen, Fight extends Command> extends Engine<Seen, Fight> {
  /** What a command is refused for while it is not told to its end. */
  readonly open: readonly string[];
  readonly say: (seen: Seen) => { readonly anyway: string; readonly outcome: string };
}

/** How the pages of a fight show what the engine makes of it so far. */
export const makeVerdicts = <Seen, Fight extends Command & Overridable>({
  decide,
  refusal,
  lines,
  readsRule,
  open,
  say,
}: Judging<Seen, Fight>) => {
  const canStillBe = (decision: Decision): boolean => decision.ok || open.includes(decision.why.id);

  /** Asks the engine, and tells what would happen in its words; rolls are on the page already. */
  const verdictOf = (seen: Seen, fight: Fight, isForced: boolean): FightVerdict => {
    const forced: Fight = { ...fight, override: true };
    const command = isForced ? forced : fight;
    const decision = decide(seen, command);
    if (decision.ok) {
      const told = decision.events.filter(({ type }) => type !== 'dice-rolled');
      return { is: 'ready', command, lines: lines(seen, told) };
    }
    const why = refusal(seen, decision);
    if (canStillBe(decision)) return { is: 'open', why };
    const canForce = !isForced && canStillBe(decide(seen, forced));
    return { is: 'refused', why, rule: decision.rule, canForce };
  };

  /** What speaks against it, with the way round it, or what it will do. */
  const verdictBlocks = (seen: Seen, verdict: FightVerdict): readonly Block[] => {
    const { anyway, outcome } = say(seen);
    switch (verdict.is) {
      case 'open':
        return [];
      case 'refused': {
        const { why, rule, canForce } = verdict;
        const act: Act = { label: anyway, answers: { override: true } };
        const finding: Finding = {
          text: why,
          rule,
          tone: 'warning',
          ...readsRule(rule),
          ...(canForce ? { act } : {}),
        };
        return [{ block: 'findings', findings: [finding] }];
      }
      case 'ready': {
        const findings = toldFindings(verdict.lines, readsRule);
        return findings.length === 0 ? [] : [{ block: 'findings', label: outcome, findings }];
      }
    }
  };

  return { verdictOf, verdictBlocks };
};

/** The one act that plays it; greyed with what is missing until then. */
export const verdictAct = (verdict: FightVerdict, label: string, opens: Act['opens']): Act =>
  verdict.is === 'ready'
    ? { label, command: verdict.command, ...(opens === undefined ? {} : { opens }) }
    : { label, why: verdict.why };
