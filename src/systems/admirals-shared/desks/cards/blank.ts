import type { Answer, Answers } from '../../../../core/pages/answers';
import { CARD_KINDS, type CardKind } from '../../cards/types';

const NO_SHIELDS = { as: 'pool', points: 0 } as const;

const NAMED = { code: '', name: '' } as const;

/** What is printed alike on the cards of every edition. */
export const SHARED_BLANKS: Readonly<Record<'weapon' | 'order', Answers>> = {
  weapon: {
    kind: 'weapon',
    ...NAMED,
    types: [],
    maxDistance: null,
    chart: {},
    modifiers: [],
    lockAbility: null,
    text: '',
  },
  order: {
    kind: 'order',
    ...NAMED,
    type: null,
    psionic: false,
    requirements: [],
    effects: [],
    text: '',
  },
};

/**
 * What a new card has before anything was typed. Only what most cards leave empty is filled in: what a card
 * must print is missing until somebody reads it off the print.
 */
const BLANKS: Readonly<Record<CardKind, Answers>> = {
  ship: {
    kind: 'ship',
    ...NAMED,
    class: '',
    allegiance: '',
    type: 'Standard',
    subtype: '',
    role: null,
    hull: null,
    armor: null,
    flak: null,
    shields: NO_SHIELDS,
    armaments: [],
    keywords: [],
    bonusOrders: [],
    text: '',
  },
  ...SHARED_BLANKS,
  commander: { kind: 'commander', ...NAMED, effects: [], text: '' },
  'flight-group': { kind: 'flight-group', ...NAMED, effects: [], text: '' },
  list: {
    kind: 'list',
    ...NAMED,
    allegiance: '',
    ships: [],
    shares: {},
    restrictions: [],
    commandChart: [],
    flightGroupChart: [],
  },
};

const STAND_INS: Answers = {
  code: '?',
  name: '?',
  allegiance: '?',
  role: 'Light',
  hull: 1,
  types: ['Basic'],
  maxDistance: 0,
};

/** What stands in, unseen, where a card must have something and the draft has not yet. */
export const standIn = (kind: CardKind, field: string): Answer | undefined =>
  field === 'type' && kind === 'order' ? 'Basic' : STAND_INS[field];

export const kindNamed = (kind: string): CardKind | null =>
  CARD_KINDS.find((one) => one === kind) ?? null;

export const blankCard = (kind: CardKind): Answers => BLANKS[kind];
