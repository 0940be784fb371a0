import { fireEvent, screen } from '@testing-library/react-native';

import { Zones } from '../../src/components/Zones';
import { FLAGSHIP } from '../../src/core/drawing/drawing';
import { renderPart } from '../builders/renderApp';

const values = [3, 2, 1, 2, 0, 0];
const names = ['Direct Fore', 'Right Fore', 'Right Aft', 'Direct Aft', 'Left Aft', 'Left Fore'];
const zones = names.map((label, side) => ({
  label,
  now: values[side] ?? 0,
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
  renderPart(<Zones zones={zones} silhouette={FLAGSHIP} team="a" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name }));
  expect(onPress).toHaveBeenCalledWith(side);
});

test('facings are read clockwise from the bow', () => {
  renderPart(<Zones zones={zones} silhouette={FLAGSHIP} team="b" onPress={jest.fn()} />);
  const names = screen.getAllByRole('button').map((button) => button.props.accessibilityLabel);
  expect(names).toEqual(said);
});

test('a hold reads the rule of that facing and spends nothing', () => {
  const [onPress, onHold] = [jest.fn(), jest.fn()];
  renderPart(
    <Zones zones={zones} silhouette={FLAGSHIP} team="a" onPress={onPress} onHold={onHold} />,
  );
  fireEvent(screen.getByRole('button', { name: 'Right Aft shield, 1 of 3' }), 'longPress');
  expect(onHold).toHaveBeenCalledWith(2);
  expect(onPress).not.toHaveBeenCalled();
});

test('of four zones each says its shield and what it is armed with', () => {
  const armed = ['Front', 'Right', 'Rear', 'Left'].map((label, at) => ({
    label,
    now: at,
    max: 3,
    dice: { looks: [{ colour: 'dieRed', bars: 3 } as const], spoken: '1 red die' },
  }));
  renderPart(<Zones zones={armed} silhouette={FLAGSHIP} team="c" onPress={jest.fn()} />);
  const said = screen.getAllByRole('button').map((button) => button.props.accessibilityLabel);
  expect(said).toEqual([
    'Front shield, gone, 0 of 3, 1 red die',
    'Right shield, 1 of 3, 1 red die',
    'Rear shield, 2 of 3, 1 red die',
    'Left shield, 3 of 3, 1 red die',
  ]);
});
