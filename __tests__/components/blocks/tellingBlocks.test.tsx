import { fireEvent, screen } from '@testing-library/react-native';

import { FLAGSHIP } from '../../../src/core/drawing/drawing';
import type { Block } from '../../../src/core/pages/page';
import { renderBlock } from '../../builders/page';

const press = (name: string | RegExp) => fireEvent.press(screen.getByLabelText(name));

describe('a sum', () => {
  const sum: Block = {
    block: 'sum',
    label: 'Modifiers',
    rows: [
      { label: 'Dust', rule: '8C-01', entry: 'dust', value: 1 },
      { label: 'Stealth', rule: '9J', value: 1, wasted: true },
      {
        label: 'By hand',
        rule: null,
        value: -1,
        remove: { label: 'Take away', answers: { own: null } },
      },
    ],
    total: { label: 'Each die', value: 1, note: 'limited to +1' },
  };

  test('names every source, and says which is wasted', () => {
    renderBlock(() => sum);
    expect(screen.getByLabelText('Stealth, +1, wasted by the limit')).toBeVisible();
    expect(screen.getByText('limited to +1')).toBeVisible();
    expect(screen.getAllByText('+1')).toHaveLength(3);
  });

  test('opens a rule, and takes away what was added by hand', () => {
    const { noted } = renderBlock(() => sum);
    press('Dust, +1');
    expect(noted.read).toHaveBeenCalledWith('dust');
    press('Take away');
    expect(noted.change).toHaveBeenCalledWith({ own: null });
  });
});

test('odds are one sentence, and a tap tells why', () => {
  renderBlock(() => ({
    block: 'odds',
    label: 'Best play',
    headline: { label: 'Defeat', value: '27%' },
    figures: [{ label: 'hull on average', value: '2.4' }],
    bars: [
      { label: '0', chance: 0.73 },
      { label: 'Defeat', chance: 0.27, fatal: true },
    ],
    why: ['Three dice hit on 4 and more.'],
  }));
  press('Best play: Defeat 27%, hull on average 2.4, 0 73%, Defeat 27%');
  expect(screen.getByText('Three dice hit on 4 and more.')).toBeVisible();
});

test('bars say their figures', () => {
  renderBlock(() => ({
    block: 'bars',
    label: 'Luck',
    bars: [
      { label: 'Accord', value: 3, text: '3 hull' },
      { label: 'Marches', value: 0, text: 'nothing' },
    ],
  }));
  expect(screen.getByText('3 hull')).toBeVisible();
  expect(screen.getByText('nothing')).toBeVisible();
});

test('shares say what is spent, what may be, and what is wrong', () => {
  const { noted } = renderBlock(() => ({
    block: 'shares',
    label: 'Power',
    spent: 1100,
    limit: 1000,
    note: '',
    parts: [
      { label: 'Escorts', value: 120, min: 100, max: 400, ok: true, entry: 'escorts' },
      { label: 'Heavies', value: 290, min: 0, max: null, ok: true },
      { label: 'Super Heavies', value: 690, min: 0, max: 300, ok: false },
      { label: 'Stations', value: 0, min: 1, max: null, ok: null },
    ],
  }));
  expect(screen.getByLabelText('Stations, 0, at least 1')).toBeVisible();
  expect(screen.getByText('1,100 of 1,000')).toBeVisible();
  expect(screen.getByText('Over the limit')).toBeVisible();
  expect(screen.getByLabelText('Heavies, 290, any number')).toBeVisible();
  expect(screen.getByLabelText('Super Heavies, 690, at most 300, Not allowed')).toBeVisible();
  press('Escorts, 120, 100 to 400');
  expect(noted.read).toHaveBeenCalledWith('escorts');
});

test('findings say what is wrong, by which rule, and mend it', () => {
  const { noted } = renderBlock(() => ({
    block: 'findings',
    findings: [
      {
        text: 'One too many.',
        rule: '2B-03',
        entry: 'fleet',
        tone: 'warning',
        act: { label: 'Remove', answers: { ships: 2 } },
      },
    ],
  }));
  press('One too many., 2B-03');
  expect(noted.read).toHaveBeenCalledWith('fleet');
  press('Remove: One too many.');
  expect(noted.change).toHaveBeenCalledWith({ ships: 2 });
});

test('a table has its head, its rows and their cells', () => {
  renderBlock(() => ({
    block: 'table',
    label: 'Saves',
    head: ['Basic', 'Heavy'],
    rows: [{ label: 'Hits', cells: ['4+', '5+'] }],
  }));
  expect(screen.getByText('Heavy')).toBeVisible();
  expect(screen.getByText('5+')).toBeVisible();
});

test('a table that is too wide for its room has every cell below its row, with its head', () => {
  const rounds = Array.from({ length: 40 }, (_, round) => `R${round + 1}`);
  renderBlock(() => ({
    block: 'table',
    label: 'Points by round',
    head: rounds,
    rows: ['Amber', 'Blue'].map((label) => ({ label, cells: rounds.map(() => '0') })),
  }));
  expect(screen.getAllByText('R40')).toHaveLength(2);
});

test('a text with a rule opens it', () => {
  const { noted } = renderBlock(() => ({
    block: 'text',
    text: 'She will be reloading.',
    tone: 'warning',
    entry: 'reload',
  }));
  press('She will be reloading.');
  expect(noted.read).toHaveBeenCalledWith('reload');
});

test('an armament strikes by its own button', () => {
  const { noted } = renderBlock(() => ({
    block: 'armaments',
    label: 'Armaments',
    rows: [
      {
        id: 'lance',
        name: 'Lances',
        detail: 'Heavy · F',
        rays: [11, 0, 1],
        dice: 3,
        mark: null,
        act: { label: 'Strike', opens: { page: 'strike', about: 'lance' } },
      },
    ],
  }));
  press('Strike: Lances');
  expect(noted.open).toHaveBeenCalledWith({ page: 'strike', about: 'lance' });
});

test('shields on a desk are answers: a tap gives one, or takes one where that is chosen', () => {
  const { noted, answers } = renderBlock(() => ({
    block: 'zones',
    silhouette: FLAGSHIP,
    team: 'a',
    zones: ['Fore', 'Right', 'Aft', 'Left', 'Far', 'Near'].map((label, at) => ({
      label,
      now: at === 0 ? 2 : 4,
      max: 4,
      path: `shields.${at}`,
    })),
  }));
  press('Right shield, 4 of 4');
  expect(noted.change).not.toHaveBeenCalled();
  press('Fore shield, 2 of 4');
  expect(answers()).toEqual({ shields: { 0: 3 } });
  fireEvent.press(screen.getByRole('radio', { name: 'A tap on a shield takes one' }));
  press('Right shield, 4 of 4');
  expect(answers()).toEqual({ shields: { 0: 3, 1: 3 } });
});
