import type { JudgedAs } from '../../kit/fleets/findings';
import { PLACES } from '../cards';
import { costOf, POINTS, SLOTS_A_SECTION, type SystemName } from '../parts';
import { DEFAULTS, type Rules } from '../rulings';
import { mayBeIn, partsIn, type Design, type Place } from './places';

/** A part that is where it must not be. */
interface Misplaced {
  /** Which of the components. */
  readonly at: number;
  readonly system: SystemName;
}

/** Too much in one section; the last of them is one too many. */
interface Crowded {
  readonly place: Place;
  readonly parts: readonly number[];
}

/** What a design may break, by the ids that the cases give. */
export type Breach =
  | JudgedAs<'over-points', { readonly over: number }>
  | JudgedAs<'section-full', Crowded>
  | JudgedAs<'two-shields-in-section', Crowded>
  | JudgedAs<'not-placed', Misplaced>
  | JudgedAs<'engine-not-aft', Misplaced>
  | JudgedAs<'thruster-in-core', Misplaced>
  | JudgedAs<'weapon-in-core', Misplaced>
  | JudgedAs<'shield-in-core', Misplaced>;

/** Ship Design: all that was bought, parts without a section and crew too. */
export const pointsIn = ({ components, crew }: Design): number =>
  components.reduce((sum, { system, level }) => sum + costOf(system, level), 0) +
  crew.reduce((sum, level) => sum + costOf('crew', level), 0);

/** What a system breaks outside the sections that it may be in. */
const WRONG_PLACE = {
  beam: 'weapon-in-core',
  torpedo: 'weapon-in-core',
  shield: 'shield-in-core',
  thruster: 'thruster-in-core',
  engine: 'engine-not-aft',
  // These may be anywhere.
  battery: null,
  generator: null,
} as const;

/** Ship Design 1, 2, 3, 5: each part in a section that takes it; none is left out (ruling all-bought-placed). */
const misplaced = ({ components }: Design, rules: Rules): readonly Breach[] =>
  components.flatMap(({ system, section }, at): readonly Breach[] => {
    if (section === null)
      return rules['all-bought-placed'] === 'spare'
        ? []
        : [{ id: 'not-placed', rule: 'Sections', at, system }];
    const id = mayBeIn(system, section) ? null : WRONG_PLACE[system];
    return id === null ? [] : [{ id, rule: 'Ship Design', at, system }];
  });

/** Ship Design 4: two slots a section and one shield, the core too (ruling core-is-a-section). */
const crowded = (design: Design, rules: Rules): readonly Breach[] =>
  PLACES.flatMap((place): readonly Breach[] => {
    const here = partsIn(design, place);
    const shields = here.filter(({ part }) => part.system === 'shield');
    const all = { place, parts: here.map(({ at }) => at) };
    const twins = { place, parts: shields.map(({ at }) => at) };
    return [
      ...(here.length > SLOTS_A_SECTION
        ? [{ id: 'section-full', rule: 'Ship Design', ...all } as const]
        : []),
      ...(shields.length > 1 && (place !== 'core' || rules['core-is-a-section'] === 'both-rules')
        ? [{ id: 'two-shields-in-section', rule: 'Ship Design', ...twins } as const]
        : []),
    ];
  });

/** Ship Design: what it costs, what it fills, and every limit that it breaks. */
export const checkDesign = (design: Design, rules: Rules = DEFAULTS) => {
  const points = pointsIn(design);
  const over = points - POINTS;
  const breaches: readonly Breach[] = [
    ...(over > 0 ? [{ id: 'over-points', rule: 'Ship Design', over } as const] : []),
    ...misplaced(design, rules),
    ...crowded(design, rules),
  ];
  return {
    points,
    pointsLeft: POINTS - points,
    slotsUsed: design.components.filter(({ section }) => section !== null).length,
    legal: breaches.length === 0,
    breaches,
  };
};

export type DesignReport = ReturnType<typeof checkDesign>;

/** The components that a breach is about. */
export const partsAtFault = (breach: Breach): readonly number[] => {
  if ('parts' in breach) return breach.parts;
  return 'at' in breach ? [breach.at] : [];
};
