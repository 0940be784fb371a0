import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { ListRow } from '../../components/ListRow';
import { ListScreen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { deskOf } from '../../stores/cardStore';
import {
  KEPT_DAYS,
  restoreDeleted,
  type Deletable,
  type ListedDeleted,
} from '../../stores/deletedStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { useDeletedOf } from './useDeletedOf';

/** All that was deleted, of whatever kind. */
export function DeletedScreen() {
  return <Deleted tables={['packs', 'cards', 'fleets', 'games']} />;
}

export function DeletedCardsScreen() {
  return <Deleted tables={['packs', 'cards']} />;
}

export function DeletedFleetsScreen() {
  return <Deleted tables={['fleets']} />;
}

function Deleted({ tables }: Readonly<{ tables: readonly Deletable[] }>) {
  const { deleted: say } = useWords();
  const navigation = useNavigation();
  const things = useDeletedOf(tables);
  return (
    <ListScreen
      title={say.title}
      onBack={() => navigation.goBack()}
      head={<Text tone="muted">{say.intro(KEPT_DAYS)}</Text>}
      items={things ?? []}
      keyOf={({ table, id }) => `${table} ${id}`}
      draw={(thing) => <DeletedRow thing={thing} />}
      empty={things !== null && <Text tone="muted">{say.empty}</Text>}
    />
  );
}

const kindOf = ({ system, kind }: ListedDeleted): string | undefined =>
  deskOf(system)?.kinds.find(({ id }) => id === kind)?.one;

function DeletedRow({ thing }: Readonly<{ thing: ListedDeleted }>) {
  const styles = useStyles();
  const { deleted: say } = useWords();
  const toast = useToast();
  const { name, table, pack, daysLeft } = thing;
  const detail = say.row([
    kindOf(thing) ?? say.kinds[table],
    ...(pack === null ? [] : [say.from(pack)]),
    say.left(daysLeft),
  ]);
  const restore = async () => {
    const { ok } = await restoreDeleted(thing);
    toast.show({ text: ok ? say.restored(name) : say.notStored });
  };
  return (
    <View style={styles.row}>
      <ListRow
        title={name}
        detail={detail}
        side={
          <Button
            kind="quiet"
            icon="restore"
            label={say.restore}
            name={say.restoreOf(name)}
            onPress={() => void restore()}
          />
        }
      />
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  row: {
    overflow: 'hidden',
    marginBottom: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
  },
}));
