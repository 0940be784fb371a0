import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Text } from '../../components/Text';
import { ArcDiagram } from '../../components/reference/ArcDiagram';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import { arcHexes } from '../../core/hex/arcHexes';
import { turnSide, type Side } from '../../core/hex/hex';
import type { ArcShape } from '../../core/pages/shows';
import { useBook, type Book } from '../../stores/rulesStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { NotInBook } from './NotInBook';
import { usePlaces, usePlaceTitle } from './usePlaces';

const RINGS = ['2', '3', '4'] as const;
type Rings = (typeof RINGS)[number];

const FACINGS = ['up', 'rightUp', 'rightDown', 'down', 'leftDown', 'leftUp'] as const;

const largest = 420;

export function ArcsScreen() {
  const book = useBook();
  const [first] = book?.arcs ?? [];
  if (book === null || first === undefined) return <NotInBook />;
  return <ArcsPage book={book} first={first} />;
}

function ArcsPage({ book, first }: Readonly<{ book: Book; first: ArcShape }>) {
  const styles = useStyles();
  const { arcs: say } = useWords().rules;
  const places = usePlaces();
  const [chosen, setChosen] = useState<readonly ArcShape[]>([first]);
  const [facing, setFacing] = useState<Side>(0);
  const [rings, setRings] = useState<Rings>('2');
  usePlaceTitle(say.title);
  const facingWord = FACINGS[facing];
  return (
    <Screen title={say.title} overline={book.name} onBack={places.back}>
      <Diagrams shapes={chosen} facing={facing} rings={Number(rings)} onTurn={setFacing} />
      <View style={styles.turns}>
        <Button
          label={say.turnLeft}
          icon="turnLeft"
          grows
          onPress={() => setFacing(turnSide(facing, -1))}
        />
        <Button
          label={say.turnRight}
          icon="turnRight"
          grows
          onPress={() => setFacing(turnSide(facing, 1))}
        />
      </View>
      <Text variant="detail" tone="muted" live>
        {`${say.facing} ${facingWord === undefined ? '' : say.facings[facingWord]}. ${say.turnHint}`}
      </Text>
      <SegmentedControl
        name={say.rings}
        value={rings}
        choices={RINGS.map((value) => ({ value, label: say.ringCount(Number(value)) }))}
        onChoose={setRings}
      />
      <Choice shapes={book.arcs} chosen={chosen} onChoose={setChosen} />
      <Text tone="muted">{say.reading}</Text>
      <Rules book={book} chosen={chosen} />
    </Screen>
  );
}

type DiagramsProps = Readonly<{
  shapes: readonly ArcShape[];
  facing: Side;
  rings: number;
  onTurn: (facing: Side) => void;
}>;

/** One large, or two beside one another. */
function Diagrams({ shapes, facing, rings, onTurn }: DiagramsProps) {
  const styles = useStyles();
  const { arcs: say } = useWords().rules;
  const [width, setWidth] = useState(0);
  const size = Math.min(largest, (width - space.m * (shapes.length - 1)) / shapes.length);
  const drawn = shapes.map((shape) => ({ shape, hexes: arcHexes(shape.rays, facing, rings) }));
  const [one, other] = drawn;
  const shared = one?.hexes.filter(({ isIn }, at) => isIn && other?.hexes[at]?.isIn === true);
  return (
    <View
      role="group"
      aria-label={say.diagrams}
      style={styles.drawn}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      <View style={styles.diagrams}>
        {drawn.map(({ shape, hexes }, at) => (
          <Drawn key={at} {...{ shape, hexes, facing, onTurn, size }} isSecond={at === 1} />
        ))}
      </View>
      {other !== undefined && <Text align="center">{say.shared(shared?.length ?? 0)}</Text>}
    </View>
  );
}

type DrawnProps = Readonly<{
  shape: ArcShape;
  hexes: ReturnType<typeof arcHexes>;
  facing: Side;
  size: number;
  isSecond: boolean;
  onTurn: (facing: Side) => void;
}>;

function Drawn({ shape, hexes, facing, size, isSecond, onTurn }: DrawnProps) {
  const styles = useStyles();
  const { arcs: say } = useWords().rules;
  const rings = Math.max(...hexes.map(({ ring }) => ring));
  const perRing = Array.from({ length: rings }, (_, at) => {
    const ring = hexes.filter((hex) => hex.ring === at + 1);
    return say.ring(at + 1, ring.filter(({ isIn }) => isIn).length, ring.length);
  });
  const facingWord = FACINGS[facing];
  const turned = facingWord === undefined ? '' : say.facings[facingWord];
  return (
    <View style={[styles.one, { width: size }]}>
      <Text variant="name" align="center">
        {shape.name}
      </Text>
      {size > 0 && (
        <ArcDiagram
          label={say.picture(shape.name, turned, perRing)}
          hexes={hexes}
          facing={facing}
          size={size}
          tone={isSecond ? 'teamB' : 'accent'}
          onTurn={onTurn}
        />
      )}
      <Text variant="detail" tone="muted" align="center" silent>
        {perRing.join('\n')}
      </Text>
    </View>
  );
}

type ChoiceProps = Readonly<{
  shapes: readonly ArcShape[];
  chosen: readonly ArcShape[];
  onChoose: (chosen: readonly ArcShape[]) => void;
}>;

/** At least one and at most two are on: a third takes the place of the older. */
function Choice({ shapes, chosen, onChoose }: ChoiceProps) {
  const styles = useStyles();
  const { arcs: say } = useWords().rules;
  const groups = [...new Set(shapes.map(({ group }) => group))];
  const toggle = (shape: ArcShape) => {
    const others = chosen.filter(({ id }) => id !== shape.id);
    const isOn = others.length < chosen.length;
    if (!isOn) onChoose([...chosen.slice(-1), shape]);
    else if (others.length > 0) onChoose(others);
  };
  return (
    <>
      <Text variant="detail" tone="muted">
        {say.choose}
      </Text>
      {groups.map((group) => (
        <Section key={group} title={group}>
          <View style={styles.chips}>
            {shapes
              .filter((shape) => shape.group === group)
              .map((shape) => (
                <Chip
                  key={shape.id}
                  label={shape.label}
                  isSelected={chosen.some(({ id }) => id === shape.id)}
                  onPress={() => toggle(shape)}
                />
              ))}
          </View>
        </Section>
      ))}
    </>
  );
}

function Rules({ book, chosen }: Readonly<{ book: Book; chosen: readonly ArcShape[] }>) {
  const styles = useStyles();
  const { open } = useEntrySheet();
  const entries = [...new Set(chosen.flatMap(({ entry }) => entry ?? []))];
  return (
    <View style={styles.chips}>
      {entries.map((entry) => (
        <Button
          key={entry}
          kind="quiet"
          icon="rules"
          label={book.lookup.title(entry)}
          onPress={() => open(entry, book.system)}
        />
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  drawn: { gap: space.s },
  diagrams: { flexDirection: 'row', justifyContent: 'center', gap: space.m },
  one: { alignItems: 'center', gap: space.xs },
  turns: { flexDirection: 'row', gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
}));
