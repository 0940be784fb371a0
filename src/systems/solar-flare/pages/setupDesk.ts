import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { cardKey } from '../../kit/fleets/gather';
import { makeSetupDesk, type FleetToBring } from '../../kit/fleets/setupDesk';
import { countAt, diceAt, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import type { AnyTeamDraft } from '../../kit/pages/setup/blocks';
import { stepperAt } from '../../kit/pages/steppers';
import { toldApart } from '../../kit/toldApart';
import { checkDesign } from '../design/checkDesign';
import { blankShip, cardOf, FLEET_FORM, type SolarFleet } from '../fleet/fleetForm';
import { MOST_SIDES, parseSetup, type SolarSetup } from '../play/setup';
import { readsRule } from '../reference/entriesFor';
import { firstOf } from '../rules/order';
import { RULINGS, rulesFor } from '../rulings';
import { TRAINING_DESIGNS } from '../training/designs';
import type { setupDeskWords } from '../words/en/setupDesk';

type SetupWords = typeof setupDeskWords;

/** The design of a fleet is its card: nothing else is brought along. */
type Brought = FleetToBring<SolarFleet, null>;

const READY: readonly Brought[] = TRAINING_DESIGNS.map(({ name, components, crew }) => ({
  name,
  fleet: { ships: [{ ...blankShip(0), name, components, crew }] },
  cards: null,
}));

const sidesIn = (draft: Answers): number =>
  Math.max(2, Math.min(MOST_SIDES, countAt(draft, 'sides') ?? 2));

/** Quick Setup: the highest roller goes first, unless the table says otherwise. */
const firstIn = (draft: Answers, teams: readonly Pick<AnyTeamDraft, 'id'>[]) => {
  const ids = teams.map(({ id }) => id);
  const dice = diceAt(draft, 'roll').slice(0, ids.length);
  const isRolled = dice.length === ids.length;
  const rolled = isRolled
    ? firstOf(ids, [Object.fromEntries(ids.map((id, at) => [id, dice[at] ?? 0]))])
    : null;
  const first = rolled ?? oneAt(draft, 'first', ids) ?? ids[0] ?? '';
  return { first, dice, isRolled, isTied: isRolled && rolled === null };
};

const firstBlocks = (
  say: SetupWords,
  draft: Answers,
  teams: readonly AnyTeamDraft[],
): readonly Block[] => {
  const { first, dice, isRolled, isTied } = firstIn(draft, teams);
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return [
    {
      block: 'dice',
      id: 'roll',
      label: say.roll,
      count: teams.length,
      dice,
      faces: SIX_SIDED,
      note: say.rollNote([...names.values()]),
    },
    ...(isTied
      ? [{ block: 'text', text: say.tied, tone: 'warning', ...readsRule('Quick Setup') } as const]
      : []),
    ...(isRolled && !isTied
      ? [{ block: 'text', text: `${say.first}: ${names.get(first) ?? first}` } as const]
      : [chipsChoice('first', say.first, first, [...names.keys()], (id) => names.get(id) ?? id)]),
  ];
};

/** Part 2: where a game is set up, by two to four sides. */
export const battleDesk = (say: SetupWords) =>
  makeSetupDesk<SolarFleet, null, SolarSetup>({
    words: say,
    teams: ['A', 'B', 'C', 'D'],
    sides: sidesIn,
    before: (draft) =>
      stepperAt('sides', say.sides, sidesIn(draft), {
        min: 2,
        max: MOST_SIDES,
        ...readsRule('Part 2'),
      }),
    after: (draft, teams) => firstBlocks(say, draft, teams),
    ready: READY,
    read: FLEET_FORM.read,
    cardsOf: () => null,
    gather: () => ({ missing: [] }),
    breaches: ({ fleet }, rulings) =>
      fleet.ships.flatMap((ship) => checkDesign(ship, rulesFor(rulings)).breaches).length,
    detail: (brought) =>
      READY.includes(brought) ? say.training : say.stored(brought.fleet.ships.length),
    rulings: RULINGS,
    rulingsFrom: rulesFor,
    setupOf: (sides, { teams, rulings }, draft) => {
      const { first, dice, isRolled, isTied } = firstIn(draft, teams);
      const brought = sides.map(({ player, fleet }) => ({
        player,
        cards: fleet.ships.map((ship, at) =>
          cardOf(ship, `${player.id}-${at + 1}`, ship.name ?? player.fleet ?? player.name),
        ),
      }));
      return parseSetup({
        system: 'solar-flare',
        mode: brought.some(({ cards }) => cards.length > 1) ? 'fleet' : 'skirmish',
        teams,
        players: toldApart(
          brought.map(({ player, cards }) => ({
            ...player,
            ships: cards.map((card) => ({ id: card.code, card: cardKey(card), name: card.name })),
          })),
        ),
        cards: Object.fromEntries(
          brought.flatMap(({ cards }) => cards.map((card) => [cardKey(card), card])),
        ),
        rulings,
        first,
        ...(isRolled && !isTied ? { roll: dice } : {}),
      });
    },
  });
