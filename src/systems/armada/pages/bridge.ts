import { GAME } from '../../../core/game/events';
import { pointsOf } from '../../../core/game/state';
import type { Act, BridgeView } from '../../../core/pages/page';
import { bridgeView, rowAct } from '../../kit/pages/bridge';
import { listed } from '../../kit/pages/laidOut';
import { rowOf } from '../../kit/pages/shipRow';
import { heldBy } from '../../kit/play/cards';
import { wordOf } from '../../kit/play/marks';
import { shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import { perTeam, leader } from '../../kit/play/teams';
import { AROUND } from '../faces';
import { counterNow } from '../play/attacks';
import { MARK, PHASES, SET_UP, SLOT, type Phase } from '../play/names';
import { isShip, shieldsNow, shipCard } from '../play/pieces';
import { shieldsOfCard } from '../cards';
import { chooserOf } from '../play/setup';
import { PHASE_RULES, phaseOf, shortOfDials, turnOf, unitsWithTurn } from '../play/turn';
import { readsRule } from '../reference/contents';
import { activateNow } from './turn';
import { chipsOf, goOnAct, hullLeft, tracksOf, type View } from './view';

const opening = (label: string, page: string): Act => ({ label, opens: { page } });
const beforeAct = ({ words }: View): Act => opening(words.own.before, 'objective');
const deployAct = ({ words }: View): Act => opening(words.own.deploy.title, 'turn');

/** Setup 4 comes before Setup 6: an objective is to be chosen, and nothing is deployed yet. */
const isToChoose = ({ setup, state }: View): boolean =>
  !setup.unlimited &&
  setup.players.some(({ objectives }) => objectives.length > 0) &&
  heldBy(state, GAME, SLOT.objective).length === 0 &&
  shipsInPlay(state).length === 0;

/** What comes next, under the thumb. */
const primaryOf = (view: View): Act | null => {
  const { setup, state, words } = view;
  const { active, phase } = turnOf(setup, state);
  if (state.outcome) return null;
  // A squadron that a ship commands acts before the ship goes on.
  const acting = wordOf(state, GAME, MARK.wing) ?? active;
  if (acting !== null) return goOnAct(view, acting);
  if (phase === SET_UP) return isToChoose(view) ? beforeAct(view) : deployAct(view);
  if (phase === 'command') return opening(words.own.dial.title, 'dials');
  if (phase === 'squadron') return opening(words.own.activation.oneSquadron, 'turn');
  return opening(words.pages.acts.activateOne, 'turn');
};

/** Who is waited for, who is ahead, who may strike back, and who chooses before the battle. */
const noticesOf = ({ setup, state, words, game }: View): BridgeView['notices'] => {
  const scores = perTeam(setup, (team) => pointsOf(state, team));
  const ahead = leader(scores);
  const [one = 0, other = 0] = Object.values(scores);
  const counter = counterNow(state);
  const chooser = chooserOf(setup);
  const short = state.outcome ? [] : shortOfDials(game).map(({ id }) => shipName(state, id));
  const choice = chooser ? words.own.chooser(teamName(setup, chooser)) : words.own.level;
  return listed<BridgeView['notices'][number]>([
    short.length > 0 && { text: words.own.dial.short(short) },
    counter && { text: words.own.activation.counterOf(shipName(state, counter.ship)) },
    state.phase === SET_UP && { text: choice },
    ahead !== null && { text: words.own.margin(teamName(setup, ahead), Math.abs(one - other)) },
  ]);
};

const secondaryOf = (view: View): readonly Act[] => {
  const { state, words } = view;
  const { counter, endPhase } = words.own.activation;
  const isBefore = state.phase === SET_UP;
  const isOn = !isBefore && state.outcome === null;
  return listed<Act>([
    counterNow(state) && opening(counter, 'counter'),
    isBefore && (isToChoose(view) ? deployAct(view) : beforeAct(view)),
    opening(words.correct.game.title, 'correct'),
    isOn && opening(words.own.objective, 'objective'),
    isOn && state.phase !== 'command' && view.anyway({ type: 'end-phase' }, { label: endPhase }),
  ]);
};

/** Dials are set by all at once, until one side alone is waited for. */
const withAwaited = ({ setup, state, words, game }: View, shown: BridgeView): BridgeView => {
  const [team, other] = new Set(shortOfDials(game).map((ship) => ship.team));
  if (state.outcome || team === undefined || other !== undefined) return shown;
  return { ...shown, headline: { text: words.own.dial.team(teamName(setup, team)), team } };
};

export const bridge = (view: View): BridgeView => {
  const { setup, state, words } = view;
  const phase = phaseOf(state) ?? SET_UP;
  const primary = primaryOf(view);
  const turn = turnOf(setup, state);
  const actOf = rowAct(view, turn, {
    activate: (ship, label) => ({ ...activateNow(view, ship), label }),
    activePage: 'activation',
  });
  const shown = bridgeView<Phase>(view, {
    turn,
    kicker: words.own.round(state.round, phase),
    phases: PHASES.map((id) => ({
      ...{ id, label: words.own.shortPhase(id), ...readsRule(PHASE_RULES[id]) },
    })),
    activations: phase === 'squadron' ? 'squadron' : 'ship',
    headlines: words.own.headlines,
    notices: noticesOf(view),
    rowOf: (ship) => {
      const card = shipCard(setup, ship);
      const max = card && shieldsOfCard(card);
      const now = shieldsNow(state, ship.id);
      return rowOf(view, ship, {
        zones: max && AROUND.map((zone) => ({ now: now[zone], max: max[zone] })),
        tracks: card ? hullLeft(view, ship.id) : tracksOf(view, ship.id),
        chips: chipsOf(view, ship.id),
        ...(card ? {} : { isTile: true }),
      });
    },
    // A squadron's tile has no room for a button: two of them act in a turn, and are chosen from a list.
    actOf: (id) => (shipCard(setup, state.ships[id]) ? actOf(id) : null),
    left: unitsWithTurn(setup, state),
    takesTurns: (ship) => isShip(setup, ship) === (phase !== 'squadron'),
    first: words.own.first,
    apart: [
      { label: words.pages.fleet.waiting, holds: ({ left, place }) => !left && place !== 'play' },
      { label: words.own.destroyed, holds: ({ left }) => left !== null },
    ],
    acts: { ...(primary ? { primary } : {}), secondary: secondaryOf(view) },
  });
  return withAwaited(view, shown);
};
