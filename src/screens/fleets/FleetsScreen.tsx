import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { EmptyState } from '../../components/EmptyState';
import { List } from '../../components/ListRow';
import { Picture } from '../../components/Picture';
import { ListScreen, Screen } from '../../components/Screen';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import { createFleet, loadFleetList, useFleets, type ListedFleet } from '../../stores/fleetStore';
import { systems } from '../../stores/systems';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { GameKindRow } from '../play/GameKindRow';
import { DeletedLink } from '../deleted/DeletedLink';
import { FleetMenu } from './FleetMenu';
import { FleetRow } from './FleetRow';
import { FLEET_SORTS, inView, tagsOf, type FleetSort, type Wanted } from './inView';

/** Every fleet at a glance: found, sorted, and whether it is legal. */
export function FleetsScreen() {
  const { app, fleets: say } = useWords();
  const fleets = useFleets();
  // A fleet may have changed on the screens above this one.
  useFocusEffect(useCallback(() => void loadFleetList(), []));
  // Asked outside of both screens: the question stays when the list has been read meanwhile.
  const [isAsking, setAsking] = useState(false);
  const create = useOneAtATime(useCreate(fleets?.length ?? 0, () => setAsking(false)));
  const [only, ...others] = systems.ids;
  const begin = () => (only !== undefined && others.length === 0 ? create(only) : setAsking(true));
  const footer = <Footer onNew={begin} />;
  return (
    <>
      {fleets === null || fleets.length === 0 ? (
        <Screen title={say.title} overline={app.name} footer={footer}>
          {fleets !== null && (
            <>
              <EmptyState
                title={say.empty.title}
                text={say.empty.text}
                picture={<Picture name="fleets" />}
              />
              <ToDeleted fleets={fleets} />
            </>
          )}
        </Screen>
      ) : (
        <Shelf fleets={fleets} footer={footer} />
      )}
      <Sheet isOpen={isAsking} title={say.list.which} onClose={() => setAsking(false)}>
        <List>
          {systems.ids.map((id) => (
            <GameKindRow key={id} id={id} onPress={() => create(id)} />
          ))}
        </List>
      </Sheet>
    </>
  );
}

/** Makes a fleet of a game, and opens it. */
function useCreate(before: number, onBegin: () => void): (system: string) => Promise<void> {
  const say = useWords().fleets.list;
  const toast = useToast();
  const navigation = useNavigation();
  return async (system) => {
    onBegin();
    const made = await createFleet({ system, name: say.named(before) });
    if (made.ok && made.id !== undefined)
      navigation.navigate('Fleets', { screen: 'Fleet', params: { fleet: made.id } });
    else toast.show({ text: say.notStored });
  };
}

function ToDeleted({ fleets }: Readonly<{ fleets: readonly ListedFleet[] }>) {
  const navigation = useNavigation();
  const open = () => navigation.navigate('Fleets', { screen: 'DeletedFleets' });
  return <DeletedLink tables={['fleets']} after={fleets} onPress={open} />;
}

function Footer({ onNew }: Readonly<{ onNew: () => void }>) {
  const styles = useStyles();
  const { list: say } = useWords().fleets;
  const navigation = useNavigation();
  return (
    <View style={styles.acts}>
      <Button
        grows
        label={say.take}
        icon="restore"
        onPress={() => navigation.navigate('Fleets', { screen: 'FleetTake' })}
      />
      <Button grows kind="primary" label={say.new} icon="plus" onPress={onNew} />
    </View>
  );
}

type ShelfProps = Readonly<{ fleets: readonly ListedFleet[]; footer: ReactNode }>;

const everything: Wanted = { query: '', tag: null, sort: 'changed', archived: false };

function Shelf({ fleets, footer }: ShelfProps) {
  const styles = useStyles();
  const { app, fleets: say } = useWords();
  const [wanted, setWanted] = useState(everything);
  const [chosen, setChosen] = useState<ListedFleet | null>(null);
  const shown = useMemo(() => inView(fleets, wanted), [fleets, wanted]);
  const isMixed = new Set(fleets.map(({ system }) => system)).size > 1;
  const gameOf = ({ system: id }: ListedFleet) => {
    return isMixed ? { game: systems.listed(id).name } : {};
  };
  return (
    <>
      <ListScreen
        title={say.title}
        overline={app.name}
        width="wide"
        footer={footer}
        head={
          <Head
            fleets={fleets}
            wanted={wanted}
            onWant={(part) => setWanted((before) => ({ ...before, ...part }))}
          />
        }
        items={shown}
        keyOf={({ id }) => id}
        draw={(fleet) => (
          <View style={styles.row}>
            <FleetRow fleet={fleet} onMenu={setChosen} {...gameOf(fleet)} />
          </View>
        )}
        empty={<Text tone="muted">{say.list.none}</Text>}
        tail={<ToDeleted fleets={fleets} />}
      />
      <FleetMenu fleet={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

type HeadProps = Readonly<{
  fleets: readonly ListedFleet[];
  wanted: Wanted;
  onWant: (part: Partial<Wanted>) => void;
}>;

/** Enough that looking through them takes a while. */
const manyFleets = 5;

function Head({ fleets, wanted, onWant }: HeadProps) {
  const styles = useStyles();
  const { list: say } = useWords().fleets;
  const tags = tagsOf(fleets);
  const archived = fleets.filter((fleet) => fleet.archived).length;
  return (
    <>
      {fleets.length >= manyFleets && (
        <>
          <TextField
            label={say.search}
            icon="search"
            value={wanted.query}
            onChange={(query) => onWant({ query })}
          />
          <SegmentedControl
            name={say.sort}
            value={wanted.sort}
            choices={FLEET_SORTS.map((value: FleetSort) => ({ value, label: say.sorts[value] }))}
            onChoose={(sort) => onWant({ sort })}
          />
        </>
      )}
      {(tags.length > 0 || archived > 0) && (
        <View style={styles.chips} role="group" aria-label={say.tags}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              label={tag}
              isSelected={wanted.tag === tag}
              onPress={() => onWant({ tag: wanted.tag === tag ? null : tag })}
            />
          ))}
          {archived > 0 && (
            <Chip
              label={say.archived(archived)}
              isSelected={wanted.archived}
              onPress={() => onWant({ archived: !wanted.archived })}
            />
          )}
        </View>
      )}
    </>
  );
}

const useStyles = makeStyles((colors) => ({
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
  row: {
    overflow: 'hidden',
    marginBottom: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
  },
}));
