/** What the set-up of a battle says. */
export const setupWords = {
  team: (at: number) => ['Red', 'Blue'][at] ?? '',
  scenario: 'Scenario',
  own: 'As set below',
  variant: (team: string) => `Objective of ${team}`,
  approach: (team: string) => `${team} comes on`,
  approaches: { direct: 'Direct', close: 'Close', distant: 'Distant' },
  sites: 'Dropsites',
  site: (at: number) => `Dropsite ${at}`,
  features: (at: number) => `Features of dropsite ${at}`,
  from: (team: string) => `Inches from the zone of ${team}`,
} as const;
