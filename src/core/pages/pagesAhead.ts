import { withAnswers, type Answers, type Changes } from './answers';
import type { Page, SwitchView } from './page';

const turned = ({ id, on, answers }: SwitchView): Changes => {
  if (answers === undefined) return { [id]: !on };
  return on ? answers.off : answers.on;
};

/** The answers after each switch that could be turned next, where turning one changes what is likely. */
export const answersAhead = (page: Page, answers: Answers): readonly Answers[] => {
  const blocks = [...page.blocks, ...(page.aside ?? [])];
  if (!blocks.some(({ block }) => block === 'odds')) return [];
  return blocks.flatMap((block) =>
    block.block === 'switches'
      ? block.switches.map((one) => withAnswers(answers, turned(one)))
      : [],
  );
};

/** So many pages are kept: those of a row of switches, and of the way back. */
const most = 40;

/** Pages by what was answered on them, each made once. */
export const keepPages = <Made>(make: (answers: Answers) => Made): ((answers: Answers) => Made) => {
  const made = new Map<string, Made>();
  return (answers) => {
    const key = JSON.stringify(answers);
    const known = made.get(key);
    if (known !== undefined) return known;
    const page = make(answers);
    if (made.size >= most) made.clear();
    made.set(key, page);
    return page;
  };
};
