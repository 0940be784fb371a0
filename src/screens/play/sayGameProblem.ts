import type { Problem } from '../../core/checked/checked';
import type { GameProblem } from '../../stores/gameStore';
import type { Words } from '../../words/words';

type Say = Words['games']['problem'];

/** Why a game was not taken in, as a sentence. */
export function sayGameProblem(say: Say, problem: GameProblem): string {
  switch (problem.id) {
    case 'storage-refused':
    case 'newer-database':
    case 'migration-failed':
    case 'storage-silent':
    case 'lost':
      return say.notStored;
    case 'damaged':
      return say.broken(say.wholeGame);
    case 'unknown-system':
      return say.unknownSystem;
    case 'unreadable-game':
      return sayFile(say, problem.problems[0]);
    case 'refused-setup':
      return say.broken(say.wholeGame);
  }
}

function sayFile(say: Say, problem: Problem | undefined): string {
  if (problem === undefined) return say.broken(say.wholeGame);
  switch (problem.why.id) {
    case 'not-json':
    case 'another-file':
      return say.notAGame;
    case 'newer-file':
      return say.newer;
    case 'file-too-large':
      return say.tooLarge;
    default:
      return say.broken(problem.path === '' ? say.wholeGame : problem.path);
  }
}
