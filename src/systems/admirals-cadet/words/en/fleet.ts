import { say, type Sentences } from '../../../../core/checked/sentences';
import { makeGrammar } from '../../../../core/words';
import type { Breach, Warning } from '../../fleet/checkFleet';
import { fitIn } from '../../../kit/fleets/words/en/fleetDesk';

const { plural, number, list } = makeGrammar('en');

const value = (count: number) => `${number(count)} Fleet Value`;
const orders = (count: number) => plural(count, { one: '# order', other: '# orders' });
const copies = (count: number) => plural(count, { one: '# copy', other: '# copies' });

const BREACHES: Sentences<Breach> = {
  'over-fleet-value': (b) =>
    `The fleet has ${value(b.value)} and may have ${number(b.most)}; take out ${number(b.remove)}.`,
  'mixed-faction': (b) =>
    `A fleet has one faction, and here are ${list(b.factions)}; keep ${b.keep} and take out ${list(b.out)}.`,
  'too-many-refits': (b) =>
    `One Refit is allowed, and here are ${list(b.refits)}; take out ${number(b.refits.length - b.most)}.`,
  'no-heavy-ship': (b) =>
    b.choices.length > 0
      ? `The fleet needs a Heavy or Super Heavy ship; add ${list([...new Set(b.choices)], 'or')}.`
      : 'The fleet needs a Heavy or Super Heavy ship; add one.',
  'order-count': (b) =>
    `The library has ${orders(b.count)} and needs ${number(b.exactly)}; ` +
    (b.count < b.exactly
      ? `add ${number(b.exactly - b.count)}.`
      : `take out ${number(b.count - b.exactly)}.`),
  'basic-order-copies': (b) =>
    `${b.order} is there ${number(b.copies)} times, and ${copies(b.most)} of a Basic order are allowed; take out ${number(b.copies - b.most)}.`,
  'special-order-duplicate': (b) =>
    `${b.order} is Special and may be there once; take out ${number(b.copies - 1)}.`,
  'special-order-count': (b) =>
    `The library has ${number(b.count)} Special orders and may have ${number(b.most)}; take out ${number(b.count - b.most)}.`,
  'psionic-more-than-half': (b) =>
    `${number(b.count)} orders are Psionic, and half the library is ${number(b.most)}; take out ${number(b.count - b.most)}.`,
  'ship-card-missing': (b) =>
    `The ship card ${b.ship} is not at hand; add its pack or take the ship out.`,
  'order-card-missing': (b) =>
    `The order card ${b.order} is not at hand; add its pack or take the order out.`,
};

const WARNINGS: Sentences<Warning> = {
  'value-left': (w) => `${value(w.left)} is left to spend.`,
  'unusual-ship-count': (w) =>
    `A usual fleet has ${number(w.least)} to ${number(w.most)} ships, and this one ${number(w.count)}.`,
  'order-without-bearer': (w) => `No ship of the fleet can be given ${w.order}.`,
};

const breach = (broken: Breach): string => say(BREACHES, broken);

export const fleetWords = {
  /** What is wrong and what would mend it, in one sentence. */
  breach,
  /** Why a ship fits or not. */
  fit: fitIn(breach),
  warning: (warning: Warning) => say(WARNINGS, warning),
} as const;
