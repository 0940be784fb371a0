import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { Tap } from '../../components/Tap';
import { TeamMark, toneOfTeam } from '../../components/TeamMark';
import { Text } from '../../components/Text';
import type { PageHands } from '../../components/blocks/hands';
import type { BridgeView } from '../../core/pages/page';
import { useAppStore } from '../../stores/appStore';
import type { OpenGame } from '../../stores/gameStore';
import { loadPageAnswers, savePageAnswers } from '../../stores/pageAnswers';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { clockIn, clockSet, clockTick, readClock, type ClockNow } from './clock';

type SideClocksProps = Readonly<{ game: OpenGame; view: BridgeView; hands: PageHands }>;

/** The time of each side, for those who want one: large, without a sound, and a tap stops it. */
export function SideClocks(props: SideClocksProps) {
  const kind = useAppStore(({ settings }) => settings.clock);
  return kind === 'off' || props.game.played.state.outcome !== null ? null : (
    <Clocks key={`${props.game.id} ${kind}`} kind={kind} {...props} />
  );
}

type ClocksProps = SideClocksProps & Readonly<{ kind: 'turn' | 'round' }>;

function Clocks({ game, view, hands, kind }: ClocksProps) {
  const styles = useStyles();
  const { clock: say } = useWords().game;
  const { team } = view.headline;
  const [kept, setKept] = useKeptClock(game.id, kind);
  const now = clockSet(kept, { kind, round: game.played.state.round, team });
  const isRunning = now.isRunning && team !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const round = game.played.state.round;
    const ticking = setInterval(
      () => setKept((before) => clockTick(clockSet(before, { kind, round, team }))),
      1000,
    );
    return () => clearInterval(ticking);
  }, [isRunning, kind, team, game.played.state.round, setKept]);
  return (
    <Tap
      label={say.label(isRunning)}
      onPress={() => setKept({ ...now, isRunning: !now.isRunning })}
      style={({ pressed }) => [styles.clocks, pressed && styles.pressed]}
    >
      {view.points.map(({ team: side }) => (
        <View key={side} style={styles.side}>
          <TeamMark team={hands.shapeOf(side)} size={16} />
          <Text
            variant="figure"
            tone={side === team && isRunning ? toneOfTeam[hands.shapeOf(side)] : 'muted'}
          >
            {say.time(clockIn(now, side))}
          </Text>
        </View>
      ))}
    </Tap>
  );
}

const savedEvery = 10;

/** A clock outlives the screen and a restart, give or take a few seconds. */
function useKeptClock(game: string, kind: string) {
  const [kept, setKept] = useState<ClockNow>(() => readClock(null));
  const [isRead, setRead] = useState(false);
  const place = { game, page: 'clock', about: kind };
  useEffect(() => {
    void loadPageAnswers({ game, page: 'clock', about: kind }).then((found) => {
      setKept(readClock(found?.answers ?? null));
      setRead(true);
    });
  }, [game, kind]);
  const seconds = Object.values(kept.seconds).reduce((sum, one) => sum + one, 0);
  const isDue = isRead && (seconds % savedEvery === 0 || !kept.isRunning);
  useEffect(() => {
    if (isDue)
      void savePageAnswers(place, {
        cursor: 0,
        answers: { ...kept, seconds: { ...kept.seconds } },
      });
    // What is due is what was kept then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, seconds, kept.isRunning, kept.scope]);
  return [kept, setKept] as const;
}

const useStyles = makeStyles((colors) => ({
  clocks: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-around',
    minHeight: target,
    paddingVertical: space.xs,
    borderRadius: radius.card,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.s },
}));
