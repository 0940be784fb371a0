import type { CardToSave } from '../../src/storage/cards';
import type { StoredFleet } from '../../src/storage/fleets';
import type { StoredGame, StoredStep } from '../../src/storage/games';
import type { Pack } from '../../src/storage/packs';
import { tinySetup } from './tinySystem';

export const pack = (own: Partial<Pack> = {}): Pack => ({
  id: 'core-set',
  system: 'tiny',
  name: 'Core set',
  author: 'Ann',
  version: '1',
  colour: 'amber',
  notes: '',
  body: { arcs: { fore: [0, 1] } },
  builtIn: false,
  inUse: true,
  created: 100,
  updated: 100,
  ...own,
});

export const card = (own: Partial<CardToSave> = {}): CardToSave => ({
  id: 'tub',
  pack: 'core-set',
  system: 'tiny',
  kind: 'ship',
  code: 'T1',
  name: 'Tub',
  complete: true,
  body: { hull: 3, text: 'Slow — "but" sure ✓' },
  summary: { role: 'Light' },
  created: 100,
  updated: 100,
  ...own,
});

export const fleet = (own: Partial<StoredFleet> = {}): StoredFleet => ({
  id: 'f1',
  system: 'tiny',
  name: 'Home Fleet',
  body: { ships: ['tub', 'tub'] },
  cards: { tub: { card: 'tub', revision: 1, body: { hull: 3 } } },
  summary: { points: 10 },
  tags: ['league'],
  notes: 'Keep together.',
  legality: 'legal',
  archived: false,
  created: 100,
  updated: 100,
  ...own,
});

export const step = (n: number): StoredStep => ({
  at: 1000 + n,
  command: { type: 'note' },
  events: [{ type: 'noted', about: 'game', note: { text: `step ${n}` } }],
});

export const game = (own: Partial<StoredGame> = {}): StoredGame => ({
  id: 'g1',
  system: 'tiny',
  name: 'Tuesday',
  setup: tinySetup(),
  cursor: 1,
  status: 'playing',
  summary: null,
  archived: false,
  created: 100,
  updated: 100,
  steps: [step(0)],
  ...own,
});
