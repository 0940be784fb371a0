import { useState } from 'react';
import { View } from 'react-native';

import { ArmamentsBlock } from '../../components/blocks/ArmamentsBlock';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import { Button } from '../../components/Button';
import { Chip, OrderChip } from '../../components/Chip';
import { OddsChart } from '../../components/OddsChart';
import { Panel } from '../../components/Panel';
import { Pips } from '../../components/Pips';
import { ShieldHex } from '../../components/ShieldHex';
import { ShipHead } from '../../components/ShipRow';
import { Text } from '../../components/Text';
import { sectorFrom } from '../../core/hex/sector';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { sampleFacings } from './sampleShips';

const nothing = () => undefined;

/** A ship's card in play: the card is the interface. */
export function ShipCardSample({ onRule }: Readonly<{ onRule: () => void }>) {
  const styles = useStyles();
  const words = useWords();
  const { sample } = words.gallery;
  const [shields, setShields] = useState<readonly number[]>([3, 2, 1, 2, 2, 0]);
  const hands = useDeskHands({ change: nothing, open: onRule });
  const armaments = {
    block: 'armaments',
    label: sample.armaments,
    rows: [
      {
        id: 'lance',
        name: sample.lance,
        detail: sample.lanceDetail,
        rays: sectorFrom(11, 1),
        dice: 3,
        mark: null,
        act: { label: sample.strike, opens: 'back' },
      },
      {
        id: 'rail',
        name: sample.rail,
        detail: sample.railDetail,
        rays: sectorFrom(9, 3),
        dice: 1,
        mark: null,
        act: { label: sample.strike, opens: 'back', why: sample.why },
      },
    ],
  } as const;
  const spend = (side: number) =>
    setShields(shields.map((value, at) => (at === side ? (value + 3) % 4 : value)));
  return (
    <View style={styles.card}>
      <View style={styles.head}>
        <ShipHead team="a" kind={sample.kind} name={sample.sunward} badge="1" />
        <View style={styles.skirmish}>
          <Text variant="label" tone="muted">
            {sample.skirmish}
          </Text>
          <Text variant="heading">{words.figures.outOf(4, 8)}</Text>
        </View>
      </View>
      <View style={styles.hex}>
        <ShieldHex
          facings={sampleFacings(words, shields)}
          role="superHeavy"
          team="a"
          onPress={spend}
          onHold={onRule}
        />
      </View>
      <Tracks onRule={onRule} />
      <View style={styles.chips}>
        <OrderChip code="B-003" />
        <Chip label={sample.massive} />
        <Chip label={sample.armour} />
      </View>
      <ArmamentsBlock block={armaments} hands={hands} />
      <OddsChart
        label={sample.bestPlay}
        headline={{ label: sample.defeat, value: words.figures.chance(0.27) }}
        bars={[
          ...[0.14, 0.2, 0.17, 0.13, 0.09].map((chance, lost) => ({
            label: words.figures.number(lost),
            chance,
          })),
          { label: sample.defeat, chance: 0.27, fatal: true },
        ]}
        onWhy={onRule}
      />
      <View style={styles.acts}>
        <Button grows label={sample.move} onPress={onRule} />
        <Button grows kind="primary" label={sample.endActivation} onPress={onRule} />
      </View>
    </View>
  );
}

/** Hull, criticals and exhaustion: pips that are tapped as on the card. */
function Tracks({ onRule }: Readonly<{ onRule: () => void }>) {
  const { ship, gallery } = useWords();
  const [hull, setHull] = useState(6);
  const [criticals, setCriticals] = useState(1);
  const [exhausted, setExhausted] = useState(1);
  return (
    <Panel isTight>
      <Pips name={ship.hull} shape="box" value={hull} max={8} onSet={setHull} onRule={onRule} />
      <Pips
        name={ship.critical}
        shape="star"
        value={criticals}
        max={3}
        onSet={setCriticals}
        onRule={onRule}
        note={gallery.sample.ordersLeft}
      />
      <Pips
        name={ship.exhausted}
        shape="hatched"
        value={exhausted}
        max={2}
        onSet={setExhausted}
        onRule={onRule}
        note={gallery.sample.halved}
      />
    </Panel>
  );
}

const useStyles = makeStyles(() => ({
  card: { gap: space.m },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    gap: space.s,
  },
  skirmish: { alignItems: 'flex-end' },
  hex: { alignItems: 'center' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  acts: { flexDirection: 'row', gap: space.s },
}));
