import type { BackupWhy } from '../../stores/backups';
import type { Words } from '../../words/words';

/** Why a backup was not restored, as a sentence. */
export function sayBackupWhy(say: Words['data'], why: BackupWhy): string {
  switch (why.id) {
    case 'too-large':
      return say.tooLarge;
    case 'not-json':
    case 'not-a-backup':
      return say.notBackup;
    case 'newer-backup':
      return say.newerBackup(why.found, why.known);
    case 'wrong-shape':
    case 'missing-table':
    case 'unknown-table':
    case 'wrong-columns':
    case 'refused-rows':
      return say.brokenBackup;
    case 'not-stored':
      return say.notStored;
  }
}
