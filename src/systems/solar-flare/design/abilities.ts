import type { JudgedAs } from '../../kit/fleets/findings';
import { PLACES, type Component } from '../cards';
import { fullCharge, OWN_POWER, type SystemName } from '../parts';
import { shieldPower } from '../rules/charging';
import { sum } from '../rules/power';
import { DEFAULTS, type Rules } from '../rulings';
import { partsIn, type Design, type Place } from './places';

const levelsOf = ({ components }: Design, system: SystemName): readonly number[] =>
  components.flatMap((part) => (part.system === system ? [part.level] : []));

/** Powering Shields: each charge takes as much as its number; anything else 1 a charge. */
const powerFor =
  (rules: Rules) =>
  ({ system, level }: Component): number => {
    const full = fullCharge(system, level, rules);
    return system === 'shield' ? shieldPower(0, full) : full;
  };

/** Using Crew: one team to a part a round; the best teams go where most is missing. */
const oneRound = (
  needs: readonly number[],
  teams: readonly number[],
  power: number,
): readonly number[] => {
  const most = needs.map((need, at) => ({ need, at })).sort((a, b) => b.need - a.need);
  const after = [...needs];
  let left = power;
  teams.forEach((level, team) => {
    const goes = most[team];
    if (!goes) return;
    const carried = Math.min(level, goes.need, left);
    after[goes.at] = goes.need - carried;
    left -= carried;
  });
  return after;
};

/** Phase 3: rounds until everything is full that was empty, batteries too, with nothing spent meanwhile. */
const roundsFor = (crew: readonly number[], power: number, empty: readonly number[]) => {
  const teams = [...crew].sort((a, b) => b - a);
  let needs = empty;
  if (sum(needs) > 0 && teams.length === 0) return null;
  let rounds = 0;
  for (; sum(needs) > 0; rounds += 1) needs = oneRound(needs, teams, power);
  return rounds;
};

/** What a section can do when everything is charged. */
const strengthOf = (design: Design, place: Place) => {
  const here = partsIn(design, place).map(({ part }) => part);
  const own = (system: SystemName) => levelsOf({ components: here, crew: [] }, system);
  return {
    place,
    /** Beam Weapons: dice of all its beams. */
    beams: sum(own('beam')),
    /** Torpedoes: the levels of its launchers. */
    torpedoes: own('torpedo'),
    /** Shields: 0 without one. */
    shield: Math.max(0, ...own('shield')),
  };
};
export type SectionStrength = ReturnType<typeof strengthOf>;

/** What a design can do, with everything charged and whole. */
export const abilitiesOf = (design: Design, rules: Rules = DEFAULTS) => {
  const needs = design.components.map(powerFor(rules));
  const power = OWN_POWER + sum(levelsOf(design, 'generator'));
  return {
    /** Phase 3: a round. */
    power,
    stored: sum(levelsOf(design, 'battery')),
    teams: design.crew.length,
    /** Using Crew: by all teams together, in a round. */
    carried: sum(design.crew),
    /** Main Engines, Thrusters: hexes ahead and sides turned on one full charge. */
    ahead: sum(levelsOf(design, 'engine')),
    turns: sum(levelsOf(design, 'thruster')),
    sections: PLACES.map((place) => strengthOf(design, place)),
    /** Power that it takes to charge all of it. */
    wholeCharge: sum(needs),
    roundsToCharge: roundsFor(design.crew, power, needs),
  };
};
export type Abilities = ReturnType<typeof abilitiesOf>;

/** Ship Design: nothing of this is forbidden (ruling no-minimum), and a captain should know it. */
export type Worth =
  | JudgedAs<'no-crew', object>
  | JudgedAs<'no-weapon', object>
  | JudgedAs<'cannot-move', object>
  | JudgedAs<'turns-dear', object>
  | JudgedAs<'power-beyond-crew', { readonly power: number; readonly carried: number }>
  | JudgedAs<'crew-beyond-power', { readonly supply: number; readonly carried: number }>
  | JudgedAs<'unread', { readonly count: number }>;

/** What crew can carry beyond all power is no waste while it is a choice of where to go. */
const SPARE = 6;

const aboutPower = ({ power, stored, carried, teams }: Abilities): readonly Worth[] => {
  const supply = power + stored;
  if (teams === 0) return [{ id: 'no-crew', rule: 'Crew' }];
  if (carried < power) return [{ id: 'power-beyond-crew', rule: 'Phase 3', power, carried }];
  return carried > supply + SPARE
    ? [{ id: 'crew-beyond-power', rule: 'Phase 3', supply, carried }]
    : [];
};

const aboutMoves = ({ ahead, turns }: Abilities): readonly Worth[] => {
  if (ahead === 0 && turns === 0) return [{ id: 'cannot-move', rule: 'Ship Design' }];
  return turns === 0 ? [{ id: 'turns-dear', rule: 'Phase 2' }] : [];
};

export const worthKnowing = (
  { components }: Design,
  able: Abilities,
  unread: number,
): readonly Worth[] => {
  const isArmed = components.some(({ system }) => system === 'beam' || system === 'torpedo');
  return [
    ...(unread > 0 ? [{ id: 'unread', rule: 'Ship Design', count: unread } as const] : []),
    ...aboutPower(able),
    ...(isArmed ? [] : [{ id: 'no-weapon', rule: 'Ship Design' } as const]),
    ...aboutMoves(able),
  ];
};
