import { useEffect, useState } from 'react';
import { PanResponder, type View } from 'react-native';

/** Where a finger is inside the view it drags over, and how far it has come sideways. */
export type Finger = Readonly<{ x: number; y: number; dx: number }>;

type SidewaysDrag = Readonly<{
  onMove: (finger: Finger) => void;
  onRelease: (finger: Finger) => void;
  onCancel: () => void;
}>;

const dragFrom = 8;

/** A finger that moves sideways drags; one that moves up or down scrolls, and one that rests taps. */
export function useSidewaysDrag(drag: SidewaysDrag) {
  const [{ follow, props }] = useState(makeDrag);
  useEffect(() => follow(drag));
  return props;
}

function makeDrag() {
  let drag: SidewaysDrag | undefined;
  let view: View | null = null;
  let corner: Readonly<{ x: number; y: number }> | undefined;
  let last: Finger | undefined;
  const { panHandlers } = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (_, { dx, dy }) =>
      Math.abs(dx) >= dragFrom && Math.abs(dx) > Math.abs(dy),
    onPanResponderGrant: () => {
      corner = last = undefined;
      view?.measureInWindow((x, y) => {
        corner = { x, y };
      });
    },
    onPanResponderMove: (_, { moveX, moveY, dx }) => {
      if (corner === undefined) return;
      last = { x: moveX - corner.x, y: moveY - corner.y, dx };
      drag?.onMove(last);
    },
    onPanResponderRelease: () => {
      if (last === undefined) drag?.onCancel();
      else drag?.onRelease(last);
    },
    onPanResponderTerminate: () => drag?.onCancel(),
  });
  const ref = (held: View | null) => {
    view = held;
  };
  return {
    props: { ref, ...panHandlers },
    follow: (latest: SidewaysDrag) => {
      drag = latest;
    },
  };
}
