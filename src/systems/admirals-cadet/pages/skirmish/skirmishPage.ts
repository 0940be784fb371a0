import * as skirmishes from '../../../admirals-shared/pages/skirmish';
import type { AnySkirmishAim } from '../../../admirals-shared/play/commands';
import { goesIll } from '../../../admirals-shared/terrain/entry';
import { countAt, flagAt } from '../../../kit/pages/answered';
import { switchAt } from '../../../kit/pages/choices';
import type { Blocks } from '../../../kit/pages/laidOut';
import { stepperAt } from '../../../kit/pages/steppers';
import { rotationsOf } from '../../movement';
import type { Piece } from '../../piece';
import type { Skirmish, SkirmishQuick } from '../../play/commands';
import { duelFrom } from '../../play/view';
import { breakOutRoll } from '../../terrain';
import { breakOutAsked, hexAsked } from '../movePage';
import { readsRule, type View } from '../view';

/** What the skirmishes of the first edition are made of. */
interface CadetSkirmish extends skirmishes.Skirmishing {
  readonly view: View;
  readonly piece: Piece;
  readonly aim: AnySkirmishAim;
  readonly told: Pick<Skirmish, 'advance' | 'breakOut'>;
  readonly command: Skirmish | SkirmishQuick;
}

const turnBlocks = ({ view, active, aim }: skirmishes.Fight<CadetSkirmish>): Blocks => {
  const max = rotationsOf(active).value;
  const { rotations: label } = view.words.pages.move;
  return max !== 'any' && stepperAt('turns', label, aim.rotations ?? 0, { max });
};

const HEX = 'enters.';

/** Skirmishes, Black Hole: whether the survivor takes the hex of the other, and what the hex asks of it. */
const takingOf = (
  { view, answers }: skirmishes.Fight<CadetSkirmish>,
  { piece, lost }: skirmishes.Survivor<CadetSkirmish>,
): skirmishes.Taking<CadetSkirmish> => {
  const on = flagAt(answers, 'advance') !== false;
  const { advance: label } = view.words.skirmishPages;
  const toggle = switchAt('advance', label, on, readsRule('Skirmishes'));
  if (!on) return { told: {}, blocks: [toggle], asks: null };
  const out = breakOutAsked(view, piece, answers, HEX);
  const way = [toggle, out.block];
  const { breakOut } = out.told;
  const hex = hexAsked(view, piece, answers, { path: HEX, otherwise: lost.terrain });
  if (breakOut !== undefined && goesIll(breakOutRoll(piece), breakOut))
    return { told: { breakOut, advance: hex.bare }, blocks: way, asks: null };
  return {
    told: { ...out.told, advance: hex.entry },
    blocks: [way, hex.hex, hex.steps],
    asks: hex.isDone && !out.isOpen ? null : { dice: 1 },
  };
};

/** Skirmishes: with whom, how likely, the dice of both. */
export const skirmishPage = skirmishes.makeSkirmishPage<CadetSkirmish>({
  sections: { pool: 'Skirmishes', near: 'Support', hull: 'Skirmishes' },
  opens: 'bridge',
  aimWith: (aim, _view, answers) => {
    const rotations = countAt(answers, 'turns') ?? 0;
    return rotations > 0 ? { ...aim, rotations } : aim;
  },
  duelOf: duelFrom,
  others: turnBlocks,
  taking: takingOf,
  command: (aim, rolls, told) => ({ type: 'skirmish', ...aim, ...rolls, ...told }),
  quick: {
    command: (pair, hull, told) => ({ type: 'skirmish-quick', ...pair, hull, ...told }),
  },
});
