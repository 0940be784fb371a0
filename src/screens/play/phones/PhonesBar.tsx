import { View } from 'react-native';

import { Icon } from '../../../components/Icon';
import { Tap } from '../../../components/Tap';
import { Text } from '../../../components/Text';
import type { TeamId } from '../../../core/game/events';
import { twinOf } from '../../../core/phones/table';
import type { OpenGame, SharedGame } from '../../../stores/gameStore';
import { makeStyles } from '../../../theme/makeStyles';
import { radius, space, target } from '../../../theme/metrics';
import {
  heldReveal,
  isHere,
  isLeadAway,
  nameOfPhone,
  otherSeats,
  ownWaiting,
  sealedNames,
} from './seats';
import { usePhoneWords } from './usePhoneWords';

type PhonesBarProps = Readonly<{
  game: OpenGame;
  shared: SharedGame;
  /** Whose turn it is; null where it is nobody's alone. */
  turn: TeamId | null;
  onPress: () => void;
}>;

/** Who is there, and what is to be done or waited for. */
function useSeen({ game, shared, turn }: Omit<PhonesBarProps, 'onPress'>) {
  const say = usePhoneWords().bar;
  const { view } = shared;
  const others = otherSeats(shared);
  const here = others.filter(({ phone }) => isHere(shared, phone)).map(({ name }) => name);
  const away = others.filter(({ phone }) => !isHere(shared, phone)).map(({ name }) => name);
  const who = [
    ...(here.length > 0 ? [say.with(here)] : []),
    ...(away.length > 0 ? [say.away(away)] : []),
  ];
  return {
    first: who.length > 0 ? who.join(' · ') : say.alone,
    second: useWhatNow(game, shared, turn),
    isTroubled: away.length > 0 || isLeadAway(shared) || twinOf(view.table, view.me) !== null,
  };
}

/** A tap leads to all that is about the other phones. */
export function PhonesBar({ onPress, ...of }: PhonesBarProps) {
  const styles = useStyles();
  const say = usePhoneWords().bar;
  const { first, second, isTroubled } = useSeen(of);
  return (
    <Tap
      label={say.open([first, second].filter((text) => text !== '').join('. '))}
      onPress={onPress}
      style={({ pressed, hovered }) => [styles.bar, (pressed || hovered) && styles.pressed]}
    >
      <Icon
        name={isTroubled ? 'warning' : 'check'}
        size={20}
        tone={isTroubled ? 'teamB' : 'good'}
      />
      <View style={styles.words}>
        <Text variant="detail" tone="muted">
          {first}
        </Text>
        {second !== '' && <Text variant="strong">{second}</Text>}
      </View>
      <Icon name="forward" size={18} tone="muted" />
    </Tap>
  );
}

/** The same in one line by the acts, which stays in sight however far the ships are scrolled. */
export function PhonesLine(of: Omit<PhonesBarProps, 'onPress'>) {
  const styles = useStyles();
  const { first, second, isTroubled } = useSeen(of);
  return (
    <View style={styles.line} aria-hidden>
      <Icon
        name={isTroubled ? 'warning' : 'check'}
        size={14}
        tone={isTroubled ? 'teamB' : 'good'}
      />
      <Text variant="detail" tone="muted" style={styles.words}>
        {[first, second].filter((text) => text !== '').join(' · ')}
      </Text>
    </View>
  );
}

/** What waits, then what lies face down, then whose turn it is. */
function useWhatNow({ setup }: OpenGame, shared: SharedGame, turn: TeamId | null): string {
  const say = usePhoneWords().bar;
  const { table, me } = shared.view;
  const reveal = heldReveal(shared);
  if (reveal) return say.opening(reveal.names);
  const waiting = ownWaiting(shared).length;
  if (waiting > 0) return say.waits(waiting, nameOfPhone(table, table.lead));
  const twin = twinOf(table, me);
  if (twin) return say.twice(twin.name);
  const mine = table.seats.find(({ phone }) => phone === me)?.plays ?? [];
  const playing = setup.players.filter(({ team }) => team === turn).map(({ id }) => id);
  if (mine.length === 0) return say.watching;
  if (playing.some((id) => mine.includes(id))) return say.yours;
  const theirs = table.seats.find(({ plays }) => plays.some((id) => playing.includes(id)));
  if (theirs) return say.theirs(theirs.name);
  const sealed = sealedNames(shared);
  return sealed.length > 0 ? say.sealed(sealed) : '';
}

const useStyles = makeStyles((colors) => ({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1, gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
}));
