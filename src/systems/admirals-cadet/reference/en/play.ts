import type { ChapterText } from '../../../kit/reference/chapterText';

export const cardsAndSetup: ChapterText = {
  title: 'Cards and set-up',
  entries: [
    {
      id: 'objectives',
      kind: 'rule',
      title: 'Objectives',
      sections: ['Objectives'],
      text: [
        'Destroy every enemy ship, or have more Objective Points when the game [[ending-the-game|ends]].',
      ],
      also: ['goal', 'aim of the game', 'how to win'],
    },
    {
      id: 'what-you-need',
      kind: 'rule',
      title: 'What you need',
      sections: ['What you need to play'],
      text: [
        'Each side brings three to eight ships within 15 [[fleet-values|Fleet Value]], the weapon cards for them, and at most 15 order cards. Nobody leaves the hex map: its border is closed.',
      ],
      also: ['how many ships', 'components', 'edge of the map', 'fleet power'],
    },
    {
      id: 'setup',
      kind: 'rule',
      title: 'Setup',
      sections: ['Setup'],
      text: [
        'Both roll a die. The higher roll picks who is the First Player, and that holds for the whole game.',
        'From the First Player on, you take turns to put one ship into a shaded hex of your own edge. Heavy and Super Heavy ships are turned to a hex side; the others have no heading.',
      ],
      also: ['deployment', 'who goes first', 'first player', 'initiative', 'placing ships'],
    },
    {
      id: 'ship-card',
      kind: 'rule',
      title: 'Ship card',
      sections: ['Ship Card and Token Anatomy'],
      text: [
        'It shows name and class, [[movement|role]] and code, hull boxes, a [[shields|shield track or chart]], up to three [[armaments]], boxes to tick, and the keywords. The picture’s front points to the top of the card.',
      ],
      also: ['ship stats', 'token', 'hull track'],
    },
    {
      id: 'order-card',
      kind: 'rule',
      title: 'Order card',
      sections: ['Order Card Anatomy'],
      text: [
        'Name, [[order-types|type]] and number, what it does, and sometimes what a ship must have: a name, a class, a code, a role or a keyword.',
      ],
      also: ['requirements', 'order stats'],
    },
    {
      id: 'weapon-card',
      kind: 'rule',
      title: 'Weapon card',
      sections: ['Weapon Card Anatomy'],
      text: [
        'Code, name, [[weapon-types|types]], the most hexes that may lie between, the chart of icons, modifiers with their conditions, and what a [[target-locks|Target Lock]] can buy.',
      ],
      also: ['weapon stats', 'range value', 'effect chart'],
    },
  ],
};

export const turn: ChapterText = {
  title: 'The turn',
  entries: [
    {
      id: 'turn-structure',
      kind: 'rule',
      title: 'Turn structure',
      sections: ['Turn Structure'],
      text: ['Six turns, each with [[orders-phase]], [[ship-phase]] and [[refresh-phase]].'],
      also: ['how long is a game', 'phases', 'rounds'],
    },
    {
      id: 'orders-phase',
      kind: 'rule',
      title: 'Orders phase',
      sections: ['Orders Phase'],
      text: [
        'Both players secretly lay orders face down beside their ships: one on a Light or Heavy ship, two on a Super Heavy, none on an Escort. When both are done, all are turned up together.',
        '[[special-orders|Special]] and [[psionic-orders|Psionic]] orders have limits of their own.',
      ],
      also: ['order limit', 'how many orders', 'reveal', 'assign orders'],
    },
    {
      id: 'ship-phase',
      kind: 'rule',
      title: 'Ship phase',
      sections: ['Ship Phase'],
      text: [
        'From the First Player on, the sides take turns to activate one ship until all have. The active ship first [[attacks|fires]] whatever it likes, then [[movement|moves]] space by space. Running into an enemy starts a [[skirmishes|skirmish]].',
      ],
      also: ['activation', 'shoot before moving', 'alternate'],
    },
    {
      id: 'refresh-phase',
      kind: 'rule',
      title: 'Refresh phase',
      sections: ['Refresh Phase'],
      text: [
        'All orders go back to their libraries, then whatever belongs to this phase is done. After turn 6 the game is [[ending-the-game|over]].',
      ],
      also: ['end of turn', 'return orders'],
    },
  ],
};

export const attack: ChapterText = {
  title: 'Attacks',
  entries: [
    {
      id: 'armaments',
      kind: 'rule',
      title: 'Armaments',
      sections: ['Armaments'],
      text: [
        'An armament is a weapon and its dice, some tied to an [[arcs|arc]]. “3L | 3R” is three dice to the left and three to the right; a bare number fires all around.',
        'A ship may fire all of its dice every turn.',
      ],
      also: ['weapons', 'how many attacks', 'dice'],
    },
    {
      id: 'attacks',
      kind: 'rule',
      title: 'Making attacks',
      sections: ['Making Attacks'],
      text: [
        'The target must lie in the arc of the dice you use, with no more hexes between than the weapon’s range. Each weapon and each target is a roll of its own.',
        'Every modifier of orders, weapon and terrain counts for every die; together they change it by no more than +2 or −1. Look the results up on the weapon card.',
      ],
      also: ['range', 'modifier', 'modifier limit', 'split dice', 'maximum modifier'],
    },
    {
      id: 'arcs',
      kind: 'rule',
      title: 'Arcs',
      sections: ['Attack Arcs'],
      text: [
        'F, FX, R, A, AX and L; they go on outward in the same shape. The printed diagram is not part of the app, so the shapes are its reading and you can redraw them.',
      ],
      also: ['firing arc', 'broadside', 'field of fire'],
    },
    {
      id: 'attack-icons',
      kind: 'rule',
      title: 'Resolving icons',
      sections: ['Resolving Attack Icons'],
      text: ['First [[target-locks]], then [[hits]], then [[critical-hits]].'],
      also: ['order of icons', 'icons'],
    },
    {
      id: 'target-locks',
      kind: 'rule',
      title: 'Target Locks',
      sections: ['Target Locks'],
      text: [
        'For each one choose: roll its die again, use the ability on the weapon card, or one on an order at the attacker. A die rolled again gives no second lock, but its Hits and Critical Hits count.',
      ],
      also: ['reroll', 're-roll', 'lock'],
    },
    {
      id: 'hits',
      kind: 'rule',
      title: 'Hits',
      sections: ['Hits'],
      text: [
        'Unless [[armor|Armor]] or [[flak|Flak]] cancels it or a [[shields|shield box]] takes it, a Hit costs one hull box. A ship without hull boxes is destroyed and comes off the map.',
      ],
      also: ['damage', 'hull', 'destroyed', 'lose hull'],
    },
    {
      id: 'shields',
      kind: 'rule',
      title: 'Shields',
      sections: ['Shields'],
      text: [
        'The defender may mark a shield box in place of a Hit. Light ships and Escorts have one track for everything.',
        'Heavy and Super Heavy ships have a chart: only boxes on the side the attack comes through, or on both sides of a corner. Theirs also stop [[critical-hits]].',
      ],
      example: 'An attack through the corner of fore and right fore may be met from either.',
      also: ['shield box', 'shield chart', 'shield track', 'facing', 'corner'],
    },
    {
      id: 'critical-hits',
      kind: 'rule',
      title: 'Critical Hits',
      sections: ['Critical Hits'],
      text: [
        'Escort: destroyed. Light: loses a hull box while it has a shield box left, and is destroyed without any. Shields do not block either.',
        'Heavy: crippled; destroyed if it was. Super Heavy: all its orders go back, and at once with them the Armor or Flak that they gave; without orders it is crippled; crippled and without orders it is destroyed.',
        'Crippled ships lose their keywords.',
      ],
      also: ['crit', 'crippled', 'cripple', 'lose orders', 'dead from crit'],
    },
    {
      id: 'direct-hit',
      kind: 'term',
      title: 'Direct Hit',
      sections: ['Direct Hit'],
      text: [
        'Damage that nothing stops: one hull box each, mostly from a [[skirmishes|skirmish]].',
      ],
      also: ['bypass defenses', 'unblockable'],
    },
  ],
};

export const moving: ChapterText = {
  title: 'Movement and skirmish',
  entries: [
    {
      id: 'movement',
      kind: 'rule',
      title: 'Movement',
      sections: ['Movement'],
      text: [
        'Escort and Light: 0 to 3 spaces, any way. Heavy: 2 or 3 straight ahead, turning up to two hex sides before each. Super Heavy: 1 or 2 ahead, turning one.',
        'You may pass through a friend but not stop with one, and not start a [[skirmishes|skirmish]] from its hex.',
      ],
      also: ['role', 'speed', 'turning', 'rotate', 'move through friend', 'heading'],
    },
    {
      id: 'skirmishes',
      kind: 'rule',
      title: 'Skirmishes',
      sections: ['Skirmishes'],
      text: [
        'A ship that would move onto an enemy stays put and both fight: each rolls all its armament dice, and every 1 is a [[direct-hit]].',
        'If one is destroyed, the other may take its space; for the active ship that is one move, and it may go on. If both stand, the activation is over.',
      ],
      also: ['melee', 'boarding', 'close combat', 'ramming'],
    },
    {
      id: 'ending-the-game',
      kind: 'rule',
      title: 'Ending the game',
      sections: ['Ending the Game'],
      text: [
        'After turn 6 the most Objective Points win. Tied, or in a scenario without points, it is the [[fleet-values|Fleet Value]] of enemy ships destroyed; tied again, nobody wins.',
      ],
      also: ['stalemate', 'tie', 'victory', 'tiebreaker', 'draw'],
    },
  ],
};
