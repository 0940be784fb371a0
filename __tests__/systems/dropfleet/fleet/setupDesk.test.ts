import { withAnswers, type Answers } from '../../../../src/core/pages/answers';
import { setupDesk } from '../../../../src/systems/dropfleet/desks/setups';
import { blocksOf } from '../../../builders/walk';

const SHELF = { cards: [], fleets: [] };
const blank = setupDesk.blank(SHELF, {});

const featuresIn = (draft: Answers): readonly string[] => {
  const made = setupDesk.make(draft, SHELF);
  if (!made.ok) throw new Error('no set-up');
  return made.value.setup.dropsites[0]?.features.map(({ name }) => name) ?? [];
};

describe('Features of a dropsite', () => {
  test('§12.2: a second one of a kind can be put there, told apart by its name', () => {
    const draft = withAnswers(blank, { 'sites.0.features': ['military-outpost'] });
    const picks = blocksOf(setupDesk.page(draft, SHELF)).find(
      (one) => one.block === 'picks' && one.id === 'sites.0.features',
    );
    expect(JSON.stringify(picks)).toContain('Military Outpost 2');
    const two = { 'sites.0.features': ['military-outpost', 'military-outpost:2'] };
    expect(featuresIn(withAnswers(blank, two))).toEqual(['Military Outpost', 'Military Outpost 2']);
  });

  test('§12.2: Outposts that become Hangars are told from a Hangar that is there', () => {
    const draft = withAnswers(blank, {
      scenario: 'orbital-support',
      'sites.0.site': 'large-space-station',
      'sites.0.features': ['military-outpost', 'hangar'],
    });
    expect(featuresIn(draft)).toEqual(['Hangar', 'Hangar 2']);
  });
});
