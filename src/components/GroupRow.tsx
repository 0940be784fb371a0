import { useState } from 'react';
import { View } from 'react-native';

import type { ShipRow as ShipRowView } from '../core/pages/page';
import { useTheme } from '../theme/ThemeProvider';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { Chip, OrderChip } from './Chip';
import { Icon } from './Icon';
import {
  Counts,
  describeShip,
  isSpent,
  RowAct,
  ShipName,
  SmallPips,
  TappedPips,
  tracksOf,
  type ShipRowProps,
} from './ShipRow';
import { Silhouette } from './Silhouette';
import { Tap } from './Tap';
import { toneOfTeam, type Team } from './TeamMark';
import { Text } from './Text';

/** A row that holds rows: those of the active one lie open, the others stand in one line until they are unfolded. */
export function GroupRow({ row, team, onOpen, onPlay, onAct }: ShipRowProps) {
  const styles = useStyles();
  const words = useWords();
  const { colors } = useTheme();
  const isActive = row.state === 'active';
  const isMuted = isSpent(row);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isActive;
  const rows = row.rows ?? [];
  return (
    <View
      style={[
        styles.group,
        isActive && [styles.active, { borderColor: colors[toneOfTeam[team]] }],
        isMuted && styles.spent,
      ]}
    >
      <View style={styles.head}>
        <Head row={row} team={team} isMuted={isMuted} onOpen={onOpen} />
        {rows.length > 0 && (
          <Fold
            name={words.ship.numbered(row.name, row.badge)}
            isOpen={isOpen}
            onToggle={() => setChosen(!isOpen)}
          />
        )}
      </View>
      {isOpen && (
        <View style={styles.members}>
          {rows.map((member) => (
            <Member key={member.ship} {...{ row: member, team, onOpen, onPlay }} />
          ))}
        </View>
      )}
      {(!isOpen || row.act !== undefined) && (
        <View style={styles.foot}>
          <View style={styles.folded}>
            {!isOpen &&
              rows.map((member) => (
                <Folded key={member.ship} row={member} team={team} isMuted={isMuted} />
              ))}
          </View>
          {row.act !== undefined && <RowAct act={row.act} {...{ isActive, onAct }} />}
        </View>
      )}
    </View>
  );
}

type HeadProps = Pick<ShipRowProps, 'row' | 'team' | 'onOpen'> & Readonly<{ isMuted: boolean }>;

/** What it is at the left, its name with its order below, its tracks at the right: always at these places. */
function Head({ row, team, isMuted, onOpen }: HeadProps) {
  const styles = useStyles();
  const words = useWords();
  return (
    <Tap
      label={describeShip(words, row)}
      onPress={() => onOpen(row.opens)}
      style={({ pressed }) => [styles.tap, pressed && styles.pressed]}
      {...(row.state === 'active' && { selected: true })}
    >
      <View style={styles.tile}>
        {row.sign === undefined ? (
          <Silhouette
            path={row.silhouette}
            size={30}
            tone={isMuted ? 'exhausted' : toneOfTeam[team]}
          />
        ) : (
          <Icon name={row.sign} size={30} tone={isMuted ? 'exhausted' : 'text'} />
        )}
      </View>
      <View style={styles.words}>
        <ShipName row={row} team={team} isMuted={isMuted} />
        <View style={styles.line}>
          {row.chips.map(({ label, tone }, index) =>
            // Two copies of an order have one label.
            tone === 'order' ? (
              <OrderChip key={index} code={label} />
            ) : (
              <Chip key={index} label={label} />
            ),
          )}
          {row.state === 'gone' && row.gone !== undefined && <Chip label={row.gone} />}
          {row.kicker !== '' && (
            <Text variant="detail" tone="muted">
              {row.kicker}
            </Text>
          )}
        </View>
      </View>
      <View style={styles.tracks}>
        {tracksOf(row, 'pips').map((track) => (
          <SmallPips key={track.id} track={track} isMuted={isMuted} />
        ))}
        <Counts row={row} />
        {row.note !== undefined && (
          <Text variant="detail" tone="muted">
            {row.note}
          </Text>
        )}
      </View>
    </Tap>
  );
}

type FoldProps = Readonly<{ name: string; isOpen: boolean; onToggle: () => void }>;

function Fold({ name, isOpen, onToggle }: FoldProps) {
  const styles = useStyles();
  const { group } = useWords().blocks;
  return (
    <Tap
      label={isOpen ? group.fold(name) : group.unfold(name)}
      expanded={isOpen}
      onPress={onToggle}
      style={({ pressed }) => [styles.fold, pressed && styles.pressed]}
    >
      <View style={isOpen && styles.turned}>
        <Icon name="down" size={18} tone="muted" />
      </View>
    </Tap>
  );
}

/** A ship of an open group, on a line of its own; a tap on its pips takes one. */
function Member({ row, team, onOpen, onPlay }: Omit<ShipRowProps, 'onAct'>) {
  const styles = useStyles();
  const words = useWords();
  const { textScale } = useLayout();
  const isMuted = isSpent(row);
  return (
    <View style={styles.member}>
      <Tap
        label={describeShip(words, row)}
        onPress={() => onOpen(row.opens)}
        style={({ pressed }) => [
          styles.named,
          { flexBasis: 126 * textScale },
          pressed && styles.pressed,
        ]}
      >
        <ShipMark row={row} team={team} isMuted={isMuted} size={28} />
        <View style={styles.words}>
          <ShipName row={row} team={team} isMuted={isMuted} />
        </View>
        <Counts row={row} />
      </Tap>
      {tracksOf(row, 'pips').map((track) => (
        <TappedPips key={track.id} row={row} track={track} onPlay={onPlay} height={13} />
      ))}
    </View>
  );
}

type MarkProps = Readonly<{ row: ShipRowView; team: Team; isMuted: boolean; size: number }>;

function ShipMark({ row, team, isMuted, size }: MarkProps) {
  if (row.state === 'gone') return <Icon name="skull" size={size} tone="critical" />;
  if (row.sign !== undefined)
    return <Icon name={row.sign} size={size} tone={isMuted ? 'exhausted' : 'text'} />;
  const tone = isMuted ? 'exhausted' : toneOfTeam[team];
  return <Silhouette path={row.silhouette} size={size} tone={tone} />;
}

type FoldedProps = Readonly<{ row: ShipRowView; team: Team; isMuted: boolean }>;

/** The same as figures, so that several stand beside each other. */
function Folded({ row, team, isMuted }: FoldedProps) {
  const styles = useStyles();
  const { figures } = useWords();
  return (
    <View style={styles.line}>
      <ShipMark row={row} team={team} isMuted={isMuted} size={22} />
      {row.badge !== null && (
        <Text variant="code" tone="muted">
          {row.badge}
        </Text>
      )}
      {tracksOf(row, 'pips').map(({ id, now, max }) => (
        <Text key={id} variant="code" tone={isMuted ? 'muted' : 'text'}>
          {max === null ? figures.number(now) : figures.of(now, max)}
        </Text>
      ))}
      <Counts row={row} />
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  group: {
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  active: { borderWidth: 2, margin: -1, backgroundColor: colors.raised },
  spent: { backgroundColor: colors.ground },
  pressed: { backgroundColor: colors.line },
  head: { flexDirection: 'row', alignItems: 'stretch' },
  tap: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
    minHeight: target + space.m,
    padding: space.s,
    borderRadius: radius.card,
  },
  tile: {
    width: 40,
    height: 40,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.small,
    backgroundColor: colors.ground,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90, gap: 2 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  /** Also where they take a line of their own. */
  tracks: { alignItems: 'flex-end', gap: 2, marginLeft: 'auto' },
  fold: {
    width: target,
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
  },
  turned: { transform: [{ rotate: '180deg' }] },
  members: {
    marginLeft: space.xl,
    marginRight: space.s,
    marginBottom: space.s,
    paddingLeft: space.s,
    borderLeftWidth: 2,
    borderLeftColor: colors.outline,
  },
  member: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    columnGap: space.s,
    minHeight: target,
    borderTopWidth: 1,
    borderTopColor: colors.line,
  },
  /** Its name, on which its page opens. */
  named: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target,
    borderRadius: radius.small,
  },
  foot: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    columnGap: space.s,
    paddingLeft: 60,
    paddingRight: space.s,
    paddingBottom: space.s,
  },
  folded: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.l,
    rowGap: space.xs,
  },
}));
