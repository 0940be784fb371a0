import type { ChapterText } from '../../../kit/reference/chapterText';

export const openPlay: ChapterText = {
  title: 'Open play',
  entries: [
    {
      id: 'open-play',
      kind: 'rule',
      title: 'Open play',
      sections: ['13'],
      text: [
        'A relaxed game without orders: agree on an [[escalation-level]], build by [[open-play-fleets|looser rules]], play with the [[simplicity-rules]].',
      ],
      also: ['casual', 'simple game', 'beginner', 'quick game', 'simplified', 'no orders'],
    },
    {
      id: 'simplicity-rules',
      kind: 'rule',
      title: 'Simplicity rules',
      sections: ['13A'],
      text: [
        'What open play changes: [[unified-command]], [[wing-command]], [[mobile-bastions]], [[all-out-war]], [[specialists]], [[command-vessels]].',
      ],
      also: ['open play rules', 'easy rules', 'simplified rules'],
    },
    {
      id: 'unified-command',
      kind: 'rule',
      title: 'Unified Command',
      sections: ['13A-01'],
      text: [
        'Your commander’s trait works on all your Light, Heavy and Super Heavy ships. Carriers are left out if you have a flight group.',
      ],
      also: ['open play commander', 'commander whole fleet', 'trait on all ships'],
    },
    {
      id: 'wing-command',
      kind: 'rule',
      title: 'Wing Command',
      sections: ['13A-02'],
      text: [
        'If you have a flight group, all your ships with “Carrier” in the name have its rule.',
      ],
      also: ['open play flight group', 'carriers', 'fighters'],
    },
    {
      id: 'mobile-bastions',
      kind: 'rule',
      title: 'Mobile Bastions',
      sections: ['13A-03'],
      text: ['In open play strikes at a Super Heavy have +1.'],
      also: ['dreadnought harder to hit', 'strike a super heavy'],
    },
    {
      id: 'all-out-war',
      kind: 'rule',
      title: 'All Out War',
      sections: ['13A-04'],
      text: [
        'No Command Phase, and no points by [[secure-area]]. At the end each player scores the Power of their undefeated ships; a team has the sum of its players, and more wins.',
        'The player with most points takes the Resilient Award. The scoring of constructed play does not apply: [[open-play-scoring|our reading]].',
      ],
      also: [
        'open play scoring',
        'resilient award',
        'open play points',
        'skip planning',
        'win open play',
      ],
    },
    {
      id: 'specialists',
      kind: 'rule',
      title: 'Specialists (open play)',
      sections: ['13A-05'],
      text: [
        'A Refit keeps its Special order all game. If the order does something at once, the ship may do it as each Refresh Phase starts.',
        'Would the order go back to the library? Turn it face down instead: it is spent, and does nothing. As the Refresh Phase starts you may turn it up again.',
      ],
      also: ['refit in open play', 'spent order', 'face down order'],
    },
    {
      id: 'command-vessels',
      kind: 'rule',
      title: 'Command Vessels (open play)',
      sections: ['13A-06'],
      text: [
        'A Massive ship with a Bonus Order in its brackets keeps that order all game, by the same terms as [[specialists]]: immediate effects as the Refresh Phase starts, and face down while spent. A Massive Refit has both orders.',
      ],
      also: ['massive in open play', 'spent order', 'bonus order open play'],
    },
    {
      id: 'open-escalation',
      kind: 'rule',
      title: 'Open play: levels and reserves',
      sections: ['13B'],
      text: [
        'Levels as in constructed play: see [[escalation-level]]. [[reserve|Reserve]] and [[reinforcements]] hold too.',
      ],
      also: ['open play points limit', 'open play reserves', 'open play size'],
    },
    {
      id: 'open-play-fleets',
      kind: 'rule',
      title: 'Open play: building a fleet',
      sections: ['13C', '13C-01', '13C-02', '13C-03'],
      text: [
        'From a construction list, as in [[fleet-construction|constructed play]], with wider shares. Core: 30 % to 70 % of your Power. Specialist: up to 30 %. Support: any.',
      ],
      also: ['open play core', '70 percent', 'open play percentage', 'open play list'],
    },
    {
      id: 'open-restrictions',
      kind: 'rule',
      title: 'Open play: rules of the list',
      sections: ['13C-04'],
      text: ['A list’s own restrictions do not count in open play unless they say so.'],
      also: ['ignore restrictions', 'list rules open play'],
    },
    {
      id: 'open-commander',
      kind: 'rule',
      title: 'Open play: commander and flight group',
      sections: ['13C-05'],
      text: ['You must choose a commander. You may choose one flight group.'],
      also: ['need a commander', 'commander required'],
    },
  ],
};
