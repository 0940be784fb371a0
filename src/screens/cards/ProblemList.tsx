import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import type { Problem } from '../../core/checked/checked';
import { useWords } from '../../words/WordsProvider';
import { sayProblem } from './sayProblem';

/** More would not be read by anybody. */
const most = 8;

/** Why a file was not taken, a sentence each. */
export function ProblemList({ problems }: Readonly<{ problems: readonly Problem[] }>) {
  const { cards: say } = useWords();
  const left = problems.length - most;
  return (
    <Panel>
      <Text variant="strong" tone="critical" level={2} live>
        {say.bring.refused}
      </Text>
      {problems.slice(0, most).map((problem, at) => (
        // Two faults may be told in the same words.
        <Text key={at} selectable>
          {sayProblem(say, problem)}
        </Text>
      ))}
      {left > 0 && <Text tone="muted">{say.bring.more(left)}</Text>}
      <Text tone="muted">{say.bring.nothing}</Text>
    </Panel>
  );
}
