import { SIGNS } from '../../../core/drawing/drawing';
import { hasMark, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Option, Page } from '../../../core/pages/page';
import { flagAt, oneAt, textAt } from '../../kit/pages/answered';
import { handTo } from '../../kit/pages/handTo';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { otherTeam, shipName, shipsInPlay } from '../../kit/play/ships';
import { rollThrough, type AskedSoFar, type Shown } from '../../kit/procedures/page';
import { repliesOf, type Run } from '../../kit/procedures/play';
import type { Question, Reply } from '../../kit/procedures/procedure';
import { attackOf, ATTACKER, DEFENDER, NONE, type AttackSpec } from '../attack/attack';
import { sufferedBy } from '../attack/damage';
import { colourOfDie } from '../attack/dice';
import { attackerBy, oddsAgainstShip, oddsAgainstSquadron, planBest } from '../attack/odds';
import { evadeAt } from '../attack/tokens';
import { DIE_LOOKS } from '../looks';
import { declaredCounter, poolOf, shipHitOf, specOf, type Declared } from '../play/attacks';
import { attackedMark, HULL } from '../play/names';
import { shipCard, squadronCard } from '../play/pieces';
import { squadronAdvice } from '../play/squadrons';
import { pointsNow } from '../../kit/play/reading';
import { COLOURS, diceIn, RANGES, ZONES, type Armament, type Colour, type Range } from '../terms';
import { drawBlocks, drawnOn } from './damage';
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
export const oddsOf = (
  words: View['words'],
  spec: AttackSpec,
  hit: ReturnType<typeof shipHitOf>,
  hull: number,
): Block => {
  const say = words.own.attack;
  const first = COLOURS.find((colour) => spec.pool[colour] > 0) ?? null;
  const accuracy = spec.tokens.filter(({ state }) => state !== 'discarded').map(({ id }) => id);
  const plan = planBest(attackerBy({ dial: spec.dial ? first : null, reroll: REROLL, accuracy }));
  const figure = (label: string, value: string) => ({ label, value });
  const base = { block: 'odds', label: say.odds, why: [say.policy] } as const;
  if (!hit) {
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

const oddsBlock = ({ words, game, state }: View, of: Declared, spec: AttackSpec): Block =>
  oddsOf(words, spec, shipHitOf(game, of), pointsNow(state, of.target, HULL));

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
const declaredOn = (view: View, ship: Ship, answers: Answers): Declared | null => {
  const { setup, state } = view;
  const foes = shipsInPlay(state, otherTeam(setup, ship.team));
  const target =
    foes.find(({ id }) => id === textAt(answers, 'target')) ??
    foes.find(({ id }) => whyNotAt(view, ship, id) === null) ??
    foes[0];
  if (!target) return null;
  const isShip = shipCard(setup, ship) !== null;
  const isOnShip = shipCard(setup, target) !== null;
  const ranges: readonly Range[] = RANGES.slice(0, 3);
  const unused = ZONES.find((zone) => !hasMark(state, ship.id, attackedMark(zone))) ?? 'front';
  const of: Declared = {
    ship: ship.id,
    target: target.id,
    ...(isShip ? { zone: oneAt(answers, 'zone', ZONES) ?? unused } : {}),
    ...(isOnShip ? { at: oneAt(answers, 'at', ZONES) ?? 'front' } : {}),
    range: isShip ? (oneAt(answers, 'range', ranges) ?? 'medium') : 'distance-1',
    dial: isShip && (flagAt(answers, 'dial') ?? false),
    token: isShip && (flagAt(answers, 'token') ?? false),
    swarm: flagAt(answers, 'swarm') ?? false,
  };
  const removed = oneAt(answers, 'removed', coloursIn(poolOf(view.game, of)));
  return removed === null ? of : { ...of, removed };
};

const coloursIn = (pool: Armament): readonly Colour[] =>
  COLOURS.filter((colour) => pool[colour] > 0);

/** Engagement; Escort: why a squadron cannot attack that one. */
const whyNotAt = ({ game, setup, words }: View, ship: Ship, target: string): string | null => {
  const advice = squadronCard(setup, ship) && squadronAdvice(game, ship.id, target);
  return advice && words.refusal(advice);
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
  const { removed: _removed, ...unobstructed } = of;
  return [
    choice(
      'target',
      say.target,
      of.target,
      foes.map(({ id }) => {
        const why = whyNotAt(view, ship, id);
        const option = { value: id, label: shipName(state, id) };
        return why === null ? option : { ...option, detail: why };
      }),
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
      ...coloursIn(poolOf(view.game, unobstructed)).map((colour) => ({
        value: colour,
        label: words.own.colour(colour),
      })),
    ]),
    ...(isShip
      ? spendSwitches(spendable(view, ship, 'concentrate-fire'), of, say)
      : swarmSwitch(view, ship, of.swarm)),
  ];
};

/** Attack 3: whether an accuracy could still forbid a token. */
const isLocking = ({ entries }: Run, answers: Answers): boolean =>
  flagAt(answers, 'defends') !== true &&
  entries.some(
    ({ id, question, reply }) =>
      id === 'accuracy' && question.ask === 'pick' && reply.length < question.most,
  );

/** Step by step, from the roll to the damage; the defender takes the phone for his tokens. */
const rollingOf = (view: View, of: Declared, spec: AttackSpec, answers: Answers) => {
  const { procedure, start, endOf } = attackOf(spec);
  const say = view.words.own.attack;
  const defends = say.defends(shipName(view.state, of.target));
  // AR-08: an evade that changes nothing is not asked for.
  const isAsked = ({ question: { id, by } }: AskedSoFar, run: Run): boolean =>
    by === ATTACKER ||
    (!isLocking(run, answers) && (id !== 'evade' || evadeAt(of.range) !== 'none'));
  const shown = shownAs(view, spec);
  const {
    run,
    blocks,
    handTo: to,
  } = rollThrough(procedure, start, {
    page: { answers, path: 'replies', standard: ({ question }) => standardReply(question) },
    words: { face: say.face, change: say.change },
    first: ATTACKER,
    shownAs: (asked, now) => (isAsked(asked, now) ? shown(asked) : []),
    headingFor: () => [{ block: 'heading', text: defends }],
    leavesChoice: isAsked,
  });
  const end = endOf(run.state);
  const hand = to === DEFENDER ? handTo(view, of.target, defends) : {};
  const onward: Act | null =
    !run.open && isLocking(run, answers)
      ? { label: say.onward(end.damage), answers: { defends: true } }
      : null;
  return { run, blocks, end, hand, onward };
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

/** Counter: the other one strikes back at once; else its activation goes on, or the next one's comes. */
const afterwards = ({ setup, state }: View, of: Declared): NonNullable<Act['opens']> => {
  const isSquadron = squadronCard(setup, state.ships[of.ship]) !== null;
  const struck = isSquadron && squadronCard(setup, state.ships[of.target]);
  if (struck && struck.counter > 0) return { page: 'counter' };
  return isSquadron && state.phase === 'squadron' ? 'bridge' : 'back';
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
  const { run, blocks, end, hand, onward } = rollingOf(view, of, spec, answers);
  const hit = shipHitOf(view.game, of);
  const isDone = !run.open && onward === null;
  const isDealt = isDone && hit !== null && sufferedBy(hit, end).faceup;
  const command = {
    type: 'attack',
    ...of,
    replies: repliesOf(run),
    ...(isDealt ? drawnOn(view, answers) : {}),
  } as const;
  const act = { opens: afterwards(view, of) } as const;
  const primary = onward ?? view.tried(command, { ...act, label: say.act(end.damage) });
  return {
    ...shipHead(ship),
    title,
    blocks: [
      ...declaring,
      ...(run.entries.length === 0 ? [oddsBlock(view, of, spec)] : []),
      ...blocks,
      ...(isDealt ? drawBlocks(view, answers) : []),
      ...(isDone ? listOf(view.anyway(command, act)) : []),
    ],
    ...hand,
    ...(run.open ? {} : { primary }),
  };
};

/** Counter: the squadron that was attacked strikes back. */
export const counterPage = (view: View, answers: Answers): Page => {
  const { state, words } = view;
  const say = words.own.attack;
  const swarm = flagAt(answers, 'swarm') ?? false;
  const isObstructed = flagAt(answers, 'obstructed') ?? false;
  const told = { swarm, ...(isObstructed ? { removed: 'blue' as const } : {}) };
  const declared = declaredCounter(view, told);
  if (!declared || state.outcome) return pastPage(view, words.own.activation.counter);
  const { of, pool } = declared;
  const spec = specOf(view.game, of, pool);
  const { run, blocks, end, hand, onward } = rollingOf(view, of, spec, answers);
  const command = { type: 'counter', ...told, replies: repliesOf(run) } as const;
  const act = view.tried(command, { label: say.act(end.damage), opens: 'bridge' });
  return {
    title: say.counterTitle(shipName(state, of.ship)),
    blocks: [
      {
        block: 'switches',
        switches: [{ id: 'obstructed', label: say.obstructed, on: isObstructed }],
      },
      ...swarmSwitch(view, state.ships[of.ship], swarm),
      ...(diceIn(pool) === 0 ? [{ block: 'text', text: say.noDice } as const] : []),
      ...(run.entries.length === 0 && diceIn(pool) > 0 ? [oddsBlock(view, of, spec)] : []),
      ...blocks,
    ],
    ...hand,
    ...(run.open ? {} : { primary: onward ?? act }),
    secondary: [{ label: words.own.activation.noCounter, opens: 'bridge' }],
  };
};
