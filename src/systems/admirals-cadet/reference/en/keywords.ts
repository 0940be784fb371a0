import type { ChapterText } from '../../../kit/reference/chapterText';

const keyword = (
  id: string,
  title: string,
  text: string,
  also: readonly string[] = [],
): ChapterText['entries'][number] => ({
  id,
  kind: 'keyword',
  title,
  sections: [title],
  text: [text],
  also,
});

export const keywords: ChapterText = {
  title: 'Keywords',
  entries: [
    keyword(
      'armor',
      'Armor',
      'Against each Hit or Critical Hit of a weapon that is not [[heavy|Heavy]]: a roll of x or less cancels it, but never a 6. Several add up.',
      ['armour', 'save'],
    ),
    keyword(
      'augur',
      'Augur',
      'A friend within two hexes may roll its unmodified sixes again when it attacks.',
    ),
    keyword(
      'boarding-array',
      'Boarding Array',
      'Its sixes in a [[skirmishes|skirmish]] are Direct Hits as well.',
    ),
    keyword('cover', 'Cover', 'Friends with up to x hexes between have [[flak|Flak]] 1 more.', [
      'screen',
    ]),
    keyword(
      'deadly',
      'Deadly',
      'In a [[skirmishes|skirmish]] each x or less is a Direct Hit. The highest of several counts.',
    ),
    keyword(
      'flak',
      'Flak',
      'Against each Hit or Critical Hit of [[ordnance|Ordnance]]: a roll of x or less cancels it, but never a 6. Several add up.',
      ['point defence', 'missile defence'],
    ),
    keyword(
      'lethal',
      'Lethal',
      'Destroyed in a [[skirmishes|skirmish]], it takes x hull boxes of its opponent along.',
      ['explosion'],
    ),
    keyword(
      'ore-hull',
      'Ore Hull',
      'In each [[skirmishes|skirmish]] one Direct Hit that the opponent rolled is void.',
    ),
    keyword(
      'ram-prow',
      'Ram-Prow',
      'In a [[skirmishes|skirmish]] with a Heavy or Super Heavy ship it rolls one die beside the others: 4 or less is two Direct Hits more.',
      ['ram'],
    ),
    keyword('shuttle-hangar', 'Shuttle Hangar', 'One more die in a [[skirmishes|skirmish]].'),
    keyword(
      'starcaster',
      'Starcaster',
      'Right after the reveal it may be given one [[psionic-orders|Psionic order]] more than the limit. Whatever else holds for an order holds for this one.',
    ),
    keyword(
      'support',
      'Support',
      'Adjacent Escorts of its side may roll x dice more in a [[skirmishes|skirmish]]; several add up.',
    ),
  ],
};

const terrainEntry = (
  id: string,
  title: string,
  text: readonly string[],
  also: readonly string[],
): ChapterText['entries'][number] => ({
  id,
  kind: 'terrain',
  title,
  sections: [title],
  text,
  also,
});

export const terrain: ChapterText = {
  title: 'Terrain, weapons and orders',
  entries: [
    {
      id: 'terrain',
      kind: 'rule',
      title: 'Terrain',
      sections: ['Terrain Types'],
      text: ['Four kinds: [[star-system]], [[black-hole]], [[dust-cloud]] and [[nebula]].'],
      also: ['scenery', 'obstacles'],
    },
    terrainEntry(
      'star-system',
      'Star System',
      [
        'Attacks at a ship in it have +1. A Heavy or Super Heavy ship that moves in rolls a die: a 6 is one Hit, on a side of its owner’s choice.',
        'When the game ends, each one with your ship in it is 5 Objective Points.',
      ],
      ['planet', 'objective', 'objective points'],
    ),
    terrainEntry(
      'black-hole',
      'Black Hole',
      [
        'After every move that ends beside it, roll: Heavy +1, Super Heavy +2. From 5 on the ship is pulled into the hole and keeps its heading.',
        'To leave, roll again: Super Heavy +1, and from 6 on the ship is destroyed. Outside, it is beside the hole and rolls at once. A ship that takes a hex after a [[skirmishes|skirmish]] leaves just so.',
      ],
      ['singularity', 'drag', 'pulled in', 'escape'],
    ),
    terrainEntry(
      'dust-cloud',
      'Dust Cloud',
      [
        'Attacks at a ship in it have +1. Moving in costs one Hit, which Heavy and Super Heavy ships take on the front.',
      ],
      ['asteroids', 'debris'],
    ),
    terrainEntry(
      'nebula',
      'Nebula',
      [
        'Attacks at a ship in it have +2, and its shield boxes count as damaged meanwhile: a [[critical-hits|Critical Hit]] then destroys a Light ship.',
      ],
      ['gas cloud'],
    ),
    {
      id: 'weapon-types',
      kind: 'rule',
      title: 'Weapon types',
      sections: ['Weapon Types', 'Basic Weapons'],
      text: [
        'Basic weapons have no rule of their own; [[heavy|Heavy]] ones reload, and [[ordnance|Ordnance]] is met by Flak.',
      ],
      also: ['basic weapon'],
    },
    {
      id: 'heavy',
      kind: 'rule',
      title: 'Heavy weapons',
      sections: ['Heavy'],
      text: [
        'Once fired, tick the armament’s Heavy Ready box. The next time you would fire it, wipe the tick instead; that is all it does this turn. Armor does not help against them.',
      ],
      also: ['reload', 'heavy ready', 'recharge'],
    },
    {
      id: 'ordnance',
      kind: 'rule',
      title: 'Ordnance',
      sections: ['Ordnance'],
      text: ['No rule of its own; others speak of it, [[flak|Flak]] first of all.'],
      also: ['missile', 'torpedo'],
    },
    {
      id: 'order-types',
      kind: 'rule',
      title: 'Order types',
      sections: ['Order Types', 'Basic Orders'],
      text: [
        'Basic orders have no limits in play; [[special-orders|Special]] and [[psionic-orders|Psionic]] ones do. How many a library may hold is told by [[constructed-play]].',
      ],
      also: ['basic order'],
    },
    {
      id: 'special-orders',
      kind: 'rule',
      title: 'Special orders',
      sections: ['Special'],
      text: [
        'One copy each and five in all in a library. A ship takes one at most; a Super Heavy that has one also needs an order that is not Special.',
      ],
      also: ['special limit'],
    },
    {
      id: 'psionic-orders',
      kind: 'rule',
      title: 'Psionic orders',
      sections: ['Psionic'],
      text: ['At most half a library, and one a turn for each player.'],
      also: ['psionic limit'],
    },
  ],
};

export const formats: ChapterText = {
  title: 'Ways to play',
  entries: [
    {
      id: 'constructed-play',
      kind: 'rule',
      title: 'Constructed play',
      sections: ['Constructed Play'],
      text: [
        'Ships: 15 [[fleet-values|Fleet Value]], one faction, one Refit at most, and at least one Heavy or Super Heavy.',
        'Library: exactly 15 orders; two of a Basic order, one of a Special, five Specials in all.',
      ],
      also: ['fleet building', 'order library', 'deck', 'army list'],
    },
    {
      id: 'fleet-values',
      kind: 'rule',
      title: 'Fleet Value',
      sections: ['Cadet Pack Fleet Values'],
      text: [
        'Accords: INT 1, FF 2, CL 3, CA 5, DN 8. Empire: T4 3, T9 3, C3 4, C15 5, ND 7. The booklet also calls it Fleet Power.',
      ],
      also: ['fv', 'points', 'cost', 'fleet power'],
    },
    {
      id: 'historic-play',
      kind: 'rule',
      title: 'Historic play',
      sections: ['Historic Play'],
      text: [
        'A scenario names both fleets, both libraries, how to set up and what else scores. The first to try is [[flight-of-the-paladin]]; then come [[live-and-learn]] and [[holding-out-for-a-hero]].',
      ],
      also: ['scenario', 'premade forces'],
    },
    {
      id: 'flight-of-the-paladin',
      kind: 'rule',
      title: 'Flight of the Paladin',
      sections: ['Flight of the Paladin'],
      text: [
        'One dreadnought without shields against an NE-T9 and two NE-T4; the Empire goes first. Destroying her is worth 10 to it, 3 hull boxes or fewer at the end 3. Reaching a set-up hex of her own edge is worth 10 to her and makes that turn the last.',
      ],
      also: ['paladin', 'first scenario'],
    },
    {
      id: 'live-and-learn',
      kind: 'rule',
      title: 'Live and Learn',
      sections: ['Live and Learn'],
      text: [
        'Five new ships of the Accords, who go first, against an NE-C15 and two NE-T4. In turns 1 and 2 the Accords play no order twice. The C15 is worth 5, each T4 3, each ship of the Accords 2.',
      ],
      also: ['second scenario'],
    },
    {
      id: 'holding-out-for-a-hero',
      kind: 'rule',
      title: 'Holding Out for a Hero',
      sections: ['Holding Out for a Hero'],
      text: [
        'Two NE-C15 shell the Star Systems: in one, in place of any move it could still make, an NE-C15 may end its activation for 1 point. A PA-CA or PA-CL that begins its activation there may end it to save people: 4 points, twice in each system. The Accords go first, from the edge near the Nebula.',
      ],
      also: ['third scenario', 'rescue', 'bombard'],
    },
    {
      id: 'career-play',
      kind: 'rule',
      title: 'Career play',
      sections: ['Career Play'],
      text: ['A campaign with a handbook of its own, which is not part of the booklet.'],
      also: ['campaign'],
    },
    {
      id: 'card-name',
      kind: 'term',
      title: 'Card name and class name',
      sections: ['Ship Card Name', 'Ship Class Name'],
      text: [
        'The card name says what kind of ship it is, such as a light cruiser; the class name says which of its variants. Cards may ask for either.',
      ],
      also: ['class', 'variant'],
    },
    {
      id: 'editions',
      kind: 'term',
      title: 'What changed in 2.0',
      sections: ['Ending the Game'],
      text: [
        'The quick reference of both editions lists it side by side: Target Locks, Armor, Critical Hits, reloading, terrain, scoring and more. Old cards can be used in 2.0 games: without an Armor keyword Armor is 1, without Flak it is 0, dice to roll again become Lock Ons, and shield boxes are Shield Points.',
      ],
      also: ['second edition', 'differences', 'moving over', 'new edition'],
    },
  ],
};
