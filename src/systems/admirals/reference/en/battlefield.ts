import type { ChapterText } from '../../../kit/reference/chapterText';

export const battlefield: ChapterText = {
  title: 'The table',
  entries: [
    {
      id: 'field-of-play',
      kind: 'rule',
      title: 'In play and out of play',
      sections: ['2'],
      text: [
        'Ships fight in play, on the [[battlefield]]. Cards, dice and tokens that keep track of them lie out of play, in the [[command-area]].',
      ],
      also: ['play area', 'table layout'],
    },
    {
      id: 'battlefield',
      kind: 'rule',
      title: 'Battlefield',
      sections: ['2A'],
      text: ['The battlefield is a mat of hexes. A hex holds one ship, never two.'],
      also: [
        'map',
        'mat',
        'board',
        'hexes',
        'two ships in one hex',
        'share a hex',
        'stacking ships',
        'hexagon',
      ],
    },
    {
      id: 'distance',
      kind: 'rule',
      title: 'Distance',
      sections: ['2A-01'],
      text: [
        'Count the hexes between two ships by the shortest way, without the two hexes that they stand in. Neighbours are at distance 0.',
      ],
      example: 'With two empty hexes between them, ships are at distance 2.',
      also: [
        'within 2 hexes',
        '2 hexes away',
        'how close',
        'range',
        'measure',
        'how far',
        'adjacent',
        'distance zero',
        'count hexes',
        'next to',
      ],
    },
    {
      id: 'facing',
      kind: 'rule',
      title: 'Facing',
      sections: ['2A-02'],
      text: [
        'A ship with a hexagon in its artwork has a direction. Lay it so that this hexagon lines up with the hex below: it always points at one of the six sides, never at a corner.',
      ],
      also: ['direction', 'orientation', 'which way', 'heading', 'point'],
    },
    {
      id: 'fore-and-aft',
      kind: 'rule',
      title: 'Fore and aft',
      sections: ['2A-02 I'],
      text: [
        'The label with the [[role]] marks the aft side of the token; the side across from it is the fore.',
      ],
      also: ['front', 'back', 'rear', 'bow', 'stern', 'label'],
    },
    {
      id: 'stellar-phenomena',
      kind: 'rule',
      title: 'Stellar phenomena (terrain)',
      sections: ['2A-03'],
      text: [
        'Some hexes do something to whoever is in them. They have a coloured outline, and the weightier kinds a picture inside as well.',
        'White is a [[strategic-system]], red and purple a [[black-hole]], yellow a [[dust-cloud]], blue-green a [[nebula]].',
      ],
      also: ['terrain colours', 'border', 'outline', 'hex colour', 'obstacle'],
    },
    {
      id: 'command-area',
      kind: 'rule',
      title: 'Command area',
      sections: ['2B'],
      text: [
        'The space in front of you, off the map: ship cards, orders and tokens. Here you keep track of your ships and of what affects them.',
      ],
      also: ['tableau', 'play space', 'ship cards'],
    },
  ],
};
