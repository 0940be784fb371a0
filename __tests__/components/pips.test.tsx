import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { Pips } from '../../src/components/Pips';
import type { TrackStyle } from '../../src/core/drawing/drawing';
import { CHARGE, CRITICAL, FLAT, HULL, SPIKES } from '../builders/looks';
import { renderPart } from '../builders/renderApp';

function Hull({ start, look = HULL }: Readonly<{ start: number; look?: TrackStyle }>) {
  const [hull, setHull] = useState(start);
  return <Pips name="Hull" look={look} value={hull} max={8} onSet={setHull} />;
}

test.each([HULL, FLAT, CHARGE, SPIKES, CRITICAL])(
  'drawn as %p, it says how many are left',
  (look) => {
    renderPart(<Hull start={6} look={look} />);
    expect(screen.getByLabelText('Hull, 6 of 8')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(8);
  },
);

test.each([
  ['tap the nth and it is n: damage', 6, 'Set Hull to 3', 'Hull, 3 of 8'],
  ['tap the nth and it is n: repair', 6, 'Set Hull to 8', 'Hull, 8 of 8'],
  ['tap the last that is on, and it goes off', 6, 'One Hull less', 'Hull, 5 of 8'],
  ['so the first one reaches none', 1, 'One Hull less', 'Hull, 0 of 8'],
  ['and the first one mends it again', 0, 'Set Hull to 1', 'Hull, 1 of 8'],
])('%s', (_, start, name, after) => {
  renderPart(<Hull start={start} />);
  fireEvent.press(screen.getByRole('button', { name }));
  expect(screen.getByLabelText(after)).toBeVisible();
});

test('a hold on a pip and a tap on the name both read the rule, and change nothing', () => {
  const onRule = jest.fn();
  const onSet = jest.fn();
  renderPart(<Pips name="Hull" look={HULL} value={2} max={3} onSet={onSet} onRule={onRule} />);
  fireEvent(screen.getByRole('button', { name: 'Set Hull to 3' }), 'longPress');
  fireEvent.press(screen.getByRole('button', { name: 'What Hull means' }));
  expect(onRule).toHaveBeenCalledTimes(2);
  expect(onSet).not.toHaveBeenCalled();
});

test('what follows from it stands beside it', () => {
  renderPart(
    <Pips
      name="Critical"
      look={CRITICAL}
      value={1}
      max={3}
      onSet={jest.fn()}
      note="orders 1 of 2"
    />,
  );
  expect(screen.getByText('orders 1 of 2')).toBeVisible();
});

test('what may only be read has no buttons, and says how many are left', () => {
  renderPart(<Pips name="Hull" look={HULL} value={2} max={3} />);
  expect(screen.getByLabelText('Hull, 2 of 3')).toBeVisible();
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});
