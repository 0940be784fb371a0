import { FLAGSHIP } from '../../src/core/drawing/drawing';
import type { GameState, Ship } from '../../src/core/game/state';
import type { Answers } from '../../src/core/pages/answers';
import type { Block, Page } from '../../src/core/pages/page';
import type { Shows } from '../../src/core/pages/shows';
import { oneAt } from '../../src/systems/kit/pages/answered';
import { makeAsking } from '../../src/systems/kit/pages/asking';
import { bridgeView } from '../../src/systems/kit/pages/bridge';
import { chipsChoice } from '../../src/systems/kit/pages/choices';
import * as correct from '../../src/systems/kit/pages/correct/game';
import { pastPage } from '../../src/systems/kit/pages/past';
import { rowOf, shipHead, trackView, type GameView } from '../../src/systems/kit/pages/shipRow';
import { otherTeam, shipsInPlay, shipName } from '../../src/systems/kit/play/ships';
import { ACTIVATED } from '../../src/systems/kit/play/turns';
import { chanceThat, endingsOf } from '../../src/systems/kit/procedures/exact';
import { rolledPage } from '../../src/systems/kit/procedures/rolled';
import { FIELDS, firing } from './attack';
import { readsRule } from './reference';
import { cardOf, decide, ROUNDS, shipsWithTurn, targetAt, turnOf, type TubCommand } from './rules';
import { BATTLE, HULL, PUMPS, rulesFor, type TubSetup } from './setup';
import { en } from './words';

interface View extends GameView<TubCommand> {
  readonly setup: TubSetup;
}

const gunsOf = ({ setup }: Pick<View, 'setup'>, ship: Ship): number =>
  cardOf(setup, ship)?.guns ?? 0;

const viewOf = (setup: TubSetup, state: GameState): View => ({
  setup,
  state,
  words: en,
  cardLook: (id) => {
    const ship = state.ships[id];
    return ship ? { silhouette: FLAGSHIP, kicker: en.tub.card(gunsOf({ setup }, ship)) } : null;
  },
  ...makeAsking<TubCommand>({
    decide: (command) => decide(rulesFor(setup.rulings), setup, state, command),
    refusal: en.refusal,
    lines: (events) => en.events(events, state, setup),
    readsRule,
    anyway: en.pages.anyway,
  }),
});

const tracksOf = (view: View, { id }: Ship) => [
  trackView(view, id, HULL, { label: en.cards.tub.of.hull.label }),
  trackView(view, id, PUMPS, { label: en.cards.tub.of.pumps.label }),
];

/** Whose turn it is, and every tub at a glance; one that may act now has a button to fire. */
export const bridge: Shows<TubSetup>['bridge'] = (setup, state) => {
  const view = viewOf(setup, state);
  return bridgeView(view, {
    turn: turnOf(setup, state),
    kicker: en.pages.round(state.round),
    phases: [{ id: BATTLE, label: en.tub.battle, ...readsRule('2') }],
    activations: BATTLE,
    notices: [],
    rowOf: (ship) => rowOf(view, ship, { zones: null, tracks: tracksOf(view, ship), chips: [] }),
    actOf: (ship) => ({ label: en.tub.fire, opens: { page: 'fire', about: ship } }),
    left: shipsWithTurn(state),
    first: en.pages.first,
    apart: [{ label: en.tub.sunk, holds: ({ left }) => left !== null }],
    acts: { secondary: [{ label: en.correct.game.title, opens: { page: 'correct' } }] },
  });
};

/** 3: how likely the target sinks, if it pumps all it can. */
const oddsBlock = (view: View, ship: Ship, target: string): Block => {
  const start = targetAt(view.state, target);
  const plan = { defender: { aim: 'most' } } as const;
  const ends = endingsOf(firing(gunsOf(view, ship)), start, plan, FIELDS.hull.of);
  const sunk = chanceThat(ends, (end) => FIELDS.hull.of(end) === 0);
  return { block: 'text', text: en.tub.sinks(sunk) };
};

/** 3: the shot; the engine says what is still to be rolled and decided. */
const firePage = (view: View, ship: Ship, answers: Answers): Page => {
  const { setup, state } = view;
  const nameOf = (id: string) => shipName(state, id);
  const title = en.tub.fires(nameOf(ship.id));
  const enemies = shipsInPlay(state, otherTeam(setup, ship.team)).map(({ id }) => id);
  const target = oneAt(answers, 'target', enemies) ?? enemies[0];
  if (ship.left || state.outcome || target === undefined) return pastPage(view, title);
  const { guns, pumps } = en.cards.tub.of;
  const head = { ...shipHead(ship), title };
  return rolledPage<TubCommand>(view, head, {
    answers,
    command: { type: 'fire', ship: ship.id, target },
    act: { label: en.tub.fire, opens: 'bridge' },
    blocks: chipsChoice('target', en.tub.target, target, enemies, nameOf),
    odds: () => oddsBlock(view, ship, target),
    shownAs: () => ({ label: guns.label, option: () => ({ label: pumps.label }) }),
    headingFor: () => [{ block: 'heading', text: nameOf(target) }],
  });
};

const corrections = (view: View, ship: Ship | undefined, answers: Answers): Page => {
  if (ship) {
    const flags = [correct.markChip(view, ship.id, ACTIVATED)];
    return correct.shipCorrections(view, ship, answers, { tracks: tracksOf(view, ship), flags });
  }
  return correct.correctionsPage(view, answers, {
    phases: [BATTLE],
    phaseName: () => en.tub.battle,
    rounds: ROUNDS,
    takesShips: false,
  });
};

/** A page of the battle; null where it is about something that is not in it. */
export const page: Shows<TubSetup>['page'] = (setup, state, at, answers) => {
  const view = viewOf(setup, state);
  const ship = state.ships[at.about ?? ''];
  if (at.page === 'correct') return corrections(view, ship, answers);
  if (!ship) return null;
  if (at.page === 'fire') return firePage(view, ship, answers);
  return { ...shipHead(ship), blocks: [{ block: 'tracks', tracks: tracksOf(view, ship) }] };
};
