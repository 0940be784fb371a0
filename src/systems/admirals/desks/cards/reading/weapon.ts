import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Page } from '../../../../../core/pages/page';
import { CHART_RESULTS, type WeaponCard } from '../../../cards/types';
import { readsRule } from '../../../pages/reads';
import type { Bench } from '../bench';
import { cardSoFar } from '../cardSoFar';
import { numberAt, textAt } from '../draftParts';
import { sentences, textBlock } from './text';

/** 5C: as far as the card prints anything. */
const chartBlock = ({ words }: Bench, { chart }: WeaponCard): readonly Block[] => {
  const { reading } = words.cardDesk;
  const last = CHART_RESULTS.findLast((result) => (chart[result] ?? []).length > 0);
  if (last === undefined) return [];
  return [
    {
      block: 'table',
      label: reading.chart,
      head: [reading.result, reading.gives],
      rows: CHART_RESULTS.filter((result) => result <= last).map((result) => {
        const icons = (chart[result] ?? []).map(words.strike.icon);
        return { label: String(result), cells: [icons.join(', ') || reading.nothing] };
      }),
    },
  ];
};

/** A weapon's card, from top to bottom as printed. */
export const weaponReading = (bench: Bench, draft: Answers): Page => {
  const { cards, cardDesk } = bench.words;
  const card = cardSoFar(bench, 'weapon', draft);
  const title = textAt(draft, 'name') || cardDesk.unnamed('weapon');
  if (!card) return { title, blocks: [] };
  const distance = numberAt(draft, 'maxDistance');
  const types = Array.isArray(draft.types) && draft.types.length > 0 ? card.types : [];
  return {
    title,
    kicker: [textAt(draft, 'code'), ...types].filter(Boolean).join(' · '),
    ...(distance === null
      ? {}
      : {
          figure: {
            label: cardDesk.reading.distance,
            value: String(distance),
            ...readsRule('5A-01'),
          },
        }),
    blocks: [
      ...chartBlock(bench, card),
      ...sentences(
        cardDesk.reading.modifiers,
        card.modifiers.map(({ value, when }) => cards.modifier(value, when)),
      ),
      ...sentences(
        cardDesk.reading.lockAbility,
        card.lockAbility ? [cards.lockAbility(card.lockAbility)] : [],
      ),
      ...textBlock(card.text),
    ],
  };
};
