import type { GameEvent, ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { goesIll, illChance, type TerrainRoll } from '../../../admirals-shared/terrain/entry';
import { LASTING_MARKS, ROUND_MARKS } from '../../../admirals-shared/play/names';
import type { Entered } from '../resolve/entering';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { loseHull } from './damage';
import { collide, defeat } from './defeat';
import type { Entry } from '../commands';
import { spendShields } from '../../../admirals-shared/play/follow/shields';
import { terrainOf } from '../../../admirals-shared/play/reading';

const standIn = (story: Story, ship: ShipId, { terrain }: Entered, near: boolean): Story => {
  const events: GameEvent[] = [];
  if (terrainOf(story.state, ship) !== terrain) {
    const rule = '8';
    events.push({
      type: 'mark-set',
      subject: ship,
      mark: LASTING_MARKS.terrain,
      to: terrain ?? 0,
      rule,
    });
  }
  const mark = LASTING_MARKS.nearStrategic;
  if (hasMark(story.state, ship, mark) !== near)
    events.push({ type: 'mark-set', subject: ship, mark, to: near ? 1 : 0, rule: '10E-03' });
  return tell(story, ...events);
};

const rolled = (story: Story, ship: ShipId, { roll, fate }: Entered): Story => {
  if (roll === null) return story;
  const [name, rule] = fate === 'dust' ? ['dust', '8C-03'] : ['drawn-in', '8B-01'];
  return tell(story, { type: 'dice-rolled', by: ship, roll: name, dice: [roll], rule });
};

/** 8: a piece comes to stand in a hex, and the hex does what it does. */
export const enterHex = (story: Story, ship: ShipId, entered: Entered, entry: Entry): Story => {
  const there = standIn(rolled(story, ship, entered), ship, entered, entry.nearStrategic === true);
  switch (entered.fate) {
    case 'stays':
    case 'drawn-in':
      return there;
    case 'collision':
      return collide(there, ship, entered.with);
    case 'dust': {
      const rule = '8C-03';
      const paid =
        entered.pays === undefined ? there : spendShields(there, ship, entered.pays, 1, { rule });
      return loseHull(paid, ship, entered.directHits, { rule });
    }
  }
};

/** 8B-05: out of a Core Hex, or lost in it; whoever comes out has 2 Moves more, and is lost all the same if it ends there (8B-04). */
export const escapeCore = (story: Story, ship: ShipId, roll: TerrainRoll, die: number): Story => {
  const { rule } = roll;
  const ill = goesIll(roll, die);
  const told = tell(story, {
    type: 'dice-rolled',
    by: ship,
    roll: 'escape',
    dice: [die],
    rule,
    expected: { escaped: 1 - illChance(roll) },
    actual: { escaped: ill ? 0 : 1 },
  });
  if (ill) return defeat(told, ship, 'black-hole', rule);
  return tell(told, {
    type: 'mark-set',
    subject: ship,
    mark: ROUND_MARKS.escaped,
    to: 1,
    rule,
  });
};
