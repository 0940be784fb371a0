import type { ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Page } from '../../../core/pages/page';
import { flagAt } from '../../kit/pages/answered';
import type { ActText } from '../../kit/pages/asking';
import { laidOut } from '../../kit/pages/laidOut';
import { shipItem } from '../../kit/pages/shipRow';
import { turnList, type Turns } from '../../kit/pages/turnList';
import { HULL } from '../play/names';
import { deploymentBlocks, type Deployment } from './scenarioPage';
import type { AnyView } from './view';

/** Ships are placed in turns: by a tap on the line where there is one way, else by one of the acts. */
export const placingPage = (
  view: AnyView,
  turns: Turns,
  actsOf: (ship: ShipId) => readonly Act[],
  scenario?: Deployment,
  startsOf: (ship: ShipId) => string | undefined = () => undefined,
): Page => {
  const { acts, placing } = view.words.pages;
  const page = turnList(view, placing, turns, (ship) => {
    const ways = actsOf(ship);
    const [act, ...others] = ways;
    const isOneTap = act !== undefined && others.length === 0 && act.tone === undefined;
    const detail = startsOf(ship) ?? view.cardLook(ship)?.kicker ?? '';
    return shipItem(view, ship, { detail, ...(isOneTap ? { act } : { acts: ways }) });
  });
  return laidOut({
    primary: view.tried({ type: 'start-battle' }, { label: acts.startBattle, opens: 'bridge' }),
    ...page,
    blocks: [turns.isNow && deploymentBlocks(view, scenario), page.blocks],
  });
};

/** How an edition activates a ship, in turn and out of turn. */
export interface Activating {
  readonly activate: (ship: ShipId) => Act;
  readonly outOfTurn: (ship: ShipId) => readonly Act[];
}

/** Ships are activated in turns; out of turn where a table does so. */
export const turnPage = (
  view: AnyView,
  turns: Turns,
  { activate, outOfTurn }: Activating,
): Page => {
  const { acts, row, turn } = view.words.pages;
  return turnList(view, turn, turns, (ship) => {
    const name = view.nameOf(ship);
    const hull = trackOf(view.state, ship, HULL);
    const act = activate(ship);
    const forced = act.why === undefined ? [] : outOfTurn(ship);
    return shipItem(view, ship, {
      detail: view.cardLook(ship)?.kicker ?? '',
      ...(hull ? { figure: row.hullOf(hull.now, hull.max ?? hull.now) } : {}),
      chips: view.orderChips(ship),
      act: { ...act, spoken: acts.activateOf(name) },
      acts: forced.map((one) => ({ ...one, spoken: `${one.label}: ${name}` })),
    });
  });
};

/** The end of an activation; with Moves owed it is asked for once more. */
export const endAct = (
  { words: { pages } }: AnyView,
  owed: number,
  answers: Answers,
  end: (act: ActText) => Act,
): Act => {
  const { endActivation: label } = pages.acts;
  if (owed <= 0) return end({ label, opens: 'bridge' });
  if (flagAt(answers, 'ending') !== true) return { label, answers: { ending: true } };
  return end({ label: pages.move.endOwing(owed), opens: 'bridge', tone: 'warning' });
};
