import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, ArmamentRow, Block, Page } from '../../../../core/pages/page';
import { isCrushed } from '../../../admirals-shared/terrain/entry';
import { ask } from '../ask';
import { pastPage } from '../past';
import { readsRule } from '../reads';
import { nameOfShip, type Seen } from '../shipRow';
import { strikeRef } from '../strike/strikeRef';
import { whyLines } from '../why';
import { moveBlocks, movesAnyway } from './movement';
import { activationOf, type ActivationView, type MountView } from '../../play/activation';
import { activeShip } from '../../../kit/play/turns';

const whyNot = ({ words }: Seen, activation: ActivationView, mount: MountView): string | null => {
  const say = words.playPages.activation;
  if (mount.spent) return words.strike.refusals['armament-used']({ id: 'armament-used' });
  if (mount.locked) return words.strike.refusals.reloading({ id: 'reloading' });
  if (activation.hasMoved) return say.moved;
  const { max, left } = activation.strikes;
  return left > 0
    ? null
    : words.strike.refusals['no-strikes-left']({ id: 'no-strikes-left', most: max });
};

const armamentRow = (
  seen: Seen,
  activation: ActivationView,
  mount: MountView,
): readonly ArmamentRow[] => {
  const { weapon, dice, arc, spent, locked } = mount;
  if (!weapon) return [];
  const say = seen.words.playPages.activation;
  const why = whyNot(seen, activation, mount);
  const act: Act = {
    label: say.strike,
    spoken: say.strikeWith(weapon.name, arc),
    ...(why === null ? { opens: strikeRef(activation.ship, mount) } : { why }),
  };
  return [
    {
      id: `${mount.armament}:${mount.mount}`,
      name: weapon.name,
      detail: seen.words.pages.ship.armament(weapon.code, weapon.types, arc, weapon.maxDistance),
      rays: seen.rules.arcs[arc],
      dice,
      mark: spent ? say.spent : locked ? say.locked : null,
      act,
    },
  ];
};

const summary = ({ words }: Seen, { strikes, moves }: ActivationView): Block => {
  const say = words.playPages.activation;
  const texts = [say.strikes(strikes.left, strikes.max), say.moves(moves.must, moves.left)];
  return { block: 'text', text: texts.join(' · '), ...readsRule('4B-02') };
};

const warnings = ({ words }: Seen, { startedInCore, piece }: ActivationView): readonly Block[] =>
  isCrushed(startedInCore, piece)
    ? [
        {
          block: 'text',
          text: words.playPages.activation.crushed,
          tone: 'warning',
          ...readsRule('8B-04'),
        },
      ]
    : [];

const whyBlock = (seen: Seen, { moves, rotations, piece }: ActivationView): Block => ({
  block: 'findings',
  label: seen.words.playPages.activation.why,
  findings: whyLines(seen, [
    ...moves.range.lines,
    ...(piece.card.role === 'Stationary' ? [] : rotations.lines),
  ]),
});

/** Order is advice: what the rules speak against, a table may do. */
const anywayBlock = (
  seen: Seen,
  activation: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const acts = movesAnyway(seen, activation, answers);
  const { against } = seen.words.playPages.activation;
  return acts.length === 0 ? [] : [{ block: 'acts', label: against, style: 'list', acts }];
};

const endAct = ({ words }: Seen, { ship, moves }: ActivationView): Act => ({
  label: words.pages.acts.endActivation,
  command: ask({ type: 'end-activation', ship }),
  opens: 'bridge',
  ...(moves.must > 0 && { detail: words.playPages.activation.owed(moves.must) }),
});

/** 6B: a ship that cannot move need not. */
const stuckBlock = ({ words }: Seen, { ship, moves }: ActivationView): readonly Block[] => {
  if (moves.must === 0) return [];
  const command = ask({ type: 'end-activation', ship, noManeuver: true });
  const label = words.playPages.activation.noManeuver;
  return [
    {
      block: 'acts',
      style: 'list',
      acts: [{ label, command, opens: 'bridge', ...readsRule('6B') }],
    },
  ];
};

/** 4B-02: what the active ship can still do. */
export const activationPage = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const activation = activationOf(seen.setup, seen.state, seen.rules, about);
  const ship = seen.state.ships[about];
  if (!activation || !ship) return null;
  if (seen.state.outcome !== null || activeShip(seen.state) !== about)
    return pastPage(seen, nameOfShip(seen, about));
  const words = seen.words.playPages.activation;
  const { piece, mounts } = activation;
  const isStill = piece.card.role === 'Stationary';
  const armaments: Block = {
    block: 'armaments',
    label: words.armaments,
    rows: mounts.flatMap((mount) => armamentRow(seen, activation, mount)),
  };
  const movement: readonly Block[] = isStill
    ? [{ block: 'text', text: words.stationary, ...readsRule('6') }]
    : [...moveBlocks(seen, activation, answers), ...stuckBlock(seen, activation)];
  const [first, second] = activation.hasMoved ? [movement, [armaments]] : [[armaments], movement];
  return {
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    kicker: seen.words.pages.row.kicker(piece.card.role, piece.card.code),
    team: ship.team,
    blocks: [summary(seen, activation), ...warnings(seen, activation), ...first],
    aside: [
      ...second,
      whyBlock(seen, activation),
      ...(isStill ? [] : anywayBlock(seen, activation, answers)),
    ],
    primary: endAct(seen, activation),
    secondary: [{ label: words.shipCard, opens: { page: 'ship', about } }],
  };
};
