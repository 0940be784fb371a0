import { View } from 'react-native';

import type { Act, Item } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { ArcPicture } from '../ArcPicture';
import { Icon, type IconName } from '../Icon';
import { Silhouette } from '../Silhouette';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { ActButton, tapOf } from './ActButton';
import { ChipRow } from './ChipsBlock';
import { ChoiceMark, type ChoiceRole } from './ChoiceMark';
import type { PageHands } from './hands';

/** What a line's words need beside its count. */
const mainWidth = 150;

type ItemRowProps = Readonly<{
  item: Item;
  hands: PageHands;
  /** What it is where it can be on. */
  role?: ChoiceRole;
}>;

/** One line of a list: what it is, how many of it, and what can be done with it. */
export function ItemRow({ item, hands, role = 'switch' }: ItemRowProps) {
  const styles = useStyles();
  const { chips = [], acts = [], count } = item;
  const steps = count !== undefined && <Count item={item} count={count} hands={hands} />;
  // One act has room beside a name; several take a line of their own.
  const isBeside = acts.length === 1 && chips.length === 0 && count === undefined;
  const buttons = acts.map((act) => (
    <ActButton
      key={act.label}
      act={{ spoken: `${act.label}: ${item.title}`, ...act }}
      hands={hands}
      kind="quiet"
    />
  ));
  return (
    <View style={[styles.item, item.isOn === true && styles.on]}>
      <View style={styles.line}>
        <Main item={item} hands={hands} role={role} />
        {acts.length === 0 ? steps : isBeside && buttons}
      </View>
      {chips.length > 0 && <ChipRow chips={chips} hands={hands} />}
      {acts.length > 0 && !isBeside && (
        <View style={styles.acts}>
          {buttons}
          {steps}
        </View>
      )}
    </View>
  );
}

/** The line itself: a tap does its act, or reads its rule. */
function Main({ item, hands, role }: Required<ItemRowProps>) {
  const styles = useStyles();
  const words = useWords();
  const { title, detail, act, entry, isOn } = item;
  const { textScale } = useLayout();
  const main = [styles.main, { flexBasis: mainWidth * textScale }];
  const body = <Said item={item} role={role} />;
  const spoken = [title, item.badge, detail, item.figure].filter((part) => part !== undefined);
  const label = act?.spoken ?? words.ship.row(spoken);
  if (act !== undefined)
    return (
      <Tap
        label={label}
        style={({ pressed, hovered }) => [main, (pressed || hovered) && styles.pressed]}
        {...(isOn !== undefined && { role, checked: isOn })}
        {...tapOf({ act, hands })}
        {...(entry !== undefined && { onHold: () => hands.read(entry) })}
      >
        {body}
      </Tap>
    );
  if (entry === undefined) return <View style={main}>{body}</View>;
  return (
    <Tap label={label} style={main} onPress={() => hands.read(entry)}>
      {body}
    </Tap>
  );
}

function Said({ item, role }: Readonly<{ item: Item; role: ChoiceRole }>) {
  const styles = useStyles();
  const { title, detail, badge, silhouette, rays, figure, isOn, act } = item;
  const { count } = item;
  // What is there already is no less so because no more of it may come.
  const isGreyed = (act?.why ?? (count?.value === 0 ? count.more?.why : undefined)) !== undefined;
  const tone = isGreyed ? 'muted' : 'text';
  return (
    <>
      {isOn !== undefined && <ChoiceMark role={role} isOn={isOn} />}
      {silhouette !== undefined && <Silhouette path={silhouette} size={28} tone="muted" />}
      {rays !== undefined && <ArcPicture rays={rays} />}
      <View style={styles.words}>
        <View style={styles.title}>
          <Text variant="name" tone={tone} style={styles.name}>
            {title}
          </Text>
          {badge !== undefined && (
            <Text variant="code" tone="muted">
              {badge}
            </Text>
          )}
        </View>
        {detail !== undefined && (
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        )}
      </View>
      {figure !== undefined && <Text variant="value">{figure}</Text>}
      {act?.opens !== undefined && item.count === undefined && (
        <Icon name="forward" size={18} tone="muted" />
      )}
    </>
  );
}

type CountProps = Readonly<{
  item: Item;
  count: NonNullable<Item['count']>;
  hands: PageHands;
}>;

/** How many of it, with one less and one more where these can be. */
function Count({ item, count, hands }: CountProps) {
  const styles = useStyles();
  const words = useWords();
  return (
    <View
      role="group"
      aria-label={words.blocks.count.of(item.title, count.value)}
      style={styles.count}
    >
      <CountStep icon="minus" act={count.less} item={item} hands={hands} />
      <Text variant="value" align="center" live style={styles.value}>
        {words.figures.number(count.value)}
      </Text>
      <CountStep icon="plus" act={count.more} item={item} hands={hands} />
    </View>
  );
}

type CountStepProps = Readonly<{
  icon: IconName;
  act: Act | undefined;
  item: Item;
  hands: PageHands;
}>;

function CountStep({ icon, act, item, hands }: CountStepProps) {
  const styles = useStyles();
  if (act === undefined)
    return (
      <View style={styles.step} aria-hidden>
        <Icon name={icon} tone="outline" />
      </View>
    );
  return (
    <Tap
      label={act.spoken ?? `${act.label}: ${item.title}`}
      style={({ pressed }) => [styles.step, pressed && styles.pressed]}
      {...tapOf({ act, hands })}
    >
      <Icon name={icon} tone={act.why === undefined ? 'text' : 'outline'} />
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  item: {
    paddingLeft: space.m - 3,
    paddingRight: space.s,
    paddingVertical: space.xs,
    backgroundColor: colors.surface,
    borderLeftWidth: 3,
    borderLeftColor: colors.surface,
  },
  on: { borderLeftColor: colors.accent },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.xs,
  },
  main: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target + space.s,
    borderRadius: radius.small,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s },
  name: { flexShrink: 1 },
  count: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  value: { minWidth: 22 },
  step: { width: target, height: target, alignItems: 'center', justifyContent: 'center' },
  acts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    paddingBottom: space.xs,
  },
}));
