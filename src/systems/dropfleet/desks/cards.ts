import { say } from '../../../core/checked/sentences';
import { readProblems } from '../../../core/checked/words/en';
import type { CardDesk } from '../../../core/pages/desks';
import { makeCardDesk, type Reading } from '../../kit/cards/cardDesk';
import { readingOf } from '../../kit/cards/cardPages';
import { trainingPack } from '../../kit/cards/builtIn';
import { deskWords } from '../../kit/cards/words/en/desk';
import { FORMS, readCard, type DropfleetCard } from '../cards';
import { readsRule } from '../reference/contents';
import { TRAINING_CARDS } from '../training/cards';
import { cardForms, trainingPack as words } from '../words/en/cardForms';
import { fleetWords } from '../words/en/fleet';
import { termWords } from '../words/en/terms';

const { lines } = fleetWords;

/** All that is printed on a card, a line each; what its player wrote comes last. */
export const linesOf = (card: DropfleetCard): readonly string[] => {
  const written = 'rules' in card && card.rules !== undefined ? [card.rules] : [];
  if (card.kind === 'asset')
    return [lines.asset(card), ...card.attack.map(lines.attack), ...written];
  if (card.kind !== 'ship') return written;
  const launched = card.launch.map(({ asset, count }) =>
    lines.launch(termWords.assets[asset], count),
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
  words: cardForms,
  desk: deskWords,
  opens: { rule: readsRule, term: () => ({}) },
  readings: { ship: reading, asset: reading },
  problem: (why) => say(readProblems, why),
  builtIn: [trainingPack('dropfleet-training', words, TRAINING_CARDS)],
});
