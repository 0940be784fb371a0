import { trackOf } from '../../../../core/game/state';
import { allOf, nameOf } from '../../../admirals-shared/play/checks';
import { inPlay, knownCard, stillThere } from '../checks';
import { fallIfDue, takeCriticals } from '../follow/damage';
import { setTrack } from '../../../admirals-shared/play/follow/tracks';
import { defeat } from '../follow/defeat';
import { mend } from '../follow/repair';
import { CRITICALS, HULL, LASTING_MARKS } from '../../../admirals-shared/play/names';
import { refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { trackFits } from './byHand';
import type { CommandOf } from '../commands';
import type { HandCommand } from '../../../kit/play/commands';

const withinBounds = (story: Story, ship: string, track: string, to: number): Check =>
  stillThere(story, ship) ?? trackFits(story, ship, track, to);

/** One tap: as damage or repair at the table does it, with what follows. */
export const adjust = (story: Story, command: CommandOf<'adjust'>): Told => {
  const { ship, track, by, returned = [] } = command;
  if (by === 0) return refuse({ id: 'nothing-to-change' }, '3A');
  const now = Object.hasOwn(story.state.ships, ship) ? trackOf(story.state, ship, track)?.now : 0;
  const to = (now ?? 0) + by;
  const wrong =
    withinBounds(story, ship, track, to) ?? allOf(returned, (card) => knownCard(story, card));
  if (wrong) return wrong;
  if (track === CRITICALS && by > 0) return takeCriticals(story, ship, by, {}, returned);
  return fallIfDue(setTrack(story, ship, track, to, {}), ship, {});
};

/** A correction: the number as it is on the table; only a defeat follows from it. */
export const setTrackByHand = (story: Story, { ship, track, to }: HandCommand<'set-track'>): Told =>
  withinBounds(story, ship, track, to) ?? fallIfDue(setTrack(story, ship, track, to, {}), ship, {});

/** 14A */
export const repair = (
  story: Story,
  { ship, what, amount, facings = [] }: CommandOf<'repair'>,
): Told => {
  const missing = stillThere(story, ship);
  if (missing) return missing;
  if (!Number.isInteger(amount) || amount < 1) return refuse({ id: 'nothing-to-change' }, '14A');
  const mended = mend(story, ship, what, amount, facings);
  return mended === story ? refuse({ id: 'nothing-to-change' }, '14A') : mended;
};

export const setTerrain = (
  story: Story,
  { ship, terrain, nearStrategic }: CommandOf<'set-terrain'>,
): Told =>
  inPlay(story, ship) ??
  tell(
    story,
    { type: 'mark-set', subject: ship, mark: LASTING_MARKS.terrain, to: terrain ?? 0 },
    ...(nearStrategic === undefined
      ? []
      : [
          {
            type: 'mark-set',
            subject: ship,
            mark: LASTING_MARKS.nearStrategic,
            to: nearStrategic ? 1 : 0,
          } as const,
        ]),
  );

export const removeShip = (story: Story, { ship, by }: HandCommand<'remove-ship'>): Told =>
  stillThere(story, ship) ??
  (by === undefined ? null : stillThere(story, by)) ??
  defeat(story, ship, 'removed', '3A-01 X', by);

/** A ship that left by mistake comes back with a point of hull, and no longer crippled. */
export const returnShip = (story: Story, { ship, place }: CommandOf<'return-ship'>): Told => {
  const known = Object.hasOwn(story.state.ships, ship) ? story.state.ships[ship] : undefined;
  if (!known) return refuse({ id: 'unknown-ship', ship }, '3');
  const isThere = known.left === null && known.place === place;
  if (isThere) return refuse({ id: 'has-not-left', ship: nameOf(story, ship) }, '3');
  const back = tell(story, { type: 'ship-placed', ship, place });
  const hull =
    trackOf(back.state, ship, HULL)?.now === 0 ? setTrack(back, ship, HULL, 1, {}) : back;
  const criticals = trackOf(hull.state, ship, CRITICALS);
  const most = (criticals?.max ?? 1) - 1;
  return (criticals?.now ?? 0) > most ? setTrack(hull, ship, CRITICALS, most, {}) : hull;
};
