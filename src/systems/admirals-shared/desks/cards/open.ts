import type { Answer, Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { CardKind } from '../../cards/types';
import { asKind, type Bench, type Open } from './bench';
import { listAt } from '../../../kit/cards/draftParts';
import type { Fault } from './faults';
import { faultsOf } from './problems';

/** A draft laid open on the desk. */
export const openCard = <SomeBench extends Bench>(
  bench: SomeBench,
  kind: CardKind,
  typed: Answers,
  shelf: Shelf,
): SomeBench & Open => {
  const draft = asKind(kind, typed);
  return { ...bench, kind, draft, shelf, faults: faultsOf(bench, draft) };
};

/** What is wrong at a path; nothing where it is merely not filled in yet. */
export const faultAt = ({ faults }: Open, path: string): string | null =>
  faults.find((fault) => fault.path === path && !fault.isBlank)?.text ?? null;

/** What is wrong at a path or anywhere in it. */
export const faultWithin = ({ faults }: Open, path: string): Fault | null =>
  faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`)) ?? null;

/** Where the next item of a list goes, and as what: a draft from elsewhere may lack the list itself. */
export const nextIn = (
  { draft }: Open,
  path: string,
): { readonly path: string; readonly as: (item: Answer) => Answer } => {
  const found = listAt(draft, path);
  return found.length > 0
    ? { path: `${path}.${found.length}`, as: (item) => item }
    : { path, as: (item) => [item] };
};

/** `armaments.2` is the third of the armaments. */
export const placeIn = (path: string): readonly [list: string, at: number] => {
  const cut = path.lastIndexOf('.');
  return [path.slice(0, cut), Number(path.slice(cut + 1))];
};

export const without = (list: readonly Answer[], at: number): readonly Answer[] =>
  list.filter((_, index) => index !== at);
