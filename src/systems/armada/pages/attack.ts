import { SIGNS } from '../../../core/drawing/drawing';
import { hasMark, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Option, Page } from '../../../core/pages/page';
import { flagAt, oneAt, textAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { otherTeam, shipName, shipsInPlay } from '../../kit/play/ships';
import { rollThrough, type AskedSoFar, type Shown } from '../../kit/procedures/page';
import { repliesOf, type Run } from '../../kit/procedures/play';
import type { Question, Reply } from '../../kit/procedures/procedure';
import { attackOf, ATTACKER, NONE, type AttackSpec } from '../attack/attack';
import { colourOfDie } from '../attack/dice';
import { attackerBy, oddsAgainstShip, oddsAgainstSquadron, planBest } from '../attack/odds';
import { DIE_LOOKS } from '../looks';
import { declaredCounter, poolOf, shipHitOf, specOf, type Declared } from '../play/attacks';
import { attackedMark, HULL } from '../play/names';
import { shipCard, squadronCard } from '../play/pieces';
import { pointsNow } from '../../kit/play/reading';
import { COLOURS, diceIn, RANGES, ZONES, type Range } from '../terms';
import { listOf, spendable, spendSwitches, type View } from './view';

const FACE_SIGNS = {
  blank: [],
  hit: [SIGNS.hit],
  'hit-hit': [SIGNS.hit, SIGNS.hit],
  crit: [SIGNS.critical],
  acc: [SIGNS.lock],
  'hit-crit': [SIGNS.hit, SIGNS.critical],
} as const;

/** How each question of an attack is shown. */
const shownAs =
  ({ words }: View, spec: AttackSpec) =>
  ({ question }: AskedSoFar): Shown => {
    const say = words.own.attack;
    const steps: Readonly<Record<string, string>> = say.steps;
    const tokenOf = (id: unknown) => spec.tokens.find((token) => token.id === id);
    return {
      label: steps[question.id] ?? question.id,
      face: (value) => {
        const signs = Object.entries(FACE_SIGNS).find(([face]) => face === value)?.[1] ?? [];
        return { name: say.face(value), ...(signs.length > 0 ? { signs } : {}) };
      },
      kind: (die) => ({
        name: words.own.colour(colourOfDie(die)),
        look: DIE_LOOKS[colourOfDie(die)],
      }),
      option: (id) => {
        const token = tokenOf(id);
        if (id === NONE) return { label: say.none };
        const zone = ZONES.find((one) => one === id);
        if (zone) return { label: say.redirectTo(words.own.zone(zone)) };
        if (!token) return { label: say.side(String(id)) };
        const name = words.tokens[token.type];
        return { label: token.state === 'readied' ? name : words.own.ship.exhausted(name) };
      },
    };
  };

/** Blanks first, then what does no damage. */
const REROLL = ['red:blank', 'black:blank', 'red:acc', 'blue:acc'] as const;

/** What the attack may come to, before any die. */
const oddsBlock = (view: View, of: Declared, spec: AttackSpec): Block => {
  const say = view.words.own.attack;
  const first = COLOURS.find((colour) => spec.pool[colour] > 0) ?? null;
  const accuracy = spec.tokens.filter(({ state }) => state !== 'discarded').map(({ id }) => id);
  const plan = planBest(attackerBy({ dial: spec.dial ? first : null, reroll: REROLL, accuracy }));
  const hit = shipHitOf(view.game, of);
  const figure = (label: string, value: string) => ({ label, value });
  const base = { block: 'odds', label: say.odds, why: [say.policy] } as const;
  if (!hit) {
    const hull = pointsNow(view.state, of.target, HULL);
    const odds = oddsAgainstSquadron(spec, hull, plan);
    return {
      ...base,
      headline: figure(say.destroys, say.percent(odds.destroyed)),
      figures: [figure(say.mean, say.amount(odds.expectedDamage))],
      bars: odds.damage.map((chance, at) => ({ label: say.count(at), chance, fatal: at >= hull })),
    };
  }
  const odds = oddsAgainstShip(spec, hit, plan, []);
  return {
    ...base,
    headline: figure(say.destroys, say.percent(odds.destroyed)),
    figures: [
      figure(say.meanCards, say.amount(odds.expectedCards)),
      figure(say.faceup, say.percent(odds.faceup)),
    ],
    bars: odds.cards.map((chance, at) => ({
      label: say.count(at),
      chance,
      fatal: at >= hit.hullLeft,
    })),
  };
};

const choice = (
  id: string,
  label: string,
  value: string | null,
  options: readonly Option[],
  style: 'chips' | 'menu' = 'chips',
): Block => ({
  block: 'choice',
  id,
  label,
  style,
  value,
  options,
});

/** What was declared so far, with something in place of what was not. */
const declaredOn = ({ setup, state }: View, ship: Ship, answers: Answers): Declared | null => {
  const foes = shipsInPlay(state, otherTeam(setup, ship.team));
  const target = foes.find(({ id }) => id === textAt(answers, 'target')) ?? foes[0];
  if (!target) return null;
  const isShip = shipCard(setup, ship) !== null;
  const isOnShip = shipCard(setup, target) !== null;
  const ranges: readonly Range[] = RANGES.slice(0, 3);
  const removed = oneAt(answers, 'removed', COLOURS);
  const unused = ZONES.find((zone) => !hasMark(state, ship.id, attackedMark(zone))) ?? 'front';
  return {
    ship: ship.id,
    target: target.id,
    ...(isShip ? { zone: oneAt(answers, 'zone', ZONES) ?? unused } : {}),
    ...(isOnShip ? { at: oneAt(answers, 'at', ZONES) ?? 'front' } : {}),
    range: isShip ? (oneAt(answers, 'range', ranges) ?? 'medium') : 'distance-1',
    ...(removed === null ? {} : { removed }),
    dial: isShip && (flagAt(answers, 'dial') ?? false),
    token: isShip && (flagAt(answers, 'token') ?? false),
    swarm: flagAt(answers, 'swarm') ?? false,
  };
};

/** Swarm: for those that have it. */
const swarmSwitch = (
  { setup, words }: View,
  ship: Ship | undefined,
  on: boolean,
): readonly Block[] =>
  squadronCard(setup, ship)?.swarm === true
    ? [{ block: 'switches', switches: [{ id: 'swarm', label: words.own.attack.swarm, on }] }]
    : [];

/** Attack 1: who, from where, at whom and how far. */
const declaringBlocks = (view: View, ship: Ship, of: Declared): readonly Block[] => {
  const { setup, state, words } = view;
  const say = words.own.attack;
  const zones = ZONES.map((zone) => ({ value: zone, label: words.own.zone(zone) }));
  const foes = shipsInPlay(state, otherTeam(setup, ship.team));
  const isShip = shipCard(setup, ship) !== null;
  return [
    choice(
      'target',
      say.target,
      of.target,
      foes.map(({ id }) => ({ value: id, label: shipName(state, id) })),
      'menu',
    ),
    ...(of.zone === undefined ? [] : [choice('zone', say.from, of.zone, zones)]),
    ...(of.at === undefined ? [] : [choice('at', say.at, of.at, zones)]),
    ...(isShip
      ? [
          choice(
            'range',
            say.range,
            of.range,
            RANGES.slice(0, 3).map((range) => ({ value: range, label: words.own.range(range) })),
          ),
        ]
      : []),
    choice('removed', say.removed, of.removed ?? '', [
      { value: '', label: say.clear },
      ...COLOURS.map((colour) => ({ value: colour, label: words.own.colour(colour) })),
    ]),
    ...(isShip
      ? spendSwitches(spendable(view, ship, 'concentrate-fire'), of, say)
      : swarmSwitch(view, ship, of.swarm)),
  ];
};

/** Step by step, from the roll to the damage. */
const rollingOf = (view: View, of: Declared, spec: AttackSpec, answers: Answers) => {
  const { procedure, start, endOf } = attackOf(spec);
  const say = view.words.own.attack;
  const defender = shipName(view.state, of.target);
  const rolled = rollThrough(procedure, start, {
    page: { answers, path: 'replies', standard: ({ question }) => standardReply(question) },
    words: { face: say.face, change: say.change },
    first: ATTACKER,
    shownAs: shownAs(view, spec),
    headingFor: ({ question }) =>
      question.by === ATTACKER ? [] : [{ block: 'heading', text: say.defends(defender) }],
  });
  return { ...rolled, damage: endOf(rolled.run.state).damage };
};

/** Nothing is spent until somebody says so; a dial that is spent adds a die. */
const standardReply = (question: Question): Reply | null => {
  switch (question.ask) {
    case 'choose':
      return [(question.id === 'dial' && question.options.find((one) => one !== NONE)) || NONE];
    case 'pick':
      return [];
    case 'spend':
      return [0, 0];
    case 'roll':
      return null;
  }
};

const cardBlock = (
  { setup, words }: View,
  run: Run,
  of: Declared,
  answers: Answers,
): readonly Block[] => {
  const cards = Object.entries(setup.cards).filter(([, card]) => card.kind === 'damage');
  if (run.open || of.at === undefined || cards.length === 0) return [];
  const say = words.own.attack;
  return [
    {
      block: 'choice',
      id: 'card',
      label: say.damageCard,
      style: 'menu',
      value: textAt(answers, 'card') ?? '',
      options: [
        { value: '', label: say.unnamed },
        ...cards.map(([ref, card]) => ({ value: ref, label: card.name })),
      ],
    },
  ];
};

/** Attack: declared, with its odds, then rolled and defended. */
export const attackPage = (view: View, ship: Ship, answers: Answers): Page => {
  const { state, words } = view;
  const say = words.own.attack;
  const title = say.title(shipName(state, ship.id));
  const of = declaredOn(view, ship, answers);
  if (ship.left || state.outcome || !of) return pastPage(view, title);
  const declaring = declaringBlocks(view, ship, of);
  if (diceIn(poolOf(view.game, of)) === 0)
    return {
      ...shipHead(ship),
      title,
      blocks: [...declaring, { block: 'text', text: say.noDice }],
    };
  const spec = specOf(view.game, of);
  const { run, blocks, damage } = rollingOf(view, of, spec, answers);
  const card = textAt(answers, 'card') ?? '';
  const command = {
    type: 'attack',
    ...of,
    replies: repliesOf(run),
    ...(card === '' ? {} : { card }),
  } as const;
  const act = { opens: 'back' } as const;
  return {
    ...shipHead(ship),
    title,
    blocks: [
      ...declaring,
      ...(run.entries.length === 0 ? [oddsBlock(view, of, spec)] : []),
      ...blocks,
      ...cardBlock(view, run, of, answers),
      ...(run.open ? [] : listOf(view.anyway(command, act))),
    ],
    ...(run.open ? {} : { primary: view.tried(command, { ...act, label: say.act(damage) }) }),
  };
};

/** Counter: the squadron that was attacked strikes back. */
export const counterPage = (view: View, answers: Answers): Page => {
  const { state, words } = view;
  const say = words.own.attack;
  const swarm = flagAt(answers, 'swarm') ?? false;
  const declared = declaredCounter(view, { swarm });
  if (!declared || state.outcome) return pastPage(view, words.own.activation.counter);
  const { of, pool } = declared;
  const spec = specOf(view.game, of, pool);
  const { run, blocks, damage } = rollingOf(view, of, spec, answers);
  const command = { type: 'counter', swarm, replies: repliesOf(run) } as const;
  return {
    title: say.counterTitle(shipName(state, of.ship)),
    blocks: [
      ...swarmSwitch(view, state.ships[of.ship], swarm),
      ...(run.entries.length === 0 ? [oddsBlock(view, of, spec)] : []),
      ...blocks,
    ],
    ...(run.open
      ? {}
      : { primary: view.tried(command, { label: say.act(damage), opens: 'bridge' }) }),
  };
};
