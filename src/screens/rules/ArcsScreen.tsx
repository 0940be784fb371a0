import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Stepper } from '../../components/Stepper';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { ArcDiagram } from '../../components/reference/ArcDiagram';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import { arcHexes } from '../../core/hex/arcHexes';
import { turnSide, type Side } from '../../core/hex/hex';
import type { ArcShape } from '../../core/pages/shows';
import { useBook, type Book } from '../../stores/rulesStore';
import { makeStyles } from '../../theme/makeStyles';
import { primaryHeight, radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { NotInBook } from './NotInBook';
import { usePlaces, usePlaceTitle } from './usePlaces';

/** Neighbours are at distance 0. */
const FARTHEST = { min: 1, max: 3 };

const FACINGS = ['up', 'rightUp', 'rightDown', 'down', 'leftDown', 'leftUp'] as const;

/** What is chosen below it stays in view. */
const mostOfHeight = 0.36;
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
  const [farthest, setFarthest] = useState(FARTHEST.min);
  usePlaceTitle(say.title);
  return (
    <Screen title={say.title} overline={book.name} onBack={places.back}>
      <Diagrams shapes={chosen} facing={facing} rings={farthest + 1} onTurn={setFacing} />
      <View style={styles.turns}>
        <Turn
          icon="turnLeft"
          label={say.turnLeft}
          onPress={() => setFacing(turnSide(facing, -1))}
        />
        <View style={styles.farthest}>
          <Text variant="label" tone="muted" align="center" silent>
            {say.upTo}
          </Text>
          <View>
            <Stepper name={say.upTo} value={farthest} {...FARTHEST} onSet={setFarthest} />
          </View>
        </View>
        <Turn
          icon="turnRight"
          label={say.turnRight}
          onPress={() => setFacing(turnSide(facing, 1))}
        />
      </View>
      <Choice shapes={book.arcs} chosen={chosen} onChoose={setChosen} />
      <Text variant="detail" tone="muted">
        {`${say.turnHint} ${say.reading}`}
      </Text>
      <Rules book={book} chosen={chosen} />
    </Screen>
  );
}

type TurnProps = Readonly<{
  icon: 'turnLeft' | 'turnRight';
  label: string;
  onPress: () => void;
}>;

function Turn({ icon, label, onPress }: TurnProps) {
  const styles = useStyles();
  return (
    <Tap
      label={label}
      onPress={onPress}
      style={({ pressed, hovered }) => [styles.turn, (pressed || hovered) && styles.pressed]}
    >
      <Icon name={icon} />
    </Tap>
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
  const { height } = useLayout();
  const [width, setWidth] = useState(0);
  const share = (width - space.m * (shapes.length - 1)) / shapes.length;
  const size = Math.min(largest, share, height * mostOfHeight);
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
          <Drawn
            key={at}
            {...{ shape, hexes, facing, onTurn, size }}
            width={share}
            isOne={other === undefined}
            isSecond={at === 1}
          />
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
  width: number;
  isOne: boolean;
  isSecond: boolean;
  onTurn: (facing: Side) => void;
}>;

function Drawn({ shape, hexes, facing, size, width, isOne, isSecond, onTurn }: DrawnProps) {
  const styles = useStyles();
  const { arcs: say } = useWords().rules;
  const rings = Math.max(...hexes.map(({ ring }) => ring));
  const byDistance = Array.from({ length: rings }, (_, at) => {
    const ring = hexes.filter((hex) => hex.ring === at + 1);
    return say.distance(at, ring.filter(({ isIn }) => isIn).length, ring.length);
  });
  const facingWord = FACINGS[facing];
  const turned = facingWord === undefined ? '' : say.facings[facingWord];
  return (
    <View style={[styles.one, { width }]}>
      <Text variant="name" align="center">
        {shape.name}
      </Text>
      {size > 0 && (
        <ArcDiagram
          label={say.picture(shape.name, turned, byDistance)}
          hexes={hexes}
          facing={facing}
          size={size}
          tone={isSecond ? 'teamB' : 'accent'}
          onTurn={onTurn}
        />
      )}
      <Text variant="detail" tone="muted" align="center" silent>
        {isOne ? say.byDistance(byDistance) : byDistance.join('\n')}
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

const useStyles = makeStyles((colors) => ({
  drawn: { gap: space.s },
  diagrams: { flexDirection: 'row', justifyContent: 'center', gap: space.m },
  one: { alignItems: 'center', gap: space.xs },
  turns: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  farthest: { flex: 1, alignItems: 'center', gap: space.xs },
  turn: {
    width: primaryHeight,
    height: primaryHeight,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  pressed: { opacity: 0.8 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
}));
