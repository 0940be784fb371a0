import type { CommanderCard, Effect, FlightGroupCard } from '../cards/types';

const bearer = { whom: 'bearer' } as const;

const commander = (
  code: string,
  name: string,
  text: string,
  ...effects: readonly Effect[]
): CommanderCard => ({ kind: 'commander', code, name, text, effects });

const flightGroup = (
  code: string,
  name: string,
  text: string,
  ...effects: readonly Effect[]
): FlightGroupCard => ({ kind: 'flight-group', code, name, text, effects });

export const TRAINING_COMMANDERS: readonly CommanderCard[] = [
  commander('XC-VEN', 'Commodore Isaura Venn', 'Never in a hurry, never out of range.', {
    does: 'modifier',
    at: 'strike',
    value: -1,
    when: [{ on: 'distance', min: 4 }],
    reach: bearer,
  }),
  commander('XC-TAM', 'Captain Oro Tamsin', 'Keeps the lamps lit, whatever it takes.', {
    does: 'repair',
    what: 'shields',
    amount: 1,
    moment: 'refresh',
    reach: bearer,
  }),
  commander('XC-BRA', 'Forgemaster Hale Brandt', 'Settles matters face to face.', {
    does: 'keyword',
    keyword: { name: 'Deadly', value: 2 },
    reach: bearer,
  }),
  commander('XC-CRA', 'Warden Ysolde Crake', 'Doubles the plates wherever it will hurt.', {
    does: 'keyword',
    keyword: { name: 'Armor', value: 1 },
    reach: bearer,
  }),
];

export const TRAINING_FLIGHT_GROUPS: readonly FlightGroupCard[] = [
  flightGroup('XF-MOT', 'Moth Spotters', 'Small eyes close to the target.', {
    does: 'lock-on-dice',
    dice: 1,
    when: [],
    reach: bearer,
  }),
  flightGroup('XF-FIR', 'Firefly Interceptors', 'They shoot at what shoots at you.', {
    does: 'keyword',
    keyword: { name: 'Flak', value: 1 },
    reach: bearer,
  }),
  flightGroup('XF-HOR', 'Hornet Bombers', 'Low, slow and straight at the big ones.', {
    does: 'lock-on-dice',
    dice: 2,
    when: [{ on: 'role', of: 'target', roles: ['Super Heavy', 'Stationary'] }],
    reach: bearer,
  }),
  flightGroup('XF-SPA', 'Sparrowhawk Wing', 'Meets boarders before they reach the hull.', {
    does: 'skirmish-dice',
    dice: 2,
    reach: bearer,
  }),
];
