import { refKey, type NotTaken, type PhoneId } from './feed';
import type { SharedStep } from './chain';
import type { Table } from './table';

/** What another phone did that is not plain from the screen. */
export type News =
  /** Steps that do not count any more. */
  | { readonly id: 'aside'; readonly count: number }
  /** A tap of this phone that waited, and came back. */
  | { readonly id: 'back'; readonly why: NotTaken }
  /** Undo or redo on another phone. */
  | { readonly id: 'moved'; readonly step: SharedStep; readonly cursor: number }
  | { readonly id: 'leads'; readonly phone: PhoneId }
  /** The game went on without this phone, so many steps. */
  | { readonly id: 'went'; readonly count: number }
  | { readonly id: 'joined'; readonly name: string };

/** So many steps at once were not played while this phone looked on. */
const MANY = 3;

const keptAside = ({ asked }: Table): number =>
  asked.filter(({ fate }) => fate.is === 'kept-aside').length;

/** Why a tap of this phone was not taken that had waited before. */
const cameBack = (then: Table, now: Table, me: PhoneId): NotTaken | null => {
  const own = then.asked.filter(({ fate, ref }) => fate.is === 'waiting' && ref.phone === me);
  const waited = new Set(own.map(({ ref }) => refKey(ref)));
  const late = now.asked.find(
    ({ ref, fate }) => fate.is === 'refused' && waited.has(refKey(ref)),
  )?.fate;
  return late?.is === 'refused' ? late.why : null;
};

/** The steps that were not there before. */
const freshSteps = (then: Table, now: Table): readonly SharedStep[] => {
  const known = new Set(then.steps.map(({ hash }) => hash));
  return now.steps.filter(({ hash }) => !known.has(hash));
};

/** The one thing that is told of what has changed, the gravest first; null where all of it is plain. */
export const newsOf = (then: Table, now: Table, me: PhoneId): News | null => {
  const aside = keptAside(now) - keptAside(then);
  if (aside > 0) return { id: 'aside', count: aside };
  const why = cameBack(then, now, me);
  if (why) return { id: 'back', why };
  if (now.lead !== null && now.lead !== then.lead && now.lead !== me)
    return { id: 'leads', phone: now.lead };
  const others = freshSteps(then, now).filter(({ asked }) => asked.phone !== me);
  if (others.length >= MANY) return { id: 'went', count: others.length };
  const last = others.at(-1);
  if (last?.change.do === 'move') return { id: 'moved', step: last, cursor: last.change.cursor };
  const fresh = now.seats.find(
    ({ phone }) => phone !== me && !then.seats.some((seat) => seat.phone === phone),
  );
  return fresh ? { id: 'joined', name: fresh.name } : null;
};
