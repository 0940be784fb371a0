import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';

import { Icon } from '../../components/Icon';
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
import {
  clockSet,
  clockTapped,
  clockTick,
  readClock,
  shownOn,
  usingTime,
  type ClockKind,
  type ClockNow,
  type Moment,
} from './clock';

type SideClocksProps = Readonly<{ game: OpenGame; view: BridgeView; hands: PageHands }>;

/** The time of each side, for those who want one: large, without a sound, and a tap stops it. */
export function SideClocks(props: SideClocksProps) {
  const kind = useAppStore(({ settings }) => settings.clock);
  return kind === 'off' || props.game.played.state.outcome !== null ? null : (
    <Clocks key={`${props.game.id} ${kind}`} kind={kind} {...props} />
  );
}

type ClocksProps = SideClocksProps & Readonly<{ kind: ClockKind }>;

function Clocks({ game, view, hands, kind }: ClocksProps) {
  const styles = useStyles();
  const { clock: say } = useWords().game;
  const minutes = useAppStore(({ settings }) => settings.clockMinutes);
  const moment = {
    kind,
    round: game.played.state.round,
    team: view.headline.team,
    sides: view.points.map(({ team }) => team),
  };
  const { kept, setKept, isRead } = useKeptClock(game.id, kind);
  useTicking(isRead && kept.isRunning, moment, setKept);
  const now = clockSet(kept, moment);
  const running = now.isRunning ? usingTime(moment) : [];
  const sides = moment.sides.map((side) => ({
    side,
    name: view.fleets.find(({ team }) => team === side)?.label ?? '',
    seconds: shownOn(now, side, minutes),
  }));
  const toneOf = (side: string, seconds: number) => {
    if (seconds < 0) return 'critical';
    return running.includes(side) ? toneOfTeam[hands.shapeOf(side)] : 'muted';
  };
  return (
    <Tap
      label={say.label(now.isRunning, sides)}
      onPress={() => setKept(clockTapped(now))}
      style={({ pressed }) => [styles.clocks, pressed && styles.pressed]}
    >
      {!now.isRunning && <Icon name="pause" tone="muted" />}
      {sides.map(({ side, seconds }) => (
        <View key={side} style={styles.side}>
          <TeamMark team={hands.shapeOf(side)} size={16} />
          <Text variant="figure" tone={toneOf(side, seconds)}>
            {say.time(seconds)}
          </Text>
        </View>
      ))}
    </Tap>
  );
}

type SetClock = (change: (before: ClockNow) => ClockNow) => void;

function useTicking(isRunning: boolean, moment: Moment, setKept: SetClock): void {
  const last = useRef(moment);
  useEffect(() => {
    last.current = moment;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setKept((before) => clockTick(before, last.current, Date.now()));
    const ticking = setInterval(tick, 250);
    return () => clearInterval(ticking);
  }, [isRunning, setKept]);
}

const savedEvery = 5;

/** A clock outlives the screen and a restart. */
function useKeptClock(game: string, kind: ClockKind) {
  const [kept, setKept] = useState<ClockNow>(() => readClock(null));
  const [isRead, setRead] = useState(false);
  const saved = useRef('');
  useEffect(() => {
    void loadPageAnswers({ game, page: 'clock', about: kind }).then((found) => {
      setKept(readClock(found?.answers ?? null));
      setRead(true);
    });
  }, [game, kind]);
  useEffect(() => {
    const seconds = Object.values(kept.seconds).reduce((sum, one) => sum + one, 0);
    const due = `${Math.floor(seconds / savedEvery)} ${kept.scope} ${kept.isRunning}`;
    if (!isRead || due === saved.current) return;
    saved.current = due;
    void savePageAnswers(
      { game, page: 'clock', about: kind },
      { cursor: 0, answers: { ...kept, seconds: { ...kept.seconds } } },
    );
  }, [game, kind, isRead, kept]);
  return { kept, setKept, isRead };
}

const useStyles = makeStyles((colors) => ({
  clocks: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-around',
    minHeight: target,
    paddingVertical: space.xs,
    borderRadius: radius.card,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.s },
}));
