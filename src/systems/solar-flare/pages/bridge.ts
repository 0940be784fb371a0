import type { Ship } from '../../../core/game/state';
import type { Act, BridgeView, Chip, Page, ShipRow } from '../../../core/pages/page';
import { bridgeView } from '../../kit/pages/bridge';
import { rowOf, shipItem, trackView } from '../../kit/pages/shipRow';
import { turnList } from '../../kit/pages/turnList';
import { shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import { isActivated } from '../../kit/play/turns';
import { OUTER } from '../parts';
import { CORE_INTEGRITY, INTEGRITY_LEFT, integrityOf, IN_PLAY, STRENGTH } from '../play/names';
import { shieldOf } from '../play/parts';
import { dueTorpedoes, goingOff, isLastSide, isTorpedo, phaseOf, turnOf } from '../play/turn';
import { pointsNow } from '../../kit/play/marks';
import { PHASES, type Phase } from '../rules/order';
import { readsRule } from '../reference/entriesFor';
import { CHARGE_STYLE, INTEGRITY_STYLE, SIGN_OF } from '../signs';
import { partsIn, words, type SolarView } from './view';

const PAGE_OF = { weapons: 'ship', movement: 'move', power: 'power' } as const;

const RULE_OF: Readonly<Record<Phase, string>> = {
  weapons: 'Phase 1',
  movement: 'Phase 2',
  power: 'Phase 3',
};

const shipChips = (view: SolarView, { id }: Ship): readonly Chip[] => [
  ...OUTER.filter((section) => pointsNow(view.state, id, integrityOf(section)) === 0).map(
    (section): Chip => ({
      label: words.bridge.gone(words.parts.section(section)),
      tone: 'critical',
    }),
  ),
  ...(partsIn(view, id).some(({ overcharge }) => overcharge > 0)
    ? [{ label: words.bridge.overcharged, tone: 'warning' } as const]
    : []),
];

const shipRow = (view: SolarView, ship: Ship): ShipRow | null => {
  const parts = partsIn(view, ship.id);
  return rowOf(view, ship, {
    zones: OUTER.map((section) => {
      const shield = shieldOf(parts, section, view.rules);
      return { now: shield?.charge ?? 0, max: shield?.level ?? 0 };
    }),
    tracks: [
      trackView(view, ship.id, CORE_INTEGRITY, {
        label: words.bridge.core,
        style: INTEGRITY_STYLE,
        ...readsRule('Sections'),
      }),
    ],
    chips: shipChips(view, ship),
  });
};

/** Phase 1: a torpedo that has no turn left, or that goes off. */
const torpedoChips = ({ state }: SolarView, { id, team }: Ship): readonly Chip[] => {
  if (pointsNow(state, id, INTEGRITY_LEFT) === 0)
    return [{ label: words.bridge.goesOff, tone: 'critical' }];
  const isDue = dueTorpedoes(state, team).some((one) => one.id === id);
  return isDue ? [{ label: words.bridge.due, tone: 'warning' }] : [];
};

const torpedoRow = (view: SolarView, ship: Ship): ShipRow | null => {
  const row = rowOf(view, ship, {
    zones: null,
    sign: SIGN_OF.torpedo,
    tracks: [
      trackView(view, ship.id, STRENGTH, { label: words.bridge.warhead, style: CHARGE_STYLE }),
    ],
    chips: torpedoChips(view, ship),
  });
  return row && { ...row, state: 'ready', opens: { page: 'torpedo', about: ship.id } };
};

const rowFor = (view: SolarView, ship: Ship): ShipRow | null =>
  isTorpedo(ship) ? torpedoRow(view, ship) : shipRow(view, ship);

/** Ships of the side in turn that have not finished the phase. */
export const readyShips = ({ state }: SolarView): readonly Ship[] =>
  shipsInPlay(state, turnOf(state) ?? '').filter(({ id }) => !isActivated(state, id));

/** What is done next: what goes off, then the phase of the ship that is ready. */
const primaryOf = (view: SolarView): Act | null => {
  const { state, tried } = view;
  const phase = phaseOf(state);
  if (state.outcome || phase === null) return null;
  const [hit] = goingOff(state);
  if (hit)
    return {
      label: words.bridge.setOff(shipName(state, hit.id)),
      opens: { page: 'detonate', about: hit.id },
      tone: 'warning',
    };
  if (isLastSide(view)) return tried({ type: 'end-turn' }, { label: words.bridge.endBattle });
  const [ship, ...others] = readyShips(view);
  if (!ship) return null;
  return others.length > 0
    ? { label: words.bridge.turn(phase), opens: { page: 'turn' } }
    : {
        label: words.bridge.actOf(phase, shipName(state, ship.id)),
        opens: { page: PAGE_OF[phase], about: ship.id },
      };
};

/** The bridge, for two to four sides. */
export const bridge = (view: SolarView): BridgeView => {
  const { setup, state } = view;
  const phase = phaseOf(state) ?? PHASES[0];
  const team = turnOf(state);
  const say = words.bridge;
  const headline = (name: string) => say.headline(name, phase);
  const pages = {
    ...words.pages,
    headline: { ...words.pages.headline, toActivate: headline },
  } as const;
  const primary = primaryOf(view);
  const ready = readyShips(view);
  const told = bridgeView<Phase>(
    { ...view, words: { ...words, pages } },
    {
      turn: { phase, team, active: null, ready: state.outcome ? [] : ready.map(({ id }) => id) },
      kicker: say.kicker(state.round, say.phase(phase)),
      phases: PHASES.map((one) => ({
        id: one,
        label: say.phase(one),
        ...readsRule(RULE_OF[one]),
      })),
      activations: phase,
      headlines: {},
      notices: [],
      rowOf: (ship) => rowFor(view, ship),
      actOf: (about) => ({
        label: say.phase(phase),
        spoken: say.actOf(phase, shipName(state, about)),
        opens: { page: PAGE_OF[phase], about },
      }),
      left: ready,
      first: say.first,
      apart: [
        { label: say.inFlight, holds: (ship) => isTorpedo(ship) && ship.left === null },
        { label: say.destroyed, holds: ({ left, place }) => left !== null && place === IN_PLAY },
      ],
      acts: {
        ...(primary ? { primary } : {}),
        secondary: [
          { label: say.shares, opens: { page: 'shares' } },
          { label: words.correct.game.title, opens: { page: 'correct' } },
        ],
      },
    },
  );
  const left = (side: string) => shipsInPlay(state, side).length;
  return {
    ...told,
    pointsLabel: say.shipsLeft,
    points: setup.teams.map(({ id }) => ({ team: id, points: left(id) })),
    fleets: told.fleets.map((fleet) => (fleet.team === team ? fleet : { ...fleet, note: '' })),
  };
};

/** Fleet Action: which ship of the side goes on. */
export const turnPage = (view: SolarView): Page => {
  const { setup, state } = view;
  const phase = phaseOf(state) ?? PHASES[0];
  const ready = readyShips(view);
  return turnList(
    view,
    {
      title: words.bridge.turn(phase),
      inTurn: (team) => team,
      all: words.bridge.ships,
      others: words.bridge.ships,
      none: words.bridge.nobody,
    },
    {
      isNow: state.outcome === null,
      team: turnOf(state),
      ready: ready.map(({ id }) => id),
      left: ready,
    },
    (id) =>
      shipItem(view, id, {
        detail: teamName(setup, state.ships[id]?.team ?? ''),
        act: {
          label: words.bridge.actOf(phase, shipName(state, id)),
          opens: { page: PAGE_OF[phase], about: id },
        },
      }),
  );
};
