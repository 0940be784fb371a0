import { pointsOf, type GameState } from '../../core/game/state';
import type { System } from '../../core/game/system';
import type { Report, StepTold } from '../../core/pages/shows';
import { makeCardDesk } from '../kit/cards/cardDesk';
import { trainingPack } from '../kit/cards/builtIn';
import { battleReport } from '../kit/pages/report/battleReport';
import { leader, perTeam } from '../kit/play/teams';
import { FORMS, readCard, type ArmadaCard } from './cards';
import { readingIn } from './faces';
import { makeDesk } from './desks/fleets';
import { makeSetupDesk, readyGame } from './desks/setups';
import { eventPoints, sizeFor } from './fleet/sizes';
import { page } from './pages';
import { bridge } from './pages/bridge';
import { viewOf } from './pages/view';
import { makeWhatIf } from './pages/whatIf';
import { parseCommand, type ArmadaCommand } from './play/commands';
import { decide } from './play/decide';
import { MOST_ROUNDS, NAMES } from './play/names';
import { secretDials } from './play/secrets';
import { parseSetup, pointsOfUnit, start, type ArmadaSetup } from './play/setup';
import { CONTENTS, readsRule } from './reference/contents';
import { RULINGS, rulesFor } from './rulings';
import { ROUNDS } from './scoring';
import { TRAINING_CARDS } from './training/fleets';
import { en } from './words/en';

const cards = makeCardDesk({
  forms: FORMS,
  words: en.cards,
  desk: en.desk,
  opens: { rule: readsRule, term: readsRule },
  problem: en.problem,
  readings: { ship: readingIn(en), squadron: readingIn(en) },
  builtIn: [trainingPack('armada-training', en.fleets.training, TRAINING_CARDS)],
});

/** Scoring: by how much the winner is ahead, and what that is worth at an event of this size. */
const standingOf = (setup: ArmadaSetup, state: GameState): readonly string[] => {
  const scores = perTeam(setup, (team) => pointsOf(state, team));
  const won = state.outcome?.winner ?? leader(scores);
  if (!won) return [];
  const others = setup.teams.flatMap(({ id }) => (id === won ? [] : [scores[id] ?? 0]));
  const margin = Math.max(0, (scores[won] ?? 0) - Math.max(0, ...others));
  const step = eventPoints(sizeFor(setup.limit), margin);
  const points = setup.teams.map(({ id, name }) =>
    en.own.eventPoints(name, id === won ? step.winner : step.loser),
  );
  return [en.own.victory(margin), en.own.event(points)];
};

const report = (setup: ArmadaSetup, state: GameState, steps: readonly StepTold[]): Report =>
  battleReport(
    { setup, state },
    {
      words: en.report,
      lines: en.events,
      readsRule,
      standing: standingOf(setup, state),
      rounds: setup.unlimited ? MOST_ROUNDS : ROUNDS,
      wayName: en.wayName,
      worth: ({ id }) => {
        const unit = setup.players.flatMap(({ ships }) => ships).find((one) => one.id === id);
        return unit ? pointsOfUnit(setup, unit) : 0;
      },
      luck: { kinds: [{ label: en.own.damageLuck, rolls: ['roll'] }] },
    },
    steps,
  );

const ready = readyGame(en);

export const armada: System<ArmadaSetup, ArmadaCommand, ArmadaCard> = {
  id: 'armada',
  rulings: RULINGS,
  contents: CONTENTS,
  names: NAMES,
  parseCard: (draft) => readCard(draft, ''),
  parseSetup,
  parseCommand,
  start,
  decide: (setup, state, command) => decide(rulesFor(setup.rulings), setup, state, command),
  secrets: secretDials,
  words: {
    en: {
      refusal: en.refusal,
      problem: en.problem,
      events: en.events,
      step: en.step,
      reference: async () => (await import('./reference/en')).en,
      shows: {
        readyGames: ready.ok ? [{ id: 'training', setup: ready.value }] : [],
        arcs: [],
        bridge: (setup, state) => bridge(viewOf(en, setup, state)),
        page: (setup, state, at, answers) => page(viewOf(en, setup, state), at, answers),
        report,
        tools: [makeWhatIf(en)],
        cards,
        fleets: makeDesk(en),
        setups: makeSetupDesk(en),
      },
    },
  },
};
