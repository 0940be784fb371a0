import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Page } from '../../../core/pages/page';
import { countWithin, flagAt, textAt, itemsAt } from '../../kit/pages/answered';
import { choiceBlock, picks, switchAt } from '../../kit/pages/choices';
import { actsBlock, laidOut, type Blocks } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { heldBy } from '../../kit/play/cards';
import { pointsNow } from '../../kit/play/marks';
import { otherTeam, shipName, teamName } from '../../kit/play/ships';
import type { Obstacle } from '../activation/maneuver';
import { chartOf, type ShipCard } from '../cards';
import { topSpeed, yawsAt } from '../commands/navigate';
import {
  engineeringPoints,
  repair,
  REPAIR_COSTS,
  whyNotRepaired,
  type RepairEffect,
} from '../commands/repair';
import { SLOT, TRACK } from '../play/names';
import { bodyNow, damageOf, shipCard, shipsOf } from '../play/pieces';
import { readsRule } from '../reference/contents';
import { ZONES, type DamageCards, type Spent } from '../terms';
import { drawBlocks, drawnOn } from './ship';
import { spendable, spendSwitches, type View } from './view';

const spentOn = (answers: Answers, standard: Spent): Spent => ({
  dial: flagAt(answers, 'dial') ?? standard.dial,
  token: flagAt(answers, 'token') ?? standard.token,
});

/** Every repair that can be thought of, as a text that a list of answers keeps. */
const effectsOf = ({ state }: View, { id }: Ship): readonly RepairEffect[] => [
  ...ZONES.map((to) => ({ effect: 'recover', to }) as const),
  { effect: 'repair-hull', card: 'facedown' },
  ...heldBy(state, id, SLOT.damage)
    .filter(({ face }) => face === 'up')
    .map(({ id: which }) => ({ effect: 'repair-hull', card: 'faceup', which }) as const),
  ...ZONES.flatMap((from) =>
    ZONES.filter((to) => to !== from).map((to) => ({ effect: 'move', from, to }) as const),
  ),
];
const keyOf = (effect: RepairEffect): string => JSON.stringify(effect);

const effectsIn = (answers: Answers, all: readonly RepairEffect[]): readonly RepairEffect[] =>
  itemsAt(answers, 'effects').flatMap((one) => all.find((effect) => keyOf(effect) === one) ?? []);

const effectName = ({ words, setup, state }: View, effect: RepairEffect): string => {
  const say = words.own.repair;
  switch (effect.effect) {
    case 'move':
      return say.move(words.own.zone(effect.from), words.own.zone(effect.to));
    case 'recover':
      return say.recover(words.own.zone(effect.to));
    case 'repair-hull': {
      const named = setup.cards[state.cards[effect.which ?? '']?.ref ?? ''];
      return named ? say.named(named.name) : say[effect.card];
    }
  }
};

/** Commands, Repair: engineering points, spent effect by effect. */
export const repairPage = (view: View, ship: Ship, answers: Answers): Page => {
  const { setup, state, words } = view;
  const say = words.own.repair;
  const card = shipCard(setup, ship);
  if (!card || ship.left || state.outcome) return pastPage(view, say.title);
  const able = spendable(view, ship, 'repair');
  const spent = spentOn(answers, { dial: able.dial, token: able.token && !able.dial });
  const all = effectsOf(view, ship);
  const effects = effectsIn(answers, all);
  const points = engineeringPoints(card.engineering, spent, view.game.rules['dial-and-token']);
  const now = repair(bodyNow(state, ship.id, card), points, effects);
  const chosen = effects.map(keyOf);
  const offered = all
    .filter((one) => !('which' in one && chosen.includes(keyOf(one))))
    .filter((one) => whyNotRepaired(now.ship, one, now.pointsLost) === null);
  const acts = offered.map((effect): Act => ({
    label: effectName(view, effect),
    detail: say.cost(REPAIR_COSTS[effect.effect]),
    answers: { effects: [...chosen, keyOf(effect)] },
  }));
  const command = { type: 'repair', ship: ship.id, ...spent, effects: [...effects] } as const;
  return laidOut({
    ...shipHead(ship),
    kicker: say.title,
    figure: { label: say.points, value: String(now.pointsLost) },
    blocks: [
      spendSwitches(able, spent, say),
      {
        block: 'items',
        label: say.chosen,
        items: effects.map((effect, at) => ({ id: String(at), title: effectName(view, effect) })),
        ...readsRule('Commands'),
        empty: say.nothing,
        ...(effects.length > 0
          ? { add: { label: say.undo, answers: { effects: chosen.slice(0, -1) } } }
          : {}),
      },
      actsBlock('list', acts, say.more),
    ],
    primary: view.tried(command, { label: say.title, opens: 'back' }),
  });
};

/** Obstacles that a ship may stand on, as texts that a list of answers keeps. */
const OBSTACLES: readonly Obstacle[] = [
  { type: 'asteroid-field' },
  ...ZONES.map((zone) => ({ type: 'debris-field', zone }) as const),
  ...(['faceup', 'facedown'] as const).map((discard) => ({ type: 'station', discard }) as const),
];
const obstacleKey = (one: Obstacle): string => JSON.stringify(one);

/** AR-41: a station helps a ship with a damage card that lies so. */
const isOfUse = (cards: DamageCards, one: Obstacle): boolean =>
  one.type !== 'station' || (one.discard !== null && cards[one.discard] > 0);

const obstacleName = ({ words }: View, one: Obstacle): string => {
  const say = words.own.maneuver;
  if (one.type === 'asteroid-field') return say['asteroid-field'];
  if (one.type === 'debris-field') return say.debris(words.own.zone(one.zone));
  return `${say.station}: ${words.own.repair[one.discard ?? 'facedown']}`;
};

/** What a maneuver was told to be so far. */
const maneuverOn = (view: View, ship: Ship, most: number, answers: Answers) => {
  const now = pointsNow(view.state, ship.id, TRACK.speed);
  const speed = countWithin(answers, 'speed', { max: most }) ?? now;
  const others = shipsOf(view.setup, view.state).filter(({ id }) => id !== ship.id);
  const hit = others.find(({ id }) => id === textAt(answers, 'hit'))?.id;
  const movedAt = countWithin(answers, 'movedAt', { max: Math.max(0, speed - 1) });
  const joint = countWithin(answers, 'joint', { max: speed }) ?? 0;
  // In the order in which its owner resolves them.
  const obstacles = itemsAt(answers, 'obstacles').flatMap(
    (told) => OBSTACLES.find((one) => obstacleKey(one) === told) ?? [],
  );
  const isDealt = obstacles.some(({ type }) => type === 'asteroid-field');
  // Another speed or a raised joint is paid for by what can be spent, the dial first.
  const able = spendable(view, ship, 'navigate');
  const change = Math.abs(speed - now);
  const dial = able.dial && (change > 0 || joint > 0);
  const spent = spentOn(answers, { dial, token: able.token && change > (dial ? 1 : 0) });
  const command = {
    type: 'maneuver',
    ship: ship.id,
    ...spent,
    speed,
    ...(joint > 0 ? { joint } : {}),
    ...(hit === undefined ? {} : { hit, movedAt: movedAt ?? Math.max(0, speed - 1) }),
    obstacles,
    off: flagAt(answers, 'off') ?? false,
    ...(isDealt ? drawnOn(view, answers) : {}),
  } as const;
  return { command, others, isDealt, able };
};

type Maneuver = ReturnType<typeof maneuverOn>;

/** Ship Movement 1: speed and yaw, and what is spent to change them. */
const courseBlocks = (view: View, card: ShipCard, { command, able }: Maneuver): Blocks => {
  const say = view.words.own.maneuver;
  const chart = chartOf(card);
  const { speed, joint = 0, dial } = command;
  const yaws = yawsAt(chart, speed);
  const joints = yaws.map((yaw, at) => ({ value: at + 1, label: say.jointAt(at + 1, yaw) }));
  const raised = [{ value: 0, label: say.noJoint }, ...joints];
  return [
    stepperAt('speed', say.speed, speed, { max: topSpeed(chart), ...readsRule('Speed') }),
    spendSwitches(able, command, say),
    { block: 'text', text: say.yaws(yaws), ...(able.dial ? {} : readsRule('Yaw')) },
    (able.dial || dial) && choiceBlock('menu', 'joint', say.joint, joint, raised, readsRule('Yaw')),
  ];
};

/** Ship Movement 2; Overlapping; Obstacles: where it ended. */
const endBlocks = (view: View, ship: Ship, { command, others }: Maneuver): Blocks => {
  const { setup, state, words } = view;
  const say = words.own.maneuver;
  const { hit, movedAt = 0, speed, off } = command;
  const ships = others.map(({ id }) => ({ value: id, label: shipName(state, id) }));
  const nobody = { value: '', label: say.nobody };
  const useful = OBSTACLES.filter((one) => isOfUse(damageOf(state, ship.id), one));
  const options = useful.map((one) => ({
    ...{ value: obstacleKey(one), label: obstacleName(view, one) },
  }));
  const slower = stepperAt('movedAt', say.movedAt, movedAt, { max: Math.max(0, speed - 1) });
  return [
    choiceBlock('menu', 'hit', say.hit, hit ?? '', [nobody, ...ships], readsRule('Overlapping')),
    hit !== undefined && slower,
    {
      ...picks('obstacles', say.obstacles, command.obstacles.map(obstacleKey), options),
      ...readsRule('Obstacles'),
    },
    switchAt('off', say.off, off),
    { block: 'text', text: say.placedBy(teamName(setup, otherTeam(setup, ship.team))) },
  ];
};

/** Ship Movement: the course, and where it ended. */
export const maneuverPage = (view: View, ship: Ship, answers: Answers): Page => {
  const { setup, state, words } = view;
  const say = words.own.maneuver;
  const card = shipCard(setup, ship);
  if (!card || ship.left || state.outcome) return pastPage(view, say.act);
  const told = maneuverOn(view, ship, topSpeed(chartOf(card)), answers);
  const command = { ...told.command, obstacles: [...told.command.obstacles] };
  return laidOut({
    ...shipHead(ship),
    title: say.title(shipName(state, ship.id)),
    blocks: courseBlocks(view, card, told),
    aside: [endBlocks(view, ship, told), told.isDealt && drawBlocks(view, answers)],
    primary: view.tried(command, { label: say.act, opens: 'bridge' }),
  });
};
