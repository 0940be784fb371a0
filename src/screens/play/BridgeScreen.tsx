import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Panel, Section } from '../../components/Panel';
import { PhaseBar } from '../../components/PhaseBar';
import { Screen } from '../../components/Screen';
import { ShipRow } from '../../components/ShipRow';
import { Tap } from '../../components/Tap';
import { TeamMark, toneOfTeam } from '../../components/TeamMark';
import { Text } from '../../components/Text';
import type { BridgeView, ShipRow as ShipRowView } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { GameGate } from './GameGate';
import { glanceOf } from './glanceOf';
import { useHands, useUndoBar, type GameHands } from './useHands';

type BridgeProps = NativeStackScreenProps<PlayRoutes, 'Bridge'>;
type Navigation = BridgeProps['navigation'];

/** The game's main screen: whose turn it is, and every ship of both sides at a glance. */
export function BridgeScreen({ route, navigation }: BridgeProps) {
  return (
    <GameGate id={route.params.game}>
      {(game) => <Bridge game={game} navigation={navigation} />}
    </GameGate>
  );
}

function Bridge({ game, navigation }: Readonly<{ game: OpenGame; navigation: Navigation }>) {
  const styles = useStyles();
  const words = useWords();
  const { isWide } = useLayout();
  const hands = useHands(game);
  const undo = useUndoBar(game);
  const view = game.system.words.en.shows.bridge(game.setup, game.played.state);
  const { headline, primary, phases } = view;
  const open = ({ opens }: ShipRowView) =>
    navigation.navigate('GamePage', { game: game.id, page: opens.page, about: opens.about ?? '' });
  return (
    <Screen
      title={headline.text}
      overline={view.kicker}
      width="wide"
      onBack={() => navigation.navigate('PlayHome')}
      undo={undo}
      {...(headline.team !== null && {
        mark: <TeamMark team={hands.shapeOf(headline.team)} size={20} />,
      })}
      side={<Points points={view.points} hands={hands} />}
      {...(primary && {
        footer: (
          <Button
            kind="primary"
            label={primary.label}
            onPress={() => hands.play(primary.command)}
          />
        ),
      })}
    >
      <PhaseBar
        name={words.game.phases}
        phases={phases.map(({ label }) => label)}
        current={phases.findIndex(({ state }) => state === 'now')}
      />
      {view.notices.map((notice) => (
        <Notice key={notice.text} notice={notice} hands={hands} />
      ))}
      <View style={[styles.fleets, isWide && styles.sideBySide]}>
        {view.fleets.map((fleet) => (
          <Fleet key={fleet.team} fleet={fleet} hands={hands} onOpen={open} />
        ))}
      </View>
    </Screen>
  );
}

type PointsProps = Readonly<{ points: BridgeView['points']; hands: GameHands }>;

function Points({ points, hands }: PointsProps) {
  const styles = useStyles();
  const words = useWords();
  return (
    <View style={styles.points}>
      <Text variant="label" tone="muted">
        {words.game.points}
      </Text>
      <View style={styles.line}>
        {points.map(({ team, points: scored }) => (
          <View key={team} style={styles.line}>
            <TeamMark team={hands.shapeOf(team)} size={14} />
            <Text variant="heading" tone={toneOfTeam[hands.shapeOf(team)]}>
              {words.figures.number(scored)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

type NoticeProps = Readonly<{ notice: BridgeView['notices'][number]; hands: GameHands }>;

function Notice({ notice: { text, entry }, hands }: NoticeProps) {
  const styles = useStyles();
  const body = <Text>{text}</Text>;
  if (entry === undefined) return <Panel>{body}</Panel>;
  return (
    <Panel>
      <Tap label={text} onPress={() => hands.read(entry)} style={styles.notice}>
        {body}
      </Tap>
    </Panel>
  );
}

type FleetProps = Readonly<{
  fleet: BridgeView['fleets'][number];
  hands: GameHands;
  onOpen: (row: ShipRowView) => void;
}>;

function Fleet({ fleet, hands, onOpen }: FleetProps) {
  const styles = useStyles();
  const rows = (ships: readonly ShipRowView[]) =>
    ships.map((row) => (
      <ShipRow key={row.ship} ship={glanceOf(row, hands)} onPress={() => onOpen(row)} />
    ));
  return (
    <View style={styles.fleet}>
      <Section
        title={fleet.label}
        side={fleet.note}
        mark={<TeamMark team={hands.shapeOf(fleet.team)} size={12} />}
      >
        {rows(fleet.rows)}
      </Section>
      {fleet.apart.map(({ label, rows: apart }) => (
        <Section key={label} title={label}>
          {rows(apart)}
        </Section>
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  fleets: { gap: space.l },
  sideBySide: { flexDirection: 'row', alignItems: 'flex-start' },
  fleet: { gap: space.m, flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  points: { alignItems: 'flex-end' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  notice: { minHeight: target, justifyContent: 'center' },
}));
