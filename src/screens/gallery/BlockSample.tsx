import { useCallback, useMemo, useState } from 'react';

import { Blocks } from '../../components/blocks/PageParts';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import { useSettled } from '../../components/blocks/useSettled';
import { Columns } from '../../components/Screen';
import { withAnswers, type Answers, type Changes } from '../../core/pages/answers';
import { useWords } from '../../words/WordsProvider';
import { asking, telling } from './sampleBlocks';

const nowhere = () => undefined;
const shapeOf = (team: string) => (team === 'b' ? 'b' : 'a');

/** Every block of a page, with answers that are forgotten when the gallery is left. */
export function BlockSample() {
  const { blocks } = useWords().gallery;
  const [answers, setAnswers] = useState<Answers>({});
  const change = useCallback(
    (changes: Changes) => setAnswers((before) => withAnswers(before, changes)),
    [],
  );
  const hands = useDeskHands({ change, open: nowhere, shapeOf });
  const left = useSettled(useMemo(() => asking(blocks, answers), [blocks, answers]));
  const right = useSettled(useMemo(() => telling(blocks, answers), [blocks, answers]));
  return (
    <Columns>
      <Blocks blocks={left} hands={hands} />
      <Blocks blocks={right} hands={hands} />
    </Columns>
  );
}
