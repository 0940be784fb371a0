import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Picture } from '../../components/Picture';
import { Columns, Screen } from '../../components/Screen';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { useIsOnTop } from '../../components/useIsOnTop';
import { useDroppedFile } from '../../platform/droppedFile';
import { setPackInUse, type CardsState, type ListedPack } from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { DeletedLink } from '../deleted/DeletedLink';
import { CheckBox } from './CheckBox';
import { NewPackSheet } from './NewPackSheet';
import { PackMark } from './PackMark';
import { setIncoming } from './incoming';
import { useCardPlaces } from './useCardPlaces';
import { useCardUndo } from './useCardUndo';
import { useKept } from './useKept';
import { useListed } from './useListed';

export function CardsScreen() {
  const { app, cards: say } = useWords();
  const listed = useListed();
  const places = useCardPlaces();
  const [isNew, setNew] = useState(false);
  useDroppedFile(useIsOnTop(), (file) => {
    setIncoming(file);
    places.bringIn();
  });
  return (
    <Screen
      title={say.title}
      overline={app.name}
      width="wide"
      {...useCardUndo()}
      footer={<HomeActs onNew={() => setNew(true)} onBringIn={places.bringIn} />}
    >
      {listed && <Home listed={listed} />}
      <NewPackSheet isOpen={isNew} onClose={() => setNew(false)} onMade={places.pack} />
    </Screen>
  );
}

type HomeActsProps = Readonly<{ onNew: () => void; onBringIn: () => void }>;

function HomeActs({ onNew, onBringIn }: HomeActsProps) {
  const styles = useStyles();
  const { home: say } = useWords().cards;
  return (
    <View style={styles.acts}>
      <Button grows icon="restore" label={say.bringIn} onPress={onBringIn} />
      <Button grows kind="primary" icon="plus" label={say.newPack} onPress={onNew} />
    </View>
  );
}

type Listed = NonNullable<CardsState['listed']>;

function Home({ listed }: Readonly<{ listed: Listed }>) {
  const { home: say } = useWords().cards;
  const own = listed.packs.filter(({ builtIn }) => !builtIn);
  const builtIn = listed.packs.filter((pack) => pack.builtIn);
  const places = useCardPlaces();
  return (
    <Columns>
      {own.length > 0 ? <Packs title={say.yours} packs={own} /> : <NoOwn />}
      <>
        <All listed={listed} />
        {builtIn.length > 0 && <Packs title={say.builtIn} packs={builtIn} />}
        <DeletedLink tables={['packs', 'cards']} after={listed} onPress={places.deleted} />
      </>
    </Columns>
  );
}

function NoOwn() {
  const { none } = useWords().cards.home;
  return <EmptyState title={none.title} text={none.text} picture={<Picture name="cards" />} />;
}

function All({ listed }: Readonly<{ listed: Listed }>) {
  const { home: say } = useWords().cards;
  const places = useCardPlaces();
  const drafts = listed.cards.filter(({ complete }) => !complete).length;
  return (
    <List>
      <ListRow
        title={say.all}
        detail={say.allDetail(listed.cards.length, drafts)}
        icon="search"
        leadsTo="/cards/all"
        onPress={places.all}
      />
    </List>
  );
}

function Packs({ title, packs }: Readonly<{ title: string; packs: readonly ListedPack[] }>) {
  return (
    <Section title={title}>
      <List>
        {packs.map((pack) => (
          <PackRow key={pack.id} pack={pack} />
        ))}
      </List>
    </Section>
  );
}

/** A tap opens the pack; the switch at the end says whether its cards are offered. */
function PackRow({ pack }: Readonly<{ pack: ListedPack }>) {
  const styles = useStyles();
  const { cards: say } = useWords();
  const places = useCardPlaces();
  const kept = useKept();
  const detail = [say.pack.row(pack.cards, pack.author), pack.systemName].join(' · ');
  return (
    <View style={styles.row}>
      <Tap
        role="link"
        href={`/cards/pack/${pack.id}`}
        label={`${pack.name}, ${detail}`}
        onPress={() => places.pack(pack.id)}
        style={({ pressed, hovered }) => [styles.open, (pressed || hovered) && styles.pressed]}
      >
        <PackMark colour={pack.colour} />
        <View style={styles.words}>
          <Text variant="name">{pack.name}</Text>
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        </View>
      </Tap>
      <Tap
        role="switch"
        label={say.pack.inUseOf(pack.name)}
        checked={pack.inUse}
        onPress={() => void kept(setPackInUse(pack.id, !pack.inUse))}
        style={({ pressed, hovered }) => [styles.use, (pressed || hovered) && styles.pressed]}
      >
        <CheckBox isOn={pack.inUse} />
        <Text variant="code" tone="muted">
          {say.pack.inUse}
        </Text>
      </Tap>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  acts: { flexDirection: 'row', gap: space.s },
  row: { flexDirection: 'row', alignItems: 'stretch', backgroundColor: colors.surface },
  open: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 60,
    paddingLeft: space.l,
    paddingVertical: space.s,
  },
  use: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minHeight: 60,
    paddingHorizontal: space.l,
  },
  pressed: { backgroundColor: colors.raised },
  words: { flex: 1 },
}));
