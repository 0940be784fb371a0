/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { solveContest, type Outlook } from './bestPlay';
import type { Contest } from './contest';
import type { Play } from './playContest';
import { strikeAt, type PreparedStrike } from './prepared';
import { forLiving, remainsCount, remainsIndex, type Remains } from './remains';
import type { Plays } from './strikeByDecision';
import { endWorth } from './worth';

/** What both sides do in a strike, and what everything that the target may have left before it is then worth. */
interface Planned {
  readonly plays: Plays;
  readonly worth: Float64Array;
}

/** What best play looks at: a target that is whole, or everything that it may have left. */
type Starts = 'whole' | 'all';

export const NO_PLAYS: Plays = new Map();

function planContest(contest: Contest, outlook: Outlook, starts: Starts): Planned {
  const { whole } = outlook;
  const plays = new Map<number, Play>();
  const worth = outlook.worth.slice();
  const leastHull = starts === 'whole' ? whole.hull : 1;
  const leastCriticals = starts === 'whole' ? whole.criticals : 1;
  const leastShields = starts === 'whole' ? whole.shields : 0;
  for (let hull = whole.hull; hull >= Math.max(leastHull, 1); hull -= 1) {
    for (let left = whole.criticals; left >= Math.max(leastCriticals, 1); left -= 1) {
      const solutions = solveContest(contest, outlook, { ...whole, hull, criticals: left });
      for (let shields = leastShields; shields <= whole.shields; shields += 1) {
        const index = remainsIndex(whole, hull, left, shields);
        const solution = solutions[shields]!;
        plays.set(index, solution.play);
        worth[index] = solution.worth;
      }
    }
  }
  return { plays, worth };
}

/** Where nobody decides, the worth before is what comes of it on average. */
function planRuled(prepared: PreparedStrike, outlook: Outlook): Planned {
  const { whole } = outlook;
  const worth = outlook.worth.slice();
  forLiving(whole, (_hull, _criticals, _shields, index) => {
    const before = new Float64Array(remainsCount(whole));
    before[index] = 1;
    const { remains } = strikeAt(prepared, NO_PLAYS, before);
    worth[index] = remains.reduce((sum, chance, at) => sum + chance * outlook.worth[at]!, 0);
  });
  return { plays: NO_PLAYS, worth };
}

const planAsRead = (prepared: PreparedStrike, outlook: Outlook, starts: Starts): Planned =>
  prepared.by.kind === 'decision'
    ? planContest(prepared.by.contest, outlook, starts)
    : planRuled(prepared, outlook);

/** Takes over what is planned for targets that have no shields left. */
function withUnshielded(planned: Planned, bare: Planned, whole: Remains): Planned {
  const plays = new Map(planned.plays);
  const worth = planned.worth.slice();
  forLiving(whole, (_hull, _criticals, shields, index) => {
    if (shields > 0) return;
    worth[index] = bare.worth[index]!;
    const play = bare.plays.get(index);
    if (play) plays.set(index, play);
  });
  return { plays, worth };
}

/** Best play in a strike, in view of what follows it. */
export function planStrike(prepared: PreparedStrike, outlook: Outlook, starts: Starts): Planned {
  const planned = planAsRead(prepared, outlook, starts);
  const { unshielded } = prepared;
  if (unshielded === null) return planned;
  return withUnshielded(planned, planAsRead(unshielded, outlook, starts), outlook.whole);
}

export const isDecided = ({ by, unshielded }: PreparedStrike): boolean =>
  by.kind === 'decision' || unshielded?.by.kind === 'decision';

/** Best play over a whole volley, worked out from its end. Where nobody decides there is nothing to plan. */
export function planVolley(strikes: readonly PreparedStrike[], whole: Remains): readonly Plays[] {
  if (!strikes.some(isDecided)) return strikes.map(() => NO_PLAYS);
  const plays: Plays[] = [];
  let worth = endWorth(whole);
  for (let at = strikes.length - 1; at >= 0; at -= 1) {
    const last = at === strikes.length - 1;
    const planned = planStrike(strikes[at]!, { whole, worth, last }, at === 0 ? 'whole' : 'all');
    plays.unshift(planned.plays);
    worth = planned.worth;
  }
  return plays;
}
