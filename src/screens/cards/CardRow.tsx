import { memo } from 'react';
import { View } from 'react-native';

import { Chip } from '../../components/Chip';
import { Silhouette } from '../../components/Silhouette';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import type { ListedCard } from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { CheckBox } from './CheckBox';
import { PackMark } from './PackMark';

type CardRowProps = Readonly<{
  card: ListedCard;
  /** Of the pack that it is in, where several are listed together. */
  colour?: string;
  /** What it is, where several kinds are listed together. */
  kind?: string;
  /** While cards are being chosen. */
  isChosen?: boolean;
  onPress: (card: ListedCard) => void;
}>;

/** A card among thousands. It draws anew only when it has changed. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { card, colour, kind = '', isChosen, onPress } = props;
  const styles = useStyles();
  const { find: say } = useWords().cards;
  const { code, name, kicker, figure, silhouette } = card.glance;
  const { isStacked } = useLayout();
  const title = name || code || say.unnamed;
  const detail = [kind, name === '' ? '' : code, kicker].filter(Boolean).join(' · ');
  return (
    <Tap
      label={say.row([title, detail, figure ?? '', card.complete ? '' : say.draft])}
      onPress={() => onPress(card)}
      style={({ pressed, hovered }) => [styles.row, (pressed || hovered) && styles.pressed]}
      {...(isChosen !== undefined && { role: 'switch', checked: isChosen })}
    >
      {isChosen !== undefined && <CheckBox isOn={isChosen} />}
      {colour !== undefined && <PackMark colour={colour} size={22} />}
      <View style={styles.words}>
        <Text variant="name" tone={name === '' ? 'muted' : 'text'}>
          {title}
        </Text>
        {detail !== '' && (
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        )}
      </View>
      {!card.complete && <Chip label={say.draft} />}
      {/* Large words need its room. */}
      {silhouette !== undefined && !isStacked && (
        <Silhouette path={silhouette} size={32} tone="muted" />
      )}
      {figure !== undefined && <Text variant="value">{figure}</Text>}
    </Tap>
  );
});

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 64,
    marginBottom: space.xs,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
}));
