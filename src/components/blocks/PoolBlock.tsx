import { View } from 'react-native';

import { Stepped } from '../../core/pages/answers';
import type { Sign } from '../../core/drawing/drawing';
import type { BlockOf, PoolRow, PoolStock } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Gauge } from '../Gauge';
import { Icon } from '../Icon';
import { List } from '../ListRow';
import { Panel, Section } from '../Panel';
import { Stepper } from '../Stepper';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { tapOf } from './ActButton';
import { ChipRow } from './ChipsBlock';
import { FindingsBlock } from './FindingsBlock';
import type { PageHands } from './hands';

type PoolBlockProps = Readonly<{ block: BlockOf<'pool'>; hands: PageHands }>;

/** What there is, a cell each; who gets how much of it; and what is lost, before it is done. */
export function PoolBlock({ block, hands }: PoolBlockProps) {
  const { label, note, sign, stocks, chips, rows, findings } = block;
  return (
    <Section title={label} {...(note !== undefined && { side: note })}>
      <Panel>
        {stocks.map((stock) => (
          <Stock key={stock.label} stock={stock} sign={sign} />
        ))}
      </Panel>
      {chips !== undefined && <ChipRow chips={chips} hands={hands} />}
      <List>
        {rows.map((row) => (
          <Row key={row.id} row={row} hands={hands} />
        ))}
      </List>
      {findings !== undefined && findings.length > 0 && (
        <FindingsBlock block={{ block: 'findings', findings }} hands={hands} />
      )}
    </Section>
  );
}

function Stock({ stock, sign }: Readonly<{ stock: PoolStock; sign: Sign }>) {
  const styles = useStyles();
  const say = useWords().blocks.pool;
  const { label, figure, cells, room = 0, isStored = false, note } = stock;
  const free = cells.filter((cell) => cell === null).length;
  return (
    <View role="group" aria-label={say.stock(label, figure, say.free(free, cells.length))}>
      <View style={styles.head}>
        <Text variant="label" tone="muted" silent>
          {label}
        </Text>
        <Text variant="name" silent>
          {figure}
        </Text>
      </View>
      <View style={styles.cells} aria-hidden>
        {cells.map((cell, at) => (
          // One unit is like another.
          <Cell key={at} state={cell ?? 'free'} sign={sign} isStored={isStored} />
        ))}
        {Array.from({ length: room }, (_, at) => (
          <Cell key={`room ${at}`} state="room" sign={sign} isStored={isStored} />
        ))}
        {note !== undefined && (
          <Text variant="detail" tone="muted" align="right" style={styles.note}>
            {note}
          </Text>
        )}
      </View>
    </View>
  );
}

type CellProps = Readonly<{ state: Sign | 'free' | 'room'; sign: Sign; isStored: boolean }>;

/** Free it is filled, given it shows where it goes; stored it has a battery's nub. */
function Cell({ state, sign, isStored }: CellProps) {
  const styles = useStyles();
  const look = state === 'free' ? styles.free : state === 'room' ? styles.room : styles.given;
  return (
    <View>
      {isStored && <View style={[styles.nub, look]} />}
      <View style={[styles.cell, look]}>
        {state === 'free' && <Icon name={sign} size={18} tone="onFill" />}
        {typeof state === 'object' && <Icon name={state} size={18} tone={state.colour ?? 'text'} />}
      </View>
    </View>
  );
}

type RowProps = Readonly<{ row: PoolRow; hands: PageHands }>;

function Row({ row, hands }: RowProps) {
  const styles = useStyles();
  const { textScale } = useLayout();
  const { id, label, detail, sign, gauge, value, max, fill, carrier } = row;
  const what = [styles.what, { flexBasis: 128 * textScale }];
  const inside = (
    <>
      {sign !== undefined && <Icon name={sign} tone={sign.colour ?? 'text'} />}
      <View style={styles.words}>
        <View style={styles.title}>
          <Text variant="name">{label}</Text>
          {gauge !== undefined && <Gauge gauge={gauge} height={17} />}
        </View>
        {detail !== undefined && (
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        )}
      </View>
    </>
  );
  return (
    <View style={styles.row}>
      {fill === undefined ? (
        <View style={what}>{inside}</View>
      ) : (
        <Tap
          label={detail === undefined ? fill.label : `${fill.label}. ${label}, ${detail}`}
          style={({ pressed }) => [what, styles.fill, pressed && styles.pressed]}
          {...tapOf({ act: fill, hands })}
        >
          {inside}
        </Tap>
      )}
      <View style={styles.share}>
        {carrier !== undefined && <Carrier row={row} carrier={carrier} hands={hands} />}
        <Stepper
          name={label}
          value={value}
          max={max}
          onSet={(to, from) => hands.answer(id, new Stepped(from, to, { min: 0, max }))}
          isCompact
        />
      </View>
    </View>
  );
}

type CarrierProps = RowProps & Readonly<{ carrier: NonNullable<PoolRow['carrier']> }>;

function Carrier({ row, carrier: { sign, figure, act }, hands }: CarrierProps) {
  const styles = useStyles();
  return (
    <Tap
      label={act.spoken ?? `${act.label}: ${row.label}`}
      style={({ pressed }) => [styles.carrier, pressed && styles.pressed]}
      {...tapOf({ act, hands })}
    >
      <Icon name={sign} size={18} />
      <Text variant="name" silent maxScale={1.4}>
        {figure}
      </Text>
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  cells: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space.xs,
    paddingTop: space.xs,
  },
  cell: {
    width: 24,
    height: 42,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.pip + 2,
    borderWidth: 1,
  },
  nub: {
    alignSelf: 'center',
    width: 11,
    height: 4,
    borderTopLeftRadius: 2,
    borderTopRightRadius: 2,
    borderWidth: 1,
    borderBottomWidth: 0,
  },
  free: { borderColor: colors.energy, backgroundColor: colors.energy },
  given: { borderColor: colors.line, backgroundColor: colors.raised },
  room: { borderColor: colors.outline },
  note: { flexGrow: 1, flexShrink: 1 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.s,
    rowGap: space.xs,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
  },
  what: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
  },
  fill: { minHeight: target, borderRadius: radius.card },
  words: { flex: 1 },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  share: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  carrier: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minWidth: target,
    minHeight: target + 4,
    paddingHorizontal: space.xs,
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  pressed: { backgroundColor: colors.line },
}));
