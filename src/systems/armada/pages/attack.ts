import { SIGNS } from '../../../core/drawing/drawing';
import { hasMark, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, DiceKind, Page } from '../../../core/pages/page';
import { flagAt, textAt } from '../../kit/pages/answered';
import { switchAt } from '../../kit/pages/choices';
import { handTo } from '../../kit/pages/fight';
import { actsBlock, laidOut, type Blocks } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { otherTeam, shipName, shipsInPlay } from '../../kit/play/ships';
import { rollThrough, type AskedSoFar, type Shown } from '../../kit/procedures/page';
import { repliesOf, type Run } from '../../kit/procedures/play';
import type { Question, Reply } from '../../kit/procedures/procedure';
import { attackOf, ATTACKER, DEFENDER, evadeAt, NONE, type AttackSpec } from '../attack/attack';
import { colourOfDie, WORST_FIRST } from '../attack/dice';
import { sufferedBy } from '../attack/tokens';
import { DIE_LOOKS } from '../faces';
import {
  aimOf,
  counterNow,
  declaredCounter,
  gatheredOf,
  shipHitOf,
  specOf,
  type Declared,
} from '../play/attacks';
import { attackedMark, TRACK } from '../play/names';
import { defenseTokens, squadronCard, unitCard } from '../play/pieces';
import { isEngagedWithAnother, squadronAdvice } from '../play/moves';
import { pointsNow } from '../../kit/play/marks';
import { COLOURS, diceIn, ZONES, type Zone } from '../terms';
import { aimBlocks, aimIn, counterOdds, oddsBlocks, swarmSwitch } from './aim';
import { drawBlocks, drawnOn } from './ship';
import { spendable, spendSwitches, type View } from './view';

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

/** What was declared so far, with something likely in place of what was not. */
const declaredOn = (view: View, ship: Ship, answers: Answers, from?: Zone): Declared | null => {
  const { setup, state } = view;
  const foes = shipsInPlay(state, otherTeam(setup, ship.team));
  const target =
    foes.find(({ id }) => id === textAt(answers, 'target')) ??
    foes.find(({ id }) => whyNotAt(view, ship, id) === null) ??
    foes[0];
  const [own, other] = [ship, target].map((one) => unitCard(setup, one));
  if (!target || !own || !other) return null;
  const unused = ZONES.find((one) => !hasMark(state, ship.id, attackedMark(one)));
  const zone = from ?? unused ?? 'front';
  const swarm = isEngagedWithAnother(view.game, target.id, ship.id);
  return { ship: ship.id, target: target.id, ...aimIn(answers, own, other, { zone, swarm }) };
};

/** Engagement; Escort: why a squadron cannot attack that one. */
const whyNotAt = ({ game, setup, words }: View, ship: Ship, target: string): string | null => {
  const advice = squadronCard(setup, ship) && squadronAdvice(game, ship.id, target);
  return advice && words.refusal(advice);
};

/** Attack 1: who, from where, at whom and how far; one line once the range is told, so that the dice are near. */
const declaringBlocks = (
  view: View,
  ship: Ship,
  of: Declared,
  { isFrom, isTold }: { readonly isFrom: boolean; readonly isTold: boolean },
): Blocks => {
  const { setup, state, words } = view;
  const gathered = gatheredOf(view.game, of);
  const options = shipsInPlay(state, otherTeam(setup, ship.team)).map(({ id }) => {
    const why = whyNotAt(view, ship, id);
    return { value: id, label: shipName(state, id), ...(why === null ? {} : { detail: why }) };
  });
  const card = unitCard(setup, ship);
  const { change, declared: label, clear } = words.own.attack;
  const act = { label: change, answers: { changes: true } };
  const detail = of.removed === undefined ? { detail: clear } : {};
  const items = [{ id: 'declared', title: declaredText(view, of), ...detail, act }];
  return [
    isTold
      ? { block: 'items', label, items }
      : aimBlocks(words, of, { value: of.target, options }, gathered, isFrom),
    card?.kind === 'ship' &&
      spendSwitches(spendable(view, ship, 'concentrate-fire'), of, words.own.attack),
    of.at === undefined && swarmSwitch(words, card, of.swarm),
  ];
};

/** The same in one line, once the dice lie. */
const declaredText = ({ state, words }: View, of: Declared): string => {
  const { zone, colour, range, attack } = words.own;
  const parts = [
    ...(of.zone === undefined ? [] : [zone(of.zone)]),
    attack.on(shipName(state, of.target), of.at === undefined ? null : zone(of.at)),
    range(of.range),
    ...(of.removed === undefined ? [] : [attack.without(colour(of.removed))]),
  ];
  return parts.join(' · ');
};

const hullOf = ({ state }: View, ship: string): number => pointsNow(state, ship, TRACK.hull);

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
  const rolling = rollThrough(procedure, start, {
    page: { answers, path: 'replies', standard: ({ question }) => standardReply(question) },
    words: { face: say.face, change: say.change },
    first: ATTACKER,
    shownAs: (asked, now) => (isAsked(asked, now) ? shown(asked) : []),
    headingFor: () => [{ block: 'heading', text: defends }],
    leavesChoice: isAsked,
  });
  const { run, blocks } = rolling;
  const end = endOf(run.state);
  const hand = rolling.handTo === DEFENDER ? handTo(view, of.target, defends) : {};
  const onward: Act | null =
    !run.open && isLocking(run, answers)
      ? { label: say.onward(end.damage), answers: { defends: true } }
      : null;
  return { run, blocks, end, hand, onward };
};

/** A dial that is spent adds a die, an evade takes the worst one. */
const LIKELY: Readonly<Record<string, readonly string[]>> = { dial: COLOURS, evaded: WORST_FIRST };

/** Nothing is spent until somebody says so. */
const standardReply = (question: Question): Reply | null => {
  switch (question.ask) {
    case 'choose':
      return [LIKELY[question.id]?.find((one) => question.options.includes(one)) ?? NONE];
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

/** One tap for the dice that are left, where each of them has a blank side. */
const restBlank = ({ words }: View, blocks: readonly Block[]): Blocks => {
  const rows = blocks.flatMap((one): readonly Omit<DiceKind, 'name' | 'look'>[] => {
    if (one.block === 'diceKinds') return one.kinds;
    return one.block === 'dice' ? [one] : [];
  });
  const left = rows.filter(({ dice, count }) => dice.length < count);
  const canBe = left.every(({ faces }) => faces.some((face) => face?.value === 'blank'));
  const isBegun = rows.some(({ dice }) => dice.length > 0);
  if (!isBegun || !canBe || left.length === 0) return null;
  const filled = left.map(({ id, dice, count }) => [
    id,
    Array.from({ length: count }, (_, at) => dice[at] ?? 'blank'),
  ]);
  const answers = Object.fromEntries(filled);
  return actsBlock('list', { label: words.own.attack.restBlank, answers });
};

/** The page of an attack from a zone. */
export const attackFrom = (zone: Zone): string => `attack-${zone}`;

/** Attack: declared, with its odds, then rolled and defended. */
export const attackPage = (view: View, ship: Ship, answers: Answers, from?: Zone): Page => {
  const { state, words } = view;
  const say = words.own.attack;
  const title = shipName(state, ship.id);
  const of = declaredOn(view, ship, answers, from);
  if (ship.left || state.outcome || !of) return pastPage(view, title);
  const kicker = from ? say.fromZone(words.own.zone(from)) : say.title;
  const head = { ...shipHead(ship), kicker };
  const spec = specOf(view.game, of);
  const { run, blocks, end, hand, onward } = rollingOf(view, of, spec, answers);
  if (run.entries.length === 0) {
    const hasDice = diceIn(spec.pool) > 0;
    const isTold = hasDice && textAt(answers, 'range') !== null && !flagAt(answers, 'changes');
    const declaring = declaringBlocks(view, ship, of, { isFrom: from !== undefined, isTold });
    const tokens = defenseTokens(view, ship.id);
    const odds = [
      oddsBlocks(words, spec, shipHitOf(view.game, of) ?? hullOf(view, of.target), answers),
      counterOdds(words, aimOf(view, of), view.game.rules, tokens, hullOf(view, ship.id)),
    ];
    const none = { block: 'text', text: say.noDice } as const;
    const dice = [blocks, restBlank(view, blocks)];
    // A squadron has only its target to tell.
    const asked = isTold || of.zone === undefined ? [dice, odds] : [odds, dice];
    return laidOut({ ...head, blocks: declaring, aside: hasDice ? asked : none });
  }
  const hit = shipHitOf(view.game, of);
  const isDone = !run.open && onward === null;
  const isDealt = isDone && hit !== null && sufferedBy(hit, end).faceup;
  const drawn = isDealt ? drawnOn(view, answers) : {};
  const command = { type: 'attack', ...of, replies: repliesOf(run), ...drawn } as const;
  const act = { label: say.act(end.damage), opens: afterwards(view, of) };
  const primary = onward ?? view.tried(command, act);
  return laidOut({
    ...head,
    blocks: [
      { block: 'text', text: declaredText(view, of) },
      blocks,
      isDealt && drawBlocks(view, answers),
    ],
    ...hand,
    primary: run.open ? null : primary,
  });
};

/** Counter: the squadron that was attacked strikes back. */
export const counterPage = (view: View, answers: Answers): Page => {
  const { state, words } = view;
  const say = words.own.attack;
  const now = counterNow(state);
  const swarm =
    flagAt(answers, 'swarm') ??
    (now !== null && isEngagedWithAnother(view.game, now.target, now.ship));
  const isObstructed = flagAt(answers, 'obstructed') ?? false;
  const told = { swarm, ...(isObstructed ? { removed: 'blue' as const } : {}) };
  const declared = declaredCounter(view, told);
  if (!declared || state.outcome) return pastPage(view, words.own.activation.counter);
  const { of, pool } = declared;
  const spec = specOf(view.game, of, pool);
  const { run, blocks, end, hand, onward } = rollingOf(view, of, spec, answers);
  const command = { type: 'counter', ...told, replies: repliesOf(run) } as const;
  const act = view.tried(command, { label: say.act(end.damage), opens: 'bridge' });
  return laidOut({
    title: say.counterTitle(shipName(state, of.ship)),
    blocks: [
      switchAt('obstructed', say.obstructed, isObstructed),
      swarmSwitch(words, unitCard(view.setup, state.ships[of.ship]), swarm),
      diceIn(pool) === 0 && { block: 'text', text: say.noDice },
      run.entries.length === 0 &&
        diceIn(pool) > 0 &&
        oddsBlocks(words, spec, hullOf(view, of.target), answers),
      blocks,
    ],
    ...hand,
    primary: run.open ? null : (onward ?? act),
    secondary: { label: words.own.activation.noCounter, opens: 'bridge' },
  });
};
