import type { Block, Chip, Page } from '../../../../core/pages/page';
import type { ShipCard } from '../../../admirals-shared/cards/types';
import { type OnDesk, lineOf } from './onDesk';
import { shipFigures } from '../../fleet/figures';
import type { Fleet } from '../../fleet/breaches';
import { ANY_SHIPS, isAnyShips } from '../../fleet/anyShips';
import { firepower } from '../../fleet/firepower';
import { powersDraft } from '../../fleet/fleetForm';
import type { FleetCards } from '../../fleet/fleetCards';
import { volleyOdds } from '../../odds/volley';
import { policyOf, type StrikeChoices } from '../../strike/spec';
import type { Rules } from '../../rules';
import { freshPiece } from '../../freshPiece';
import { makeKeyword } from '../../../admirals-shared/cards/keywordText';
import type { ListedShip } from '../../../admirals-shared/cards/constructionListForm';
import { cardBlocks } from '../../../admirals-shared/desks/fleets/shipPage';
import { nameOf } from '../../../kit/fleets/entries';
import type { Look } from '../../../kit/fleets/items';
import { copiesOf } from '../../../kit/fleets/onDesk';
import * as kit from '../../../kit/fleets/pages';
import { armorOf, flakOf, movesOf, orderLimitOf, skirmishDiceOf } from '../../attributes';
import { whatFits } from '../../fleet/whatFits';
import { readsKeyword, readsRule } from '../../pages/reads';
import { SILHOUETTE } from '../../pages/shipRow';

/** Whom the chart shoots at: the one that was chosen, else a Heavy ship of somebody else. */
const targetOf = ({ target, cards, fleet }: OnDesk): ShipCard | undefined => {
  const ships = [...cards.ships.values()];
  const own = new Set(fleet.ships.map(({ code }) => cards.ships.get(code)?.allegiance));
  const others = ships.filter(({ allegiance }) => !own.has(allegiance));
  return (
    cards.ships.get(target) ?? others.find(({ role }) => role === 'Heavy') ?? others[0] ?? ships[0]
  );
};

const reachOf = (desk: OnDesk): ReachOf | null => {
  const against = targetOf(desk);
  return against ? { ...desk, against } : null;
};

const barsBlock = (chart: readonly number[] | null, { words }: OnDesk): Block => {
  const say = words.fleetDesk.totals;
  if (!chart) return { block: 'text', text: say.working };
  const bars = chart.map((value, distance) => ({
    label: say.bar(distance),
    value,
    text: say.lost(value),
  }));
  return { block: 'bars', label: say.chart, bars };
};

/** What the fleet does at each distance. */
export const chartBlocks = (desk: OnDesk, reach: Reach): readonly Block[] => {
  const { cards, words } = desk;
  const say = words.fleetDesk.totals;
  const of = reachOf(desk);
  if (!of) return [];
  const { against } = of;
  return [
    {
      block: 'choice',
      id: 'target',
      label: say.target,
      style: 'menu',
      value: against.code,
      options: [...cards.ships.values()].map(({ code, name, role, hull }) => ({
        value: code,
        label: name,
        detail: say.targetLine(role, hull),
      })),
    },
    barsBlock(reach.chart(of), desk),
    { block: 'text', text: say.chartNote(against.name) },
  ];
};

/** What the chart waits for; null where it has everything. */
export const chartWork = (desk: OnDesk, reach: Reach): Iterable<void> | null => {
  const of = reachOf(desk);
  return of && !reach.chart(of) ? reach.work(of) : null;
};

const BEST_PLAY: StrikeChoices = { locks: 'best', shields: 'best' };

/** Whose strikes are counted, and at whom. */
interface ReachOf {
  readonly fleet: Fleet;
  readonly against: ShipCard;
  readonly cards: FleetCards;
  readonly rules: Rules;
}

/** What a fleet takes from a target at each distance, each ship alone and once, added up. */
export interface Reach {
  /** Null while some of it is not worked out. */
  readonly chart: (of: ReachOf) => readonly number[] | null;
  /** Works it out, one distance of one ship at a time. */
  readonly work: (of: ReachOf) => Iterable<void>;
}

type Odds = typeof volleyOdds;

/** At most distances a ship strikes with the same dice: the same strikes have the same odds. */
const makeOdds = (): Odds => {
  const known = new Map<string, ReturnType<Odds>>();
  return (strikes, target, policy) => {
    const key = JSON.stringify([strikes, target, policy]);
    const found = known.get(key) ?? volleyOdds(strikes, target, policy);
    known.set(key, found);
    return found;
  };
};

/** Hull that one ship takes from a fresh target in one activation, distance by distance. */
function* hullTaken(ship: ShipCard, { against, cards, rules }: ReachOf): Generator<number> {
  const odds = makeOdds();
  const policy = policyOf(BEST_PLAY, rules);
  const attacker = { ...freshPiece(ship), id: 'attacker', team: 'A' };
  const target = { ...freshPiece(against), id: 'target', team: 'B' };
  const facings = ['Direct Fore'] as const;
  for (const [distance, dice] of shipFigures(ship, cards, rules).diceByDistance.entries()) {
    const salvo = { attacker, target, distance, facings, heavyReady: true };
    yield dice === 0 ? 0 : firepower(salvo, cards, rules, policy, odds).hullLost;
  }
}

const shipsOf = ({ fleet, cards }: ReachOf): readonly ShipCard[] =>
  fleet.ships.flatMap(({ code }) => cards.ships.get(code) ?? []);

const summed = (each: readonly (readonly number[])[]): readonly number[] => {
  const furthest = Math.max(0, ...each.map((hull) => hull.length));
  return Array.from({ length: furthest }, (_, distance) =>
    each.reduce((sum, hull) => sum + (hull[distance] ?? 0), 0),
  );
};

/** Exact odds are dear, and a ship's do not change with the fleet: what was worked out once is kept. */
export const makeReach = (): Reach => {
  const known = new Map<string, readonly number[]>();
  const keyOf = (ship: ShipCard, { against, cards, rules }: ReachOf): string => {
    const weapons = ship.armaments.map(({ weapon }) => cards.weapons.get(weapon) ?? null);
    return JSON.stringify([ship, weapons, against, rules.rulings]);
  };
  return {
    chart: (of) => {
      const each = shipsOf(of).map((ship) => known.get(keyOf(ship, of)));
      const taken = each.filter((hull) => hull !== undefined);
      return taken.length === each.length ? summed(taken) : null;
    },
    *work(of) {
      for (const ship of new Set(shipsOf(of))) {
        const key = keyOf(ship, of);
        if (known.has(key)) continue;
        const hull: number[] = [];
        for (const taken of hullTaken(ship, of)) {
          hull.push(taken);
          yield;
        }
        known.set(key, hull);
      }
    },
  };
};

/** The ships of a fleet: in it, to be added, and each on a page of its own. */

/** Null without a list: only lists know categories. */
const categoryOf = ({ fleet }: OnDesk, line: ListedShip | undefined) =>
  fleet.list === ANY_SHIPS ? null : (line?.category ?? null);

/** Category and role, and what is wrong with the card or its place. */
const kindOf = (desk: OnDesk, code: string): string => {
  const say = desk.words.fleetDesk.ships;
  const card = desk.cards.ships.get(code);
  const line = lineOf(desk, code);
  return desk.words.fleetDesk.kicker([
    say.kind(categoryOf(desk, line), card?.role ?? null),
    card ? '' : say.noCard,
    line || desk.fleet.list === ANY_SHIPS ? '' : say.notListed,
  ]);
};

const silhouetteOf = ({ cards }: OnDesk, code: string): Pick<Look, 'silhouette'> => {
  const card = cards.ships.get(code);
  return card ? { silhouette: SILHOUETTE[card.role] } : {};
};

const carriedChips = (desk: OnDesk, code: string): readonly Chip[] => {
  const { fleet, cards, words } = desk;
  const isAboard = (on: string | undefined) => copiesOf(desk, code).some(({ id }) => id === on);
  const { commander, flightGroups } = fleet;
  const labels = [
    ...(commander && isAboard(commander.on)
      ? [words.fleetDesk.ships.commander(nameOf(cards.commanders, commander.code))]
      : []),
    ...flightGroups
      .filter(({ on }) => isAboard(on))
      .map((group) => nameOf(cards.flightGroups, group.code)),
  ];
  return labels.map((label) => ({ label, tone: 'good' }));
};

/** A ship of the fleet in a line. */
export const lookInFleet = (desk: OnDesk, code: string): Look => {
  const kind = kindOf(desk, code);
  const power = lineOf(desk, code)?.power;
  const copies = copiesOf(desk, code).length;
  return {
    detail: power === undefined ? kind : desk.words.fleetDesk.ships.costs(kind, power * copies),
    ...silhouetteOf(desk, code),
    chips: carriedChips(desk, code),
  };
};

const lookOffered = (desk: OnDesk, line: ListedShip): Look => {
  const { ship: code, power } = line;
  const { cards, rules, words } = desk;
  const { ships: say } = words.fleetDesk;
  const card = cards.ships.get(code);
  const figures = card && shipFigures(card, cards, rules);
  return {
    detail: say.offer(categoryOf(desk, line), power, figures ?? null),
    ...silhouetteOf(desk, code),
  };
};

/** 10A, 10B, 13C: the ships of the list, and whether each still fits. */
export const addPage = (desk: OnDesk): Page | null => {
  const { fleet, list, cards, rules, words } = desk;
  if (!list) return null;
  return kit.addPage(desk, {
    label: isAnyShips(list) ? words.fleetDesk.add.any : words.fleetDesk.add.label(list.name),
    fits: whatFits(fleet, list, cards, rules),
    codeOf: ({ ship }) => ship,
    look: (line) => lookOffered(desk, line),
    why: words.fleet.fit,
  });
};

const keywordChips = (card: ShipCard, { rules, words }: OnDesk): Block => {
  const piece = freshPiece(card);
  const say = words.fleetDesk.ship;
  const chip = (label: string, reads: Partial<Chip>): Chip => ({ label, tone: 'plain', ...reads });
  return {
    block: 'chips',
    label: say.keywords,
    chips: [
      chip(say.armor(armorOf(piece, rules).value), readsRule('3A-01 XI')),
      chip(say.flak(flakOf(piece, [], rules).value), readsRule('3A-01 XII')),
      ...card.keywords.map((keyword) => chip(makeKeyword(keyword), readsKeyword(keyword.name))),
    ],
  };
};

const faceOf = (desk: OnDesk, card: ShipCard): kit.CardFace => {
  const piece = freshPiece(card);
  const { rules, words } = desk;
  return {
    kicker: words.pages.row.kicker(card.role, card.code),
    blocks: cardBlocks(desk, card, SILHOUETTE[card.role], [keywordChips(card, desk)], {
      orders: orderLimitOf(piece, rules).value,
      moves: movesOf(piece, { nearby: [], escapes: 0 }, rules).value,
      skirmish: skirmishDiceOf(piece, rules).value,
    }),
  };
};

/** As many as a card usually costs, each at a tap. */
const USUAL_POWERS = Array.from({ length: 12 }, (_, at) => at + 1);

/** What a ship costs where no list says so. */
const powerBlock = (desk: OnDesk, code: string): Block => {
  const { fleet, words } = desk;
  const said = (power: number) => powersDraft({ powers: { ...fleet.powers, [code]: power } });
  return {
    block: 'choice',
    id: 'powers',
    label: words.fleetDesk.ships.points,
    style: 'chips',
    value: said(lineOf(desk, code)?.power ?? 0),
    options: USUAL_POWERS.map((power) => ({ value: said(power), label: String(power) })),
  };
};

/** A ship of the list: its copies in the fleet, and its card. */
export const shipPage = (desk: OnDesk, code: string): Page | null => {
  const card = desk.cards.ships.get(code);
  return kit.shipPage(desk, code, {
    face: card ? faceOf(desk, card) : null,
    cost: lineOf(desk, code)?.power,
    asked: desk.fleet.list === ANY_SHIPS ? [powerBlock(desk, code)] : [],
  });
};

/** The codes of a fleet's ships, each once, in the order of the list. */
export const codesInFleet = ({ fleet, list }: OnDesk): readonly string[] => {
  const listed = list?.ships.map(({ ship }) => ship) ?? [];
  const codes = new Set(fleet.ships.map(({ code }) => code));
  return [...new Set([...listed, ...codes])].filter((code) => codes.has(code));
};
