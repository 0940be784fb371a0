import type { EntryId } from '../../../core/pages/page';
import type { Role } from '../cards/terms';

/** Keywords, terrains and maneuvers have the id of their name: `Ram-Prow` is `ram-prow`. */
export const entryIdOf = (name: string): EntryId =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const roleEntryId = (role: Role): EntryId => `role-${entryIdOf(role)}`;
