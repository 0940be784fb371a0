import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState, Dimensions } from 'react-native';

import { diceInSight } from '../../../src/components/blocks/PageParts';
import { numberedFaces } from '../../../src/core/dice/die';
import type { Block, Page } from '../../../src/core/pages/page';
import { bringIntoSight } from '../../../src/platform/intoSight';
import { renderPage } from '../../builders/page';

jest.mock('../../../src/platform/intoSight');

const press = (name: string) => fireEvent.press(screen.getByLabelText(name));

const orders: Page = {
  title: 'Orders',
  blocks: [{ block: 'text', text: 'Reinforce Shields' }],
  cover: { title: 'For Ada', text: 'Hand her the phone.', open: 'I am Ada' },
};

describe('a covered page', () => {
  test('shows nothing until it is opened', () => {
    renderPage(orders);
    expect(screen.queryByText('Reinforce Shields')).toBeNull();
    press('I am Ada');
    expect(screen.getByText('Reinforce Shields')).toBeVisible();
  });

  test('is covered again when the app is left', () => {
    const watch = jest.mocked(AppState.addEventListener);
    watch.mockClear();
    renderPage(orders);
    press('I am Ada');
    act(() => watch.mock.calls.forEach(([, onChange]) => onChange('background')));
    expect(screen.queryByText('Reinforce Shields')).toBeNull();
  });

  test('is covered again when it is for somebody else', () => {
    const { showAgain } = renderPage(orders);
    press('I am Ada');
    showAgain({ ...orders, cover: { title: 'For Bo', text: 'Hand it on.', open: 'I am Bo' } });
    expect(screen.queryByText('Reinforce Shields')).toBeNull();
    expect(screen.getByLabelText('I am Bo')).toBeVisible();
  });
});

describe('a page on which another decides', () => {
  const saves: Page = {
    title: 'Saves',
    blocks: [{ block: 'text', text: 'Roll for armour' }],
    handTo: { title: 'Hand the phone to Bo', text: 'Bo saves.', open: 'I am Bo' },
  };
  const handed = (isOn: boolean) => ({ isOn, set: jest.fn() });

  test('is open to a table that looks on together, and offers to be handed over', () => {
    const handing = handed(false);
    renderPage(saves, { handing });
    expect(screen.getByText('Roll for armour')).toBeVisible();
    press('Hand over, Hand the phone to Bo');
    expect(handing.set).toHaveBeenCalledWith(true);
  });

  test('waits for them at a table that hands it over, each time it is for somebody else', () => {
    const { showAgain } = renderPage(saves, { handing: handed(true) });
    expect(screen.queryByText('Roll for armour')).toBeNull();
    press('I am Bo');
    expect(screen.getByText('Roll for armour')).toBeVisible();
    expect(screen.queryByText('Hand over')).toBeNull();
    showAgain({ ...saves, handTo: { title: 'To Ada', text: 'Her locks.', open: 'I am Ada' } });
    expect(screen.queryByText('Roll for armour')).toBeNull();
  });

  test('the one who has it can end that', () => {
    const handing = handed(true);
    renderPage(saves, { handing });
    press('Don’t ask again');
    expect(handing.set).toHaveBeenCalledWith(false);
  });

  test('is a page like any other where nothing is handed over', () => {
    renderPage(saves);
    expect(screen.getByText('Roll for armour')).toBeVisible();
    expect(screen.queryByText('Hand over')).toBeNull();
  });
});

describe('the acts of a page', () => {
  const act = (label: string) => ({ label, command: { type: label } });

  test('two stand beside the primary one', () => {
    const { noted } = renderPage({
      title: 'Ship',
      blocks: [],
      primary: act('End activation'),
      secondary: [act('Move'), act('Evade')],
    });
    press('Evade');
    press('End activation');
    expect(noted.play.mock.calls).toEqual([[{ type: 'Evade' }], [{ type: 'End activation' }]]);
  });

  test('on a phone with large words only the primary one is in view', () => {
    const window = Dimensions.get('window');
    Dimensions.set({ window: { ...window, width: 360, height: 640, fontScale: 2 } });
    renderPage({
      title: 'Ship',
      blocks: [],
      primary: act('End activation'),
      secondary: [act('Move')],
    });
    expect(screen.getByLabelText('End activation')).toBeVisible();
    expect(screen.queryByLabelText('Move')).toBeNull();
    press('More');
    expect(screen.getByLabelText('Move')).toBeVisible();
    screen.unmount();
    Dimensions.set({ window });
  });

  test('on a low screen a long word is behind More, and a short one stays', () => {
    const window = Dimensions.get('window');
    Dimensions.set({ window: { ...window, width: 360, height: 640, fontScale: 1 } });
    const page = (first: string): Page => ({
      title: 'Bridge',
      blocks: [],
      primary: act('Activate a ship'),
      secondary: [act(first), act('Score')],
    });
    const { showAgain } = renderPage(page('Ship card'));
    expect(screen.getByLabelText('Ship card')).toBeVisible();
    showAgain(page('Corrections'));
    expect(screen.queryByLabelText('Corrections')).toBeNull();
    press('More');
    expect(screen.getByLabelText('Corrections')).toBeVisible();
    screen.unmount();
    Dimensions.set({ window });
  });

  test('where there are more, the first stays and the others are behind one button', () => {
    const { noted } = renderPage({
      title: 'Bridge',
      blocks: [],
      secondary: [act('Strike'), act('Score'), act('Correct')],
    });
    expect(screen.getByLabelText('Strike')).toBeVisible();
    expect(screen.queryByLabelText('Score')).toBeNull();
    press('More');
    press('Score');
    expect(noted.play).toHaveBeenCalledWith({ type: 'Score' });
  });
});

test('what stands aside is shown below on a phone', () => {
  renderPage({
    title: 'Ship',
    blocks: [{ block: 'text', text: 'First' }],
    aside: [{ block: 'text', text: 'Second' }],
  });
  expect(screen.getByText('First')).toBeVisible();
  expect(screen.getByText('Second')).toBeVisible();
});

test('a page with nothing to do but dice leads to their keys, and rolls only when it is told to', () => {
  const faces = numberedFaces(6);
  const dice: Block = { block: 'dice', id: 'dice', label: 'Roll', count: 3, dice: [4], faces };
  const onRoll = jest.fn();
  const { showAgain } = renderPage({ title: 'Beam 1', blocks: [dice] }, { onRoll, undo: {} });
  press('Enter 2 dice');
  expect(bringIntoSight).toHaveBeenCalledTimes(1);
  const first = { label: 'Place the target', answers: { place: true } };
  showAgain({ title: 'Beam 1', blocks: [dice], primary: first });
  expect(screen.getByLabelText('Place the target')).toBeVisible();
  expect(screen.queryByLabelText('Enter 2 dice')).toBeNull();
  expect(onRoll).not.toHaveBeenCalled();
  press('Roll for me');
  expect(onRoll).toHaveBeenCalledTimes(1);
});

test('on a low screen the keys of the dice come before a map or a chart', () => {
  const radar: Block = {
    block: 'radar',
    id: 'place',
    label: 'Position',
    attacker: { silhouette: '', team: 'a' },
    target: null,
    hexes: [],
    spoken: '',
  };
  const dice: Block = { block: 'dice', id: 'dice', label: 'Roll', count: 3, dice: [], faces: [] };
  const text: Block = { block: 'text', text: 'Each die' };
  const headline = { label: 'Defeat', value: '22%' };
  const odds: Block = { block: 'odds', label: 'Odds', headline, bars: [], why: [] };
  const kinds = (blocks: readonly Block[]) => blocks.map(({ block }) => block);
  expect(kinds(diceInSight([text, radar, text, dice, text]))).toEqual([
    'text',
    'dice',
    'radar',
    'text',
    'text',
  ]);
  expect(kinds(diceInSight([text, odds, dice, radar]))).toEqual(['text', 'dice', 'odds', 'radar']);
  expect(kinds(diceInSight([dice, radar]))).toEqual(['dice', 'radar']);
  expect(kinds(diceInSight([radar, text]))).toEqual(['radar', 'text']);
});
