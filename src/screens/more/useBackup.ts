import { useState } from 'react';

import { useToast } from '../../components/Toasts';
import { giveBytes, giveFile, pickFile } from '../../platform/files';
import { exportBackup, exportDamaged, readBackup } from '../../stores/backups';
import { useWords } from '../../words/WordsProvider';
import type { Shown } from './RestoreSheet';
import { sayBackupWhy } from './sayBackupWhy';

const backupType = 'application/json';

/** Hands everything to the player as one file, and says how it went. */
export function useSaveBackup(): () => Promise<void> {
  const { data: say } = useWords();
  const toast = useToast();
  return async () => {
    const made = await exportBackup();
    const given = made.ok
      ? await giveFile(made, backupType).catch(() => 'refused' as const)
      : 'refused';
    toast.show({ text: given === 'given' ? say.saved : say.notSaved });
  };
}

/** Of a database that is damaged: all of it, or what can be read, or the bare file. */
export function useSaveDamaged(): () => Promise<void> {
  const { boot, data } = useWords();
  const toast = useToast();
  const give = async (): Promise<string> => {
    const whole = await exportBackup();
    if (whole.ok)
      return (await giveFile(whole, backupType)) === 'given' ? data.saved : data.notSaved;
    const part = await exportDamaged();
    if (part === null) return boot.savedNothing;
    const given =
      part.what === 'part'
        ? await giveFile(part, backupType)
        : await giveBytes(part.name, part.bytes);
    if (given === 'refused') return data.notSaved;
    return part.what === 'part' ? boot.savedPart : boot.savedFile;
  };
  return async () => toast.show({ text: await give().catch(() => data.notSaved) });
}

/** Asks for a file and reads it: what it holds is shown before anything is stored. */
export function usePickBackup() {
  const { data: say } = useWords();
  const toast = useToast();
  const [shown, show] = useState<Shown | null>(null);
  const pick = async () => {
    const file = await pickFile(backupType).catch(() => undefined);
    if (file === undefined) return;
    const read = await readBackup(file.text);
    const why = read.ok ? undefined : read.problems[0]?.why;
    if (read.ok) show({ name: file.name, preview: read.value });
    else if (why !== undefined) toast.show({ text: sayBackupWhy(say, why) });
  };
  return { shown, show, pick };
}
