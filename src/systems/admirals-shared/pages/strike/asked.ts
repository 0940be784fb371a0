import type { Answers } from '../../../../core/pages/answers';
import type { SwitchView } from '../../../../core/pages/page';
import type { AnyCondition } from '../../cards/effectForm';
import { textsAt } from '../../../kit/pages/answered';
import { toggled } from '../../../kit/pages/toggled';

/** The sentences on cards that only the table can answer, whether it has or not. */
export const askedSwitches = (
  open: readonly AnyCondition<string, string>[],
  answers: Answers,
): readonly SwitchView[] => {
  const asked = textsAt(answers, 'asked') ?? [];
  const texts = open.flatMap((one) => (one.on === 'asked' ? [one.text] : []));
  return [...new Set(texts)].map((text) => ({
    id: `asked ${text}`,
    label: text,
    on: asked.includes(text),
    answers: {
      on: { asked: toggled(asked, text, true) },
      off: { asked: toggled(asked, text, false) },
    },
  }));
};
