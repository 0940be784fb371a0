import { screen } from '@testing-library/react-native';

import { SegmentedControl } from '../../src/components/SegmentedControl';
import { useLayout } from '../../src/theme/useLayout';
import { renderPart } from '../builders/renderPart';

jest.mock('../../src/theme/useLayout');

const aims = ['Defeat', 'Hull', 'Order'];
const ways = ['Die by die', 'Counts', 'App rolls'];

test.each([
  ['row', aims, { width: 360, textScale: 1 }],
  ['row', ways, { width: 360, textScale: 1 }],
  ['column', aims, { width: 360, textScale: 2 }],
  ['column', ways, { width: 390, textScale: 2 }],
  ['row', aims, { width: 1180, textScale: 2 }],
] as const)('stands in a %s: %p at %p', (flexDirection, labels, { width, textScale }) => {
  const isStacked = textScale > 1;
  jest
    .mocked(useLayout)
    .mockReturnValue({ width, height: 800, textScale, isStacked, isWide: false, isLow: false });
  const choices = labels.map((label) => ({ value: label, label }));
  renderPart(
    <SegmentedControl name="List order" value="Hull" choices={choices} onChoose={jest.fn()} />,
  );
  expect(screen.getByLabelText('List order')).toHaveStyle({ flexDirection });
});
