import type { SubjectId } from '../../../core/game/events';
import type { Act, ArmamentRow, Block, Page } from '../../../core/pages/page';
import { isInPlay } from '../../kit/play/ships';
import { TERRAINS } from '../cards/terms';
import { movesOf } from '../movement';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { type Piece } from '../piece';
import { actsFor, mountsOf, mustReload, type MountView } from '../play/situations';
import { movesUsed, phaseOf, pieceOf, turnOf } from '../play/view';
import { armamentDice } from '../skirmish/fight';
import { attackRef } from './attack/attackPage';
import { ask, readsKeyword, readsRule, type View } from './view';
import { shieldBlock } from '../../admirals-shared/pages/shipRow';
import { terrainBlock as anyTerrainBlock } from '../../admirals-shared/pages/terrainBlock';
import { shipHead } from '../../kit/pages/shipRow';
import { keywordChips, orderChips, trackViews } from './shipRow';
import { isActivated } from '../../kit/play/turns';

const isActiveNow = ({ setup, state }: View, { id }: Piece): boolean =>
  state.outcome === null && turnOf(setup, state).active === id;

const armamentRow = (view: View, piece: Piece, mount: MountView): ArmamentRow => {
  const { ship: say } = view.words.pages;
  const { weapon, weaponCode, dice, arc, left, reloading } = mount;
  const mayFire = isActiveNow(view, piece) && weapon !== null && left > 0;
  const name = weapon?.name ?? weaponCode;
  const { fire, fireWith } = view.words.pages.attack;
  return {
    id: `${mount.armament}:${mount.mount}`,
    name,
    detail: say.armament(weaponCode, weapon?.types ?? [], arc, weapon?.maxDistance ?? 0),
    rays: view.rules.arcs[arc],
    dice,
    mark: reloading ? say.reloading : left < dice ? say.left(left, dice) : null,
    ...(mayFire && !reloading
      ? { act: { label: fire, spoken: fireWith(name, arc), opens: attackRef(piece.id, mount) } }
      : {}),
  };
};

const reloadActs = (view: View, piece: Piece): readonly Act[] =>
  piece.card.armaments.flatMap(({ weapon }, armament): readonly Act[] => {
    if (!isActiveNow(view, piece) || !mustReload(view.state, piece, armament)) return [];
    const { weapon: card = null } =
      mountsOf(view.setup, view.state, piece).find((one) => one.armament === armament) ?? {};
    const label = view.words.pages.acts.reload(card?.name ?? weapon);
    return [
      view.tried({ type: 'reload', ship: piece.id, armament }, { label, ...readsRule('Heavy') }),
    ];
  });

/** Historic Play: what the scenario lets it do here. */
const scenarioActs = (view: View, piece: Piece): readonly Act[] => {
  const { setup, state, words } = view;
  if (!isActiveNow(view, piece)) return [];
  return actsFor(setup, state, piece).map(({ act, system }): Act => {
    const command = { type: 'scenario-act', ship: piece.id, act: act.id } as const;
    return {
      label: act.text,
      ...(system === undefined ? {} : { detail: words.pages.scenario.system(system) }),
      command: ask(system === undefined ? command : { ...command, system }),
      opens: 'bridge',
    };
  });
};

/** Movement: one tap into open space; a page for anything else. */
const moveActs = (view: View, piece: Piece): readonly Act[] => {
  const { acts } = view.words.pages;
  const ahead = view.tried(
    { type: 'move', ship: piece.id, enters: { terrain: null } },
    { label: acts.moveOpen, ...readsRule('Movement') },
  );
  return [
    ...(piece.terrain === 'Black Hole' ? [] : [ahead]),
    { label: acts.move, opens: { page: 'move', about: piece.id } },
  ];
};

/** Starcaster: a further Psionic order after the reveal. */
const starcasterActs = (view: View, piece: Piece): readonly Act[] =>
  phaseOf(view.state) === 'ship' && hasKeyword(piece, 'Starcaster')
    ? [
        {
          label: view.words.pages.acts.starcaster,
          opens: { page: 'orders', about: piece.player },
          ...readsKeyword('Starcaster'),
        },
      ]
    : [];

const activationActs = (view: View, piece: Piece): readonly Act[] => {
  const { acts } = view.words.pages;
  if (!isActiveNow(view, piece)) return [];
  return [
    ...moveActs(view, piece),
    { label: acts.skirmish, opens: { page: 'skirmish', about: piece.id } },
    ...reloadActs(view, piece),
    ...scenarioActs(view, piece),
  ];
};

export const terrainBlock = (view: View, { id, terrain: now }: Piece): Block =>
  anyTerrainBlock(
    view,
    TERRAINS,
    now,
    (terrain) => ask({ type: 'set-terrain', ship: id, terrain }),
    readsRule,
  );

const movesBlock = (view: View, piece: Piece): readonly Block[] => {
  if (!isActiveNow(view, piece)) return [];
  const used = movesUsed(view.state, piece.id);
  const { min, max } = movesOf(piece).value;
  const text = view.words.pages.ship.movesLeft(Math.max(0, min - used), Math.max(0, max - used));
  return [{ block: 'text', text, ...readsRule('Movement') }];
};

const shieldBlocks = (view: View, piece: Piece): readonly Block[] => [
  ...shieldBlock(view, piece),
  ...(piece.mayShield
    ? []
    : [{ block: 'text', text: view.words.pages.ship.noShields, tone: 'warning' } as const]),
];

const cardBlocks = (view: View, piece: Piece): readonly Block[] => {
  const { ship: say } = view.words.pages;
  const orders = orderChips(view, piece.id);
  const ship = view.state.ships[piece.id];
  const rows = mountsOf(view.setup, view.state, piece).map((mount) =>
    armamentRow(view, piece, mount),
  );
  return [
    ...(orders.length > 0 ? [{ block: 'chips', label: say.orders, chips: orders } as const] : []),
    ...keywordChips(piece, view.words),
    { block: 'armaments', label: say.armaments, rows },
    ...(ship && isInPlay(ship) ? [terrainBlock(view, piece)] : []),
  ];
};

const primaryOf = (view: View, piece: Piece): Act | null => {
  const { setup, state, words } = view;
  const { acts } = words.pages;
  const ship = state.ships[piece.id];
  const turn = turnOf(setup, state);
  if (state.outcome || !ship || ship.left) return null;
  if (turn.phase === 'set-up' && ship.place === 'waiting')
    return view.tried(
      { type: 'place-ship', ship: piece.id },
      { label: acts.place, opens: 'bridge' },
    );
  if (turn.phase !== 'ship' || !isInPlay(ship)) return null;
  if (turn.active === piece.id)
    return view.tried(
      { type: 'end-activation', ship: piece.id },
      { label: acts.endActivation, opens: 'bridge' },
    );
  if (turn.active !== null || isActivated(state, piece.id)) return null;
  return view.tried({ type: 'activate', ship: piece.id }, { label: acts.activate });
};

const secondaryOf = (view: View, piece: Piece): readonly Act[] => {
  const { state, setup, words } = view;
  const { acts } = words.pages;
  const ship = state.ships[piece.id];
  if (!ship) return [];
  if (state.outcome || ship.left)
    return [{ label: words.correct.ship.correct, opens: { page: 'correct', about: piece.id } }];
  const inShips = phaseOf(state) === 'ship' && isInPlay(ship);
  const isActive = turnOf(setup, state).active === piece.id;
  const forced = !inShips
    ? []
    : isActive
      ? view.anyway({ type: 'end-activation', ship: piece.id }, { opens: 'bridge' })
      : isActivated(state, piece.id)
        ? []
        : view.anyway({ type: 'activate', ship: piece.id });
  return [
    ...forced,
    ...starcasterActs(view, piece),
    ...(isInPlay(ship)
      ? [
          view.tried(
            { type: 'critical', ship: piece.id },
            { label: acts.critical, ...readsRule('Critical Hits') },
          ),
          { label: words.correct.ship.saves, opens: { page: 'saves', about: piece.id } },
        ]
      : []),
    { label: words.correct.ship.correct, opens: { page: 'correct', about: piece.id } },
  ];
};

/** A ship's card, from top to bottom as printed. */
export const shipPage = (view: View, about: SubjectId): Page | null => {
  const { setup, state } = view;
  const words = view.words.pages;
  const piece = pieceOf(setup, state, about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const primary = primaryOf(view, piece);
  const acts = activationActs(view, piece);
  return {
    ...shipHead(ship),
    kicker: words.row.kicker(piece.card.role, piece.card.code),
    figure: {
      label: words.ship.skirmish,
      value: String(armamentDice(piece)),
      ...readsRule('Skirmishes'),
    },
    blocks: [
      ...shieldBlocks(view, piece),
      { block: 'tracks', tracks: trackViews(view, piece) },
      ...movesBlock(view, piece),
      ...(acts.length > 0 ? [{ block: 'acts', style: 'row', acts } as const] : []),
      ...cardBlocks(view, piece),
    ],
    ...(primary ? { primary } : {}),
    secondary: secondaryOf(view, piece),
  };
};
