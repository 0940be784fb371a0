import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { askedSwitches } from '../../../admirals-shared/pages/asked';
import { memo } from '../../../kit/pages/memo';
import type { Piece } from '../../piece';
import { strikeFrom } from '../../play/situations';
import type { StrikeAnswer } from '../../strike/spec';
import { bystanders, nearSwitch, reachesOf } from '../neighbours';
import type { Seen } from '../seen';
import type { StrikeAim } from '../../play/commands';

/** Whom a ship must be near to make a difference. */
const ENDS = ['nearAttacker', 'nearTarget'] as const;
type End = (typeof ENDS)[number];

interface Neighbour {
  readonly piece: Piece;
  readonly end: End;
  readonly within: number;
}

const answerTo = ({ setup, state, rules }: Seen, aim: StrikeAim): StrikeAnswer | null =>
  strikeFrom(setup, state, aim, rules);

/** Everything about an attack that another ship can change. */
const figuresOf = (answer: StrikeAnswer | null): string =>
  JSON.stringify(
    answer && [answer.modifiers.modifiers, answer.saves, answer.rerolledFaces, answer.rerolls],
  );

const known = memo<readonly Neighbour[]>(60);

/** Augur, Cover, orders that reach friends: every ship that would change this attack if it were near. */
const neighboursOf = (seen: Seen, aim: StrikeAim): readonly Neighbour[] => {
  const others = bystanders(seen, [aim.attacker, aim.target]);
  if (others.length === 0) return [];
  const alone: StrikeAim = { ...aim, nearAttacker: [], nearTarget: [] };
  const alike = figuresOf(answerTo(seen, alone));
  const figuresAt = (end: End, ship: string, distance: number | null): string =>
    distance === null
      ? alike
      : figuresOf(answerTo(seen, { ...alone, [end]: [{ ship, distance }] }));
  const find = () =>
    others.flatMap((piece) =>
      ENDS.flatMap((end) =>
        reachesOf((distance) => figuresAt(end, piece.id, distance)).map((within) => ({
          piece,
          end,
          within,
        })),
      ),
    );
  return known(JSON.stringify([alike, alone, seen.rules.rulings, others]), find);
};

/** What only the table can say: conditions on cards, and who is near. */
export const tableBlocks = (seen: Seen, aim: StrikeAim, answers: Answers): readonly Block[] => {
  const { aim: say } = seen.words.pages;
  const unasked = answerTo(seen, { ...aim, asked: [] });
  const switches = [
    ...askedSwitches(unasked?.open ?? [], answers),
    ...neighboursOf(seen, aim).map(({ piece, end, within }) => {
      const to = end === 'nearAttacker' ? aim.attacker : aim.target;
      return nearSwitch(seen, answers, end, { piece, to, within });
    }),
  ];
  const needsDistance = unasked?.open.some(({ on }) => on === 'distance') === true;
  return [
    ...(switches.length === 0
      ? []
      : [{ block: 'switches', label: say.tableKnows, switches } as const]),
    ...(needsDistance ? [{ block: 'text', text: say.distanceMatters } as const] : []),
  ];
};
