import { View } from 'react-native';

import type { Option } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useDrawingScale, useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { ArcPicture } from '../ArcPicture';
import { Icon } from '../Icon';
import { ShipLine } from '../ShipLine';
import { Tap } from '../Tap';
import { TeamMark, toneOfTeam, type Team } from '../TeamMark';
import { Text } from '../Text';
import { ChoiceMark, type ChoiceRole } from './ChoiceMark';

export type OptionLook = 'row' | 'line' | 'chip' | 'arc';

type OptionRowProps = Readonly<{
  option: Option;
  look: OptionLook;
  role: ChoiceRole;
  isOn: boolean;
  onPress: () => void;
  /** Of the side whose it is. */
  team?: Team;
}>;

const checkSize = 16;

/** Pictures with signs: as many in a row as have room. */
const oneSize = { flexGrow: 1, paddingHorizontal: space.xs };

/** Something to choose: a line, a chip or a picture, told by a check and a border as well as by colour. */
export function OptionRow({ option, look, role, isOn, onPress, team }: OptionRowProps) {
  const styles = useStyles();
  const words = useWords();
  const { label, detail, why } = option;
  const { textScale } = useLayout();
  const ofCheck = (checkSize * useDrawingScale() + space.xs) / 2;
  const key = { ...oneSize, flexBasis: 76 * textScale, maxWidth: 120 * textScale };
  return (
    <Tap
      role={role}
      label={detail === undefined ? label : words.blocks.named(label, detail)}
      checked={isOn}
      onPress={onPress}
      style={({ pressed, hovered }) => [
        styles[look],
        option.sign !== undefined && look === 'arc' && key,
        why !== undefined && styles.greyed,
        isOn && styles.on,
        // As wide with its check as without.
        look === 'chip' && { paddingHorizontal: space.s + (isOn ? 0 : ofCheck) },
        (pressed || hovered) && styles.pressed,
      ]}
      {...(why !== undefined && { why })}
    >
      {(look === 'row' || look === 'line') && <ChoiceMark role={role} isOn={isOn} />}
      {look === 'chip' && isOn && <Icon name="check" size={checkSize} tone="accent" />}
      {look === 'line' ? (
        <ShipLine
          ships={option.ships ?? []}
          tone={team === undefined ? 'text' : toneOfTeam[team]}
        />
      ) : (
        team !== undefined && <TeamMark team={team} size={12} />
      )}
      {option.rays !== undefined && (
        <ArcPicture rays={option.rays} size={look === 'arc' ? 44 : 36} />
      )}
      {option.sign !== undefined && (
        <Icon name={option.sign} size={24} tone={option.sign.colour ?? 'text'} />
      )}
      <View style={look === 'row' || look === 'line' ? styles.words : styles.short}>
        <Text
          variant={look === 'row' || look === 'line' ? 'name' : 'strong'}
          tone={why === undefined ? 'text' : 'muted'}
          align={look === 'arc' ? 'center' : 'left'}
        >
          {label}
        </Text>
        {look === 'row' && detail !== undefined && (
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        )}
        {look === 'row' && <ShipLine ships={option.ships ?? []} />}
        {look === 'row' && why !== undefined && (
          <Text variant="detail" tone="muted">
            {why}
          </Text>
        )}
      </View>
      {look === 'arc' && isOn && (
        <View style={styles.corner}>
          <Icon name="check" size={16} tone="accent" />
        </View>
      )}
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target + space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
  },
  /** One of two columns. */
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    backgroundColor: colors.surface,
  },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minHeight: target,
    minWidth: target,
    maxWidth: '100%',
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  arc: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minWidth: 72,
    minHeight: target,
    padding: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  on: { borderColor: colors.accent, backgroundColor: colors.raised },
  greyed: { borderStyle: 'dashed' },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
  short: { flexShrink: 1 },
  corner: { position: 'absolute', top: 4, right: 4 },
}));
