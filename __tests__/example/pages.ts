import { FLAGSHIP, type TrackStyle } from '../../src/core/drawing/drawing';
import type { GameState, Ship } from '../../src/core/game/state';
import type { Answers } from '../../src/core/pages/answers';
import type { Block, BridgeView, Page, PageRef } from '../../src/core/pages/page';
import { oneAt } from '../../src/systems/kit/pages/answered';
import { makeAsking } from '../../src/systems/kit/pages/asking';
import { bridgeView } from '../../src/systems/kit/pages/bridge';
import { correctionsPage } from '../../src/systems/kit/pages/correct/game';
import { markChip } from '../../src/systems/kit/pages/correct/parts';
import { shipCorrections } from '../../src/systems/kit/pages/correct/ship';
import { pastPage } from '../../src/systems/kit/pages/past';
import { rowOf, shipHead, shipItem, trackView } from '../../src/systems/kit/pages/shipRow';
import { turnList } from '../../src/systems/kit/pages/turnList';
import type { GameView } from '../../src/systems/kit/pages/view';
import { otherTeam, shipsInPlay, shipName } from '../../src/systems/kit/play/ships';
import { ACTIVATED } from '../../src/systems/kit/play/turns';
import { chancesOf, endingsOf } from '../../src/systems/kit/procedures/exact';
import { rollThrough } from '../../src/systems/kit/procedures/page';
import { repliesOf } from '../../src/systems/kit/procedures/play';
import type { State } from '../../src/systems/kit/procedures/state';
import { FIELDS, firing } from './attack';
import { readsRule } from './reference';
import { cardOf, decide, ROUNDS, shipsWithTurn, targetAt, turnOf, type TubCommand } from './rules';
import { BATTLE, HULL, PUMPS, rulesFor, type TubSetup } from './setup';
import { en } from './words';

interface View extends GameView<TubCommand> {
  readonly setup: TubSetup;
}

const viewOf = (setup: TubSetup, state: GameState): View => ({
  setup,
  state,
  words: en,
  cardLook: (id) => {
    const ship = state.ships[id];
    return ship
      ? { silhouette: FLAGSHIP, kicker: en.tub.card(cardOf(setup, ship)?.guns ?? 0) }
      : null;
  },
  ...makeAsking<TubCommand>({
    decide: (command) => decide(rulesFor(setup.rulings), setup, state, command),
    refusal: en.refusal,
    lines: (events) => en.events(events, state, setup),
    readsRule,
    anyway: en.pages.anyway,
  }),
});

const BOXES: TrackStyle = { pip: 'box', colour: 'text', inList: 'pips' };

const tracksOf = (view: View, ship: string) => [
  trackView(view, ship, HULL, { label: en.cards.tub.of.hull.label, style: BOXES }),
  trackView(view, ship, PUMPS, { label: en.cards.tub.of.pumps.label, style: BOXES }),
];

export const bridge = (setup: TubSetup, state: GameState): BridgeView => {
  const view = viewOf(setup, state);
  return bridgeView<typeof BATTLE>(view, {
    turn: turnOf(setup, state),
    kicker: en.tub.round(state.round),
    phases: [{ id: BATTLE, label: en.tub.battle, ...readsRule('2') }],
    activations: BATTLE,
    headlines: {},
    notices: [],
    rowOf: (ship) => rowOf(view, ship, { zones: null, tracks: tracksOf(view, ship.id), chips: [] }),
    left: shipsWithTurn(state),
    first: en.tub.first,
    apart: [{ label: en.tub.sunk, holds: ({ left }) => left !== null }],
    acts: {
      ...(state.outcome
        ? {}
        : { primary: { label: en.pages.acts.activateOne, opens: { page: 'turn' } } }),
      secondary: [{ label: en.correct.game.title, opens: { page: 'correct' } }],
    },
  });
};

const turnPage = (view: View): Page => {
  const { setup, state } = view;
  const { team, ready } = turnOf(setup, state);
  return turnList(
    view,
    en.pages.turn,
    { isNow: true, team, ready, left: shipsWithTurn(state) },
    (id) =>
      shipItem(view, id, {
        act: { label: en.tub.fires(shipName(state, id)), opens: { page: 'fire', about: id } },
      }),
  );
};

const shipPage = (view: View, ship: Ship): Page => ({
  ...shipHead(ship),
  blocks: [{ block: 'tracks', tracks: tracksOf(view, ship.id) }],
  ...(ship.left
    ? {}
    : { primary: { label: en.tub.fire, opens: { page: 'fire', about: ship.id } } }),
});

/** 3: what the shot may come to, if the target pumps all it can. */
const oddsBlock = (guns: number, start: State): Block => {
  const plan = { defender: { aim: 'most' } } as const;
  const ends = endingsOf(firing(guns), start, plan, FIELDS.hull.of);
  const hull = FIELDS.hull.of(start);
  const lost = chancesOf(ends, (end) => hull - FIELDS.hull.of(end), hull);
  return {
    block: 'odds',
    label: en.tub.odds,
    headline: { label: en.tub.sinks, value: en.tub.percent(lost[hull] ?? 0) },
    bars: lost.map((chance, at) => ({ label: en.tub.hullLost(at), chance })),
    why: [],
  };
};

/** 3: the shot, asked for step by step. */
const firePage = (view: View, ship: Ship, answers: Answers): Page => {
  const { setup, state } = view;
  const title = en.tub.fires(shipName(state, ship.id));
  const enemies = shipsInPlay(state, otherTeam(setup, ship.team)).map(({ id }) => id);
  const target = oneAt(answers, 'target', enemies) ?? enemies[0];
  if (ship.left || state.outcome || target === undefined) return pastPage(view, title);
  const start = targetAt(state, target);
  const guns = cardOf(setup, ship)?.guns ?? 0;
  const { run, blocks } = rollThrough(firing(guns), start, {
    page: { answers, path: 'shot' },
    words: en.tub,
    first: 'attacker',
    shownAs: () => ({
      label: en.tub.roll,
      option: () => ({ label: en.cards.tub.of.pumps.label }),
    }),
    headingFor: () => [{ block: 'heading', text: shipName(state, target) }],
  });
  const command = { type: 'fire', ship: ship.id, target, replies: repliesOf(run) } as const;
  const hold = { type: 'hold', ship: ship.id } as const;
  const act = { opens: 'bridge' } as const;
  return {
    ...shipHead(ship),
    title,
    blocks: [
      {
        block: 'choice',
        id: 'target',
        label: en.tub.target,
        style: 'chips',
        value: target,
        options: enemies.map((id) => ({ value: id, label: shipName(state, id) })),
      },
      oddsBlock(guns, start),
      ...blocks,
      { block: 'acts', style: 'row', acts: [view.tried(hold, { ...act, label: en.tub.hold })] },
    ],
    ...(run.open ? {} : { primary: view.tried(command, { ...act, label: en.tub.fire }) }),
  };
};

/** What the table has, whatever the app thinks. */
const corrections = (view: View, ship: Ship | undefined, answers: Answers): Page =>
  ship
    ? shipCorrections(view, ship, answers, {
        tracks: tracksOf(view, ship.id),
        zones: [],
        flags: [markChip(view, ship.id, ACTIVATED)],
        counts: [],
        more: [],
        cards: [],
        back: [],
      })
    : correctionsPage(view, answers, {
        phases: [BATTLE],
        phaseName: () => en.tub.battle,
        rounds: ROUNDS,
        announced: [],
        more: [],
        reads: { phase: readsRule('2'), end: readsRule('4') },
        takesShips: false,
      });

export const page = (
  setup: TubSetup,
  state: GameState,
  at: PageRef,
  answers: Answers,
): Page | null => {
  const view = viewOf(setup, state);
  const ship = state.ships[at.about ?? ''];
  if (at.page === 'turn') return turnPage(view);
  if (at.page === 'correct') return corrections(view, ship, answers);
  if (!ship) return null;
  return at.page === 'fire' ? firePage(view, ship, answers) : shipPage(view, ship);
};
