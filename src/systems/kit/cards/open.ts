import { answerAt, type Answer, type Answers } from '../../../core/pages/answers';
import type { Shelf } from '../../../core/pages/desks';
import type { Reads } from '../pages/reads';
import { listAt } from './draftParts';
import type { DeskWords } from './words/en/desk';

/** Something wrong with a draft: where, by the path that controls use, and what, as a sentence. */
export interface Fault {
  readonly path: string;
  readonly text: string;
  /** Nothing was entered there yet, rather than something wrong. */
  readonly isBlank: boolean;
}

/** What a label opens of the reference. */
export interface Opens {
  readonly rule: (section: string) => Reads;
  /** A word of the game: a keyword. */
  readonly term: (name: string) => Reads;
}

/** A draft that lies open on the desk. */
export interface Open {
  readonly kind: string;
  readonly draft: Answers;
  readonly shelf: Shelf;
  readonly faults: readonly Fault[];
  readonly words: DeskWords;
  readonly opens: Opens;
}

/** A place on the desk: a path of the draft that lies open there. */
export interface Spot {
  readonly open: Open;
  readonly path: string;
  /** Nothing at all may stand here. */
  readonly mayLack: boolean;
}

export const spotAt = (open: Open, path: string, mayLack = false): Spot => ({
  open,
  path,
  mayLack,
});

/** The same desk, one step further. */
export const inside = ({ open, path }: Spot, step: string | number, mayLack = false): Spot =>
  spotAt(open, path === '' ? String(step) : `${path}.${step}`, mayLack);

export const foundAt = ({ open, path }: Spot): Answer | undefined =>
  path === '' ? open.draft : answerAt(open.draft, path);

/** What is wrong here; nothing where it is merely not filled in yet. */
export const faultAt = ({ open, path }: Spot): string | null =>
  open.faults.find((fault) => fault.path === path && !fault.isBlank)?.text ?? null;

/** What is wrong here or anywhere inside. */
export const faultWithin = ({ open, path }: Spot): Fault | null =>
  open.faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`)) ?? null;

/** Where the next item of a list goes, and as what: a draft from elsewhere may lack the list itself. */
export const nextIn = ({
  open,
  path,
}: Spot): { readonly path: string; readonly as: (item: Answer) => Answer } => {
  const found = listAt(open.draft, path);
  return found.length > 0
    ? { path: `${path}.${found.length}`, as: (item) => item }
    : { path, as: (item) => [item] };
};

/** What the label of a control opens. */
export const readsOn = ({ open }: Spot, rule: string | undefined): Reads =>
  rule === undefined ? {} : open.opens.rule(rule);
