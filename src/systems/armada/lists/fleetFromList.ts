import type { Answers } from '../../../core/pages/answers';
import type { DraftCard } from '../../../core/pages/desks';
import type { TakenList } from '../../kit/fleets/desk';
import { entriesOf } from '../../kit/fleets/entries';
import { cardKey } from '../../kit/fleets/gather';
import { plainName as plainly } from '../../kit/fleets/plainName';
import { blankCard, makeStandIn } from '../../kit/cards/cardForm';
import { FORMS, readCard, type ArmadaCard, type CardKind } from '../cards';
import { carriedBy, type ArmadaFleet, type FleetCards } from '../fleet/fleet';
import { sizeFor } from '../fleet/sizes';
import { pointsOf, type PastedList, type Priced } from './list';

/** As names are compared; a plural s does not count either. */
export const plainName = (name: string): string => plainly(name).replace(/squadrons$/, 'squadron');

/** The code of a card that nobody has entered yet. */
const codeFor = (name: string): string =>
  plainName(name).toUpperCase().replace(/ /g, '-').slice(0, 40);

type Named = Pick<Priced, 'name'> & Partial<Priced>;
type Known = ReadonlyMap<string, ArmadaCard>;

/** Some builders add the squadron that an ace flies in: Marlowe is “Marlowe - Wasp Squadron” there. */
const isAceOf = (long: string, short: string): boolean =>
  plainName(long.split(/ [-–—] /)[0] ?? '') === plainName(short);

/** The card of that name, of several the one with that cost; else a unique one of that cost, by the ace’s name. */
const cardNamed = (cards: Known, { name, cost }: Named): ArmadaCard | undefined => {
  const all = [...cards.values()];
  const alike = all.filter((card) => plainName(card.name) === plainName(name));
  const atCost = (card: ArmadaCard) => 'cost' in card && card.cost === cost;
  const aces = all.filter((card) => 'unique' in card && card.unique && atCost(card));
  const ace = aces.find((card) => isAceOf(name, card.name) || isAceOf(card.name, name));
  return alike.find(atCost) ?? alike[0] ?? ace;
};

/** What a list knows of a card, on a blank one. */
const draftOf = (kind: CardKind, code: string, known: Answers): DraftCard => ({
  kind,
  draft: { ...blankCard(FORMS, kind), code, ...known },
});

/** A pasted list as a fleet: cards at hand by their names, drafts with name and cost for the others. */
export const fleetFromList = (list: PastedList, cards: FleetCards): TakenList<ArmadaFleet> => {
  const drafts = new Map<string, DraftCard>();
  const codeOf = (kind: CardKind, known: Known, one: Named, more: Answers): string => {
    const card = cardNamed(known, one);
    if (card) return card.code;
    const code = codeFor(one.name);
    drafts.set(cardKey({ kind, code }), draftOf(kind, code, { name: one.name, ...more }));
    return code;
  };
  const priceOf = ({ cost }: Priced): Answers => ({ cost });
  const faction = { faction: list.faction };
  const isCommander = ({ name }: Priced): boolean => plainName(name) === plainName(list.commander);
  const ships = entriesOf(
    list.ships.map((one) => codeOf('ship', cards.ships, one, { ...priceOf(one), ...faction })),
  );
  const upgrades = list.ships.flatMap((ship, at) =>
    ship.upgrades.map((one) => {
      const icon: Answers = isCommander(one) ? { icon: 'commander', unique: true } : {};
      return {
        code: codeOf('upgrade', cards.upgrades, one, { ...priceOf(one), ...icon }),
        on: ships[at]?.id ?? '',
      };
    }),
  );
  const squadrons = list.squadrons.flatMap((one) => {
    const code = codeOf('squadron', cards.squadrons, one, { ...priceOf(one), ...faction });
    return Array.from({ length: one.count }, () => code);
  });
  const objectives = list.objectives.map((one) =>
    codeOf('objective', cards.objectives, one, { category: one.category }),
  );
  const size = sizeFor(list.limit ?? pointsOf(list)).id;
  return {
    name: list.name,
    fleet: { size, ships, upgrades, squadrons, objectives },
    drafts: [...drafts.values()],
  };
};

const priced = (cards: Known, code: string): Priced => {
  const card = cards.get(code);
  return { name: card?.name ?? code, cost: card && 'cost' in card ? card.cost : 0 };
};

/** A fleet as the common builders write it. */
export const listFromFleet = (name: string, fleet: ArmadaFleet, cards: FleetCards): PastedList => {
  const counts = [...new Set(fleet.squadrons)];
  const commander = fleet.upgrades.find(
    ({ code }) => cards.upgrades.get(code)?.icon === 'commander',
  );
  return {
    name,
    faction: cards.ships.get(fleet.ships[0]?.code ?? '')?.faction ?? '',
    commander: commander ? priced(cards.upgrades, commander.code).name : '',
    objectives: fleet.objectives.flatMap((code) => {
      const card = cards.objectives.get(code);
      return card ? [{ category: card.category, name: card.name }] : [];
    }),
    ships: fleet.ships.map(({ id, code }) => ({
      ...priced(cards.ships, code),
      upgrades: carriedBy(fleet, id).map((one) => priced(cards.upgrades, one)),
    })),
    squadrons: counts.map((code) => ({
      ...priced(cards.squadrons, code),
      count: fleet.squadrons.filter((one) => one === code).length,
    })),
  };
};

/** A card in the place of a draft. */
export const standIn = makeStandIn<ArmadaCard>(FORMS, readCard);
