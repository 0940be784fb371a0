import type { DieFace, FaceValue } from '../../src/core/dice/die';
import { numberedFaces } from '../../src/core/dice/die';
import { FLAGSHIP, SIGNS, type DieLook, type Sign } from '../../src/core/drawing/drawing';
import { answerAt, type Answer, type Answers } from '../../src/core/pages/answers';
import type {
  BlockOf,
  DiceKind,
  Page,
  PoolRow,
  SectionView,
  ShipRow,
  SlotView,
} from '../../src/core/pages/page';
import { CHARGE, CRITICAL, FLAT, HULL, SHIELD, SPIKES } from './looks';

/** Blocks that the built-in games do not show, as other games would: for tests, audits and looking. */

const at = <Value extends Answer>(answers: Answers, path: string, otherwise: Value): Value =>
  // What stands there is what the block put there.
  (answerAt(answers, path) ?? otherwise) as Value;

const BOLT: Sign = { fill: 'M13.5 2L4.5 13.5H11L9.5 22L19.5 9.5H12.5Z' };
const CREW: Sign = {
  line: 'M12 4A4 4 0 1 1 12 12A4 4 0 0 1 12 4ZM4.5 20.5C4.5 16.5 8 14.5 12 14.5S19.5 16.5 19.5 20.5Z',
};
const BEAM: Sign = { line: 'M8 13H16L18 20.5H6ZM12 10.5V3M7.5 8.5L5 4.5M16.5 8.5L19 4.5' };
const TORPEDO: Sign = {
  line: 'M12 2.5C15 5.5 15.5 9 15.5 14H8.5C8.5 9 9 5.5 12 2.5ZM8.5 12L5 17V20L9 17.5M15.5 12L19 17V20L15 17.5',
};
const SHIELDED: Sign = { ...SIGNS.shield, colour: 'shield' };
const PLUS: Sign = { line: 'M12 5V19M5 12H19', colour: 'accent' };
const ORBIT: Sign = {
  line: 'M3 17C8 12.5 16 12.5 21 17',
  fill: 'M12 5.5A2.5 2.5 0 1 1 12 10.5A2.5 2.5 0 0 1 12 5.5Z',
};
const EVADE: Sign = { line: 'M4 20C12 20 8 8 16 6M12.5 3.5L17 6L14.5 10.5' };

const RED: DieLook = { colour: 'dieRed', bars: 3 };
const BLUE: DieLook = { colour: 'dieBlue', bars: 2 };
const BLACK: DieLook = { colour: 'dieBlack', bars: 1 };

export const fourZones: BlockOf<'zones'> = {
  block: 'zones',
  silhouette: FLAGSHIP,
  team: 'a',
  zones: [
    { label: 'Front', now: 3, looks: [RED, RED, BLUE, BLACK], spoken: '2 red, 1 blue, 1 black' },
    { label: 'Right', now: 2, looks: [RED, BLUE], spoken: '1 red, 1 blue' },
    { label: 'Rear', now: 1, looks: [RED, BLACK], spoken: '1 red, 1 black' },
    { label: 'Left', now: 0, looks: [RED, BLUE], spoken: '1 red, 1 blue' },
  ].map(({ label, now, looks, spoken }) => ({
    label,
    now,
    max: 3,
    set: (to) => Object.assign({ type: 'set-shield' }, { label, to }),
    dice: { looks, spoken },
  })),
};

const BLANK: DieFace = { value: 'blank', name: 'Blank', signs: [{ line: 'M7 12H17' }], sides: 2 };
const HIT: DieFace = { value: 'hit', name: 'Hit', signs: [SIGNS.hit], sides: 2 };
const STAR: DieFace = { value: 'critical', name: 'Critical', signs: [SIGNS.critical], sides: 2 };
const DOUBLE: DieFace = { value: 'double', name: 'Double hit', signs: [SIGNS.hit, SIGNS.hit] };
const ACCURACY: DieFace = { value: 'accuracy', name: 'Accuracy', signs: [SIGNS.lock] };

export const diceKinds = (answers: Answers): BlockOf<'diceKinds'> => {
  const kind = (own: Omit<DiceKind, 'dice'>): DiceKind => ({
    ...own,
    dice: at<readonly FaceValue[]>(answers, own.id, []),
  });
  const kinds = [
    kind({
      id: 'red',
      name: 'Red',
      look: RED,
      count: 2,
      faces: [BLANK, HIT, STAR, DOUBLE, ACCURACY],
    }),
    kind({
      id: 'blue',
      name: 'Blue',
      look: BLUE,
      count: 2,
      faces: [null, HIT, STAR, null, ACCURACY],
    }),
    kind({
      id: 'black',
      name: 'Black',
      look: BLACK,
      count: 1,
      faces: [],
      why: '1 black die stays out: close range only',
    }),
  ];
  const shown = kinds.flatMap(({ dice }) => dice);
  const count = (value: string) => shown.filter((die) => die === value).length;
  return {
    block: 'diceKinds',
    label: 'Roll 4 dice',
    kinds,
    totals: [
      { label: 'damage', value: count('hit') + 2 * count('double'), sign: SIGNS.hit },
      { label: 'critical', value: count('critical'), sign: SIGNS.critical },
      { label: 'accuracy', value: count('accuracy'), sign: SIGNS.lock },
    ],
  };
};

const slot = (id: string, sign: Sign, now: number, max: number): SlotView => ({
  id,
  spoken: `${id}, ${now} of ${max}`,
  sign,
  figure: String(now),
  gauge: { style: sign === SHIELDED ? { ...SHIELD, pip: 'box' } : CHARGE, now, max },
  act: { label: id, answers: { slot: id } },
});

const section = (label: string, own: Partial<SectionView> = {}): SectionView => ({
  id: label,
  label,
  spoken: `Section ${label}`,
  shield: { now: 3, max: 3 },
  slots: [slot(`Beam ${label}`, BEAM, 4, 5), slot(`Shield ${label}`, SHIELDED, 2, 3)],
  gauge: { style: FLAT, now: 3, max: 4 },
  act: { label: `Section ${label}`, answers: { section: label } },
  ...own,
});

export const sections = (answers: Answers): BlockOf<'sections'> => {
  const chosen = at(answers, 'section', '2');
  const around = [
    section('1'),
    section('2'),
    section('3', {
      slots: [
        { ...slot('Beam 3', BEAM, 3, 3), state: 'wrong' },
        {
          id: 'free 3',
          spoken: 'Free place in section 3',
          sign: PLUS,
          state: 'free',
          act: { label: 'Place' },
        },
      ],
    }),
    section('4', {
      slots: [
        {
          id: 'torpedo',
          spoken: 'Torpedo, level 4',
          sign: TORPEDO,
          figure: '3',
          note: 'L4',
          state: 'proposed',
        },
      ],
    }),
    section('5', { state: 'gone' }),
    section('6', { shield: { now: 0, max: 2 }, state: 'closed' }),
  ];
  return {
    block: 'sections',
    label: 'Long Ember',
    team: 'a',
    around: around.map((one) => (one.id === chosen ? { ...one, state: 'chosen' } : one)),
    core: section('Core', {
      slots: [
        {
          id: 'generator',
          spoken: 'Generator, 5 a round',
          sign: BOLT,
          figure: '5',
          note: 'a round',
        },
      ],
    }),
  };
};

export const pool = (answers: Answers): BlockOf<'pool'> => {
  const row = (own: Omit<PoolRow, 'value'>, otherwise: number): PoolRow => ({
    ...own,
    value: at(answers, own.id, otherwise),
  });
  const carrier = (level: number) => ({
    sign: CREW,
    figure: String(level),
    act: { label: 'Send crew', answers: { crew: level } },
  });
  const rows = [
    row(
      {
        id: 'beam',
        label: 'Beam 1',
        detail: '2 to 5, full',
        sign: BEAM,
        gauge: { style: CHARGE, now: 2, max: 5, coming: 3 },
        max: 3,
        carrier: carrier(3),
      },
      3,
    ),
    row(
      {
        id: 'shield',
        label: 'Shield 1',
        detail: '3 to 4, takes 4',
        sign: SHIELDED,
        gauge: { style: SHIELD, now: 3, max: 4, coming: 1 },
        max: 4,
        carrier: carrier(4),
      },
      4,
    ),
    row(
      {
        id: 'torpedo',
        label: 'Torpedo 6',
        detail: 'needs 3 to fire',
        sign: TORPEDO,
        gauge: { style: CHARGE, now: 0, max: 3 },
        max: 3,
      },
      0,
    ),
  ];
  const given = rows.flatMap(({ sign, value }) =>
    Array.from({ length: value }, () => sign ?? null),
  );
  const made = Array.from({ length: 11 }, (_, cell) => given[cell] ?? null);
  const lost = made.filter((cell) => cell === null).length;
  return {
    block: 'pool',
    label: 'Power',
    note: 'crew left 2',
    sign: BOLT,
    stocks: [
      { label: 'Made this round', figure: '11', cells: made },
      {
        label: 'Stored in battery',
        figure: '3 of 4',
        cells: [null, null, null],
        room: 1,
        isStored: true,
        note: 'stays for later',
      },
    ],
    chips: [
      {
        label: 'As last round',
        tone: { colour: 'energy', sign: BOLT },
        act: { label: 'As last round', answers: { beam: 2, shield: 2, torpedo: 2 } },
      },
    ],
    rows,
    findings:
      lost === 0 ? [] : [{ text: `${lost} power will be lost`, rule: null, tone: 'warning' }],
  };
};

export const stacks: BlockOf<'stacks'> = {
  block: 'stacks',
  label: 'Cards',
  note: '2 of 5',
  stacks: [
    {
      id: 'damage',
      label: 'Damage',
      shape: 'card',
      colour: 'critical',
      places: 5,
      cards: [
        {
          face: 'up',
          name: 'Thrust control malfunction',
          sign: SIGNS.critical,
          act: { label: 'Read', opens: { page: 'card', about: 'd1' } },
        },
        { face: 'down' },
      ],
    },
    {
      id: 'dials',
      label: '2 dials',
      detail: 'face down',
      shape: 'disc',
      colour: 'order',
      cards: [{ face: 'down' }, { face: 'down' }],
      chips: [{ label: 'Repair', tone: 'order', solid: true }],
      act: { label: 'Look', opens: { page: 'dials' } },
    },
    {
      id: 'revealed',
      label: 'Revealed',
      shape: 'disc',
      colour: 'order',
      cards: [{ face: 'up', name: 'Navigate', sign: EVADE }],
    },
  ],
};

const TEAMS = ['a', 'b', 'c', 'd', 'e', 'f'];

const ship = (name: string, team: string, own: Partial<ShipRow> = {}): ShipRow => ({
  ship: `${team} ${name}`,
  name,
  badge: null,
  team,
  silhouette: FLAGSHIP,
  kicker: '',
  zones: null,
  tracks: [{ id: 'hull', label: 'Hull', style: HULL, now: 4, max: 12 }],
  chips: [],
  state: 'ready',
  opens: { page: 'ship', about: name },
  ...own,
});

const group = (name: string, team: string, own: Partial<ShipRow> = {}): ShipRow =>
  ship(name, team, {
    kicker: 'atmosphere',
    sign: ORBIT,
    tracks: [{ id: 'spikes', label: 'Spikes', style: SPIKES, now: 2, max: 4 }],
    note: 'sig 12″',
    rows: ['A', 'B', 'C'].map((badge, place) =>
      ship('Bulwark', team, {
        ship: `${team} ${name} ${badge}`,
        badge,
        tracks: [
          { id: 'hull', label: 'Hull', style: HULL, now: 12 - 4 * place, max: 12 },
          { id: 'crippled', label: 'Crippled', style: CRITICAL, now: place === 2 ? 1 : 0, max: 1 },
        ],
      }),
    ),
    ...own,
  });

export const groups: BlockOf<'ships'> = {
  block: 'ships',
  label: 'Groups',
  rows: [
    group('Anvil Line', 'a', {
      state: 'active',
      chips: [{ label: 'Weapons free', tone: 'order' }],
    }),
    group('First Landers', 'b'),
    group('Needle Pickets', 'c', { state: 'done' }),
    ...TEAMS.slice(2).map((team) =>
      ship('Grey Lantern', team, {
        zones: [2, 1, 0, 3].map((now) => ({ now, max: 3 })),
        state: team === 'd' ? 'active' : 'ready',
        badge: team.toUpperCase(),
      }),
    ),
  ],
};

export const eightSided = (answers: Answers): BlockOf<'dice'> => ({
  block: 'dice',
  id: 'eight',
  label: 'Eight-sided',
  count: 3,
  dice: at<readonly FaceValue[]>(answers, 'eight', []),
  faces: numberedFaces(8, (face) => (face > 6 ? { gives: 'hit', signs: [SIGNS.hit] } : {})),
});

export const keys = (answers: Answers): BlockOf<'choice'> => ({
  block: 'choice',
  id: 'hand',
  label: 'In hand',
  style: 'arcs',
  value: at(answers, 'hand', 'beam'),
  options: [
    { value: 'beam', label: 'Beam', sign: BEAM },
    { value: 'torpedo', label: 'Torpedo', sign: TORPEDO },
    { value: 'shield', label: 'Shield', sign: SHIELDED },
    { value: 'crew', label: 'Crew', sign: CREW, why: 'No crew is left' },
  ],
});

/** A ship on paper, with what it has lost. */
export const paper: BlockOf<'paper'> = {
  block: 'paper',
  label: 'Print the sheet',
  sheet: {
    title: 'Long Ember',
    lines: ['Round 3'],
    ships: [
      {
        title: 'Section 1',
        kicker: 'front',
        boxes: [{ label: 'Integrity', count: 4, crossed: 1 }],
        lines: [],
      },
    ],
    foot: [],
  },
};

/** Everything on one page, for an audit and for the eye. */
export const samplePage = (answers: Answers): Page => ({
  title: 'Long Ember',
  team: 'a',
  kicker: 'Round 3',
  figure: { label: 'Core', value: '4 of 4' },
  blocks: [
    fourZones,
    stacks,
    diceKinds(answers),
    eightSided(answers),
    sections(answers),
    keys(answers),
    paper,
    pool(answers),
    ...TEAMS.map((team) => ({ block: 'heading', text: `Team ${team}`, team }) as const),
    groups,
  ],
  primary: { label: 'Share out 9 · lose 2' },
});
