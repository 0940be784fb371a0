import { checked, type Checked } from '../../src/core/checked/checked';
import type { Answers } from '../../src/core/pages/answers';
import type { SetupDesk, Shelf } from '../../src/core/pages/desks';
import type { Block } from '../../src/core/pages/page';
import { entriesOf, type WithEntries } from '../../src/systems/kit/fleets/entries';
import {
  cardKey,
  cardsOfGame,
  gather,
  calls,
  type MissingCard,
} from '../../src/systems/kit/fleets/gather';
import { codesListed } from '../../src/systems/kit/fleets/listed';
import { oneAt } from '../../src/systems/kit/pages/answered';
import { TUBS, type TubCard } from './cards';
import { cardsOf, FLEET_FORM } from './fleet';
import type { TubSetup } from './setup';
import { en } from './words';

const TEAMS = [
  { id: 'a', name: 'Amber' },
  { id: 'b', name: 'Blue' },
] as const;

interface Brought {
  readonly name: string;
  readonly fleet: WithEntries;
  readonly cards: ReturnType<typeof cardsOf>;
}

const READY: Brought = {
  name: en.tub.ready,
  fleet: { ships: entriesOf(codesListed('T-3, T-2, T-1')) },
  cards: cardsOf(TUBS),
};

/** 1: a game between two fleets; a card that nobody has at hand is named. */
export const setupOf = (
  brought: readonly Brought[],
  rulings: TubSetup['rulings'] = {},
): Checked<TubSetup, MissingCard> => {
  const called = brought.map(({ fleet, cards }) =>
    gather(
      calls<TubCard>(
        'tub',
        fleet.ships.map(({ code }) => code),
        cards.ships,
      ),
    ),
  );
  const cards = cardsOfGame(called);
  if (!cards.ok) return cards;
  const players = TEAMS.map(({ id: team, name }, at) => ({
    id: `p${at}`,
    name,
    team,
    ships: (brought[at]?.fleet.ships ?? []).map(({ id, code, badge = '' }) => ({
      id: `p${at}.${id}`,
      card: cardKey({ kind: 'tub', code }),
      name: `${cards.value[cardKey({ kind: 'tub', code })]?.name ?? code} ${badge}`.trim(),
    })),
  }));
  return checked({
    system: 'tubs',
    mode: 'duel',
    teams: TEAMS,
    players,
    cards: cards.value,
    rulings,
  });
};

export const READY_GAME = setupOf([READY, READY]);

const offered = ({ fleets, cards }: Shelf): readonly Brought[] => [
  READY,
  ...fleets.map(({ name, draft, cards: own }) => ({
    name,
    fleet: FLEET_FORM.read(draft),
    // A shelf holds only what this system's own parseCard gave.
    cards: cardsOf([...cards, ...Object.values(own)].map(({ card }) => card as TubCard)),
  })),
];

const chosen = (draft: Answers, shelf: Shelf): readonly Brought[] => {
  const all = offered(shelf);
  const names = all.map(({ name }) => name);
  return TEAMS.map(({ id }) => all.find(({ name }) => name === oneAt(draft, id, names)) ?? READY);
};

export const setupDesk: SetupDesk<TubSetup> = {
  blank: (_shelf, rulings) => ({ rulings }),
  page: (draft, shelf) => ({
    title: en.tub.battle,
    blocks: TEAMS.map(({ id, name }, at): Block => ({
      block: 'choice',
      id,
      label: en.tub.fleetOf(name),
      style: 'menu',
      value: chosen(draft, shelf)[at]?.name ?? '',
      options: offered(shelf).map((one) => ({ value: one.name, label: one.name })),
    })),
  }),
  make: (draft, shelf) => {
    const both = chosen(draft, shelf);
    const setup = setupOf(both);
    const title = en.tub.against(both[0]?.name ?? '', both[1]?.name ?? '');
    return setup.ok ? checked({ title, setup: setup.value }) : setup;
  },
};
