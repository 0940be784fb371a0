import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Page } from '../../../core/pages/page';
import { pastPage } from '../../kit/pages/past';
import { repairBlocks, repairChoices, type RepairQuestion } from './repairs';
import type { AnyView } from './view';

/** One tap, or a page where what is revealed asks something. */
export const revealAct = (view: AnyView, questions: readonly RepairQuestion[]): Act => {
  const label = view.words.pages.acts.reveal;
  return questions.length > 0
    ? { label, opens: { page: 'reveal' } }
    : view.tried({ type: 'reveal' }, { label, opens: 'bridge' });
};

/** What repairs at the reveal asks whom and where; `more` is what else is shown of it. */
export const revealPage = (
  view: AnyView,
  questions: readonly RepairQuestion[],
  answers: Answers,
  { isNow, more = [] }: { readonly isNow: boolean; readonly more?: readonly Block[] },
): Page => {
  const { reveal: title } = view.words.pages.acts;
  if (!isNow) return pastPage(view, title);
  const repairs = repairChoices(questions, answers);
  const command = { type: 'reveal', ...(repairs.length > 0 ? { repairs } : {}) } as const;
  return {
    title,
    blocks: [...repairBlocks(view, questions, answers), ...more],
    primary: view.tried(command, { label: title, opens: 'bridge' }),
    secondary: view.anyway(command, { opens: 'bridge' }),
  };
};
