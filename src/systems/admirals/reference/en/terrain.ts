import type { ChapterText } from '../../../kit/reference/chapterText';

export const terrain: ChapterText = {
  title: 'Terrain',
  entries: [
    {
      id: 'field-effects',
      kind: 'rule',
      title: 'Terrain effects',
      sections: ['8'],
      text: [
        'Terrain works on the ship in its hex: [[strategic-system]], [[black-hole]], [[dust-cloud]], [[nebula]].',
      ],
      also: ['terrain', 'stellar phenomena', 'field effects', 'terrain types'],
    },
    {
      id: 'strategic-system',
      kind: 'terrain',
      title: 'Strategic System',
      sections: ['8A'],
      text: [
        'White border, lattice inside. Holding most of them wins the [[initiative]]; a ship in one scores ([[secure-area]]) and fights from cover ([[bunker-down]]).',
      ],
      also: ['objective', 'planet', 'star system', 'white hex', 'control point', 'objective hex'],
    },
    {
      id: 'bunker-down',
      kind: 'rule',
      title: 'Bunker Down Save',
      sections: ['8A-01', '7C-04'],
      text: [
        'A ship in a Strategic System rolls it against Direct Hits from combat: 2 or less stops it.',
      ],
      also: ['bunker', 'planet save', 'system save', 'defend objective'],
    },
    {
      id: 'secure-area',
      kind: 'rule',
      title: 'Secure Area',
      sections: ['8A-02'],
      text: [
        'When the [[refresh-phase]] starts, each ship in a Strategic System scores 1 [[objective-points|Objective Point]] for its team. Not in open play.',
      ],
      also: ['score objectives', 'hold a system', 'points for systems', 'hold objective'],
    },
    {
      id: 'black-hole',
      kind: 'terrain',
      title: 'Black Hole',
      sections: ['8B'],
      text: [
        'Seven hexes: the [[black-hole-core|Core]], red, and the six [[black-hole-horizon|Horizon]] hexes around it, purple. On some maps a vortex marks all of them.',
        'In any of them no Ordnance is fired, but Flak is better by 2: [[guidance-malfunction]]. Entering the Horizon may pull you in, and from the Core you may not come back: [[escape-velocity]].',
      ],
      also: ['blackhole', 'singularity', 'vortex', 'purple hex', 'red hex'],
    },
    {
      id: 'black-hole-horizon',
      kind: 'terrain',
      title: 'Horizon hex: Drawn In',
      sections: ['8B-01'],
      text: [
        'On entering a Horizon hex, roll a die: +1 for a Super Heavy, +2 for [[massive|Massive]]. On 5 or more the ship is pulled into the Core at once. That costs no Move, and it keeps its facing.',
        'If another ship is in the Core already, both are [[defeated]].',
        'You roll for every Horizon hex you enter: [[entry-rolls-each-hex|our reading]]. The plusses are capped at 2: [[drawn-in-limit|our reading]].',
      ],
      also: [
        'two ships in the core',
        'pulled into black hole',
        'event horizon',
        'drawn in',
        'sucked in',
        'pulled in',
        'black hole roll',
        'collision',
      ],
    },
    {
      id: 'guidance-malfunction',
      kind: 'rule',
      title: 'Guidance Malfunction',
      sections: ['8B-02'],
      text: [
        'In any hex of a black hole a ship has 2 more Flak, up to 4, and cannot strike with Ordnance.',
      ],
      also: [
        'shoot out of a black hole',
        'torpedoes in a black hole',
        'ordnance in a black hole',
        'fire from black hole',
      ],
    },
    {
      id: 'black-hole-core',
      kind: 'terrain',
      title: 'Core hex',
      sections: ['8B-03', '8B-04'],
      text: [
        'In the Core a ship makes no strikes, and strikes at it have +2.',
        'A ship that starts its activation here and ends it here is [[defeated]] (Crushing Gravity). How to get out: [[escape-velocity]].',
      ],
      also: [
        'crushing gravity',
        'subspace fields to maximum',
        'centre of a black hole',
        'inside a black hole',
        'shoot from the core',
        'shoot into the core',
        'black hole core',
      ],
    },
    {
      id: 'escape-velocity',
      kind: 'rule',
      title: 'Escape Velocity',
      sections: ['8B-05'],
      text: [
        'Before a maneuver out of the Core roll a die, +1 unless the ship is Light or Escort. On 5 or more it is [[defeated]]. Otherwise it goes, without a Drawn In roll, and has 2 more Moves this round.',
        'It cannot assault out of the Core. The extra Moves need not be used: [[escape-moves-optional|our reading]].',
      ],
      example: 'A Light ship is lost on 5 and 6, a Heavy already on a 4.',
      also: [
        'survive black hole',
        'escape black hole',
        'leave black hole',
        'get out of a black hole',
        'flee the core',
      ],
    },
    {
      id: 'dust-cloud',
      kind: 'terrain',
      title: 'Dust Cloud',
      sections: ['8C', '8C-01', '8C-02'],
      text: [
        'Yellow border, speckled, in clusters. Strikes at a ship in one have +1 (Dense Interference). The ship has 1 more Flak, up to 4 (Tracking Disruption).',
        'Going in is risky: [[treacherous-navigation]].',
      ],
      also: [
        'asteroids',
        'asteroid field',
        'dust',
        'yellow hex',
        'dense interference',
        'tracking disruption',
        'debris',
      ],
    },
    {
      id: 'treacherous-navigation',
      kind: 'rule',
      title: 'Treacherous Navigation',
      sections: ['8C-03'],
      text: [
        'Roll a die for each Dust Cloud hex you enter. 1–3: nothing. 4–5: spend a Shield Point or take a Direct Hit, your choice. 6: two Direct Hits. No saves.',
      ],
      also: ['dust roll', 'enter dust', 'dust damage', 'asteroid damage', 'fly through dust'],
    },
    {
      id: 'nebula',
      kind: 'terrain',
      title: 'Nebula',
      sections: ['8D', '8D-01', '8D-02', '8D-03'],
      text: [
        'Blue-green border, swirls, in clusters. A ship in one cannot spend Shield Points and counts as having none (Shield Projectors Offline).',
        'Strikes at it have +1 (Subspace Interference), and its Armor is 1 better, up to 4 (Energy Dissipation).',
      ],
      also: [
        'gas cloud',
        'green hex',
        'shields offline',
        'no shields',
        'shield projectors offline',
        'subspace interference',
        'energy dissipation',
      ],
    },
  ],
};
