import type { TeamId } from '../../core/game/events';
import type { Command } from '../../core/game/command';
import type { EntryId } from '../../core/pages/page';
import type { Team } from '../TeamMark';

/** What the blocks of a page can ask of the screen they stand on. */
export interface PageHands {
  readonly play: (command: Command) => void;
  /** Opens an entry of the rules. */
  readonly read: (entry: EntryId) => void;
  /** The mark and colour of a team. */
  readonly shapeOf: (team: TeamId) => Team;
}
