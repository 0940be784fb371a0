import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { Ordinal } from '../../components/ShipRow';
import { Tap } from '../../components/Tap';
import { TeamMark } from '../../components/TeamMark';
import { Text } from '../../components/Text';
import { BlockView } from '../../components/blocks/BlockView';
import type { Page } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import { makeStyles } from '../../theme/makeStyles';
import { target } from '../../theme/metrics';
import { NotFoundScreen } from './NotFoundScreen';
import { GameGate } from './GameGate';
import { useHands, useUndoBar, type GameHands } from './useHands';

type GamePageProps = NativeStackScreenProps<PlayRoutes, 'GamePage'>;
type Navigation = GamePageProps['navigation'];

/** A page of the open game, as its system describes it. */
export function GamePageScreen({ route, navigation }: GamePageProps) {
  const { game: id, page, about } = route.params;
  return (
    <GameGate id={id}>
      {(game) => {
        const { shows } = game.system.words.en;
        const shown = shows.page(game.setup, game.played.state, { page, about });
        if (shown === null) return <NotFoundScreen />;
        return <OnePage game={game} page={shown} navigation={navigation} />;
      }}
    </GameGate>
  );
}

type OnePageProps = Readonly<{ game: OpenGame; page: Page; navigation: Navigation }>;

function OnePage({ game, page, navigation }: OnePageProps) {
  const hands = useHands(game);
  const undo = useUndoBar(game);
  const { title, kicker, team, badge, figure, primary } = page;
  const bridge = () => navigation.navigate('Bridge', { game: game.id });
  const act = async () => {
    if (primary && (await hands.ask(primary.command)) && primary.opens === 'bridge') bridge();
  };
  const shape = team === undefined ? undefined : hands.shapeOf(team);
  return (
    <Screen
      title={title}
      onBack={bridge}
      undo={undo}
      {...(kicker !== undefined && { overline: kicker })}
      {...(shape !== undefined && { mark: <TeamMark team={shape} size={20} /> })}
      {...(badge !== undefined &&
        shape !== undefined && { badge: <Ordinal team={shape} badge={badge} /> })}
      {...(figure && { side: <Figure figure={figure} hands={hands} /> })}
      {...(primary && {
        footer: <Button kind="primary" label={primary.label} onPress={() => void act()} />,
      })}
    >
      {page.blocks.map((block, index) => (
        // A page keeps its blocks in one order.
        <BlockView key={index} block={block} hands={hands} />
      ))}
    </Screen>
  );
}

type FigureProps = Readonly<{ figure: NonNullable<Page['figure']>; hands: GameHands }>;

function Figure({ figure: { label, value, entry }, hands }: FigureProps) {
  const styles = useStyles();
  const body = (
    <>
      <Text variant="label" tone="muted">
        {label}
      </Text>
      <Text variant="heading">{value}</Text>
    </>
  );
  if (entry === undefined) return <View style={styles.figure}>{body}</View>;
  return (
    <Tap label={`${label}, ${value}`} onPress={() => hands.read(entry)} style={styles.figure}>
      {body}
    </Tap>
  );
}

const useStyles = makeStyles(() => ({
  figure: { alignItems: 'flex-end', minHeight: target, justifyContent: 'center' },
}));
