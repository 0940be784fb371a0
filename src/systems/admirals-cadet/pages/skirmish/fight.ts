import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { countAt, oneAt } from '../../../kit/pages/answered';
import { itemsAt } from '../../../kit/pages/toggled';
import { nearTold } from '../../../admirals-shared/pages/aim';
import { foeBlocks } from '../../../kit/pages/targets';
import type { BySide } from '../../../admirals-shared/skirmish/sides';
import type { Piece } from '../../piece';
import { piecesOf, skirmishFrom } from '../../play/view';
import { armsOf, type Arms, type SkirmishSituation } from '../../skirmish/fight';
import type { View } from '../view';
import type { SkirmishAim } from '../../play/commands';

/** A skirmish as far as the page was told of it. */
export interface Fight {
  readonly active: Piece;
  readonly opposing: Piece;
  readonly aim: SkirmishAim;
  readonly situation: SkirmishSituation;
  readonly arms: BySide<Arms>;
}

/** Where it is told who is near one of the two. */
export const END: BySide<'nearActive' | 'nearOpposing'> = {
  active: 'nearActive',
  opposing: 'nearOpposing',
};

const foesOf = ({ setup, state }: View, piece: Piece): readonly Piece[] =>
  piecesOf(setup, state).filter(({ team }) => team !== piece.team);

const aimTold = (active: ShipId, opposing: ShipId, answers: Answers): SkirmishAim => {
  const rotations = countAt(answers, 'rotations') ?? 0;
  const extra = {
    active: countAt(answers, 'extra.active'),
    opposing: countAt(answers, 'extra.opposing'),
  };
  return {
    active,
    opposing,
    ...(rotations > 0 ? { rotations } : {}),
    nearActive: nearTold(itemsAt(answers, END.active)),
    nearOpposing: nearTold(itemsAt(answers, END.opposing)),
    extraDice: { active: extra.active ?? 0, opposing: extra.opposing ?? 0 },
  };
};

/** Skirmishes: who fights whom, as far as it was said. */
export const fightOf = (view: View, active: Piece, answers: Answers): Fight | null => {
  const { setup, state, rules } = view;
  const foes = foesOf(view, active);
  const ids = foes.map(({ id }) => id);
  const only = ids.length === 1 ? (ids[0] ?? null) : null;
  const id = oneAt(answers, 'opposing', ids) ?? only;
  const opposing = foes.find((foe) => foe.id === id);
  if (!opposing) return null;
  const aim = aimTold(active.id, opposing.id, answers);
  const situation = skirmishFrom(setup, state, aim);
  return situation && { active, opposing, aim, situation, arms: armsOf(situation, rules) };
};

/** With whom. */
export const withBlocks = (view: View, active: Piece, opposing: Piece | null): readonly Block[] => {
  const { with: label } = view.words.pages.skirmish;
  const { noEnemies: none } = view.words.strikePages;
  const said = { id: 'opposing', label, none };
  return foeBlocks(view, foesOf(view, active), opposing, said, opposing ? 'menu' : 'list');
};
