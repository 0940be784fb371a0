import type { DieFace, FaceValue } from '../../core/dice/die';
import type { Command } from '../../core/game/command';
import type { TeamId } from '../../core/game/events';
import type { Answer, Stepped, Tapped } from '../../core/pages/answers';
import type { Act, EntryId, PageRef } from '../../core/pages/page';
import type { Team } from '../TeamMark';

/** Where an act leads. */
export type Opens = PageRef | 'back' | 'bridge';

/** What the blocks of a page can ask of the screen they stand on. It stays the same object while the screen is shown. */
export interface PageHands {
  /** Command, then answers, then the page that opens; a greyed act says why. */
  readonly run: (act: Act) => void;
  readonly play: (command: Command) => void;
  readonly answer: (path: string, value: Answer | Stepped) => void;
  /** Letters: unlike a tap, they are shown before they are stored. Without it they are answers like others. */
  readonly type?: (path: string, text: string) => void;
  readonly change: (changes: Tapped) => void;
  /** Opens an entry of the rules. */
  readonly read: (entry: EntryId) => void;
  readonly open: (opens: Opens) => void;
  /** The app's own dice, for those who like them. */
  readonly roll: (faces: readonly DieFace[], count: number) => readonly FaceValue[];
  /** The mark and colour of a team. */
  readonly shapeOf: (team: TeamId) => Team;
}

type ActParts = Pick<PageHands, 'change' | 'open'> &
  Readonly<{
    /** Plays it, and tells whether it was taken. */
    ask: (command: Command) => Promise<boolean>;
    say: (text: string) => void;
  }>;

/** An act as the contract orders it: a command that is refused changes and opens nothing. Tells whether it opened something. */
export async function runAct(act: Act, { change, ask, open, say }: ActParts): Promise<boolean> {
  if (act.why !== undefined) {
    say(act.why);
    return false;
  }
  if (act.command !== undefined && !(await ask(act.command))) return false;
  if (act.answers !== undefined) change(act.answers);
  if (act.then !== undefined) await ask(act.then);
  if (act.opens !== undefined) open(act.opens);
  return act.opens !== undefined;
}
