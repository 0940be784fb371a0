import type { ShipId, TeamId } from '../../../core/game/events';
import { pointsOf, type Ship } from '../../../core/game/state';
import type { Act, BridgeView, ShipRow } from '../../../core/pages/page';
import { isInPlay, shipName, shipsInPlay, teamName } from '../play/ships';
import type { AnyTurn } from '../play/turns';
import type { Reads } from './reads';
import type { GameView } from './shipRow';

/** What is done next from the bridge, and what else can be. */
export interface BridgeActs {
  readonly primary?: Act;
  readonly secondary: readonly Act[];
}

/** Ships that are not on the battlefield, by where they are instead. */
export interface Apart {
  readonly label: string;
  readonly holds: (ship: Ship) => boolean;
}

/** What a game brings to its bridge. */
export interface OwnBridge<Phase extends string> {
  readonly turn: AnyTurn<Phase>;
  /** Round and phase. */
  readonly kicker: string;
  /** The phases of a round, in their order. */
  readonly phases: readonly ({ readonly id: Phase; readonly label: string } & Reads)[];
  /** The phase in which ships activate, one after the other. */
  readonly activations: Phase;
  /** What is to be done in the other phases, where all do it at once. */
  readonly headlines?: Readonly<Partial<Record<Phase, string>>>;
  readonly notices: BridgeView['notices'];
  readonly rowOf: (ship: Ship) => ShipRow | null;
  /** What is done with a ship that may act now, or acts: a button on its row. */
  readonly actOf?: (ship: ShipId) => Act | null;
  /** Ships that have a turn to come. */
  readonly left: readonly Ship[];
  /** Which of the ships in play are counted with them, where not all are. */
  readonly takesTurns?: (ship: Ship) => boolean;
  /** What the first team to act is noted with. */
  readonly first: string;
  readonly apart: readonly Apart[];
  readonly acts: BridgeActs;
  /** What belongs to no side. */
  readonly others?: BridgeView['fleets'];
}

/** On the row of a ship that may be activated, or is. */
export const rowAct = (
  { state, words }: GameView,
  { active }: AnyTurn<string>,
  {
    activate,
    activePage,
  }: {
    readonly activate: (ship: ShipId, label: string) => Act;
    readonly activePage: string;
  },
): ((ship: ShipId) => Act) => {
  const { acts } = words.pages;
  return (ship) =>
    active === ship
      ? {
          label: acts.on,
          spoken: acts.goOn(shipName(state, ship)),
          opens: { page: activePage, about: ship },
        }
      : { ...activate(ship, acts.activate), spoken: acts.activateOf(shipName(state, ship)) };
};

/** A ship, and the act of one whose turn it is. */
const rowWithAct = <Phase extends string>(
  { turn: { phase, active, ready }, activations, rowOf, actOf }: OwnBridge<Phase>,
  ship: Ship,
): ShipRow | null => {
  const row = rowOf(ship);
  const isNext = active === null ? ready.includes(ship.id) : active === ship.id;
  const act = phase === activations && isNext ? actOf?.(ship.id) : null;
  return row && act ? { ...row, act } : row;
};

/** A fleet: what fights, and below it what does not. */
const fleetOf = <Phase extends string>(
  { setup, state, words }: GameView,
  team: TeamId,
  own: OwnBridge<Phase>,
): BridgeView['fleets'][number] => {
  const { turn, activations, left, takesTurns = () => true, first, apart } = own;
  const ships = Object.values(state.ships).filter((ship) => ship.team === team);
  // Nobody acts once the game is over.
  const rowOf = (ship: Ship) => (state.outcome ? own.rowOf(ship) : rowWithAct(own, ship));
  const rowsOf = (some: readonly Ship[]) => some.flatMap((ship) => rowOf(ship) ?? []);
  const toCome = left.filter((ship) => ship.team === team).length;
  const acting = shipsInPlay(state, team).filter(takesTurns).length;
  const notes = [
    ...(turn.phase === activations && !state.outcome && acting > 0
      ? [words.pages.fleet.left(toCome, acting)]
      : []),
    ...(state.initiative === team ? [first] : []),
  ];
  return {
    team,
    label: teamName(setup, team),
    note: notes.join(' · '),
    rows: rowsOf(ships.filter(isInPlay)),
    apart: apart
      .map(({ label, holds }) => ({ label, ships: ships.filter(holds) }))
      .filter((group) => group.ships.length > 0)
      .map((group) => ({ label: group.label, rows: rowsOf(group.ships) })),
  };
};

/** What is to be done next, in large letters. */
const headlineOf = <Phase extends string>(
  { setup, state, words }: GameView,
  { turn: { phase, team, active }, activations, headlines }: OwnBridge<Phase>,
): BridgeView['headline'] => {
  const say = words.pages.headline;
  if (state.outcome) {
    const { winner } = state.outcome;
    return { text: winner === null ? say.draw : say.won(teamName(setup, winner)), team: winner };
  }
  if (active !== null) return { text: say.active(shipName(state, active)), team };
  if (phase === activations)
    return { text: team ? say.toActivate(teamName(setup, team)) : say.allDone, team };
  if (phase === 'set-up')
    return { text: team ? say.toPlace(teamName(setup, team)) : say['set-up'], team };
  return { text: (phase && headlines?.[phase]) ?? '', team: null };
};

const phasesOf = <Phase extends string>({
  phases,
  turn,
}: OwnBridge<Phase>): BridgeView['phases'] => {
  const at = phases.findIndex(({ id }) => id === turn.phase);
  return phases.map(({ id, label, ...reads }, index) => ({
    label,
    state: index < at ? 'done' : index === at ? 'now' : 'next',
    ...reads,
  }));
};

/** The bridge of a game: whose turn it is, and every ship at a glance. */
export const bridgeView = <Phase extends string>(
  view: GameView,
  own: OwnBridge<Phase>,
): BridgeView => {
  const { setup, state, words } = view;
  return {
    kicker: state.outcome ? words.pages.over : own.kicker,
    headline: headlineOf(view, own),
    phases: phasesOf(own),
    points: setup.teams.map(({ id }) => ({ team: id, points: pointsOf(state, id) })),
    fleets: [...setup.teams.map(({ id }) => fleetOf(view, id, own)), ...(own.others ?? [])],
    notices: own.notices,
    ...own.acts,
  };
};
