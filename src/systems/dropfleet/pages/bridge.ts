import { hasMark, type Ship } from '../../../core/game/state';
import type { Act, BridgeView } from '../../../core/pages/page';
import { bridgeView, rowAct } from '../../kit/pages/bridge';
import { listed } from '../../kit/pages/laidOut';
import { pointsNow } from '../../kit/play/marks';
import { shipName } from '../../kit/play/ships';
import { isActivated } from '../../kit/play/turns';
import { shipsWithTurn, turnOf } from '../play/activation';
import { boardingIn } from '../play/assets';
import * as names from '../play/names';
import { openRolls } from '../play/rounds';
import * as table from '../play/view';
import { readsRule } from '../reference/contents';
import { FEATURE_WEAPONS } from '../rules/dropsites';
import { en } from '../words/en';
import { anyRow, opensPage, rowsOf, siteRow, type View } from './view';

const say = en.own;

/** The phases of a round in five steps: those of assets are one. */
const STEPS: readonly names.Phase[] = ['planning', 'groups', 'dropsites', 'battalions', 'end'];
const stepOf = (phase: names.Phase): names.Phase => (STEPS.includes(phase) ? phase : 'battalions');
const ruleOf = (phase: names.Phase): string =>
  phase === 'dropsites' ? '§11' : names.PHASE_RULES[phase];

/** Activation 2: what a Feature can do for whoever holds its dropsite. */
const canAct = (view: View, feature: Ship): boolean => {
  const kind = table.featureKind(feature);
  const holder = table.controllerOf(view, feature.partOf ?? '');
  const isArmed = kind === 'hangar' || FEATURE_WEAPONS[kind] !== undefined;
  const isHeld = holder !== null && holder !== 'contested';
  return table.isFeature(feature) && !feature.left && isArmed && isHeld;
};

type Due = readonly [page: keyof typeof say.done, about: Ship];

/** What is waiting in a phase, each with the page on which it is done. */
const DUE: Readonly<Partial<Record<string, (view: View) => readonly Due[]>>> = {
  dropsites: (view) =>
    table
      .present(view.state, (ship) => canAct(view, ship) && !isActivated(view.state, ship.id))
      .map((ship) => ['feature', ship]),
  battalions: (view) =>
    table
      .sitesOf(view)
      .filter(({ id }) => table.controllerOf(view, id) === 'contested')
      .filter(({ id }) => !hasMark(view.state, id, names.FOUGHT))
      .map((site) => ['fight', site]),
  boarding: ({ game, state }) =>
    table
      .present(state, (ship) => table.isSingleShip(ship) && boardingIn(game, ship, 0) !== null)
      .map((ship) => ['board', ship]),
  wings: (view) => table.wingsOf(view).map((wing) => ['ship', wing]),
};

/** Everything that is to be rolled or done before the table goes on, what cannot wait first; all, or about these. */
export const todoActs = (view: View, about?: readonly Ship[]): readonly Act[] => {
  const { state } = view;
  if (state.outcome) return [];
  const rolls = openRolls(view.game).map((ship): Due => {
    if (hasMark(state, ship.id, names.MUST_ROLL)) return ['cripple', ship];
    return [hasMark(state, ship.id, names.EXPLODES) ? 'explode' : 'mend', ship];
  });
  return [...rolls, ...(DUE[state.phase ?? '']?.(view) ?? [])]
    .filter(([, ship]) => about?.some(({ id }) => id === ship.id) ?? true)
    .map(([page, ship]) => ({
      label: say.due(page, shipName(state, ship.id)),
      ...opensPage(page, ship),
    }));
};

/** On to the next phase that has something to do; the last one of a round scores. */
const onward = (view: View) => {
  const at = names.PHASES.findIndex((phase) => phase === view.state.phase);
  const isDue = (phase: names.Phase) => !DUE[phase] || DUE[phase](view).length > 0;
  const to = names.PHASES.slice(at + 1).find(isDue);
  const act = { label: to ? say.onTo(to) : say.endRound };
  return { command: { type: 'next-phase', ...(to && { to }) } as const, act };
};

const primaryOf = (view: View): Act => {
  const { setup, state } = view;
  const [next, [first]] = [onward(view), todoActs(view)];
  const { active } = turnOf(setup, state);
  if (first) return first;
  if (state.phase === 'planning') return { label: say.planning, opens: { page: 'planning' } };
  if (active !== null)
    return {
      label: en.pages.acts.goOn(shipName(state, active)),
      ...opensPage('ship', { id: active }),
    };
  return state.phase === 'groups'
    ? { label: say.activateOne, opens: { page: 'turn' } }
    : view.tried(next.command, next.act);
};

/** On from what need not be done, such as Wings that stay where they are; last, on though something must be done. */
const secondaryOf = (view: View): readonly Act[] => {
  const { setup, state } = view;
  const correct = { label: en.correct.game.title, opens: { page: 'correct' } };
  if (state.outcome) return [correct];
  const { command, act } = onward(view);
  const [next, [first, ...rest]] = [view.tried(command, act), todoActs(view)];
  return listed<Act>([
    next.why === undefined && first && next,
    rest,
    setup.teams.map((team) => ({ label: say.command(team.name), ...opensPage('team', team) })),
    state.phase !== 'planning' && view.anyway(command, act),
    correct,
  ]);
};

/** What each side has to spend. */
const purses = ({ setup, state }: View): string =>
  setup.teams
    .map(({ id, name }) =>
      say.purse(name, pointsNow(state, id, names.POINTS), pointsNow(state, id, names.TOKENS)),
    )
    .join(' · ');

export const bridge = (view: View): BridgeView => {
  const { setup, state } = view;
  const turn = turnOf(setup, state);
  const phase = turn.phase ?? 'planning';
  const step = stepOf(phase);
  // §8.3.4: a Wing that struck is used up, and one that joined another flies on in it.
  const isOut = ({ left }: Ship) => left !== null && !['used', 'merged'].includes(left.how);
  return bridgeView<names.Phase>(view, {
    turn: { ...turn, phase: step },
    kicker: say.round(state.round, phase),
    phases: STEPS.map((id) => ({ id, label: say.step(id), ...readsRule(ruleOf(id)) })),
    activations: 'groups',
    headlines: { [step]: say.headline(phase) },
    notices: state.outcome ? [] : [{ text: purses(view), ...readsRule('§4.2.1') }],
    rowOf: (ship) => anyRow(view, ship),
    // §7.1: a Group is activated by its order, which is chosen on its page.
    actOf: rowAct(view, turn, {
      activate: (about, label) => ({ label, opens: { page: 'ship', about } }),
      activePage: 'ship',
    }),
    left: shipsWithTurn(state),
    first: say.first,
    apart: [
      { label: say.wings, holds: (ship) => table.isWing(ship) && !ship.left },
      {
        label: say.waiting,
        holds: (ship) => table.isGroup(ship) && !ship.left && ship.place !== 'play',
      },
      { label: say.out, holds: (ship) => isOut(ship) && !table.isSingleShip(ship) },
    ],
    others: [
      {
        team: null,
        label: say.dropsites,
        note: '',
        rows: rowsOf(view, Object.values(state.ships).filter(table.isDropsite), siteRow),
        apart: [],
      },
    ],
    acts: {
      ...(state.outcome ? {} : { primary: primaryOf(view) }),
      secondary: secondaryOf(view),
    },
  });
};
