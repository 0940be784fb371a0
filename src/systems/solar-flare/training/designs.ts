import type { ReadyGame } from '../../../core/pages/shows';
import { cardKey } from '../../kit/fleets/gather';
import { readCard, type DesignCard } from '../cards';
import type { SolarSetup } from '../play/setup';

/** A ship in two lines: code, name and crew, then each section with its parts and their levels. */
const SHIPS = `
KEEL, Even Keel, 4 3 3 2 2
1 beam 4 shield 3, 2 beam 4 shield 2, 3 thruster 3 shield 2, 4 engine 4 shield 1, 5 thruster 2 shield 2, 6 torpedo 4 shield 2, core generator 6 battery 3

ANVIL, Anvil Song, 5 4 4 3 2
1 beam 6 shield 4, 2 beam 5 shield 3, 3 thruster 3, 4 engine 3, 6 beam 5 shield 3, core generator 6 battery 4

TIDE, Low Tide, 3 3 3 3 3
1 torpedo 6 torpedo 5, 2 torpedo 6 shield 2, 3 engine 5, 4 shield 1, 5 thruster 3, 6 torpedo 5 shield 2, core generator 6 battery 3

LANTERN, Stone Lantern, 6 5 3
1 beam 4 shield 5, 2 torpedo 3 shield 5, 3 thruster 2 shield 3, 4 engine 2 shield 2, 5 battery 4 shield 3, 6 beam 3 shield 5, core generator 5

SPARROW, Quick Sparrow, 6 5 4 1
1 beam 5 shield 3, 2 shield 2, 3 engine 5 thruster 4, 4 engine 6 beam 3, 5 thruster 5, 6 shield 2, core generator 6 battery 3

WATCH, Patient Watch, 5 4 3
1 beam 5 shield 4, 2 beam 4 shield 3, 3 thruster 4 torpedo 4, 4 beam 3 shield 2, 5 battery 3 shield 2, 6 beam 4 shield 3, core generator 6
`;

const partsIn = (written: string) => {
  const [section, ...parts] = written.split(' ');
  return parts.flatMap((system, at) =>
    at % 2 === 0 ? [{ system, level: Number(parts[at + 1]), section }] : [],
  );
};

const designIn = (written: string): readonly DesignCard[] => {
  const [head = '', sections = ''] = written.trim().split('\n');
  const [code, name, crew = ''] = head.split(', ');
  const components = sections.split(', ').flatMap(partsIn);
  const draft = { kind: 'design', code, name, components, crew: crew.split(' ').map(Number) };
  const read = readCard(draft, '');
  return read.ok ? [read.value] : [];
};

/** Invented ships of 80 points, each with a character of its own. */
export const TRAINING_DESIGNS: readonly DesignCard[] = SHIPS.split('\n\n').flatMap(designIn);

const SIDES = ['Ember', 'Frost', 'Gale', 'Dusk'].map((name) => [name.toLowerCase(), name] as const);

const readyGame = (id: string, designs: readonly DesignCard[]): ReadyGame => {
  const sides = SIDES.slice(0, designs.length);
  const setup: SolarSetup = {
    system: 'solar-flare',
    mode: 'skirmish',
    teams: sides.map(([team, name]) => ({ id: team, name })),
    players: sides.map(([team, name], at) => {
      const card = designs[at];
      return {
        id: `${team}1`,
        name,
        team,
        ships: card ? [{ id: `${team}1-1`, card: cardKey(card), name: card.name }] : [],
      };
    }),
    cards: Object.fromEntries(designs.map((card) => [cardKey(card), card])),
    rulings: {},
    first: sides[0]?.[0] ?? '',
  };
  return { id, setup };
};

/** Games that start with one tap: a duel, and a battle of four. */
export const READY_GAMES: readonly ReadyGame[] = [
  readyGame('duel', TRAINING_DESIGNS.slice(0, 2)),
  readyGame('four', TRAINING_DESIGNS.slice(0, 4)),
];
