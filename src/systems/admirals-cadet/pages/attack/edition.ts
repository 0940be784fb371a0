import type { Striking } from '../../../admirals-shared/pages/strike/striking';
import type { Piece } from '../../piece';
import type { Strike, StrikeAim, StrikeQuick } from '../../play/commands';
import type { MountView } from '../../play/situations';
import type { StrikeAnswer } from '../../strike/spec';
import type { View } from '../view';

/** What the attacks of the first edition are made of. */
export interface CadetStrike extends Striking {
  readonly view: View;
  readonly piece: Piece;
  readonly gun: MountView;
  readonly aim: StrikeAim;
  readonly answer: StrikeAnswer;
  readonly command: Strike | StrikeQuick;
}
