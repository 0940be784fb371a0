import { numbersIn, type Entry, type Run } from '../../../kit/procedures/play';
import type { Facing } from '../../../admirals-shared/cards/terms';
import { shieldsLeft } from '../../../admirals-shared/piece';
import { playedBy, strikeNeeds, type StrikeNeeds } from '../../../admirals-shared/play/strikes';
import type { StrikeRolls } from '../commands';
import * as attacks from '../../strike/attack';
import { kindsOf } from '../../strike/rolling';
import type { StrikeAnswer } from '../../strike/spec';
import { toldEarlier } from './earlier';

/** The attack as it is played: boxes by side, and every order that the target holds. */
export const playedAttack = ({ spec }: StrikeAnswer, ordersHeld: number): attacks.Attack =>
  attacks.attackOf({ ...spec, target: { ...spec.target, orders: ordersHeld } });

const NEEDS: StrikeNeeds<attacks.QuestionName> = {
  dice: ['dice', 'dice', 'Making Attacks'],
  again: ['again', 'again', 'Augur'],
  againDice: ['dice', 'again', 'Augur'],
  lock: ['lock', 'locks', 'Target Locks'],
  lockDice: ['lock-dice', 'locks', 'Target Locks'],
  save: ['save', 'saves', 'Hits'],
  boxes: ['shields', 'shields', 'Shields'],
  critical: ['critical-save', 'criticals', 'Critical Hits'],
  box: ['critical-box', 'criticals', 'Critical Hits'],
};

/** Shields: where they are a chart, the table says which side the attack comes from. */
export const lacksFacings = ({ strike, shields }: StrikeAnswer): boolean =>
  strike.facings.length === 0 &&
  strike.target.shields.as === 'facings' &&
  strike.target.mayShield &&
  shields.rule === 'Shields' &&
  shieldsLeft(strike.target) > 0;

type EntriesOf = (name: attacks.QuestionName) => readonly Entry[];

/** As they lie after rolling again: the first of each kind, those that Augur lets roll again before others. */
const diceLying = ({ spec }: attacks.Attack, named: EntriesOf): readonly number[] => {
  const [dice, to] = [numbersIn(...named('dice')), numbersIn(...named('againDice'))];
  const counts = new Map(
    named('again').flatMap(({ question, reply }) =>
      question.ask === 'spend' ? question.on.map(({ id }, at) => [id, Number(reply[at])]) : [],
    ),
  );
  const kinds = kindsOf(spec.roll);
  const again = [true, false].flatMap((isFree) =>
    kinds
      .filter(({ mayAgain }) => mayAgain === isFree)
      .flatMap(({ id, faces }) =>
        [...dice.keys()]
          .filter((at) => faces.includes(dice[at] ?? 0))
          .slice(0, counts.get(id) ?? 0),
      ),
  );
  return dice.map((die, at) => to[again.indexOf(at)] ?? die);
};

/** Where a box is; null is the track. */
const sideOf = (at: string | number): Facing | null =>
  // What a box is chosen from are sides, and the track.
  at === 'track' ? null : (at as Facing);

/** Shields: boxes spent on Hits. */
const spentIn = ({ question, reply }: Entry) =>
  question.ask === 'spend'
    ? question.on.map(({ id }, at) => ({ facing: sideOf(id), points: Number(reply[at]) }))
    : [];

/** One Critical Hit, and what became of it; `box` is the side that blocked it, or null for the track. */
const criticalDone = (
  { spec: { target }, resolving }: attacks.Attack,
  entries: readonly Entry[],
) => {
  const saved = entries.flatMap((one) => {
    const ship = resolving.fateOf(one.before);
    const { name, of } = attacks.nameOf(one);
    const save = ship && target.saves[attacks.guardOf(target, ship)][Number(of)];
    const [die = 0] = numbersIn(one);
    return name === 'critical' && save ? [{ save, die, stops: die <= save.upTo }] : [];
  });
  const [box] = entries.flatMap((one) => (attacks.nameOf(one).name === 'box' ? one.reply : []));
  if (saved.some(({ stops }) => stops)) return { saved, does: 'stopped' } as const;
  if (box === undefined || box === 'none') return { saved, does: 'through' } as const;
  return { saved, does: 'blocked', box: sideOf(box) } as const;
};
export type CriticalDone = ReturnType<typeof criticalDone>;

/** Resolving Attack Icons: what was done, from what was asked and told. */
const doneIn = (attack: attacks.Attack, { entries, passed }: Run) => {
  const { spec, resolving } = attack;
  const { hit, critical, direct } = resolving.woundsOf(passed.get('through') ?? 0);
  const named: EntriesOf = (name) => entries.filter((one) => attacks.nameOf(one).name === name);
  return {
    dice: diceLying(attack, named),
    lockDice: numbersIn(...named('lockDice')),
    saved: named('save').flatMap((one) => {
      const save = spec.target.saves.now.find(({ name }) => name === attacks.nameOf(one).of);
      const dice = numbersIn(one);
      return save ? [{ save, dice, stopped: dice.filter((die) => die <= save.upTo).length }] : [];
    }),
    shields: named('boxes').flatMap(spentIn),
    hitsThrough: hit,
    criticals: Array.from({ length: critical }, (_, at) =>
      criticalDone(
        attack,
        [...named('critical'), ...named('box')].filter(
          (one) => attacks.criticalAt(attack, one, passed) === at,
        ),
      ),
    ),
    directs: direct,
    /** Texts of lock abilities that the table carries out. */
    texts: named('lock').flatMap(({ reply }) => {
      const ability = spec.roll.abilities[Number(reply[0])];
      return ability?.gives === 'text' ? [ability.text] : [];
    }),
  };
};
export type StrikeDone = ReturnType<typeof doneIn>;

/** Making Attacks, Resolving Attack Icons: walks through an attack with what was told, up to what is needed next. */
export const resolveStrike = (answer: StrikeAnswer, told: StrikeRolls, ordersHeld: number) => {
  const attack = playedAttack(answer, ordersHeld);
  const earlier = toldEarlier(attack, told);
  const rule = 'Resolving Attack Icons';
  const { run, wrong } = playedBy({ ...attack, start: 0 }, told.replies, earlier, NEEDS, rule);
  const unseen = lacksFacings(answer) ? strikeNeeds('facings', 1, 'Shields') : null;
  return { done: doneIn(attack, run), wrong: unseen ?? wrong };
};
