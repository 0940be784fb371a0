import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Refusal } from '../../../../core/game/system';
import { makeGrammar } from '../../../../core/words';
import { kitRefusals } from '../../../kit/words/en/refusals';
import type { SolarWhy } from '../../play/commands';
import type { PowerFault } from '../../rules/power';
import { partNames, trackName } from './parts';

const { number, list, plural } = makeGrammar('en');

const POWER: Readonly<Record<PowerFault | 'excess', string>> = {
  'crew-twice': 'A crew team serves one part a round.',
  'component-twice': 'Each part takes one crew team a round.',
  'over-crew-level': 'A crew team carries at most its level.',
  'over-generated': 'That is more power than the ship makes.',
  'over-battery': 'The batteries do not hold that much.',
  'cannot-be-charged': 'A generator takes no charge.',
  excess: 'At this table a part cannot be sent more than it can hold.',
};

const charges = (count: number) => plural(count, { one: '# charge', other: '# charges' });

const REFUSALS: Sentences<SolarWhy> = {
  ...kitRefusals({
    track: trackName,
    phase: (phase) => `in the ${phase.charAt(0).toUpperCase()}${phase.slice(1)} phase`,
  }),
  'not-a-ship': ({ ship }) => `${ship} is not a ship.`,
  'not-a-torpedo': ({ ship }) => `${ship} is not a torpedo.`,
  'own-target': () => 'It cannot attack itself.',
  'no-such-part': ({ slot }) => `There is no such part in ${partNames.slot(slot)}.`,
  'part-gone': ({ slot }) => `What was in ${partNames.slot(slot)} no longer works.`,
  'already-fired': () => 'This beam has fired this turn.',
  'not-enough-charge': ({ charge }) => `It has only ${charges(charge)}.`,
  'not-ready': () => 'A torpedo needs 3 charges to fire.',
  'no-room': ({ section }) => `A planet or moon is where section ${number(section)} launches.`,
  'spend-something': () => 'Put at least 1 charge into the shot.',
  'no-section': () => 'Choose which section is hit.',
  'does-not-fit': () => 'Enter as many dice as were rolled.',
  'does-not-pay': ({ movement, manoeuvre }) =>
    `These charges do not pay for ${number(movement)} ahead and ${plural(manoeuvre, { one: '# manoeuvre point', other: '# manoeuvre points' })}.`,
  'phase-finished': ({ ship }) => `${ship} has finished this phase.`,
  'going-off': ({ torpedoes }) =>
    `${list(torpedoes)} ${torpedoes.length === 1 ? 'goes' : 'go'} off: resolve that first.`,
  'torpedoes-left': ({ torpedoes }) =>
    `Detonate or disarm ${list(torpedoes)} first: ${torpedoes.length === 1 ? 'it was' : 'they were'} fired in an earlier turn.`,
  'others-left': () => 'An enemy ship is still in play.',
  'power-fault': ({ fault }) => POWER[fault],
  'no-such-crew': () => 'The ship has no such crew team.',
  'no-asteroids-for': ({ ship }) => `${ship} has no engine: asteroids do nothing to it.`,
};

export const refusal = ({ why }: Pick<Refusal, 'why'>): string => say(REFUSALS, why);
