import { readCard } from '../../src/systems/admirals-cadet/cards/read';
import type { WeaponCard } from '../../src/systems/admirals-cadet/cards/forms';
import type { OrderType, Role, Terrain } from '../../src/systems/admirals-cadet/cards/terms';
import { checkFleet } from '../../src/systems/admirals-cadet/fleet/checkFleet';
import { fleetCards } from '../../src/systems/admirals-cadet/fleet/types';
import { skirmishSituation, type Fighter } from '../../src/systems/admirals-cadet/skirmish/fight';
import type { StrikeChoices } from '../../src/systems/admirals-cadet/strike/odds';
import { strikeSituation } from '../../src/systems/admirals-cadet/strike/spec';
import { winnerOf, type TeamStanding } from '../../src/systems/admirals-cadet/winner';
import type { Modifier } from '../../src/systems/admirals-shared/explain';
import type { WeaponType } from '../../src/systems/admirals-shared/cards/terms';
import {
  effect,
  enemy,
  near,
  order,
  RULES,
  ship,
  shipCard,
  strike as strikeAt,
  weapon,
} from '../builders/cadet';
import { byHand, copies, toldModifiers, type Kind } from './given';
import type { PerTeam } from '../../src/systems/kit/play/teams';

const readWeapon = (draft: object): WeaponCard => {
  const read = readCard({ ...weapon(), ...draft }, '');
  if (!read.ok || read.value.kind !== 'weapon') throw new Error(JSON.stringify(read));
  return read.value;
};

interface GivenStrike {
  readonly weapon: { readonly types: readonly WeaponType[]; readonly chart: unknown };
  readonly dice: number;
  readonly modifiers: readonly number[];
  readonly target: {
    readonly role: Role;
    readonly hull: number;
    readonly shields: number;
    readonly crippled: boolean;
    readonly orders: number;
    readonly keywords: readonly string[];
    readonly terrain?: Terrain | null;
    readonly coveredBy: number;
  };
  readonly policy: StrikeChoices;
}

/** All modifiers are given, the terrain's own among them: it is taken out before the app adds it. */
const besides = (all: readonly number[], terrain: Terrain | null): readonly Modifier[] => {
  const struck = terrain === null ? 0 : (RULES.terrains[terrain].struck ?? 0);
  return [...all, -struck].filter((value) => value !== 0).map(byHand);
};

const strike = ({ weapon: gun, dice, modifiers, target, policy }: GivenStrike) => {
  const { shields, coveredBy, orders, terrain = null, ...draft } = target;
  const isBig = target.role === 'Heavy' || target.role === 'Super Heavy';
  const answer = strikeSituation(
    strikeAt({
      weapon: readWeapon(gun),
      dice,
      target: enemy({
        ...draft,
        terrain,
        shields: isBig ? [shields] : shields,
        orders: copies(orders, String),
      }),
      nearTarget: copies(coveredBy, (at) =>
        near(0, enemy({ id: `cover-${at}`, keywords: ['Cover [0]'] })),
      ),
      byHand: besides(modifiers, terrain),
    }),
    RULES,
  );
  return { modifier: answer.modifiers.applied, ...answer.odds(policy) };
};

interface GivenFighter {
  readonly role: Role;
  readonly hull: number;
  readonly armamentDice: readonly number[];
  readonly crippled: boolean;
  readonly keywords: readonly string[];
  readonly supportDice: number;
}

const fighter = ({ supportDice, ...draft }: GivenFighter, team: string): Fighter => ({
  piece: ship({ ...draft, team }),
  nearby:
    supportDice === 0
      ? []
      : [near(0, ship({ team, id: `${team}-support`, keywords: [`Support [${supportDice}]`] }))],
});

const skirmish = ({ active, opposing }: { active: GivenFighter; opposing: GivenFighter }) => {
  const situation = { active: fighter(active, 'A'), opposing: fighter(opposing, 'B') };
  const { active: one, opposing: other, bothDefeated } = skirmishSituation(situation, RULES).odds();
  return {
    activeDestroyed: one.defeated,
    opposingDestroyed: other.defeated,
    bothDestroyed: bothDefeated,
  };
};

const strikeModifiers = (given: {
  readonly target: { readonly terrain?: Terrain | null };
  readonly weaponModifiers: readonly number[];
  readonly orderModifiers: readonly number[];
}) => {
  const { modifiers } = strikeSituation(
    strikeAt({
      target: enemy(given.target),
      weapon: weapon({ modifiers: given.weaponModifiers.map((value) => ({ value, when: [] })) }),
      attacker: ship({
        effects: given.orderModifiers.map((value) =>
          effect({ does: 'modifier', at: 'strike', value, when: [], reach: { whom: 'bearer' } }),
        ),
      }),
    }),
    RULES,
  );
  return toldModifiers(modifiers);
};

interface GivenFleet {
  readonly ships: readonly {
    readonly code: string;
    readonly fleetValue: number;
    readonly role: Role;
    readonly faction: string;
    readonly refit?: boolean;
  }[];
  readonly fleet: readonly string[];
  readonly orders: readonly { readonly id: string; readonly type: OrderType }[];
}

const fleet = ({ ships, fleet: codes, orders }: GivenFleet) => {
  const cards = fleetCards([
    ...ships.map(shipCard),
    ...orders.map(({ id, type }) => order({ code: id, type })),
  ]);
  const built = {
    ships: codes.map((code, at) => ({ id: String(at), code })),
    orders: orders.map(({ id }) => id),
  };
  const { fleetValue, legal, breaches } = checkFleet(built, cards, RULES);
  return { fleetValue, legal, violations: [...new Set(breaches.map(({ id }) => id))] };
};

const winner = (teams: PerTeam<TeamStanding>) => winnerOf(teams, RULES.rulings);

export const cadetKinds: Readonly<Record<string, Kind>> = {
  strike,
  skirmish,
  'strike-modifiers': strikeModifiers,
  fleet,
  winner,
};
