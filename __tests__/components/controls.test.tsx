import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { Button } from '../../src/components/Button';
import { Chip } from '../../src/components/Chip';
import { List, ListRow } from '../../src/components/ListRow';
import { OddsChart } from '../../src/components/OddsChart';
import { Screen } from '../../src/components/Screen';
import { SegmentedControl } from '../../src/components/SegmentedControl';
import { Stepper } from '../../src/components/Stepper';
import { TextField } from '../../src/components/TextField';
import { Toggle } from '../../src/components/Toggle';
import { UndoBar } from '../../src/components/UndoBar';
import { useToast, type Toast } from '../../src/components/Toasts';
import { renderPart } from '../builders/renderApp';

const press = (name: string, role = 'button') => fireEvent.press(screen.getByRole(role, { name }));

describe('a button', () => {
  test('does when tapped, reads its rule when held', () => {
    const [onPress, onHold] = [jest.fn(), jest.fn()];
    renderPart(<Button label="Strike" onPress={onPress} onHold={onHold} />);
    press('Strike');
    fireEvent(screen.getByRole('button', { name: 'Strike' }), 'longPress');
    expect([onPress.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 1]);
  });

  test('greyed, it does nothing, and both its name and a toast say why', () => {
    const onPress = jest.fn();
    renderPart(
      <Screen title="Ship">
        <Button label="Strike" onPress={onPress} why="The lances are reloading." />
      </Screen>,
    );
    press('Strike, not now: The lances are reloading.');
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByText('The lances are reloading.')).toBeVisible();
  });
});

describe('a stepper', () => {
  function Dice({ start }: Readonly<{ start: number }>) {
    const [dice, setDice] = useState(start);
    return <Stepper name="Dice" value={dice} min={1} max={4} onSet={setDice} />;
  }

  test.each([
    ['more', 2, 'More Dice', 'Dice, 3'],
    ['less', 2, 'Less Dice', 'Dice, 1'],
    ['no more than the most', 4, 'More Dice', 'Dice, 4'],
    ['no less than the least', 1, 'Less Dice', 'Dice, 1'],
  ])('%s', (_, start, name, after) => {
    renderPart(<Dice start={start} />);
    press(name);
    expect(screen.getByLabelText(after)).toBeVisible();
  });
});

describe('undo and redo', () => {
  test('name what they take back and do again', () => {
    const [undo, redo] = [jest.fn(), jest.fn()];
    renderPart(
      <UndoBar
        undo={{ name: 'Sunward took a critical', onPress: undo }}
        redo={{ name: 'Kite moved', onPress: redo }}
      />,
    );
    press('Undo: Sunward took a critical');
    press('Redo: Kite moved');
    expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1]);
  });

  test('stay in place when there is nothing to take back', () => {
    renderPart(<UndoBar />);
    press('Nothing to undo');
    press('Nothing to redo');
    expect(screen.getByText('Nothing to undo')).toBeVisible();
  });
});

describe('choices', () => {
  function Theme() {
    const [theme, setTheme] = useState<'dark' | 'light'>('dark');
    const choices = [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ] as const;
    return <SegmentedControl name="Theme" value={theme} choices={choices} onChoose={setTheme} />;
  }

  test('one of a few is checked', () => {
    renderPart(<Theme />);
    expect(screen.getByRole('radio', { name: 'Dark', checked: true })).toBeVisible();
    press('Light', 'radio');
    expect(screen.getByRole('radio', { name: 'Light', checked: true })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Dark', checked: false })).toBeVisible();
  });

  test('a toggle tells whether it is on, and asks for the other', () => {
    const onSet = jest.fn();
    renderPart(<Toggle title="Reminders" isOn={false} onSet={onSet} />);
    fireEvent.press(screen.getByRole('switch', { name: 'Reminders', checked: false }));
    expect(onSet).toHaveBeenCalledWith(true);
  });

  test('a chip that filters is a switch; one that does nothing is no control', () => {
    renderPart(
      <>
        <Chip label="In arc" isSelected onPress={jest.fn()} />
        <Chip label="Massive" />
      </>,
    );
    expect(screen.getByRole('switch', { name: 'In arc', checked: true })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Massive')).toBeVisible();
  });
});

describe('rows', () => {
  test('a row that leads elsewhere is a link, named by its title and detail', () => {
    const onPress = jest.fn();
    renderPart(
      <List>
        <ListRow title="Data" detail="Save everything" leadsTo="/more/data" onPress={onPress} />
      </List>,
    );
    press('Data, Save everything', 'link');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('odds are one sentence for those who listen, and a tap opens the why', () => {
    const onWhy = jest.fn();
    renderPart(
      <OddsChart
        label="Best play"
        headline={{ label: 'Defeat', value: '25%' }}
        bars={[
          { label: '0 hull', chance: 0.5 },
          { label: '1 hull', chance: 0.25 },
          { label: 'Defeat', chance: 0.25, fatal: true },
        ]}
        onWhy={onWhy}
      />,
    );
    press('Best play: Defeat 25%, 0 hull 50%, 1 hull 25%, Defeat 25%');
    expect(onWhy).toHaveBeenCalledTimes(1);
  });
});

describe('a field', () => {
  test('takes what is typed and says what is wrong with it', () => {
    const onChange = jest.fn();
    renderPart(
      <TextField label="Fleet name" value="" onChange={onChange} problem="A fleet needs a name." />,
    );
    fireEvent.changeText(screen.getByLabelText('Fleet name, A fleet needs a name.'), 'Home');
    expect(onChange).toHaveBeenCalledWith('Home');
    expect(screen.getByText('A fleet needs a name.')).toBeVisible();
  });
});

describe('a toast', () => {
  function Shower(toast: Toast) {
    const { show } = useToast();
    return (
      <Screen title="Fleet">
        <Button label="Remove" onPress={() => show(toast)} />
      </Screen>
    );
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('offers to take it back, once', () => {
    const undo = jest.fn();
    renderPart(<Shower text="Thorn left." act={{ label: 'Undo', onPress: undo }} />);
    press('Remove');
    press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Thorn left.')).toBeNull();
  });

  test('goes by itself, later when there is something to decide', () => {
    renderPart(<Shower text="Thorn left." act={{ label: 'Undo', onPress: jest.fn() }} />);
    press('Remove');
    wait(6000);
    expect(screen.getByText('Thorn left.')).toBeVisible();
    wait(15_000);
    expect(screen.queryByText('Thorn left.')).toBeNull();
  });

  test('stays where an answer is wanted, until it is dismissed', () => {
    renderPart(<Shower text="A new version is ready." stays />);
    press('Remove');
    wait(60_000);
    expect(screen.getByText('A new version is ready.')).toBeVisible();
    press('Dismiss');
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });
});

describe('a screen', () => {
  test('has its title as heading, a way back, and undo above its act', () => {
    const onBack = jest.fn();
    renderPart(
      <Screen
        title="Sunward"
        onBack={onBack}
        undo={{}}
        footer={<Button kind="primary" label="End activation" onPress={jest.fn()} />}
      >
        {null}
      </Screen>,
    );
    expect(screen.getByRole('heading', { name: 'Sunward' })).toBeVisible();
    press('Back');
    expect(onBack).toHaveBeenCalledTimes(1);
    const names = screen.getAllByRole('button').map((button) => button.props.accessibilityLabel);
    expect(names).toEqual(['Back', 'Nothing to undo', 'Nothing to redo', 'End activation']);
  });
});
