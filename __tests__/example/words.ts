import { say, type Sentences } from '../../src/core/checked/sentences';
import { readProblems } from '../../src/core/checked/words/en';
import type { GameEvent } from '../../src/core/game/events';
import type { GameState } from '../../src/core/game/state';
import type { GameSetup, Line, Refusal } from '../../src/core/game/system';
import { makeGrammar } from '../../src/core/words';
import { deskWords } from '../../src/systems/kit/cards/words/en/desk';
import { shipName, teamName } from '../../src/systems/kit/play/ships';
import { anyCorrectWords } from '../../src/systems/kit/words/en/correct';
import { fitIn, fleetDeskWords } from '../../src/systems/kit/fleets/words/en/fleetDesk';
import { anyGameWords } from '../../src/systems/kit/words/en/gamePages';
import { kitRefusals } from '../../src/systems/kit/words/en/refusals';
import { reportWords } from '../../src/systems/kit/words/en/report';
import type { Breach } from './breach';
import type { TubWhy } from './rules';

const { number, percent, plural } = makeGrammar('en');

const REFUSALS: Sentences<TubWhy> = {
  ...kitRefusals({ track: (track) => track, phase: () => 'in the battle' }),
  'own-tub': () => 'A tub fires at the other side.',
  'does-not-fit': () => 'Roll a die for each gun, and pump away no more hits than there are.',
};

const breach = (broken: Breach): string =>
  broken.id === 'over-limit' ? `It costs ${number(broken.over)} too much.` : 'It needs a tub.';

/** What happened, in a sentence; null for what is only kept. */
const lineOf = (event: GameEvent, state: GameState, setup: GameSetup): string | null => {
  const ship = (id: string) => shipName(state, id);
  switch (event.type) {
    case 'ship-entered':
      return `${event.name} joins ${teamName(setup, event.team)}.`;
    case 'ship-left':
      return `${ship(event.ship)} sinks.`;
    case 'track-set':
      return `${ship(event.subject)}: ${event.track} ${number(event.to)}.`;
    case 'dice-rolled':
      return `${ship(event.by)} fires and rolls ${event.dice.join(', ')}.`;
    case 'phase-entered':
      return `Round ${number(event.round)} begins.`;
    case 'points-scored':
      return `${teamName(setup, event.team)} scores ${number(event.points)}.`;
    case 'noted':
      return `“${String(event.note.text)}”`;
    case 'game-ended':
      return event.winner === null ? 'A draw.' : `${teamName(setup, event.winner)} wins.`;
    case 'mark-set':
    case 'ship-placed':
    case 'initiative-set':
    case 'card-attached':
    case 'card-turned':
    case 'card-returned':
      return null;
  }
};

export const en = {
  refusal: ({ why }: Refusal) => say(REFUSALS, why),
  problem: (why: { readonly id: string }) => say(readProblems, why),
  events: (events: readonly GameEvent[], state: GameState, setup: GameSetup): readonly Line[] =>
    events.flatMap((event) => {
      const text = lineOf(event, state, setup);
      return text === null ? [] : [{ text, rule: event.rule ?? null }];
    }),
  pages: anyGameWords,
  report: reportWords,
  correct: { ...anyCorrectWords, mark: (mark: string) => mark },
  fleetDesk: fleetDeskWords,
  fleet: { breach, fit: fitIn(breach), limit: (limit: number) => `${number(limit)} points` },
  desk: deskWords,
  cards: {
    tub: {
      one: 'Tub',
      many: 'Tubs',
      of: {
        code: { label: 'Code' },
        name: { label: 'Name' },
        cost: { label: 'Cost', figure: (cost: number) => number(cost) },
        hull: { label: 'Hull' },
        pumps: { label: 'Pumps' },
        guns: { label: 'Guns' },
      },
    },
  },
  tub: {
    card: (guns: number) => plural(guns, { one: '# gun', other: '# guns' }),
    round: (round: number) => `Round ${number(round)}`,
    battle: 'Battle',
    first: 'goes first',
    sunk: 'Sunk',
    fire: 'Fire',
    fires: (name: string) => `${name} fires`,
    hold: 'Hold fire',
    target: 'At',
    roll: 'Guns',
    odds: 'Chances',
    sinks: 'Sinks it',
    hullLost: (hull: number) => `${number(hull)} hull`,
    percent,
    face: (face: number) => number(face),
    change: 'Change',
    against: (one: string, other: string) => `${one} against ${other}`,
    fleetOf: (name: string) => `Fleet of ${name}`,
    ready: 'Bathroom fleet',
    hits: 'Hits',
  },
} as const;
