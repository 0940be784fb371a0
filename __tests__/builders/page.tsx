import { useState } from 'react';

import { BlockView } from '../../src/components/blocks/BlockView';
import type { Drawn } from '../../src/components/blocks/PageParts';
import { PageScreen } from '../../src/components/blocks/PageScreen';
import { runAct, type PageHands } from '../../src/components/blocks/hands';
import { sidesOf } from '../../src/core/dice/die';
import { withAnswers, type Answers, type Tapped } from '../../src/core/pages/answers';
import type { Block, Page } from '../../src/core/pages/page';
import { shapeOnDesk } from '../../src/screens/play/shapeOf';
import { renderPart } from './renderPart';

/** Hands that note what was asked of them. */
export const notedHands = (change: (changes: Tapped) => void = () => undefined) => {
  const noted = {
    play: jest.fn(),
    open: jest.fn(),
    read: jest.fn(),
    say: jest.fn(),
    change: jest.fn(change),
  };
  const hands: PageHands = {
    run: (act) =>
      void runAct(act, {
        change: noted.change,
        open: noted.open,
        say: noted.say,
        ask: (command) => {
          noted.play(command);
          return Promise.resolve(true);
        },
      }),
    play: noted.play,
    answer: (path, value) => noted.change({ [path]: value }),
    change: noted.change,
    open: noted.open,
    read: noted.read,
    // The last face first, then those before it.
    roll: (faces, count) => {
      const down = sidesOf(faces).toReversed();
      return Array.from({ length: count }, (_, at) => down.at(at % down.length) ?? 0);
    },
    shapeOf: shapeOnDesk,
  };
  return { noted, hands };
};

/** One block that is drawn from the answers given so far, as a page does it. */
export function renderBlock(draw: (answers: Answers) => Block, before: Answers = {}) {
  let set: (changes: Tapped) => void = () => undefined;
  let now = before;
  const { noted, hands } = notedHands((changes) => set(changes));
  function Answered() {
    const [answers, setAnswers] = useState(before);
    set = (changes) => {
      now = withAnswers(now, changes);
      setAnswers(now);
    };
    return <BlockView block={draw(answers)} hands={hands} />;
  }
  const drawn = renderPart(<Answered />);
  return { ...drawn, noted, answers: () => now };
}

export function renderPage(page: Page, around: Pick<Drawn, 'handing' | 'undo' | 'onRoll'> = {}) {
  const { noted, hands } = notedHands();
  const onBack = jest.fn();
  const show = (shown: Page) => (
    <PageScreen page={shown} hands={hands} onBack={onBack} {...around} />
  );
  const drawn = renderPart(show(page));
  return { noted, onBack, showAgain: (shown: Page) => drawn.rerender(show(shown)) };
}
