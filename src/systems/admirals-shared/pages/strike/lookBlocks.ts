import type { Block, Item } from '../../../../core/pages/page';
import { oneAt } from '../../../kit/pages/answered';
import { segmentsChoice } from '../../../kit/pages/choices';
import type { Blocks } from '../../../kit/pages/laidOut';
import { SHIP_OF_ROLE } from '../../looks';
import type { Aiming, At, OnPage, RankAim, StrikeView, Striking, Volley } from './striking';
import { lacksFacing } from './whereBlocks';

/** What else the odds are shown of: all that a ship can make at its target, or every target. */
const LOOKS = ['volley', 'targets'] as const;

/** What targets are ranked by: how likely they are lost, what they lose, how likely that costs an order. */
const AIMS = ['defeat', 'hull', 'order'] as const satisfies readonly RankAim[];

type Saying = StrikeView['words']['strikePages']['odds'];

/** All that a ship can make at its target, and how that stands after each. */
const volleyBlocks = (say: Saying, volley: Volley | null): readonly Block[] => {
  if (!volley) return [{ block: 'text', text: say.noVolley }];
  const { weapons, isPlaced, odds, afterEach } = volley;
  return [
    { block: 'text', text: say.volley(weapons, isPlaced) },
    { ...odds(), label: say.looks.volley },
    {
      block: 'bars',
      label: say.afterEach,
      bars: afterEach.map(({ defeated, expectedHullLeft }, at) => ({
        label: say.step(weapons[at] ?? '', expectedHullLeft),
        value: defeated,
        text: say.chance(defeated),
      })),
    },
  ];
};

/** After all the others. */
const UNKNOWN = -1;
const NOTHING = -2;

/** A target among others: what can be made at it, nothing, or nobody knows yet. */
const ranked = (say: Saying, by: RankAim, target: Item, volley: Volley | 'unknown' | null) => {
  const item = {
    ...target,
    act: { label: target.title, answers: { target: target.id, look: null } },
  };
  const last = (detail: string, worth: number) => ({ item: { ...item, detail }, worth });
  if (volley === 'unknown') return last(say.unknown, UNKNOWN);
  if (!volley) return last(say.nothingBears, NOTHING);
  const worth = volley.worth[by];
  if (worth === undefined) return last(say.noOrders, NOTHING);
  const detail = say.with(volley.weapons, volley.isPlaced);
  const figure = by === 'hull' ? say.mean(worth) : say.chance(worth);
  return { item: { ...item, detail, figure }, worth };
};

/** Every enemy, the best first by what it is ranked by. */
export const finderBlocks = <Of extends Striking>({
  edition,
  view,
  answers,
  attacker,
  foes,
  asked,
}: OnPage<Of> & Aiming<Of>): readonly Block[] => {
  const say = view.words.strikePages.odds;
  const by = oneAt(answers, 'rank', AIMS) ?? 'defeat';
  const targets = foes.map((target) => {
    const where = edition.whereaboutsOf(view, answers, attacker, target, asked);
    const { id, card } = target;
    const item = { id, title: view.nameOf(id), silhouette: SHIP_OF_ROLE[card.role] };
    const volley = lacksFacing(edition, view, target, where)
      ? 'unknown'
      : edition.volleyAt(view, { attacker, target, where, aim: null }, answers);
    return ranked(say, by, item, volley);
  });
  const items = targets.sort((a, b) => b.worth - a.worth).map(({ item }) => item);
  return [
    segmentsChoice('rank', say.aim, by, AIMS, (one) => say.aims[one]),
    { block: 'items', label: say.finder, note: say.finderNote, items },
  ];
};

/** All that the ship can make at this target, or the best target; worked out when it is asked for. */
export const lookBlocks = <Of extends Striking>(at: At<Of>): Blocks => {
  const { edition, view, answers, target, where } = at;
  const say = view.words.strikePages.odds;
  const look = oneAt(answers, 'look', LOOKS);
  return [
    segmentsChoice('look', say.look, look, LOOKS, (one) => say.looks[one]),
    look === 'targets' && finderBlocks(at),
    look === 'volley' &&
      !lacksFacing(edition, view, target, where) &&
      volleyBlocks(say, edition.volleyAt(view, at, answers)),
  ];
};

/** What this strike is worth; a line while nobody has said which shield is hit. */
export const oddsOrText = <Of extends Striking>(at: At<Of>): Block => {
  const { edition, view, target, where } = at;
  if (!lacksFacing(edition, view, target, where)) return edition.oddsBlock(at);
  const { facingMatters: text } = view.words.strikePages;
  return { block: 'text', text, ...view.readsRule(edition.sections.facing) };
};
