import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Page } from '../../../../../core/pages/page';
import { CHART_RESULTS } from '../../../cards/terms';
import type { SomeWeapon } from '../../shipFace';
import type { Bench } from '../bench';
import { listAt, numberAt, textAt } from '../../../../kit/cards/draftParts';
import { draftOf } from '../../../../kit/cards/draftOf';
import { eachSaid, sentences, textBlock } from './text';

/** 5C: as far as the card prints anything. */
const chartBlock = ({ words }: Bench, { chart }: SomeWeapon): readonly Block[] => {
  const { reading } = words.cardDesk;
  const last = CHART_RESULTS.findLast((result) => (chart[result] ?? []).length > 0);
  if (last === undefined) return [];
  return [
    {
      block: 'table',
      label: reading.chart,
      head: [reading.gives],
      rows: CHART_RESULTS.filter((result) => result <= last).map((result) => {
        const icons = (chart[result] ?? []).map(words.strike.icon);
        return { label: String(result), cells: [icons.join(', ') || reading.nothing] };
      }),
    },
  ];
};

/** A weapon's card, from top to bottom as printed. */
export const weaponReading = (bench: Bench, draft: Answers, card: SomeWeapon | null): Page => {
  const { words, told, reads } = bench;
  const { cardDesk } = words;
  const title = textAt(draft, 'name') || cardDesk.unnamed('weapon');
  if (!card) return { title, blocks: [] };
  const sound = draftOf(card);
  const distance = numberAt(draft, 'maxDistance');
  const types = listAt(draft, 'types').length > 0 ? card.types : [];
  const lock = told.lockAbility(sound, 'lockAbility');
  return {
    title,
    kicker: [textAt(draft, 'code'), ...types].filter(Boolean).join(' · '),
    ...(distance === null
      ? {}
      : {
          figure: {
            label: cardDesk.reading.distance,
            value: String(distance),
            ...reads.distance,
          },
        }),
    blocks: [
      ...chartBlock(bench, card),
      ...sentences(cardDesk.reading.modifiers, eachSaid(sound, 'modifiers', told.modifier)),
      ...sentences(cardDesk.reading.lockAbility, lock === null ? [] : [lock]),
      ...textBlock(card.text),
    ],
  };
};
