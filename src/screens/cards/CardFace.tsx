import { useMemo } from 'react';
import { View } from 'react-native';

import { ArcPicture } from '../../components/ArcPicture';
import { Panel } from '../../components/Panel';
import { SmallPips } from '../../components/ShipRow';
import { Silhouette } from '../../components/Silhouette';
import { Text } from '../../components/Text';
import { ZoneBadge } from '../../components/Zones';
import type { Silhouette as SilhouettePath } from '../../core/drawing/drawing';
import type { Block, BlockOf, Page } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';

const badgeSize = 76;
const shipSize = 56;
const arcSize = 28;

const found = <Kind extends Block['block']>(blocks: readonly Block[], kind: Kind) =>
  blocks.find((block): block is BlockOf<Kind> => block.block === kind);

type CardFaceProps = Readonly<{ page: Page; silhouette: SilhouettePath | undefined }>;

/** The ship as it will lie on the table, above the fields it is typed into: it grows with every tap. */
export function CardFace({ page, silhouette }: CardFaceProps) {
  const styles = useStyles();
  const { isWide } = useLayout();
  const { aside = [] } = page;
  const parts = useMemo(
    () => ({
      zones: found(aside, 'zones'),
      tracks: found(aside, 'tracks')?.tracks.filter(({ max, now }) => (max ?? now) > 0) ?? [],
      guns: found(aside, 'armaments')?.rows ?? [],
    }),
    [aside],
  );
  const { zones, tracks, guns } = parts;
  // Where there is room, the whole card stands beside the fields.
  if (isWide || tracks.length === 0) return null;
  // It repeats what is said further down.
  return (
    <View aria-hidden>
      <Panel>
        <View style={styles.face}>
          {zones ? (
            <ZoneBadge
              zones={zones.zones}
              silhouette={zones.silhouette}
              team="a"
              size={badgeSize}
            />
          ) : (
            silhouette && <Silhouette path={silhouette} size={shipSize} tone="teamA" />
          )}
          <View style={styles.words}>
            {tracks.map((track) => (
              <View key={track.id} style={styles.line}>
                <Text variant="label" tone="muted">
                  {track.label}
                </Text>
                <SmallPips track={track} isMuted={false} />
              </View>
            ))}
            <Guns rows={guns} />
          </View>
        </View>
      </Panel>
    </View>
  );
}

/** Each armament as its arc and its dice. */
function Guns({ rows }: Readonly<{ rows: BlockOf<'armaments'>['rows'] }>) {
  const styles = useStyles();
  const { figures } = useWords();
  if (rows.length === 0) return null;
  return (
    <View style={styles.guns}>
      {rows.map(({ id, rays, dice }) => (
        <View key={id} style={styles.gun}>
          <ArcPicture rays={rays} size={arcSize} />
          <Text variant="name">{figures.number(dice)}</Text>
        </View>
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  face: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160, gap: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  guns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  gun: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
}));
