import type { Sentences } from '../../../../core/checked/sentences';
import { readProblems } from '../../../../core/checked/words/en';
import { number, percent } from '../../../kit/english';
import { formProblems } from '../../../kit/cards/words/en/problems';
import type { ShapeWhy } from '../../cards/parse/shapes';
import type { ReferenceWhy, CardWhy } from '../../cards/cardWhy';

const KINDS: Readonly<Record<string, string>> = {
  'flight-group': 'flight group',
  list: 'construction list',
};

/** What can be wrong with cards, in both editions. */
export const cardProblems: Sentences<CardWhy | ReferenceWhy | ShapeWhy> = {
  ...readProblems,
  ...formProblems,
  'least-above-most': () => 'The minimum is above the maximum.',
  'core-shares-cross': ({ least, most }) =>
    `Core would have to be at least ${percent(least)} and at most ${percent(most)} of a fleet, which is impossible.`,
  'keyword-needs-number': ({ keyword, most }) =>
    `${keyword} needs a whole number from 0 to ${number(most)} in brackets.`,
  'keyword-needs-order': ({ keyword }) => `${keyword} takes the code of an order in brackets.`,
  'keyword-takes-no-value': ({ keyword }) => `${keyword} takes nothing in brackets.`,
  'keyword-brackets': ({ keyword }) =>
    `“${keyword}” cannot be read: write the keyword as printed, such as Armor [2].`,
  'mounts-unreadable': ({ text }) =>
    `${text === '' ? 'Write' : `“${text}” cannot be read: write`} dice and arc, such as 3L | 3R or 4 360.`,
  'no-such-card': ({ kind, code }) =>
    `No finished ${KINDS[kind] ?? kind} card has the code ${code}.`,
  'code-twice': ({ code }) => `Two cards of one kind have the code ${code}.`,
  'shape-unreadable': () =>
    'A shape is twelve signs clockwise from the fore: # for in and . for out.',
  'listed-twice': ({ code }) => `${code} is listed twice.`,
};
