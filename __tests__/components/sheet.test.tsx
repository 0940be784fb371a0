import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { Button } from '../../src/components/Button';
import { Sheet } from '../../src/components/Sheet';
import { Text } from '../../src/components/Text';
import { renderPart } from '../builders/renderApp';

function TwoSheets() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((other) => other !== name));
  return (
    <>
      {['Hull', 'Shields'].map((name) => (
        <Sheet key={name} isOpen={open.includes(name)} title={name} onClose={() => close(name)}>
          <Text>{`About ${name}`}</Text>
          <Button label="To Shields" onPress={() => setOpen([...open, 'Shields'])} />
        </Sheet>
      ))}
      <Button label="Open Hull" onPress={() => setOpen(['Hull'])} />
    </>
  );
}

const openHull = () => {
  renderPart(<TwoSheets />);
  fireEvent.press(screen.getByRole('button', { name: 'Open Hull' }));
};

test('opens with its title as heading', () => {
  openHull();
  expect(screen.getByRole('heading', { name: 'Hull' })).toBeVisible();
  expect(screen.getByText('About Hull')).toBeVisible();
});

test('its button closes it', () => {
  openHull();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('About Hull')).toBeNull();
});

test('back and Escape close it', () => {
  openHull();
  fireEvent(screen.getByText('About Hull'), 'requestClose');
  expect(screen.queryByText('About Hull')).toBeNull();
});

test('never a sheet on a sheet: the one that opens closes the one before', () => {
  openHull();
  fireEvent.press(screen.getByRole('button', { name: 'To Shields' }));
  expect(screen.getByText('About Shields')).toBeVisible();
  expect(screen.queryByText('About Hull')).toBeNull();
});
