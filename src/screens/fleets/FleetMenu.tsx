import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import type { IconName } from '../../components/Icon';
import { List, ListRow } from '../../components/ListRow';
import { Sheet } from '../../components/Sheet';
import { useToast } from '../../components/Toasts';
import {
  archiveFleet,
  deleteFleet,
  duplicateFleet,
  undeleteFleet,
  type ListedFleet,
} from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';
import { AboutFleet } from './AboutFleet';

type FleetMenuProps = Readonly<{ fleet: ListedFleet | null; onClose: () => void }>;

/** What can be done with a fleet without opening it. */
export function FleetMenu({ fleet, onClose }: FleetMenuProps) {
  const [about, setAbout] = useState<ListedFleet | null>(null);
  return (
    <>
      <Sheet
        isOpen={fleet !== null}
        title={fleet?.name ?? ''}
        onClose={onClose}
        page={fleet?.id ?? ''}
      >
        {fleet !== null && (
          <Menu
            fleet={fleet}
            onClose={onClose}
            onAbout={() => {
              onClose();
              setAbout(fleet);
            }}
          />
        )}
      </Sheet>
      <AboutFleet fleet={about} onClose={() => setAbout(null)} />
    </>
  );
}

type MenuProps = Readonly<{ fleet: ListedFleet; onClose: () => void; onAbout: () => void }>;

function Menu({ fleet, onClose, onAbout }: MenuProps) {
  const { menu: say } = useWords().fleets;
  const navigation = useNavigation();
  const { duplicate, archive, remove } = useFleetActs(fleet);
  const params = { fleet: fleet.id };
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const rows: readonly (readonly [string, IconName, () => void])[] = [
    [say.open, 'fleets', () => navigation.navigate('Fleets', { screen: 'Fleet', params })],
    [say.share, 'share', () => navigation.navigate('Fleets', { screen: 'FleetShare', params })],
    [say.duplicate, 'plus', () => void duplicate()],
    [fleet.archived ? say.unarchive : say.archive, 'save', () => void archive()],
    [say.delete, 'close', () => void remove()],
  ];
  return (
    <List>
      {rows.map(([title, icon, act]) => (
        <ListRow key={title} title={title} icon={icon} onPress={closing(act)} />
      ))}
      <ListRow title={say.about} icon="info" onPress={onAbout} />
    </List>
  );
}

/** Each can be taken back at once. */
function useFleetActs({ id, name, archived }: ListedFleet) {
  const { acts, fleets } = useWords();
  const { menu: say, list } = fleets;
  const toast = useToast();
  const tell = (isKept: boolean, text: string, undo: () => void) =>
    toast.show(
      isKept ? { text, act: { label: acts.undo, onPress: undo } } : { text: list.notStored },
    );
  return {
    duplicate: async () => {
      const made = await duplicateFleet(id, say.copyOf(name));
      const copy = made.id;
      tell(made.ok, say.duplicated(name), () => copy !== undefined && void deleteFleet(copy));
    },
    archive: async () => {
      const { ok } = await archiveFleet(id, !archived);
      const text = archived ? say.wasUnarchived(name) : say.wasArchived(name);
      tell(ok, text, () => void archiveFleet(id, archived));
    },
    remove: async () => {
      const { ok } = await deleteFleet(id);
      tell(ok, say.deleted(name), () => void undeleteFleet(id));
    },
  };
}
