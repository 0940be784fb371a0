import { act, fireEvent, screen } from '@testing-library/react-native';

import { runAct } from '../../../src/components/blocks/hands';
import { answerAt, type Answer, type Answers } from '../../../src/core/pages/answers';
import type { Block, BlockOf, Item } from '../../../src/core/pages/page';
import { renderBlock } from '../../builders/page';

const press = (name: string | RegExp) => fireEvent.press(screen.getByLabelText(name));

describe('acts', () => {
  const acts: BlockOf<'acts'> = {
    block: 'acts',
    style: 'list',
    acts: [
      {
        label: 'Strike',
        detail: 'with one armament',
        answers: { aim: 'hull' },
        command: { type: 'strike' },
        opens: { page: 'strike' },
      },
      { label: 'Evade', why: 'she has evaded', command: { type: 'evade' }, entry: 'evade' },
    ],
  };

  test('a tap plays, then changes answers, then opens', async () => {
    const { noted } = renderBlock(() => acts);
    press('Strike, with one armament');
    expect(noted.play).toHaveBeenCalledWith({ type: 'strike' });
    expect(noted.change).not.toHaveBeenCalled();
    expect(noted.open).not.toHaveBeenCalled();
    await act(() => Promise.resolve());
    expect(noted.change).toHaveBeenCalledWith({ aim: 'hull' });
    expect(noted.open).toHaveBeenCalledWith({ page: 'strike' });
  });

  test('a command that is refused leaves the answers as they are', async () => {
    const [change, open] = [jest.fn(), jest.fn()];
    const ask = () => Promise.resolve(false);
    const [strike] = acts.acts;
    if (!strike) throw new Error('no act');
    await expect(runAct(strike, { change, open, ask, say: jest.fn() })).resolves.toBe(false);
    expect(change).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  test('a greyed one plays nothing, and a hold reads its rule', () => {
    const { noted } = renderBlock(() => acts);
    press(/^Evade, not now: she has evaded/);
    expect(noted.play).not.toHaveBeenCalled();
    fireEvent(screen.getByLabelText(/^Evade/), 'longPress');
    expect(noted.read).toHaveBeenCalledWith('evade');
  });
});

describe('a choice', () => {
  const choice = (
    style: BlockOf<'choice'>['style'],
    count = 3,
  ): ((answers: Answers) => BlockOf<'choice'>) => {
    const options = Array.from({ length: count }, (_, at) => ({
      value: at,
      label: `Weapon ${at}`,
      ...(at === 2 && { why: 'spent' }),
    }));
    return (answers) => ({
      block: 'choice',
      id: 'weapon',
      label: 'Weapon',
      style,
      value: answerAt(answers, 'weapon') ?? 0,
      options,
    });
  };

  test.each(['segments', 'list', 'chips', 'arcs'] as const)(
    'as %s shows all, takes one, and says why not another',
    (style) => {
      const { answers } = renderBlock(choice(style));
      expect(screen.getByRole('radio', { name: 'Weapon 0' })).toBeChecked();
      fireEvent.press(screen.getByRole('radio', { name: 'Weapon 1' }));
      expect(answers()).toEqual({ weapon: 1 });
      expect(screen.getByRole('radio', { name: 'Weapon 1' })).toBeChecked();
      fireEvent.press(screen.getByRole('radio', { name: 'Weapon 2, not now: spent' }));
      expect(answers()).toEqual({ weapon: 1 });
    },
  );

  test('as a menu opens a sheet, finds by typing, and closes with the choice', () => {
    const { answers } = renderBlock(choice('menu', 200));
    press('Weapon, Weapon 0, change');
    expect(screen.getAllByRole('radio')).toHaveLength(50);
    fireEvent.changeText(screen.getByLabelText('Search'), 'weapon 137');
    fireEvent.press(screen.getByRole('radio', { name: 'Weapon 137' }));
    expect(answers()).toEqual({ weapon: 137 });
    expect(screen.getByLabelText('Weapon, Weapon 137, change')).toBeVisible();
  });
});

test('picks put the list of what is on at their path', () => {
  const { answers } = renderBlock((given) => ({
    block: 'picks',
    id: 'keywords',
    label: 'Keywords',
    // The test gives back only what it was given.
    values: (answerAt(given, 'keywords') ?? ['Massive']) as readonly Answer[],
    options: ['Massive', 'Stealth'].map((label) => ({ value: label, label })),
  }));
  fireEvent.press(screen.getByRole('switch', { name: 'Stealth' }));
  expect(answers()).toEqual({ keywords: ['Massive', 'Stealth'] });
  fireEvent.press(screen.getByRole('switch', { name: 'Massive' }));
  expect(answers()).toEqual({ keywords: ['Stealth'] });
});

describe('switches', () => {
  test('put yes and no at their path, or what else they stand for', () => {
    const { answers, noted } = renderBlock((given) => ({
      block: 'switches',
      switches: [
        { id: 'lock', label: 'Lock', on: answerAt(given, 'lock') === true, entry: 'lock' },
        {
          id: 'near',
          label: 'Near',
          on: answerAt(given, 'near') === 2,
          answers: { on: { near: 2 }, off: { near: 0 } },
        },
      ],
    }));
    fireEvent.press(screen.getByRole('switch', { name: 'Lock' }));
    fireEvent.press(screen.getByRole('switch', { name: 'Near' }));
    expect(answers()).toEqual({ lock: true, near: 2 });
    fireEvent.press(screen.getByRole('switch', { name: 'Near' }));
    expect(answers()).toEqual({ lock: true, near: 0 });
    press('What Lock means');
    expect(noted.read).toHaveBeenCalledWith('lock');
  });
});

test('a fold shows what is worth seeing, and all of it after a tap', () => {
  const ask = (id: string): Block => ({
    block: 'choice',
    id,
    label: id,
    style: 'list',
    value: 'yes',
    options: [
      { value: 'yes', label: `${id}: yes` },
      { value: 'no', label: `${id}: no` },
    ],
  });
  const { answers } = renderBlock(() => ({
    block: 'fold',
    label: 'Rulings',
    note: '1 of 2 changed',
    folded: [ask('ties')],
    blocks: [ask('ends'), ask('ties')],
  }));
  expect(screen.queryByRole('radio', { name: 'ends: no' })).toBeNull();
  press('Rulings, 1 of 2 changed');
  fireEvent.press(screen.getByRole('radio', { name: 'ends: no' }));
  expect(answers()).toEqual({ ends: 'no' });
});

describe('a stepper', () => {
  const dice = (answers: Answers): Block => ({
    block: 'stepper',
    id: 'armaments.0.dice',
    label: 'Dice',
    value: Number(answerAt(answers, 'armaments.0.dice') ?? 3),
    min: 0,
    max: 9,
  });
  const before: Answers = { armaments: [{ dice: 3 }] };

  test('answers at its path', () => {
    const { answers } = renderBlock(dice, before);
    press('More Dice');
    expect(answerAt(answers(), 'armaments.0.dice')).toBe(4);
  });

  test('goes on while it is held, up to the most', () => {
    jest.useFakeTimers();
    const { answers } = renderBlock(dice, before);
    const more = screen.getByLabelText('More Dice');
    fireEvent(more, 'longPress');
    const wait = (ticks: number) => {
      for (let tick = 0; tick < ticks; tick += 1) act(() => jest.advanceTimersByTime(140));
    };
    wait(3);
    expect(answerAt(answers(), 'armaments.0.dice')).toBe(7);
    wait(9);
    expect(answerAt(answers(), 'armaments.0.dice')).toBe(9);
    fireEvent(more, 'pressOut');
    press('Less Dice');
    wait(3);
    expect(answerAt(answers(), 'armaments.0.dice')).toBe(8);
    jest.useRealTimers();
  });
});

test.each(['one', 'many'] as const)('a field of %s line answers with what is typed', (lines) => {
  const { answers } = renderBlock((given) => ({
    block: 'field',
    id: 'name',
    label: 'Name',
    value: String(answerAt(given, 'name') ?? ''),
    lines,
  }));
  fireEvent.changeText(screen.getByLabelText('Name'), 'Sunward');
  expect(answers()).toEqual({ name: 'Sunward' });
});

test('a cell of a grid is tapped on and off', () => {
  const { answers } = renderBlock((given) => {
    const on = answerAt(given, 'chart.hit') === true;
    return {
      block: 'grid',
      label: 'Chart',
      columns: ['6'],
      rows: [{ label: 'Hit', cells: [{ on, spoken: 'Hit on 6', answers: { 'chart.hit': !on } }] }],
    };
  });
  fireEvent.press(screen.getByRole('switch', { name: 'Hit on 6' }));
  expect(answers()).toEqual({ chart: { hit: true } });
  expect(screen.getByRole('switch', { name: 'Hit on 6' })).toBeChecked();
});

describe('items', () => {
  const item = (at: number): Item => ({ id: `s${at}`, title: `Ship ${at}`, detail: 'Escort' });
  const items = (count: number, more: Partial<BlockOf<'items'>> = {}): Block => ({
    block: 'items',
    label: 'Ships',
    items: Array.from({ length: count }, (_, at) => item(at)),
    ...more,
  });

  test('of thousands, fifty are drawn, then more; typing finds the others at once', () => {
    const started = performance.now();
    renderBlock(() => items(5000, { search: 'Find a ship' }));
    expect(screen.getAllByText(/^Ship \d+$/)).toHaveLength(50);
    press('Show 4,950 more');
    expect(screen.getAllByText(/^Ship \d+$/)).toHaveLength(100);
    fireEvent.changeText(screen.getByLabelText('Find a ship'), 'escort 4321');
    expect(screen.getAllByText(/^Ship \d+$/)).toHaveLength(1);
    expect(screen.getByText('Ship 4321')).toBeVisible();
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('nothing found is said, with what was asked', () => {
    renderBlock(() => items(60, { search: 'Find a ship' }));
    fireEvent.changeText(screen.getByLabelText('Find a ship'), 'dreadnought');
    expect(screen.getByText('Nothing matches “dreadnought”.')).toBeVisible();
  });

  test('none at all says what the page would have said', () => {
    renderBlock(() => items(0, { empty: 'No ship yet.' }));
    expect(screen.getByText('No ship yet.')).toBeVisible();
  });

  test('a count goes up and down where it can, and its acts name the ship', () => {
    const { answers, noted } = renderBlock((given) => {
      const count = Number(answerAt(given, 'count') ?? 1);
      return items(0, {
        items: [
          {
            ...item(1),
            count: {
              value: count,
              less: { label: 'One less', answers: { count: count - 1 } },
              more: { label: 'One more', answers: { count: count + 1 }, why: 'the fleet is full' },
            },
            acts: [{ label: 'Copy', command: { type: 'copy' } }],
          },
        ],
      });
    });
    press('One less: Ship 1');
    expect(answers()).toEqual({ count: 0 });
    expect(screen.getByLabelText('Ship 1, 0')).toBeVisible();
    press('One more: Ship 1, not now: the fleet is full');
    expect(answers()).toEqual({ count: 0 });
    press('Copy: Ship 1');
    expect(noted.play).toHaveBeenCalledWith({ type: 'copy' });
  });

  test('a line that can be on is a switch', () => {
    renderBlock((given) =>
      items(0, {
        items: [
          {
            ...item(1),
            isOn: answerAt(given, 'on') === true,
            act: { label: 'Choose', answers: { on: true } },
          },
        ],
      }),
    );
    fireEvent.press(screen.getByRole('switch', { name: 'Ship 1, Escort' }));
    expect(screen.getByRole('switch', { name: 'Ship 1, Escort' })).toBeChecked();
  });

  test('where one of them is chosen, the lines are radios of one group', () => {
    renderBlock((given) =>
      items(0, {
        label: 'Ships',
        chooses: 'one',
        items: [1, 2].map((at) => ({
          ...item(at),
          isOn: (answerAt(given, 'ship') ?? 1) === at,
          act: { label: `Ship ${at}`, answers: { ship: at } },
        })),
      }),
    );
    expect(screen.getByLabelText('Ships')).toHaveProp('role', 'radiogroup');
    expect(screen.getByRole('radio', { name: 'Ship 1, Escort' })).toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: 'Ship 2, Escort' }));
    expect(screen.getByRole('radio', { name: 'Ship 1, Escort' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Ship 2, Escort' })).toBeChecked();
  });
});
