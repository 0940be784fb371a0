import type { ChapterText } from '../../../kit/reference/chapterText';

/** What a player asks for by one word and the rulebook tells in several places. */
export const terms: ChapterText = {
  title: 'Terms',
  entries: [
    {
      id: 'role-escort',
      kind: 'term',
      title: 'Escort',
      sections: ['3A-01 IX', '3A-02 I', '3A-02 II', '6A-04', '6C', '7C-01'],
      text: [
        'No orders. 0 to 3 Moves, any turns. One pool of shields.',
        'Once a round it may [[evade|Evade]] an assault, or keep it ready for the [[evasion-save]]. Friends with [[support|Support]] lend it dice. The first Critical Damage cripples it, unless it is a Refit or Massive.',
      ],
      also: ['frigate', 'corvette', 'small ship', 'escorts'],
    },
    {
      id: 'role-light',
      kind: 'term',
      title: 'Light',
      sections: ['3A-01 IX', '3A-02 I', '3A-02 II', '6A-04'],
      text: [
        'Order Limit 1. 0 to 3 Moves, any turns. One pool of shields. Escapes a black hole more easily: [[escape-velocity]].',
      ],
      also: ['light ship', 'destroyer', 'light cruiser'],
    },
    {
      id: 'role-heavy',
      kind: 'term',
      title: 'Heavy (role)',
      sections: ['3A-01 IX', '3A-02 I', '3A-02 II', '5E-01', '6A-03'],
      text: [
        'Order Limit 1. 2 or 3 Moves, up to two turns before each. Six [[shield-facings|shield facings]].',
        'Not to be confused with a [[weapon-types|Heavy weapon]].',
      ],
      also: ['heavy ship', 'cruiser', 'heavy cruiser'],
    },
    {
      id: 'role-super-heavy',
      kind: 'term',
      title: 'Super Heavy',
      sections: ['3A-01 IX', '3A-02 I', '3A-02 II', '5E-01', '6A-02'],
      text: [
        'Order Limit 2. 1 or 2 Moves, one turn before each. Six [[shield-facings|shield facings]].',
        'Drawn into black holes more easily ([[black-hole-horizon|+1]]). Worth a point dead ([[bring-it-down]]) or alive ([[fly-the-flag]]). In open play harder to hit ([[mobile-bastions]]).',
      ],
      also: ['battleship', 'capital ship', 'superheavy', 'dreadnought'],
    },
    {
      id: 'role-stationary',
      kind: 'term',
      title: 'Stationary',
      sections: ['3A-01 IX', '3A-02 I', '3A-02 II', '5E-01', '6A-01'],
      text: [
        'No orders, no moves, no turns. Six [[shield-facings|shield facings]]. Worth a point dead ([[bring-it-down]]) or alive ([[fly-the-flag]]).',
      ],
      also: ['station', 'starbase', 'base', 'space station', 'platform', 'fortress'],
    },
    {
      id: 'exhausted',
      kind: 'term',
      title: 'Exhausted',
      sections: ['7D', '3A-02 IV', '4B-03'],
      text: [
        'A ship that survives a skirmish gets one, up to two. One halves its [[skirmish-dice]], two quarter them, rounded up. Strikes and moves stay as they are.',
        'Each ship may drop one in the [[refresh-phase]].',
      ],
      also: ['tired', 'fatigue', 'exhaustion', 'worn out', 'exhaust token'],
    },
    {
      id: 'critical-damage',
      kind: 'term',
      title: 'Critical Damage',
      sections: ['5F-03', '3A-02 I', '3A-02 IV'],
      text: [
        'What a [[critical-hit]] leaves behind when nothing stops it. Each lowers the [[order-limit]] by 1 and sends an order back; any at all halves the [[skirmish-dice]].',
        'One more than the first Order Limit, and the ship is [[crippled]]. [[repair-criticals|Repairs]] remove it.',
      ],
      also: ['crit marker', 'critical marker', 'crits', 'effect of criticals', 'what do crits do'],
    },
    {
      id: 'crippled',
      kind: 'term',
      title: 'Crippled',
      sections: ['3A-02 I', '5F-03'],
      text: [
        'More Critical Damage than the ship’s first [[order-limit]]: it is [[defeated]], however much hull is left.',
      ],
      example: 'Order Limit 1: the second Critical Damage. Order Limit 0: the first.',
      also: [
        'cripple',
        'too many crits',
        'killed by criticals',
        'death by crits',
        'how many crits',
      ],
    },
    {
      id: 'defeated',
      kind: 'term',
      title: 'Defeated',
      sections: ['3A-01 X', '3A-02 I', '5F-02', '5F-03', '7D', '8B-01', '8B-04', '8B-05', '9Q'],
      text: [
        'Out of the game at once. It happens at 0 Hull Points, when [[crippled]], in a black hole ([[black-hole-horizon|collision]], [[black-hole-core|gravity]], [[escape-velocity|failed escape]]), or by a [[grudge|Grudge]].',
      ],
      also: ['destroyed', 'dead', 'killed', 'removed from play', 'die', 'sunk', 'kill a ship'],
    },
    {
      id: 'saves',
      kind: 'term',
      title: 'Saves',
      sections: ['5F-02', '5F-03', '5F-04', '7C'],
      text: [
        'A roll that stops one icon. Each save that fits is rolled once for each icon; one success is enough. Low is good.',
        'Hit: [[armor-save]], [[flak-save]]. Critical Hit: those and the [[massive-save]]. Direct Hit: [[ore-hull-save]], [[fast-save]]; in a skirmish also [[evasion-save]], [[bunker-down]], [[ram-prow-save]].',
      ],
      also: [
        'save roll',
        'saving throw',
        'which saves',
        'defence roll',
        'several saves',
        'saves stack',
      ],
    },
    {
      id: 'weapon-types',
      kind: 'term',
      title: 'Weapon types: Heavy and Ordnance',
      sections: ['5A-02', '5F-02 I', '5F-02 II', '5G-01', '8B-02', '9J'],
      text: [
        'Heavy: no [[armor-save]] against it, and it needs [[reloading]].',
        'Ordnance: a [[flak-save]] may stop it, [[stealth|Stealth]] does not disturb it, and it is not fired from a [[black-hole|black hole]].',
        'A weapon may be both, or neither.',
      ],
      also: [
        'ordnance',
        'torpedoes',
        'missiles',
        'heavy weapon',
        'basic weapon',
        'ordnance weapon',
      ],
    },
    {
      id: 'objective-points',
      kind: 'term',
      title: 'Objective Points',
      sections: ['4C-02', '8A-02', '10E', '13A-04'],
      text: [
        'What you win by. [[constructed-scoring|Constructed play]] and [[all-out-war|open play]] score in different ways; scenarios in their own.',
      ],
      also: ['op', 'victory points', 'vp', 'points', 'score'],
    },
    {
      id: 'power-points',
      kind: 'term',
      title: 'Power Points',
      sections: ['10A', '10B', '4C-02 II', '13A-04'],
      text: [
        'What ships cost when you build a fleet, up to the [[escalation-level]]. Also called Power or Power Rating: defeated Power breaks ties ([[tiebreakers]]), and undefeated Power is your score in [[all-out-war|open play]].',
      ],
      also: ['pp', 'power', 'power rating', 'cost', 'ship cost', 'fleet value'],
    },
    {
      id: 'carrier',
      kind: 'term',
      title: 'Carrier',
      sections: ['10C-04', '13A-01', '13A-02'],
      text: [
        'Any ship with “Carrier” in its name. In constructed play each may have its own [[flight-groups|flight group]]; in open play all share yours ([[wing-command]]), and then leave the commander’s trait to others.',
      ],
      also: ['carriers', 'fighter carrier'],
    },
    {
      id: 'orders',
      kind: 'term',
      title: 'Orders',
      sections: ['4B-01', '4B-03', '10C'],
      text: [
        'Cards from your [[order-library|library]] that you give to ships in the [[command-phase]], up to their [[order-limit]]. They work for the round, then return. A [[critical-hit]] can send one back early.',
      ],
      also: ['order card', 'order', 'commands', 'when do orders end'],
    },
    {
      id: 'line-of-sight',
      kind: 'term',
      title: 'Line of sight',
      sections: ['5A'],
      text: [
        'There is none. A target needs to be in the armament’s [[arcs|arc]] and near enough; ships and terrain in between do not matter. Terrain counts only where the two ships stand: [[strike-modifiers]].',
      ],
      also: [
        'los',
        'block line',
        'shoot through ships',
        'shoot through terrain',
        'in the way',
        'see',
      ],
    },
    {
      id: 'friendly-ships',
      kind: 'term',
      title: 'Striking your own ships',
      sections: ['5A', '6B-02', '6B-04'],
      text: [
        'Not possible: a strike and an [[assault]] need a ship of the other team. You may fly past friends: [[ahead-pass]].',
      ],
      also: ['friendly fire', 'own ship', 'shoot friends', 'attack ally'],
    },
    {
      id: 'once-per-round',
      kind: 'term',
      title: 'Once a round',
      sections: ['4B-03', '5A', '6C', '9I', '9L'],
      text: [
        'Each armament strikes once a round. [[skilled|Skilled]], [[augur|Augur]] and an Escort’s [[evade|Evade]] work once a round too. All are ready again after the [[refresh-phase]].',
      ],
      also: ['per round', 'ready', 'used this round', 'how often'],
    },
    {
      id: 'older-cards',
      kind: 'term',
      title: 'Older cards',
      sections: ['3A-01 XI', '3A-01 XII', '5D', '14C'],
      text: [
        'Cards of the first edition work with today’s rules. No Armor on it: 1. No Flak: 0. “Re-roll”: as many [[lock-on|Lock Ons]]. “Shield Box”: a Shield Point. Order Limit, Moves, Rotations and Skirmish Dice you derive: [[attributes]].',
      ],
      also: ['old cards', 'first edition', '1.0', 'compatibility', 'version 1', 'legacy'],
    },
  ],
};
