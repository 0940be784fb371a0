import { GAME } from '../../../core/game/events';
import type { HeldCard } from '../../../core/game/state';
import type { Block, Page } from '../../../core/pages/page';
import { counterItem, markChip, markCounter } from '../../kit/pages/correct/game';
import { laidOut } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { heldBy } from '../../kit/play/cards';
import { countOf, pointsNow } from '../../kit/play/marks';
import { otherTeam, shipName, teamName } from '../../kit/play/ships';
import { MARK, MOST_OBSTACLES, SET_UP, SLOT, TRACK } from '../play/names';
import { isShip } from '../play/pieces';
import { readsRule } from '../reference/contents';
import type { View } from './view';

/** Victory Tokens: what each side has collected. */
export const victoryBlock = (view: View): Block => ({
  block: 'items',
  label: view.words.own.victoryTokens,
  items: view.setup.teams.map(({ id, name }) =>
    counterItem(
      view,
      { id: `tokens.${id}`, title: name, value: pointsNow(view.state, id, TRACK.victoryTokens) },
      (to) => ({ type: 'set-track', ship: id, track: TRACK.victoryTokens, to }),
    ),
  ),
  ...readsRule('Victory Tokens'),
});

/** Setup 3: who goes first. */
const firstBlock = ({ setup, state, words, tried }: View): Block => ({
  block: 'items',
  label: words.own.chooseFirst,
  chooses: 'one',
  items: setup.teams.map(({ id, name }) => ({
    id,
    title: name,
    isOn: state.initiative === id,
    act: tried({ type: 'set-initiative', team: id }, { label: name }),
  })),
  ...readsRule('Initiative'),
});

const inOrder = (one: HeldCard, other: HeldCard): number => (one.id < other.id ? -1 : 1);

/** Setup 4: one of the second player's cards; later the one that is played. */
const cardsBlock = ({ setup, state, words, tried }: View, isBefore: boolean): Block => {
  const second = setup.players.find(({ team }) => team !== state.initiative);
  const offered = isBefore ? heldBy(state, second?.id ?? '', SLOT.objectives) : [];
  const chosen = heldBy(state, GAME, SLOT.objective);
  return {
    block: 'items',
    label: words.own.objective,
    ...(isBefore ? { chooses: 'one' } : {}),
    items: [...offered, ...chosen].sort(inOrder).map(({ id, ref, at }) => {
      const card = setup.cards[ref];
      const title = card?.name ?? ref;
      const choose = { type: 'choose-objective', card: id, override: true } as const;
      return {
        id,
        title,
        ...(card?.kind === 'objective'
          ? { detail: words.own.objectiveText(words.categories[card.category], card.text) }
          : {}),
        ...(isBefore ? { isOn: at === GAME, act: tried(choose, { label: title }) } : {}),
      };
    }),
    ...readsRule('Objective Cards'),
  };
};

/** Setup 5: six obstacles, by turns from the second player on. */
const obstaclesBlock = (view: View): Block => {
  const { setup, state, words } = view;
  const placed = countOf(state, GAME, MARK.obstacles);
  const first = state.initiative ?? '';
  const next = placed % 2 === 0 ? otherTeam(setup, first) : first;
  const say = words.own.obstacles;
  const detail = placed < MOST_OBSTACLES ? say.next(teamName(setup, next)) : say.all;
  return {
    block: 'items',
    label: say.label,
    items: [{ ...markCounter(view, GAME, MARK.obstacles, say.placed), detail }],
    ...readsRule('Setup'),
  };
};

/** Setup 3 to 5 before the battle, and all through it the objective with its ships and tokens. */
export const objectivePage = (view: View): Page => {
  const { setup, state, words } = view;
  const say = words.own;
  if (state.outcome) return pastPage(view, say.objective);
  const isBefore = state.phase === SET_UP;
  const tokens = markCounter(view, GAME, MARK.objectiveTokens, say.objectiveTokens);
  const ships = Object.values(state.ships).filter((one) => !one.left && isShip(setup, one));
  const chips = ships.map(({ id }) =>
    markChip(view, id, MARK.objectiveShip, { label: shipName(state, id) }),
  );
  return laidOut({
    title: isBefore ? say.before : say.objective,
    blocks: [
      isBefore && firstBlock(view),
      !setup.unlimited && [
        cardsBlock(view, isBefore),
        { block: 'chips', label: say.objectiveShips, chips },
      ],
      isBefore && obstaclesBlock(view),
      !setup.unlimited && [
        { block: 'items', label: say.onTheTable, items: [tokens] },
        victoryBlock(view),
      ],
    ],
    primary: { label: words.pages.done, opens: 'bridge' },
  });
};
