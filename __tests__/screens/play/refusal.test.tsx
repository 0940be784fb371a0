import { fireEvent, screen } from '@testing-library/react-native';

import { Button } from '../../../src/components/Button';
import { ToastArea } from '../../../src/components/Toasts';
import { EntrySheetProvider } from '../../../src/components/reference/EntrySheet';
import { useHands } from '../../../src/screens/play/useHands';
import { play } from '../../../src/stores/gameStore';
import { admirals } from '../../../src/systems/admirals';
import { renderPart } from '../../builders/renderPart';

jest.mock('../../../src/stores/gameStore', () => ({
  play: jest.fn(),
  undo: jest.fn(),
  redo: jest.fn(),
}));

const [quick] = admirals.words.en.shows.readyGames;
const stay = () => undefined;

function Asker() {
  const setup = quick?.setup;
  if (setup === undefined) throw new Error('no ready game');
  const hands = useHands({ system: admirals, setup }, { open: stay, change: stay });
  return <Button label="Ask" onPress={() => hands.play({ type: 'pass' })} />;
}

test('what is refused says why, and leads to the rule that forbids it', async () => {
  const why = { id: 'game-over' } as const;
  jest.mocked(play).mockResolvedValue({
    ok: false,
    kind: 'refused',
    refusal: { ok: false, why, rule: '4C' },
  });
  renderPart(
    <EntrySheetProvider>
      <Asker />
      <ToastArea />
    </EntrySheetProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Ask' }));
  const said = admirals.words.en.refusal({ ok: false, why, rule: '4C' });
  expect(await screen.findByText(said)).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Rule' }));
  expect(await screen.findByText('Section 4C')).toBeVisible();
});
