import type { Answers } from '../../../core/pages/answers';
import type { Act, Page, Block, BlockOf } from '../../../core/pages/page';
import { flagAt } from './answered';
import type { ShipId, SubjectId } from '../../../core/game/events';
import type { GameView } from './shipRow';
import { shipName } from '../play/ships';
import { choiceBlock } from './choices';

/** Done anyway, not by the rules. */
export const isForced = (answers: Answers): boolean => flagAt(answers, 'override') === true;

/** Resolved at the table: the page asks only what came of it. */
export const isQuick = (answers: Answers): boolean => flagAt(answers, 'quick.open') === true;

interface QuickWords {
  readonly open: string;
  readonly close: string;
}

/** From the dice to what came of them, and back. */
export const quickToggle = (say: QuickWords, answers: Answers): Act =>
  isQuick(answers)
    ? { label: say.close, answers: { quick: {} } }
    : { label: say.open, answers: { quick: { open: true } } };

/** The player of a ship takes the phone for what is asked next. */
export const handTo = (
  { setup, state, words }: Pick<GameView, 'setup' | 'state' | 'words'>,
  ship: ShipId,
  text: string,
): Pick<Page, 'handTo'> => {
  const { to, open } = words.pages.hand;
  const player = setup.players.find(({ id }) => id === state.ships[ship]?.player);
  return player ? { handTo: { title: to(player.name), text, open: open(player.name) } } : {};
};

/** One of the enemies; nothing to choose where there is but one. */
export const foeBlocks = (
  { state, cardLook }: Pick<GameView, 'state' | 'cardLook'>,
  foes: readonly { readonly id: SubjectId }[],
  chosen: { readonly id: SubjectId } | null,
  { id, label, none }: { readonly id: string; readonly label: string; readonly none: string },
  style: BlockOf<'choice'>['style'] = 'menu',
): readonly Block[] => {
  if (foes.length === 0) return [{ block: 'text', text: none }];
  if (foes.length === 1) return [];
  return [
    choiceBlock(
      style,
      id,
      label,
      chosen?.id ?? null,
      foes.map(({ id: foe }) => {
        const detail = cardLook(foe)?.kicker;
        const named = { value: foe, label: shipName(state, foe) };
        return detail === undefined ? named : { ...named, detail };
      }),
    ),
  ];
};
