import { say, type Sentences } from '../../../../core/checked/sentences';
import { counts, list, number, percent, plural } from '../../../kit/english';
import { CATEGORIES, type Category } from '../../../admirals-shared/cards/terms';
import type { Breach, Warning } from '../../fleet/checkFleet';
import { fitIn } from '../../../kit/fleets/words/en/fleetDesk';
import { titles } from '../../../kit/words/en/titles';

const orders = counts('order');
const copies = counts('copy', 'copies');
const are = (count: number) => plural(count, { one: 'is #', other: 'are #' });
const power = (value: number) => number(value, Number.isInteger(value) ? 0 : 1);

export const CATEGORY = titles(CATEGORIES);

/** The end of a sentence that offers choices, where there are any. */
const orElse = (lead: string, choices: readonly string[], none: string) =>
  choices.length > 0 ? `${lead} ${list([...new Set(choices)], 'or')}.` : none;

type Above = { power: number; most: number; of: number; remove: number };
const above = (category: Category) => (b: Above) =>
  `${CATEGORY[category]} is ${b.power} of ${b.of} and may be ${power(b.most)}; ` +
  `take out at least ${b.remove} power of ${CATEGORY[category]} ships.`;

type Mixed = { allegiances: readonly string[]; keep: string; out: readonly string[] };
const outOf = (b: Mixed) => `keep ${b.keep} and take out ${list(b.out)}.`;

const BREACHES: Sentences<Breach> = {
  'over-power-limit': (b) =>
    `The fleet costs ${b.power} of ${b.limit} power; take out at least ${b.remove}.`,
  'core-below-minimum': (b) =>
    `Core is ${b.power} of ${b.of}; add at least ${b.add} power of Core ships` +
    (b.remove > 0 ? `, after taking out ${b.remove} power of others.` : '.'),
  'core-above-maximum': above('core'),
  'specialist-above-maximum': above('specialist'),
  'support-above-maximum': above('support'),
  'ship-not-on-list': (b) => `${b.ship} is not on the list ${b.list}; take it out.`,
  'ship-card-missing': (b) =>
    `The card of ${b.ship} is not in any pack in use; add its pack or take it out.`,
  'too-many-copies': (b) =>
    `${copies(b.copies)} of ${b.ship}, and the list allows ${b.most}; take out ${b.remove}.`,
  'mixed-allegiance': (b) =>
    `Standard and Refit ships must share one allegiance, and here are ${list(b.allegiances)}; ${outOf(b)}`,
  'mixed-ally-allegiance': (b) =>
    `Allies must share one allegiance, and here are ${list(b.allegiances)}; ${outOf(b)}`,
  'ally-of-another-colour': (b) =>
    `Allies must have the fleet’s colour, ${b.colour}, and ${list(b.ships)} ` +
    `${b.ships.length === 1 ? 'is' : 'are'} ${list(b.colours)}; ` +
    `take ${b.ships.length === 1 ? 'it' : 'them'} out.`,
  'list-too-few': (b) =>
    `The list asks for at least ${b.least} of ${list(b.ships, 'or')}, and here ${are(b.count)}; add ${b.add}.`,
  'list-too-many': (b) =>
    `The list allows ${b.most} of ${list(b.ships, 'or')}, and here ${are(b.count)}; take out ${b.remove}.`,
  'list-needs': (b) =>
    `The list asks for ${b.each} of ${b.ship} for each ${b.perShip}, and here ${are(b.count)}; add ${b.add}.`,
  'commander-required': (b) =>
    orElse(
      'Open play needs a commander; choose',
      b.choices,
      'Open play needs a commander; choose one.',
    ),
  'commander-not-on-chart': (b) =>
    orElse(
      `The command chart does not put ${b.commander} on ${b.ship}; choose`,
      b.choices,
      `The command chart has no ship for ${b.commander}; choose another commander.`,
    ),
  'commander-not-aboard': (b) =>
    orElse(
      `${b.commander} needs a ship of this fleet; choose`,
      b.choices,
      `The command chart has no ship for ${b.commander}; choose another commander.`,
    ),
  'flight-group-needs-carrier': (b) =>
    orElse(
      b.ship === ''
        ? `${b.flightGroup} needs a Carrier; choose`
        : `${b.flightGroup} needs a Carrier, and ${b.ship} is none; choose`,
      b.choices,
      `${b.flightGroup} needs a ship with “Carrier” in its name; add one or leave it out.`,
    ),
  'flight-group-per-carrier': (b) =>
    orElse(
      `${b.ship} carries ${b.count} flight groups and may carry one; move one to`,
      b.choices,
      `${b.ship} carries ${b.count} flight groups and may carry one; leave ${b.count - 1} out.`,
    ),
  'flight-group-not-on-chart': (b) =>
    orElse(
      `${b.flightGroup} is not on the list’s chart; choose`,
      b.choices,
      `${b.flightGroup} is not on the list’s chart; leave it out.`,
    ),
  'too-many-flight-groups': (b) =>
    `Open play has at most one flight group, and here are ${b.count}; leave ${b.remove} out.`,
  'basic-order-count': (b) =>
    `The library has ${counts('Basic order')(b.count)} and needs exactly ${b.exactly}; ` +
    (b.count < b.exactly ? `add ${b.exactly - b.count}.` : `take out ${b.count - b.exactly}.`),
  'basic-order-copies': (b) =>
    `${copies(b.copies)} of ${b.order}, and a library holds at most ${b.most}; take out ${b.remove}.`,
  'special-order-count': (b) =>
    `The library has ${counts('Special order')(b.count)} and may have ${b.most}; take out ${b.remove}.`,
  'special-order-duplicate': (b) =>
    `${copies(b.copies)} of ${b.order}, and a Special order comes once; take out ${b.remove}.`,
  'order-card-missing': (b) =>
    `The card of order ${b.order} is not in any pack in use; add its pack or take it out.`,
};

const WARNINGS: Sentences<Warning> = {
  'no-list': () => 'No list: only the power limit is checked.',
  'power-unknown': (w) => `What does ${w.ship} cost? Until you say, it counts 0.`,
  'power-left': (w) => `${w.left} power is still unspent.`,
  'core-cannot-be-met': (w) =>
    `${w.list} asks for at least ${percent(w.least)} and at most ${percent(w.most)} Core, which no ` +
    'fleet can be; fix its shares on the card of the list.',
  'list-rule-in-words': (w) => `The list also says: ${w.text}`,
  'bonus-order-missing': (w) =>
    `${w.ship} could have a bonus order if ${list(w.orders, 'or')} were in the library.`,
  'order-without-bearer': (w) => `No ship of this fleet can use ${w.order}.`,
  'too-few-orders': (w) =>
    `${w.ship} carries ${plural(w.cards, { one: '# card', other: '# cards' })} that take an order ` +
    `each, and can have ${orders(w.limit)}.`,
  'flight-group-without-carrier': (w) =>
    `${w.flightGroup} does nothing without a ship with “Carrier” in its name.`,
  'orders-not-used': (w) => `Open play has no orders; ${orders(w.count)} will not be used.`,
  'commander-card-missing': (w) =>
    `The card of commander ${w.commander} is not in any pack in use.`,
  'flight-group-card-missing': (w) =>
    `The card of flight group ${w.flightGroup} is not in any pack in use.`,
};

const breach = (broken: Breach): string => say(BREACHES, broken);

export const fleetWords = {
  /** What is wrong and what would mend it, in one sentence. */
  breach,
  warning: (worth: Warning): string => say(WARNINGS, worth),
  fit: fitIn(breach),
} as const;
