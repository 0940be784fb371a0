import { Button } from '../../components/Button';
import { List, ListRow } from '../../components/ListRow';
import { Sheet } from '../../components/Sheet';
import { StatusLine } from '../../components/StatusLine';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import { addBackup, replaceWithBackup, type Preview } from '../../stores/backups';
import { useWords } from '../../words/WordsProvider';
import { sayBackupWhy } from './sayBackupWhy';

export interface Shown {
  readonly name: string;
  readonly preview: Preview;
}

/** More would push the buttons off the sheet. */
const MOST_NAMED = 5;

type RestoreSheetProps = Readonly<{
  shown: Shown | null;
  /** False where nothing here could be kept. */
  canAdd: boolean;
  onClose: () => void;
}>;

/** What a backup holds, before any of it is stored; then whether it is added or takes the place of everything. */
export function RestoreSheet({ shown, canAdd, onClose }: RestoreSheetProps) {
  const { data: say } = useWords();
  const toast = useToast();
  const store = useOneAtATime(async (write: typeof addBackup) => {
    if (shown === null) return;
    onClose();
    const kept = await write(shown.preview);
    const why = kept.ok ? undefined : kept.problems[0]?.why;
    toast.show({ text: why === undefined ? say.restored : sayBackupWhy(say, why) });
  });
  return (
    <Sheet isOpen={shown !== null} title={say.restore} onClose={onClose}>
      {shown !== null && <Contents shown={shown} canAdd={canAdd} />}
      {canAdd && <Text tone="muted">{say.addText}</Text>}
      {canAdd && <Button kind="primary" label={say.add} onPress={() => store(addBackup)} />}
      <Text tone="muted">{say.replaceText}</Text>
      <Button
        kind={canAdd ? 'secondary' : 'primary'}
        label={say.replace}
        onPress={() => store(replaceWithBackup)}
      />
    </Sheet>
  );
}

function Contents({ shown, canAdd }: Readonly<{ shown: Shown; canAdd: boolean }>) {
  const { data: say, figures } = useWords();
  const { backup, aside, holds, gamesHere } = shown.preview;
  const names = aside.map(({ table, name }) => say.thing(table, name));
  const made = backup.made === null ? [] : [say.madeAt(figures.date(backup.made))];
  const here = canAdd && holds.games > 0 ? [say.gamesHere(gamesHere, holds.games)] : [];
  return (
    <>
      <List>
        <ListRow
          title={say.holds(holds) || say.holdsNothing}
          detail={[shown.name, ...made, ...here].join(' · ')}
        />
      </List>
      {!backup.isUnchanged && (
        <StatusLine title={shown.name} value={say.changedShort} text={say.changed} />
      )}
      {names.length > 0 && (
        <StatusLine
          title={shown.name}
          value={say.leftOut(names.length)}
          text={say.leftOutText([
            ...names.slice(0, MOST_NAMED),
            ...(names.length > MOST_NAMED ? [say.more(names.length - MOST_NAMED)] : []),
          ])}
        />
      )}
    </>
  );
}
