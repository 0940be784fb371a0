import { screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { SegmentedControl } from '../../src/components/SegmentedControl';
import { useLayout } from '../../src/theme/useLayout';
import { renderPart } from '../builders/renderPart';

jest.mock('../../src/theme/useLayout');

const aims = ['Defeat', 'Hull', 'Order'];
const ways = ['Die by die', 'Counts', 'App rolls'];

test.each([
  ['one line', aims, { width: 360, textScale: 1 }],
  ['one line', ways, { width: 360, textScale: 1 }],
  ['lines', aims, { width: 360, textScale: 2 }],
  ['lines', ways, { width: 390, textScale: 2 }],
  ['one line', aims, { width: 1180, textScale: 2 }],
] as const)('stands in %s: %p at %p', (stands, labels, { width, textScale }) => {
  const isStacked = textScale > 1;
  jest
    .mocked(useLayout)
    .mockReturnValue({ width, height: 800, textScale, isStacked, isWide: false, isLow: false });
  const choices = labels.map((label) => ({ value: label, label }));
  renderPart(
    <SegmentedControl name="List order" value="Hull" choices={choices} onChoose={jest.fn()} />,
  );
  const { flexDirection, flexWrap = 'nowrap' } = StyleSheet.flatten<ViewStyle>(
    screen.getByLabelText('List order').props['style'],
  );
  expect([flexDirection, flexWrap]).toEqual(['row', stands === 'lines' ? 'wrap' : 'nowrap']);
});
