import type { DiceRolled } from '../../core/game/events';
import { stepNamed } from '../kit/words/en/log/steps';
import type { GameState } from '../../core/game/state';
import type { System } from '../../core/game/system';
import type { Report, StepTold } from '../../core/pages/shows';
import { battleReport } from '../kit/pages/report/battleReport';
import { readCard, type DropfleetCard } from './cards';
import { cardDesk } from './desks/cards';
import { fleetDesk } from './desks/fleets';
import { setupDesk } from './desks/setups';
import { page } from './pages';
import { bridge } from './pages/bridge';
import { tools } from './pages/tools';
import { viewOf } from './pages/view';
import { parseCommand, type DropfleetCommand } from './play/commands';
import { decide } from './play/decide';
import { NAMES } from './play/names';
import { parseSetup, shipCardOf, type DropfleetSetup } from './play/setup';
import { start } from './play/rounds';
import { killsOf } from './play/tally';
import { isSingleShip } from './play/view';
import { CONTENTS, readsRule } from './reference/contents';
import { LAST_ROUND } from './rules/scoring';
import { RULINGS, rulingsFrom } from './rulings';
import { TRAINING_SETUP } from './training/battle';
import { en } from './words/en';
import { scoredFor } from './words/en/play';

/** A critical is a hit too, and counted once. */
const figuresOf = ({ expected, actual }: DiceRolled) => ({
  expected: expected?.hit ?? expected?.passed ?? 0,
  actual: actual?.hit ?? actual?.passed ?? 0,
});

const report = (setup: DropfleetSetup, state: GameState, steps: readonly StepTold[]): Report =>
  battleReport(
    { setup, state },
    {
      words: en.report,
      lines: en.events,
      readsRule,
      rounds: LAST_ROUND,
      wayName: scoredFor,
      isLoss: isSingleShip,
      worth: ({ card }) => shipCardOf(setup, card)?.points ?? 0,
      standing: setup.teams.map(({ id, name }) =>
        en.own.kills(name, killsOf({ setup, state }, id)),
      ),
      luck: { kinds: en.own.luck, figuresOf },
    },
    steps,
  );

export const dropfleet: System<DropfleetSetup, DropfleetCommand, DropfleetCard> = {
  id: 'dropfleet',
  rulings: RULINGS,
  contents: CONTENTS,
  names: NAMES,
  parseCard: (draft) => readCard(draft, ''),
  parseSetup,
  parseCommand,
  start,
  decide: (setup, state, command) => decide(rulingsFrom(setup.rulings), setup, state, command),
  words: {
    en: {
      refusal: en.refusal,
      problem: en.problem,
      events: en.events,
      step: stepNamed(),
      reference: async () => (await import('./reference/en')).en,
      shows: {
        readyGames: TRAINING_SETUP.ok ? [{ id: 'training', setup: TRAINING_SETUP.value }] : [],
        arcs: [],
        bridge: (setup, state) => bridge(viewOf(setup, state)),
        page: (setup, state, at, answers) => page(viewOf(setup, state), at, answers),
        report,
        cards: cardDesk,
        fleets: fleetDesk,
        setups: setupDesk,
        tools,
      },
    },
  },
};
