import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { memo, useCallback, useMemo } from 'react';
import { View } from 'react-native';

import { Panel, Section } from '../../components/Panel';
import { PhaseBar } from '../../components/PhaseBar';
import { Screen } from '../../components/Screen';
import { Tap } from '../../components/Tap';
import { TeamMark, toneOfTeam } from '../../components/TeamMark';
import { Text } from '../../components/Text';
import { PageActs } from '../../components/blocks/PageActs';
import { ShipLines } from '../../components/blocks/ShipsBlock';
import { useSettled } from '../../components/blocks/useSettled';
import type { Opens, PageHands } from '../../components/blocks/hands';
import type { TeamId } from '../../core/game/events';
import type { BridgeView } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import type { Hint } from '../../stores/settings';
import { systems } from '../../stores/systems';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { GameGate } from './GameGate';
import { forThisPhone, isForOthers, withOwnRows } from './phones/forThisPhone';
import { PhonesBar, PhonesLine } from './phones/PhonesBar';
import { HintNote } from './HintNote';
import { SideClocks } from './SideClocks';
import { useBridgeActs } from './useBridgeActs';
import { useHands, useUndoBar } from './useHands';
import { withOwnActs } from './withOwnActs';

type BridgeProps = NativeStackScreenProps<PlayRoutes, 'Bridge'>;
type Navigation = BridgeProps['navigation'];

/** The game's main screen: whose turn it is, and every ship of every side at a glance. */
export function BridgeScreen({ route, navigation }: BridgeProps) {
  return (
    <GameGate id={route.params.game}>
      {(game) => <Bridge game={game} navigation={navigation} />}
    </GameGate>
  );
}

type BridgeOfGameProps = Readonly<{ game: OpenGame; navigation: Navigation }>;

const Bridge = memo(function Bridge({ game, navigation }: BridgeOfGameProps) {
  const styles = useStyles();
  const words = useWords();
  const { isWide, isLow, isStacked } = useLayout();
  const open = useOpensFromBridge(game.id, navigation);
  const around = useBridgeActs(game, navigation);
  const played = useHands(game, { open, change: forgetful });
  const hands = useMemo(() => withOwnActs(played, around.own), [played, around.own]);
  const undo = useUndoBar(game);
  const { setup } = game;
  const { state } = game.played;
  const { shows } = systems.words(game.system);
  const bridge = useSettled(useMemo(() => shows.bridge(setup, state), [shows, setup, state]));
  const view = useSettled(
    useMemo(() => ({ ...bridge, fleets: withOwnRows(game, bridge.fleets) }), [bridge, game]),
  );
  const { headline, phases } = view;
  // Who has won is told by the same mark, and has no turn.
  const turn = state.outcome === null ? headline.team : null;
  const acts = actsOf(game, view, turn, around);
  const hint = hintFor(view, state.phase);
  return (
    <Screen
      title={headline.text}
      topic={`${state.round} ${state.phase ?? ''} ${headline.team ?? ''} ${turn ?? ''}`}
      overline={view.kicker}
      width="wide"
      onBack={() => navigation.popTo('PlayHome')}
      undo={undo}
      {...(headline.team !== null && {
        mark: <TeamMark team={hands.shapeOf(headline.team)} size={20} />,
      })}
      side={<Points points={view.points} label={view.pointsLabel} hands={hands} />}
      footer={
        <View style={styles.foot}>
          {/* Large words on a low screen need its room; the bar above the ships says the same. */}
          {game.shared && !(isLow && isStacked) && (
            <PhonesLine game={game} shared={game.shared} turn={turn} />
          )}
          <PageActs {...acts} hands={hands} />
        </View>
      }
    >
      <PhaseBar
        name={words.game.phases}
        phases={phases.map(({ label, entry }) => ({
          label,
          ...(entry !== undefined && { onRead: () => hands.read(entry) }),
        }))}
        current={phases.findIndex(({ state }) => state === 'now')}
      />
      {game.shared && (
        <PhonesBar
          game={game}
          shared={game.shared}
          turn={turn}
          onPress={() => navigation.navigate('Phones', { game: game.id })}
        />
      )}
      {hint !== null && <HintNote of={hint} />}
      <SideClocks game={game} view={view} hands={hands} />
      {view.notices.map((notice) => (
        <Notice key={notice.text} notice={notice} hands={hands} />
      ))}
      <View style={[styles.fleets, isWide && styles.sideBySide]}>
        {(isWide ? view.fleets : turnFirst(view)).map((fleet) => (
          <Fleet key={fleet.team ?? ''} fleet={fleet} of={view.fleets.length} hands={hands} />
        ))}
      </View>
    </Screen>
  );
});

/** The acts of a game and those around it. What another phone does next is behind the others here, and nothing comes first. */
function actsOf(
  game: OpenGame,
  view: BridgeView,
  turn: TeamId | null,
  around: ReturnType<typeof useBridgeActs>,
) {
  const { primary, secondary } = forThisPhone(game, {
    primary: view.primary,
    secondary: view.secondary ?? [],
  });
  return primary && isForOthers(game, turn, primary)
    ? { primary: undefined, secondary: [...around.secondary, primary, ...secondary] }
    : { primary: primary ?? around.primary, secondary: [...secondary, ...around.secondary] };
}

/** What a new player may wonder about now. */
function hintFor({ fleets }: BridgeView, phase: string | null): Hint | null {
  if (phase === 'set-up') return 'place';
  return fleets.some(({ rows }) => rows.some(({ act }) => act !== undefined)) ? 'activate' : null;
}

/** Where fleets stand below one another, the one whose turn it is comes first. */
function turnFirst({ fleets, headline, primary }: BridgeView): BridgeView['fleets'] {
  const isNext = (team: string | null) => primary !== undefined && team === headline.team;
  return [
    ...fleets.filter(({ team }) => isNext(team)),
    ...fleets.filter(({ team }) => !isNext(team)),
  ];
}

/** The bridge asks nothing, so it has no answers to keep. */
const forgetful = () => undefined;

function useOpensFromBridge(game: string, navigation: Navigation): (opens: Opens) => void {
  return useCallback(
    (opens) => {
      if (typeof opens === 'string') return;
      const { page, about } = opens;
      navigation.navigate('GamePage', { game, page, ...(about !== undefined && { about }) });
    },
    [game, navigation],
  );
}

type PointsProps = Readonly<{
  points: BridgeView['points'];
  label: string | undefined;
  hands: PageHands;
}>;

function Points({ points, label, hands }: PointsProps) {
  const styles = useStyles();
  const words = useWords();
  const { isStacked } = useLayout();
  return (
    <View style={[styles.points, isStacked && styles.pointsInLine]}>
      <Text variant="label" tone="muted">
        {label ?? words.game.points}
      </Text>
      <View style={styles.scores}>
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

type NoticeProps = Readonly<{ notice: BridgeView['notices'][number]; hands: PageHands }>;

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
  /** How many fleets there are. */
  of: number;
  hands: PageHands;
}>;

function Fleet({ fleet, of, hands }: FleetProps) {
  const styles = useStyles();
  const { isWide } = useLayout();
  return (
    <View style={[styles.fleet, isWide && (of === 2 || of === 4 ? styles.half : styles.third)]}>
      <Section
        title={fleet.label}
        side={fleet.note}
        {...(fleet.team !== null && {
          mark: <TeamMark team={hands.shapeOf(fleet.team)} size={12} />,
        })}
      >
        <ShipLines rows={fleet.rows} hands={hands} />
      </Section>
      {fleet.apart.map(({ label, rows }) => (
        <Section key={label} title={label}>
          <ShipLines rows={rows} hands={hands} />
        </Section>
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  foot: { gap: space.s },
  fleets: { gap: space.l },
  sideBySide: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' },
  fleet: { gap: space.m, flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  half: { flexBasis: 0, minWidth: '46%' },
  third: { flexBasis: 0, minWidth: '30%' },
  points: { alignItems: 'flex-end', maxWidth: 168 },
  pointsInLine: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%' },
  scores: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: space.s,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  notice: { minHeight: target, justifyContent: 'center' },
}));
