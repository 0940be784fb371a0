import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, ArmamentRow, Block, Page } from '../../../../core/pages/page';
import { ask } from '../ask';
import { pastPage } from '../../../kit/pages/past';
import { readsRule } from '../reads';
import { nameOfShip, type View } from '../shipRow';
import { strikeRef } from '../strike/strikePage';
import { whyLines } from '../why';
import { moveBlocks, movesAnyway } from './movement';
import { activationOf, type ActivationView, type MountView } from '../../play/activation';
import { activeShip } from '../../../kit/play/turns';
import { isCrushed } from '../../terrain/entry';

const whyNot = ({ words }: View, activation: ActivationView, mount: MountView): string | null => {
  const say = words.pages.activation;
  if (mount.spent) return words.strike.refusals['armament-used']({ id: 'armament-used' });
  if (mount.locked) return words.strike.refusals.reloading({ id: 'reloading' });
  if (activation.hasMoved) return say.moved;
  const { max, left } = activation.strikes;
  return left > 0
    ? null
    : words.strike.refusals['no-strikes-left']({ id: 'no-strikes-left', most: max });
};

const armamentRow = (
  view: View,
  activation: ActivationView,
  mount: MountView,
): readonly ArmamentRow[] => {
  const { weapon, dice, arc, spent, locked } = mount;
  if (!weapon) return [];
  const say = view.words.pages.activation;
  const why = whyNot(view, activation, mount);
  const act: Act = {
    label: say.strike,
    spoken: say.strikeWith(weapon.name, arc),
    ...(why === null ? { opens: strikeRef(activation.ship, mount) } : { why }),
  };
  return [
    {
      id: `${mount.armament}:${mount.mount}`,
      name: weapon.name,
      detail: view.words.pages.ship.armament(weapon.code, weapon.types, arc, weapon.maxDistance),
      rays: view.rules.arcs[arc],
      dice,
      mark: spent ? view.words.pages.ship.spent : locked ? say.locked : null,
      act,
    },
  ];
};

const summary = ({ words }: View, { strikes, moves }: ActivationView): Block => {
  const { activation, ship } = words.pages;
  const texts = [
    activation.strikes(strikes.left, strikes.max),
    ship.movesLeft(moves.must, moves.left),
  ];
  return { block: 'text', text: texts.join(' · '), ...readsRule('4B-02') };
};

const warnings = ({ words }: View, { startedInCore, piece }: ActivationView): readonly Block[] =>
  isCrushed(startedInCore, piece)
    ? [
        {
          block: 'text',
          text: words.pages.activation.crushed,
          tone: 'warning',
          ...readsRule('8B-04'),
        },
      ]
    : [];

const whyBlock = (view: View, { moves, rotations, piece }: ActivationView): Block => ({
  block: 'findings',
  label: view.words.pages.activation.why,
  findings: whyLines(view, [
    ...moves.range.lines,
    ...(piece.card.role === 'Stationary' ? [] : rotations.lines),
  ]),
});

/** Order is advice: what the rules speak against, a table may do. */
const anywayBlock = (
  view: View,
  activation: ActivationView,
  answers: Answers,
): readonly Block[] => {
  const acts = movesAnyway(view, activation, answers);
  const { against } = view.words.pages.activation;
  return acts.length === 0 ? [] : [{ block: 'acts', label: against, style: 'list', acts }];
};

const endAct = ({ words }: View, { ship, moves }: ActivationView): Act => ({
  label: words.pages.acts.endActivation,
  command: ask({ type: 'end-activation', ship }),
  opens: 'bridge',
  ...(moves.must > 0 && { detail: words.pages.activation.owed(moves.must) }),
});

/** 6B: a ship that cannot move need not. */
const stuckBlock = ({ words }: View, { ship, moves }: ActivationView): readonly Block[] => {
  if (moves.must === 0) return [];
  const command = ask({ type: 'end-activation', ship, noManeuver: true });
  const label = words.pages.activation.noManeuver;
  return [
    {
      block: 'acts',
      style: 'list',
      acts: [{ label, command, opens: 'bridge', ...readsRule('6B') }],
    },
  ];
};

/** 4B-02: what the active ship can still do. */
export const activationPage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const activation = activationOf(view.setup, view.state, view.rules, about);
  const ship = view.state.ships[about];
  if (!activation || !ship) return null;
  if (view.state.outcome !== null || activeShip(view.state) !== about)
    return pastPage(view, nameOfShip(view, about));
  const words = view.words.pages.activation;
  const { piece, mounts } = activation;
  const isStill = piece.card.role === 'Stationary';
  const armaments: Block = {
    block: 'armaments',
    label: words.armaments,
    rows: mounts.flatMap((mount) => armamentRow(view, activation, mount)),
  };
  const movement: readonly Block[] = isStill
    ? [{ block: 'text', text: words.stationary, ...readsRule('6') }]
    : [...moveBlocks(view, activation, answers), ...stuckBlock(view, activation)];
  const [first, second] = activation.hasMoved ? [movement, [armaments]] : [[armaments], movement];
  return {
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    kicker: view.words.pages.row.kicker(piece.card.role, piece.card.code),
    team: ship.team,
    blocks: [summary(view, activation), ...warnings(view, activation), ...first],
    aside: [
      ...second,
      whyBlock(view, activation),
      ...(isStill ? [] : anywayBlock(view, activation, answers)),
    ],
    primary: endAct(view, activation),
    secondary: [{ label: words.shipCard, opens: { page: 'ship', about } }],
  };
};
