import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page, PageRef, TrackView } from '../../../core/pages/page';
import * as correct from '../../kit/pages/correct/game';
import { listed } from '../../kit/pages/laidOut';
import { trackView } from '../../kit/pages/shipRow';
import { ACTIVATED } from '../../kit/play/turns';
import { COUNT, CRIPPLED, LAUNCHED, MUST_ROLL, OUT_OF_COHERENCY, PHASES } from '../play/names';
import { isDropsite, isFeature, isGroup, isSingleShip, isWing } from '../play/view';
import { readsRule } from '../reference/contents';
import { LASTING } from '../rules/crippling';
import { LAST_ROUND } from '../rules/scoring';
import { en } from '../words/en';
import { attackPage } from './attack';
import { groupPage, shipPage, turnPage } from './group';
import { featurePage, launchPage, planningPage, sitePage, teamPage, wingPage } from './places';
import * as rolls from './rolls';
import { hullTrack, spikesTrack, troopItems, type View } from './view';

type About = (view: View, ship: Ship, answers: Answers) => Page;

const anyShip: About = (view, ship, answers) => {
  if (isGroup(ship)) return groupPage(view, ship);
  if (isWing(ship)) return wingPage(view, ship);
  if (isFeature(ship)) return featurePage(view, ship, answers);
  return isDropsite(ship) ? sitePage(view, ship) : shipPage(view, ship);
};

const shipMarks = (ship: Ship): readonly string[] => {
  if (isGroup(ship)) return [ACTIVATED, LAUNCHED];
  if (!isSingleShip(ship)) return [];
  return [OUT_OF_COHERENCY, MUST_ROLL, CRIPPLED, LAUNCHED, ...LASTING];
};

const corrections = (view: View, ship: Ship | undefined, answers: Answers): Page => {
  if (!ship)
    return correct.correctionsPage(view, answers, {
      phases: PHASES,
      phaseName: en.own.step,
      rounds: LAST_ROUND,
      reads: { phase: readsRule('Round'), end: readsRule('§12.1.5') },
      takesShips: false,
    });
  const isShip = isSingleShip(ship);
  return correct.shipCorrections(view, ship, answers, {
    tracks: listed<TrackView>([
      isGroup(ship) && spikesTrack(view, ship),
      isWing(ship) && trackView(view, ship.id, COUNT, { label: en.own.count }),
      (isShip || isDropsite(ship)) && hullTrack(view, ship),
    ]),
    flags: shipMarks(ship).map((mark) => correct.markChip(view, ship.id, mark)),
    counts: [
      ...(isShip ? [correct.markCounter(view, ship.id, 'fire', en.terms.effects.fire)] : []),
      ...(isGroup(ship) || isWing(ship) ? [] : troopItems(view, ship, en.own.battalions)),
    ],
    back: [view.tried({ type: 'come-back', ship: ship.id }, { label: en.correct.back })],
  });
};

const ABOUT: Readonly<Record<string, About>> = {
  ship: anyShip,
  attack: attackPage,
  launch: launchPage,
  feature: featurePage,
  cripple: rolls.cripplePage,
  explode: rolls.explodePage,
  mend: rolls.mendPage,
  burn: rolls.burnPage,
  board: rolls.boardPage,
  fight: rolls.fightPage,
  bomb: rolls.bombPage,
  scenery: rolls.sceneryPage,
};

/** A page of the battle; null where it is about something that is not in it. */
export const page = (view: View, at: PageRef, answers: Answers): Page | null => {
  const ship = view.state.ships[at.about ?? ''];
  if (at.page === 'planning') return planningPage(view, answers);
  if (at.page === 'turn') return turnPage(view);
  if (at.page === 'correct') return corrections(view, ship, answers);
  const team = view.setup.teams.find(({ id }) => id === at.about);
  if (at.page === 'team') return team ? teamPage(view, team.id, answers) : null;
  const about = Object.hasOwn(ABOUT, at.page) ? ABOUT[at.page] : undefined;
  return ship && about ? about(view, ship, answers) : null;
};
