import type { Answer, Answers } from '../../../../core/pages/answers';
import { SHARED_BLANKS } from '../../../admirals-shared/desks/cards/blank';
import type { CardKind } from '../../cards/types';

/** What a new card has before anything was typed: what a card must print is missing until it is read off the print. */
const BLANKS: Readonly<Record<CardKind, Answers>> = {
  ship: {
    kind: 'ship',
    code: '',
    name: '',
    class: '',
    faction: '',
    refit: false,
    fleetValue: null,
    role: null,
    hull: null,
    shields: null,
    armaments: [],
    keywords: [],
    text: '',
  },
  weapon: SHARED_BLANKS.weapon,
  order: { ...SHARED_BLANKS.order, lockAbility: null },
};

const STAND_INS: Answers = {
  code: '?',
  name: '?',
  faction: '?',
  fleetValue: 0,
  role: 'Light',
  hull: 1,
  type: 'Basic',
  types: ['Basic'],
  maxDistance: 0,
};

/** What stands in, unseen, where a card must have something and the draft has not yet. */
export const standIn = (_kind: string, field: string): Answer | undefined => STAND_INS[field];

const KINDS: readonly CardKind[] = ['ship', 'weapon', 'order'];

/** A kind that the first edition does not have is read as a ship, and its problems say so. */
export const kindNamed = (kind: string): CardKind => KINDS.find((one) => one === kind) ?? 'ship';

export const blankCard = (kind: string): Answers => BLANKS[kindNamed(kind)];
