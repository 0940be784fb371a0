import type { ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import { isRefusal, makeRefusals, record, type Game, type Decided } from '../../../core/game/game';
import type { GameSetup, Refusal } from '../../../core/game/system';
import { makeByHand, type HandFollow, type HandRules } from '../../kit/play/byHand';
import { markSet, setTrack } from '../../kit/play/marks';
import type { SharedCommand } from './commands';
import { HULL, LASTING_MARKS, ROUND_MARKS } from './names';
import type { makeChecks } from './checks';
import type { SharedWhy } from './refusals';
import { isUsedUp, type ScoringLine } from '../../kit/play/scenarioLines';
import { ACTIVATED } from '../../kit/play/turns';
import { moved, unseen } from './where';

interface WithScenario extends GameSetup {
  readonly scenario?: { readonly scoring: readonly (ScoringLine & { readonly text: string })[] };
}
type Table = Game<WithScenario>;

type LineOf<Some extends Table> = NonNullable<Some['setup']['scenario']>['scoring'][number];

export interface SharedHandRules<Some extends Table> extends HandRules {
  readonly scenario: (setup: Some['setup']) => string;
}

export interface SharedHandFollow<Some extends Table> extends HandFollow<Some> {
  readonly scoreLine: (game: Some, line: LineOf<Some>) => Some;
  /** Whether it never moves. */
  readonly isStill?: (game: Some, ship: ShipId) => boolean;
}

const refuse = (why: SharedWhy, rule: string): Refusal<SharedWhy> => ({ ok: false, why, rule });

/** What a table can set by hand in both editions. */
export const makeSharedByHand = <Some extends Table>(
  checks: Omit<ReturnType<typeof makeChecks>, 'inPhase'>,
  rules: SharedHandRules<Some>,
  follow: SharedHandFollow<Some>,
) => {
  type Done = Decided<Some, SharedWhy>;
  const { advised, andThen } = makeRefusals<Some, SharedWhy>();
  const { comeBack, ...hand } = makeByHand<Some>(checks, rules, follow);

  return {
    ...hand,
    /** A piece that a hand marks as activated, or as moved, may have moved without the app. */
    'set-mark': (game: Some, command: SharedCommand<'set-mark'>): Done => {
      const { subject, mark, to } = command;
      const set = hand['set-mark'](game, command);
      if (isRefusal(set) || follow.isStill?.(game, subject)) return set;
      if (mark === ROUND_MARKS.movesUsed) return moved(set, [subject], rules.words);
      return mark === ACTIVATED && to === 1 ? unseen(set, subject, rules.words) : set;
    },
    'scenario-score': (game: Some, command: SharedCommand<'scenario-score'>): Done => {
      const { line, override } = command;
      const scoring: readonly LineOf<Some>[] = game.setup.scenario?.scoring ?? [];
      const rule = rules.scenario(game.setup);
      const found = scoring.find(({ id }) => id === line);
      if (!found) return refuse({ id: 'scenario-line', line }, rule);
      const why = { id: 'scenario-limit', line: found.text, limit: found.limit ?? 0 } as const;
      const over = isUsedUp(game, found) ? refuse(why, rule) : null;
      return andThen(advised(game, override, over), (after) => follow.scoreLine(after, found));
    },
    /** A ship that left by mistake comes back with a point of hull. */
    returned: (game: Some, ship: ShipId, place: string): Done => {
      const back = comeBack(game, ship, place);
      if (isRefusal(back) || trackOf(back.state, ship, HULL)?.now !== 0) return back;
      return setTrack(back, ship, HULL, 1, {});
    },
    /** The hex that it stands in, as the table sees it. */
    standsIn: (game: Some, ship: ShipId, terrain: string | null): Done => {
      const mark = LASTING_MARKS.terrain;
      return checks.inPlay(game, ship) ?? record(game, markSet(ship, mark, terrain ?? 0));
    },
  };
};
