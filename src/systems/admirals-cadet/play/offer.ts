import { hasMark, holderOf, trackOf, type GameState } from '../../../core/game/state';
import { activeShip } from '../../admirals-shared/play/turns';
import { inTurn, type Chance } from '../../kit/play/chance';
import { shipsInPlay } from '../../kit/play/ships';
import { TERRAINS } from '../cards/terms';
import { movesOf } from '../movement';
import type { Piece } from '../piece';
import type { Rules } from '../rules';
import type { CadetCommand, Entry, Move, Skirmish, Strike } from './commands';
import { isTimeFor } from './moments';
import { placeSubject, TURN_MARKS } from './names';
import { lacksNormalOrder, mayBear } from './orders';
import { libraryOf } from '../../admirals-shared/play/orders';
import { completeEntry, completeSkirmish, completeStrike } from './resolve/complete';
import { resolveSkirmish, survivorOf } from './resolve/skirmish';
import { mountsOf, mustReload } from './situations';
import {
  hasSetOut,
  movesUsed,
  phaseOf,
  pieceOf,
  piecesOf,
  skirmishFrom,
  terrainOf,
  turnOf,
} from './view';
import type { CadetSetup, ScenarioAct } from './setup';
import { begin } from '../../../core/game/story';
import { type Story } from './story';
import { ordersAt } from '../../admirals-shared/play/cardsInPlay';

const offerSetUp = ({ setup, state }: Story): readonly CadetCommand[] => [
  ...turnOf(setup, state).ready.map((ship): CadetCommand => ({ type: 'place-ship', ship })),
  { type: 'start-battle' },
];

/** Orders Phase: every order that may go to a ship, one copy of each. */
const offerOrders = (story: Story): readonly CadetCommand[] => {
  const { setup, state } = story;
  const ships = shipsInPlay(state);
  const assigns = ships.flatMap(({ id, player }) => {
    const library = libraryOf(state, player);
    const distinct = library.filter(
      ({ ref }, at) => library.findIndex((one) => one.ref === ref) === at,
    );
    return distinct
      .filter(({ ref }) => mayBear(story, id, ref) === null)
      .map((card): CadetCommand => ({ type: 'assign-order', ship: id, card: card.id }));
  });
  const takeBack = ships.flatMap(({ id }) =>
    ordersAt(state, id).map((card): CadetCommand => ({ type: 'unassign-order', card: card.id })),
  );
  const ready = !ships.some(({ id }) => lacksNormalOrder(story, id));
  return setup.players.length === 0
    ? []
    : [...assigns, ...takeBack, ...(ready ? [{ type: 'reveal' } as const] : [])];
};

const foesOf = ({ setup, state }: Story, piece: Piece): readonly Piece[] =>
  piecesOf(setup, state).filter(({ team }) => team !== piece.team);

/** Making Attacks: every mount with dice left, at every enemy. */
const strikes = (story: Story, piece: Piece, chance: Chance): readonly Strike[] => {
  const { setup, state, rules } = story;
  return mountsOf(setup, state, piece)
    .filter(({ weapon, left, dice, reloading }) => {
      const whole = rules.rulings['dice-may-be-split'] === 'whole-mount';
      return weapon !== null && !reloading && (whole ? left === dice : left > 0);
    })
    .flatMap(({ armament, mount, weapon }) =>
      foesOf(story, piece).flatMap((target) => {
        const distance = chance.pick((weapon?.maxDistance ?? 0) + 1);
        const aim = { attacker: piece.id, armament, mount, target: target.id, distance };
        return completeStrike(setup, state, rules, aim, chance) ?? [];
      }),
    );
};

/** Movement: into open space and each kind of terrain, beside a black hole, and onto a friend. */
const moves = (story: Story, piece: Piece, chance: Chance): readonly Move[] => {
  const inHole = piece.terrain === 'Black Hole';
  const into = (entry: Entry, ontoFriend = false): Move => ({
    type: 'move',
    ship: piece.id,
    ...(inHole ? { breakOut: chance.die() } : {}),
    ...(ontoFriend ? { ontoFriend } : {}),
    enters: completeEntry(piece, entry, story.rules, chance, inHole),
  });
  return [
    into({ terrain: null }),
    into({ terrain: null, nearHole: true }),
    ...TERRAINS.map((terrain) => into({ terrain })),
    into({ terrain: null }, true),
  ];
};

/** Skirmishes: with every enemy; whoever survives alone takes the hex. */
const skirmishes = (story: Story, piece: Piece, chance: Chance): readonly Skirmish[] => {
  const { setup, state, rules } = story;
  if (hasMark(state, piece.id, TURN_MARKS.withFriend)) return [];
  return foesOf(story, piece).flatMap((foe) => {
    const aim = { active: piece.id, opposing: foe.id };
    const fought = completeSkirmish(setup, state, rules, aim, chance);
    const situation = skirmishFrom(setup, state, aim);
    if (!fought || !situation) return [];
    const { tolls } = resolveSkirmish(situation, fought, rules).soFar;
    const side = tolls ? survivorOf(tolls) : null;
    if (side === null) return [fought];
    const lost = side === 'active' ? foe : piece;
    const advance = { terrain: lost.terrain };
    return completeSkirmish(setup, state, rules, { ...fought, advance }, chance) ?? [fought];
  });
};

const reloads = ({ state }: Story, piece: Piece): readonly CadetCommand[] =>
  piece.card.armaments.flatMap((_, armament): readonly CadetCommand[] =>
    mustReload(state, piece, armament) ? [{ type: 'reload', ship: piece.id, armament }] : [],
  );

const systemsFor = ({ setup, state }: Story, act: ScenarioAct): readonly (number | undefined)[] => {
  const { perSystem } = act;
  if (perSystem === undefined) return [undefined];
  return Array.from({ length: setup.starSystems }, (_, at) => at + 1).filter(
    (system) => (trackOf(state, placeSubject(system), act.id)?.now ?? 0) < perSystem,
  );
};

/** Historic Play: what a ship may do in a Star System at its moment. */
export const actsFor = (story: Story, piece: Piece): readonly CadetCommand[] => {
  const { setup, state } = story;
  const shares = hasMark(state, piece.id, TURN_MARKS.withFriend);
  if (terrainOf(state, piece.id) !== 'Star System' || shares) return [];
  return (setup.scenario?.acts ?? [])
    .filter((act) => act.ships.includes(piece.id) && isTimeFor(state, piece, act))
    .flatMap((act) =>
      systemsFor(story, act).map((system): CadetCommand => ({
        type: 'scenario-act',
        ship: piece.id,
        act: act.id,
        ...(system === undefined ? {} : { system }),
      })),
    );
};

const inActivation = (story: Story, piece: Piece, chance: Chance): readonly CadetCommand[] => {
  const { state } = story;
  const used = movesUsed(state, piece.id);
  const maySail = movesOf(piece).value.max > used;
  const shares = hasMark(state, piece.id, TURN_MARKS.withFriend);
  return [
    ...(!hasSetOut(state, piece.id)
      ? [...strikes(story, piece, chance), ...reloads(story, piece)]
      : []),
    ...(maySail ? [...moves(story, piece, chance), ...skirmishes(story, piece, chance)] : []),
    ...actsFor(story, piece),
    ...(shares ? [] : [{ type: 'end-activation', ship: piece.id } as const]),
    // Out of moves in a friend's hex there is nothing that the rules allow: the table does as it can.
    ...(shares && !maySail
      ? [{ type: 'end-activation', ship: piece.id, override: true } as const]
      : []),
  ];
};

const offerShips = (story: Story, chance: Chance): readonly CadetCommand[] => {
  const { setup, state } = story;
  const active = activeShip(state);
  const piece = active === null ? null : pieceOf(setup, state, active);
  if (piece) return inActivation(story, piece, chance);
  return turnOf(setup, state).ready.map((ship): CadetCommand => ({ type: 'activate', ship }));
};

const offerTracks = ({ state }: Story): readonly CadetCommand[] =>
  shipsInPlay(state).flatMap(({ id }) =>
    Object.entries(holderOf(state, id).tracks)
      .filter(([, { now }]) => now > 0)
      .map(([track]): CadetCommand => ({ type: 'adjust', ship: id, track, by: -1 })),
  );

const ofPhase = (story: Story, chance: Chance): readonly CadetCommand[] => {
  const phase = phaseOf(story.state);
  switch (phase) {
    case 'set-up':
      return offerSetUp(story);
    case 'orders':
      return offerOrders(story);
    case 'ship':
      return offerShips(story, chance);
    case 'refresh':
      return [{ type: 'refresh', override: true }];
    case null:
      return [];
  }
};

/**
 * What may be done now, and every point that can be tapped. Where dice and distances are needed they come
 * from `chance`. Corrections, notes, lines of a scenario and the end of the game are always open and not listed.
 */
export const offer = (
  rules: Rules,
  setup: CadetSetup,
  state: GameState,
  chance: Chance = inTurn(),
): readonly CadetCommand[] => {
  if (state.outcome !== null) return [];
  const story = begin(rules, setup, state);
  return [...ofPhase(story, chance), ...offerTracks(story)];
};
