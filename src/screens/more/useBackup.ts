import { useToast } from '../../components/Toasts';
import { giveFile } from '../../platform/files';
import { exportBackup } from '../../stores/appStore';
import { useWords } from '../../words/WordsProvider';

export const backupType = 'application/json';

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
