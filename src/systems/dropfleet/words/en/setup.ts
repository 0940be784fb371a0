import type { Generated } from '../../rules/scenarios';
import type { Approach, Scenario, Variant } from '../../terms';
import { termWords } from './terms';

/** §12.2: what each asks of the table. */
const special: Readonly<Record<Scenario, string>> = {
  'take-and-hold': 'On the table: 4 clouds, 4 debris fields.',
  'erupting-battlefield': 'On the table: a planetary ring, 4 clouds.',
  'power-grab': 'On the table: 4 debris fields, 6 clouds.',
  'shock-and-yaw':
    'On the table: 2–5 clouds, 4–6 debris fields. A destroyed Power Plant gives 2 Spikes and Scanners Offline within 6″.',
  'orbital-support':
    'On the table: 2–5 clouds, 4–6 debris fields. Space Stations have Hangars in place of Outposts.',
  entrapmoont: 'On the table: a Large Object of 12″, 6 clouds. Blue places one more Outpost.',
};

/** What the set-up of a battle says. */
export const setupWords = {
  team: (at: number) => ['Red', 'Blue'][at] ?? '',
  scenario: 'Scenario',
  own: 'As set below',
  special,
  rolls: 'Roll for a scenario',
  dice: 'Objective, approach, zone',
  again: 'Roll again',
  competitive: 'Competitive play',
  made: ({ objective, approachType, zone }: Generated) =>
    [
      objective && termWords.variants[objective],
      approachType && termWords.approachTypes[approachType],
      zone && `zones: ${termWords.zones[zone]}`,
    ].join(' · '),
  settled: (team: string, variant: Variant, approach: Approach) =>
    `${team}: ${termWords.variants[variant]}, ${termWords.approaches[approach]} approach.`,
  variant: (team: string) => `Objective of ${team}`,
  approach: (team: string) => `Approach of ${team}`,
  sites: 'Dropsites',
  site: (at: number) => `Dropsite ${at}`,
  features: (at: number) => `Features of dropsite ${at}`,
  feature: (name: string, twins: number) => (twins === 0 ? name : `${name} ${twins + 1}`),
  from: (team: string) => `Inches from ${team}’s zone`,
} as const;
