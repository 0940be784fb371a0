import type { SubjectId } from '../../../core/game/events';
import type { Block, BlockOf } from '../../../core/pages/page';
import { shipName } from '../play/ships';
import type { GameView } from './shipRow';
import { choiceBlock } from './choices';

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
