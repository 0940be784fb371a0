import type { Problem } from '../../core/checked/checked';
import { saySystemProblem } from '../../stores/cardStore';
import type { Words } from '../../words/words';

/** A fault of a file in one sentence that names its place. */
export function sayProblem(say: Words['cards'], { path, why }: Problem): string {
  return say.problem(path, say.why(why) || saySystemProblem(why));
}
