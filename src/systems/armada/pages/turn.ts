import { GAME } from '../../../core/game/events';
import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Item, Page } from '../../../core/pages/page';
import { countWithin, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { markChip } from '../../kit/pages/correct/game';
import { actsBlock, chipsBlock, laidOut } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { shipHead, shipItem } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { turnList } from '../../kit/pages/turnList';
import { countOf, wordOf } from '../../kit/play/marks';
import { otherTeam, shipName } from '../../kit/play/ships';
import { activeShip, isActivated } from '../../kit/play/turns';
import { batteryOf, chartOf } from '../cards';
import { topSpeed } from '../commands/navigate';
import { mayAttackFrom } from '../play/attacks';
import { squadronAdvice } from '../play/moves';
import { MARK, SET_UP } from '../play/names';
import { commandIn, dialsOf, revealedDial, shipCard, squadronsOf } from '../play/pieces';
import { dialsMissing, phaseOf, shortOfDials, turnOf, unitsWithTurn } from '../play/turn';
import { readsRule } from '../reference/contents';
import { COMMANDS, ZONES, type ShipCommand } from '../terms';
import { diceNames } from '../faces';
import { attackFrom } from './attack';
import { activateAct, goOnAct, ownersEyes, spendable, type View } from './view';

/** A ship or squadron that begins its activation; out of its turn where the table does so all the same. */
export const activateNow = (view: View, ship: string): Act => {
  const isInTurn = turnOf(view.setup, view.state).ready.includes(ship);
  return activateAct(view, ship, isInTurn ? {} : { override: true });
};

/** Whose turn it is, and with what: to deploy, or to activate. */
export const turnPage = (view: View): Page => {
  const { setup, state, words } = view;
  const { phase, team, ready } = turnOf(setup, state);
  const left = unitsWithTurn(setup, state);
  const isPlacing = phase === SET_UP;
  const actOf = (ship: string): Act => {
    const label = words.own.deploy.of(shipName(state, ship));
    if (isPlacing && (shipCard(setup, state.ships[ship]) || !ready.includes(ship)))
      return { label, opens: { page: 'deploy', about: ship } };
    if (isPlacing) return view.tried({ type: 'deploy', ship }, { label });
    return activateNow(view, ship);
  };
  const turns = { isNow: left.length > 0 && activeShip(state) === null, team, ready, left };
  const { oneSquadron: title, noSquadron: none } = words.own.activation;
  const activating = phase === 'squadron' ? { ...words.pages.turn, title, none } : words.pages.turn;
  return turnList(view, isPlacing ? words.pages.placing : activating, turns, (ship) =>
    shipItem(view, ship, { act: actOf(ship) }),
  );
};

/** Setup 6: a ship with its speed, or a squadron. */
export const deployPage = (view: View, ship: Ship, answers: Answers): Page => {
  const { setup, words } = view;
  const card = shipCard(setup, ship);
  const most = card ? topSpeed(chartOf(card)) : 1;
  const speed = countWithin(answers, 'speed', { min: 1, max: most }) ?? Math.min(2, most);
  if (ship.place !== 'waiting') return pastPage(view, words.own.deploy.title);
  const command = { type: 'deploy', ship: ship.id, ...(card ? { speed } : {}) } as const;
  const chart = readsRule('Speed Chart');
  return {
    ...shipHead(ship),
    kicker: words.own.deploy.title,
    blocks: card
      ? [stepperAt('speed', words.own.deploy.speed, speed, { min: 1, max: most, ...chart })]
      : [],
    primary: view.tried(command, { label: words.own.deploy.title, opens: 'back' }),
  };
};

/** Command Phase: which ships are still short of dials. */
export const dialsPage = (view: View): Page => {
  const { state, words, game } = view;
  const say = words.own.dial;
  if (phaseOf(state) !== 'command') return pastPage(view, say.title);
  return {
    title: say.title,
    blocks: [
      {
        block: 'items',
        label: say.all,
        empty: say.none,
        items: shortOfDials(game).map((ship) => {
          const label = say.of(shipName(state, ship.id));
          const act = { label, opens: { page: 'dial', about: ship.id } };
          return shipItem(view, ship.id, { detail: say.missing(dialsMissing(game, ship)), act });
        }),
      },
    ],
  };
};

/** Command Phase: the dials of one ship, set in secret. */
export const dialPage = (view: View, ship: Ship, answers: Answers): Page => {
  const { state, words, game } = view;
  const say = words.own.dial;
  const missing = dialsMissing(game, ship);
  const hasDials = dialsOf(state, ship.id).length > 0;
  if (phaseOf(state) !== 'command' || missing === 0) return pastPage(view, say.title);
  const chosen = Array.from({ length: missing }, (_, at) =>
    oneAt(answers, `dials.${at}`, COMMANDS),
  );
  const dials = chosen.filter((one): one is ShipCommand => one !== null);
  const command = { type: 'set-dials', ship: ship.id, dials } as const;
  return {
    ...shipHead(ship),
    kicker: say.missing(missing),
    cover: ownersEyes(view, ship),
    blocks: chosen.map((value, at) => {
      const label = missing === 1 ? say.last(hasDials) : say.at(at + 1);
      const { command: nameOf } = words.own;
      return chipsChoice(`dials.${at}`, label, value, COMMANDS, nameOf, readsRule('Commands'));
    }),
    primary: view.tried(command, { label: say.act, opens: 'back' }),
  };
};

/** Commands, Squadron: with dial, token or both, as far as they are there. */
const squadronActs = (view: View, ship: Ship): readonly Act[] => {
  const { squadrons, withDial, withToken, withBoth } = view.words.own.activation;
  const command = { type: 'command-squadrons', ship: ship.id } as const;
  const ways = [
    view.tried({ ...command, dial: true, token: false }, { label: `${squadrons} ${withDial}` }),
    view.tried({ ...command, dial: false, token: true }, { label: `${squadrons} ${withToken}` }),
    view.tried({ ...command, dial: true, token: true }, { label: `${squadrons} ${withBoth}` }),
  ];
  return ways.filter(({ why }) => why === undefined);
};

/** Commands, Squadron: the squadron that acts now goes on, the others come after it. */
const wingItems = (view: View, ship: Ship, left: number): readonly Item[] => {
  const { state } = view;
  const wing = wordOf(state, GAME, MARK.wing);
  return squadronsOf(view.setup, state, ship.team)
    .filter(({ id }) => id === wing || (left > 0 && !isActivated(state, id)))
    .map(({ id }) => {
      const act = id === wing ? goOnAct(view, id) : activateAct(view, id);
      return shipItem(view, id, { act, ...(id === wing ? { detail: act.label } : {}) });
    });
};

/** Ship Activation 2: two attacks from different zones; one that has attacked squadrons may go on. */
const attackActs = ({ game, setup, words }: View, ship: Ship): readonly Act[] => {
  const card = shipCard(setup, ship);
  return ZONES.map((zone) => {
    const opens = { page: attackFrom(zone), about: ship.id };
    const refused = mayAttackFrom(game, { ship: ship.id, zone, target: '' }, false);
    const anyway = { label: words.pages.anyway, opens };
    return {
      label: words.own.activation.attackFrom(words.own.zone(zone)),
      detail: card ? diceNames(words, batteryOf(card, zone)).join(', ') : '',
      ...(refused ? { why: words.refusal(refused), anyway } : { opens }),
    };
  });
};

/** Ship Activation: the dial, then commands, attacks and the maneuver. */
const shipActivation = (view: View, ship: Ship): Page => {
  const { state, words } = view;
  const say = words.own.activation;
  const dial = revealedDial(state, ship.id);
  const command = commandIn(dial?.ref ?? '');
  const left = countOf(state, ship.id, MARK.squadronsLeft);
  const toToken = view.tried({ type: 'dial-to-token', ship: ship.id }, { label: say.toToken });
  const repair = spendable(view, ship, 'repair');
  const items = wingItems(view, ship, left);
  const end = { type: 'end-activation', ship: ship.id } as const;
  return laidOut({
    ...shipHead(ship),
    kicker: command ? words.own.dial.revealed(words.own.command(command)) : words.own.dial.spent,
    blocks: [
      actsBlock('list', [
        dial !== null && toToken.why === undefined && toToken,
        (repair.dial || repair.token) && {
          ...{ label: say.repair, opens: { page: 'repair', about: ship.id } },
        },
        squadronActs(view, ship),
      ]),
      items.length > 0 && { block: 'items', label: say.left(left), items },
      actsBlock('list', attackActs(view, ship), say.attack),
    ],
    primary: { label: say.maneuver, opens: { page: 'maneuver', about: ship.id } },
    secondary: view.anyway(end, { label: say.end, opens: 'bridge' }),
  });
};

const squadronActivation = (view: View, ship: Ship): Page => {
  const say = view.words.own.activation;
  const opens =
    wordOf(view.state, GAME, MARK.wing) === ship.id ? ('back' as const) : ('bridge' as const);
  const attack = { label: say.attack, opens: { page: 'attack', about: ship.id } };
  const anyway = { ...attack, label: view.words.pages.anyway };
  const hasAttacked = countOf(view.state, ship.id, MARK.hasAttacked) > 0;
  const refused = hasAttacked ? squadronAdvice(view.game, ship.id, ship.id) : null;
  const move = { type: 'move-squadron', ship: ship.id, off: false } as const;
  const foes = squadronsOf(view.setup, view.state, otherTeam(view.setup, ship.team));
  const chips = foes.map(({ id }) => {
    const label = shipName(view.state, id);
    return markChip(view, id, MARK.engaged, { label, ...view.readsRule('Engagement') });
  });
  return laidOut({
    ...shipHead(ship),
    blocks: [
      chipsBlock(view.words.own.ship.engaged, chips),
      actsBlock('list', [
        refused ? { label: say.attack, why: view.words.refusal(refused), anyway } : attack,
        view.tried({ ...move, station: false }, { label: say.move, opens }),
        view.tried({ ...move, station: true }, { label: say.moveStation, opens }),
      ]),
    ],
    primary: view.tried({ type: 'end-activation', ship: ship.id }, { label: say.end, opens }),
  });
};

/** The unit that acts now; one that does not can be activated from here. */
export const activationPage = (view: View, ship: Ship): Page => {
  const { setup, state } = view;
  const isOn = activeShip(state) === ship.id || wordOf(state, GAME, MARK.wing) === ship.id;
  if (ship.left || state.outcome) return pastPage(view, ship.name);
  if (isOn)
    return shipCard(setup, ship) ? shipActivation(view, ship) : squadronActivation(view, ship);
  const { opens: _here, ...primary } = activateAct(view, ship.id);
  return { ...shipHead(ship), blocks: [], primary };
};
