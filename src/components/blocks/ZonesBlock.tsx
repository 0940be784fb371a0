import { useState } from 'react';
import { View } from 'react-native';

import { Stepped } from '../../core/pages/answers';
import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { Zones } from '../Zones';
import type { PageHands } from './hands';

type ZonesBlockProps = Readonly<{ block: BlockOf<'zones'>; hands: PageHands }>;

/** Zones around the ship. A tap takes a point of a shield in a game and gives one on a desk, or as is chosen; a hold does the other. */
export function ZonesBlock({ block, hands }: ZonesBlockProps) {
  const styles = useStyles();
  const { shield: say } = useWords();
  const isDesk = block.zones.some(({ path }) => path !== undefined);
  const isFixed = block.zones.every(({ path, set }) => path === undefined && set === undefined);
  const [by, setBy] = useState(isDesk ? 1 : -1);
  const change = (at: number, step: number) => {
    const zone = block.zones[at];
    if (zone === undefined) return;
    const { now, max, set, path } = zone;
    const to = now + step;
    if (to < 0 || to > max) return;
    if (path !== undefined) hands.answer(path, new Stepped(now, to, { min: 0, max }));
    else if (set !== undefined) hands.play(set(to));
  };
  return (
    <View style={styles.middle}>
      <Zones
        zones={block.zones}
        silhouette={block.silhouette}
        team={hands.shapeOf(block.team)}
        onPress={(at) => change(at, by)}
        onHold={(at) => change(at, -by)}
      />
      {!isFixed && (
        <View style={styles.ways} role="radiogroup" aria-label={say.onTap}>
          {WAYS.map(({ icon, step, what }) => (
            <Tap
              key={icon}
              role="radio"
              label={`${say.onTap} ${say[what]}`}
              checked={by === step}
              onPress={() => setBy(step)}
              style={({ pressed }) => [styles.way, (pressed || by === step) && styles.chosen]}
            >
              <Icon name={icon} tone={by === step ? 'shield' : 'muted'} />
            </Tap>
          ))}
        </View>
      )}
    </View>
  );
}

const WAYS = [
  { icon: 'minus', step: -1, what: 'less' },
  { icon: 'plus', step: 1, what: 'more' },
] as const;

const useStyles = makeStyles((colors) => ({
  middle: { alignItems: 'center' },
  // Into the lower corners, which the ship and its shields leave free.
  ways: {
    width: 300,
    maxWidth: '100%',
    marginTop: -target,
    flexDirection: 'row',
    justifyContent: 'space-between',
    pointerEvents: 'box-none',
  },
  way: {
    width: target,
    height: target,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.line,
    alignItems: 'center',
    justifyContent: 'center',
  },
  chosen: { borderColor: colors.shield, backgroundColor: colors.raised },
}));
