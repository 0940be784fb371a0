import type { SubjectId } from '../../../core/game/events';
import type { Act, ArmamentRow, Block, Page } from '../../../core/pages/page';
import { isInPlay } from '../../kit/play/ships';
import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import { TERRAINS } from '../cards/terms';
import { movesOf } from '../movement';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { type Piece } from '../piece';
import { actsFor } from '../play/moments';
import { mountsOf, mustReload, type MountView } from '../play/situations';
import { movesUsed, phaseOf, pieceOf, turnOf } from '../play/view';
import { armamentDice } from '../skirmish/fight';
import { attackRef } from './attack/aim';
import { anyway, ask, readsKeyword, readsRule, tried, type Seen } from './seen';
import { facingViews, shipHead } from '../../admirals-shared/pages/shipRow';
import { orderChips, SILHOUETTE, trackViews } from './shipRow';
import { isActivated } from '../../kit/play/turns';

const isActiveNow = ({ setup, state }: Seen, { id }: Piece): boolean =>
  state.outcome === null && turnOf(setup, state).active === id;

const armamentRow = (seen: Seen, piece: Piece, mount: MountView): ArmamentRow => {
  const { ship: say } = seen.words.pages;
  const { weapon, weaponCode, dice, arc, left, reloading } = mount;
  const mayFire = isActiveNow(seen, piece) && weapon !== null && left > 0;
  const name = weapon?.name ?? weaponCode;
  const { fire, fireWith } = seen.words.pages.attack;
  return {
    id: `${mount.armament}:${mount.mount}`,
    name,
    detail: say.armament(weaponCode, weapon?.types ?? [], arc, weapon?.maxDistance ?? 0),
    rays: seen.rules.arcs[arc],
    dice,
    mark: reloading ? say.reloading : left < dice ? say.left(left, dice) : null,
    ...(mayFire && !reloading
      ? { act: { label: fire, spoken: fireWith(name, arc), opens: attackRef(piece.id, mount) } }
      : {}),
  };
};

const reloadActs = (seen: Seen, piece: Piece): readonly Act[] =>
  piece.card.armaments.flatMap(({ weapon }, armament): readonly Act[] => {
    if (!isActiveNow(seen, piece) || !mustReload(seen.state, piece, armament)) return [];
    const { weapon: card = null } =
      mountsOf(seen.setup, seen.state, piece).find((one) => one.armament === armament) ?? {};
    const label = seen.words.pages.acts.reload(card?.name ?? weapon);
    return [
      tried(seen, { type: 'reload', ship: piece.id, armament }, { label, ...readsRule('Heavy') }),
    ];
  });

/** Historic Play: what the scenario lets it do here. */
const scenarioActs = (seen: Seen, piece: Piece): readonly Act[] => {
  const { setup, state, words } = seen;
  if (!isActiveNow(seen, piece)) return [];
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
const moveActs = (seen: Seen, piece: Piece): readonly Act[] => {
  const { acts } = seen.words.pages;
  const ahead = tried(
    seen,
    { type: 'move', ship: piece.id, enters: { terrain: null } },
    { label: acts.moveOpen, ...readsRule('Movement') },
  );
  return [
    ...(piece.terrain === 'Black Hole' ? [] : [ahead]),
    { label: acts.move, opens: { page: 'move', about: piece.id } },
  ];
};

/** Starcaster: a further Psionic order after the reveal. */
const starcasterActs = (seen: Seen, piece: Piece): readonly Act[] =>
  phaseOf(seen.state) === 'ship' && hasKeyword(piece, 'Starcaster')
    ? [
        {
          label: seen.words.pages.acts.starcaster,
          opens: { page: 'orders', about: piece.player },
          ...readsKeyword('Starcaster'),
        },
      ]
    : [];

const activationActs = (seen: Seen, piece: Piece): readonly Act[] => {
  const { acts } = seen.words.pages;
  if (!isActiveNow(seen, piece)) return [];
  return [
    ...moveActs(seen, piece),
    { label: acts.skirmish, opens: { page: 'skirmish', about: piece.id } },
    ...reloadActs(seen, piece),
    ...scenarioActs(seen, piece),
  ];
};

export const terrainBlock = ({ words }: Seen, piece: Piece): Block => ({
  block: 'chips',
  label: words.pages.ship.terrain,
  chips: [null, ...TERRAINS].map((terrain) => {
    const label = terrain ?? words.pages.ship.open;
    return {
      label,
      tone: 'plain',
      isOn: piece.terrain === terrain,
      act: { label, command: ask({ type: 'set-terrain', ship: piece.id, terrain }) },
    };
  }),
});

const movesBlock = (seen: Seen, piece: Piece): readonly Block[] => {
  if (!isActiveNow(seen, piece)) return [];
  const used = movesUsed(seen.state, piece.id);
  const { min, max } = movesOf(piece).value;
  const text = seen.words.pages.ship.movesLeft(Math.max(0, min - used), Math.max(0, max - used));
  return [{ block: 'text', text, ...readsRule('Movement') }];
};

const shieldBlocks = (seen: Seen, piece: Piece): readonly Block[] => [
  ...(piece.shields.as === 'pool'
    ? []
    : [
        {
          block: 'zones',
          silhouette: SILHOUETTE[piece.card.role],
          team: piece.team,
          zones: facingViews(seen, piece.id),
        } as const,
      ]),
  ...(piece.mayShield
    ? []
    : [{ block: 'text', text: seen.words.pages.ship.noShields, tone: 'warning' } as const]),
];

const cardBlocks = (seen: Seen, piece: Piece): readonly Block[] => {
  const { ship: say } = seen.words.pages;
  const orders = orderChips(seen, piece.id);
  const ship = seen.state.ships[piece.id];
  const keywords = piece.keywords.map((keyword) => ({
    label: makeKeyword(keyword),
    tone: 'plain' as const,
    ...readsKeyword(keyword.name),
  }));
  const rows = mountsOf(seen.setup, seen.state, piece).map((mount) =>
    armamentRow(seen, piece, mount),
  );
  return [
    ...(orders.length > 0 ? [{ block: 'chips', label: say.orders, chips: orders } as const] : []),
    ...(keywords.length > 0
      ? [{ block: 'chips', label: say.keywords, chips: keywords } as const]
      : []),
    { block: 'armaments', label: say.armaments, rows },
    ...(ship && isInPlay(ship) ? [terrainBlock(seen, piece)] : []),
  ];
};

const primaryOf = (seen: Seen, piece: Piece): Act | null => {
  const { setup, state, words } = seen;
  const { acts } = words.pages;
  const ship = state.ships[piece.id];
  const turn = turnOf(setup, state);
  if (state.outcome || !ship || ship.left) return null;
  if (turn.phase === 'set-up' && ship.place === 'waiting')
    return tried(
      seen,
      { type: 'place-ship', ship: piece.id },
      { label: acts.place, opens: 'bridge' },
    );
  if (turn.phase !== 'ship' || !isInPlay(ship)) return null;
  if (turn.active === piece.id)
    return tried(
      seen,
      { type: 'end-activation', ship: piece.id },
      { label: acts.endActivation, opens: 'bridge' },
    );
  if (turn.active !== null || isActivated(state, piece.id)) return null;
  return tried(seen, { type: 'activate', ship: piece.id }, { label: acts.activate });
};

const secondaryOf = (seen: Seen, piece: Piece): readonly Act[] => {
  const { state, setup, words } = seen;
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
      ? anyway(seen, { type: 'end-activation', ship: piece.id }, 'bridge')
      : isActivated(state, piece.id)
        ? []
        : anyway(seen, { type: 'activate', ship: piece.id });
  return [
    ...forced,
    ...starcasterActs(seen, piece),
    ...(isInPlay(ship)
      ? [
          tried(
            seen,
            { type: 'critical', ship: piece.id },
            { label: acts.critical, ...readsRule('Critical Hits') },
          ),
          { label: words.correct.ship.struck, opens: { page: 'saves', about: piece.id } },
        ]
      : []),
    { label: words.correct.ship.correct, opens: { page: 'correct', about: piece.id } },
  ];
};

/** A ship's card, from top to bottom as printed. */
export const shipPage = (seen: Seen, about: SubjectId): Page | null => {
  const { setup, state } = seen;
  const words = seen.words.pages;
  const piece = pieceOf(setup, state, about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const primary = primaryOf(seen, piece);
  const acts = activationActs(seen, piece);
  return {
    ...shipHead(ship),
    kicker: words.row.kicker(piece.card.role, piece.card.code),
    figure: {
      label: words.ship.skirmish,
      value: String(armamentDice(piece)),
      ...readsRule('Skirmishes'),
    },
    blocks: [
      ...shieldBlocks(seen, piece),
      { block: 'tracks', tracks: trackViews(seen, piece) },
      ...movesBlock(seen, piece),
      ...(acts.length > 0 ? [{ block: 'acts', style: 'row', acts } as const] : []),
      ...cardBlocks(seen, piece),
    ],
    ...(primary ? { primary } : {}),
    secondary: secondaryOf(seen, piece),
  };
};
