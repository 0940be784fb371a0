import type { Answers } from '../../../src/core/pages/answers';
import type { Block, Page } from '../../../src/core/pages/page';
import { answersAhead, keepPages } from '../../../src/core/pages/pagesAhead';

const odds: Block = {
  block: 'odds',
  label: 'Odds',
  headline: { label: 'Defeat', value: '1%' },
  bars: [],
  why: [],
};
const switches: Block = {
  block: 'switches',
  label: 'On the table',
  switches: [
    { id: 'dust', label: 'Through dust', on: true },
    {
      id: 'still',
      label: 'Has not moved',
      on: false,
      answers: { on: { 'asked.still': true, seen: 1 }, off: { 'asked.still': false } },
    },
  ],
};
const page = (blocks: readonly Block[], aside?: readonly Block[]): Page => ({
  title: 'At the Meridian',
  blocks,
  ...(aside && { aside }),
});

describe('what may be answered next', () => {
  test('is each switch turned, and everything else as it was', () => {
    expect(answersAhead(page([odds, switches]), { dust: true, target: 'a1' })).toEqual([
      { dust: false, target: 'a1' },
      { dust: true, target: 'a1', asked: { still: true }, seen: 1 },
    ]);
  });

  test('is found beside the page too', () => {
    expect(answersAhead(page([odds], [switches]), {})).toHaveLength(2);
  });

  test('is nobody’s question where nothing depends on luck', () => {
    expect(answersAhead(page([switches]), {})).toEqual([]);
  });
});

describe('pages that are kept', () => {
  const counted = () => {
    const made: Answers[] = [];
    const pageFor = keepPages((answers: Answers) => {
      made.push(answers);
      return { answers };
    });
    return { made, pageFor };
  };

  test('are made once for the same answers', () => {
    const { made, pageFor } = counted();
    const first = pageFor({ dust: true });
    pageFor({ dust: false });
    expect(pageFor({ dust: true })).toBe(first);
    expect(made).toEqual([{ dust: true }, { dust: false }]);
  });

  test('are never more than a few dozen', () => {
    const { made, pageFor } = counted();
    Array.from({ length: 100 }, (_, nth) => pageFor({ nth }));
    pageFor({ nth: 0 });
    expect(made).toHaveLength(101);
    expect(pageFor({ nth: 99 })).toEqual({ answers: { nth: 99 } });
    expect(made).toHaveLength(101);
  });
});
