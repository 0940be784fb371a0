import { trackOf, type GameState } from '../../../../core/game/state';
import * as playing from '../../../kit/procedures/play';
import { countOf } from '../../../kit/procedures/procedure';
import { FACINGS, type Facing } from '../../../admirals-shared/cards/terms';
import { perWound, WOUNDS } from '../../../admirals-shared/odds/spec';
import { CRITICALS } from '../../../admirals-shared/play/names';
import { playedBy, strikeNeeds, type StrikeNeeds } from '../../../admirals-shared/play/strikes';
import { readDice } from '../../../admirals-shared/strike/chart';
import { woundsIn } from '../../../admirals-shared/strike/icons';
import { strikeOf, type Struck } from '../../procedures/strike';
import { isShielded, orderOf, strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { ordersToLose } from '../view';
import type { EarlierRolls, LockUse, ShieldSpend, StrikeRolls } from '../commands';
import type { Rules } from '../../rules';
import type { StrikeSituation } from '../../piece';

const struckBy = ({ strike, shields }: StrikeAnswer, state: GameState, rules: Rules): Struck => {
  const { id, hull } = strike.target;
  const criticals = trackOf(state, id, CRITICALS);
  const byOwner = rules.rulings['critical-returns-which-order'] === 'owner-chooses';
  return {
    hull,
    criticals: (criticals?.max ?? Infinity) - (criticals?.now ?? 0),
    shields:
      shields.from.length === 0
        ? [{ at: POOL, points: shields.points }]
        : shields.from.map(({ facing, points }) => ({ at: facing, points })),
    orders: ordersToLose(state, id).map((order) => order.id),
    returnedBy: byOwner ? 'owner' : 'attacker',
  };
};

/** 5C to 5F: a strike on the table. */
export const playedStrike = (answer: StrikeAnswer, state: GameState, rules: Rules) => {
  const struck = struckBy(answer, state, rules);
  const order = orderOf(rules);
  const together = order.locksTogether;
  return { ...strikeOf(answer.spec, struck, order), answer, struck, together };
};
export type PlayedStrike = ReturnType<typeof playedStrike>;

export const POOL = 'pool';

export type QuestionName =
  'dice' | 'shields' | 'bonusDice' | 'lock' | 'locks' | 'lockDice' | 'save' | 'returned';

/** What a question is about. */
export const nameOf = ({ question }: playing.Asked): readonly [QuestionName, ...string[]] =>
  // The questions of a strike are these.
  question.id.split('.') as [QuestionName, ...string[]];

const spentOn = ({ shields }: EarlierRolls, on: readonly { readonly id: string }[]) => {
  if (!shields) return null;
  const told = new Map<string, number>(
    shields.flatMap(({ facing, hits, criticals }) => [
      [`${facing ?? POOL}.hit`, hits] as const,
      [`${facing ?? POOL}.critical`, criticals] as const,
    ]),
  );
  const isKnown = [...told.keys()].every((id) => on.some((one) => one.id === id));
  return isKnown && told.size === 2 * shields.length ? on.map(({ id }) => told.get(id) ?? 0) : [];
};

/** 5F-01: how many dice a use of a lock rolls. */
const diceFor = ({ answer: { spec } }: PlayedStrike, { use }: LockUse): number => {
  if (use === 'lock-on') return 1;
  return use === 'ability' && spec.ability?.gives === 'dice' ? spec.ability.dice : 0;
};

const diceOf = (use: LockUse): readonly number[] => (use.use === 'hold' ? [] : (use.dice ?? []));

/** The uses that were told and that a lock has, up to the first that is not. */
const usesTold = ({ answer }: PlayedStrike, { locks = [] }: EarlierRolls): readonly LockUse[] => {
  const wrong = locks.findIndex(({ use }) => use === 'ability' && !answer.spec.ability);
  return wrong < 0 ? locks : locks.slice(0, wrong);
};

/** What a command of an earlier version tells, kind by kind, as the questions of a strike want it. */
const toldEarlier =
  (strike: PlayedStrike, rolls: EarlierRolls): playing.ReplyTo =>
  (asked) => {
    const { question, id } = asked;
    const [name, of, which] = nameOf(asked);
    const rolling = (rolls.locks ?? []).filter((use) => diceFor(strike, use) > 0);
    switch (name) {
      case 'dice':
        return rolls.dice ?? null;
      case 'shields':
        return question.ask === 'spend' ? spentOn(rolls, question.on) : null;
      case 'bonusDice':
        return rolls.bonusDice ?? null;
      case 'lock': {
        const use = rolls.locks?.[Number(id.split('.')[1])];
        return use ? [use.use] : null;
      }
      case 'locks': {
        const told = usesTold(strike, rolls).slice(0, countOf(question));
        const on = question.ask === 'spend' ? question.on : [];
        return told.length < countOf(question)
          ? null
          : on.map((one) => told.filter(({ use }) => use === one.id).length);
      }
      case 'lockDice': {
        const own = rolling[Number(id.split('.')[1])];
        return strike.together ? rolling.flatMap(diceOf) : own ? diceOf(own) : null;
      }
      case 'save':
        return rolls.saves?.find(({ icon, save }) => icon === of && save === which)?.dice ?? null;
      case 'returned':
        return rolls.returned ?? null;
    }
  };

/** 5F-01: how often the ability was used. */
const abilitiesUsed = (entries: readonly playing.Entry[]): number =>
  entries.reduce((sum, { id, reply }) => {
    if (id === 'locks') return sum + Number(reply[1] ?? 0);
    return sum + (id.startsWith('lock.') && reply[0] === 'ability' ? 1 : 0);
  }, 0);

/** One kind of save that was rolled. */
const savedIn = ({ saves }: StrikeAnswer, entry: playing.Entry) => {
  const [name, of, which] = nameOf(entry);
  const icon = WOUNDS.find((one) => one === of);
  const save = icon && saves[icon].find((one) => one.name === which);
  const dice = playing.numbersIn(entry);
  return name === 'save' && icon && save
    ? [{ icon, save, dice, stopped: dice.filter((die) => die <= save.upTo).length }]
    : [];
};

/** 5E: what each facing, or the pool, paid for. */
const spendsIn = ({ struck }: PlayedStrike, entry: playing.Entry): readonly ShieldSpend[] => {
  const spent = playing.numbersIn(entry);
  return struck.shields.flatMap(({ at }, place) => {
    const [hits = 0, criticals = 0] = spent.slice(2 * place, 2 * place + 2);
    // Points are spent from facings and from the pool.
    const facing = at === POOL ? null : (at as Facing);
    return hits + criticals === 0 ? [] : [{ facing, hits, criticals }];
  });
};

/** 5C to 5F: what was done, from what was asked and told. */
export const soFarIn = (strike: PlayedStrike, { entries, passed }: playing.Run) => {
  const { answer, woundsOf, locksOf } = strike;
  const { chart, modifier, ability } = answer.spec;
  const named = (name: QuestionName) => entries.filter((one) => nameOf(one)[0] === name);
  const lockOns = playing.numbersIn(...named('bonusDice'), ...named('lockDice'));
  const uses = abilitiesUsed(entries);
  const first = passed.get('dice') ?? 0;
  const rolled = readDice(chart, modifier, lockOns);
  const given = woundsIn(ability?.gives === 'icons' ? ability.icons : []);
  return {
    answer,
    icons: {
      lock: locksOf(first),
      ...perWound((icon) => woundsOf(first)[icon] + rolled[icon] + uses * given[icon]),
    },
    dice: playing.numbersIn(...named('dice')),
    blocked: named('shields').flatMap((one) => spendsIn(strike, one)),
    lockOns,
    saved: entries.flatMap((one) => savedIn(answer, one)),
    through: perWound((icon) => {
      const after = passed.get(icon);
      return after === undefined ? 0 : woundsOf(after)[icon];
    }),
    returned: named('returned').flatMap(({ reply }) => reply.map(String)),
    skirmishDicePenalty: ability?.gives === 'skirmish-dice-penalty' ? uses * ability.dice : 0,
    texts: ability?.gives === 'text' ? Array.from({ length: uses }, () => ability.text) : [],
  };
};

/** How far a strike has come. */
export type StrikeSoFar = ReturnType<typeof soFarIn>;

const NEEDS: StrikeNeeds<QuestionName> = {
  dice: ['dice', 'dice', '5C'],
  shields: ['shields', 'shields', '5E'],
  bonusDice: ['bonus-dice', 'bonusDice', '5F-01 II'],
  lock: ['lock', 'locks', '5F-01'],
  locks: ['lock', 'locks', '5F-01'],
  lockDice: ['lock-dice', 'locks', '5F-01 I'],
  save: ['save', 'saves', '5F'],
  returned: ['returned', 'returned', '5F-03'],
};

/** 5E-01: where shields have facings, the table says which the attacker is in. */
export const lacksFacings = ({ strike: { target, facings } }: StrikeAnswer, rules: Rules) =>
  target.shields.as === 'facings' && facings.length === 0 && isShielded(target, FACINGS, rules);

/** 5B to 5F: a strike with what was rolled and chosen, or what is missing, or left over. */
export const resolveStrike = (
  situation: StrikeSituation,
  rolls: StrikeRolls,
  state: GameState,
  rules: Rules,
) => {
  const answer = strikeSituation(situation, rules);
  const strike = playedStrike(answer, state, rules);
  const earlier = toldEarlier(strike, rolls);
  const { run, wrong } = playedBy(strike, rolls.replies, earlier, NEEDS, '5F');
  const unseen = lacksFacings(answer, rules) ? strikeNeeds('facings', 1, '5E-01') : null;
  return { soFar: soFarIn(strike, run), wrong: unseen ?? wrong };
};
