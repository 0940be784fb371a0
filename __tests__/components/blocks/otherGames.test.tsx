import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { answerAt } from '../../../src/core/pages/answers';
import type { Block } from '../../../src/core/pages/page';
import { paperMarkup } from '../../../src/platform/paper';
import { target } from '../../../src/theme/metrics';
import { renderBlock, renderPage } from '../../builders/page';
import {
  diceKinds,
  fourZones,
  keys,
  paper,
  pool,
  samplePage,
  sections,
  stacks,
} from '../../builders/samplePages';

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const hold = (name: string | RegExp) =>
  fireEvent(screen.getByRole('button', { name }), 'longPress');

describe('dice of several kinds', () => {
  test('a tap on a face adds one to its kind, a hold takes it away', () => {
    const { answers } = renderBlock(diceKinds);
    press('Red: Hit, 0 entered');
    press('Red: Hit, 1 entered');
    press('Blue: Accuracy, 0 entered');
    expect(answers()).toEqual({ red: ['hit', 'hit'], blue: ['accuracy'] });
    expect(screen.getByText('3 of 4')).toBeVisible();
    hold(/^Red: Hit, 2 entered/);
    expect(answerAt(answers(), 'red')).toEqual(['hit']);
  });

  test('the backspace takes the last one back', () => {
    const { answers } = renderBlock(diceKinds, { red: ['hit'], blue: ['hit'] });
    press('Red: Critical, 0 entered');
    press('Remove the last die');
    expect(answers()).toEqual({ red: ['hit'], blue: ['hit'] });
  });

  test('a kind whose dice are all in takes no more', () => {
    const { answers } = renderBlock(diceKinds, { red: ['hit', 'hit'] });
    press('Red: Double hit, 0 entered, not now: All dice are entered.');
    expect(answerAt(answers(), 'red')).toEqual(['hit', 'hit']);
  });

  test('the app rolls what is missing of every kind, none of those that stay out', () => {
    const { answers } = renderBlock(diceKinds, { red: ['hit'] });
    press('Roll 3 dice for me');
    expect(answers()).toEqual({ red: ['hit', 'accuracy'], blue: ['accuracy', 'critical'] });
    expect(screen.getByText('1 black die stays out: close range only')).toBeVisible();
    press('Clear');
    expect(answers()).toEqual({ red: [], blue: [] });
  });
});

describe('keys with signs', () => {
  test('one is chosen by a tap, and one that cannot be says why', () => {
    const { answers } = renderBlock(keys);
    expect(screen.getByRole('radio', { name: 'Beam' })).toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: 'Torpedo' }));
    expect(answers()).toEqual({ hand: 'torpedo' });
    expect(screen.getByRole('radio', { name: 'Crew, not now: No crew is left' })).toBeVisible();
  });
});

describe('a sheet of paper', () => {
  test('has a button that prints it, and crosses out what is lost', () => {
    renderBlock(() => paper);
    expect(screen.getByRole('button', { name: 'Print the sheet' })).toBeVisible();
    const { ships, ...page } = paper.sheet;
    const markup = paperMarkup({ ...page, blocks: ships, footer: '' });
    expect(markup).toContain(`Integrity</span>${'<i></i>'.repeat(3)}<i class="crossed"></i></li>`);
  });
});

describe('a ship in sections', () => {
  test('a section and a slot in it are tapped each by itself', () => {
    const { answers } = renderBlock(sections);
    press('Section 3');
    press('Beam 1, 4 of 5');
    expect(answers()).toEqual({ section: '3', slot: 'Beam 1' });
    expect(screen.getByRole('button', { name: 'Section 3', selected: true })).toBeVisible();
  });

  test('one that is gone says so and has no slots', () => {
    renderBlock(sections);
    expect(screen.getByRole('button', { name: 'Section 5, gone' })).toBeVisible();
    expect(screen.queryByLabelText(/Beam 5/)).toBeNull();
  });
});

describe('a pool that is shared out', () => {
  test('a share is the answer of its row, and stops at its limit', () => {
    const { answers } = renderBlock(pool);
    press('More Torpedo 6');
    press('Less Beam 1');
    press('More Shield 1');
    expect(answers()).toEqual({ torpedo: 1, beam: 2 });
  });

  test('what is free and what will be lost is said', () => {
    renderBlock(pool);
    expect(screen.getByLabelText('Made this round, 11: 4 of 11 free')).toBeVisible();
    expect(screen.getByText('4 power will be lost')).toBeVisible();
    press('As last round');
    expect(screen.getByText('5 power will be lost')).toBeVisible();
  });

  test('another carrier is sent by a tap', () => {
    const { answers } = renderBlock(pool);
    press('Send crew: Beam 1');
    expect(answerAt(answers(), 'crew')).toBe(3);
  });
});

describe('stacks of cards', () => {
  test('face up a card has its name and act, face down only a number tells of it', () => {
    const { noted } = renderBlock(() => stacks);
    expect(screen.getByLabelText('Damage, Thrust control malfunction, 1 face down')).toBeVisible();
    press('Thrust control malfunction: Read');
    expect(noted.open).toHaveBeenCalledWith({ page: 'card', about: 'd1' });
  });

  test('a tap on a stack does what can be done with it', () => {
    const { noted } = renderBlock(() => stacks);
    press('2 dials, 2 face down, Look');
    expect(noted.open).toHaveBeenCalledWith({ page: 'dials' });
  });
});

test('in a game a tap on one of four zones spends a point of its shield', () => {
  const { noted } = renderBlock((): Block => fourZones);
  press('Front shield, 3 of 3, 2 red, 1 blue, 1 black');
  expect(noted.play).toHaveBeenCalledWith({ type: 'set-shield', label: 'Front', to: 2 });
  fireEvent.press(screen.getByRole('radio', { name: 'A tap on a shield gives one' }));
  press('Front shield, 3 of 3, 2 red, 1 blue, 1 black');
  expect(noted.play).toHaveBeenCalledTimes(1);
});

test('every control of these blocks has a name and is as large as a thumb', () => {
  renderPage(samplePage({}));
  const controls = ['button', 'switch', 'radio'].flatMap((role) => screen.queryAllByRole(role));
  const wrong = controls.filter(({ props }) => {
    const { height, minHeight } = StyleSheet.flatten(props.style) ?? {};
    return !props.accessibilityLabel || Number(height ?? minHeight ?? 0) < target;
  });
  expect(controls.length).toBeGreaterThan(40);
  expect(wrong.map(({ props }) => props.accessibilityLabel)).toEqual([]);
});
