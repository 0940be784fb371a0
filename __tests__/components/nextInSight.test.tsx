import { fireEvent, screen } from '@testing-library/react-native';
import { Text, View } from 'react-native';

import { Screen } from '../../src/components/Screen';
import {
  useBringsAsked,
  useNextInSight,
  useUnfoldedInSight,
} from '../../src/components/useNextInSight';
import { bringIntoSight } from '../../src/platform/intoSight';
import { renderPart } from '../builders/renderPart';

jest.mock('../../src/platform/intoSight');

function Question() {
  return <View ref={useNextInSight()} />;
}

const asking = (...questions: readonly string[]) => (
  <Screen title="A strike">
    {questions.map((question) => (
      <Question key={question} />
    ))}
  </Screen>
);

test('what is asked first waits where it stands, what is asked next comes into sight', () => {
  const { rerender } = renderPart(asking('dice'));
  expect(bringIntoSight).not.toHaveBeenCalled();
  rerender(asking('dice'));
  expect(bringIntoSight).not.toHaveBeenCalled();
  rerender(asking('saves'));
  expect(bringIntoSight).toHaveBeenCalledTimes(1);
  rerender(asking('dice', 'saves'));
  expect(bringIntoSight).toHaveBeenCalledTimes(2);
});

function Fold({ isOpen }: Readonly<{ isOpen: boolean }>) {
  return <View ref={useUnfoldedInSight(isOpen)} />;
}

test('what a tap unfolds comes into sight, also as the first of its screen', () => {
  const folded = (isOpen: boolean) => (
    <Screen title="New game">
      <Fold isOpen={isOpen} />
    </Screen>
  );
  jest.mocked(bringIntoSight).mockClear();
  const { rerender } = renderPart(folded(false));
  expect(bringIntoSight).not.toHaveBeenCalled();
  rerender(folded(true));
  expect(bringIntoSight).toHaveBeenCalledTimes(1);
  rerender(folded(false));
  expect(bringIntoSight).toHaveBeenCalledTimes(1);
});

function Leads() {
  const bring = useBringsAsked();
  return <Text onPress={bring}>Enter dice</Text>;
}

test('an act at the bottom of the screen leads to what is asked now', () => {
  jest.mocked(bringIntoSight).mockClear();
  const { rerender } = renderPart(
    <Screen title="A strike" footer={<Leads />}>
      <Question />
    </Screen>,
  );
  fireEvent.press(screen.getByText('Enter dice'));
  expect(bringIntoSight).toHaveBeenCalledTimes(1);
  rerender(
    <Screen title="A strike" footer={<Leads />}>
      {null}
    </Screen>,
  );
  fireEvent.press(screen.getByText('Enter dice'));
  expect(bringIntoSight).toHaveBeenCalledTimes(1);
});
