import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countAt, diceAt, flagAt } from '../../kit/pages/answered';
import { shipName } from '../../kit/play/ships';
import { rotationsOf } from '../movement';
import { pieceOf } from '../play/view';
import { hexBlocks, stepThrough } from './entryBlocks';
import { anyway, readsRule, tried, type Seen } from './seen';
import type { CommandOf } from '../play/commands';

/** Movement: one space. */
export const movePage = (seen: Seen, about: SubjectId, answers: Answers): Page | null => {
  const piece = pieceOf(seen.setup, seen.state, about);
  if (!piece) return null;
  const { move: words, attack } = seen.words.pages;
  const inHole = piece.terrain === 'Black Hole';
  const out = diceAt(answers, 'breakOut');
  const hex = hexBlocks(seen, answers, '');
  const stepping = stepThrough(seen, piece, hex.entry, answers, '', inHole);
  const ontoFriend = flagAt(answers, 'ontoFriend') === true;
  const most = rotationsOf(piece).value;
  const rotations = countAt(answers, 'rotations') ?? 0;
  const command: CommandOf<'move'> = {
    type: 'move',
    ship: about,
    ...(rotations > 0 ? { rotations } : {}),
    ...(ontoFriend ? { ontoFriend } : {}),
    ...(inHole && out[0] !== undefined ? { breakOut: out[0] } : {}),
    enters: stepping.entry,
  };
  const isReady = stepping.isDone && (!inHole || out.length === 1);
  const turns: readonly Block[] =
    most === 'any'
      ? []
      : [
          {
            block: 'stepper',
            id: 'rotations',
            label: words.rotations,
            value: rotations,
            min: 0,
            max: most,
          },
        ];
  const leaving: readonly Block[] = inHole
    ? [
        {
          block: 'dice',
          id: 'breakOut',
          label: words.breakOut,
          count: 1,
          dice: out,
          faces: SIX_SIDED,
        },
      ]
    : [];
  return {
    title: words.title,
    kicker: shipName(seen.state, about),
    team: piece.team,
    blocks: [
      ...turns,
      ...leaving,
      ...hex.blocks,
      {
        block: 'switches',
        switches: [
          { id: 'ontoFriend', label: words.ontoFriend, on: ontoFriend, ...readsRule('Movement') },
        ],
      },
      ...stepping.blocks,
    ],
    primary: isReady
      ? tried(seen, command, { label: words.go, opens: 'back' })
      : { label: words.go, why: attack.missing },
    secondary: isReady ? anyway(seen, command) : [],
  };
};
