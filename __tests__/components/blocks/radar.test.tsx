import { fireEvent, screen } from '@testing-library/react-native';
import fc from 'fast-check';

import { alongFrom, aroundFrom, hexAt, sideTowards } from '../../../src/components/art/radarHexes';
import { hexesWithin, ORIGIN, ring, stepsBetween, type Hex } from '../../../src/core/hex/hex';
import { centreOf } from '../../../src/core/hex/layout';
import { FLAGSHIP } from '../../../src/core/drawing/drawing';
import { answerAt, type Answers } from '../../../src/core/pages/answers';
import type { BlockOf, RadarHex } from '../../../src/core/pages/page';
import { renderBlock } from '../../builders/page';

const hexes: readonly RadarHex[] = hexesWithin(4)
  .slice(1)
  .map((hex) => ({ ...hex, distance: stepsBetween(hex, ORIGIN) - 1, state: 'bears' }));

const radar = (answers: Answers): BlockOf<'radar'> => {
  const [q, r, facing] = ['q', 'r', 'facing'].map((name) => answerAt(answers, `radar.${name}`));
  return {
    block: 'radar',
    id: 'radar',
    label: 'Where she stands',
    attacker: { silhouette: FLAGSHIP, team: 'a' },
    target:
      q === undefined
        ? null
        : {
            silhouette: FLAGSHIP,
            team: 'b',
            q: Number(q),
            r: Number(r),
            facing: Number(facing),
          },
    hexes,
    spoken: 'The target bears.',
  };
};

const press = (name: string) => fireEvent.press(screen.getByLabelText(name));

/** A finger on the picture: down at one point, up at another, counted from the attacker. */
const touch = (from: Readonly<{ x: number; y: number }>, to = from) => {
  const picture = screen.getByRole('img', { name: 'The target bears.' });
  // The picture's own size is what it was drawn with.
  const { width, height } = Object.assign({}, ...[picture.props.style].flat(3)) as {
    width: number;
    height: number;
  };
  const at = ({ x, y }: typeof from) => ({
    nativeEvent: { locationX: x + width / 2, locationY: y + height / 2, pageX: x, pageY: y },
  });
  fireEvent(picture, 'responderGrant', at(from));
  fireEvent(picture, 'responderMove', at(to));
  fireEvent(picture, 'responderRelease', at(to));
  return width / (3 * 4 + 2);
};

describe('the target', () => {
  test('stands where the finger taps, and looks at the attacker', () => {
    const { answers } = renderBlock(radar);
    const size = touch({ x: 0, y: 0 });
    touch(centreOf({ q: 1, r: -3 }, size));
    expect(answers()).toEqual({ radar: { q: 1, r: -3, facing: 3 } });
  });

  test('a page that moves under a resting finger takes no tap away, and a finger that scrolls does', () => {
    renderBlock(radar);
    const picture = screen.getByRole('img');
    const at = (y: number) => ({
      nativeEvent: { locationX: 100, locationY: y, pageX: 100, pageY: y },
    });
    fireEvent(picture, 'responderGrant', at(40));
    expect(fireEvent(picture, 'responderTerminationRequest')).toBe(false);
    fireEvent(picture, 'responderMove', at(90));
    expect(fireEvent(picture, 'responderTerminationRequest')).toBe(true);
    fireEvent(picture, 'responderGrant', at(40));
    expect(fireEvent(picture, 'responderTerminationRequest')).toBe(false);
  });

  test('keeps its facing when it is moved', () => {
    const { answers } = renderBlock(radar, { radar: { q: 0, r: -1, facing: 2 } });
    const size = touch({ x: 0, y: 0 });
    touch(centreOf({ q: 0, r: -2 }, size));
    expect(answers()).toEqual({ radar: { q: 0, r: -2, facing: 2 } });
  });

  test('is turned by a drag towards the finger, and by two buttons', () => {
    const { answers } = renderBlock(radar, { radar: { q: 0, r: -1, facing: 3 } });
    touch({ x: 0, y: 0 }, { x: 0, y: -150 });
    expect(answerAt(answers(), 'radar.facing')).toBe(0);
    press('Turn target right');
    expect(answerAt(answers(), 'radar.facing')).toBe(1);
    press('Turn target left');
    press('Turn target left');
    expect(answerAt(answers(), 'radar.facing')).toBe(5);
  });

  test('is moved step by step: out, in and around', () => {
    const { answers } = renderBlock(radar);
    const place = () => ['q', 'r'].map((name) => answerAt(answers(), `radar.${name}`));
    press('Farther');
    expect(place()).toEqual([0, -1]);
    press('Farther');
    expect(place()).toEqual([0, -2]);
    press('Clockwise');
    expect(place()).toEqual([1, -2]);
    press('Anticlockwise');
    expect(place()).toEqual([0, -2]);
    press('Nearer');
    expect(place()).toEqual([0, -1]);
    expect(screen.getByText('Distance 0')).toBeVisible();
  });
});

describe('the geometry of the radar', () => {
  test('the middle of a hex, and all about it, is in that hex', () => {
    const offset = fc.double({ min: -0.4, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...hexesWithin(6)), offset, offset, (hex, x, y) => {
        const middle = centreOf(hex, 20);
        expect(hexAt({ x: middle.x + x * 20, y: middle.y + y * 20 }, 20)).toEqual(hex);
      }),
    );
  });

  test.each([
    [0, -1, 0],
    [1, -0.5, 1],
    [1, 0.5, 2],
    [0, 1, 3],
    [-1, 0.5, 4],
    [-1, -0.5, 5],
  ])('a point at %d, %d lies behind side %d', (x, y, side) => {
    expect(sideTowards({ x, y })).toBe(side);
  });

  test('going around reaches every hex of a ring once', () => {
    const start = { q: 0, r: -3 };
    const seen: Hex[] = [];
    let at: Hex = start;
    do {
      seen.push(at);
      at = aroundFrom(hexes, at, 1) ?? start;
    } while (at.q !== start.q || at.r !== start.r);
    expect(seen).toHaveLength(ring(3).length);
    expect(new Set(seen.map(({ q, r }) => `${q} ${r}`)).size).toBe(seen.length);
  });

  test('there is nothing nearer than the first ring, nor farther than the last', () => {
    expect(alongFrom(hexes, { q: 0, r: -1 }, -1)).toBeUndefined();
    expect(alongFrom(hexes, { q: 0, r: -4 }, 1)).toBeUndefined();
  });
});
