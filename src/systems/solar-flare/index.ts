import type { System } from '../../core/game/system';
import { readCard, type DesignCard } from './cards';
import { makeDesignCards } from './desks/cardDesk';
import { designDesk } from './desks/fleetDesk';
import { bridge } from './pages/bridge';
import { gamePage } from './pages/gamePages';
import { report } from './pages/report';
import { battleDesk } from './pages/setupDesk';
import { tools } from './pages/tools';
import { viewOf } from './pages/view';
import { parseCommand, type SolarCommand } from './play/commands';
import { decide } from './play/decide';
import { NAMES } from './play/names';
import { parseSetup, start, type SolarSetup } from './play/setup';
import { CONTENTS } from './reference/contents';
import { RULINGS, rulesFor } from './rulings';
import { READY_GAMES } from './training/designs';
import { en } from './words/en';

/** Solar Flare: captains with ships of their own design, and power to share out. */
export const solarFlare: System<SolarSetup, SolarCommand, DesignCard> = {
  id: 'solar-flare',
  rulings: RULINGS,
  contents: CONTENTS,
  names: NAMES,
  parseCard: (draft) => readCard(draft, ''),
  parseSetup,
  parseCommand,
  start,
  decide: (setup, state, command) => decide(rulesFor(setup.rulings), setup, state, command),
  words: {
    en: {
      ...en,
      reference: async () => (await import('./reference/en')).en,
      shows: {
        readyGames: READY_GAMES,
        arcs: [],
        bridge: (setup, state) => bridge(viewOf(setup, state)),
        page: gamePage,
        report,
        cards: makeDesignCards(en),
        fleets: designDesk(en.design),
        setups: battleDesk(en.setupDesk),
        tools,
      },
    },
  },
};
