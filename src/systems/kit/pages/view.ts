import type { ShipId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Command, GameSetup } from '../../../core/game/system';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Wording } from '../../../core/words';
import type { HandCommand } from '../play/commands';
import type { anyCorrectWords } from '../words/en/correct';
import type { anyGameWords } from '../words/en/gamePages';
import type { Asking } from './asking';

/** What pages show of a ship's card wherever the ship is named. */
interface CardLook {
  readonly silhouette: Silhouette;
  readonly kicker: string;
}

/** What the pages of any game are made from: how it stands, its words, and what the engine replies. */
export interface GameView<Asked extends Command = HandCommand> extends Asking<Asked> {
  readonly setup: GameSetup;
  readonly state: GameState;
  readonly words: {
    readonly pages: Wording<typeof anyGameWords>;
    readonly correct: Wording<typeof anyCorrectWords> & { readonly mark: (mark: string) => string };
  };
  /** Null for a ship whose card is not in the game. */
  readonly cardLook: (ship: ShipId) => CardLook | null;
}
