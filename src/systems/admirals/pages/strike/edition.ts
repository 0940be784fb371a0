import type { Striking } from '../../../admirals-shared/pages/strike/striking';
import type { Piece } from '../../piece';
import type { Strike, StrikeAim, StrikeQuick } from '../../play/commands';
import type { MountChoice } from '../../strike/declare';
import type { StrikeAnswer } from '../../strike/spec';
import type { View } from '../shipRow';

/** What the strikes of 2.0 are made of. */
export interface AdmiralsStrike extends Striking {
  readonly view: View;
  readonly piece: Piece;
  readonly gun: MountChoice;
  readonly aim: StrikeAim;
  readonly answer: StrikeAnswer;
  readonly command: Strike | StrikeQuick;
}
