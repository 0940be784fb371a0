import type { Answers } from '../../../../core/pages/answers';
import type { Page } from '../../../../core/pages/page';
import { isTracked } from '../../play/setup';
import { oneAt, textAt } from '../../../kit/pages/answered';
import { quickFrom, quickShipBlocks } from '../quickShipBlocks';
import type { Seen } from '../shipRow';
import { tried } from '../tried';
import type { CommandOf } from '../../play/commands';
import { shipCard } from '../../play/cardsInPlay';

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShipPage = (seen: Seen, answers: Answers): Page | null => {
  const { setup } = seen;
  const say = seen.words.correct.add;
  const onPaper = setup.players.find(({ team }) => !isTracked(setup, team));
  const first = onPaper ?? setup.players[0];
  if (!first) return null;
  const player = setup.players.find(({ id }) => id === textAt(answers, 'player')) ?? first;
  const refs = Object.keys(setup.cards).filter((ref) => shipCard(setup, ref) !== null);
  const card = oneAt(answers, 'as', refs);
  const known = card === null ? null : shipCard(setup, card);
  const name = textAt(answers, 'name') ?? known?.name ?? '';
  const badge = (textAt(answers, 'badge') ?? '').trim();
  const command: CommandOf<'add-ship'> = {
    type: 'add-ship',
    player: player.id,
    name,
    ...(badge === '' ? {} : { badge }),
    as: card === null ? { quick: quickFrom(answers) } : { card },
  };
  return {
    title: say.title,
    team: player.team,
    blocks: [
      {
        block: 'choice',
        id: 'player',
        label: say.player,
        style: 'chips',
        value: player.id,
        options: setup.players.map(({ id, name: own }) => ({ value: id, label: own })),
      },
      {
        block: 'choice',
        id: 'as',
        label: say.as,
        style: 'menu',
        value: card,
        options: [
          { value: null, label: say.quick },
          ...refs.map((ref) => ({ value: ref, label: shipCard(setup, ref)?.name ?? ref })),
        ],
      },
      { block: 'field', id: 'name', label: say.name, value: name, lines: 'one' },
      {
        block: 'field',
        id: 'badge',
        label: say.badge,
        value: badge,
        lines: 'one',
        hint: say.badgeHint,
      },
      ...(card === null ? quickShipBlocks(seen.words, answers) : []),
    ],
    primary: tried(seen, command, { label: say.act, opens: 'back' }),
  };
};
