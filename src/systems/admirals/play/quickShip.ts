import type { GameEvent, ShipId } from '../../../core/game/events';
import { trackOf, type GameState, type Ship } from '../../../core/game/state';
import { parseKeyword } from '../../admirals-shared/cards/keywordText';
import { ROLES } from '../../admirals-shared/cards/terms';
import type { ShipCard } from '../../admirals-shared/cards/types';
import { HULL, LASTING_MARKS } from '../../admirals-shared/play/names';
import type { QuickShip } from './commands';
import { shieldsOf } from '../../admirals-shared/play/reading';
import { markSet, countOf, wordOf } from '../../kit/play/marks';

/** A ship without a card: its role stands in place of one, the rest is in its tracks and marks. */
const QUICK = 'quick:';
export const quickRef = (role: string): string => `${QUICK}${role}`;

const OLD_CARD_ARMOR = 1;
const BETWEEN = ';';

export const quickCardOf = (name: string, quick: QuickShip): ShipCard => ({
  kind: 'ship',
  code: quickRef(quick.role),
  name,
  allegiance: '',
  type: 'Standard',
  bonusOrders: [],
  role: quick.role,
  hull: quick.hull,
  armor: quick.armor ?? OLD_CARD_ARMOR,
  flak: quick.flak ?? 0,
  shields: quick.shields,
  armaments: [],
  keywords: (quick.keywords ?? []).map(parseKeyword),
});

/** What its tracks do not hold. */
export const quickMarks = (ship: ShipId, quick: QuickShip): readonly GameEvent[] => {
  const { armor = OLD_CARD_ARMOR, flak = 0, keywords = [] } = quick;
  const marks = [
    [LASTING_MARKS.armor, armor],
    [LASTING_MARKS.flak, flak],
    [LASTING_MARKS.keywords, keywords.join(BETWEEN)],
  ] as const;
  return marks
    .filter(([, to]) => to !== 0 && to !== '')
    .map(([mark, to]) => markSet(ship, mark, to));
};

/** The card of such a ship, read back; null where it is none. */
export const quickCardAt = (state: GameState, ship: Ship): ShipCard | null => {
  const role = ROLES.find((one) => quickRef(one) === ship.card);
  if (role === undefined) return null;
  const most = (track: string): number => trackOf(state, ship.id, track)?.max ?? 0;
  const keywords = wordOf(state, ship.id, LASTING_MARKS.keywords);
  return quickCardOf(ship.name, {
    role,
    hull: most(HULL),
    shields: shieldsOf(state, ship.id, most),
    armor: countOf(state, ship.id, LASTING_MARKS.armor),
    flak: countOf(state, ship.id, LASTING_MARKS.flak),
    keywords: keywords === null ? [] : keywords.split(BETWEEN),
  });
};
