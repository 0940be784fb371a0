import { fireEvent, screen } from '@testing-library/react-native';

import { ShieldHex } from '../../src/components/ShieldHex';
import { en } from '../../src/words/en';
import { renderPart } from '../builders/renderApp';

const values = [3, 2, 1, 2, 0, 0];
const facings = Object.values(en.shield.facings).map((name, side) => ({
  name,
  value: values[side] ?? 0,
  max: side === 5 ? 0 : 3,
}));

const said = [
  'Direct Fore shield, 3 of 3',
  'Right Fore shield, 2 of 3',
  'Right Aft shield, 1 of 3',
  'Direct Aft shield, 2 of 3',
  'Left Aft shield, gone, 0 of 3',
  'Left Fore, no shield',
];

test.each(said.map((name, side) => [name, side] as const))('%s can be tapped', (name, side) => {
  const onPress = jest.fn();
  renderPart(<ShieldHex facings={facings} role="heavy" team="a" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name }));
  expect(onPress).toHaveBeenCalledWith(side);
});

test('facings are read clockwise from the bow', () => {
  renderPart(<ShieldHex facings={facings} role="heavy" team="b" onPress={jest.fn()} />);
  const names = screen.getAllByRole('button').map((button) => button.props.accessibilityLabel);
  expect(names).toEqual(said);
});

test('a hold reads the rule of that facing and spends nothing', () => {
  const [onPress, onHold] = [jest.fn(), jest.fn()];
  renderPart(
    <ShieldHex facings={facings} role="heavy" team="a" onPress={onPress} onHold={onHold} />,
  );
  fireEvent(screen.getByRole('button', { name: 'Right Aft shield, 1 of 3' }), 'longPress');
  expect(onHold).toHaveBeenCalledWith(2);
  expect(onPress).not.toHaveBeenCalled();
});
