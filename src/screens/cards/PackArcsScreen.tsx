import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { View } from 'react-native';

import { ArcPicture } from '../../components/ArcPicture';
import { Button } from '../../components/Button';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { RAYS, type Ray } from '../../core/hex/bearing';
import { parseSector, toggleRay, type Sector } from '../../core/hex/sector';
import { answerAt, type Answers } from '../../core/pages/answers';
import type { ArcShape } from '../../core/pages/shows';
import type { CardsRoutes } from '../../navigation/routes';
import { drawShape, useSystemsWithCards, type ListedPack } from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Gone } from './Gone';
import { RayPicker } from './RayPicker';
import { useCardPlaces } from './useCardPlaces';
import { useCardUndo } from './useCardUndo';
import { useKept } from './useKept';
import { useListed } from './useListed';

/** A shape that a pack can keep in a form of its own. */
type Drawable = ArcShape & Readonly<{ place: string }>;

const isDrawable = (shape: ArcShape): shape is Drawable => shape.place !== undefined;

export function PackArcsScreen({ route }: NativeStackScreenProps<CardsRoutes, 'PackArcs'>) {
  const { pack: say } = useWords().cards;
  const listed = useListed();
  const pack = listed?.packs.find(({ id }) => id === route.params.pack);
  const system = useSystemsWithCards().find(({ id }) => id === pack?.system);
  const shapes = system?.shapes.filter(isDrawable) ?? [];
  const [first] = shapes;
  if (!listed) return null;
  if (!pack || !first || pack.builtIn) return <Gone words={say.gone} />;
  return <ArcsPage pack={pack} shapes={shapes} first={first} />;
}

const mostOfHeight = 0.45;
const largest = 400;

type ArcsPageProps = Readonly<{ pack: ListedPack; shapes: readonly Drawable[]; first: Drawable }>;

function ArcsPage({ pack, shapes, first }: ArcsPageProps) {
  const { arcs: say } = useWords().cards;
  const places = useCardPlaces();
  const kept = useKept();
  const { width, height } = useLayout();
  const [chosen, setChosen] = useState(first);
  const own = redrawn(pack.body, chosen);
  const rays = own ?? printed(chosen);
  const draw = (shape: Sector | null) =>
    void kept(drawShape(pack.id, chosen.place, chosen.label, shape));
  return (
    <Screen title={say.title} overline={pack.name} onBack={places.back} {...useCardUndo()}>
      <Text tone="muted">{say.intro}</Text>
      <RayPicker
        name={chosen.name}
        rays={rays}
        size={Math.min(largest, width - 2 * space.edge, height * mostOfHeight)}
        onToggle={(ray: Ray) => draw(toggleRay(rays, ray))}
      />
      <Text variant="strong" align="center">
        {`${chosen.name} · ${own ? say.own : say.asPrinted}`}
      </Text>
      {own && <Button icon="undo" label={say.reset} onPress={() => draw(null)} />}
      <Shapes pack={pack} shapes={shapes} chosen={chosen} onChoose={setChosen} />
    </Screen>
  );
}

const printed = ({ rays }: ArcShape): Sector => RAYS.filter((ray) => rays[ray] === true);

/** The shape as the pack has it; null where it has none of its own. */
function redrawn(body: Answers, { place }: Drawable): Sector | null {
  const drawn = answerAt(body, place);
  return typeof drawn === 'string' ? parseSector(drawn) : null;
}

type ShapesProps = Readonly<{
  pack: ListedPack;
  shapes: readonly Drawable[];
  chosen: Drawable;
  onChoose: (shape: Drawable) => void;
}>;

function Shapes({ pack, shapes, chosen, onChoose }: ShapesProps) {
  const styles = useStyles();
  const { arcs: say } = useWords().cards;
  return [...new Set(shapes.map(({ group }) => group))].map((group) => (
    <Section key={group} title={group}>
      <View style={styles.shapes} role="radiogroup" aria-label={group}>
        {shapes
          .filter((shape) => shape.group === group)
          .map((shape) => {
            const own = redrawn(pack.body, shape);
            return (
              <Tap
                key={shape.id}
                role="radio"
                label={own ? `${shape.label}, ${say.own}` : shape.label}
                checked={shape.id === chosen.id}
                onPress={() => onChoose(shape)}
                style={[styles.shape, shape.id === chosen.id && styles.chosen]}
              >
                <ArcPicture rays={own ?? printed(shape)} />
                <Text variant="strong">{shape.label}</Text>
                {own && (
                  <Text variant="code" tone="accent">
                    {say.own}
                  </Text>
                )}
              </Tap>
            );
          })}
      </View>
    </Section>
  ));
}

const useStyles = makeStyles((colors) => ({
  shapes: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  shape: {
    minWidth: 84,
    minHeight: 64,
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    padding: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  chosen: { borderColor: colors.accent, backgroundColor: colors.raised },
}));
