import fc from 'fast-check';

import type { Answer, Answers } from '../../../../../src/core/pages/answers';
import { admirals } from '../../../../../src/systems/admirals';
import { makeKeyword } from '../../../../../src/systems/admirals/cards/keywordText';
import {
  CHART_RESULTS,
  type AdmiralsCard,
  type WeaponCard,
} from '../../../../../src/systems/admirals/cards/types';
import { draftOf } from '../../../../../src/systems/admirals/desks/cards/draftOf';
import { KEYWORDS } from '../../../../../src/systems/admirals/keywords';
import { TRAINING_PACK } from '../../../../../src/systems/admirals/training/pack';
import { cards } from '../../../../builders/admiralsCards';
import { bareShelf, rebuild, trainingShelf } from '../../../../builders/cardDesk';

describe('a card can be entered from nothing by the controls of its editor', () => {
  test.each(TRAINING_PACK.cards.map((card) => [card.code, card] as const))('%s', (_, card) => {
    const draft = rebuild(card.kind, draftOf(card), trainingShelf);
    expect(admirals.parseCard(draft)).toEqual({ ok: true, value: card });
  });

  /** A keyword that no menu offers is typed as printed. */
  const typed = (keyword: Answer): Answer => {
    if (typeof keyword !== 'object' || keyword === null || Array.isArray(keyword)) return keyword;
    const { name, value } = keyword as Answers;
    const isKnown = KEYWORDS.some((rule) => rule.name === name) && typeof value !== 'string';
    if (isKnown || typeof name !== 'string') return keyword;
    return makeKeyword({
      name,
      ...(value === undefined ? {} : { value: value as string | number }),
    });
  };

  const listOf = (draft: Answers, key: string): readonly Answer[] => {
    const found = draft[key];
    return Array.isArray(found) ? found : [];
  };

  const typedKeywords = (card: AdmiralsCard): Answers => {
    const draft = draftOf(card);
    const effects = listOf(draft, 'effects').map((effect): Answer => {
      const group = effect as Answers;
      return group.keyword === undefined || group.does !== 'keyword'
        ? group
        : { ...group, keyword: typed(group.keyword) };
    });
    return {
      ...draft,
      ...(draft.keywords === undefined ? {} : { keywords: listOf(draft, 'keywords').map(typed) }),
      ...(draft.effects === undefined ? {} : { effects }),
    };
  };

  const fullChart = (chart: WeaponCard['chart']): WeaponCard['chart'] =>
    Object.fromEntries(CHART_RESULTS.map((result) => [result, chart[result] ?? []]));

  /** The editor writes a chart out in full, once a result gives something. */
  const inFull = (card: AdmiralsCard): AdmiralsCard => {
    if (card.kind !== 'weapon') return card;
    const isEmpty = Object.values(card.chart).every((icons) => icons.length === 0);
    return { ...card, chart: isEmpty ? {} : fullChart(card.chart) };
  };

  test('any card that the parser takes, with no other card at hand', () => {
    fc.assert(
      fc.property(cards.map(inFull), (card) => {
        const draft = rebuild(card.kind, typedKeywords(card), bareShelf);
        expect(admirals.parseCard(draft)).toEqual({ ok: true, value: card });
      }),
      { numRuns: 50 },
    );
  });
});
