import { useState } from 'react';

import { seen } from '../../core/outside/signs';
import { Button } from '../../components/Button';
import { Sheet } from '../../components/Sheet';
import { TextField } from '../../components/TextField';
import { useToast } from '../../components/Toasts';
import { noteFleet, renameFleet, tagFleet, type ListedFleet } from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';

type AboutFleetProps = Readonly<{ fleet: ListedFleet | null; onClose: () => void }>;

/** What a player calls a fleet, files it under and notes about it. */
export function AboutFleet({ fleet, onClose }: AboutFleetProps) {
  const { about: say } = useWords().fleets;
  return (
    <Sheet isOpen={fleet !== null} title={say.title} onClose={onClose} page={fleet?.id ?? ''}>
      {fleet !== null && <Fields key={fleet.id} fleet={fleet} onClose={onClose} />}
    </Sheet>
  );
}

type FieldsProps = Readonly<{ fleet: ListedFleet; onClose: () => void }>;

function Fields({ fleet, onClose }: FieldsProps) {
  const { about: say, list } = useWords().fleets;
  const toast = useToast();
  const [name, setName] = useState(fleet.name);
  const [tags, setTags] = useState(fleet.tags.join(', '));
  const [notes, setNotes] = useState(fleet.notes);
  const isNameless = seen(name) === '';
  const save = async () => {
    onClose();
    const kept = [
      await renameFleet(fleet.id, seen(name)),
      await tagFleet(fleet.id, tags.split(',')),
      await noteFleet(fleet.id, seen(notes)),
    ];
    if (kept.some(({ ok }) => !ok)) toast.show({ text: list.notStored });
  };
  return (
    <>
      <TextField
        label={say.name}
        value={name}
        onChange={setName}
        {...(isNameless && { problem: say.needsName })}
      />
      <TextField label={say.tags} hint={say.tagsHint} value={tags} onChange={setTags} />
      <TextField
        label={say.notes}
        hint={say.notesHint}
        lines="many"
        value={notes}
        onChange={setNotes}
      />
      <Button
        kind="primary"
        label={say.save}
        onPress={() => void save()}
        {...(isNameless && { why: say.needsName })}
      />
    </>
  );
}
