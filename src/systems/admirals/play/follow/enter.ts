import type { ShipId } from '../../../../core/game/events';
import { goesIll, rollOut, type TerrainRoll } from '../../../admirals-shared/terrain/entry';
import { LASTING_MARKS, ROUND_MARKS } from '../../../admirals-shared/play/names';
import type { Entered } from '../resolve/entering';
import { record } from '../../../../core/game/game';
import type { Game } from '../game';
import { loseHull, collide, defeat } from './damage';
import type { Entry } from '../commands';
import { changeMark, setMark } from '../../../kit/play/marks';
import { spendShields } from '../../../admirals-shared/play/follow/shields';

const standIn = (
  game: Game,
  ship: ShipId,
  { terrain }: Entered,
  { nearStrategic: near = false, otherCore: isElsewhere = false }: Entry,
): Game => {
  const marked = setMark(game, ship, LASTING_MARKS.terrain, terrain ?? 0, '8');
  const there = isElsewhere ? setMark(marked, ship, ROUND_MARKS.startedInCore, 0, '8B-04') : marked;
  return setMark(there, ship, LASTING_MARKS.nearStrategic, near ? 1 : 0, '10E-03');
};

const rolled = (game: Game, ship: ShipId, { roll, fate }: Entered): Game => {
  if (roll === undefined) return game;
  const [name, rule] = fate === 'dust' ? ['dust', '8C-03'] : ['drawn-in', '8B-01'];
  return record(game, { type: 'dice-rolled', by: ship, roll: name, dice: [roll], rule });
};

/** 8: a piece comes to stand in a hex, and the hex does what it does. */
export const enterHex = (game: Game, ship: ShipId, entered: Entered, entry: Entry): Game => {
  const there = standIn(rolled(game, ship, entered), ship, entered, entry);
  switch (entered.fate) {
    case 'stays':
    case 'drawn-in':
      return there;
    case 'collision':
      return collide(there, ship, entered.with ?? null);
    case 'dust': {
      const rule = '8C-03';
      const paid =
        entered.pays === undefined ? there : spendShields(there, ship, entered.pays, 1, { rule });
      return loseHull(paid, ship, entered.directHits ?? 0, { rule });
    }
  }
};

/** 8B-05: out of a Core Hex, or lost in it; whoever comes out has 2 Moves more, each time, and is lost all the same if it ends there (8B-04). */
export const escapeCore = (game: Game, ship: ShipId, roll: TerrainRoll, die: number): Game => {
  const { rule } = roll;
  const after = record(game, rollOut(ship, 'escape', roll, die));
  return goesIll(roll, die)
    ? defeat(after, ship, 'black-hole', rule)
    : changeMark(after, ship, ROUND_MARKS.escaped, 1, rule);
};
