import { cardsIn, effectsIn, splitAt } from './rulesText';
import type { CommanderCard, FlightGroupCard } from '../cards/types';

const carriedIn = (text: string) =>
  cardsIn(text).map(([title = '', effects = '', words = '']) => {
    const [code, name] = splitAt(title);
    return { code, name, text: words, effects: effectsIn(effects) };
  });

const COMMANDERS = `
XC-VEN Commodore Isaura Venn · strike -1 from 4 · Never in a hurry, never out of range.
XC-TAM Captain Oro Tamsin · repair shields 1 refresh · Keeps the lamps lit, whatever it takes.
XC-BRA Forgemaster Hale Brandt · Deadly [2] · Settles matters face to face.
XC-CRA Warden Ysolde Crake · Armor [1] · Doubles the plates wherever it will hurt.
`;

const FLIGHT_GROUPS = `
XF-MOT Moth Spotters · lock-on 1 · Small eyes close to the target.
XF-FIR Firefly Interceptors · Flak [1] · They shoot at what shoots at you.
XF-HOR Hornet Bombers · lock-on 2 at Super Heavy/Stationary · Low, slow and straight at the big ones.
XF-SPA Sparrowhawk Wing · skirmish 2 · Meets boarders before they reach the hull.
`;

export const TRAINING_COMMANDERS: readonly CommanderCard[] = carriedIn(COMMANDERS).map((one) => ({
  kind: 'commander',
  ...one,
}));

export const TRAINING_FLIGHT_GROUPS: readonly FlightGroupCard[] = carriedIn(FLIGHT_GROUPS).map(
  (one) => ({ kind: 'flight-group', ...one }),
);
