import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import { seen } from '../../core/outside/signs';
import { Button } from '../../components/Button';
import type { IconName } from '../../components/Icon';
import { List, ListRow } from '../../components/ListRow';
import { Sheet } from '../../components/Sheet';
import { TextField } from '../../components/TextField';
import { useToast } from '../../components/Toasts';
import {
  archiveGame,
  deleteGame,
  renameGame,
  undeleteGame,
  type ListedGame,
} from '../../stores/gameStore';
import { useWords } from '../../words/WordsProvider';

type GameMenuProps = Readonly<{ game: ListedGame | null; onClose: () => void }>;

/** What can be done with a game without opening it. */
export function GameMenu({ game, onClose }: GameMenuProps) {
  return (
    <Sheet isOpen={game !== null} title={game?.name ?? ''} onClose={onClose} page={game?.id ?? ''}>
      {game !== null && <Menu key={game.id} game={game} onClose={onClose} />}
    </Sheet>
  );
}

type MenuProps = Readonly<{ game: ListedGame; onClose: () => void }>;

function Menu({ game, onClose }: MenuProps) {
  const { list: say, phones } = useWords().games;
  const navigation = useNavigation();
  const { archive, remove } = useListActs(game);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) return <Rename game={game} onClose={onClose} />;
  const params = { game: game.id };
  const go = (screen: 'Bridge' | 'Log' | 'Report' | 'Send' | 'Phones') => () => {
    onClose();
    navigation.navigate('Play', { screen, params });
  };
  const isOver = game.status === 'ended';
  const rows: readonly (readonly [string, IconName, () => void])[] = [
    [isOver ? say.look : say.open, 'play', go('Bridge')],
    ...(isOver ? [[say.report, 'star', go('Report')] as const] : []),
    [say.log, 'rules', go('Log')],
    [phones.act, 'swap', go('Phones')],
    [say.send, 'share', go('Send')],
    [say.rename, 'info', () => setRenaming(true)],
    [
      game.archived ? say.unarchive : say.archive,
      'save',
      () => {
        onClose();
        void archive();
      },
    ],
    [
      say.delete,
      'close',
      () => {
        onClose();
        void remove();
      },
    ],
  ];
  return (
    <List>
      {rows.map(([title, icon, onPress]) => (
        <ListRow key={title} title={title} icon={icon} onPress={onPress} />
      ))}
    </List>
  );
}

/** Each can be taken back at once. */
function useListActs({ id, name, archived }: ListedGame) {
  const { acts, games, play } = useWords();
  const { list: say } = games;
  const toast = useToast();
  const tell = (isKept: boolean, text: string, undo: () => void) =>
    toast.show(
      isKept ? { text, act: { label: acts.undo, onPress: undo } } : { text: say.notStored },
    );
  return {
    archive: async () => {
      const { ok } = await archiveGame(id, !archived);
      const text = archived ? say.wasUnarchived(name) : say.wasArchived(name);
      tell(ok, text, () => void archiveGame(id, archived));
    },
    remove: async () => {
      const { ok } = await deleteGame(id);
      tell(ok, play.deleted(name), () => void undeleteGame(id));
    },
  };
}

function Rename({ game, onClose }: MenuProps) {
  const { list: say } = useWords().games;
  const toast = useToast();
  const [name, setName] = useState(game.name);
  const isEmpty = seen(name) === '';
  const save = async () => {
    onClose();
    const { ok } = await renameGame(game.id, seen(name));
    if (!ok) toast.show({ text: say.notStored });
  };
  return (
    <>
      <TextField
        label={say.name}
        value={name}
        onChange={setName}
        {...(isEmpty && { problem: say.needsName })}
      />
      <Button
        kind="primary"
        label={say.save}
        onPress={() => void save()}
        {...(isEmpty && { why: say.needsName })}
      />
    </>
  );
}
