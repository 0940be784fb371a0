import type { Block } from '../../../../core/pages/page';
import {
  makeSkirmishPage,
  type Fight,
  type Skirmishing,
  type Survivor,
  type Taking,
} from '../../../admirals-shared/pages/skirmish';
import type { AnySkirmishAim } from '../../../admirals-shared/play/commands';
import { goesIll } from '../../../admirals-shared/terrain/entry';
import { countAt, flagAt } from '../../../kit/pages/answered';
import { stepperAt } from '../../../kit/pages/steppers';
import { rotationsOf } from '../../movement';
import type { Piece } from '../../piece';
import type { Skirmish, SkirmishQuick } from '../../play/commands';
import { pieceOf, piecesOf, skirmishFrom } from '../../play/view';
import { skirmishSituation } from '../../skirmish/fight';
import { breakOutRoll } from '../../terrain';
import { dieAsked, hexBlocks, stepThrough } from '../movePage';
import { readsRule, readsSource, type View } from '../view';

/** What the skirmishes of the first edition are made of. */
interface CadetSkirmish extends Skirmishing {
  readonly view: View;
  readonly piece: Piece;
  readonly aim: AnySkirmishAim;
  readonly told: Pick<Skirmish, 'advance' | 'breakOut'>;
  readonly command: Skirmish | SkirmishQuick;
}

const turnBlocks = ({ view, active, aim }: Fight<CadetSkirmish>): readonly Block[] => {
  const max = rotationsOf(active).value;
  const { rotations: label } = view.words.pages.move;
  return max === 'any' ? [] : [stepperAt('turns', label, aim.rotations ?? 0, { max })];
};

const HEX = 'enters.';

/** Skirmishes, Black Hole: whether the survivor takes the hex of the other, and what the hex asks of it. */
const takingOf = (
  { view, answers }: Fight<CadetSkirmish>,
  { piece, lost }: Survivor<CadetSkirmish>,
): Taking<CadetSkirmish> => {
  const on = flagAt(answers, 'advance') !== false;
  const { advance: label } = view.words.skirmishPages;
  const toggle: Block = {
    block: 'switches',
    switches: [{ id: 'advance', label, on, ...readsRule('Skirmishes') }],
  };
  if (!on) return { told: {}, blocks: [toggle], asks: null };
  const inHole = piece.terrain === 'Black Hole';
  const out = inHole ? dieAsked(answers, `${HEX}breakOut`, view.words.pages.move.breakOut) : null;
  const left = out?.die === undefined ? {} : { breakOut: out.die };
  const hex = hexBlocks(view, answers, HEX, lost.terrain);
  const way = [toggle, ...(out ? [out.block] : [])];
  if (out?.die !== undefined && goesIll(breakOutRoll(piece), out.die))
    return { told: { ...left, advance: hex.entry }, blocks: way, asks: null };
  const { entry, blocks, isDone } = stepThrough(view, piece, hex.entry, answers, HEX, inHole);
  const isRolled = isDone && (!out || out.die !== undefined);
  return {
    told: { ...left, advance: entry },
    blocks: [...way, ...hex.blocks, ...blocks],
    asks: isRolled ? null : { dice: 1 },
  };
};

/** Skirmishes: with whom, how likely, the dice of both. */
export const skirmishPage = makeSkirmishPage<CadetSkirmish>({
  sections: { pool: 'Skirmishes', near: 'Support', hull: 'Skirmishes' },
  entryOf: (line) => readsSource(line).entry ?? null,
  opens: 'bridge',
  pieceOf: ({ setup, state }, ship) => pieceOf(setup, state, ship),
  piecesOf: ({ setup, state }) => piecesOf(setup, state),
  aimWith: (aim, _view, answers) => {
    const rotations = countAt(answers, 'turns') ?? 0;
    return rotations > 0 ? { ...aim, rotations } : aim;
  },
  duelOf: ({ setup, state, rules }, aim) => {
    const situation = skirmishFrom(setup, state, aim);
    return situation && skirmishSituation(situation, rules);
  },
  before: () => [],
  others: turnBlocks,
  taking: takingOf,
  command: (aim, rolls, told) => ({ type: 'skirmish', ...aim, ...rolls, ...told }),
  quick: {
    blocks: () => [],
    fallen: () => null,
    command: ({ aim: { active, opposing, rotations } }, hull, told) => ({
      type: 'skirmish-quick',
      active,
      opposing,
      ...(rotations === undefined ? {} : { rotations }),
      hull,
      ...told,
    }),
  },
});
