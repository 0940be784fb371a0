import type { CardDesk } from '../../../core/pages/desks';
import { makeCardDesk, type Reading } from '../../kit/cards/cardDesk';
import { readingOf } from '../../kit/cards/cardPages';
import { trainingPack } from '../../kit/cards/builtIn';
import { FORMS, readCard, type DropfleetCard } from '../cards';
import { readsRule } from '../reference/contents';
import { TRAINING_CARDS } from '../training/cards';
import { en } from '../words/en';

const { lines } = en.fleetDesk;

/** All that is printed on a card, a line each; what its player wrote comes last. */
export const linesOf = (card: DropfleetCard): readonly string[] => {
  const written = 'rules' in card && card.rules !== undefined ? [card.rules] : [];
  if (card.kind === 'asset')
    return [lines.asset(card), ...card.attack.map(lines.attack), ...written];
  if (card.kind !== 'ship') return written;
  const launched = card.launch.map(({ asset, count }) =>
    lines.launch(en.terms.assets[asset], count),
  );
  return [
    lines.figures(card),
    lines.saves(card),
    ...card.weapons.map(lines.weapon),
    ...launched,
    ...written,
  ];
};

/** A card as it is read, once it is complete. */
const reading: Reading = (kind, draft, shelf) => {
  const page = readingOf(kind, draft, shelf);
  const card = readCard(draft, '');
  if (!card.ok) return page;
  return { ...page, blocks: linesOf(card.value).map((text) => ({ block: 'text', text })) };
};

/** Where cards are made and read, with the training set to begin with. */
export const cardDesk: CardDesk = makeCardDesk({
  forms: FORMS,
  words: en.cards,
  desk: en.desk,
  opens: { rule: readsRule, term: () => ({}) },
  readings: { ship: reading, asset: reading },
  problem: en.problem,
  builtIn: [trainingPack('dropfleet-training', en.trainingPack, TRAINING_CARDS)],
});
