import type { SubjectId } from '../../../../core/game/events';
import { countOf } from '../reading';
import { tell, type Story } from '../story';

/** Adds to a mark that counts. */
export const changeMark = (
  story: Story,
  subject: SubjectId,
  mark: string,
  by: number,
  rule: string,
): Story =>
  by === 0
    ? story
    : tell(story, {
        type: 'mark-set',
        subject,
        mark,
        to: countOf(story.state, subject, mark) + by,
        rule,
      });
