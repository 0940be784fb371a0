import { FLAGSHIP } from '../../src/core/drawing/drawing';
import type { GameState, Ship } from '../../src/core/game/state';
import type { Answers } from '../../src/core/pages/answers';
import type { Block, Page } from '../../src/core/pages/page';
import { oneAt } from '../../src/systems/kit/pages/answered';
import { makeAsking } from '../../src/systems/kit/pages/asking';
import { chipsChoice } from '../../src/systems/kit/pages/choices';
import { pastPage } from '../../src/systems/kit/pages/past';
import { shipHead, trackView, type GameView } from '../../src/systems/kit/pages/shipRow';
import { makeTurnPages, type TurnGame } from '../../src/systems/kit/pages/turnPages';
import { otherTeam, shipsInPlay, shipName } from '../../src/systems/kit/play/ships';
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

const turnGame = (view: View): TurnGame<typeof BATTLE> => ({
  phase: { id: BATTLE, label: en.tub.battle, ...readsRule('2') },
  turn: turnOf(view.setup, view.state),
  left: shipsWithTurn(view.state),
  rounds: ROUNDS,
  tracksOf: (ship) => [
    trackView(view, ship, HULL, { label: en.cards.tub.of.hull.label }),
    trackView(view, ship, PUMPS, { label: en.cards.tub.of.pumps.label }),
  ],
  acts: { page: 'fire', label: en.tub.fires },
  gone: en.tub.sunk,
  readsEnd: readsRule('4'),
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
  const nameOf = (id: string) => shipName(state, id);
  const title = en.tub.fires(nameOf(ship.id));
  const enemies = shipsInPlay(state, otherTeam(setup, ship.team)).map(({ id }) => id);
  const target = oneAt(answers, 'target', enemies) ?? enemies[0];
  if (ship.left || state.outcome || target === undefined) return pastPage(view, title);
  const start = targetAt(state, target);
  const guns = gunsOf(view, ship);
  const option = () => ({ label: en.cards.tub.of.pumps.label });
  const { run, blocks } = rollThrough(firing(guns), start, {
    page: { answers, path: 'shot' },
    words: en.pages.dice,
    first: 'attacker',
    shownAs: () => ({ label: en.cards.tub.of.guns.label, option }),
    headingFor: () => [{ block: 'heading', text: nameOf(target) }],
  });
  const command = { type: 'fire', ship: ship.id, target, replies: repliesOf(run) } as const;
  const act = { opens: 'bridge' } as const;
  const hold = view.tried({ type: 'hold', ship: ship.id }, { ...act, label: en.tub.hold });
  return {
    ...shipHead(ship),
    title,
    blocks: [
      chipsChoice('target', en.tub.target, target, enemies, nameOf),
      oddsBlock(guns, start),
      ...blocks,
      { block: 'acts', style: 'row', acts: [hold] },
    ],
    ...(run.open ? {} : { primary: view.tried(command, { ...act, label: en.tub.fire }) }),
  };
};

export const { bridge, page } = makeTurnPages(viewOf, turnGame, { fire: firePage });
