import type { ShipId } from '../../../core/game/events';
import type { Command } from '../../../core/game/system';
import type { Chip } from '../../../core/pages/page';
import type { Wording } from '../../../core/words';
import type { Reads } from '../../kit/pages/reads';
import type { GameView } from '../../kit/pages/shipRow';
import type { Source } from '../explain';
import type { SharedCommand } from '../play/commands';
import type { correctWords } from '../words/en/correctPages';
import type { gamePageWords } from '../words/en/gamePages';

/** The ships of a game as an edition's rules see them. */
export interface Seeing<Piece> {
  /** Null for a ship whose card is not in the game. */
  readonly pieceOf: (ship: ShipId) => Piece | null;
  readonly pieces: () => readonly Piece[];
}

/** What the pages of every edition are made from. */
export interface AnyView<Asked extends Command = SharedCommand> extends GameView<Asked> {
  readonly words: {
    readonly pages: Wording<typeof gamePageWords>;
    readonly correct: Wording<typeof correctWords>;
  };
  /** What a number comes from. */
  readonly readsSource: (line: { readonly source: Source; readonly rule: string }) => Reads;
  /** The orders at a ship, as far as everybody may see them. */
  readonly orderChips: (ship: ShipId) => readonly Chip[];
}
