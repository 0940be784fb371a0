import type { ChapterText } from '../../../kit/reference/chapterText';

export const keywords: ChapterText = {
  title: 'Keywords',
  entries: [
    {
      id: 'keyword-rules',
      kind: 'rule',
      title: 'Keyword rules',
      sections: ['9'],
      text: [
        'Keywords stand in bold on cards, and things that happen in play can grant them too. A number in brackets is the x of its rule.',
      ],
      also: ['keyword list', 'all keywords', 'bold words', 'what does x mean'],
    },
    {
      id: 'armor',
      kind: 'keyword',
      title: 'Armor',
      sections: ['9A'],
      text: [
        'Adds x to the ship’s [[armor-value|Armor]], which stops at 4. Older cards print their Armor this way: there it replaces the 1 of a card without it ([[old-armor-keyword|our reading]]).',
      ],
      also: ['armour', 'armor keyword', 'armor x'],
    },
    {
      id: 'cover',
      kind: 'keyword',
      title: 'Cover',
      sections: ['9B'],
      text: [
        'Friends with at most x hexes between them and this ship have 1 more [[flak-value|Flak]], up to 4. Several add up, and a ship does not cover itself: [[auras-stack|our reading]].',
      ],
      example: 'With Cover [0] only neighbours are covered.',
      also: ['flak aura', 'protect friends', 'flak for others', 'screen', 'cover x'],
    },
    {
      id: 'deadly',
      kind: 'keyword',
      title: 'Deadly',
      sections: ['9C'],
      text: [
        'In [[combat]] each result up to x is a Direct Hit, not only a 1. Of several Deadly the highest x counts.',
      ],
      also: ['deadly x', 'better skirmish', 'hit on 2'],
    },
    {
      id: 'fast',
      kind: 'keyword',
      title: 'Fast',
      sections: ['9D'],
      text: [
        'One more Move, which the ship need not use, and the [[fast-save]] against Direct Hits. A Stationary ship stays where it is all the same.',
      ],
      also: ['extra move', 'speed', 'quick', 'faster'],
    },
    {
      id: 'flak',
      kind: 'keyword',
      title: 'Flak',
      sections: ['9E'],
      text: [
        'Adds x to the ship’s [[flak-value|Flak]], which stops at 4. Older cards print their Flak this way.',
      ],
      also: ['flak keyword', 'flak x'],
    },
    {
      id: 'lethal',
      kind: 'keyword',
      title: 'Lethal',
      sections: ['9F'],
      text: [
        'Defeated in a skirmish, this ship deals x Direct Hits to the other. Nothing cancels or saves them. Two Lethal on one ship: [[lethal-highest|the higher counts]].',
      ],
      also: ['explode', 'explosion', 'death blow', 'dies in skirmish', 'lethal x', 'dying'],
    },
    {
      id: 'massive',
      kind: 'keyword',
      title: 'Massive',
      sections: ['9G'],
      text: [
        'If brackets name a Basic order, you may assign that one on top of all others; without brackets there is no such order. Either way: Order Limit 1 higher ([[order-limit]]), and the [[massive-save]] against criticals.',
        'It also makes falling into a black hole likelier by 2 ([[black-hole-horizon|Drawn In]]). A Massive Refit gains 1 order, not 2: [[refit-and-massive-once|our reading]].',
      ],
      also: ['huge', 'bonus order', 'massive b-003', 'flagship'],
    },
    {
      id: 'shuttle-hangar',
      kind: 'keyword',
      title: 'Shuttle Hangar',
      sections: ['9H'],
      text: [
        'One more [[skirmish-dice|Skirmish Die]], counted before anything is halved. Some orders need this keyword.',
      ],
      also: ['shuttle', 'hangar', 'shuttles', 'bay'],
    },
    {
      id: 'skilled',
      kind: 'keyword',
      title: 'Skilled',
      sections: ['9I'],
      text: [
        'Once a round, as you add up the modifiers of one of its strikes, the ship may take −1. Having it twice gives no second use: [[skilled-once|our reading]].',
      ],
      also: ['elite', 'gunner', 'better shot', 'minus one'],
    },
    {
      id: 'stealth',
      kind: 'keyword',
      title: 'Stealth',
      sections: ['9J'],
      text: ['Strikes at this ship have +1, except with Ordnance.'],
      also: ['cloak', 'hidden', 'harder to hit', 'hard to see', 'sneaky', 'cloaking'],
    },
    {
      id: 'support',
      kind: 'keyword',
      title: 'Support',
      sections: ['9K'],
      text: [
        'An Escort next to this ship may roll x dice more when it skirmishes. Several Supports add up. It helps Escorts of its own team.',
      ],
      also: ['help escorts', 'escort dice', 'support x', 'support keyword'],
    },
    {
      id: 'augur',
      kind: 'keyword',
      title: 'Augur',
      sections: ['9L'],
      text: [
        'Once a round it may augment a strike of another friend with at most 2 hexes between: that strike has −1, and each unmodified 5 or 6 gives one [[lock-on|Lock On]].',
        'Only dice of the first roll count, and only for a Lock On: [[augur-first-roll-only|our reading]].',
      ],
      also: ['augment', 'augmented', 'spotter', 'buff strike'],
    },
    {
      id: 'boarding-array',
      kind: 'keyword',
      title: 'Boarding Array',
      sections: ['9M'],
      text: ['When this ship skirmishes, each unmodified 6 is a Direct Hit as well.'],
      also: ['boarding', 'marines', 'sixes', 'hits on 6'],
    },
    {
      id: 'ore-hull',
      kind: 'keyword',
      title: 'Ore Hull',
      sections: ['9N'],
      text: ['Gives the [[ore-hull-save]], 2 or less, against every Direct Hit.'],
      also: ['ore', 'rock hull', 'asteroid hull'],
    },
    {
      id: 'ram-prow',
      kind: 'keyword',
      title: 'Ram-Prow',
      sections: ['9O', '9O-01', '9O-02', '9O-03', '9O-04', '9O-05'],
      text: [
        'In a skirmish it may add dice by the role of the other ship: Escort 0, Light 1, Heavy 2, Super Heavy 3, Stationary 6. It also has the [[ram-prow-save]].',
      ],
      also: ['ram', 'ramming', 'prow', 'collide'],
    },
    {
      id: 'delectable',
      kind: 'keyword',
      title: 'Delectable',
      sections: ['9P'],
      text: [
        'An enemy with at most 2 hexes between it and this ship has +1 on strikes at anything without Delectable. Several add up: [[auras-stack|our reading]].',
      ],
      also: ['taunt', 'bait', 'decoy', 'distract', 'draw fire', 'provoke'],
    },
    {
      id: 'grudge',
      kind: 'keyword',
      title: 'Grudge',
      sections: ['9Q'],
      text: [
        'Each Direct Hit that it takes in a skirmish is a Grudge Counter. When all are resolved roll a die: on the number of counters or less the other ship is [[defeated]]. The counters then go, whatever the roll.',
        'A ship that was itself defeated rolls nothing: [[grudge-needs-survivor|our reading]].',
      ],
      also: ['revenge', 'grudge counter', 'retaliate', 'vengeance'],
    },
    {
      id: 'threader',
      kind: 'keyword',
      title: 'Threader',
      sections: ['9R'],
      text: [
        'An enemy that starts its activation with at most 2 hexes between it and this ship uses no more than 2 Moves in it.',
      ],
      also: ['slow', 'web', 'snare', 'tractor', 'limit moves', 'slowed'],
    },
    {
      id: 'starmaw',
      kind: 'keyword',
      title: 'Starmaw',
      sections: ['9S'],
      text: ['In [[combat]] each unmodified 1 makes 3 Direct Hits more.'],
      example: 'A 1 makes four in all.',
      also: ['maw', 'bite', 'devour', 'eat'],
    },
    {
      id: 'starcaster',
      kind: 'keyword',
      title: 'Starcaster',
      sections: ['4B-01 II'],
      text: [
        'Named in the rule on [[psionic-orders]]: a Psionic order on this ship does not count towards your one.',
      ],
      also: ['psionic ship', 'caster', 'psychic'],
    },
  ],
};
