/** Every way in which a fleet can break a rule, with what it takes to say so and to mend it. */
export type Breach =
  | Told<'over-power-limit', { power: number; limit: number; remove: number }>
  | Told<'core-below-minimum', TooLittle>
  | Told<'core-above-maximum', TooMuch>
  | Told<'specialist-above-maximum', TooMuch>
  | Told<'support-above-maximum', TooMuch>
  | Told<'ship-not-on-list', { ship: string; list: string }>
  | Told<'ship-card-missing', { ship: string }>
  | Told<'too-many-copies', { ship: string; copies: number; most: number; remove: number }>
  | Told<'mixed-allegiance', { allegiances: readonly string[]; keep: string; out: Names }>
  | Told<'mixed-ally-allegiance', { allegiances: readonly string[]; keep: string; out: Names }>
  | Told<'ally-of-another-colour', { ships: Names; colours: Names; colour: string }>
  | Told<'list-too-few', { ships: Names; count: number; least: number; add: number }>
  | Told<'list-too-many', { ships: Names; count: number; most: number; remove: number }>
  | Told<'list-needs', { ship: string; perShip: string; each: number; count: number; add: number }>
  | Told<'commander-required', { choices: Names }>
  | Told<'commander-not-on-chart', { commander: string; ship: string; choices: Names }>
  | Told<'commander-not-aboard', { commander: string; choices: Names }>
  | Told<'flight-group-needs-carrier', { flightGroup: string; ship: string; choices: Names }>
  | Told<'flight-group-per-carrier', { ship: string; count: number; choices: Names }>
  | Told<'flight-group-not-on-chart', { flightGroup: string; choices: Names }>
  | Told<'too-many-flight-groups', { count: number; most: number; remove: number }>
  | Told<'basic-order-count', { count: number; exactly: number; cost: number }>
  | Told<'basic-order-copies', { order: string; copies: number; most: number; remove: number }>
  | Told<'special-order-count', { count: number; most: number; cost: number; remove: number }>
  | Told<'special-order-duplicate', { order: string; copies: number; remove: number }>
  | Told<'order-card-missing', { order: string }>;

export type BreachId = Breach['id'];

/** Worth knowing, but no rule is broken. */
export type Warning =
  | Told<'power-left', { left: number }>
  | Told<'core-cannot-be-met', { list: string; least: number; most: number }>
  | Told<'list-rule-in-words', { text: string }>
  | Told<'bonus-order-missing', { ship: string; orders: Names }>
  | Told<'order-without-bearer', { order: string }>
  | Told<'too-few-orders', { ship: string; limit: number; cards: number }>
  | Told<'flight-group-without-carrier', { flightGroup: string }>
  | Told<'orders-not-used', { count: number }>
  | Told<'commander-card-missing', { commander: string }>
  | Told<'flight-group-card-missing', { flightGroup: string }>;

type Names = readonly string[];
type Told<Id extends string, Values> = Readonly<{ id: Id; rule: string } & Values>;

/** `add` power of the category; `free` of it is still unspent, `remove` has to come from the others. */
type TooLittle = { power: number; least: number; of: number; add: number; remove: number };
type TooMuch = { power: number; most: number; of: number; remove: number };
