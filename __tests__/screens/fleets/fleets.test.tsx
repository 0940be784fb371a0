import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { printToFileAsync } from 'expo-print';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import { saveCards } from '../../../src/storage/cards';
import { openDatabase } from '../../../src/storage/open';
import { savePack } from '../../../src/storage/packs';
import { copyText } from '../../../src/platform/shareText';
import { createFleet, tagFleet } from '../../../src/stores/fleetStore';
import { sealCode } from '../../../src/systems/kit/fleets/fleetForm';
import { LANTERN_SHIPS } from '../../../src/systems/admirals-shared/training/ships';
import { en } from '../../../src/words/en';
import { desk, readyFleet } from '../../builders/fleetDesk';
import { renderApp } from '../../builders/renderApp';

jest.mock('../../../src/platform/shareText');
jest.mock('expo-print');
jest.mock('expo-sharing');

type Role = 'button' | 'link' | 'radio' | 'switch' | 'tab';
const say = en.fleets;

/** Screens below the one on top stay where they are: the last is the one that is looked at. */
const last = async (role: Role, name: string | RegExp) =>
  (await screen.findAllByRole(role, { name })).at(-1)!;
const press = async (role: Role, name: string | RegExp) => fireEvent.press(await last(role, name));
/** Counted, since a failed look at a whole screen takes longer than the wait for it. */
const gone = (role: Role, name: RegExp) =>
  waitFor(() => expect(screen.queryAllByRole(role, { name }).length).toBe(0));
const heading = (name: string | RegExp) => screen.findAllByRole('heading', { name });

const openTab = async () => {
  renderApp();
  fireEvent.press(await screen.findByRole('tab', { name: en.tabs.fleets }));
  await heading(say.title);
};

const keep = async (name: string, ready = 'Lantern Patrol') => {
  const { draft } = readyFleet(ready);
  const made = await act(() => createFleet({ system: 'admirals', name, draft }));
  if (made.id === undefined) throw new Error('The fleet was not stored.');
  return made.id;
};

describe('a fleet from nothing', () => {
  test('is made with a tap, takes ships with a tap each, and gives them back', async () => {
    await openTab();
    await press('button', say.list.new);
    await press('button', 'Admirals: Star Strike');
    await press('button', 'Add ships');
    await press('button', 'Add Meridian Cruiser');
    await waitFor(async () =>
      expect(await last('button', 'Remove Meridian Cruiser')).toBeVisible(),
    );
    expect(screen.getByLabelText(/^Power, 4 of 10, 6 left/)).toBeVisible();
    await press('button', en.undo.of('Add Meridian Cruiser'));
    await waitFor(() => expect(screen.getByLabelText(/^Power, 0 of 10, 10 left/)).toBeVisible());
    await press('button', en.undo.redoOf('Add Meridian Cruiser'));
    await waitFor(() => expect(screen.getByLabelText(/^Power, 4 of 10, 6 left/)).toBeVisible());
  });

  test('is asked for its game also when the list is read only then', async () => {
    await openTab();
    await press('button', say.list.new);
    await keep('Another');
    expect(await screen.findByRole('link', { name: /^Another/ })).toBeOnTheScreen();
    await press('button', 'Admirals: Star Strike');
    expect(await last('button', 'Add ships')).toBeVisible();
  });

  test('shows a ship when it is stored, and counts two taps that were quicker', async () => {
    await openTab();
    await press('button', say.list.new);
    await press('button', 'Admirals: Star Strike');
    await press('button', 'Add ships');
    const add = await last('button', 'Add Beacon Frigate');
    fireEvent.press(add);
    fireEvent.press(add);
    expect(screen.getByLabelText(/^Power, 0 of 10/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Power, 4 of 10/)).toBeVisible());
  });

  test('can be completed, and the completion taken back', async () => {
    await openTab();
    await press('button', say.list.new);
    await press('button', 'Admirals: Star Strike');
    await press('button', new RegExp(`^${say.fleet.complete}`));
    await press('button', /^2 × Beacon Frigate and 3 × Tidefolk Lure/);
    expect(await screen.findByLabelText(/^Power, 10 of 10, 0 left/)).toBeVisible();
    await press('button', en.undo.of(say.complete.step));
    expect(await screen.findByLabelText(/^Power, 0 of 10/)).toBeVisible();
  });
});

test('a legal fleet can be filled as long as it has something left', async () => {
  await openTab();
  await keep('Short');
  await press('link', /^Short/);
  expect(await last('button', 'Play this fleet')).toBeVisible();
  expect(screen.queryByRole('button', { name: say.fleet.complete })).toBeNull();
  await press('button', 'Remove Ember Picket');
  expect(await last('button', say.fleet.complete)).toBeVisible();
  expect(await last('button', 'Play this fleet')).toBeVisible();
});

describe('the list', () => {
  test('is searched, sorted and filtered by tag; an archived fleet is out of sight', async () => {
    await openTab();
    for (const name of ['Whiskey', 'Xray', 'Yankee', 'Zulu']) await keep(name);
    const id = await keep('Victor', 'Kiln Raiders');
    await act(() => tagFleet(id, ['club']));
    fireEvent.changeText(screen.getByLabelText(say.list.search), 'kiln');
    await gone('link', /^Zulu/);
    expect(screen.getByRole('link', { name: /^Victor.*Legal.*club/ })).toBeVisible();
    fireEvent.changeText(screen.getByLabelText(say.list.search), '');
    await press('radio', say.list.sorts.name);
    const names = () =>
      screen.getAllByRole('link').map(({ props }): string => props.accessibilityLabel);
    const placeOf = (name: string) => names().findIndex((one) => one.startsWith(name));
    await waitFor(() => expect(placeOf('Whiskey')).toBeLessThan(placeOf('Zulu')));
    await press('switch', 'club');
    await waitFor(() => expect(names()).toHaveLength(1));
    await press('button', say.list.menu('Victor'));
    await press('button', say.menu.archive);
    await press('switch', say.list.archived(1));
    expect(await screen.findByRole('link', { name: /^Victor/ })).toBeVisible();
  });

  test('a deleted fleet is taken back with one tap', async () => {
    await openTab();
    await keep('Doomed');
    await press('button', say.list.menu('Doomed'));
    await press('button', say.menu.delete);
    await gone('link', /^Doomed/);
    await press('button', en.acts.undo);
    expect(await screen.findByRole('link', { name: /^Doomed/ })).toBeVisible();
  });

  test('or later, from where deleted fleets are', async () => {
    await openTab();
    await keep('Forgotten');
    await press('button', say.list.menu('Forgotten'));
    await press('button', say.menu.delete);
    await press('button', /^Recently deleted/);
    await press('button', en.deleted.restoreOf('Forgotten'));
    expect(await screen.findByText(en.deleted.restored('Forgotten'))).toBeVisible();
    await press('button', en.acts.back);
    expect(await screen.findByRole('link', { name: /^Forgotten/ })).toBeVisible();
  });

  test('name, tags and notes are kept together', async () => {
    await openTab();
    await keep('Nameless');
    await press('button', say.list.menu('Nameless'));
    await press('button', say.menu.about);
    fireEvent.changeText(await screen.findByLabelText(say.about.name), 'Thursday');
    fireEvent.changeText(screen.getAllByLabelText(say.about.tags).at(-1), 'club, new');
    await press('button', say.about.save);
    expect(await screen.findByRole('link', { name: /^Thursday.*club, new$/ })).toBeVisible();
  });
});

describe('what is typed', () => {
  test('is shown at once, letter by letter, and undone as one', async () => {
    await openTab();
    await keep('Typed');
    await press('link', /^Typed/);
    await press('button', /^Meridian Cruiser/);
    const field = await screen.findByLabelText('Name');
    for (const text of ['V', 'Ve', 'Veg', 'Vega']) {
      fireEvent.changeText(field, text);
      expect(screen.getByLabelText('Name')).toHaveProp('value', text);
    }
    expect(await last('button', en.undo.of('Name'))).toBeVisible();
    await press('button', en.undo.of('Name'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProp('value', ''));
  });
});

describe('a card that changed', () => {
  const saveMeridian = async (hull: number) => {
    const database = await openDatabase();
    const named = { system: 'admirals', created: 1, updated: 1 };
    await savePack(database, {
      ...named,
      ...{ id: 'mine', name: 'My Box', author: '', version: '1', colour: 'ice', notes: '' },
      ...{ body: {}, builtIn: false, inUse: true },
    });
    const card = LANTERN_SHIPS.find(({ code }) => code === 'XA-MER');
    await saveCards(database, [
      {
        ...named,
        ...{ id: 'my-meridian', pack: 'mine', kind: 'ship', code: 'XA-MER', name: 'Meridian' },
        ...{ complete: true, summary: null, body: { ...card, hull } },
      },
    ]);
  };

  test.each([
    [say.fleet.takeNew, 23],
    [say.fleet.keepOld, 18],
  ])('is told, and both are offered: %s', async (choice, hull) => {
    await openTab();
    await act(() => saveMeridian(7));
    await keep(`Changing ${hull}`);
    await act(() => saveMeridian(12));
    await press('link', new RegExp(`^Changing ${hull}`));
    expect(await screen.findByText(/^A card has changed.*Meridian Cruiser/)).toBeVisible();
    await press('button', choice);
    await waitFor(() => expect(screen.queryAllByText(/^A card has changed/).length).toBe(0));
    expect(await last('button', new RegExp(`^Fleet card.*Hull ${hull}`))).toBeVisible();
    await act(() => saveMeridian(7));
  });
});

describe('a fleet of somebody else', () => {
  test('is shown before it is kept', async () => {
    await openTab();
    await press('button', say.list.take);
    fireEvent.changeText(
      await screen.findByLabelText(say.take.paste),
      desk.makeCode(readyFleet('Kiln Raiders')),
    );
    await press('button', say.take.look);
    expect(await screen.findByText(/Hammer Cruiser/)).toBeVisible();
    await press('button', say.take.keep);
    expect(await heading('Kiln Raiders')).not.toHaveLength(0);
  });

  test('with cards that nobody has leads to each of them and back', async () => {
    await openTab();
    await press('button', say.list.take);
    const list = [
      ...['Name: Third Patrol', 'Faction: Harbour League', 'Commander: Captain-General Okonjo', ''],
      ...['Strange Cruiser (60)', '• Captain-General Okonjo (24)', '= 84 Points', ''],
      'Total Points: 84',
    ].join('\n');
    fireEvent.changeText(await screen.findByLabelText(say.take.paste), list);
    await press('button', say.take.look);
    await press('button', say.take.keep);
    await press('button', say.fleet.draft('Strange Cruiser'));
    await press('button', en.cards.card.backToFleet);
    await gone('button', new RegExp(en.cards.card.backToFleet));
    expect(await heading('Third Patrol')).not.toHaveLength(0);
    expect(screen.getByRole('tab', { name: en.tabs.fleets })).toBeSelected();
  });

  test('that cannot be read says why, and nothing is kept', async () => {
    await openTab();
    await press('button', say.list.take);
    fireEvent.changeText(await screen.findByLabelText(say.take.paste), 'Hello');
    await press('button', say.take.look);
    expect(await screen.findByText(say.take.why['not-a-fleet-code'])).toBeVisible();
    expect(screen.getByText(say.take.nothing)).toBeVisible();
  });

  test('with a part in a place that no ship has says where', async () => {
    await openTab();
    await press('button', say.list.take);
    const code = sealCode({ mark: 'FLARE', version: 1, parts: 2 }, ['$-041048$-34', 'TEST']);
    fireEvent.changeText(await screen.findByLabelText(say.take.paste), code);
    await press('button', say.take.look);
    expect(await screen.findByText(/^Ship 1, component 2, section: /)).toBeVisible();
  });
});

test('a fleet goes onto paper as a PDF that the phone hands on', async () => {
  jest.mocked(printToFileAsync).mockResolvedValue({ uri: 'file:///sheet.pdf', numberOfPages: 1 });
  jest.mocked(isAvailableAsync).mockResolvedValue(true);
  await openTab();
  await keep('Paper <b>fleet</b>');
  await press('button', say.list.menu('Paper <b>fleet</b>'));
  await press('button', say.menu.share);
  await press('button', say.share.printAct.pdf);
  await waitFor(() =>
    expect(shareAsync).toHaveBeenCalledWith(
      'file:///sheet.pdf',
      expect.objectContaining({ mimeType: 'application/pdf' }),
    ),
  );
  const { html = '' } = jest.mocked(printToFileAsync).mock.calls[0]?.[0] ?? {};
  expect(html).toContain('<h1>Paper &lt;b&gt;fleet&lt;/b&gt;</h1>');
  expect(html.match(/<section>/g)).toHaveLength(5);
  expect(html).toContain(`<li><span>Hull</span>${'<i></i>'.repeat(7)}</li>`);
});

test('a fleet goes out as a code, a link and words', async () => {
  jest.mocked(copyText).mockResolvedValue('copied');
  await openTab();
  await keep('Outbound');
  await press('button', say.list.menu('Outbound'));
  await press('button', say.menu.share);
  expect(await screen.findByLabelText(say.share.qrName('Outbound'))).toBeVisible();
  await press('button', say.share.copyLink);
  await waitFor(() =>
    expect(copyText).toHaveBeenCalledWith(expect.stringMatching(/fleets\/take\/ADM1:/)),
  );
  await press('button', say.share.copyWords);
  await waitFor(() =>
    expect(copyText).toHaveBeenCalledWith(expect.stringContaining('1 × Meridian Cruiser (4)')),
  );
});
