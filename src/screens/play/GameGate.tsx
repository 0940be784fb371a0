import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useWhenSeen } from '../../components/useWhenSeen';
import { useKeepAwake } from '../../platform/keepAwake';
import { useAppStore } from '../../stores/appStore';
import type { GameProblem, OpenGame } from '../../stores/gameStore';
import { useWords } from '../../words/WordsProvider';
import { PhoneNews } from './phones/PhoneNews';
import { useGameAt } from './useGameAt';

type GameGateProps = Readonly<{ id: string; children: (game: OpenGame) => ReactNode }>;

/** A screen of a game: shown once the game is open, and kept lit; or the sentence that says why it is not. */
export function GameGate({ id, children }: GameGateProps) {
  const words = useWords();
  const navigation = useNavigation();
  const game = useWhenSeen(useGameAt(id));
  const keepAwake = useAppStore(({ settings }) => settings.keepAwake);
  useKeepAwake(keepAwake && game.state === 'open');
  if (game.state === 'open')
    return (
      <>
        {game.shared && <PhoneNews game={game} />}
        {children(game)}
      </>
    );
  const home = () => navigation.navigate('Play', { screen: 'PlayHome' });
  // Only once the game is open it is known where Back leads.
  if (game.state !== 'failed') return <Screen title={words.play.title}>{null}</Screen>;
  return (
    <Screen
      title={words.game.failed.title}
      onBack={home}
      footer={<Button kind="primary" label={words.game.failed.next} onPress={home} />}
    >
      <Text>{isGone(game.problem) ? words.game.failed.gone : words.game.failed.text}</Text>
    </Screen>
  );
}

/** Whether there is no such game at all. */
const isGone = (problem: GameProblem): boolean =>
  problem.id === 'unreadable-game' &&
  problem.problems.some(({ why }) => why.id === 'damaged' && why['detail'] === 'missing');
