import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Ship } from '../../../core/game/state';
import type { Act, Block, Page } from '../../../core/pages/page';
import { isInPlay } from '../../kit/play/ships';
import { TERRAINS } from '../cards/terms';
import { movesOf, rotationsOf } from '../movement';
import { hasKeyword } from '../../admirals-shared/keywords/hooks';
import { type Piece } from '../piece';
import { actsFor, mountsOf, mustReload, type MountView } from '../play/situations';
import { movesUsed, phaseOf, turnOf } from '../play/view';
import { armamentDice } from '../skirmish/fight';
import { attackRef } from './attack/attackPage';
import { ask, readsKeyword, readsRule, keywordChips, trackViews, type View } from './view';
import { endAct } from '../../admirals-shared/pages/turnPages';
import { turning } from '../../admirals-shared/pages/turning';
import { shieldBlock, terrainBlock } from '../../admirals-shared/pages/view';
import { shipHead } from '../../kit/pages/shipRow';
import { isActivated } from '../../kit/play/turns';
import { actsBlock, chipsBlock, laidOut, type Blocks, type Draft } from '../../kit/pages/laidOut';

const armamentRow = (view: View, { id }: Piece, mount: MountView, isActive: boolean) => {
  const { ship: say, attack } = view.words.pages;
  const { weapon, weaponCode, dice, arc, left, reloading } = mount;
  const mayFire = isActive && weapon !== null && left > 0 && !reloading;
  const name = weapon?.name ?? weaponCode;
  const act = {
    label: attack.fire,
    spoken: attack.fireWith(name, arc),
    opens: attackRef(id, mount),
  };
  return {
    id: `${mount.armament}:${mount.mount}`,
    name,
    detail: say.armament(null, weapon?.types ?? [], arc, weapon?.maxDistance ?? 0),
    rays: view.rules.arcs[arc],
    dice,
    mark: reloading ? say.reloading : left < dice ? say.left(left, dice) : null,
    ...(mayFire ? { act } : {}),
  };
};

/** Heavy: armaments that were fired and are not ready. */
const reloadActs = (view: View, piece: Piece): readonly Act[] =>
  piece.card.armaments.flatMap(({ weapon: code }, armament): readonly Act[] => {
    if (!mustReload(view.state, piece, armament)) return [];
    const mounts = mountsOf(view.setup, view.state, piece);
    const { weapon = null } = mounts.find((one) => one.armament === armament) ?? {};
    const label = view.words.pages.acts.reload(weapon?.name ?? code);
    const command = { type: 'reload', ship: piece.id, armament } as const;
    return [view.tried(command, { label, ...readsRule('Heavy') })];
  });

/** Historic Play: what the scenario lets it do here. */
const scenarioActs = ({ setup, state, words }: View, piece: Piece): readonly Act[] =>
  actsFor(setup, state, piece).map(({ act, system }): Act => {
    const command = { type: 'scenario-act', ship: piece.id, act: act.id } as const;
    return {
      label: act.text,
      ...(system === undefined ? {} : { detail: words.pages.scenario.system(system) }),
      command: ask(system === undefined ? command : { ...command, system }),
      opens: 'bridge',
    };
  });

/** Movement: Moves that it must still make. */
export const movesOwed = ({ state }: View, piece: Piece): number =>
  Math.max(0, movesOf(piece).value.min - movesUsed(state, piece.id));

const movesText = (view: View, piece: Piece): Block => {
  const left = Math.max(0, movesOf(piece).value.max - movesUsed(view.state, piece.id));
  const text = view.words.pages.ship.movesLeft(movesOwed(view, piece), left);
  return { block: 'text', text, ...readsRule('Movement') };
};

/** Movement: one tap into open space, a page for anything else; then what else the active ship does. */
const activationBlocks = (view: View, piece: Piece, answers: Answers): Blocks => {
  const { acts, move } = view.words.pages;
  const { id: ship } = piece;
  const reads = readsRule('Movement');
  const turn = turning(move, answers, rotationsOf(piece).value, reads);
  const ahead = { type: 'move', ship, ...turn.told, enters: { terrain: null } } as const;
  const isFree = piece.terrain !== 'Black Hole';
  return [
    movesText(view, piece),
    isFree && turn.block,
    actsBlock('row', [
      isFree &&
        view.tried(ahead, { label: acts.moveOpen, answers: { turns: 0, ending: false }, ...reads }),
      { label: acts.move, opens: { page: 'move', about: ship } },
      { label: acts.skirmish, opens: { page: 'skirmish', about: ship } },
      reloadActs(view, piece),
      scenarioActs(view, piece),
    ]),
  ];
};

/** What is next for this ship: to be placed, to act, to be done; and the same though it is not by the rules. */
const nextActs = (
  view: View,
  piece: Piece,
  ship: Ship,
  answers: Answers,
): Pick<Draft, 'primary' | 'secondary'> => {
  const { setup, state, words } = view;
  const { acts } = words.pages;
  const { phase, active } = turnOf(setup, state);
  const { id } = ship;
  if (phase === 'set-up' && ship.place === 'waiting') {
    const place = { type: 'place-ship', ship: id } as const;
    return { primary: view.tried(place, { label: acts.place, opens: 'bridge' }) };
  }
  if (phase !== 'ship' || !isInPlay(ship)) return {};
  if (active === id) {
    const end = { type: 'end-activation', ship: id } as const;
    const primary = endAct(view, movesOwed(view, piece), answers, (act) => view.tried(end, act));
    return { primary, secondary: view.anyway(end, { opens: 'bridge' }) };
  }
  // Who opens the card of a ship that cannot act now, an enemy's above all, has struck it.
  const damage = { label: words.correct.ship.damage, opens: { page: 'correct', about: id } };
  if (isActivated(state, id)) return { primary: damage };
  const activate = { type: 'activate', ship: id } as const;
  const act = view.tried(activate, { label: acts.activate });
  const isNext = active === null && act.why === undefined;
  return { primary: isNext ? act : damage, secondary: view.anyway(activate) };
};

const actsOf = (
  view: View,
  piece: Piece,
  ship: Ship,
  answers: Answers,
): Pick<Draft, 'primary' | 'secondary'> => {
  const { pages, correct } = view.words;
  const { id } = piece;
  const isOver = view.state.outcome !== null || ship.left !== null;
  const { primary = null, secondary } = isOver ? {} : nextActs(view, piece, ship, answers);
  const hit = { label: pages.acts.critical, ...readsRule('Critical Hits') };
  const critical = view.tried({ type: 'critical', ship: id }, hit);
  const saves = { label: correct.ship.saves, opens: { page: 'saves', about: id } };
  return {
    primary,
    secondary: [
      secondary,
      // Starcaster: a further Psionic order after the reveal.
      !isOver &&
        phaseOf(view.state) === 'ship' &&
        hasKeyword(piece, 'Starcaster') && {
          label: pages.acts.starcaster,
          opens: { page: 'orders', about: piece.player },
          ...readsKeyword('Starcaster'),
        },
      // No hit stands beside the button that ends the activation.
      !isOver &&
        isInPlay(ship) &&
        (turnOf(view.setup, view.state).active === id ? [saves, critical] : [critical, saves]),
      { label: correct.ship.correct, opens: { page: 'correct', about: id } },
    ],
  };
};

/** A ship's card, from top to bottom as printed; before that, what the active ship can do. */
export const shipPage = (view: View, about: SubjectId, answers: Answers): Page | null => {
  const { setup, state } = view;
  const { row, ship: say } = view.words.pages;
  const piece = view.pieceOf(about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const isActive = state.outcome === null && turnOf(setup, state).active === about;
  const rows = mountsOf(setup, state, piece).map((mount) =>
    armamentRow(view, piece, mount, isActive),
  );
  const armaments: Blocks = { block: 'armaments', label: say.armaments, rows };
  const boxes: Blocks = [
    shieldBlock(view, piece),
    !piece.mayShield && { block: 'text', text: say.noShields, tone: 'warning' },
    { block: 'tracks', tracks: trackViews(view, piece) },
  ];
  const dice = String(armamentDice(piece));
  return laidOut({
    ...shipHead(ship),
    kicker: row.kicker(piece.card.role, piece.card.code),
    figure: { label: say.skirmish, value: dice, ...readsRule('Skirmishes') },
    blocks: isActive ? [armaments, activationBlocks(view, piece, answers)] : boxes,
    aside: [
      isActive && boxes,
      chipsBlock(say.orders, view.orderChips(about)),
      keywordChips(piece, view.words),
      !isActive && armaments,
      isInPlay(ship) && terrainBlock(view, piece, TERRAINS, readsRule),
    ],
    ...actsOf(view, piece, ship, answers),
  });
};
