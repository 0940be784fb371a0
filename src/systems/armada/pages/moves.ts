import type { Ship } from '../../../core/game/state';
import type { Answer, Answers } from '../../../core/pages/answers';
import type { Act, Block, Page } from '../../../core/pages/page';
import { countWithin, flagAt, textAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { itemsAt } from '../../kit/pages/toggled';
import { heldBy } from '../../kit/play/cards';
import { pointsNow } from '../../kit/play/reading';
import { otherTeam, shipName, teamName } from '../../kit/play/ships';
import type { Obstacle } from '../activation/maneuver';
import { chartOf } from '../cards';
import { topSpeed, yawsAt } from '../commands/navigate';
import {
  engineeringPoints,
  repair,
  REPAIR_COSTS,
  whyNotRepaired,
  type RepairEffect,
} from '../commands/repair';
import { DAMAGE, SPEED } from '../play/names';
import { damageOf, shipCard, shipsOf, zonesNow } from '../play/pieces';
import { readsRule } from '../reference/entriesFor';
import { ZONES, type DamageCards, type Spent } from '../terms';
import { drawBlocks, drawnOn } from './damage';
import { listOf, spendable, spendSwitches, type View } from './view';

const spentOn = (answers: Answers, standard: Spent): Spent => ({
  dial: flagAt(answers, 'dial') ?? standard.dial,
  token: flagAt(answers, 'token') ?? standard.token,
});

/** Every repair that can be thought of, as a text that a list of answers keeps. */
const effectsOf = ({ state }: View, { id }: Ship): readonly RepairEffect[] => [
  ...ZONES.map((to) => ({ effect: 'recover', to }) as const),
  { effect: 'repair-hull', card: 'facedown' },
  ...heldBy(state, id, DAMAGE)
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
  const before = { zones: zonesNow(state, ship.id, card), damageCards: damageOf(state, ship.id) };
  const now = repair(
    before,
    engineeringPoints(card.engineering, spent, view.game.rules['dial-and-token']),
    effects,
  );
  const chosen = effects.map(keyOf);
  const offered = all
    .filter((one) => !('which' in one && chosen.includes(keyOf(one))))
    .filter((one) => whyNotRepaired(now.ship, one, now.pointsLost) === null);
  const acts = offered.map((effect): Act => ({
    label: effectName(view, effect),
    detail: String(REPAIR_COSTS[effect.effect]),
    answers: { effects: [...chosen, keyOf(effect)] },
  }));
  const command = { type: 'repair', ship: ship.id, ...spent, effects: [...effects] } as const;
  const act = { opens: 'back' } as const;
  return {
    ...shipHead(ship),
    kicker: say.title,
    figure: { label: say.points, value: String(now.pointsLost) },
    blocks: [
      ...spendSwitches(able, spent, say),
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
      ...(acts.length > 0
        ? [{ block: 'acts', label: say.more, style: 'list', acts } as const]
        : []),
      ...listOf(view.anyway(command, act)),
    ],
    primary: view.tried(command, { ...act, label: say.act }),
  };
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

const menu = (
  id: string,
  label: string,
  value: Answer,
  options: readonly { readonly value: Answer; readonly label: string }[],
  rule: string,
): Block => ({ block: 'choice', id, label, style: 'menu', value, options, ...readsRule(rule) });

/** What a maneuver was told to be so far. */
const maneuverOn = (view: View, ship: Ship, most: number, answers: Answers) => {
  const now = pointsNow(view.state, ship.id, SPEED);
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
  const command = {
    type: 'maneuver',
    ship: ship.id,
    ...spentOn(answers, { dial: false, token: false }),
    speed,
    ...(joint > 0 ? { joint } : {}),
    ...(hit === undefined ? {} : { hit, movedAt: movedAt ?? Math.max(0, speed - 1) }),
    obstacles,
    off: flagAt(answers, 'off') ?? false,
    ...(isDealt ? drawnOn(view, answers) : {}),
  } as const;
  return { command, others, isDealt };
};

/** Ship Movement: the course, and where it ended. */
export const maneuverPage = (view: View, ship: Ship, answers: Answers): Page => {
  const { setup, state, words } = view;
  const say = words.own.maneuver;
  const card = shipCard(setup, ship);
  if (!card || ship.left || state.outcome) return pastPage(view, say.act);
  const chart = chartOf(card);
  const { command, others, isDealt } = maneuverOn(view, ship, topSpeed(chart), answers);
  const joints = yawsAt(chart, command.speed).map((yaw, at) => ({
    value: at + 1,
    label: say.jointAt(at + 1, yaw),
  }));
  const act = { opens: 'bridge' } as const;
  return {
    ...shipHead(ship),
    title: say.title(shipName(state, ship.id)),
    blocks: [
      stepperAt('speed', say.speed, command.speed, { max: topSpeed(chart), ...readsRule('Speed') }),
      ...spendSwitches(spendable(view, ship, 'navigate'), command, say),
      menu(
        'joint',
        say.joint,
        command.joint ?? 0,
        [{ value: 0, label: say.noJoint }, ...joints],
        'Yaw',
      ),
      menu(
        'hit',
        say.hit,
        command.hit ?? '',
        [
          { value: '', label: say.nobody },
          ...others.map(({ id }) => ({ value: id, label: shipName(state, id) })),
        ],
        'Overlapping',
      ),
      ...(command.hit === undefined
        ? []
        : [
            stepperAt('movedAt', say.movedAt, command.movedAt ?? 0, {
              max: Math.max(0, command.speed - 1),
            }),
          ]),
      {
        block: 'picks',
        id: 'obstacles',
        label: say.obstacles,
        values: command.obstacles.map(obstacleKey),
        options: OBSTACLES.filter((one) => isOfUse(damageOf(state, ship.id), one)).map((one) => ({
          value: obstacleKey(one),
          label: obstacleName(view, one),
        })),
        ...readsRule('Obstacles'),
      },
      ...(isDealt ? drawBlocks(view, answers) : []),
      { block: 'switches', switches: [{ id: 'off', label: say.off, on: command.off }] },
      { block: 'text', text: say.placedBy(teamName(setup, otherTeam(setup, ship.team))) },
      ...listOf(view.anyway({ ...command, obstacles: [...command.obstacles] }, act)),
    ],
    primary: view.tried(
      { ...command, obstacles: [...command.obstacles] },
      { ...act, label: say.act },
    ),
  };
};
