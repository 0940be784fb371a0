import type { Answers } from '../../../../core/pages/answers';
import type { Page } from '../../../../core/pages/page';
import { oneAt, textAt } from '../../../kit/pages/answered';
import { shipCard } from '../../play/view';
import { tried, type Seen } from '../seen';

/** A ship that comes to the table later, by a card that is in the game. */
export const addShipPage = (seen: Seen, answers: Answers): Page | null => {
  const { setup } = seen;
  const { add } = seen.words.correct;
  const player =
    setup.players.find(({ id }) => id === textAt(answers, 'player')) ?? setup.players[0];
  const refs = Object.keys(setup.cards).filter((ref) => shipCard(setup, ref) !== null);
  const card = oneAt(answers, 'as', refs) ?? refs[0];
  if (!player || card === undefined) return null;
  const nameOf = (ref: string): string => shipCard(setup, ref)?.name ?? ref;
  const name = textAt(answers, 'name') ?? nameOf(card);
  const badge = textAt(answers, 'badge') ?? '';
  const command = {
    type: 'add-ship',
    player: player.id,
    card,
    name,
    ...(badge.trim() === '' ? {} : { badge: badge.trim() }),
  } as const;
  return {
    title: add.title,
    team: player.team,
    blocks: [
      {
        block: 'choice',
        id: 'player',
        label: add.player,
        style: 'chips',
        value: player.id,
        options: setup.players.map(({ id, name: own }) => ({ value: id, label: own })),
      },
      {
        block: 'choice',
        id: 'as',
        label: add.as,
        style: 'menu',
        value: card,
        options: refs.map((ref) => ({ value: ref, label: nameOf(ref) })),
      },
      { block: 'field', id: 'name', label: add.name, value: name, lines: 'one' },
      {
        block: 'field',
        id: 'badge',
        label: add.badge,
        value: badge,
        lines: 'one',
        hint: add.badgeHint,
      },
    ],
    primary: tried(seen, command, { label: add.act, opens: 'back' }),
  };
};
