import { checkDesign } from '../../src/systems/solar-flare/design/checkDesign';
import { PLACES, type Component } from '../../src/systems/solar-flare/cards';

interface GivenDesign {
  readonly components: readonly (Omit<Component, 'section'> & {
    readonly section: number | 'core' | null;
  })[];
  readonly crew: readonly number[];
}

/** The cases number sections; cards name them. */
export const design = ({ components, crew }: GivenDesign) => {
  const { breaches, ...report } = checkDesign({
    components: components.map(({ section, ...part }) => ({
      ...part,
      section: PLACES.find((place) => place === String(section)) ?? null,
    })),
    crew,
  });
  return { ...report, violations: [...new Set(breaches.map(({ id }) => id))].sort() };
};
