import type { Wording } from '../../../../../core/words';
import { capital, number } from '../../../english';

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What every desk says on which cards are made, whatever the game. */
export const deskWords = {
  done: 'Done',
  open: 'Open',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  less: 'One less',
  more: 'One more',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  incomplete: 'Incomplete',
  notOnShelf: 'No finished card with this code is in use yet.',
  stillMissing: 'Not finished yet',
  worthKnowing: 'Good to know',
  asShown: 'How it looks in play',
  missing: (place: string) => `${place}: still missing.`,
  wrong: (place: string, sentence: string) => `${place}: ${sentence}`,
  numbered: (one: string, at: number) => `${one} ${number(at)}`,
  removeNumbered: (one: string, at: number) => `Remove ${lowered(one)} ${number(at)}`,
  /** `Armament 1, dice` */
  place: (steps: readonly string[]) =>
    steps.map((step, at) => (at === 0 ? step : lowered(step))).join(', '),
  unnamed: (kind: string) => `New ${lowered(kind)}`,
  times: (count: number) => `×${number(count)}`,
  inNumbers: (row: string) => `${row}, in numbers`,
  oneMore: (name: string) => `One more ${name}`,
  oneLess: (name: string) => `One less ${name}`,
  cell: (row: string, name: string, count: number) =>
    count > 1 ? `${row}: ${name}, ${number(count)} times` : `${row}: ${name}`,
} as const;

/** What another language has to bring. */
export type DeskWords = Wording<typeof deskWords>;

/** Each name as the label of a field. */
export const labels = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  // An entry for every name.
  Object.fromEntries(Object.entries(names).map(([id, label]) => [id, { label }])) as Readonly<
    Record<Name, { readonly label: string }>
  >;

/** `several('Effects', 'an effect')`: a list, one of it, and the way to one more. */
export const several = (label: string, more: string) => {
  const one = more.slice(more.indexOf(' ') + 1);
  return { label, one: capital(one), add: `Add ${more}` };
};
