import { SIDES as FACES } from '../../../core/dice/sixSided';
import { SIGNS } from '../../../core/drawing/drawing';
import type { ShipId } from '../../../core/game/events';
import type { Command } from '../../../core/game/system';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Page } from '../../../core/pages/page';
import type { Wording } from '../../../core/words';
import { countAt, oneAt, itemsAt } from '../../kit/pages/answered';
import type { Asking } from '../../kit/pages/asking';
import { isQuick, quickToggle, handTo, foeBlocks } from '../../kit/pages/fight';
import { laidOut, switchesBlock, type Blocks, type Draft } from '../../kit/pages/laidOut';
import { memo } from '../../kit/pages/memo';
import { nearSwitch, reachesOf } from '../../kit/pages/nearby';
import { countStepper } from '../../kit/pages/steppers';
import type { Overridable } from '../../kit/play/commands';
import * as asking from '../../kit/procedures/page';
import type { Run } from '../../kit/procedures/play';
import { countOf } from '../../kit/procedures/procedure';
import type { AnyPiece } from '../piece';
import type { AnySkirmishAim } from '../play/commands';
import { foughtIn, rollOf, type Rolls } from '../play/resolve/skirmish';
import { stopChance } from '../explain';
import { readCombatDice } from '../skirmish/die';
import { duelistOf, survivorOf, type Armed, type Duel, type SkirmishOdds } from '../skirmish/duel';
import { ASKS, type Report } from '../skirmish/procedure';
import { otherSide, SIDES, type SkirmishSide } from '../skirmish/sides';
import type { skirmishPageWords } from '../words/en/skirmishPages';
import { nearTold } from './aim';
import { saveShown } from './strike/dice';
import type { StrikeView } from './strike/striking';
import { tallySum } from './tallyRows';
import { verdictOn } from './verdict';
import type { Seeing } from './view';

interface SkirmishView extends StrikeView {
  readonly rules: StrikeView['rules'] & { readonly rulings: unknown };
  readonly words: StrikeView['words'] & {
    readonly skirmishPages: Wording<typeof skirmishPageWords>;
  };
}

/** What an edition's skirmishes are made of. */
export interface Skirmishing {
  readonly view: SkirmishView;
  readonly piece: AnyPiece<unknown, unknown, string>;
  readonly aim: AnySkirmishAim;
  /** What a command tells besides the dice. */
  readonly told: object;
  readonly command: Command & Overridable;
}

/** An edition's view, which asks for its commands. */
type ViewOf<Of extends Skirmishing> = Of['view'] & Asking<Of['command']> & Seeing<Of['piece']>;

/** A skirmish as far as the page was told of it. */
export interface Fight<Of extends Skirmishing> {
  readonly edition: SkirmishEdition<Of>;
  readonly view: ViewOf<Of>;
  readonly answers: Answers;
  readonly active: Of['piece'];
  readonly opposing: Of['piece'];
  readonly foes: readonly Of['piece'][];
  readonly aim: Of['aim'];
  readonly duel: Duel<Of['piece']>;
}

/** What is told of the hex that a survivor takes, and what it still asks for. */
export interface Taking<Of extends Skirmishing> {
  readonly told: Partial<Of['told']>;
  readonly blocks: Blocks;
  readonly asks: asking.AsksFor | null;
}

/** Who is left, and whose hex lies open. */
export type Survivor<Of extends Skirmishing> = NonNullable<
  ReturnType<typeof survivorOf<Of['piece']>>
>;

/** What differs between the editions. */
export interface SkirmishEdition<Of extends Skirmishing> {
  readonly sections: Readonly<Record<'pool' | 'near' | 'hull', string>>;
  /** Where it leads once it was fought. */
  readonly opens: NonNullable<Act['opens']>;
  readonly aimWith: (aim: AnySkirmishAim, view: Of['view'], answers: Answers) => Of['aim'];
  readonly duelOf: (view: Of['view'], aim: Of['aim']) => Duel<Of['piece']> | null;
  /** What may come before the dice. */
  readonly before?: (fight: Fight<Of>) => Blocks;
  /** What a table adds. */
  readonly others: (fight: Fight<Of>) => Blocks;
  readonly taking: (fight: Fight<Of>, survivor: Survivor<Of>) => Taking<Of>;
  readonly command: (aim: Of['aim'], rolls: Rolls, told: Partial<Of['told']>) => Of['command'];
  readonly quick: {
    /** Asked besides the hull that was lost, and who fell otherwise. */
    readonly blocks?: (fight: Fight<Of>) => Blocks;
    readonly fallen?: (answers: Answers) => SkirmishSide | null;
    readonly command: (
      pair: Omit<Of['aim'], 'nearActive' | 'nearOpposing' | 'extraDice'>,
      hull: Readonly<Record<SkirmishSide, number>>,
      told: Partial<Of['told']>,
      answers: Answers,
    ) => Of['command'];
  };
}

type Parts = Omit<Draft, 'title'>;

const PATH = 'roll';
/** Where it is told who is near one of the two. */
const NEAR = { active: 'nearActive', opposing: 'nearOpposing' } as const;
const MOST_CHIPS = 8;
const MOST_EXTRA = 9;
/** Rarer than this is not told. */
const LEAST_TOLD = 0.001;

const extraPath = (side: SkirmishSide): string => `extra.${side}`;
const hullPath = (side: SkirmishSide): string => `quick.hull.${side}`;

const nameOf = <Of extends Skirmishing>({ view, aim }: Fight<Of>, side: SkirmishSide): string =>
  view.nameOf(aim[side]);

const aimFrom = (active: ShipId, opposing: ShipId, answers: Answers): AnySkirmishAim => {
  const extra = SIDES.flatMap((side) => {
    const dice = countAt(answers, extraPath(side)) ?? 0;
    return dice === 0 ? [] : [[side, dice] as const];
  });
  return {
    active,
    opposing,
    nearActive: nearTold(itemsAt(answers, NEAR.active)),
    nearOpposing: nearTold(itemsAt(answers, NEAR.opposing)),
    ...(extra.length === 0 ? {} : { extraDice: Object.fromEntries(extra) }),
  };
};

interface Choosing extends Pick<Fight<Skirmishing>, 'foes'> {
  readonly view: SkirmishView;
  readonly opposing?: Skirmishing['piece'] | null;
}

/** Whom it meets; once somebody was chosen, the dice matter more. */
const opposingBlocks = ({ view, foes, opposing = null }: Choosing): Blocks => {
  const { opposing: label, noEnemies: none } = view.words.skirmishPages;
  const style = opposing || foes.length > MOST_CHIPS ? 'menu' : 'chips';
  return foeBlocks(view, foes, opposing, { id: 'opposing', label, none }, style);
};

const poolBlocks = <Of extends Skirmishing>(at: Fight<Of>): readonly Block[] =>
  SIDES.map((side) => {
    const { pool, combatDice } = at.view.words.skirmishPages;
    return tallySum(at.view, pool(nameOf(at, side)), at.duel[side].pool, combatDice);
  });

const figuresOf = (duel: Duel): unknown => SIDES.map((side) => ({ ...duel[side], piece: null }));

/** Support, orders that reach friends: pieces that would change this fight if they were near. */
const helperBlocks = <Of extends Skirmishing>(at: Fight<Of>): Blocks => {
  const { edition, view, aim, answers } = at;
  const { within: nearTo, tableKnows } = view.words.skirmishPages;
  const alone = { ...aim, nearActive: [], nearOpposing: [] };
  const base: Duel = edition.duelOf(view, alone) ?? at.duel;
  const switchesFor = (ship: ShipId, side: SkirmishSide) => {
    const path = NEAR[side];
    const duelAt = (distance: number): Duel =>
      edition.duelOf(view, { ...alone, [path]: [{ ship, distance }] }) ?? base;
    return reachesOf(base, duelAt, figuresOf).map(({ within }) =>
      nearSwitch(
        { path, pairs: itemsAt(answers, path), ship, within },
        {
          id: `${side} ${ship} ${within}`,
          label: nearTo(view.nameOf(ship), nameOf(at, side), within),
          ...view.readsRule(edition.sections.near),
        },
      ),
    );
  };
  const others = view.pieces().filter(({ id }) => id !== aim.active && id !== aim.opposing);
  return switchesBlock(
    others.map(({ id }) => SIDES.map((side) => switchesFor(id, side))),
    tableKnows,
  );
};

const known = memo<SkirmishOdds>(60);

/** The odds, worked out once for the same figures. */
export const oddsOf = ({ rules }: Pick<SkirmishView, 'rules'>, duel: Duel): SkirmishOdds =>
  known(JSON.stringify([SIDES.map((side) => duelistOf(duel[side])), rules.rulings]), duel.odds);

const meanHits = ({ pool, die, rams }: Armed): number =>
  (pool.value * die.value.reduce((sum, hits) => sum + hits, 0) +
    rams.reduce((sum, { upTo, hits }) => sum + upTo * hits, 0)) /
  FACES;

const whyOf = <Of extends Skirmishing>(at: Fight<Of>, side: SkirmishSide): readonly string[] => {
  const { explain, skirmishPages } = at.view.words;
  const say = skirmishPages.odds;
  const { pool, die, saves, deathBlow, revenge } = at.duel[side];
  const name = nameOf(at, side);
  return [
    say.why(name, pool.value, meanHits(at.duel[otherSide(side)]), 1 - stopChance(saves)),
    ...die.lines.map(explain.line),
    ...saves.map(explain.save),
    ...(deathBlow.value > 0 ? [say.lethal(name, deathBlow.value)] : []),
    ...(revenge.length > 0 ? [say.grudge(name)] : []),
  ];
};

/** The chance of each outcome. */
const oddsBlock = <Of extends Skirmishing>(at: Fight<Of>): Block => {
  const { active, opposing, bothDefeated } = oddsOf(at.view, at.duel);
  const say = at.view.words.skirmishPages.odds;
  const [own, other] = [nameOf(at, 'active'), nameOf(at, 'opposing')];
  const neither = 1 - active.defeated - opposing.defeated + bothDefeated;
  return {
    block: 'odds',
    label: say.label,
    headline: { label: say.defeats(other), value: say.chance(opposing.defeated) },
    figures: [
      { label: say.defeats(own), value: say.chance(active.defeated) },
      { label: say.hull(other), value: say.mean(opposing.expectedHullLost) },
      { label: say.hull(own), value: say.mean(active.expectedHullLost) },
    ],
    bars: [
      { label: say.falls.neither, chance: Math.max(0, neither) },
      { label: say.falls.opposing, chance: opposing.defeated - bothDefeated },
      { label: say.falls.active, chance: active.defeated - bothDefeated },
      { label: say.falls.both, chance: bothDefeated },
    ],
    why: SIDES.flatMap((side) => whyOf(at, side)),
  };
};

/** What each may lose, point by point. */
const hullBlocks = <Of extends Skirmishing>(at: Fight<Of>): readonly Block[] => {
  const odds = oddsOf(at.view, at.duel);
  const say = at.view.words.skirmishPages.odds;
  return SIDES.map((side) => ({
    block: 'bars',
    label: say.hull(nameOf(at, side)),
    bars: odds[side].hullLost
      .map((value, points) => ({ label: say.lost(points), value, text: say.chance(value) }))
      .filter(({ value }) => value >= LEAST_TOLD),
  }));
};

const extraBlocks = <Of extends Skirmishing>({ edition, view, ...at }: Fight<Of>): Blocks => {
  const range = { min: -MOST_EXTRA, max: MOST_EXTRA, ...view.readsRule(edition.sections.pool) };
  return SIDES.map((side) => {
    const label = view.words.skirmishPages.extra(view.nameOf(at.aim[side]));
    return countStepper(at.answers, extraPath(side), label, range);
  });
};

/** How a roll is shown: what each face gives, and what dice that lie there came to. */
const shownOf = <Of extends Skirmishing>(at: Fight<Of>, asked: asking.AskedSoFar): asking.Shown => {
  const { view, duel } = at;
  const { roll: say } = view.words.skirmishPages;
  const { needs, side, count, save } = rollOf(duel, asked);
  const dice = asked.reply?.map(Number) ?? [];
  const name = nameOf(at, side);
  switch (needs) {
    case 'dice': {
      const { value: die } = duel[side].die;
      const label = say.dice(name, count);
      return {
        label,
        told: say.came(label, readCombatDice(die, dice)),
        face: (face) => {
          const hits = readCombatDice(die, [Number(face)]);
          return { gives: say.hits(hits), signs: Array.from({ length: hits }, () => SIGNS.direct) };
        },
      };
    }
    case 'rams':
      return { label: say.rams(name) };
    case 'save': {
      const { name: kind = '', upTo = 0 } = save ?? {};
      const label = say.save(kind, count);
      const stopped = dice.filter((die) => die <= upTo).length;
      return { label, ...saveShown(view, upTo), told: say.saved(label, stopped) };
    }
    case 'grudge': {
      const upTo = duel.grudgeUpTo(asked.before, side);
      return {
        label: say.grudge(name),
        note: say.avenges(upTo),
        face: (face) =>
          Number(face) <= upTo ? { gives: say.avengesKey, signs: [SIGNS.skull] } : {},
      };
    }
  }
};

/** What is rolled for a ship after the fight is its player's to roll. */
const isOwners = (duel: Duel, asked: asking.AskedSoFar): boolean =>
  countOf(asked.question) > 0 && ['save', 'grudge'].includes(rollOf(duel, asked).needs);

/** Whose hands the phone is in: a heading where that changes after the fight. */
const headed = <Of extends Skirmishing>(
  at: Fight<Of>,
  asked: asking.AskedSoFar,
  { entries, passed }: Run,
): readonly Block[] => {
  const { view, duel } = at;
  if (!isOwners(duel, asked)) return [];
  const { side } = rollOf(duel, asked);
  const place = entries.findIndex(({ id }) => id === asked.id);
  const last = (place < 0 ? entries : entries.slice(0, place))
    .filter((one) => isOwners(duel, one))
    .at(-1);
  if (last && rollOf(duel, last).side === side) return [];
  const fought = passed.get(ASKS.rams('opposing')) ?? passed.get(ASKS.dice('opposing')) ?? 0;
  const text = view.words.skirmishPages.roll.hitsOn(nameOf(at, side), duel.hitsOn(fought, side));
  return [{ block: 'heading', text, team: at[side].team }];
};

const rolledOn = <Of extends Skirmishing>(at: Fight<Of>) => {
  const { view, duel, answers } = at;
  const page: asking.OnPage = { answers, path: PATH };
  const words = view.words.strikePages.roll;
  return asking.rollThrough(duel.procedure, 0, {
    page,
    words,
    first: 'active',
    shownAs: (asked, run) =>
      countOf(asked.question) === 0
        ? []
        : [...headed(at, asked, run), ...asking.blocksOf(asked, page, shownOf(at, asked), words)],
    leavesChoice: (asked) => isOwners(duel, asked),
  });
};

const handed = <Of extends Skirmishing>(at: Fight<Of>, to: string | null) => {
  const side = SIDES.find((one) => one === to);
  if (side === undefined) return {};
  return handTo(at.view, at.aim[side], at.view.words.skirmishPages.hand(nameOf(at, side)));
};

const NOTHING_TAKEN = { told: {}, blocks: [], asks: null };

/** What becomes of the hex of a ship that was lost. */
const takingIn = <Of extends Skirmishing>(at: Fight<Of>, report: Report | null): Taking<Of> => {
  const survivor = survivorOf<Of['piece']>(at.duel, report);
  return survivor ? at.edition.taking(at, survivor) : NOTHING_TAKEN;
};

/** With dice: both rolls, all saves, and one act that plays it all. */
const diceParts = <Of extends Skirmishing>(at: Fight<Of>): Parts => {
  const { edition, view, aim, duel, answers } = at;
  const { run, blocks, asks, ...hand } = rolledOn(at);
  const { rolls, report } = foughtIn(duel, run);
  const taking = takingIn(at, run.open ? null : report);
  const verdict = verdictOn(view, edition.command(aim, rolls, taking.told), answers);
  const told = [blocks, taking.blocks, verdict.blocks];
  const { roll, quick } = view.words.skirmishPages;
  const open = asks ?? taking.asks;
  const isDecided = open === null || open === 'decision';
  const label = open === null ? roll.apply : roll.decide;
  const primary = isDecided ? verdict.act(label, edition.opens) : null;
  if (rolls.dice !== undefined)
    return {
      blocks: told,
      ...handed(at, hand.handTo),
      primary,
      secondary: { label: roll.again, answers: { roll: {}, enters: {} } },
    };
  return {
    blocks: [opposingBlocks(at), edition.before?.(at), helperBlocks(at), oddsBlock(at), told],
    aside: [poolBlocks(at), extraBlocks(at), edition.others(at), hullBlocks(at)],
    primary,
    secondary: quickToggle(quick, answers),
  };
};

/** Resolved at the table: only what it did. */
const quickParts = <Of extends Skirmishing>(at: Fight<Of>): Parts => {
  const { edition, view, answers } = at;
  const { quick: say, roll } = view.words.skirmishPages;
  const lostBy = (side: SkirmishSide): number => countAt(answers, hullPath(side)) ?? 0;
  const hull = { active: lostBy('active'), opposing: lostBy('opposing') };
  const fateOf = (side: SkirmishSide) => {
    const isGone = hull[side] >= at[side].hull || edition.quick.fallen?.(answers) === side;
    return { directHits: 0, hullLost: hull[side], defeated: isGone ? ('hull' as const) : null };
  };
  const report = { active: fateOf('active'), opposing: fateOf('opposing') };
  const taking = takingIn(at, report);
  const { nearActive: _near, nearOpposing: _other, extraDice: _extra, ...pair } = at.aim;
  const command = edition.quick.command(pair, hull, taking.told, answers);
  const verdict = verdictOn(view, command, answers);
  const reads = view.readsRule(edition.sections.hull);
  const stepper = (side: SkirmishSide): Block => {
    const range = { max: at[side].hull, ...reads };
    return countStepper(answers, hullPath(side), say.hull(nameOf(at, side)), range);
  };
  return {
    blocks: [
      opposingBlocks(at),
      SIDES.map(stepper),
      edition.quick.blocks?.(at),
      taking.blocks,
      verdict.blocks,
    ],
    primary: verdict.act(roll.apply, edition.opens),
    secondary: quickToggle(say, answers),
  };
};

/** Who fights whom, as far as it was said; null where nobody has. */
export const fightOf = <Of extends Skirmishing>(
  edition: SkirmishEdition<Of>,
  view: ViewOf<Of>,
  active: Of['piece'],
  answers: Answers,
): Fight<Of> | readonly Of['piece'][] => {
  const foes = view.pieces().filter(({ team }) => team !== active.team);
  const ids = foes.map(({ id }) => id);
  const told = oneAt(answers, 'opposing', ids) ?? (ids.length === 1 ? ids[0] : null);
  const opposing = foes.find(({ id }) => id === told);
  if (!opposing) return foes;
  const aim = edition.aimWith(aimFrom(active.id, opposing.id, answers), view, answers);
  const duel = edition.duelOf(view, aim);
  return duel ? { edition, view, answers, active, opposing, foes, aim, duel } : foes;
};

/** A skirmish of one ship on one page. Null for no such ship. */
export const makeSkirmishPage =
  <Of extends Skirmishing>(edition: SkirmishEdition<Of>) =>
  (view: ViewOf<Of>, about: ShipId, answers: Answers): Page | null => {
    const active = view.pieceOf(about);
    if (!active) return null;
    const fight = fightOf(edition, view, active, answers);
    const say = view.words.skirmishPages;
    const head = (opposing: string | null) => ({
      title: say.title(opposing),
      kicker: say.kicker(view.nameOf(about)),
      team: active.team,
    });
    if (!('duel' in fight))
      return laidOut({ ...head(null), blocks: opposingBlocks({ view, foes: fight }) });
    const parts = isQuick(answers) ? quickParts(fight) : diceParts(fight);
    return laidOut({ ...head(nameOf(fight, 'opposing')), ...parts });
  };
