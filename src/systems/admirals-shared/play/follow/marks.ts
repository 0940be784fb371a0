import type { SubjectId } from '../../../../core/game/events';
import { tell, type Story } from '../../../../core/game/story';
import { countOf } from '../reading';

/** Adds to a mark that counts. */
export const changeMark = <Some extends Story>(
  story: Some,
  subject: SubjectId,
  mark: string,
  by: number,
  rule: string,
): Some =>
  by === 0
    ? story
    : tell(story, {
        type: 'mark-set',
        subject,
        mark,
        to: countOf(story.state, subject, mark) + by,
        rule,
      });
